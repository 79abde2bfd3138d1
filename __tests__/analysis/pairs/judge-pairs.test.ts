import { describe, expect, it } from '@jest/globals'
import { alphaShares } from '../../../src/analysis/pairs/alpha-shares.ts'
import { type JudgePairsRequest, judgePairs, pairCheckCounts } from '../../../src/analysis/pairs/judge-pairs.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { gate } from '../../support/judged.ts'
import { threeErrors } from '../../support/noise.ts'
import { failed, type PairShape, somePairs } from '../../support/some-pairs.ts'

const alpha = alphaShares(0.01, pairCheckCounts(gate.checks))
const judged = (shape: Partial<PairShape>, over: Partial<JudgePairsRequest> = {}) =>
  judgePairs({
    target: 'mini',
    owned: true,
    samples: somePairs(shape),
    gateChecks: gate.checks,
    alpha,
    looks: { scenarioCount: 20, leastPairs: 60, mostPairs: 280 },
    failFast: true,
    ...over
  })
const found = (judgement: ReturnType<typeof judgePairs>, metric: string, statistic: string) =>
  judgement.checks.find((check) => check.metric === metric && check.statistic === statistic)

describe('pairCheckCounts', () => {
  it('counts everything that can turn the job red', () => {
    // Three named; the p95 of three metrics, failures, slow requests and two of single prompts beside them.
    expect(pairCheckCounts(gate.checks)).toEqual({ gating: 3, other: 7 })
    const streaming = { metric: 'streamed_share', statistic: 'rate', margin: {} } as const
    expect(pairCheckCounts([streaming])).toEqual({ gating: 0, other: 10 })
  })
})

describe('judgePairs', () => {
  it('has every check, in pairs, and asks for nothing more where all is decided', () => {
    const judgement = judged({ pairCount: 60 })
    expect(judgement.checks.map(({ metric, statistic }) => `${metric} ${statistic}`)).toEqual([
      'ttft p50',
      'ttft p95',
      'tpot p50',
      'tpot p95',
      'e2e p50',
      'e2e p95',
      'ttft worst-prompt',
      'tpot worst-prompt',
      'error_rate rate',
      'slow_rate rate',
      'streamed_share rate'
    ])
    expect(judgement.checks.every(({ kind }) => kind === 'interleaved')).toBe(true)
    expect(judgement.checks.filter(({ gating }) => gating).every(({ verdict }) => verdict === 'unchanged')).toBe(true)
    expect(judgement).toMatchObject({ undecided: [], pairCount: 60, next: { rechecks: [] } })
    expect(judgement.next.pairCount).toBeUndefined()
  })

  it('asks for the first look before anything is measured', () => {
    expect(judged({ pairCount: 0 }).next).toEqual({ pairCount: 60, rechecks: [] })
  })

  it('names what is slower', () => {
    const judgement = judged({ pairCount: 60, factor: 1.2 })
    expect(found(judgement, 'ttft', 'p50')).toMatchObject({ verdict: 'regressed', reason: 'slower-beyond-noise' })
    expect(found(judgement, 'e2e', 'p50')).toMatchObject({ verdict: 'regressed' })
  })

  it('shows a faster head as improved, and never as an alarm', () => {
    const judgement = judged({ pairCount: 60, factor: 0.7 })
    expect(found(judgement, 'tpot', 'p50')).toMatchObject({ verdict: 'improved', reason: 'faster-beyond-noise' })
    expect(judgement.checks.some(({ verdict }) => verdict === 'regressed')).toBe(false)
  })

  it('comes to the same by steps as at once', () => {
    const all = somePairs({ pairCount: 280, noise: 0.3, factor: 1.05, seed: 7 })
    let pairCount = 0
    for (;;) {
      const samples = all.filter(({ pair = 0 }) => pair < pairCount)
      const { next } = judged({}, { samples })
      if (next.pairCount === undefined) {
        const rechecks = { rechecks: next.rechecks }
        expect(judged({}, { samples })).toEqual(judged({}, { samples: all }))
        expect(judged({}, { samples: all }).next).toEqual(rechecks)
        break
      }
      pairCount = next.pairCount
    }
    expect(pairCount).toBeGreaterThan(60)
  })

  it('has prompts that look slow asked again', () => {
    const change = ([base, head]: readonly [Sample, Sample]): readonly [Sample, Sample] =>
      head.scenarioId === 's4'
        ? [base, { ...head, ttftMs: 2 * (head.ttftMs ?? 0), lastMs: 2 * (head.lastMs ?? 0) }]
        : [base, head]
    const first = judged({ pairCount: 60, change })
    expect(first.next.rechecks).toEqual([{ scenarioIds: ['s4'], pairCount: 2 }])
    expect(found(first, 'ttft', 'worst-prompt')).toMatchObject({ verdict: 'inconclusive', reason: 'not-finished' })
    const fresh = somePairs({ seed: 3, pairCount: 160, change })
      .filter(({ scenarioId }) => scenarioId === 's4')
      .map((sample): Sample => ({ ...sample, pair: 1_000_000 + (sample.pair ?? 0), flags: ['recheck'] }))
    const second = judged({}, { samples: [...somePairs({ pairCount: 60, change }), ...fresh] })
    expect(second.next.rechecks).toEqual([])
    expect(found(second, 'ttft', 'worst-prompt')).toMatchObject({ verdict: 'regressed', scenarios: ['s4'] })
    expect(found(second, 'ttft', 'p50')).toMatchObject({ pairCount: 60 })
  })

  it('does not judge once and for all before the end, and does at it', () => {
    const broken: Partial<PairShape> = { pairCount: 40, change: ([base, head]) => [base, failed(head)] }
    expect(found(judged(broken), 'error_rate', 'rate')).toMatchObject({ reason: 'not-finished' })
    expect(found(judged(broken, { ended: true }), 'error_rate', 'rate')).toMatchObject({ reason: 'more-failures' })
    expect(found(judged(broken, { ended: true }), 'ttft', 'p50')).toMatchObject({ verdict: 'inconclusive' })
  })

  it('does not pass a metric that vanished', () => {
    const change = ([base, head]: readonly [Sample, Sample]): readonly [Sample, Sample] => {
      const { outputTokenCount: _count, ...rest } = head
      return [base, rest]
    }
    const judgement = judged({ change })
    expect(found(judgement, 'tpot', 'p50')).toMatchObject({ verdict: 'inconclusive', reason: 'vanished' })
    expect(judgement.undecided).toEqual([])
  })

  it('believes no latency where much was spoilt', () => {
    const spoilt = somePairs({ seed: 2, pairCount: 10 }).map(
      (sample): Sample => ({ ...sample, flags: ['void-client-stall'] })
    )
    const check = found(judged({}, { samples: [...spoilt, ...somePairs({})] }), 'ttft', 'p50')
    expect(check).toMatchObject({ verdict: 'inconclusive', reason: 'too-many-void' })
    expect(check?.changeRatio).toBeUndefined()
  })

  it('compares in tokens of one tokenizer, and answers of their own length, where it is told to', () => {
    const change = ([base, head]: readonly [Sample, Sample]): readonly [Sample, Sample] => [
      { ...base, normalizedTokenCount: 21 },
      { ...head, outputTokenCount: 42, normalizedTokenCount: 21 }
    ]
    expect(found(judged({ change }), 'tpot', 'p50')?.changeRatio).toBeLessThan(-0.4)
    expect(Math.abs(found(judged({ change }, { normalized: true }), 'tpot', 'p50')?.changeRatio ?? 9)).toBeLessThan(
      0.05
    )
    const experienced = judged({ change, factor: 1.02 }, { ownLength: true })
    expect(found(experienced, 'e2e', 'p50')?.changeRatio).toBeCloseTo(0.02, 1)
  })

  it('raises hardly any alarm where nothing changed, and finds ten per cent', () => {
    const rounds = 50
    const random = seededRandom(77)
    let alarms = 0
    let found10 = 0
    for (let round = 0; round < rounds; round += 1) {
      const seed = Math.floor(random() * 1e9)
      const regressed = (factor: number): boolean =>
        judged({ seed, factor, noise: 0.2, pairCount: 280 }).checks.some(({ verdict }) => verdict === 'regressed')
      if (regressed(1)) alarms += 1
      if (regressed(1.1)) found10 += 1
    }
    expect(alarms / rounds).toBeLessThan(0.01 + threeErrors(0.01, rounds))
    expect(found10 / rounds).toBeGreaterThan(0.9 - threeErrors(0.9, rounds))
  })
})
