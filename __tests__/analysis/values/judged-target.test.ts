import { describe, expect, it } from '@jest/globals'
import { isJudgedTarget } from '../../../src/analysis/values/judged-target.ts'

describe('isJudgedTarget', () => {
  it('is not what is measured beside a target', () => {
    expect(isJudgedTarget({ id: 'mini', owned: true })).toBe(true)
    expect(isJudgedTarget({ id: 'mini (direct)', owned: false, directOf: 'mini' })).toBe(false)
    expect(isJudgedTarget({ id: 'mini (base)', owned: false, baseOf: 'mini' })).toBe(false)
  })
})
