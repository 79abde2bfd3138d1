import { describe, expect, it } from '@jest/globals'
import { OPERATORS, type OperatorSign } from '../../src/domain/budget.ts'

describe('OPERATORS', () => {
  it.each<[OperatorSign, boolean, boolean, boolean]>([
    ['<', true, false, false],
    ['<=', true, true, false],
    ['>', false, false, true],
    ['>=', false, true, true]
  ])('%s keeps a value below, at and above the limit: %p, %p, %p', (sign, below, at, above) => {
    const { keeps } = OPERATORS[sign]
    expect([keeps(799, 800), keeps(800, 800), keeps(801, 800)]).toEqual([below, at, above])
  })

  it.each(Object.entries(OPERATORS))('%s names the side on which it is kept', (_sign, { keeps, good }) => {
    expect(keeps(1, 2)).toBe(good === 'below')
    expect(keeps(2, 1)).toBe(good === 'above')
  })

  it('breaks a limit from above by a failed request, which lasts for ever', () => {
    expect(OPERATORS['<'].keeps(Number.POSITIVE_INFINITY, 800)).toBe(false)
    expect(OPERATORS['<='].keeps(Number.POSITIVE_INFINITY, 800)).toBe(false)
  })
})
