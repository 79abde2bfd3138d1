import { isJudged, ownerOf, type Plan, type Target } from '../domain/plan.ts'
import type { Check } from '../domain/verdict.ts'
import type { Warning } from '../domain/warning.ts'
import { type CostOutlook, mayReason, type Outlay } from '../plan/forecast/cost-forecast.ts'
import { judgingNotes } from '../plan/forecast/judging-notes.ts'
import { ownLimitOf } from '../plan/slots/output-limit.ts'
import { commonScenarios, firstPairCount, mostPairsOf, pairedTargets } from '../plan/slots/pair-slots.ts'
import { roundCountOf } from '../plan/slots/schedule.ts'
import { REASONING_ALLOWANCE_TOKENS } from '../providers/negotiation/known-parameters.ts'
import { PLAIN_VOICE } from '../report/format/escape.ts'
import { formatCount, formatDollars, formatMs, formatPercent, NOTHING, plural } from '../report/format/format.ts'
import { textTable } from '../report/format/table.ts'
import { metricName, pointsText } from '../report/format/words.ts'
import { warningText } from '../report/sentences/warnings.ts'
import type { Foresight } from './foresee.ts'

export interface PlannedRun {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  readonly outlook: CostOutlook
  readonly foresight: Foresight
  /** Runs on record. */
  readonly runCount: number
}

/** Prints what will be sent, what it costs, and the smallest change it can detect. */
export function planText(planned: PlannedRun): string {
  return [
    firstLine(planned),
    '',
    targetsTable(planned.plan),
    '',
    outlookTable(planned.outlook),
    ...mostLines(planned),
    ...capLines(planned.plan),
    '',
    ...detectableLines(planned),
    ...judgingNotes(planned.plan).map((note) => `note: ${note}`),
    ...planned.warnings.map((warning) => `note: ${warningText(warning, PLAIN_VOICE)}`)
  ].join('\n')
}

function firstLine({ plan, runCount }: PlannedRun): string {
  const heads = plan.targets.filter(isJudged)
  const prompts = `${plural(plan.prompts.scenarios.length, 'prompt')} of ${plan.prompts.name}`
  return `${plural(heads.length, 'target')}, ${prompts}, ${plural(plan.budgets.length, 'budget')}; ${plural(runCount, 'run')} on record.`
}

function targetsTable(plan: Plan): string {
  const paired = pairedTargets(plan)
  return textTable({
    columns: [
      { title: 'Target', align: 'left' },
      { title: 'Model', align: 'left' },
      { title: 'At', align: 'left' },
      { title: 'Compared with', align: 'left' },
      { title: 'Sends', align: 'left' }
    ],
    rows: plan.targets.map((target) => {
      const head = paired.find(({ id }) => id === ownerOf(target))
      return [target.id, target.model, target.baseUrl, comparedWith(target, plan, head), requestCounts(plan, head)]
    }),
    moreCount: 0
  })
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

function outlookTable({ least, likely, most }: CostOutlook): string {
  const rows: readonly (readonly [string, (outlay: Outlay) => string])[] = [
    ['Requests', ({ requestCount }) => formatCount(requestCount)],
    ['Input tokens', ({ inputTokenCount }) => formatCount(inputTokenCount)],
    [
      'Output tokens',
      ({ outputTokenCount }) => (outputTokenCount === undefined ? NOTHING : formatCount(outputTokenCount))
    ],
    ['Duration', ({ durationMs }) => (durationMs === undefined ? NOTHING : formatMs(durationMs))],
    ['Cost', ({ costUsd }) => (costUsd === undefined ? NOTHING : formatDollars(costUsd))]
  ]
  return textTable({
    columns: [
      { title: 'Needs', align: 'left' },
      { title: 'at least', align: 'right' },
      { title: 'likely', align: 'right' },
      { title: 'at most', align: 'right' }
    ],
    rows: rows.map(([title, write]) => [title, ...[least, likely, most].map(write)]),
    moreCount: 0
  })
}

/** Says what the maximum leaves out, or why there is no maximum. */
function mostLines({ outlook: { mostReasoning }, plan }: PlannedRun): readonly string[] {
  const endless = plan.targets.filter((target) => ownLimitOf(target) === 'none').map(({ id }) => id)
  const { runCount } = plan
  return [
    ...(endless.length === 0
      ? []
      : [`There is no maximum: the "params" of ${endless.join(', ')} remove the limit on answers.`]),
    ...(mostReasoning === undefined ? [] : [reasoningLine(plan, mostReasoning)]),
    ...(runCount === 1
      ? []
      : [`These numbers are for one run. When the baseline is written, "runs" makes ${runCount}, one after another.`])
  ]
}

/** Only its replies show that a model reasons. */
function reasoningLine({ targets }: Plan, { outputTokenCount, costUsd }: Outlay): string {
  const named = targets.some((target) => !mayReason(target))
  const who = named
    ? ` (${targets
        .filter(mayReason)
        .map(({ id }) => id)
        .join(', ')})`
    : ''
  const most = [
    ...(outputTokenCount === undefined ? [] : [`${formatCount(outputTokenCount)} output tokens`]),
    ...(costUsd === undefined ? [] : [formatDollars(costUsd)])
  ]
  const sum = most.length === 0 ? '' : `: then ${most.join(' and ')} at most`
  return `If a model turns out to reason${who}, each of its answers may have ${formatCount(REASONING_ALLOWANCE_TOKENS)} tokens more${sum}.`
}

function capLines({ targets, schedule }: Plan): readonly string[] {
  const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount } = schedule
  const tokens = (count: number, kind: string) =>
    count === Number.MAX_SAFE_INTEGER ? [] : [`${formatCount(count)} ${kind} tokens`]
  const caps = [
    ...(maxCostUsd === undefined ? [] : [formatDollars(maxCostUsd)]),
    ...tokens(maxInputTokenCount, 'input'),
    ...tokens(maxOutputTokenCount, 'output'),
    formatMs(schedule.timeoutMs)
  ]
  const unpriced = targets.filter(({ price }) => price === undefined).map(({ id }) => id)
  return [
    `One measurement ends at ${caps.join(', ')}.`,
    ...(unpriced.length === 0
      ? []
      : [`The cost is unknown, because these targets have no "price": ${unpriced.join(', ')}.`])
  ]
}

function detectableLines({ foresight, plan }: PlannedRun): readonly string[] {
  const { checks, unknown } = foresight
  const table = checks.length === 0 ? [] : [detectableTable(checks), DETECTABLE]
  const missing = unknown.map((id) => {
    const how = pairedTargets(plan).some((target) => target.id === id)
      ? 'calibrate measures it'
      : 'stored runs will tell'
    return `The smallest change that ${id} can detect is unknown: no comparable run is stored; ${how}.`
  })
  return [...table, ...missing]
}

const DETECTABLE =
  'Detectable is the smallest slowdown found nine times in ten, given the noise of the stored runs. In pairs it tends to be smaller, since base and head are measured back to back.'

function detectableTable(checks: readonly Check[]): string {
  return textTable({
    columns: [
      { title: 'Check', align: 'left' },
      { title: 'Margin', align: 'right' },
      { title: 'Detectable', align: 'right' },
      { title: 'By', align: 'left' }
    ],
    rows: checks.map((check) => [
      `${check.target}: ${metricName(check.metric, check.statistic)}`,
      sizeText(check, check.marginRatio),
      sizeText(check, check.detectableRatio),
      check.kind === 'interleaved' ? 'pairs' : check.kind === 'history' ? 'history' : 'history, of few runs'
    ]),
    moreCount: 0
  })
}

/** Prints the size of a change: `+12 %`. A rate changes in points, since a change from 0 % has no ratio. */
export function sizeText({ statistic }: Pick<Check, 'statistic'>, ratio: number | undefined): string {
  if (ratio === undefined) return NOTHING
  return statistic === 'rate' ? pointsText(ratio) : `+${formatPercent(ratio)}`
}
