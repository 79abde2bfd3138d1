import { describe, expect, it } from '@jest/globals'
import { statesOf } from '../../src/analysis/verdict/state.ts'
import { calibrationOf, calibrationText } from '../../src/commands/calibrate.ts'
import { aPairedCheck, aPairedRegression, aReport } from '../support/a-report.ts'

const quiet = aReport()
  .checks(aPairedCheck(), aPairedCheck({ metric: 'tpot', gating: false }))
  .build()
const alarm = aReport()
  .checks(aPairedRegression({ pairCount: 60, detectableRatio: 0.2 }))
  .build()
const tail = aReport()
  .checks(aPairedCheck(), aPairedRegression({ statistic: 'p95', gating: false, pairCount: 120 }))
  .build()
const faster = aReport()
  .checks(aPairedCheck({ verdict: 'improved', reason: 'faster-beyond-noise', pairCount: 120 }))
  .build()
const unsettled = aReport()
  .checks(aPairedCheck({ verdict: 'inconclusive', reason: 'could-be-either', pairCount: 280 }))
  .build()

describe('calibrationOf', () => {
  it('counts as alarms the comparisons that would have failed a job', () => {
    expect(calibrationOf([quiet, alarm, faster, unsettled])).toMatchObject({
      comparisonCount: 4,
      alarmCount: 1,
      improvementCount: 1,
      checks: [{ target: 'chat', metric: 'ttft', statistic: 'p50', alarmCount: 1, settledCount: 3 }]
    })
  })

  it('counts what the gate does not name as the job does, and lists it', () => {
    expect(statesOf({ ...tail, withoutBaseline: [], unmeasured: [] })[0]).toBe('regression')
    const calibration = calibrationOf([quiet, tail])
    expect(calibration.alarmCount).toBe(1)
    expect(calibration.checks.map(({ metric, statistic, alarmCount }) => [metric, statistic, alarmCount])).toEqual([
      ['ttft', 'p50', 0],
      ['ttft', 'p95', 1]
    ])
    expect(calibrationText(calibration, 0.01)).toMatch(/chat +TTFT p95 +1 +1 of 2 +120 /)
  })

  it('counts no drift of what a change cannot touch', () => {
    const drift = aReport()
      .checks(aPairedRegression({ owned: false }))
      .build()
    expect(calibrationOf([drift])).toMatchObject({ alarmCount: 0, checks: [{ alarmCount: 0 }] })
  })

  it('takes the middle of what the comparisons took and could see', () => {
    const [check] = calibrationOf([quiet, alarm, unsettled]).checks
    expect(check).toMatchObject({ pairCount: 90, detectableRatio: 0.1, marginRatio: 0.06 })
  })

  it.each([
    // Clopper and Pearson: 1 − 0.05^(1/20), and R: binom.test(1, 20, alternative = "less")$conf.int
    [0, 20, 0.13911],
    [1, 20, 0.21611]
  ])('bounds the true share of alarms after %d in %d', (alarms, count, upTo) => {
    const reports = Array.from({ length: count }, (_, index) => (index < alarms ? alarm : quiet))
    expect(calibrationOf(reports).alarmRatioUpTo).toBeCloseTo(upTo, 4)
  })

  it('has nothing to say of nothing', () => {
    expect(calibrationOf([])).toMatchObject({ comparisonCount: 0, alarmCount: 0, alarmRatioUpTo: 1, checks: [] })
  })
})

describe('calibrationText', () => {
  it('says the record first, then what each check can see', () => {
    const text = calibrationText(calibrationOf([quiet, alarm, faster, unsettled]), 0.01)
    expect(text.split('\n').slice(0, 1)).toEqual([
      expect.stringMatching(/^Base against base: 1 false alarm in 4 comparisons of about \d+ requests each\.$/)
    ])
    expect(text).toContain('In 1 something looked faster, which fails no job.')
    expect(text).toContain('More comparisons say more: --runs 20.')
    expect(text).toMatch(/chat +TTFT p50 +1 +3 of 4 +105 +\+6 % +\+10 %/)
  })

  it('does not ask for more comparisons where there were many', () => {
    const many = Array.from({ length: 20 }, () => quiet)
    expect(calibrationText(calibrationOf(many), 0.01)).not.toContain('--runs')
  })
})
