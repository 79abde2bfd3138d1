import { type BudgetResult, OPERATORS } from '../../domain/budget.ts'
import { metricOf } from '../../domain/metric.ts'
import type { Report } from '../../domain/report.ts'
import { type Check, type CheckReason, isBlind } from '../../domain/verdict.ts'
import {
  formatCount,
  formatLimit,
  formatPercent,
  formatRange,
  formatSignedPercent,
  formatSignedRange,
  formatValue,
  NOTHING,
  plural
} from '../format/format.ts'
import {
  changeRange,
  checkName,
  directionOf,
  isDetectedUnalarming,
  metricName,
  NONE_DETECTABLE,
  nonEmpty,
  pointsText,
  spaced
} from '../format/words.ts'
import { budgetMarkOf, gravity, MARKS, type MarkId, markOf } from '../sentences/marks.ts'

/** One line of the table of all checks: a check or a budget, its numbers as text. `target` is foreign and not yet escaped. */
export interface Row {
  readonly mark: MarkId
  readonly word: string
  readonly target: string
  readonly name: string
  readonly baseline: string
  readonly candidate: string
  readonly change: string
  readonly noise: string
  /** Pairs that it rests on. */
  readonly pairs: string
  readonly limit: string
  readonly detectable: string
  readonly counts: string
  /** The size of the change, which orders rows of one mark. */
  readonly size: number
}

/** Every check and budget, gravest first. */
export function checkRows({ checks, budgets }: Report): readonly Row[] {
  const rows = [...checks.map(checkRow), ...budgets.map(budgetRow)]
  return rows.toSorted((a, b) => gravity(a.mark) - gravity(b.mark) || b.size - a.size)
}

function checkRow(check: Check): Row {
  const { unit } = metricOf(check.metric)
  const mark = markOf(check)
  const { baseline, candidate, runs } = check.sampleCounts
  return {
    mark,
    word: MARKS[mark].word,
    target: check.target,
    name: checkName(check),
    baseline: formatValue(check.baseline, unit),
    candidate: formatValue(check.candidate, unit),
    change: changeOf(check),
    noise: check.noiseRatio === undefined ? noNoise(check) : `±${formatPercent(check.noiseRatio)}`,
    pairs: check.pairCount === undefined ? NOTHING : formatCount(check.pairCount),
    limit: limitCell(check),
    detectable: detectableText(check),
    counts:
      check.kind === 'interleaved'
        ? `${candidate} vs ${baseline}`
        : `${candidate} vs ${baseline} in ${plural(runs, 'run')}`,
    size: Math.abs(check.changeRatio ?? 0)
  }
}

function noNoise({ assumedNoiseRatio }: Check): string {
  return assumedNoiseRatio === undefined ? NOTHING : `taken as ±${formatPercent(assumedNoiseRatio)}`
}

/** A rate's outcome in place of a ratio, which says little where it was near zero. */
export function rateOutcome(check: Check): string {
  switch (check.reason) {
    case 'more-failures':
      return 'more failures'
    case 'more-slow-requests':
      return 'more slow requests'
    case 'no-longer-streams':
      return 'no longer streams'
    default:
      return directionOf(check)
  }
}

/** A check's change in words, with its 95 % interval. */
function changeOf(check: Check): string {
  switch (check.reason) {
    case 'more-failures':
    case 'more-slow-requests':
    case 'no-longer-streams':
      return rateOutcome(check)
    case 'failures-as-before':
    case 'slow-requests-as-before':
    case 'streams-as-before':
      return rateChange(check)
    case 'no-slower-prompt':
      return '~'
    case 'not-finished':
      return `not finished${check.changeRatio === undefined ? '' : `, ${ratioText(check)}`}`
    case 'vanished':
      return 'gone'
    case 'too-few-samples':
      return check.changeRatio === undefined ? 'too few values' : `${ratioText(check)}, too few to judge`
    default:
      return nonEmpty(ratioText(check), WHY_OPEN[check.reason]).join(', ')
  }
}

/** A rate's move in points, where its interval or its size says that there is one. */
function rateChange(check: Check): string {
  const { changeRatio = 0, intervalRatio } = check
  const points = `${formatSignedPercent(changeRatio).replace(' %', '')} points`
  if (intervalRatio === undefined) return changeRatio === 0 ? '~' : points
  return isDetectedUnalarming(check) ? `${points} (${changeRange(intervalRatio)}), too few for an alarm` : '~'
}

/** Reasons that leave a check open whatever its interval says. */
const WHY_OPEN: Readonly<Partial<Record<CheckReason, string>>> = {
  'too-many-failures': 'too many failures',
  'too-many-void': 'too many spoilt requests',
  'not-confirmed': 'not confirmed',
  'slower-once': 'slower once',
  'too-noisy': 'runs differ too much',
  'not-measured-again': 'not measured again',
  'not-observable': 'no value to compare with',
  'token-source-differs': 'tokens counted differently',
  'moved-together': 'other targets moved alike'
}

function ratioText(check: Check): string {
  const { changeRatio, intervalRatio, verdict } = check
  if (changeRatio === undefined) return NOTHING
  if (metricOf(check.metric).unit === 'ratio') return directionOf(check)
  if (verdict === 'regressed' || verdict === 'improved') {
    return spaced(
      `${formatPercent(changeRatio)} ${directionOf(check)}`,
      intervalRatio && `(${changeRange(intervalRatio)})`
    )
  }
  if (isDetectedUnalarming(check)) return detectedText(check)
  const range = intervalRatio && `(${formatSignedRange(intervalRatio)})`
  return spaced(verdict === 'unchanged' ? '~' : '', formatSignedPercent(changeRatio), range)
}

/** A change that its interval tells from none, and why it is no alarm: `+4 % (3 to 5), within the margin`. */
export function detectedText({ changeRatio = 0, intervalRatio, marginRatio = Infinity, reason }: Check): string {
  const isWithin = Math.abs(changeRatio) < marginRatio
  const why = reason === 'faster-once' ? 'seen once' : isWithin ? 'within the margin' : 'not certain enough'
  const range = intervalRatio && `(${changeRange(intervalRatio)})`
  return nonEmpty(spaced(formatSignedPercent(changeRatio), range), why).join(', ')
}

/** An acceptance takes the margin's place while it holds. */
function limitCell({ metric, marginRatio, accepted }: Check): string {
  const { better, unit } = metricOf(metric)
  const sizeText = (ratio: number): string => (unit === 'ratio' ? pointsText(ratio) : formatSignedPercent(ratio))
  if (accepted !== undefined) return `${sizeText(accepted.upToRatio)} accepted`
  if (marginRatio === undefined) return NOTHING
  return sizeText(better === 'lower' || unit === 'ratio' ? marginRatio : -marginRatio)
}

function detectableText(check: Check): string {
  const { metric, detectableRatio } = check
  if (detectableRatio === undefined) return NOTHING
  if (isBlind(check)) return NONE_DETECTABLE
  return metricOf(metric).unit === 'ratio' ? pointsText(detectableRatio) : formatPercent(detectableRatio)
}

function budgetRow(result: BudgetResult): Row {
  const { budget, readMetric, value, sampleCount, brokenOnBase } = result
  const { unit } = metricOf(readMetric)
  const mark = budgetMarkOf(result)
  return {
    mark,
    word: mark === 'passed' ? 'met' : MARKS[mark].word,
    target: result.target,
    name: `${metricName(readMetric, budget.statistic)} budget`,
    baseline: brokenOnBase === undefined ? NOTHING : brokenOnBase ? 'over too' : 'within',
    candidate: formatValue(value, unit),
    change: budgetChange(result),
    noise: NOTHING,
    pairs: NOTHING,
    limit: `${budget.operator} ${formatLimit(budget.limit, unit)}`,
    detectable: NOTHING,
    counts: String(sampleCount),
    size: distance(result)
  }
}

/** The distance from the limit, relative to it. */
function distance({ budget, value }: BudgetResult): number {
  if (value === undefined) return Number.MAX_VALUE
  return budget.limit === 0 ? value : Math.abs(value / budget.limit - 1)
}

function budgetChange(result: BudgetResult): string {
  const { budget, verdict, interval, readMetric, reason } = result
  const range = interval && `(${formatRange(interval, metricOf(readMetric).unit)})`
  switch (verdict) {
    case 'broken':
      return spaced(
        beyondLimit(result),
        `${OPERATORS[budget.operator].good === 'below' ? 'over' : 'under'} budget`,
        range
      )
    case 'at-the-edge':
      return spaced(reason === undefined ? 'at the edge' : EDGE_WORDS[reason], range)
    case 'met':
      return spaced('met', range)
    case 'not-measured':
      return 'not judged'
    default:
      return verdict satisfies never
  }
}

/** A share is beyond its limit by points: fifty-five times one per cent is 54 points more, and not 5,400 %. */
function beyondLimit({ budget, value, readMetric }: BudgetResult): string {
  if (value === undefined) return ''
  if (metricOf(readMetric).unit === 'ratio') return pointsText(Math.abs(value - budget.limit)).replace('+', '')
  return budget.limit === 0 ? '' : formatPercent(value / budget.limit - 1)
}

const EDGE_WORDS: Readonly<Record<NonNullable<BudgetResult['reason']>, string>> = {
  'too-few-samples': 'too few requests',
  'not-confirmed': 'not confirmed'
}
