import type { Report } from '../domain/report.ts'
import { type Detail, fitted } from './detail.ts'
import { MARKDOWN_VOICE } from './escape.ts'
import { firstLine } from './first-line.ts'
import { leadOf } from './lead.ts'
import { markdownBody, markdownClosing, markdownList } from './markup.ts'
import { nextStep } from './next-step.ts'
import { cutLines, type Section } from './section.ts'
import { sectionsOf } from './sections.ts'
import { isLoud, warningText } from './warnings.ts'

const voice = MARKDOWN_VOICE

/** GitHub drops a step summary of more than 1 MiB, and now and then one just below. */
const MOST_BYTES = 900_000

/** A report as a file of its own: everything open, every table whole. */
export function renderMarkdown(report: Report): string {
  return `${markdownPage(report, '#')}\n`
}

/**
 * The page behind the job summary and the report file, its title at the given level of heading. It stays below 900 kB
 * by losing detail, never the verdict.
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
  const { icon, title } = firstLine(report)
  const next = nextStep(report, voice)
  return [
    `${heading} ${icon} LLM latency: ${title}`,
    ...leadOf(report, voice),
    ...loudWarnings(report, detail),
    ...(next === undefined ? [] : [`**Next:** ${next}`]),
    ...sectionsOf(report, voice, detail).map((section) => part(section, heading)),
    markdownClosing(report)
  ].join('\n\n')
}

function loudWarnings({ warnings }: Report, { rowCount }: Detail): readonly string[] {
  const loud = warnings.filter(isLoud)
  if (loud.length === 0) return []
  return [markdownList(cutLines(loud, rowCount, (warning) => warningText(warning, voice)))]
}

function part(section: Section, heading: string): string {
  return `${heading}# ${section.title}\n\n${markdownBody(section)}`
}
