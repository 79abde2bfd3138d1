import type { Plan, RawScenario, Target } from '../domain/plan.ts'
import { commonScenarios, firstPairCount, mostPairsOf, pairedTargets } from './pair-slots.ts'
import { roundCountOf } from './schedule.ts'

/** English text in the tokenizers in use has about 4.5 characters a token; 4 errs towards more tokens. */
const CHARS_PER_TOKEN = 4
const TOKENS_PER_PRICE = 1e6

export type OutlookPlan = Pick<Plan, 'targets' | 'prompts' | 'base' | 'gate' | 'schedule'>

/** What is known beforehand about a plan, most often from the newest run of it. */
export interface OutlookFacts {
  /** Pairs that the target's checks are likely to take; without it those of the first look. */
  readonly likelyPairCount?: (target: Target) => number
  /** Tokens that an answer is likely to have; without it its limit. */
  readonly likelyOutputTokenCount?: (target: Target, scenario: RawScenario) => number | undefined
  /** How long a request is likely to take; without it no duration is given but the timeout. */
  readonly likelyRequestMs?: (target: Target) => number | undefined
}

export interface Outlay {
  readonly requestCount: number
  readonly inputTokenCount: number
  readonly outputTokenCount: number
  /** Absent where the price of a target is unknown. */
  readonly costUsd?: number
  /** Absent where nobody knows how long a request takes. */
  readonly durationMs?: number
}

export interface CostOutlook {
  /** Up to the first look, with answers of likely length. */
  readonly least: Outlay
  readonly likely: Outlay
  /**
   * Every pair there can be, an alarm against history measured a second time, and answers at their limit: before the
   * schedule's own caps, each of which holds for one measurement.
   */
  readonly most: Outlay
}

/**
 * What a plan is going to take, before anything is sent. Prompts are counted by their length, which is an estimate;
 * what is asked again in place of what was refused or spoilt is not foreseen.
 */
export function costOutlook(plan: OutlookPlan, facts: OutlookFacts = {}): CostOutlook {
  const { likelyPairCount = (target) => firstPairCount(plan, target) } = facts
  const first = loadsOf(plan, (target) => firstPairCount(plan, target))
  const within = (target: Target) =>
    Math.min(mostPairsOf(plan, target), Math.max(firstPairCount(plan, target), likelyPairCount(target)))
  const most = loadsOf(plan, (target) => mostPairsOf(plan, target))
  const again = most.filter(({ paired }) => !paired).map((load) => ({ ...load, warmupCount: 0 }))
  return {
    least: outlay(plan, first, facts),
    likely: outlay(plan, loadsOf(plan, within), facts),
    most: longest(plan, outlay(plan, [...most, ...again], { ...facts, likelyOutputTokenCount: () => undefined }))
  }
}

/** Requests to one target, spread evenly over its prompts. */
export interface Load {
  readonly target: Target
  readonly scenarios: readonly RawScenario[]
  readonly requestCount: number
  readonly warmupCount: number
  /** Whether it is an arm of pairs, or the upstream that is asked beside them. */
  readonly paired: boolean
}

/** What each target of the plan is asked, where a target with a base gets that many pairs. */
export function loadsOf(plan: OutlookPlan, pairCountOf: (target: Target) => number): readonly Load[] {
  const { targets, prompts, schedule } = plan
  const heads = pairedTargets(plan)
  const common = commonScenarios(plan)
  return targets.map((target) => {
    const head = heads.find(({ id }) => [target.id, target.baseOf, target.directOf].includes(id))
    // For a warm cache each prompt is asked once before.
    const warmupCount = schedule.warmupCount + (schedule.cache === 'warm' ? prompts.scenarios.length : 0)
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

/** A warm-up counts as one more of the set's prompts: it has less. */
export function tokensOf(load: Load, facts: OutlookFacts = {}): Tokens {
  const { target, scenarios, requestCount, warmupCount } = load
  const perPrompt = scenarios.length === 0 ? 0 : (requestCount + warmupCount) / scenarios.length
  const sum = (count: (scenario: RawScenario) => number) =>
    Math.ceil(perPrompt * scenarios.reduce((total, scenario) => total + count(scenario), 0))
  const likely = facts.likelyOutputTokenCount ?? (() => undefined)
  return {
    input: sum(({ messages }) =>
      messages.reduce((total, { content }) => total + Math.ceil(content.length / CHARS_PER_TOKEN), 0)
    ),
    output: sum((scenario) => likely(target, scenario) ?? scenario.maxOutputTokens)
  }
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

/** Nothing goes on for longer than the timeout, and a second measurement has one of its own. */
function longest(plan: OutlookPlan, most: Outlay): Outlay {
  const { timeoutMs, confirmAfterMs } = plan.schedule
  const { length: pairedCount } = loadsOf(plan, () => 0).filter(({ paired }) => paired)
  const limitMs = pairedCount === plan.targets.length ? timeoutMs : 2 * timeoutMs + confirmAfterMs
  return { ...most, durationMs: Math.min(most.durationMs ?? limitMs, limitMs) }
}
