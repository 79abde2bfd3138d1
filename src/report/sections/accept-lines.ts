import { largest } from '../../domain/extremes.ts'
import { metricOf } from '../../domain/metric.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { plural } from '../format/format.ts'
import type { Section } from '../format/table.ts'
import { nonEmpty } from '../format/words.ts'
import { markOf } from '../sentences/marks.ts'
import { largestFirst } from '../sentences/states/state-text.ts'

/** An accepted size is rounded up to a whole number of these, so that the next measurement does not exceed it by a hair. */
const STEP_PERCENT = 5
const MONTHS = 2
/** Without an interval the next measurement may well be a quarter larger. */
const UNKNOWN_REACH = 1.25
/** No configuration has longer ids. */
const LONGEST_NAME = 200
/** Names that YAML and a code block take as they are. */
const PLAIN = /^[A-Za-z0-9][\w./-]*(?::[\w./-]+)*$/

/** The lines of a configuration that would accept what made the job red: one for each red check whose size is known. */
export function acceptLines(report: Report, rowCount: number): Pick<Section, 'title' | 'lines'> | undefined {
  const red = largestFirst(report.checks.filter((check) => isRed(check, report)))
  const lines = red.flatMap((check) => acceptLine(check, report.generatedAt) ?? [])
  if (lines.length === 0) return undefined
  const title = `Accept ${lines.length === 1 ? 'it' : 'them'}: ${plural(lines.length, 'line')} for the configuration`
  const more = lines.length - rowCount
  return { title, lines: nonEmpty(...lines.slice(0, rowCount), more > 0 ? `# and ${more} more` : '') }
}

/** Beside a regression, drift is not what is red. */
function isRed(check: Check, { color, state }: Report): boolean {
  const mark = markOf(check)
  return mark === 'regressed' || (mark === 'drift' && state === 'drift' && color === 'red')
}

/** `- { check: mini ttft p95, up-to: +35%, until: 2027-01-31, reason: to be filled in }`. */
function acceptLine(check: Check, generatedAt: string): string | undefined {
  const most = largestLikely(check)
  const { target, metric, statistic } = check
  if (most === undefined || target.length > LONGEST_NAME) return undefined
  const name = PLAIN.test(target)
    ? `${target} ${metric} ${statistic}`
    : inYamlQuotes(`${target} ${metric} ${statistic}`)
  return `- { check: ${name}, up-to: +${Math.min(mostPercent(check), nextStepAbove(most))}%, until: ${monthsLater(generatedAt, MONTHS)}, reason: to be filled in }`
}

/**
 * As large as the change may really be, by the end of its interval: a line for the measured size alone would be exceeded
 * by every other measurement of the same change.
 */
function largestLikely({ metric, changeRatio, intervalRatio }: Check): number | undefined {
  if (changeRatio === undefined) return undefined
  const sign = metricOf(metric).better === 'lower' ? 1 : -1
  const sizes = [changeRatio, ...(intervalRatio ?? [changeRatio * UNKNOWN_REACH])]
    .map((ratio) => sign * ratio)
    .filter(Number.isFinite)
  return sizes.length === 0 ? undefined : largest(sizes)
}

/** A share cannot rise by more than all of it. */
function mostPercent({ metric }: Check): number {
  return metricOf(metric).unit === 'ratio' ? 100 : Number.POSITIVE_INFINITY
}

/** Whole per cents; the next step above, also of a size that is a step itself. Twelve digits hide binary fractions. */
function nextStepAbove(ratio: number): number {
  const percent = Number((100 * ratio).toPrecision(12))
  return STEP_PERCENT * (Math.floor(Math.max(0, percent) / STEP_PERCENT) + 1)
}

/** The same day so many months later, or the last of that month. */
function monthsLater(iso: string, count: number): string {
  const [year = 1970, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number)
  const months = month - 1 + count
  const [laterYear, laterMonth] = [year + Math.floor(months / 12), (months % 12) + 1]
  const laterDay = Math.min(day, daysIn(laterYear, laterMonth))
  return [laterYear, laterMonth, laterDay].map((part) => String(part).padStart(2, '0')).join('-')
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * A text of YAML in double quotes in which nothing can end the quotes, the line, the code block around it, or be taken
 * for markup or for a command of the runner.
 */
function inYamlQuotes(text: string): string {
  const escaped = [...text].map((character) => {
    if (/[\w ./-]/.test(character)) return character
    const code = character.codePointAt(0) ?? 0
    if (code <= 0xff) return `\\x${code.toString(16).padStart(2, '0')}`
    return code <= 0xffff ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`
  })
  return `"${escaped.join('')}"`
}
