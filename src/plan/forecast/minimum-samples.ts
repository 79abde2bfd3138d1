import { BROKEN_ALPHA, type BudgetLimit, OPERATORS } from '../../domain/budget.ts'
import type { MetricId, Statistic } from '../../domain/metric.ts'
import type { Gate, Plan, Scenario, Target } from '../../domain/plan.ts'
import { PRINTED_FROM } from '../../domain/report.ts'
import { JUDGED_FROM } from '../../domain/verdict.ts'
import { ownLimitOf } from '../slots/output-limit.ts'
import { mostPairsOf } from '../slots/pair-slots.ts'
import { roundCountOf } from '../slots/schedule.ts'

const SHARE_WITHIN: Readonly<Partial<Record<Statistic, number>>> = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 }
/** Values from which a percentile keeps its budget. */
export const LEAST_FOR_MET = PRINTED_FROM.p50

/** A percentile's budget is neither met nor broken by so few values, whatever they are. */
export function isTooFewForBudget({ statistic, operator }: BudgetLimit, valueCount: number): boolean {
  const within = SHARE_WITHIN[statistic]
  if (within === undefined || valueCount >= LEAST_FOR_MET) return false
  const beyond = OPERATORS[operator].good === 'below' ? 1 - within : within
  return beyond ** valueCount > BROKEN_ALPHA
}

/** Values from which a check of a percentile is made: of each run for history, of pairs for base (analysis/pair-check.ts). */
const LEAST_FOR_CHECK = {
  history: { p50: JUDGED_FROM.p50.attempted, p95: JUDGED_FROM.p95.attempted },
  pairs: { p50: 2, p95: 100 }
} as const

type Gated = keyof (typeof LEAST_FOR_CHECK)['history']

export function leastForCheck(by: keyof typeof LEAST_FOR_CHECK, statistic: Statistic): number {
  return LEAST_FOR_CHECK[by][statistic as Gated] ?? 0
}

/** Tokens of an answer from which a metric has a value (domain/metric.ts). */
const LEAST_TOKENS: Readonly<Partial<Record<MetricId, number>>> = { tpot: 8, output_speed: 8, icl: 2 }

/** Tokens that the metric needs of an answer, where `tokenCount` is fewer; absent where it is enough. */
export function tokensWanted(metric: MetricId, tokenCount: number): number | undefined {
  const least = LEAST_TOKENS[metric] ?? 0
  return tokenCount < least ? least : undefined
}

/** The same, where the limit is the user's own: that of prompts is raised where a model reasons. */
export function tokensWantedOf(metric: MetricId, target: Pick<Target, 'api' | 'params' | 'extraBody'>) {
  const own = ownLimitOf(target)
  return typeof own === 'number' ? tokensWanted(metric, own) : undefined
}

export interface Counted extends Pick<Plan, 'schedule' | 'compare'> {
  readonly prompts: { readonly scenarios: readonly Pick<Scenario, 'maxOutputTokens'>[] }
  readonly gate: Pick<Gate, 'checks'>
}

/** Requests to a target that is compared with history, and judged by budgets. */
export function plannedRequests({ prompts, schedule }: Pick<Counted, 'prompts' | 'schedule'>): number {
  const { length } = prompts.scenarios
  return roundCountOf({ schedule, prompts: prompts as Plan['prompts'] }) * length
}

/** Pairs that a target may come to be asked, if base is found; none where nobody looks for it. */
export function pairsPossible({ schedule, gate, compare }: Counted, target: Pick<Target, 'owned'>): number {
  return compare === 'auto' || compare === 'interleaved' ? mostPairsOf({ schedule, gate: gate as Gate }, target) : 0
}
