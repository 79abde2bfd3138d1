/** A Markdown table; the first column is text, the others are figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** `0.0123` as `1.2 %`. */
export function percent(ratio: number, digits: number): string {
  return Number.isFinite(ratio) ? `${(100 * ratio).toFixed(digits)} %` : '–'
}
