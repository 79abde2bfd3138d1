import { describe, expect, it } from '@jest/globals'
import { type Detail, fitted } from '../../../src/report/format/detail.ts'

/** What a page of this much detail would hold. */
const partsOf = ({ percentiles, trend, passing, improvements, rowCount }: Detail): readonly string[] => [
  ...(percentiles ? ['percentiles'] : []),
  ...(trend ? ['trend'] : []),
  ...(passing ? ['passing'] : []),
  ...(improvements ? ['improvements'] : []),
  ...(Number.isFinite(rowCount) ? [] : ['every row']),
  'verdict'
]
const page = (detail: Detail): string => partsOf(detail).join(' ')

describe('a page', () => {
  it('is whole where it fits', () => {
    expect(fitted(page, () => true)).toBe('percentiles trend passing improvements every row verdict')
  })

  it('loses its parts in the order of their worth', () => {
    const tried: string[] = []
    fitted(page, (text) => {
      tried.push(text)
      return false
    })
    expect([...new Set(tried)]).toEqual([
      'percentiles trend passing improvements every row verdict',
      'trend passing improvements every row verdict',
      'passing improvements every row verdict',
      'improvements every row verdict',
      'every row verdict',
      'verdict'
    ])
  })

  it('is the first that fits, and the shortest where none does', () => {
    expect(fitted(page, (text) => !text.includes('trend'))).toBe('passing improvements every row verdict')
    expect(
      fitted(
        ({ rowCount }) => String(rowCount),
        () => false
      )
    ).toBe('5')
  })
})
