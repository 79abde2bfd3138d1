import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { PLAIN_VOICE } from '../format/escape.ts'
import { cutLines, type Section } from '../format/section.ts'
import { textTable } from '../format/table.ts'
import { sectionsOf } from '../sections/sections.ts'
import { checkSentence } from '../sentences/check-sentences.ts'
import { leadOf } from '../sentences/headline.ts'
import { nextStep } from '../sentences/next-step.ts'
import { branchOf } from '../sentences/subject.ts'
import { firstLine } from '../sentences/title.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'

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

function warningLines({ warnings }: Report, { rowCount }: Detail): readonly string[] {
  const loud = warnings.filter(isLoud)
  if (loud.length === 0) return []
  return [cutLines(loud, rowCount, (warning) => `Warning: ${warningText(warning, voice)}`).join('\n')]
}

function checkLines(report: Report, { rowCount }: Detail): readonly string[] {
  const gating = report.checks.filter((check) => check.gating || check.verdict === 'regressed')
  if (gating.length === 0) return []
  const branch = branchOf(report, voice)
  const write = (check: Check): string => `${voice.name(check.target)}: ${checkSentence(check, branch, voice)}`
  return [cutLines(gating, rowCount, write).join('\n')]
}

function part({ title, table, lines, code }: Section): string {
  return [title, ...(table === undefined ? [] : [textTable(table)]), ...(lines ?? []), ...(code ?? [])].join('\n')
}
