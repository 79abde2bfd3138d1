import { describe, expect, it } from '@jest/globals'
import { alphaShares } from '../../../src/analysis/pairs/alpha-shares.ts'
import { judgePairs, pairCheckCounts } from '../../../src/analysis/pairs/judge-pairs.ts'
import { foreseePairs } from '../../../src/analysis/pairs/pairs-from-history.ts'
import type { RunDigest, ScenarioDigest } from '../../../src/domain/baseline.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { type Random, seededRandom } from '../../../src/stats/random.ts'
import { gate } from '../../support/judged.ts'
import { normal } from '../../support/noise.ts'

type Row = ScenarioDigest['rows'][number]

const PROMPTS = Array.from({ length: 20 }, (_, index) => ({ id: `p${index}`, ttftMs: 300 + 20 * index }))
const NOISE = 0.15
const TOKENS = 100

/** [ttft ms, tpot ms, last ms, tokens] of one request of a prompt, whose times scatter. */
function aRow(ttftMs: number, random: Random): Row {
  const ttft = ttftMs * Math.exp(NOISE * normal(random))
  const tpot = 10 * Math.exp(0.05 * normal(random))
  return [ttft, tpot, ttft + tpot * (TOKENS - 1), TOKENS]
}

function aRun(rowCount: number, seed: number): RunDigest {
  const random = seededRandom(seed)
  return {
    recordedAt: '2026-11-01T00:00:00Z',
    ordinal: 0,
    environmentClass: 'x',
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    targets: [
      {
        id: 'mini',
        fingerprint: 'f',
        parts: {},
        tokenSource: 'usage',
        servedModels: [],
        servedFingerprints: [],
        serviceTiers: [],
        failures: {},
        scenarios: PROMPTS.map(({ id, ttftMs }) => ({
          id,
          hash: id,
          attempted: rowCount,
          failed: 0,
          streamed: rowCount,
          rows: Array.from({ length: rowCount }, () => aRow(ttftMs, random))
        }))
      }
    ]
  }
}

const ASKED = { target: 'mini', gate, targetCount: 1, scenarioCount: 20, leastPairs: 60, mostPairs: 280 }
const detectableOf = (digests: readonly RunDigest[], over: Partial<typeof ASKED> = {}, metric = 'ttft') =>
  foreseePairs({ ...ASKED, ...over, digests }).find((check) => check.metric === metric && check.statistic === 'p50')
    ?.detectableRatio ?? Number.NaN

/** What sixty real pairs of the same noise can detect. */
function detectableOfPairs(seed: number): number {
  const random = seededRandom(seed)
  const samples = Array.from({ length: 60 }, (_, pair) => {
    const { id, ttftMs } = PROMPTS[pair % PROMPTS.length] ?? { id: '', ttftMs: 0 }
    return (['base', 'head'] as const).map((arm, place): Sample => {
      const [ttft, , last] = aRow(ttftMs, random)
      const slot = {
        targetId: 'mini',
        scenarioId: id,
        kind: 'chat',
        round: 0,
        arm,
        pair,
        startedAtMs: 2 * pair + place
      }
      return {
        ...slot,
        outcome: 'ok',
        flags: [],
        readCount: 10,
        ttftMs: ttft ?? 0,
        lastMs: last ?? 0,
        outputTokenCount: TOKENS
      }
    })
  }).flat()
  const { checks } = judgePairs({
    target: 'mini',
    owned: true,
    samples,
    gateChecks: gate.checks,
    alpha: alphaShares(gate.falseAlarmRatio, pairCheckCounts(gate.checks)),
    looks: { scenarioCount: 20, leastPairs: 60, mostPairs: 280 },
    failFast: false
  })
  return checks.find(({ metric, statistic }) => metric === 'ttft' && statistic === 'p50')?.detectableRatio ?? Number.NaN
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const SEEDS = Array.from({ length: 20 }, (_, index) => 7000 + index)

describe('foreseePairs', () => {
  it('foresees what pairs of the same noise turn out to detect, within a tenth', () => {
    const foreseen = mean(SEEDS.map((seed) => detectableOf([aRun(3, seed)])))
    const found = mean(SEEDS.map(detectableOfPairs))
    expect(Math.abs(foreseen / found - 1)).toBeLessThan(0.1)
    // (2.81 + 1.28) × 1.4142 × 0.15 / √60, and some 5 % for a robust estimate, in logs: about 12 %.
    expect(found).toBeGreaterThan(0.09)
    expect(found).toBeLessThan(0.16)
  })

  it('foresees for the number of pairs of the first look, however much is on record', () => {
    const long = mean(SEEDS.map((seed) => detectableOf([aRun(30, seed)])))
    const short = mean(SEEDS.map((seed) => detectableOf([aRun(3, seed)])))
    expect(Math.abs(long / short - 1)).toBeLessThan(0.15)
  })

  it('takes further runs where one is not enough, and none of them twice', () => {
    const one = detectableOf([aRun(3, 1)], { leastPairs: 120 })
    const two = detectableOf([aRun(3, 1), aRun(3, 2)], { leastPairs: 120 })
    expect(two).toBeLessThan(one)
    expect(detectableOf([aRun(3, 1), aRun(3, 2)])).toBe(detectableOf([aRun(3, 1)]))
  })

  it('says the margin of each check, in ratios', () => {
    const checks = foreseePairs({ ...ASKED, digests: [aRun(3, 1)] })
    expect(checks.find(({ metric, statistic }) => metric === 'e2e' && statistic === 'p50')?.marginRatio).toBeCloseTo(
      0.06,
      12
    )
  })

  it.each([
    ['nothing', []],
    ['one request a prompt, which differs from none', [aRun(1, 1)]],
    ['another target', [{ ...aRun(3, 1), targets: aRun(3, 1).targets.map((target) => ({ ...target, id: 'other' })) }]]
  ])('foresees nothing from %s', (_, digests) => {
    expect(foreseePairs({ ...ASKED, digests })).toEqual([])
  })

  it('takes two requests for one difference', () => {
    const two = detectableOf([aRun(2, 1)], { leastPairs: 40 })
    const three = detectableOf([aRun(3, 1)], { leastPairs: 40 })
    expect(two).toBeGreaterThan(three)
  })
})
