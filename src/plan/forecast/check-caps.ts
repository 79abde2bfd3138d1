import { KnownError } from '../../domain/errors.ts'
import { largest } from '../../domain/extremes.ts'
import { CUSTOM_API, ownerOf } from '../../domain/plan.ts'
import { MINUTE_MS } from '../../domain/time.ts'
import { DEFAULT_OUTPUT_CAP } from '../config/read-schedule.ts'
import { setsLimit } from '../slots/output-limit.ts'
import { costOf, forecast, type RecordFacts, sum, tokensOf } from './forecast.ts'
import { type ForecastPlan, firstLoads, type Load } from './loads.ts'

/**
 * Refuses a plan whose caps end it before every request of the first look was made, since nothing could be judged then and
 * the money would be spent all the same. Tokens are estimated: prompts by their length, answers at the limit that is sent
 * with them, as in the most of a forecast; what a model that reasons is given on top is left to the caps
 * themselves, since only its replies tell that it does. The time is checked where it is known how long a request takes.
 */
export function checkFirstLook(plan: ForecastPlan, facts: Pick<RecordFacts, 'meanRequestMs'> = {}): void {
  const { maxCostUsd, maxInputTokenCount, maxOutputTokenCount, workflowTokens } = plan.schedule
  const loads = firstLoads(plan)
  // Where dollars are capped, tokens are for what has no price.
  const counted = loads.filter(({ target }) => maxCostUsd === undefined || target.price === undefined)
  const tokens = counted.map((load) =>
    tokensOf(load, maxOutputTokenCount === DEFAULT_OUTPUT_CAP ? AT_PROMPTS_LIMIT : {})
  )
  const caps = [
    cap('max-total-input-tokens', sum(tokens.map(({ input }) => input)), maxInputTokenCount),
    cap('max-total-output-tokens', sum(tokens.map(({ output }) => output)), maxOutputTokenCount),
    costCap(loads, maxCostUsd) ?? workflowCap(loads, workflowTokens),
    timeCap(forecast(plan, facts).usual.durationMs, plan.schedule.timeoutMs)
  ].filter((reached) => reached !== undefined)
  if (caps.length === 0) return
  const what = caps
    .map(({ name, needed, allowed }) => `up to ${needed}, but "${name}" allows only ${allowed}`)
    .join('; and ')
  const enough = caps.map(({ name, needed }) => `"${name}" to ${needed}`).join(' and ')
  throw new KnownError('cannot-reach-first-look', `the first look (${requestText(loads)}) may need ${what}`, {
    hint: `Set ${enough} or more, or lower ${settingText(loads)} or ${limitText(loads)}.`
  })
}

/**
 * The cap that nobody has set is for the answers that prompts ask for. A limit that leaves room to think is hardly ever
 * reached, and the same room is given without a question where a model turns out to need it.
 */
const AT_PROMPTS_LIMIT: RecordFacts = { meanOutputTokenCount: (_, { maxOutputTokens }) => maxOutputTokens }

function requestText(loads: readonly Load[]): string {
  const requests = sum(loads.map(({ requestCount }) => requestCount))
  const pairs = sum(loads.map(({ target, requestCount }) => (target.baseOf === undefined ? 0 : requestCount)))
  return `${requests} requests${pairs === 0 ? '' : `, ${2 * pairs} of them in pairs with base`}`
}

function settingText(loads: readonly Load[]): string {
  const names = [
    ...(loads.some(({ paired }) => paired) ? ['"pairs"'] : []),
    ...(loads.some(({ paired }) => !paired) ? ['"requests"'] : [])
  ]
  return names.join(' and ')
}

/** Names the limits that answers may reach: the prompts' own, or those of targets. */
function limitText(loads: readonly Load[]): string {
  const own = loads.filter(({ target }) => setsLimit(target))
  if (own.length === 0) return "the prompts' limits"
  const names = [...new Set(own.map(({ target }) => `"${ownerOf(target)}"`))].join(', ')
  if (own.every(({ target }) => target.api === CUSTOM_API))
    return `the prompts' limits, sent as {{max-tokens}} in the "body" of ${names}`
  return `the limit on answers under "params" of ${names}${own.length < loads.length ? ", or the prompts' limits" : ''}`
}

interface Cap {
  readonly name: string
  readonly needed: string
  readonly allowed: string
}

function cap(name: string, needed: number, allowed: number): Cap | undefined {
  return needed <= allowed ? undefined : { name, needed: String(roundedUp(needed)), allowed: String(allowed) }
}

function costCap(loads: readonly Load[], allowedUsd: number | undefined): Cap | undefined {
  const neededUsd = sum(loads.map((load) => costOf(load.target, tokensOf(load))))
  if (allowedUsd === undefined || neededUsd <= allowedUsd) return undefined
  return { name: 'max-cost', needed: dollars(Math.ceil(neededUsd * 100) / 100), allowed: dollars(allowedUsd) }
}

/** In the workflow a dollar is worth the default caps, whatever the file's prices say. */
function workflowCap(loads: readonly Load[], allowed: ForecastPlan['schedule']['workflowTokens']): Cap | undefined {
  if (allowed === undefined) return undefined
  const tokens = loads.map((load) => tokensOf(load, AT_PROMPTS_LIMIT))
  const shares = [
    sum(tokens.map(({ input }) => input)) / allowed.inputCount,
    sum(tokens.map(({ output }) => output)) / allowed.outputCount
  ]
  const share = largest(shares)
  if (share <= 1) return undefined
  const allowedUsd = Math.max(1, Math.round(allowed.outputCount / DEFAULT_OUTPUT_CAP))
  return { name: 'max-cost', needed: dollars(Math.ceil(allowedUsd * share)), allowed: dollars(allowedUsd) }
}

function timeCap(neededMs: number | undefined, allowedMs: number): Cap | undefined {
  if (neededMs === undefined || neededMs <= allowedMs) return undefined
  return { name: 'timeout', needed: `${Math.ceil(neededMs / MINUTE_MS)}m`, allowed: `${allowedMs / 1000}s` }
}

/** To two digits, upwards: what is printed as enough has to be enough. */
function roundedUp(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.ceil(count / unit) * unit
}

function dollars(amount: number): string {
  return `$${amount}`
}
