import type { DigestRow, RunDigest } from '../../domain/baseline.ts'
import type { BudgetLimit } from '../../domain/budget.ts'
import {
  CHARACTERS_PER_TOKEN,
  ownerOf,
  type Plan,
  type RawScenario,
  type Target,
  TOKENS_PER_PRICE
} from '../../domain/plan.ts'
import { outputLimitOf, ownLimitOf, setsLimit } from '../slots/output-limit.ts'
import { commonScenarios, firstPairCount, mostPairsOf, pairedTargets } from '../slots/pair-slots.ts'
import { roundCountOf } from '../slots/schedule.ts'

/** Prompts that look slow are asked again by themselves: so many of a target, in so many pairs each. */
const MOST_RECHECKED = { prompts: 3, pairs: 8 } as const

export type OutlookPlan = Pick<Plan, 'targets' | 'prompts' | 'base' | 'gate' | 'schedule' | 'budgets' | 'compare'>

/** Facts known before a run, most often from the newest stored run of the same plan. */
export interface OutlookFacts {
  /** Pairs that the target's checks are likely to take; without it those of the first look. */
  readonly likelyPairCount?: (target: Target) => number
  /** Tokens that an answer is likely to have; without it its limit. */
  readonly likelyOutputTokenCount?: (target: Target, scenario: RawScenario) => number | undefined
  /** The likely duration of a request; without it, the forecast has no duration but the timeout. */
  readonly likelyRequestMs?: (target: Target) => number | undefined
  /** Tokens that are added to the prompts' limits where a model turns out to reason. */
  readonly allowanceTokenCount?: number
}

export interface Outlay {
  readonly requestCount: number
  readonly inputTokenCount: number
  /** Absent where the most is asked for and a target's answers have no limit. */
  readonly outputTokenCount?: number
  /** Absent where the price of a target is unknown, or its tokens are. */
  readonly costUsd?: number
  /** Absent where nobody knows how long a request takes. */
  readonly durationMs?: number
}

export interface CostOutlook {
  /** Up to the first look, with answers of likely length. */
  readonly least: Outlay
  readonly likely: Outlay
  /**
   * Every pair there can be, prompts asked again, an alarm measured a second time, and answers at the limit that is sent:
   * before the schedule's own caps, each of which holds for one measurement.
   */
  readonly most: Outlay
  /** The same where every model that may be given more tokens for reasoning is; absent where none may. */
  readonly mostReasoning?: Outlay
}

/**
 * Forecasts what a plan takes before anything is sent. Prompts are counted by their length, which is an estimate;
 * what is asked again in place of what was refused or spoilt is not foreseen.
 */
export function costOutlook(plan: OutlookPlan, facts: OutlookFacts = {}): CostOutlook {
  const { likelyPairCount = (target) => firstPairCount(plan, target) } = facts
  const first = loadsOf(plan, (target) => firstPairCount(plan, target))
  const within = (target: Target) =>
    Math.min(mostPairsOf(plan, target), Math.max(firstPairCount(plan, target), likelyPairCount(target)))
  const most = mostLoads(plan)
  const atLimit = { ...facts, likelyOutputTokenCount: () => undefined }
  const { allowanceTokenCount = 0 } = facts
  const reasons = allowanceTokenCount > 0 && plan.targets.some(mayReason)
  return {
    least: outlay(plan, first, facts),
    likely: outlay(plan, loadsOf(plan, within), facts),
    most: limited(plan, longest(plan, outlay(plan, most, atLimit))),
    ...(reasons
      ? { mostReasoning: limited(plan, longest(plan, outlay(plan, most.map(reasoning(allowanceTokenCount)), atLimit))) }
      : {})
  }
}

/**
 * Returns true when the limit is raised for a model that turns out to reason. A limit that the user set is never
 * raised.
 */
export function mayReason(target: Target): boolean {
  return !setsLimit(target)
}

function reasoning(allowanceTokenCount: number): (load: Load) => Load {
  return (load) => (mayReason(load.target) ? { ...load, allowanceTokenCount } : load)
}

function mostLoads(plan: OutlookPlan): readonly Load[] {
  const once = loadsOf(plan, (target) => mostPairsOf(plan, target))
  const whole = [...once, ...once.filter(({ paired }) => paired).map(recheckLoad)]
  // Connections stand by then, and caches are filled.
  const again = whole.filter(({ target }) => isMeasuredAgain(plan, target)).map((load) => ({ ...load, warmupCount: 0 }))
  return [...whole, ...again]
}

/** The prompts with the longest answers, in case it is those that look slow. */
function recheckLoad(load: Load): Load {
  const scenarios = load.scenarios
    .toSorted((a, b) => b.maxOutputTokens - a.maxOutputTokens)
    .slice(0, MOST_RECHECKED.prompts)
  return { ...load, scenarios, requestCount: scenarios.length * MOST_RECHECKED.pairs, warmupCount: 0 }
}

/**
 * Whether an alarm of the target, or a budget that it breaks, may make the job measure it a second time: always against
 * history; in pairs where its base has a place of its own, or where its plan is not this change's to break a budget by.
 */
function isMeasuredAgain(plan: OutlookPlan, target: Target): boolean {
  if (plan.compare === 'off') return false
  const head = judgedTarget(plan, target)
  const base = plan.targets.find(({ baseOf }) => baseOf === head?.id)
  if (head === undefined || base === undefined) return true
  return originOf(head) !== originOf(base) || (!head.owned && plan.budgets.some(isBudgetOf(head)))
}

function isBudgetOf({ id }: Target): (budget: BudgetLimit) => boolean {
  return ({ target }) => target === undefined || target === id
}

function judgedTarget({ targets }: OutlookPlan, target: Target): Target | undefined {
  return targets.find(({ id }) => id === ownerOf(target))
}

function originOf({ baseUrl }: Target): string {
  return new URL(baseUrl).origin
}

/** Requests to one target, spread evenly over its prompts. */
export interface Load {
  readonly target: Target
  readonly scenarios: readonly RawScenario[]
  readonly requestCount: number
  readonly warmupCount: number
  /** Added to the limit of each answer. */
  readonly allowanceTokenCount?: number
  /** True for both arms of pairs, and for an upstream that is measured along with them. */
  readonly paired: boolean
}

/** Returns the load of each target, given the number of pairs for those with a base. */
export function loadsOf(plan: OutlookPlan, pairCountOf: (target: Target) => number): readonly Load[] {
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

function baseScenarios({ base }: OutlookPlan, common: readonly RawScenario[]): readonly RawScenario[] {
  const ids = new Set(common.map(({ id }) => id))
  return base?.prompts.scenarios.filter(({ id }) => ids.has(id)) ?? []
}

interface Tokens {
  readonly input: number
  readonly output: number
}

/** A warm-up counts as one more of the set's prompts: it has less, as a rule. */
export function tokensOf(load: Load, facts: OutlookFacts = {}): Tokens {
  const { target, scenarios, requestCount, warmupCount, allowanceTokenCount = 0 } = load
  const perPrompt = scenarios.length === 0 ? 0 : (requestCount + warmupCount) / scenarios.length
  const sum = (count: (scenario: RawScenario) => number) =>
    Math.ceil(perPrompt * scenarios.reduce((total, scenario) => total + count(scenario), 0))
  const likely = facts.likelyOutputTokenCount ?? (() => undefined)
  return {
    input: sum(({ messages }) =>
      messages.reduce((total, { content }) => total + Math.ceil(content.length / CHARACTERS_PER_TOKEN), 0)
    ),
    output: sum((scenario) => likely(target, scenario) ?? answerLimit(target, scenario) + allowanceTokenCount)
  }
}

/** Returns the limit of an answer. Without any limit, the prompt's own is the best guess. */
function answerLimit(target: Target, scenario: RawScenario): number {
  const limit = outputLimitOf(target, scenario)
  return limit === 'none' ? scenario.maxOutputTokens : limit
}

/** Dollars; nothing for a target without a price. */
export function costOf({ price }: Target, { input, output }: Tokens): number {
  return price === undefined ? 0 : (input * price.input + output * price.output) / TOKENS_PER_PRICE
}

function outlay({ schedule, targets }: OutlookPlan, loads: readonly Load[], facts: OutlookFacts): Outlay {
  const parts = loads.map((load) => ({ load, tokens: tokensOf(load, facts) }))
  const sum = (count: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + count(part), 0)
  const priced = targets.every(({ price }) => price !== undefined)
  const times = loads.map(({ target, requestCount, warmupCount }) => {
    const requestMs = facts.likelyRequestMs?.(target)
    return requestMs === undefined ? undefined : requestMs * (requestCount + warmupCount)
  })
  const known = times.filter((time) => time !== undefined)
  return {
    requestCount: sum(({ load }) => load.requestCount + load.warmupCount),
    inputTokenCount: sum(({ tokens }) => tokens.input),
    outputTokenCount: sum(({ tokens }) => tokens.output),
    ...(priced ? { costUsd: sum(({ load, tokens }) => costOf(load.target, tokens)) } : {}),
    ...(known.length < times.length
      ? {}
      : { durationMs: known.reduce((total, time) => total + time, 0) / schedule.inFlightCount })
  }
}

/** Of answers without a limit nobody knows the most. */
function limited({ targets }: OutlookPlan, most: Outlay): Outlay {
  if (targets.every((target) => ownLimitOf(target) !== 'none')) return most
  const { outputTokenCount: _tokens, costUsd: _cost, ...known } = most
  return known
}

/** Nothing goes on for longer than the timeout. A second measurement has one of its own, and a pause before it. */
function longest(plan: OutlookPlan, most: Outlay): Outlay {
  const { timeoutMs, confirmAfterMs } = plan.schedule
  const isOnce = !plan.targets.some((target) => isMeasuredAgain(plan, target))
  const [measuringMs, pauseMs] = isOnce ? [timeoutMs, 0] : [2 * timeoutMs, confirmAfterMs]
  return { ...most, durationMs: pauseMs + Math.min(most.durationMs ?? measuringMs, measuringMs) }
}

/**
 * What a plan is likely to take, from what runs on record took: how long a target's requests lasted, and how long answers
 * were, of the same prompt where the record has it and else of all its prompts. A target that is measured beside another
 * is as likely to take what that one took.
 */
export function forecastFacts(digests: readonly RunDigest[]): OutlookFacts {
  return {
    likelyRequestMs: (target) => lowerMedian(rowsOf(target, digests).flatMap(({ row: [, , lastMs] }) => lastMs ?? [])),
    likelyOutputTokenCount: (target, scenario) => {
      const all = rowsOf(target, digests)
      const same = all.filter(({ scenarioId }) => scenarioId === scenario.id)
      return lowerMedian(tokenCounts(same)) ?? lowerMedian(tokenCounts(all))
    }
  }
}

interface PlacedRow {
  readonly scenarioId: RawScenario['id']
  readonly row: DigestRow
}

function rowsOf(target: Target, digests: readonly RunDigest[]): readonly PlacedRow[] {
  const name = ownerOf(target)
  return digests
    .flatMap(({ targets }) => targets.filter(({ id }) => id === name))
    .flatMap(({ scenarios }) => scenarios.flatMap(({ id, rows }) => rows.map((row) => ({ scenarioId: id, row }))))
}

function tokenCounts(rows: readonly PlacedRow[]): readonly number[] {
  return rows.flatMap(({ row: [, , , tokenCount] }) => tokenCount ?? [])
}

/** The middle value, the lower of two: for a forecast either is as good. */
function lowerMedian(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}
