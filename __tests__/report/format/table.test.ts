import { describe, expect, it } from '@jest/globals'
import {
  cutLines,
  cutTable,
  left,
  markdownTable,
  right,
  type Table,
  textTable
} from '../../../src/report/format/table.ts'

const table: Table = {
  columns: [
    { title: '', align: 'left' },
    { title: 'Target', align: 'left' },
    { title: 'Value', align: 'right' }
  ],
  rows: [
    ['🔴', 'ä', '5 ms'],
    ['', 'longer', '12.4 s']
  ],
  moreCount: 0
}

describe('a table', () => {
  it('is one of GitHub’s markdown', () => {
    expect(markdownTable(table)).toBe(
      ['|  | Target | Value |', '| :-- | :-- | --: |', '| 🔴 | ä | 5 ms |', '|  | longer | 12.4 s |'].join('\n')
    )
  })

  it('lines up its columns in a log', () => {
    const [, left, right] = table.columns
    const plain = {
      ...table,
      columns: [left, right].flatMap((column) => column ?? []),
      rows: table.rows.map((row) => row.slice(1))
    }
    expect(textTable(plain)).toBe(['Target   Value', 'ä         5 ms', 'longer  12.4 s'].join('\n'))
  })

  it('says how many rows it leaves out', () => {
    expect(markdownTable({ ...table, moreCount: 7 })).toMatch(/\n\n\+7 more$/)
    expect(textTable({ ...table, moreCount: 7 })).toMatch(/\n\+7 more$/)
  })

  it('may have no rows', () => {
    expect(textTable({ ...table, rows: [] })).toBe('  Target  Value')
  })
})

describe('a list', () => {
  it('ends with the number of what is not shown', () => {
    expect(cutLines(['a', 'b', 'c'], 3, (line) => line)).toEqual(['a', 'b', 'c'])
    expect(cutLines(['a', 'b', 'c'], 2, (line) => line)).toEqual(['a', 'b', '1 more'])
  })
})

describe('a table that is cut', () => {
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
