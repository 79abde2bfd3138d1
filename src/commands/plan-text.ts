import { CUSTOM_API, isJudged, ownerOf, type Plan, type Target } from '../domain/plan.ts'
import { type Check, isBlind } from '../domain/verdict.ts'
import type { Warning } from '../domain/warning.ts'
import type { Forecast, Outlay } from '../plan/forecast/forecast.ts'
import { judgingNotes } from '../plan/forecast/judging-notes.ts'
import { ownLimitOf, setsLimit } from '../plan/slots/output-limit.ts'
import { commonScenarios, firstPairCount, mostPairsOf, pairedTargets } from '../plan/slots/pair-slots.ts'
import { roundCountOf } from '../plan/slots/schedule.ts'
import { REASONING_ALLOWANCE_TOKENS } from '../providers/negotiation/known-parameters.ts'
import { PLAIN_VOICE } from '../report/format/escape.ts'
import { formatCount, formatDollars, formatMs, formatPercent, NOTHING, plural } from '../report/format/format.ts'
import { left, right, textTable } from '../report/format/table.ts'
import { listedFirst, metricName, NONE_DETECTABLE, nonEmpty, pointsText } from '../report/format/words.ts'
import { warningText } from '../report/sentences/warnings.ts'
import type { Foresight } from './foresee.ts'

export interface PlannedRun {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  readonly forecast: Forecast
  readonly foresight: Foresight
  /** Runs on record. */
  readonly runCount: number
}

/** Prints what will be sent, what it costs, and the smallest change it can detect. */
export function planText(planned: PlannedRun): string {
  const { plan, warnings, foresight } = planned
  return [
    firstLine(planned),
    '',
    targetsTable(plan),
    '',
    needsTable(planned.forecast),
    ...needsNotes(plan),
    '',
    ...detectableLines(foresight, plan),
    ...judgingNotes(plan).map((note) => `note: ${note}`),
    ...warnings.map((warning) => `note: ${warningText(warning, PLAIN_VOICE)}`)
  ].join('\n')
}

function firstLine({ plan, runCount }: PlannedRun): string {
  const heads = plan.targets.filter(isJudged)
  const prompts = `${plural(plan.prompts.scenarios.length, 'prompt')} of ${plan.prompts.name}`
  return `${plural(heads.length, 'target')}, ${prompts}, ${plural(plan.budgets.length, 'budget')}; ${plural(runCount, 'run')} on record.`
}

function targetsTable(plan: Plan): string {
  const paired = pairedTargets(plan)
  const rows = plan.targets.map((target) => {
    const head = paired.find(({ id }) => id === ownerOf(target))
    return [target.id, target.model, target.baseUrl, comparedWith(target, plan, head), requestCounts(plan, head)]
  })
  return textTable({ columns: ['Target', 'Model', 'At', 'Compared with', 'Sends'].map(left), rows, moreCount: 0 })
}

function comparedWith(target: Target, { compare }: Plan, head: Target | undefined): string {
  if (target.baseOf !== undefined) return `nothing: it is the base of ${target.baseOf}`
  if (target.directOf !== undefined) return `nothing: it is the upstream of ${target.directOf}`
  const kind = target.owned ? 'owned' : 'a provider’s'
  if (head !== undefined) return `base, in pairs (${kind})`
  return `${compare === 'off' ? 'nothing' : 'history'} (${kind})`
}

function requestCounts(plan: Plan, head: Target | undefined): string {
  if (head === undefined) {
    return `${roundCountOf(plan) * plan.prompts.scenarios.length} requests in ${plural(roundCountOf(plan), 'round')}`
  }
  const common = commonScenarios(plan).length
  return `${firstPairCount(plan, head)} to ${mostPairsOf(plan, head)} pairs of ${plural(common, 'prompt')}`
}

function written<T>(value: T | undefined, write: (value: T) => string): string {
  return value === undefined ? NOTHING : write(value)
}

function needsTable({ usual, most }: Forecast): string {
  const rows: readonly (readonly [string, (outlay: Outlay) => string])[] = [
    ['Requests', ({ requestCount }) => formatCount(requestCount)],
    ['Input tokens', ({ inputTokenCount }) => formatCount(inputTokenCount)],
    ['Output tokens', ({ outputTokenCount }) => written(outputTokenCount, (count) => formatCount(Math.round(count)))],
    ['Duration', ({ durationMs }) => written(durationMs, formatMs)],
    ['Cost', ({ costUsd }) => written(costUsd, formatDollars)]
  ]
  return textTable({
    columns: [left('Needs'), right('usually'), right('at most')],
    rows: rows.map(([title, write]) => [title, write(usual), write(most)]),
    moreCount: 0
  })
}

/** Says what the numbers leave out, and where a measurement ends whatever they say. */
function needsNotes({ targets, schedule, runCount }: Plan): readonly string[] {
  const names = (found: readonly Target[]): string => found.map(({ id }) => id).join(', ')
  const endless = targets.filter((target) => ownLimitOf(target) === 'none')
  const described = endless.filter(({ api }) => api === CUSTOM_API)
  const lifted = endless.filter(({ api }) => api !== CUSTOM_API)
  // Only its replies show that a model reasons, and a limit that the user set is never raised.
  const mayReason = targets.filter((target) => isJudged(target) && !setsLimit(target))
  const unpriced = targets.filter(({ price }) => price === undefined)
  return nonEmpty(
    lifted.length > 0 && `There is no maximum: the "params" of ${names(lifted)} remove the limit on answers.`,
    described.length > 0 && `There is no maximum: the "body" of ${names(described)} has no {{max-tokens}}.`,
    mayReason.length > 0 &&
      `If a model turns out to reason (${names(mayReason)}), each answer may have ${formatCount(REASONING_ALLOWANCE_TOKENS)} tokens more.`,
    runCount > 1 &&
      `These numbers are for one run. When the baseline is written, "runs" makes ${runCount}, one after another.`,
    `One measurement ends at ${capsText(schedule)}.`,
    unpriced.length > 0 && `The cost is unknown, because these targets have no "price": ${names(unpriced)}.`
  )
}

function capsText({ maxCostUsd, maxInputTokenCount, maxOutputTokenCount, timeoutMs }: Plan['schedule']): string {
  const tokens = (count: number, kind: string) =>
    count !== Number.MAX_SAFE_INTEGER && `${formatCount(count)} ${kind} tokens`
  return nonEmpty(
    maxCostUsd !== undefined && formatDollars(maxCostUsd),
    tokens(maxInputTokenCount, 'input'),
    tokens(maxOutputTokenCount, 'output'),
    formatMs(timeoutMs)
  ).join(', ')
}

const DETECTABLE =
  'Detectable is the smallest slowdown found nine times in ten, given the noise of the stored runs. In pairs it tends to be smaller, since base and head are measured back to back.'

function detectableLines({ checks, unknown, atOtherRate }: Foresight, plan: Plan): readonly string[] {
  const table =
    checks.length === 0 ? [] : nonEmpty(detectableTable(checks), DETECTABLE, rateLine(checks, atOtherRate, plan))
  const missing = unknown.map((id) => {
    const how = pairedTargets(plan).some((target) => target.id === id)
      ? 'calibrate measures it'
      : 'stored runs will tell'
    return `The smallest change that ${id} can detect is unknown: no comparable run is stored; ${how}.`
  })
  return [...table, ...missing]
}

const KINDS = { interleaved: 'pairs', history: 'history', provisional: 'history, of few runs' } as const

function detectableTable(checks: readonly Check[]): string {
  return textTable({
    columns: [left('Check'), right('Margin'), right('Detectable'), left('By')],
    rows: checks.map((check) => [
      `${check.target}: ${metricName(check.metric, check.statistic)}`,
      sizeText(check, check.marginRatio),
      detectableSize(check),
      check.detectableByTwoJobs === true ? 'history, two jobs' : KINDS[check.kind]
    ]),
    moreCount: 0
  })
}

/** Says what another rate of false alarms would buy or cost, of the latency checks whose detectable change it moves. */
function rateLine(
  checks: readonly Check[],
  { falseAlarmRatio, checks: others }: Foresight['atOtherRate'],
  { gate }: Plan
): string {
  const moved = checks.flatMap((check) => {
    const other = others.find((one) => nameOf(one) === nameOf(check))
    const [now, then] = [check, other].map((one) => (one === undefined ? NOTHING : detectableSize(one)))
    return check.statistic === 'rate' || other === undefined || now === then
      ? []
      : [`${then} in place of ${now} for ${nameOf(check)}`]
  })
  if (moved.length === 0) return ''
  return `"gate.false-alarms" is ${formatPercent(gate.falseAlarmRatio)}. At ${formatPercent(falseAlarmRatio)} these would be detectable: ${listedFirst(moved, (text) => text)}.`
}

function nameOf({ target, metric, statistic }: Check): string {
  return `${target}: ${metricName(metric, statistic)}`
}

/** Prints the smallest change that a check finds; `none` where that is no change of any usual size. */
export function detectableSize(check: Pick<Check, 'metric' | 'statistic' | 'detectableRatio'>): string {
  return isBlind(check) ? NONE_DETECTABLE : sizeText(check, check.detectableRatio)
}

/** Prints the size of a change: `+12 %`. A rate changes in points, since a change from 0 % has no ratio. */
export function sizeText({ statistic }: Pick<Check, 'statistic'>, ratio: number | undefined): string {
  if (ratio === undefined) return NOTHING
  return statistic === 'rate' ? pointsText(ratio) : `+${formatPercent(ratio)}`
}
