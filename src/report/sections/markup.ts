import type { Report } from '../../domain/report.ts'
import { MARKDOWN_VOICE as voice } from '../format/escape.ts'
import { formatTime } from '../format/format.ts'
import type { Section } from '../format/section.ts'
import { markdownTable } from '../format/table.ts'
import { headOf } from '../sentences/subject.ts'

/** What stands under a section's title. */
export function markdownBody({ table, lines, code }: Section): string {
  const parts = [
    ...(table === undefined ? [] : [markdownTable(table)]),
    ...(lines === undefined ? [] : [markdownList(lines)]),
    ...(code === undefined ? [] : [`\`\`\`yaml\n${code.join('\n')}\n\`\`\``])
  ]
  return parts.join('\n\n')
}

/** One item a line. */
export function markdownList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Which commit, when, and where to read more. */
export function markdownClosing(report: Report): string {
  const { runUrl } = report.context
  const head = headOf(report, voice)
  const parts = [
    ...(head === undefined ? [] : [`head ${head}`]),
    formatTime(report.generatedAt),
    ...(runUrl === undefined ? [] : [voice.link('run', runUrl)])
  ]
  return parts.join(' · ')
}
