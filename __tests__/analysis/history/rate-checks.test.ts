import { describe, expect, it } from '@jest/globals'
import {
  checkErrorRate,
  checkSlowRate,
  checkStreamedShare,
  type RatesRequest
} from '../../../src/analysis/history/rate-checks.ts'
import { chooseWindow } from '../../../src/analysis/history/window.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { referenceLengths } from '../../../src/analysis/values/scenario-values.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { aRun, type RunShape, runsOnMain } from '../../support/a-run.ts'
import { threeErrors } from '../../support/noise.ts'

function ratesOf(head: Partial<RunShape>, base: Partial<RunShape> = {}): RatesRequest {
  const window = chooseWindow({
    digests: runsOnMain(5, base).map((run) => digestRun(run, { ordinal: 0 })),
    candidate: digestRun(aRun(head), { ordinal: 0 }),
    targetId: 'mini',
    owned: true
  })
  if (!('candidate' in window)) throw new Error('not comparable')
  return { target: 'mini', owned: true, window, alpha: 0.001 }
}
const failing = (count: number): Partial<RunShape> => ({
  change: (sample, index) => (index < count ? { ...sample, outcome: 'http-error' } : sample)
})

describe('checkErrorRate', () => {
  it.each([
    [0, 'unchanged'],
    [1, 'unchanged'],
    [3, 'unchanged'],
    [4, 'regressed'],
    [30, 'regressed']
  ] as const)('of %d failed in 60 where none failed before is %s', (count, verdict) => {
    expect(checkErrorRate(ratesOf(failing(count)))).toMatchObject({ verdict, candidate: count / 60, baseline: 0 })
  })

  it('does not hold against a head what the base did as well', () => {
    expect(checkErrorRate(ratesOf(failing(6), failing(6)))).toMatchObject({
      verdict: 'unchanged',
      reason: 'failures-as-before'
    })
  })

  it('asks for five points, however rare', () => {
    const many: Partial<RunShape> = { roundCount: 30 }
    const few = ratesOf({ ...many, ...failing(18) }, many)
    expect(checkErrorRate(few)).toMatchObject({ verdict: 'unchanged', candidate: 0.03 })
  })

  it('raises no more false alarms than its level', () => {
    const random = seededRandom(17)
    const flaky: Partial<RunShape> = {
      change: (sample) => (random() < 0.08 ? { ...sample, outcome: 'connection' } : sample)
    }
    const rounds = 150
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      if (checkErrorRate({ ...ratesOf(flaky, flaky), alpha: 0.01 }).verdict === 'regressed') alarms += 1
    }
    expect(alarms / rounds).toBeLessThanOrEqual(0.01 + threeErrors(0.01, rounds))
  })
})

describe('checkSlowRate', () => {
  /** So many requests of every ten, each round of other prompts, take so many times longer to start. */
  const stalling = (count: number, factor = 4): Partial<RunShape> => ({
    change: ({ ttftMs = 0, lastMs = 0, ...sample }, index) => {
      const added = (index + 3 * Math.floor(index / 20)) % 10 < count ? (factor - 1) * ttftMs : 0
      return { ...sample, ttftMs: ttftMs + added, ttfatMs: ttftMs + added, lastMs: lastMs + added }
    }
  })
  const slowRate = (head: Partial<RunShape>, base: Partial<RunShape> = {}) => {
    const request = ratesOf(head, base)
    return checkSlowRate({ ...request, lengths: referenceLengths(request.window.runs.map(({ target }) => target)) })
  }

  it('is a regression where more requests are slow than the runs before predict', () => {
    expect(slowRate(stalling(2))).toMatchObject({
      metric: 'slow_rate',
      statistic: 'rate',
      kind: 'history',
      gating: true,
      verdict: 'regressed',
      reason: 'more-slow-requests',
      baseline: 0,
      candidate: 0.2,
      changeRatio: 0.2
    })
  })

  it.each([
    ['nothing is slow', {}, {}, 0],
    ['the runs before have as many', stalling(2), stalling(2), 0.2],
    ['they are within what requests scatter by', stalling(3, 2.2), {}, 0],
    ['a run is slow as a whole, and none of it beside the others', { factor: 3 }, {}, 0],
    ['one in twenty is slow', { change: (s, i) => (i % 20 === 0 ? { ...s, ttftMs: 3000, lastMs: 4000 } : s) }, {}, 0.05]
  ] as [string, Partial<RunShape>, Partial<RunShape>, number][])(
    'is as before where %s',
    (_, head, base, candidate) => {
      expect(slowRate(head, base)).toMatchObject({ verdict: 'unchanged', reason: 'slow-requests-as-before', candidate })
    }
  )

  it('holds a run that is faster as a whole against the usual times', () => {
    expect(slowRate({ ...stalling(2, 2.4), factor: 0.5 })).toMatchObject({ verdict: 'unchanged', candidate: 0 })
  })

  it('counts what failed, and a reply whose tokens stall at its end', () => {
    expect(slowRate(failing(12))).toMatchObject({ verdict: 'regressed', candidate: 0.2 })
    const late: Partial<RunShape> = {
      change: (sample, index) => (index % 5 === 0 ? { ...sample, lastMs: 6000, endMs: 6001 } : sample)
    }
    expect(slowRate(late)).toMatchObject({ verdict: 'regressed', candidate: 0.2 })
  })

  it('does not alarm where runs before had as many now and then', () => {
    const uneven = ratesOf(stalling(2))
    const [runs, bad] = [uneven.window.runs, ratesOf(stalling(2), stalling(2)).window.runs]
    const window = { ...uneven.window, runs: [...runs.slice(0, 4), ...bad.slice(4)] }
    const lengths = referenceLengths(window.runs.map(({ target }) => target))
    expect(checkSlowRate({ ...uneven, window, lengths })).toMatchObject({ verdict: 'unchanged', candidate: 0.2 })
  })

  it('says which rise it would have found nine times in ten', () => {
    // Four of 60 are needed after 300 without any; P(X ≥ 4) is 0.9 for X ~ Binomial(60, 0.108).
    expect(slowRate({})?.detectableRatio).toBeCloseTo(0.108, 3)
  })

  it('says nothing where no run before has a time', () => {
    expect(slowRate({}, failing(60))).toBeUndefined()
  })
})

describe('checkStreamedShare', () => {
  const whole: Partial<RunShape> = { change: (sample) => ({ ...sample, readCount: 1 }) }

  it('is a regression where a base that streamed meets a head that does not', () => {
    expect(checkStreamedShare(ratesOf(whole))).toMatchObject({
      verdict: 'regressed',
      reason: 'no-longer-streams',
      candidate: 0,
      baseline: 1
    })
  })

  it('counts a reply without any stream as one that did not stream', () => {
    const json: Partial<RunShape> = {
      change: ({ ttftMs: _, readCount: __, ...sample }) => ({ ...sample, outcome: 'not-streamed' })
    }
    expect(checkStreamedShare(ratesOf(json))).toMatchObject({ verdict: 'regressed' })
    expect(checkErrorRate(ratesOf(json))).toMatchObject({ verdict: 'unchanged' })
  })

  it('asks of no refusal whether it streamed', () => {
    const refused: Partial<RunShape> = {
      change: (sample, index) => (index % 5 < 3 ? { ...sample, outcome: 'refusal' } : sample)
    }
    expect(checkStreamedShare(ratesOf(refused))).toMatchObject({ verdict: 'unchanged', candidate: 1 })
  })

  it('lets a few coalesced replies pass, and says nothing where the base did not stream either', () => {
    const some: Partial<RunShape> = {
      change: (sample, index) => (index % 3 === 0 ? { ...sample, readCount: 2 } : sample)
    }
    expect(checkStreamedShare(ratesOf(some))).toMatchObject({ verdict: 'unchanged' })
    expect(checkStreamedShare(ratesOf(whole, whole))).toBeUndefined()
  })
})
