import type { Report } from '../../domain/report.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { MARKDOWN_VOICE } from '../format/escape.ts'
import { formatTime } from '../format/format.ts'
import { cutLines, markdownTable, type Section } from '../format/table.ts'
import { spendOf } from '../sections/measured.ts'
import { openTables, sectionsOf } from '../sections/sections.ts'
import { comparedWith } from '../sentences/compared-with.ts'
import { requestCounts } from '../sentences/failures.ts'
import { headline } from '../sentences/headline.ts'
import { nextStep, titleOf } from '../sentences/states.ts'
import { headOf } from '../sentences/subject.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'

const voice = MARKDOWN_VOICE

/** GitHub drops a step summary of more than 1 MiB, and now and then one just below. */
const MOST_BYTES = 900_000

/** A report as a file of its own, with everything open. */
export function renderMarkdown(report: Report): string {
  return `${markdownPage(report, '#')}\n`
}

/**
 * The page behind the job summary and the report file, with its title at the given level of heading. It stays below
 * 900 kB by losing detail, never the verdict.
 */
export function markdownPage(report: Report, heading: '#' | '###'): string {
  return fitted(
    (detail) => page(report, heading, detail),
    (text) => bytesOf(text) <= MOST_BYTES
  )
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

function page(report: Report, heading: '#' | '###', detail: Detail): string {
  const { icon, title } = titleOf(report, voice)
  const next = nextStep(report, voice)
  return [
    `${heading} ${icon} LLM latency: ${title}`,
    ...openTables(report, voice).map(markdownTable),
    ...headline(report, voice),
    ...loudWarnings(report, detail),
    markdownComparison(report),
    ...(next === undefined ? [] : [`**Next:** ${next}`]),
    ...sectionsOf(report, voice, detail).map((section) => part(section, heading)),
    markdownClosing(report)
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function loudWarnings({ warnings }: Report, { rowCount }: Detail): readonly string[] {
  const loud = warnings.filter(isLoud)
  if (loud.length === 0) return []
  return [markdownList(cutLines(loud, rowCount, (warning) => warningText(warning, voice)))]
}

function part(section: Section, heading: string): string {
  return `${heading}# ${section.title}\n\n${markdownBody(section)}`
}

/** The job summary: the comment with everything open. Several summaries share one page, so their headings are small. */
export function renderSummary(report: Report): string {
  return `${markdownPage(report, '###')}\n`
}

/** A section without its title. */
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

/** The comparison and the smallest change it would have found, a link to the whole report, and the cost. */
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
