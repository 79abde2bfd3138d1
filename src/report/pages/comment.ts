import type { Report } from '../../domain/report.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { escapeKey, MARKDOWN_VOICE } from '../format/escape.ts'
import { plural } from '../format/format.ts'
import { markdownTable, type Section } from '../format/table.ts'
import { openTables, sectionsOf } from '../sections/sections.ts'
import { headline } from '../sentences/headline.ts'
import { nextStep, titleOf } from '../sentences/states.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'
import { markdownBody, markdownClosing, markdownComparison } from './markdown.ts'

/** GitHub refuses a comment of more than 65,536 characters. */
const MOST_CHARACTERS = 60_000
/** Warnings that fit on one screen. */
const OPEN_WARNINGS = 3

const voice = MARKDOWN_VOICE

/** The first line of a comment, by which it is found again. */
export function marker(key: string): string {
  return `<!-- llm-latency-gate v1 key=${escapeKey(key)} -->`
}

/** The pull-request comment: the verdict in words, the numbers of each target, what to do, and everything else folded away. */
export function renderComment(report: Report): string {
  return fitted(
    (detail) => page(report, detail),
    (text) => text.length <= MOST_CHARACTERS
  )
}

function page(report: Report, detail: Detail): string {
  const { icon, title } = titleOf(report, voice)
  const next = nextStep(report, voice)
  return [
    `${marker(report.context.key)}\n### ${icon} LLM latency: ${title}`,
    ...openTables(report, voice).map(markdownTable),
    ...headline(report, voice),
    ...openWarnings(report),
    markdownComparison(report),
    ...(next === undefined ? [] : [`**Next:** ${next}`]),
    ...sectionsOf(report, voice, { ...detail, wide: false }).map(fold),
    `<sub>${markdownClosing(report)}</sub>`
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function openWarnings({ warnings }: Report): readonly string[] {
  const loud = warnings.filter(isLoud)
  if (loud.length === 0) return []
  const more =
    loud.length > OPEN_WARNINGS ? [`- ${plural(loud.length - OPEN_WARNINGS, 'more warning')} in the job summary`] : []
  const shown = loud.slice(0, OPEN_WARNINGS).map((warning) => `- ${warningText(warning, voice)}`)
  return [[...shown, ...more].join('\n')]
}

function fold(section: Section): string {
  return `<details><summary>${section.title}</summary>\n\n${markdownBody(section)}\n\n</details>`
}
