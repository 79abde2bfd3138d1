import { describe, expect, it } from '@jest/globals'
import { confirm, targetsToConfirm, withImprovementsConfirmed } from '../../../src/analysis/verdict/confirm.ts'
import { statesOf } from '../../../src/analysis/verdict/state.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'
import { judged, p95Under } from '../../support/judged.ts'

/** So many of a run's requests find nobody. */
const failing = (count: number) =>
  aRun({
    seed: 9,
    change: (sample, index): Sample => {
      const { ttftMs: _, ttfatMs: __, lastMs: ___, ...rest } = sample
      return index < count ? { ...rest, outcome: 'connection' } : sample
    }
  })

const failsEveryEighth = (sample: Sample, index: number): Sample => {
  const { ttftMs: _, ttfatMs: __, lastMs: ___, ...rest } = sample
  return index % 8 === 0 ? { ...rest, outcome: 'connection' } : sample
}

describe('a second measurement', () => {
  const first = judged(aRun({ factor: 1.6 }), runsOnMain(6))

  it('is asked for by an alarm, and by nothing else', () => {
    expect(targetsToConfirm(first).size).toBeGreaterThan(0)
    expect(targetsToConfirm(judged(aRun(), runsOnMain(6))).size).toBe(0)
    expect(targetsToConfirm(judged(aRun({ factor: 2 }), runsOnMain(1))).size).toBeGreaterThan(0)
    const whole = aRun({ change: (sample) => ({ ...sample, readCount: 1 }) })
    expect(targetsToConfirm(judged(whole, runsOnMain(6))).size).toBe(0)
  })

  it('is asked for by a broken budget of a provider target that has history', () => {
    const provider = { targets: [{ id: 'mini', owned: false }], budgets: [p95Under(150)] }
    const broken = judged(aRun(), runsOnMain(6), provider)
    expect(targetsToConfirm(broken).size).toBeGreaterThan(0)
    expect(targetsToConfirm(judged(aRun(), runsOnMain(6), { budgets: [p95Under(150)] })).size).toBe(0)
    const relieved = judged(aRun({ factor: 0.5 }), runsOnMain(6), provider)
    expect(confirm(broken, relieved).budgets[0]).toMatchObject({ verdict: 'at-the-edge', reason: 'not-confirmed' })
    expect(confirm(broken, broken).budgets[0]?.verdict).toBe('broken')
  })

  it('is asked for by pairs only where base is a server of its own', () => {
    const pairs = { ...first, checks: first.checks.map((check) => ({ ...check, kind: 'interleaved' as const })) }
    expect(targetsToConfirm(pairs).size).toBe(0)
    expect([...targetsToConfirm(pairs, new Set(['mini']))]).toEqual(['mini'])
    const calm = judged(aRun({ seed: 9 }), runsOnMain(6))
    expect(statesOf(confirm(pairs, calm))[0]).toBe('regression')
    expect(statesOf(confirm(pairs, calm, new Set(['mini'])))[0]).toBe('inconclusive')
  })

  it('confirms what looked faster on two servers; alone that is told as seen once', () => {
    const fast = judged(aRun({ factor: 0.5 }), runsOnMain(6))
    const pairs = { ...fast, checks: fast.checks.map((check) => ({ ...check, kind: 'interleaved' as const })) }
    const [check] = pairs.checks
    expect(check?.verdict).toBe('improved')
    const told = (second: Parameters<typeof withImprovementsConfirmed>[1], ownBases = new Set(['mini'])) =>
      withImprovementsConfirmed(pairs, second, ownBases).checks[0]
    expect(told(undefined)).toMatchObject({ verdict: 'unchanged', reason: 'faster-once' })
    expect(told(judged(aRun(), runsOnMain(6)))).toMatchObject({ verdict: 'unchanged', reason: 'faster-once' })
    expect(told(fast)).toMatchObject({ verdict: 'improved', confirmed: true })
    expect(told(undefined, new Set())).toEqual(check)
    expect(withImprovementsConfirmed(fast, undefined, new Set(['mini'])).checks[0]?.verdict).toBe('improved')
  })

  it('is asked for by slow prompts where base is a server of its own, and must find one of them again', () => {
    const [check] = first.checks
    if (check === undefined) throw new Error('a judgement has checks')
    const slow = (...scenarios: readonly string[]) => ({
      ...first,
      checks: [
        { ...check, kind: 'interleaved', statistic: 'worst-prompt', reason: 'slower-prompts', scenarios } as const
      ]
    })
    const own = new Set(['mini'])
    expect(targetsToConfirm(slow('s1')).size).toBe(0)
    expect([...targetsToConfirm(slow('s1'), own)]).toEqual(['mini'])
    expect(confirm(slow('s1', 's2'), slow('s2'), own).checks[0]).toMatchObject({ confirmed: true })
    expect(confirm(slow('s1'), slow('s3'), own).checks[0]).toMatchObject({ reason: 'not-confirmed' })
  })

  it('is not asked for by what a reviewed line accepts', () => {
    const accepted = { upToRatio: 1, until: '2027-01-31', reason: 'r' }
    const taken = { ...first, checks: first.checks.map((check) => ({ ...check, accepted })) }
    expect(targetsToConfirm(taken).size).toBe(0)
  })

  it('confirms an alarm that it repeats', () => {
    const both = confirm(first, judged(aRun({ factor: 1.6, seed: 9 }), runsOnMain(6)))
    expect(both.checks[0]).toMatchObject({ verdict: 'regressed', confirmed: true })
    expect(statesOf(both)[0]).toBe('regression')
  })

  it('leaves an alarm that it does not repeat to another job', () => {
    const both = confirm(first, judged(aRun({ seed: 9 }), runsOnMain(6)))
    expect(both.checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'slower-once', confirmed: false })
    expect(statesOf(both)[0]).toBe('inconclusive')
  })

  it('that fails altogether takes back no alarm: it has seen worse', () => {
    const dead = failing(60)
    const both = confirm(first, { ...judged(dead, runsOnMain(6)), samples: dead.samples })
    expect(both.checks[0]).toMatchObject({
      verdict: 'regressed',
      reason: 'slower-beyond-noise',
      secondCounts: { attempted: 60, failed: 60 }
    })
    expect(both.checks[0]?.confirmed).toBeUndefined()
    expect(statesOf(both)[0]).toBe('regression')
  })

  it('that asked nothing takes back no alarm either: whether it stands could not be measured', () => {
    const none = { ...aRun(), samples: [] }
    const both = confirm(first, { ...judged(none, runsOnMain(6)), samples: [] })
    const alarms = first.checks.filter(({ verdict }) => verdict === 'regressed')
    const left = both.checks.filter(({ reason }) => reason === 'not-measured-again')
    expect(alarms.length).toBeGreaterThan(0)
    expect(left).toHaveLength(alarms.length)
    expect(left[0]).toMatchObject({ verdict: 'inconclusive', secondCounts: { attempted: 0, failed: 0 } })
    expect(both.unmeasured).toEqual(['mini'])
    expect(statesOf(both)[0]).toBe('could-not-measure')
  })

  it('disagrees only where it lost few requests, and only as a whole', () => {
    const often = runsOnMain(6, { change: failsEveryEighth })
    const lost = failing(8)
    const some = confirm(first, { ...judged(lost, often), samples: lost.samples })
    expect(some.checks[0]).toMatchObject({ reason: 'not-measured-again', secondCounts: { attempted: 60, failed: 8 } })
    expect(some.unmeasured).toEqual(['mini'])
    const calm = judged(aRun({ seed: 9 }), runsOnMain(6))
    expect(statesOf(confirm(first, { ...calm, partial: true }))[0]).toBe('could-not-measure')
    expect(statesOf(confirm(first, { ...calm, partial: false }))[0]).toBe('inconclusive')
  })

  it('that ended early confirms what it saw, and the target counts as measured', () => {
    const same = judged(aRun({ factor: 1.6, seed: 9 }), runsOnMain(6))
    const one = { ...same, checks: same.checks.filter(({ metric }) => metric === 'ttft'), partial: true }
    const both = confirm(first, one)
    expect(both.checks[0]).toMatchObject({ confirmed: true })
    expect(both.checks.some(({ reason }) => reason === 'not-measured-again')).toBe(true)
    expect(both.unmeasured).toEqual([])
  })

  it('relieves a broken budget only where it measured it', () => {
    const provider = { targets: [{ id: 'mini', owned: false }], budgets: [p95Under(150)] }
    const broken = judged(aRun(), runsOnMain(6), provider)
    const relieved = judged(aRun({ factor: 0.5 }), runsOnMain(6), provider)
    const none = judged({ ...aRun(), samples: [] }, runsOnMain(6), provider)
    expect(confirm(broken, none).budgets[0]?.verdict).toBe('broken')
    expect(confirm(broken, { ...relieved, budgets: [] }).budgets[0]?.verdict).toBe('broken')
    expect(confirm(broken, { ...relieved, partial: true }).budgets[0]?.verdict).toBe('broken')
  })
})
