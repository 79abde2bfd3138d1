import { describe, expect, it } from '@jest/globals'
import { ERROR_CODES } from '../../src/domain/errors.ts'
import { EXIT_CODES, exitCodeOfError } from '../../src/domain/exit-code.ts'

describe('EXIT_CODES', () => {
  it('are the numbers that scripts rely on', () => {
    expect(EXIT_CODES).toEqual({
      passed: 0,
      failed: 1,
      invalidInput: 2,
      couldNotMeasure: 3,
      undecided: 4,
      bug: 70
    })
  })
})

describe('exitCodeOfError', () => {
  it('is 3 where the world would not be measured', () => {
    expect(exitCodeOfError('cannot-measure')).toBe(3)
  })

  it.each(ERROR_CODES.filter((code) => code !== 'cannot-measure'))('is 2 for %s', (code) => {
    expect(exitCodeOfError(code)).toBe(2)
  })
})
