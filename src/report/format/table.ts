import { largest } from '../../domain/extremes.ts'
/** A column's heading, and where its cells stand. Numbers stand right, so that their digits line up. */
export interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
}

/** Cells are already written in the page's voice. */
export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** Rows that were left out. */
  readonly moreCount: number
}

const RULES = { left: ':--', right: '--:' } as const

/** A table of GitHub's markdown, with a line for what was left out. */
export function markdownTable({ columns, rows, moreCount }: Table): string {
  const lines = [columns.map(({ title }) => title), columns.map(({ align }) => RULES[align]), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`
  )
  return [...lines, ...(moreCount > 0 ? ['', `+${moreCount} more`] : [])].join('\n')
}

/** A table laid out in columns of equal width, for a terminal or a log. */
export function textTable({ columns, rows, moreCount }: Table): string {
  const heading = columns.map(({ title }) => title)
  const widths = columns.map((_, index) => largest([heading, ...rows].map((cells) => widthOf(cells[index]))))
  const lines = [heading, ...rows].map((cells) => {
    return columns.map(({ align }, index) => padded(cells[index] ?? '', widths[index] ?? 0, align)).join('  ')
  })
  return [...lines.map((line) => line.trimEnd()), ...(moreCount > 0 ? [`+${moreCount} more`] : [])].join('\n')
}

function widthOf(cell: string | undefined): number {
  return [...(cell ?? '')].length
}

function padded(cell: string, width: number, align: Column['align']): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(cell)))
  return align === 'right' ? space + cell : cell + space
}

/** A part of a page that can be folded away: its title carries its result. */
export interface Section {
  readonly title: string
  readonly tables?: readonly Table[]
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
