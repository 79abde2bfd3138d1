import type { Report } from '../../domain/report.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { PLAIN_VOICE } from '../format/escape.ts'
import { cutLines, type Section, textTable } from '../format/table.ts'
import { openTables, sectionsOf } from '../sections/sections.ts'
import { comparedWith } from '../sentences/compared-with.ts'
import { headline } from '../sentences/headline.ts'
import { nextStep, titleOf } from '../sentences/states.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'

const voice = PLAIN_VOICE
/** A log stays readable; the report file has everything. */
const MOST_CHARACTERS = 200_000

/** The report for a terminal or a log: the verdict first, then its numbers and reason, then every table. No colors. */
export function renderText(report: Report): string {
  return `${fitted(
    (detail) => page(report, detail),
    (text) => text.length <= MOST_CHARACTERS
  )}\n`
}

function page(report: Report, detail: Detail): string {
  const { title } = titleOf(report, voice)
  const next = nextStep(report, voice)
  return [
    `LLM latency: ${title}`,
    ...openTables(report, voice).map(textTable),
    ...headline(report, voice),
    ...warningLines(report, detail),
    comparedWith(report, voice),
    ...(next === undefined ? [] : [`Next: ${next}`]),
    ...sectionsOf(report, voice, detail).map(part)
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

function warningLines({ warnings }: Report, { rowCount }: Detail): readonly string[] {
  const loud = warnings.filter(isLoud)
  if (loud.length === 0) return []
  return [cutLines(loud, rowCount, (warning) => `Warning: ${warningText(warning, voice)}`).join('\n')]
}

function part({ title, tables = [], lines = [], code = [] }: Section): string {
  return [title, ...tables.map(textTable), ...lines, ...code].join('\n')
}
