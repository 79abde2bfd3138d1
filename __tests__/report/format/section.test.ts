import { describe, expect, it } from '@jest/globals'
import { cutLines, cutTable, left, right } from '../../../src/report/format/table.ts'

describe('a list', () => {
  it('ends with the number of what is not shown', () => {
    expect(cutLines(['a', 'b', 'c'], 3, (line) => line)).toEqual(['a', 'b', 'c'])
    expect(cutLines(['a', 'b', 'c'], 2, (line) => line)).toEqual(['a', 'b', '1 more'])
  })
})

describe('a table', () => {
  it('writes no more rows than it shows, and counts the others with those that were left out before', () => {
    const written: string[] = []
    const write = (item: string): readonly string[] => {
      written.push(item)
      return [item, '1']
    }
    const columns = [left('Name'), right('Count')]
    const table = cutTable({ columns, items: ['a', 'b', 'c'], write, rowCount: 2, omittedCount: 4 })
    expect(table).toEqual({
      columns: [
        { title: 'Name', align: 'left' },
        { title: 'Count', align: 'right' }
      ],
      rows: [
        ['a', '1'],
        ['b', '1']
      ],
      moreCount: 5
    })
    expect(written).toEqual(['a', 'b'])
  })
})
