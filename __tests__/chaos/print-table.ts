import { writeSync } from 'node:fs'

/** `npm run chaos` prints what each fault came to; `--long` tries more of them. */
const mode = process.env['CHAOS']
export const isLong = mode === 'long'

/** Prints rows in columns, past the test runner, which would put its own lines between. */
export function printTable(titles: readonly string[], rows: readonly (readonly string[])[]): void {
  if (mode === undefined) return
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  writeSync(1, `\n${[titles, ...rows].map(line).join('\n')}\n`)
}
