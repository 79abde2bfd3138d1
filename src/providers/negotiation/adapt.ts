import type { Json, Target } from '../../domain/plan.ts'
import type { Outcome } from '../../domain/sample.ts'
import { CACHE_SWITCHES } from '../cache-switches.ts'
import type { Dialect } from '../dialect.ts'
import { isObject } from '../foreign-json.ts'
import {
  type Adaptation,
  adaptedRequest,
  ascending,
  hasEffort,
  isLimited,
  memberAt,
  thinkingBudget
} from './adaptation.ts'
import {
  EFFORTS,
  type Effort,
  NAMED_BY_PART,
  OPTIONAL_MEMBERS,
  OPTIONAL_STEPS,
  OTHER_LIMIT,
  REASONING_ALLOWANCE_TOKENS,
  SAMPLING_NAMES,
  SETTINGS,
  THINKING_CONTAINERS,
  THINKING_MEMBERS
} from './parameters.ts'

/** What came back from a request that was sent to find out what a host takes. */
export interface ProbeReply {
  readonly outcome: Outcome
  readonly status?: number
  /** The server's words, and the members it named as wrong. */
  readonly message: string
  readonly fields: readonly string[]
  readonly finishedByLength: boolean
  /** The model thought, seen or unseen. */
  readonly reasoned: boolean
}

interface Probe {
  readonly reply: ProbeReply
  readonly dialect: Dialect
  readonly target: Target
  readonly before: Adaptation
  /** Whether prompt caches are kept out. */
  readonly isCold: boolean
}

/** How the next request has to differ from the one that got this reply; absent where it need not or nothing would help. */
export function adapt(
  reply: ProbeReply,
  dialect: Dialect,
  given: Omit<Probe, 'reply' | 'dialect'>
): Adaptation | undefined {
  const probe = { reply, dialect, ...given }
  if (isRefused(reply)) return afterRefusal(probe)
  if (reply.status !== undefined && reply.status >= 500) return optionalDropped(probe, CACHE_SWITCHES)
  return hangAdapted(probe) ?? reasoningAdapted(probe)
}

/** Gateways that keep a connection awake have said 200 by the time they are refused themselves. */
function isRefused({ status, outcome }: ProbeReply): boolean {
  return status === 400 || status === 422 || outcome === 'api-error'
}

/** Only what the server named is changed, or what was changed last; where it named nothing, what is the least needed. */
function afterRefusal(probe: Probe): Adaptation | undefined {
  return (
    limitRenamed(probe) ??
    limitLowered(probe) ??
    optionalDropped(probe, OPTIONAL_MEMBERS) ??
    samplingDropped(probe) ??
    effortAdapted(probe) ??
    leastNeededDropped(probe)
  )
}

function limitRenamed({ reply, before, ...probe }: Probe): Adaptation | undefined {
  if (probe.target.api !== 'openai-chat' || Object.keys(before.renamed).length > 0) return undefined
  const body = bodyOf({ before, ...probe })
  const name = Object.keys(OTHER_LIMIT).find((each) => each in body && isNamed(reply, each))
  const other = name === undefined ? undefined : OTHER_LIMIT[name]
  if (name === undefined || other === undefined) return undefined
  // Too high a value is named as well, and under another name it would be no lower.
  const isName = before.allowanceTokenCount === 0 ? isUnknown(reply) : isUnknown(reply) && saysNoValue(reply)
  return isName ? { ...before, renamed: { [name]: other } } : undefined
}

function saysNoValue({ message }: ProbeReply): boolean {
  return message !== '' && !/value|too (large|high|big)|at most|maximum|exceed|\d{4}/i.test(message)
}

/** With the limit of the answer alone, or what the user's budget for thinking needs, a smaller model may take it. */
function limitLowered({ reply, before, dialect, target }: Probe): Adaptation | undefined {
  const least = thinkingBudget(dialect, target)
  if (before.allowanceTokenCount <= least || !namesLimit(reply)) return undefined
  return { ...before, allowanceTokenCount: least }
}

/** The member itself is what the host does not know, not its value. */
function isUnknown({ message }: ProbeReply): boolean {
  return (
    message === '' ||
    /unsupported|not (supported|permitted|allowed)|unknown|unrecogni[sz]ed|unexpected|extra|instead/i.test(message)
  )
}

/** By name, or in words: `Requested token count exceeds the model's maximum context length of 4096 tokens` (SGLang). */
function namesLimit({ message, fields }: ProbeReply): boolean {
  const words = /max_?(output_?|completion_?|new_?)?tokens|num_predict|context (length|window|size)|token count/i
  return [message, ...fields].some((text) => words.test(text))
}

function optionalDropped({ reply, before, ...probe }: Probe, optional: readonly string[]): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const place = optional.find((each) => has(body, each) && namesOf(each).some((name) => isNamed(reply, name)))
  return place === undefined ? undefined : { ...before, dropped: [...before.dropped, place] }
}

function namesOf(place: string): readonly string[] {
  return [place.split('.').at(-1) ?? place, ...(NAMED_BY_PART[place] ?? [])]
}

function samplingDropped({ reply, before, ...probe }: Probe): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const places = SAMPLING_NAMES.flatMap((name) => [name, ...SETTINGS.map((settings) => `${settings}.${name}`)])
  const place = places.find((each) => has(body, each) && isNamed(reply, each.split('.').at(-1) ?? each))
  return place === undefined ? undefined : { ...before, dropped: [...before.dropped, place] }
}

/**
 * A host that does not say what it refuses may mean what is the least needed: the digits in front keep caches out as well
 * as any switch, and a reply without counts is still timed. What the user set stands.
 */
function leastNeededDropped({ before, ...probe }: Probe): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const isOurs = (place: string): boolean => has(body, place) && !isOfUser(probe.target, place.split('.')[0] ?? place)
  const ours = OPTIONAL_STEPS.map((step) => step.filter(isOurs)).find((step) => step.length > 0)
  return ours === undefined ? undefined : { ...before, dropped: [...before.dropped, ...ours] }
}

function isOfUser({ params, extraBody }: Target, name: string): boolean {
  return name in params || name in extraBody
}

function effortAdapted({ reply, before, target }: Probe): Adaptation | undefined {
  const { effort, ...others } = before
  if (effort === undefined) return undefined
  const efforts = EFFORTS[target.api]
  const isWhole = reply.message !== '' && isUnknown(reply) && !meansValue(reply, effort)
  const now = isWhole ? efforts.filter(({ place }) => place === effort.place) : [effort]
  const refused = [...before.refusedEfforts, ...now.filter((each) => !hasEffort(before.refusedEfforts, each))]
  const listed = ascending(efforts).filter(({ value }) => new RegExp(`['"\`]${value}['"\`]`).test(reply.message))
  const next = [...listed, ...efforts].find((each) => !hasEffort(refused, each))
  return { ...others, refusedEfforts: refused, ...(next === undefined ? {} : { effort: next }) }
}

/** What is refused is so much thinking, and not to be asked: `Thinking level MINIMAL is not supported for this model`. */
function meansValue({ message }: ProbeReply, { value }: Effort): boolean {
  return /value|one of|must be/i.test(message) || new RegExp(`\\b${value}\\b`, 'i').test(message)
}

const ANSWERED: readonly Outcome[] = ['ok', 'refusal', 'empty-output', 'not-streamed']

/**
 * Old servers do not answer at all where they do not know `stream_options` (aaif-goose/goose#8482). A model that was being
 * loaded looks the same, and must not lose its counts for that: so what seems to hang is asked once more.
 */
function hangAdapted({ reply, before, ...probe }: Probe): Adaptation | undefined {
  const hangs = reply.outcome === 'timeout-first-byte'
  const bare = [...before.dropped, 'stream_options']
  if (hangs && before.hang === 'checked') return { ...before, dropped: bare, hang: 'proven' }
  if (hangs && before.hang === undefined && has(bodyOf({ before, ...probe }), 'stream_options')) {
    return { ...before, dropped: bare, hang: 'suspected' }
  }
  if (!ANSWERED.includes(reply.outcome) || before.hang !== 'suspected') return undefined
  return { ...before, dropped: before.dropped.filter((place) => place !== 'stream_options'), hang: 'checked' }
}

function reasoningAdapted(probe: Probe): Adaptation | undefined {
  const { reply, before, dialect, target } = probe
  if (!needsRoom(reply)) return undefined
  if (before.reasons) return ignoredEffortPassed(probe)
  const [effort] = decidesThinking(target) ? [] : EFFORTS[target.api]
  const allowanceTokenCount = isLimited(dialect, target) ? 0 : REASONING_ALLOWANCE_TOKENS
  if (allowanceTokenCount === 0 && effort === undefined) return undefined
  return { ...before, reasons: true, allowanceTokenCount, ...(effort === undefined ? {} : { effort }) }
}

/** The model was asked not to think, said nothing against it, and thought. */
function ignoredEffortPassed({ before, target }: Probe): Adaptation | undefined {
  const { effort } = before
  if (effort?.mayBeIgnored !== true) return undefined
  const refusedEfforts = [...before.refusedEfforts, effort]
  const next = EFFORTS[target.api].find((each) => !hasEffort(refusedEfforts, each))
  return next === undefined ? undefined : { ...before, refusedEfforts, effort: next }
}

/** A model that thinks takes it from the limit of its answer; one that was cut off before the answer shows no more. */
function needsRoom({ outcome, finishedByLength, reasoned }: ProbeReply): boolean {
  return (outcome === 'empty-output' && finishedByLength) || (outcome === 'ok' && reasoned)
}

function decidesThinking({ params, extraBody }: Target): boolean {
  return [params, extraBody].some(saysThinking)
}

/** `name: null` is a decision as well. */
function saysThinking(members: object): boolean {
  return Object.entries(members).some(([name, value]) => {
    if (THINKING_MEMBERS.includes(name)) return true
    return THINKING_CONTAINERS.includes(name) && (value === null || (isObject(value) && saysThinking(value)))
  })
}

function bodyOf({ dialect, target, before, isCold }: Omit<Probe, 'reply'>): { readonly [name: string]: Json } {
  const asked = { target, messages: [], maxOutputTokens: 1000, ...(isCold ? { unique: '0' } : {}) }
  return adaptedRequest(dialect, asked, before).body
}

function has(body: unknown, place: string): boolean {
  return memberAt(body, place) !== undefined
}

/** By name in the list of what is wrong, or in words: `Unsupported parameter: 'max_tokens' is not supported …`. */
function isNamed({ message, fields }: ProbeReply, name: string): boolean {
  return fields.some((field) => field.split('.').includes(name)) || new RegExp(`\\b${name}\\b`).test(message)
}
