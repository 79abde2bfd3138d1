import { describe, expect, it } from '@jest/globals'
import type { WantedPairCheck } from '../../../src/analysis/pairs/pair-rule.ts'
import {
  type AwaitedCheck,
  lookSizes,
  type ReplayRequest,
  replayLooks
} from '../../../src/analysis/pairs/replay-looks.ts'
import { pairsOf } from '../../../src/analysis/values/pairs.ts'
import { type PairShape, somePairs } from '../../support/some-pairs.ts'

const check = (over: Partial<WantedPairCheck>): WantedPairCheck => ({
  metric: 'ttft',
  statistic: 'p50',
  margin: { ratio: 0.06 },
  gating: true,
  alpha: 0.001,
  ...over
})
const replayed = (shape: Partial<PairShape>, over: Partial<ReplayRequest> = {}) =>
  replayLooks({
    wanted: [check({}), check({ metric: 'tpot' }), check({ statistic: 'p95', margin: { ratio: 0.15 }, gating: false })],
    pairs: pairsOf(somePairs(shape), 'mini').regular,
    looks: { scenarioCount: 20, leastPairs: 60, mostPairs: 200 },
    reading: { normalized: false, ownLength: false },
    usual: {},
    failFast: true,
    ended: false,
    ...over
  })

describe('replayLooks', () => {
  it('ends at the look that decides, and does not look at what was measured beyond it', () => {
    const replay = replayed({ pairCount: 200 })
    expect(replay).toMatchObject({ pairCount: 60, open: [], over: true, failedFast: false })
    expect(replay.nextSize).toBeUndefined()
    expect(replay.checks.map(({ look }) => look.values.length)).toEqual([60, 60, 60])
  })

  it('asks for the next look where a check is open', () => {
    const replay = replayed({ pairCount: 60, noise: 0.5 })
    expect(replay).toMatchObject({ nextSize: 80, over: false, pairCount: 60 })
    expect(replay.open.length).toBeGreaterThan(0)
  })

  it('decides nothing between looks', () => {
    const replay = replayed({ pairCount: 55, factor: 3 })
    expect(replay.nextSize).toBe(60)
    expect(replay.checks.every(({ look }) => look.outcome === undefined)).toBe(true)
    expect(replay.checks[0]?.look.estimate?.shift).toBeGreaterThan(1)
  })

  it('freezes a check at its look while another goes on', () => {
    const slowStart = somePairs({
      pairCount: 200,
      noise: 0.7,
      change: ([base, head]) => [base, { ...head, lastMs: (head.ttftMs ?? 0) + 1000 }]
    })
    const replay = replayed({}, { pairs: pairsOf(slowStart, 'mini').regular, failFast: false })
    expect(replay.checks[1]?.look).toMatchObject({ outcome: 'slower' })
    expect(replay.checks[1]?.look.values).toHaveLength(60)
    expect(replay.checks[0]?.look.values.length).toBeGreaterThan(60)
    expect(replay.checks[0]?.look.passed[0]).toBe(60)
  })

  it('stops at the first regression, where it is told to', () => {
    const shape: Partial<PairShape> = {
      pairCount: 200,
      noise: 0.7,
      change: ([base, head]) => [base, { ...head, lastMs: (head.ttftMs ?? 0) + 1000 }]
    }
    expect(replayed(shape)).toMatchObject({ pairCount: 60, failedFast: true })
    expect(replayed(shape).open).toMatchObject([{ metric: 'ttft' }])
  })

  describe('in a second measurement', () => {
    const awaiting = (...checks: readonly Pick<AwaitedCheck, 'metric' | 'statistic' | 'pairCount'>[]) => ({
      awaited: checks.map((one) => ({ target: 'mini', ...one }))
    })
    /** Per token it is slower at once, and the start takes more pairs to tell. */
    const shape: Partial<PairShape> = {
      pairCount: 200,
      factor: 1.25,
      noise: 0.35,
      change: ([base, head]) => [base, { ...head, lastMs: (head.ttftMs ?? 0) + 1000 }]
    }
    const ttft = { metric: 'ttft', statistic: 'p50' } as const

    it('goes on past any other regression until the alarm is decided', () => {
      expect(replayed(shape)).toMatchObject({ pairCount: 60, failedFast: true })
      const again = replayed(shape, awaiting(ttft))
      expect(again.pairCount).toBeGreaterThan(60)
      expect(again.checks[0]?.look.outcome).toBe('slower')
      expect(replayed({ ...shape, pairCount: 60 }, awaiting(ttft))).toMatchObject({ nextSize: 80, over: false })
    })

    it('ends when the alarm is decided, whatever else is open', () => {
      const again = replayed(shape, awaiting({ metric: 'tpot', statistic: 'p50' }))
      expect(again).toMatchObject({ pairCount: 60, open: [], over: true })
    })

    it('makes as many pairs as an alarm was made of that is judged once', () => {
      const p95 = { metric: 'ttft', statistic: 'p95', pairCount: 140 } as const
      expect(replayed({ pairCount: 200, factor: 2 }, awaiting(p95)).pairCount).toBeGreaterThanOrEqual(140)
      const failures = { metric: 'error_rate', statistic: 'rate', pairCount: 100 } as const
      expect(replayed({ pairCount: 60 }, awaiting(failures)).nextSize).toBe(80)
      expect(replayed({ pairCount: 200 }, awaiting(failures)).pairCount).toBe(100)
    })
  })

  it('judges the other checks once, when measuring is over', () => {
    const tail = { pairCount: 110, factor: 2 }
    const looks = { scenarioCount: 20, leastPairs: 120, mostPairs: 200 }
    expect(replayed(tail, { looks }).checks[2]?.look.outcome).toBeUndefined()
    expect(replayed(tail, { looks, ended: true }).checks[2]?.look.outcome).toBe('slower')
  })

  it('does not compare times a token by two kinds of count', () => {
    const replay = replayed({
      change: ([base, head]) => [base, { ...head, outputTokenSource: 'estimated' }]
    })
    expect(replay.checks.map(({ look }) => look.hopeless)).toEqual([undefined, 'token-source-differs', undefined])
  })
})

it('looks after a round, then every third of one, then ever more rarely, and at the cap', () => {
  expect(lookSizes({ scenarioCount: 30, leastPairs: 20, mostPairs: 200 })).toEqual([
    30, 40, 50, 60, 80, 100, 120, 150, 180, 200
  ])
})

it('looks no earlier than it may', () => {
  expect(lookSizes({ scenarioCount: 20, leastPairs: 60, mostPairs: 100 })).toEqual([60, 80, 100])
})

it('looks once where that is the cap', () => {
  expect(lookSizes({ scenarioCount: 20, leastPairs: 60, mostPairs: 60 })).toEqual([60])
})
