import { describe, expect, it } from '@jest/globals'
import { checkErrorRate, checkStreamedShare, type RatesRequest } from '../../../src/analysis/history/rate-checks.ts'
import { chooseWindow } from '../../../src/analysis/history/window.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
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
    [3, 'regressed'],
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
    // The window's own rate is uncertain too, which a plain binomial does not know: allowed for by the 0.01.
    expect(alarms / rounds).toBeLessThanOrEqual(0.02 + threeErrors(0.02, rounds))
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
