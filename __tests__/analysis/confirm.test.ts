import { describe, expect, it } from '@jest/globals'
import { confirm, needsConfirmation, targetsToConfirm } from '../../src/analysis/confirm.ts'
import { statesOf } from '../../src/analysis/state.ts'
import { aRun, runsOnMain } from '../support/a-run.ts'
import { judged, p95Under } from '../support/judged.ts'

describe('a second measurement', () => {
  const first = judged(aRun({ factor: 1.6 }), runsOnMain(6))

  it('is asked for by an alarm, and by nothing else', () => {
    expect(needsConfirmation(first)).toBe(true)
    expect(needsConfirmation(judged(aRun(), runsOnMain(6)))).toBe(false)
    expect(needsConfirmation(judged(aRun({ factor: 2 }), runsOnMain(1)))).toBe(true)
    const whole = aRun({ change: (sample) => ({ ...sample, readCount: 1 }) })
    expect(needsConfirmation(judged(whole, runsOnMain(6)))).toBe(false)
  })

  it('is asked for by a broken budget of a provider target that has history', () => {
    const provider = { targets: [{ id: 'mini', owned: false }], budgets: [p95Under(150)] }
    const broken = judged(aRun(), runsOnMain(6), provider)
    expect(needsConfirmation(broken)).toBe(true)
    expect(needsConfirmation(judged(aRun(), runsOnMain(6), { budgets: [p95Under(150)] }))).toBe(false)
    const relieved = judged(aRun({ factor: 0.5 }), runsOnMain(6), provider)
    expect(confirm(broken, relieved).budgets[0]?.verdict).toBe('at-the-edge')
    expect(confirm(broken, broken).budgets[0]?.verdict).toBe('broken')
  })

  it('is asked for by pairs only where base is a server of its own', () => {
    const pairs = { ...first, checks: first.checks.map((check) => ({ ...check, kind: 'interleaved' as const })) }
    expect(needsConfirmation(pairs)).toBe(false)
    expect([...targetsToConfirm(pairs, new Set(['mini']))]).toEqual(['mini'])
    const calm = judged(aRun({ seed: 9 }), runsOnMain(6))
    expect(statesOf(confirm(pairs, calm))[0]).toBe('regression')
    expect(statesOf(confirm(pairs, calm, new Set(['mini'])))[0]).toBe('inconclusive')
  })

  it('is not asked for by what a reviewed line accepts', () => {
    const accepted = { upToRatio: 1, until: '2027-01-31', reason: 'r' }
    const taken = { ...first, checks: first.checks.map((check) => ({ ...check, accepted })) }
    expect(needsConfirmation(taken)).toBe(false)
  })

  it('confirms an alarm that it repeats', () => {
    const both = confirm(first, judged(aRun({ factor: 1.6, seed: 9 }), runsOnMain(6)))
    expect(both.checks[0]).toMatchObject({ verdict: 'regressed', confirmed: true })
    expect(statesOf(both)[0]).toBe('regression')
  })

  it('takes back an alarm that it does not repeat', () => {
    const both = confirm(first, judged(aRun({ seed: 9 }), runsOnMain(6)))
    expect(both.checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'not-confirmed', confirmed: false })
    expect(statesOf(both)[0]).toBe('inconclusive')
  })
})
