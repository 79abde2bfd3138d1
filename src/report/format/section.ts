import type { Column, Table } from './table.ts'

/** A part of a page that can be folded away: its title carries its result. */
export interface Section {
  readonly title: string
  readonly table?: Table
  readonly lines?: readonly string[]
  /** Lines of a configuration, ready to paste: written as they are on every page. */
  readonly code?: readonly string[]
}

export const left = (title: string): Column => ({ title, align: 'left' })
export const right = (title: string): Column => ({ title, align: 'right' })

interface Cut<T> {
  readonly columns: readonly Column[]
  readonly items: readonly T[]
  /** Only what is shown is written: a page may have thousands of rows and show five. */
  readonly write: (item: T) => readonly string[]
  readonly rowCount: number
  /** Items that were left out before. */
  readonly omittedCount?: number
}

/** As many rows as the page shows, with the number of those it does not. */
export function cutTable<T>({ columns, items, write, rowCount, omittedCount = 0 }: Cut<T>): Table {
  const moreCount = Math.max(0, items.length - rowCount) + omittedCount
  return { columns, rows: items.slice(0, rowCount).map(write), moreCount }
}

/** The first of a list in words, with a line for what was left out. */
export function cutLines<T>(items: readonly T[], count: number, write: (item: T) => string): readonly string[] {
  const lines = items.slice(0, count).map(write)
  return items.length > count ? [...lines, `${items.length - count} more`] : lines
}
