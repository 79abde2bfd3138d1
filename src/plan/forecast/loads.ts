import type { BudgetLimit } from '../../domain/budget.ts'
import { ownerOf, type Plan, type RawScenario, type Target } from '../../domain/plan.ts'
import { commonScenarios, firstPairCount, mostPairsOf, pairedTargets } from '../slots/pair-slots.ts'
import { roundCountOf } from '../slots/schedule.ts'

/** Prompts that look slow are asked again by themselves: so many of a target, in so many pairs each. */
const MOST_RECHECKED = { prompts: 3, pairs: 8 } as const

export type ForecastPlan = Pick<Plan, 'targets' | 'prompts' | 'base' | 'gate' | 'schedule' | 'budgets' | 'compare'>

/** Requests to one target, spread evenly over its prompts. */
export interface Load {
  readonly target: Target
  readonly scenarios: readonly RawScenario[]
  readonly requestCount: number
  readonly warmupCount: number
  /** True for both arms of pairs, and for an upstream that is measured along with them. */
  readonly paired: boolean
}

/** Returns the load of each target up to the first look. */
export function firstLoads(plan: ForecastPlan): readonly Load[] {
  return loadsOf(plan, (target) => firstPairCount(plan, target))
}

/**
 * Returns the most that can be sent: every pair there can be, prompts asked again, and an alarm measured a second time.
 * The second measurement warms nothing up.
 */
export function mostLoads(plan: ForecastPlan): readonly Load[] {
  const once = loadsOf(plan, (target) => mostPairsOf(plan, target))
  const whole = [...once, ...once.filter(({ paired }) => paired).map(recheckLoad)]
  const again = whole.filter(({ target }) => isMeasuredAgain(plan, target)).map((load) => ({ ...load, warmupCount: 0 }))
  return [...whole, ...again]
}

function loadsOf(plan: ForecastPlan, pairCountOf: (target: Target) => number): readonly Load[] {
  const { targets, prompts, schedule } = plan
  const heads = pairedTargets(plan)
  const common = commonScenarios(plan)
  return targets.map((target) => {
    const head = heads.find(({ id }) => id === ownerOf(target))
    // Each connection is opened before anything is timed, and for a warm cache each prompt is asked once.
    const opening = Math.max(schedule.warmupCount, schedule.inFlightCount)
    const warmupCount = opening + (schedule.cache === 'warm' ? prompts.scenarios.length : 0)
    if (head === undefined) {
      const requestCount = roundCountOf(plan) * prompts.scenarios.length
      return { target, scenarios: prompts.scenarios, requestCount, warmupCount, paired: false }
    }
    const scenarios = target.baseOf === undefined ? common : baseScenarios(plan, common)
    return { target, scenarios, requestCount: pairCountOf(head), warmupCount, paired: true }
  })
}

function baseScenarios({ base }: ForecastPlan, common: readonly RawScenario[]): readonly RawScenario[] {
  const ids = new Set(common.map(({ id }) => id))
  return base?.prompts.scenarios.filter(({ id }) => ids.has(id)) ?? []
}

/** The prompts with the longest answers, in case it is those that look slow. */
function recheckLoad(load: Load): Load {
  const scenarios = load.scenarios
    .toSorted((a, b) => b.maxOutputTokens - a.maxOutputTokens)
    .slice(0, MOST_RECHECKED.prompts)
  return { ...load, scenarios, requestCount: scenarios.length * MOST_RECHECKED.pairs, warmupCount: 0 }
}

/**
 * Returns true where an alarm of the target, or a budget that it breaks, may make the job measure it a second time: always
 * against history; in pairs where base is another server, or where a provider may break a budget.
 */
export function isMeasuredAgain(plan: ForecastPlan, target: Target): boolean {
  if (plan.compare === 'off') return false
  const head = plan.targets.find(({ id }) => id === ownerOf(target))
  const base = plan.targets.find(({ baseOf }) => baseOf === head?.id)
  if (head === undefined || base === undefined) return true
  return originOf(head) !== originOf(base) || (!head.owned && plan.budgets.some(isBudgetOf(head)))
}

function isBudgetOf({ id }: Target): (budget: BudgetLimit) => boolean {
  return ({ target }) => target === undefined || target === id
}

function originOf({ baseUrl }: Target): string {
  return new URL(baseUrl).origin
}
