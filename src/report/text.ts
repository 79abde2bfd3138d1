import type { Report } from '../domain/report.ts'
import { type Detail, fitted } from './detail.ts'
import { PLAIN_VOICE } from './escape.ts'
import { firstLine } from './first-line.ts'
import { leadOf } from './lead.ts'
import { nextStep } from './next-step.ts'
import { branchOf } from './place.ts'
import { cutLines, type Section, sectionsOf } from './sections.ts'
import { textTable } from './table.ts'
import { isLoud, warningText } from './warnings.ts'
import { checkSentence } from './words.ts'

const voice = PLAIN_VOICE
/** A log stays readable; the whole is in the report file. */
const MOST_CHARACTERS = 200_000

/** The report for a terminal or a log: the verdict first, the words of each check that decides, then tables. No colors. */
export function renderText(report: Report): string {
  return `${fitted(
    (detail) => page(report, detail),
    (text) => text.length <= MOST_CHARACTERS
  )}\n`
}

function page(report: Report, detail: Detail): string {
  const { title } = firstLine(report)
  const next = nextStep(report, voice)
  const [first, ...others] = sectionsOf(report, voice, detail)
  return [
    `LLM latency: ${title}`,
    ...leadOf(report, voice),
    ...warningLines(report, detail),
    ...(next === undefined ? [] : [`Next: ${next}`]),
    ...(first === undefined ? [] : [part(first)]),
    ...checkLines(report, detail),
    ...others.map(part)
  ].join('\n\n')
}

function warningLines({ warnings }: Report, detail: Detail): readonly string[] {
  const texts = warnings.filter(isLoud).map((warning) => `Warning: ${warningText(warning, voice)}`)
  return texts.length === 0 ? [] : [cutLines(texts, detail).join('\n')]
}

function checkLines(report: Report, detail: Detail): readonly string[] {
  const lines = report.checks
    .filter(({ gating }) => gating)
    .map((check) => `${voice.name(check.target)}: ${checkSentence(check, branchOf(report, voice))}`)
  return lines.length === 0 ? [] : [cutLines(lines, detail).join('\n')]
}

function part({ title, table, lines }: Section): string {
  return [title, ...(table === undefined ? [] : [textTable(table)]), ...(lines ?? [])].join('\n')
}
