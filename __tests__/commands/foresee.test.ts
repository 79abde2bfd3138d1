import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { foresee } from '../../src/commands/foresee.ts'
import type { RunDigest, ScenarioDigest } from '../../src/domain/baseline.ts'
import type { Plan } from '../../src/domain/plan.ts'
import { planParts } from '../../src/plan/config/fingerprint.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { normal } from '../support/noise.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const IDS = Array.from({ length: 20 }, (_, index) => `p${index}`)
const HERE = 'linux / x64'

function plan(targets: string, rest = ''): Plan {
  const files: Readonly<Record<string, string>> = {
    'c.yml': `targets: [${targets}]\nprompts: p.yml\n${rest}`,
    'p.yml': IDS.map((id) => `- { id: ${id}, prompt: Hi ${id} }`).join('\n')
  }
  const world = { readText: (path: string) => files[path], sha256, builtinSets: {} }
  return readPlan({ config: 'c.yml' }, { ...world, defaultConfigPath: 'c.yml' })
}

const ONE = '{ id: own, model: m, base-url: http://127.0.0.1:1/v1 }'
const BOTH = '{ id: own, model: m, base-url: http://127.0.0.1:1/v1, base: { base-url: http://127.0.0.1:2/v1 } }'

/** Runs of a plan whose level differs by `noise` from run to run, newest first. */
function runs(of: Plan, count: number, noise = 0.05): readonly RunDigest[] {
  const random = seededRandom(5)
  return Array.from({ length: count }, (_, index): RunDigest => {
    const level = Math.exp(noise * normal(random))
    const row = (): ScenarioDigest['rows'][number] => {
      const ttft = 300 * level * Math.exp(0.1 * normal(random))
      return [ttft, 10 * level, ttft + 990 * level, 100]
    }
    return {
      recordedAt: `2026-11-${String(30 - index).padStart(2, '0')}T00:00:00Z`,
      commit: `c${index}`,
      ordinal: 0,
      environmentClass: HERE,
      metricDefinition: '1',
      quantileMethod: 'hyndman-fan-7',
      targets: of.targets.slice(0, 1).map((target) => ({
        id: target.id,
        fingerprint: target.fingerprint,
        parts: planParts(target, of.schedule) as RunDigest['targets'][number]['parts'],
        tokenSource: 'usage',
        servedModels: [],
        servedFingerprints: [],
        serviceTiers: [],
        failures: {},
        scenarios: of.prompts.scenarios.map(({ id, hash }) => ({
          id,
          hash,
          attempted: 3,
          failed: 0,
          streamed: 3,
          rows: [row(), row(), row()]
        }))
      }))
    }
  })
}

const seen = (of: Plan, digests: readonly RunDigest[], environmentClass = HERE) =>
  foresee(of, { digests, environmentClass, newRandom: () => seededRandom(1) })
const ttftOf = ({ checks }: ReturnType<typeof seen>) =>
  checks.find(({ metric, statistic }) => metric === 'ttft' && statistic === 'p50')

describe('foresee', () => {
  it('tells what history can show from how runs differ', () => {
    const of = plan(ONE)
    const [calm, wild] = [0.02, 0.2].map((noise) => ttftOf(seen(of, runs(of, 8, noise))))
    expect(calm?.kind).toBe('history')
    expect(calm?.detectableRatio).toBeGreaterThan(0.02)
    expect(wild?.detectableRatio ?? 0).toBeGreaterThan(2 * (calm?.detectableRatio ?? Number.POSITIVE_INFINITY))
  })

  it('tells what pairs can show, which is less than history can by far', () => {
    const digests = runs(plan(ONE), 8, 0.2)
    const paired = ttftOf(seen(plan(BOTH), digests))
    expect(paired?.kind).toBe('interleaved')
    expect(paired?.detectableRatio ?? Number.POSITIVE_INFINITY).toBeLessThan(
      ttftOf(seen(plan(ONE), digests))?.detectableRatio ?? 0
    )
  })

  it('names the targets of which nothing is known', () => {
    expect(seen(plan(ONE), [])).toMatchObject({ checks: [], unknown: ['own'] })
    expect(seen(plan(BOTH), []).unknown).toEqual(['own'])
    const changed = plan(ONE.replace('model: m', 'model: n'))
    expect(seen(changed, runs(plan(ONE), 8))).toMatchObject({ checks: [], unknown: ['own'] })
  })

  it('knows nothing of another machine, where the target is owned', () => {
    const of = plan(ONE)
    expect(seen(of, runs(of, 8), 'linux / arm64').unknown).toEqual(['own'])
  })

  it('foresees no comparison where none is made', () => {
    const of = plan(ONE, 'compare: off')
    expect(seen(of, runs(of, 8)).checks).toEqual([])
  })
})
