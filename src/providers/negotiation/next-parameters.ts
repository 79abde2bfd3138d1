import type { Json, Target } from '../../domain/plan.ts'
import type { Outcome } from '../../domain/sample.ts'
import { CACHE_SWITCHES } from '../cache-switches.ts'
import type { Dialect } from '../dialect.ts'
import { isObject } from '../foreign-json.ts'
import {
  effortsOf,
  INNER_NAMES,
  OTHER_LIMIT_NAME,
  OWN_MEMBERS,
  REASONING_ALLOWANCE_TOKENS,
  THINKING_CONTAINERS,
  THINKING_MEMBERS
} from './known-parameters.ts'
import {
  buildSettledRequest,
  hasOwnLimit,
  isOfUser,
  memberAt,
  type SettledParameters,
  type Thinking,
  thinkingBudget
} from './settled-parameters.ts'

/** The reply to a request of the warm-up. */
export interface ProbeReply {
  readonly outcome: Outcome
  readonly status?: number
  /** The server's words. */
  readonly message: string
  /** Members that the server named as wrong. */
  readonly fields: readonly string[]
  readonly finishedByLength: boolean
  /** The model thought, seen or unseen. */
  readonly reasoned: boolean
}

interface Probe {
  readonly reply: ProbeReply
  readonly dialect: Dialect
  readonly target: Target
  /** The parameters that got this reply. */
  readonly settled: SettledParameters
  /** Prompt caches are kept out. */
  readonly isCold: boolean
}

/** Returns the parameters to try next, or undefined when nothing has to change or nothing of the gate's own can. */
export function nextParameters(probe: Probe): SettledParameters | undefined {
  const { status, outcome } = probe.reply
  // Gateways that keep a connection awake have said 200 by the time they are refused themselves.
  if (status === 400 || status === 422 || outcome === 'api-error') return afterRefusal(probe)
  // Some servers break on a switch in place of refusing it.
  if (status !== undefined && status >= 500) return withoutNamedMember(probe, CACHE_SWITCHES)
  return outcome === 'timeout-first-byte' ? afterHang(probe) : afterAnswer(probe)
}

/** Parameters of the user stand: one that the host names ends the search, and the error says which. */
function afterRefusal(probe: Probe): SettledParameters | undefined {
  const named = withOtherLimitName(probe) ?? withLowerLimit(probe) ?? withoutNamedMember(probe, OWN_MEMBERS.flat())
  if (named !== undefined) return named
  if (refusedParameters(probe.target, probe.reply).length > 0 && !namesEffort(probe)) return undefined
  return withNextEffort(probe) ?? withoutAllowance(probe) ?? withoutLeastNeeded(probe)
}

function withOtherLimitName({ reply, settled, ...probe }: Probe): SettledParameters | undefined {
  if (probe.target.api !== 'openai-chat' || Object.keys(settled.renamed).length > 0) return undefined
  const body = bodyOf({ settled, ...probe })
  const name = Object.keys(OTHER_LIMIT_NAME).find((each) => each in body && isRefusedByName(reply, each))
  const other = name === undefined ? undefined : OTHER_LIMIT_NAME[name]
  if (name === undefined || other === undefined) return undefined
  return isAboutName(reply, settled.thinking) ? { ...settled, renamed: { [name]: other } } : undefined
}

/** Too high a limit is named as well, and would be no lower under its other name. */
function isAboutName({ message }: ProbeReply, { allowanceTokenCount }: Thinking): boolean {
  if (message === '') return allowanceTokenCount === 0
  const isUnknown =
    /unsupported|not (supported|permitted|allowed)|unknown|unrecogni[sz]ed|unexpected|extra|instead/i.test(message)
  const isValue = /value|too (large|high|big)|at most|maximum|exceed|\d{4}/i.test(message)
  return isUnknown && !(isValue && allowanceTokenCount > 0)
}

/** By name, or in words: `Requested token count exceeds the model's maximum context length of 4096 tokens` (SGLang). */
function withLowerLimit(probe: Probe): SettledParameters | undefined {
  const words = /max_?(output_?|completion_?|new_?)?tokens|num_predict|context (length|window|size)|token count/i
  const { message, fields } = probe.reply
  return [message, ...fields].some((text) => words.test(text)) ? withoutAllowance(probe) : undefined
}

/** A smaller model may take the limit of the answer alone, or with no more than the user's own budget for thinking. */
function withoutAllowance({ settled, dialect, target }: Probe): SettledParameters | undefined {
  const allowanceTokenCount = thinkingBudget(dialect, target)
  if (settled.thinking.allowanceTokenCount <= allowanceTokenCount) return undefined
  return { ...settled, thinking: { ...settled.thinking, allowanceTokenCount } }
}

function withoutNamedMember(probe: Probe, members: readonly string[]): SettledParameters | undefined {
  const isRefused = (path: string): boolean =>
    isSentByGate(probe, path) &&
    [leafOf(path), ...(INNER_NAMES[path] ?? [])].some((name) => isRefusedByName(probe.reply, name))
  const path = members.find(isRefused)
  return path === undefined ? undefined : withoutMembers(probe, [path])
}

/**
 * The least needed members go first: the digits in front of a prompt keep caches out as well as any switch, and a reply
 * without counts is still timed.
 */
function withoutLeastNeeded(probe: Probe): SettledParameters | undefined {
  const groups = OWN_MEMBERS.map((group) => group.filter((path) => isSentByGate(probe, path)))
  const least = groups.find((group) => group.length > 0)
  return least === undefined ? undefined : withoutMembers(probe, least)
}

function withoutMembers({ settled }: Probe, paths: readonly string[]): SettledParameters {
  return { ...settled, dropped: [...settled.dropped, ...paths] }
}

function isSentByGate(probe: Probe, path: string): boolean {
  return !isOfUser(probe.target, path) && memberAt(bodyOf(probe), path) !== undefined
}

function namesEffort({ settled, reply }: Probe): boolean {
  const { effort } = settled.thinking
  return effort !== undefined && isRefusedByName(reply, leafOf(effort.path))
}

/** After the last effort the model thinks as it likes. */
function withNextEffort({ settled, target }: Probe): SettledParameters | undefined {
  const { effort, ...thinking } = settled.thinking
  if (effort === undefined) return undefined
  const efforts = effortsOf(target)
  const index = efforts.findIndex(({ path, value }) => path === effort.path && value === effort.value)
  return { ...settled, thinking: { ...thinking, effort: efforts[index + 1] } }
}

/**
 * Old servers do not answer at all where they do not know `stream_options` (aaif-goose/goose#8482). A model that is being
 * loaded looks the same, and must not lose its counts for that: so the same request is made once more first.
 */
function afterHang(probe: Probe): SettledParameters | undefined {
  if (!isSentByGate(probe, 'stream_options')) return undefined
  return probe.settled.hasHung ? withoutMembers(probe, ['stream_options']) : { ...probe.settled, hasHung: true }
}

/** A model that thinks gets room for it, and is asked to think as little as it can. */
function afterAnswer(probe: Probe): SettledParameters | undefined {
  const { reply, settled, dialect, target } = probe
  if (!needsRoom(reply)) return undefined
  const { reasons, effort } = settled.thinking
  if (reasons) return effort?.mayBeIgnored === true ? withNextEffort(probe) : undefined
  const thinking: Thinking = {
    reasons: true,
    allowanceTokenCount: hasOwnLimit(dialect, target) ? 0 : REASONING_ALLOWANCE_TOKENS,
    effort: decidesThinking(target) ? undefined : effortsOf(target)[0]
  }
  const isChange = thinking.allowanceTokenCount > 0 || thinking.effort !== undefined
  return isChange ? { ...settled, thinking } : undefined
}

/** Thoughts come out of the limit of the answer; a reply that was cut off before its first word shows no more than that. */
function needsRoom({ outcome, finishedByLength, reasoned }: ProbeReply): boolean {
  return (outcome === 'empty-output' && finishedByLength) || (outcome === 'ok' && reasoned)
}

function decidesThinking({ params, extraBody }: Target): boolean {
  return hasThinkingMember(params) || hasThinkingMember(extraBody)
}

/** `name: null` is a decision as well. */
function hasThinkingMember(members: object): boolean {
  return Object.entries(members).some(([name, value]) => {
    if (THINKING_MEMBERS.includes(name)) return true
    return THINKING_CONTAINERS.includes(name) && (value === null || (isObject(value) && hasThinkingMember(value)))
  })
}

/** Parameters of the user that the server's words or its list of wrong members name. */
export function refusedParameters(
  { params, extraBody }: Pick<Target, 'params' | 'extraBody'>,
  reply: Pick<ProbeReply, 'message' | 'fields'>
): readonly string[] {
  const names = [...Object.keys(params), ...Object.keys(extraBody)]
  return [...new Set(names)].filter((name) => isRefusedByName(reply, name))
}

/** In the list of what is wrong, or in words: `Unsupported parameter: 'max_tokens' is not supported …`. */
function isRefusedByName({ message, fields }: Pick<ProbeReply, 'message' | 'fields'>, name: string): boolean {
  return fields.some((field) => field.split('.').includes(name)) || message.split(/\W+/).includes(name)
}

function leafOf(path: string): string {
  return path.split('.').at(-1) ?? path
}

function bodyOf({ dialect, target, settled, isCold }: Omit<Probe, 'reply'>): { readonly [name: string]: Json } {
  const planned = { target, messages: [], maxOutputTokens: 1000, unique: isCold ? '0' : undefined }
  return buildSettledRequest(dialect, planned, settled).body
}
