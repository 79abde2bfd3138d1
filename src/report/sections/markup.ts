import type { Report } from '../../domain/report.ts'
import { MARKDOWN_VOICE as voice } from '../format/escape.ts'
import { formatTime } from '../format/format.ts'
import { markdownTable, type Section } from '../format/table.ts'
import { requestCounts } from '../sentences/failures.ts'
import { comparedWith } from '../sentences/headline.ts'
import { headOf } from '../sentences/subject.ts'
import { spendOf } from './measured.ts'

/** What stands under a section's title. */
export function markdownBody({ tables = [], lines = [], code }: Section): string {
  const parts = [
    ...tables.map(markdownTable),
    ...(lines.length === 0 ? [] : [markdownList(lines)]),
    ...(code === undefined ? [] : [`\`\`\`yaml\n${code.join('\n')}\n\`\`\``])
  ]
  return parts.join('\n\n')
}

/** One item a line. */
export function markdownList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** What was compared, the smallest change that could have been seen, where to read more, and what it cost. */
export function markdownComparison(report: Report): string {
  const { runUrl } = report.context
  const rest = [
    ...(runUrl === undefined ? [] : [voice.link('Report', runUrl)]),
    ...(requestCounts(report.targets).attempted === 0 ? [] : [spendOf(report)])
  ]
  return [comparedWith(report, voice), rest.join(' · ')].filter((part) => part !== '').join(' ')
}

/** The commit that was measured, and when. */
export function markdownClosing(report: Report): string {
  const head = headOf(report, voice)
  return [...(head === undefined ? [] : [`head ${head}`]), formatTime(report.generatedAt)].join(' · ')
}
