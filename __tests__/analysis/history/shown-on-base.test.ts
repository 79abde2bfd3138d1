import { describe, expect, it } from '@jest/globals'
import { markShownOnBase } from '../../../src/analysis/history/shown-on-base.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { aCheck } from '../../support/a-report.ts'

const alarm = aCheck({ verdict: 'regressed', changeRatio: 0.6, marginRatio: 0.06 })
const ofBase = (changeRatio: number): Check => ({ ...alarm, verdict: 'unchanged', changeRatio })
const base = { commit: 'a'.repeat(40), distance: 0 }

describe('markShownOnBase', () => {
  it.each([
    ['as slow', 0.6, true],
    ['nearly as slow', 0.55, true],
    ['slower', 0.9, true],
    ['less slow by the margin', 0.5, false],
    ['as usual', 0.02, false]
  ])('of a base that is %s: %f', (_, changeRatio, isMarked) => {
    expect(markShownOnBase([alarm], [ofBase(changeRatio)], base)[0]?.onBase).toEqual(isMarked ? base : undefined)
  })

  it('leaves what is no alarm, and alarms of other checks', () => {
    const other = { ...ofBase(0.6), statistic: 'p95' as const }
    expect(markShownOnBase([alarm], [other], base)).toEqual([alarm])
    const passed = aCheck({ verdict: 'unchanged', changeRatio: 0.01 })
    expect(markShownOnBase([passed], [ofBase(0.6)], base)).toEqual([passed])
  })
})
