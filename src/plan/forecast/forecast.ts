import type { DigestRow, RunDigest } from '../../domain/baseline.ts'
import { largest } from '../../domain/extremes.ts'
import { CHARACTERS_PER_TOKEN, ownerOf, type RawScenario, type Target, TOKENS_PER_PRICE } from '../../domain/plan.ts'
import { outputLimitOf, ownLimitOf } from '../slots/output-limit.ts'
import { type ForecastPlan, firstLoads, isMeasuredAgain, type Load, mostLoads } from './loads.ts'

/** What stored runs of the same plan tell about the next one. */
export interface RecordFacts {
  /** The mean time of a request, from its start to its last byte. */
  readonly meanRequestMs?: (target: Target) => number | undefined
  /** The mean length of an answer; without it, answers are as long as they may be. */
  readonly meanOutputTokenCount?: (target: Target, scenario: RawScenario) => number | undefined
}

export interface Outlay {
  readonly requestCount: number
  readonly inputTokenCount: number
  /** Absent where a target's answers have no limit. */
  readonly outputTokenCount?: number
  /** Absent where the price of a target is unknown, or its tokens are. */
  readonly costUsd?: number
  /** Absent where nobody knows how long a request takes. */
  readonly durationMs?: number
}

export interface Forecast {
  /** Up to the first look, which decides most runs. */
  readonly usual: Outlay
  /**
   * Every request there can be, with answers at the limit that is sent: before the schedule's own caps, each of which holds
   * for one measurement.
   */
  readonly most: Outlay
}

/**
 * Forecasts what a plan takes before anything is sent. Prompts are counted by their length, which is an estimate; requests in
 * place of refused or spoilt ones are not foreseen, nor is the pace that a host's rate limits impose.
 */
export function forecast(plan: ForecastPlan, facts: RecordFacts = {}): Forecast {
  const most = mostLoads(plan)
  const atLimit = outlay(plan, most, { ...facts, meanOutputTokenCount: undefined })
  return {
    usual: { ...outlay(plan, firstLoads(plan), facts), durationMs: measuringMs(plan, firstLoads(plan), facts) },
    most: { ...withoutEndless(plan, atLimit), durationMs: longestMs(plan, measuringMs(plan, most, facts)) }
  }
}

/**
 * The time that requests take. So many lanes each make one request after another, so that it is the time of all requests by the
 * number of lanes.
 */
function measuringMs(
  { schedule }: ForecastPlan,
  loads: readonly Load[],
  { meanRequestMs }: RecordFacts
): number | undefined {
  const times = loads.map(({ target, requestCount, warmupCount }) => {
    const requestMs = meanRequestMs?.(target)
    return requestMs === undefined ? undefined : requestMs * (requestCount + warmupCount)
  })
  const known = times.filter((time) => time !== undefined)
  return known.length < times.length ? undefined : sum(known) / schedule.inFlightCount
}

/** Each measurement ends at the timeout. Before the first one a server may have to get ready; before a second one there is a pause. */
function longestMs(plan: ForecastPlan, requestsMs: number | undefined): number {
  const { timeoutMs, confirmAfterMs } = plan.schedule
  const again = plan.targets.some((target) => isMeasuredAgain(plan, target))
  const measurementsMs = (again ? 2 : 1) * timeoutMs
  const owned = plan.targets.filter((target) => target.owned)
  const readyMs = Math.max(0, largest(owned.map(({ readyTimeoutMs = 0 }) => readyTimeoutMs)))
  return Math.min(requestsMs ?? measurementsMs, measurementsMs) + (again ? confirmAfterMs : 0) + readyMs
}

function outlay({ targets }: ForecastPlan, loads: readonly Load[], facts: RecordFacts): Outlay {
  const tokens = loads.map((load) => tokensOf(load, facts))
  const costs = loads.map((load, index) => costOf(load.target, tokens[index]))
  return {
    requestCount: sum(loads.map(({ requestCount, warmupCount }) => requestCount + warmupCount)),
    inputTokenCount: sum(tokens.map(({ input }) => input)),
    outputTokenCount: sum(tokens.map(({ output }) => output)),
    costUsd: targets.every(({ price }) => price !== undefined) ? sum(costs) : undefined
  }
}

/** Of answers without a limit nobody knows the most. */
function withoutEndless({ targets }: ForecastPlan, most: Outlay): Outlay {
  const isEndless = targets.some((target) => ownLimitOf(target) === 'none')
  return isEndless ? { ...most, outputTokenCount: undefined, costUsd: undefined } : most
}

export interface Tokens {
  readonly input: number
  readonly output: number
}

/** Counts the tokens of a load. A warm-up counts as one more of the set's prompts: it has less, as a rule. */
export function tokensOf(
  { target, scenarios, requestCount, warmupCount }: Load,
  { meanOutputTokenCount }: Pick<RecordFacts, 'meanOutputTokenCount'> = {}
): Tokens {
  const perPrompt = scenarios.length === 0 ? 0 : (requestCount + warmupCount) / scenarios.length
  const input = scenarios.flatMap(({ messages }) =>
    messages.map(({ content }) => Math.ceil(content.length / CHARACTERS_PER_TOKEN))
  )
  const output = scenarios.map((scenario) => meanOutputTokenCount?.(target, scenario) ?? answerLimit(target, scenario))
  return { input: Math.ceil(perPrompt * sum(input)), output: Math.ceil(perPrompt * sum(output)) }
}

/** Returns the limit of an answer. Without any limit, the prompt's own is the best guess. */
function answerLimit(target: Target, scenario: RawScenario): number {
  const limit = outputLimitOf(target, scenario)
  return limit === 'none' ? scenario.maxOutputTokens : limit
}

/** Returns dollars; nothing for a target without a price. */
export function costOf({ price }: Target, { input, output }: Tokens = { input: 0, output: 0 }): number {
  return price === undefined ? 0 : (input * price.input + output * price.output) / TOKENS_PER_PRICE
}

/**
 * Reads from stored runs how long requests and answers were: an answer's length by its prompt where the record has that prompt,
 * else by all prompts. A base or an upstream is taken to be like its target.
 */
export function factsOnRecord(digests: readonly RunDigest[]): RecordFacts {
  const rowsOf = (target: Target, scenario?: RawScenario): readonly DigestRow[] =>
    digests
      .flatMap(({ targets }) => targets.filter(({ id }) => id === ownerOf(target)))
      .flatMap(({ scenarios }) => scenarios.filter(({ id }) => scenario === undefined || id === scenario.id))
      .flatMap(({ rows }) => rows)
  const meanTokens = (rows: readonly DigestRow[]) => mean(rows.flatMap(([, , , tokenCount]) => tokenCount ?? []))
  return {
    meanRequestMs: (target) => mean(rowsOf(target).flatMap(([, , lastMs]) => lastMs ?? [])),
    meanOutputTokenCount: (target, scenario) => meanTokens(rowsOf(target, scenario)) ?? meanTokens(rowsOf(target))
  }
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : sum(values) / values.length
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
