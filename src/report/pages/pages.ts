import type { Report } from '../../domain/report.ts'
import { type Detail, fitted } from '../format/detail.ts'
import { escapeKey, MARKDOWN_VOICE, PLAIN_VOICE, type Voice } from '../format/escape.ts'
import { formatTime, plural } from '../format/format.ts'
import { cutLines, markdownTable, type Section, type Table, textTable } from '../format/table.ts'
import { nonEmpty, spaced } from '../format/words.ts'
import { spendOf } from '../sections/measured.ts'
import { openTables, sectionsOf } from '../sections/sections.ts'
import { comparisonText } from '../sentences/compared-with.ts'
import { countRequests } from '../sentences/failures.ts'
import { headline } from '../sentences/headline.ts'
import { type Opening, openingOf } from '../sentences/opening.ts'
import { nextStep, type Title, titleOf } from '../sentences/states.ts'
import { headOf } from '../sentences/subject.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'

/** GitHub refuses a comment of more than 65,536 characters. */
const COMMENT_CHARACTERS = 60_000
/** GitHub drops a step summary of more than 1 MiB, and now and then one just below. */
const SUMMARY_BYTES = 900_000
/** A log stays readable; the report file has everything. */
const TEXT_CHARACTERS = 200_000
/** Warnings that fit on one screen. */
const OPEN_WARNINGS = 3
/** Changed rules that a comment lists before it counts the rest. */
const OPEN_RULES = 12

/** The parts of a page that differ from one kind of page to the next; their order is the same on all. */
export interface Style {
  readonly voice: Voice
  /** Stands above everything else, also where it is folded: an HTML comment, for example. */
  readonly firstLine?: string
  opening(opening: Opening, detail: Detail): string
  title(title: Title): string
  table(table: Table): string
  /** Wraps a paragraph of the reason, on pages that must. */
  paragraph?(text: string): string
  warnings(texts: readonly string[], detail: Detail): string
  /** Says what was compared with what, and at what cost. */
  comparison(report: Report): string
  next(step: string): string
  section(section: Section): string
  closing?(report: Report): string
}

/** A page with the verdict and its reason first, then what was compared and what to do, then every section. */
function page(report: Report, style: Style, detail: Detail): string {
  const text = nonEmpty(...pageTop(report, style, detail), ...pageSections(report, style, detail)).join('\n\n')
  return style.firstLine === undefined ? text : `${style.firstLine}\n${text}`
}

/** The first screen: the verdict, the numbers, the reason, what was compared and what to do. */
export function pageTop(report: Report, style: Style, detail: Detail): readonly string[] {
  const { voice } = style
  const loud = report.warnings.filter(isLoud).map((warning) => warningText(warning, voice))
  const step = nextStep(report, voice)
  const opening = openingOf(report, voice)
  return nonEmpty(
    opening && style.opening(opening, detail),
    style.title(titleOf(report, voice)),
    ...openTables(report, voice).map((table) => style.table(table)),
    ...headline(report, voice).map((text) => style.paragraph?.(text) ?? text),
    style.warnings(loud, detail),
    style.comparison(report),
    step && style.next(step)
  )
}

/** Everything else, section by section. */
export function pageSections(report: Report, style: Style, detail: Detail): readonly string[] {
  return nonEmpty(
    ...sectionsOf(report, style.voice, detail).map((section) => style.section(section)),
    style.closing?.(report)
  )
}

/** The first line of a comment, by which it is found again. */
export function marker(key: string): string {
  return `<!-- llm-latency-gate v1 key=${escapeKey(key)} -->`
}

/** The pull-request comment: the verdict in words, the numbers of each target, what to do, and everything else folded away. */
export function renderComment(report: Report): string {
  const style: Style = {
    ...markdownStyle('###'),
    firstLine: marker(report.context.key),
    opening: (opening, { rowCount, ...detail }) =>
      markdownOpening(opening, { ...detail, rowCount: Math.min(rowCount, OPEN_RULES) }),
    warnings: (texts) => {
      const more = texts.length - OPEN_WARNINGS
      const rest = more > 0 ? [`${plural(more, 'more warning')} in the job summary`] : []
      return markdownList([...texts.slice(0, OPEN_WARNINGS), ...rest])
    },
    section: (section) => `<details><summary>${section.title}</summary>\n\n${markdownBody(section)}\n\n</details>`,
    closing: (closed) => `<sub>${closingLine(closed, MARKDOWN_VOICE)}</sub>`
  }
  return fitted(
    (detail) => page(report, style, { ...detail, wide: false }),
    (text) => text.length <= COMMENT_CHARACTERS
  )
}

/** A report as a file of its own, with everything open. */
export function renderMarkdown(report: Report): string {
  return markdownPage(report, '#')
}

/** The job summary: the report file with small headings, since several summaries share one page. */
export function renderSummary(report: Report): string {
  return markdownPage(report, '###')
}

function markdownPage(report: Report, heading: '#' | '###'): string {
  const text = fitted(
    (detail) => page(report, markdownStyle(heading), detail),
    (text) => new TextEncoder().encode(text).length <= SUMMARY_BYTES
  )
  return `${text}\n`
}

/** The report for a terminal or a log, without colors. */
export function renderText(report: Report): string {
  const text = fitted(
    (detail) => page(report, TEXT_STYLE, detail),
    (text) => text.length <= TEXT_CHARACTERS
  )
  return `${text}\n`
}

const TEXT_STYLE: Style = {
  voice: PLAIN_VOICE,
  opening: ({ title, items, lines }, { rowCount }) =>
    [`${title}:`, ...cutLines(items, rowCount, (item) => `  ${item}`), ...lines].join('\n'),
  title: ({ title }) => `LLM latency: ${title}`,
  table: textTable,
  warnings: (texts, { rowCount }) => cutLines(texts, rowCount, (text) => `Warning: ${text}`).join('\n'),
  comparison: (report) => comparisonText(report, PLAIN_VOICE),
  next: (step) => `Next: ${step}`,
  section: ({ title, tables = [], lines = [], code = [] }) =>
    [title, ...tables.map(textTable), ...lines, ...code].join('\n')
}

function markdownStyle(heading: '#' | '###'): Style {
  return {
    voice: MARKDOWN_VOICE,
    opening: markdownOpening,
    title: ({ icon, title }) => `${heading} ${icon} LLM latency: ${title}`,
    table: markdownTable,
    warnings: (texts, { rowCount }) => markdownList(cutLines(texts, rowCount, (text) => text)),
    comparison: (report) => comparisonLine(report, MARKDOWN_VOICE),
    next: (step) => `**Next:** ${step}`,
    section: (section) => `${heading}# ${section.title}\n\n${markdownBody(section)}`,
    closing: (report) => closingLine(report, MARKDOWN_VOICE)
  }
}

/** GitHub shows it in a frame of its own. */
function markdownOpening({ title, isMild, items, lines }: Opening, { rowCount }: Detail): string {
  const list = markdownList(cutLines(items, rowCount, (item) => item))
  const text = nonEmpty(`**${title}**`, list, lines.join('\n\n')).join('\n\n')
  return `> [!${isMild ? 'NOTE' : 'WARNING'}]\n${text.replaceAll(/^(?=.)/gm, '> ').replaceAll(/^$/gm, '>')}`
}

/** A section without its title. */
export function markdownBody({ tables = [], lines = [], code }: Section): string {
  return nonEmpty(
    ...tables.map(markdownTable),
    markdownList(lines),
    code && `\`\`\`yaml\n${code.join('\n')}\n\`\`\``
  ).join('\n\n')
}

function markdownList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** The comparison and the smallest change it would have found, a link to the whole report, and the cost. */
export function comparisonLine(report: Report, voice: Voice): string {
  const { runUrl } = report.context
  const facts = nonEmpty(
    runUrl && voice.link('Report', runUrl),
    countRequests(report.targets).attempted === 0 ? '' : spendOf(report)
  )
  return spaced(comparisonText(report, voice), facts.join(' · '))
}

/** The commit that was measured, and when. */
export function closingLine(report: Report, voice: Voice): string {
  const head = headOf(report, voice)
  return nonEmpty(head && `head ${head}`, formatTime(report.generatedAt)).join(' · ')
}
