import { describe, expect, it } from '@jest/globals'
import { markdownTable, type Table, textTable } from '../../../src/report/format/table.ts'

const table: Table = {
  columns: [
    { title: '', align: 'center' },
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
      ['|  | Target | Value |', '| :-: | :-- | --: |', '| 🔴 | ä | 5 ms |', '|  | longer | 12.4 s |'].join('\n')
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
