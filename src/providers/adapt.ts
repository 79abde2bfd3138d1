import type { Json, Target } from '../domain/plan.ts'
import type { Outcome } from '../domain/sample.ts'
import { type Adaptation, adaptedRequest } from './adaptation.ts'
import { CACHE_SWITCHES } from './cache-switches.ts'
import type { Dialect } from './dialect.ts'
import { isObject } from './foreign-json.ts'
import {
  EFFORT_PATHS,
  EFFORTS_ASCENDING,
  LOW_EFFORTS,
  OPTIONAL_MEMBERS,
  OTHER_LIMIT,
  REASONING_ALLOWANCE_TOKENS,
  SAMPLING_NAMES,
  SETTINGS,
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
  if (reply.status === 400 || reply.status === 422) return afterRefusal(probe)
  if (reply.status !== undefined && reply.status >= 500) return optionalDropped(probe, CACHE_SWITCHES)
  return hangAdapted(probe) ?? reasoningAdapted(probe)
}

/** Only what the server named is changed, or what was changed last. */
function afterRefusal(probe: Probe): Adaptation | undefined {
  return (
    limitAdapted(probe) ??
    optionalDropped(probe, OPTIONAL_MEMBERS) ??
    samplingDropped(probe) ??
    effortAdapted(probe) ??
    switchesDropped(probe)
  )
}

function limitAdapted({ reply, before, ...probe }: Probe): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const names = probe.target.api === 'openai-chat' ? Object.keys(OTHER_LIMIT) : []
  const name = names.find((each) => each in body && isNamed(reply, each))
  // With the limit of the answer alone the same request was taken.
  if (before.allowanceTokenCount > 0 && (name !== undefined || namesLimit(reply))) {
    return { ...before, allowanceTokenCount: 0 }
  }
  const other = name === undefined ? undefined : OTHER_LIMIT[name]
  // Too high a value is named as well, and under another name it would be no lower.
  const isTaken = Object.keys(before.renamed).length > 0 || !isUnknown(reply)
  return name === undefined || other === undefined || isTaken ? undefined : { ...before, renamed: { [name]: other } }
}

/** The member itself is what the host does not know, not its value. */
function isUnknown({ message }: ProbeReply): boolean {
  return (
    message === '' ||
    /unsupported|not (supported|permitted|allowed)|unknown|unrecogni[sz]ed|unexpected|extra|instead/i.test(message)
  )
}

function namesLimit({ message, fields }: ProbeReply): boolean {
  return [message, ...fields].some((text) => /max_?(output_?|completion_?|new_?)?tokens|num_predict/i.test(text))
}

function optionalDropped({ reply, before, ...probe }: Probe, optional: readonly string[]): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const place = optional.find((each) => has(body, each) && isNamed(reply, each.split('.').at(-1) ?? each))
  return place === undefined ? undefined : { ...before, dropped: [...before.dropped, place] }
}

function samplingDropped({ reply, before, ...probe }: Probe): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const places = SAMPLING_NAMES.flatMap((name) => [name, ...SETTINGS.map((settings) => `${settings}.${name}`)])
  const place = places.find((each) => has(body, each) && isNamed(reply, each.split('.').at(-1) ?? each))
  return place === undefined ? undefined : { ...before, dropped: [...before.dropped, place] }
}

/** A host that does not say what it refuses may mean what is the least needed: the digits in front keep caches out as well. */
function switchesDropped({ before, ...probe }: Probe): Adaptation | undefined {
  const body = bodyOf({ before, ...probe })
  const ours = CACHE_SWITCHES.filter((name) => name in body && !isOfUser(probe.target, name))
  return ours.length === 0 ? undefined : { ...before, dropped: [...before.dropped, ...ours] }
}

function isOfUser({ params, extraBody }: Target, name: string): boolean {
  return name in params || name in extraBody
}

function effortAdapted({ reply, before }: Probe): Adaptation | undefined {
  const { effort, ...others } = before
  if (effort === undefined) return undefined
  const wholly = reply.message !== '' && isUnknown(reply) && !/value|one of|must be/i.test(reply.message)
  const refused = wholly ? LOW_EFFORTS : [...before.refusedEfforts, effort]
  const listed = EFFORTS_ASCENDING.filter((each) => new RegExp(`['"\`]${each}['"\`]`).test(reply.message))
  const next = [...listed, ...LOW_EFFORTS].find((each) => !refused.includes(each))
  return { ...others, refusedEfforts: refused, ...(next === undefined ? {} : { effort: next }) }
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

function reasoningAdapted({ reply, before, dialect, target }: Probe): Adaptation | undefined {
  if (before.reasons || !needsRoom(reply)) return undefined
  const [effort] = LOW_EFFORTS
  const allowanceTokenCount = isLimited(dialect, target) ? 0 : REASONING_ALLOWANCE_TOKENS
  const asks = EFFORT_PATHS[target.api] !== undefined && !decidesThinking(target)
  if (allowanceTokenCount === 0 && !asks) return undefined
  return { ...before, reasons: true, allowanceTokenCount, ...(asks && effort !== undefined ? { effort } : {}) }
}

/** A model that thinks takes it from the limit of its answer; one that was cut off before the answer shows no more. */
function needsRoom({ outcome, finishedByLength, reasoned }: ProbeReply): boolean {
  return (outcome === 'empty-output' && finishedByLength) || (outcome === 'ok' && reasoned)
}

/** Whether the user's own limit stands in the request, whatever the prompts say. */
function isLimited(dialect: Dialect, target: Target): boolean {
  const [small, large] = [1000, 2000].map((limit) => JSON.stringify(dialect.buildRequest(target, [], limit).body))
  return small === large
}

function decidesThinking(target: Target): boolean {
  return THINKING_MEMBERS.some((name) => isOfUser(target, name))
}

function bodyOf({ dialect, target, before, isCold }: Omit<Probe, 'reply'>): { readonly [name: string]: Json } {
  const asked = { target, messages: [], maxOutputTokens: 1000, ...(isCold ? { unique: '0' } : {}) }
  return adaptedRequest(dialect, asked, before).body
}

function has(body: unknown, place: string): boolean {
  const value = place.split('.').reduce<unknown>((outer, name) => (isObject(outer) ? outer[name] : undefined), body)
  return value !== undefined
}

/** By name in the list of what is wrong, or in words: `Unsupported parameter: 'max_tokens' is not supported …`. */
function isNamed({ message, fields }: ProbeReply, name: string): boolean {
  return fields.some((field) => field.split('.').includes(name)) || new RegExp(`\\b${name}\\b`).test(message)
}
