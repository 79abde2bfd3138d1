import type { Report } from '../../domain/report.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { escapeKey, MARKDOWN_VOICE } from '../format/escape.ts'
import { plural } from '../format/format.ts'
import type { Section } from '../format/section.ts'
import { markdownTable } from '../format/table.ts'
import { openTable } from '../sections/check-table.ts'
import { markdownBody, markdownClosing } from '../sections/markup.ts'
import { sectionsOf } from '../sections/sections.ts'
import { leadOf } from '../sentences/headline.ts'
import { nextStep } from '../sentences/next-step.ts'
import { openRows } from '../sentences/rows.ts'
import { firstLine } from '../sentences/title.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'

/** GitHub refuses a comment of more than 65,536 characters. */
const MOST_CHARACTERS = 60_000
/** What fits on one screen. */
const OPEN_ROWS = 10
const OPEN_WARNINGS = 3

const voice = MARKDOWN_VOICE

/** The first line of a comment, by which it is found again. */
export function marker(key: string): string {
  return `<!-- llm-latency-gate v1 key=${escapeKey(key)} -->`
}

/** The pull-request comment: the verdict in words, what changed, what to do, and everything else folded away. */
export function renderComment(report: Report): string {
  return fitted(
    (detail) => page(report, detail),
    (text) => text.length <= MOST_CHARACTERS
  )
}

function page(report: Report, detail: Detail): string {
  const { icon, title } = firstLine(report)
  const next = nextStep(report, voice)
  return [
    `${marker(report.context.key)}\n### ${icon} LLM latency: ${title}`,
    ...leadOf(report, voice),
    ...openWarnings(report),
    ...openPart(report),
    ...(next === undefined ? [] : [`**Next:** ${next}`]),
    ...sectionsOf(report, voice, { ...detail, wide: false }).map(fold),
    `<sub>${markdownClosing(report)}</sub>`
  ].join('\n\n')
}

function openWarnings({ warnings }: Report): readonly string[] {
  const loud = warnings.filter(isLoud)
  if (loud.length === 0) return []
  const more =
    loud.length > OPEN_WARNINGS ? [`- ${plural(loud.length - OPEN_WARNINGS, 'more warning')} in the job summary`] : []
  const shown = loud.slice(0, OPEN_WARNINGS).map((warning) => `- ${warningText(warning, voice)}`)
  return [[...shown, ...more].join('\n')]
}

function openPart(report: Report): readonly string[] {
  const rows = openRows(report)
  if (rows.length === 0) return []
  const moreCount = Math.max(0, rows.length - OPEN_ROWS)
  return [markdownTable({ ...openTable(report, rows.slice(0, OPEN_ROWS), voice), moreCount })]
}

function fold(section: Section): string {
  return `<details><summary>${section.title}</summary>\n\n${markdownBody(section)}\n\n</details>`
}
