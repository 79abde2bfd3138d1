import { largest } from '../../domain/extremes.ts'
import { CUSTOM_API, type Json, type Message, type Target } from '../../domain/plan.ts'
import type { Dialect, RequestSpec } from '../dialect.ts'
import { isObject } from '../foreign-json.ts'
import { isMembers, type Members } from '../request-members.ts'
import { BUDGET_PATHS, type Effort, REASONING_ALLOWANCE_TOKENS } from './known-parameters.ts'

/** The differences between a target's requests and the plan's, settled while warming up and kept for the whole job. */
export interface SettledParameters {
  /** New names of members by their old ones. */
  readonly renamed: Readonly<Record<string, string>>
  /** Paths of members of the gate's own that are left out. They change no answer. */
  readonly dropped: readonly string[]
  /** One request got no answer in time. A second one is no accident. */
  readonly hasHung: boolean
  readonly thinking: Thinking
}

/** The part of it that changes answers. Targets that are compared share it. */
export interface Thinking {
  /** The model was seen to think, or the user gave it a budget for it. */
  readonly reasons: boolean
  /** Added to the limit of the answer. */
  readonly allowanceTokenCount: number
  readonly effort?: Effort
}

/** A request as the plan has it. */
export const AS_PLANNED: SettledParameters = {
  renamed: {},
  dropped: [],
  hasHung: false,
  thinking: { reasons: false, allowanceTokenCount: 0 }
}

/**
 * The parameters of a target's first request. A user's budget for thinking needs a larger limit from the start: without it
 * the request is refused, and no reply ever shows that the model thinks.
 */
export function firstParameters(dialect: Dialect, target: Target): SettledParameters {
  const budget = thinkingBudget(dialect, target)
  if (budget === 0 || hasOwnLimit(dialect, target)) return AS_PLANNED
  const allowanceTokenCount = Math.max(budget, REASONING_ALLOWANCE_TOKENS)
  return { ...AS_PLANNED, thinking: { reasons: true, allowanceTokenCount } }
}

/** The user's budget for thinking in tokens; 0 where there is none or it has no bound. */
export function thinkingBudget(dialect: Dialect, target: Target): number {
  const { body } = dialect.buildRequest(target, [], 1000)
  const budgets = BUDGET_PATHS.map((path) => memberAt(body, path))
  return Math.max(0, largest(budgets.filter((budget) => typeof budget === 'number')))
}

/** The user's own limit stands in the request whatever limit the prompt has. */
export function hasOwnLimit(dialect: Dialect, target: Target): boolean {
  const [small, large] = [1000, 2000].map((limit) => JSON.stringify(dialect.buildRequest(target, [], limit).body))
  return small === large
}

/** Looks up a path such as `inferenceConfig.temperature`; undefined when there is nothing. */
export function memberAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((outer, name) => (isObject(outer) ? outer[name] : undefined), body)
}

export interface PlannedRequest {
  readonly target: Target
  readonly messages: readonly Message[]
  readonly maxOutputTokens: number
  /** A text that no other request has; absent where the host's prompt cache is wanted. */
  readonly unique?: string
}

/** Builds the dialect's request with the settled changes made. */
export function buildSettledRequest(
  dialect: Dialect,
  planned: PlannedRequest,
  { renamed, dropped, thinking }: SettledParameters
): RequestSpec {
  const { target, messages, maxOutputTokens, unique } = planned
  const { path, body } = dialect.buildRequest(target, messages, maxOutputTokens + thinking.allowanceTokenCount)
  const cached = unique === undefined ? markedForCache(dialect, target, body) : withSwitches(dialect, planned, body)
  const named = Object.entries(cached).map(([name, value]) => [
    Object.hasOwn(renamed, name) ? renamed[name] : name,
    value
  ])
  const kept = dropped.reduce<Members>(
    (members, each) => withoutMember(members, each.split('.')),
    Object.fromEntries(named)
  )
  const { effort } = thinking
  return { path, body: effort === undefined ? kept : withMember(kept, effort.path.split('.'), effort.value) }
}

/** Leaves it to users who say themselves what is to be cached. */
function markedForCache({ markForCache }: Dialect, { params, extraBody }: Target, body: Members): Members {
  const given = JSON.stringify([params, extraBody])
  return markForCache === undefined || /"(cache_control|cachePoint)"/.test(given) ? body : markForCache(body)
}

/** A user's own value for a switch stands, and so does a null that takes it out. */
function withSwitches(dialect: Dialect, { target, unique = '' }: PlannedRequest, body: Members): Members {
  const switches = dialect.cacheSwitches?.(target, unique) ?? {}
  const own = Object.entries(switches).filter(([name]) => !isOfUser(target, name))
  return { ...Object.fromEntries(own), ...body }
}

/** The user set the member, or the object that holds it. To an application of one's own the gate adds nothing. */
export function isOfUser({ api, params, extraBody }: Target, path: string): boolean {
  if (api === CUSTOM_API) return true
  const [name = ''] = path.split('.')
  return name in params || name in extraBody
}

function withoutMember(members: Members, [name = '', ...rest]: readonly string[]): Members {
  const { [name]: value, ...others } = members
  if (rest.length === 0) return others
  if (!isMembers(value)) return members
  const inner = withoutMember(value, rest)
  // An object that held nothing else is not sent empty: strict hosts ask for its members.
  return Object.keys(inner).length === 0 ? others : { ...members, [name]: inner }
}

function withMember(members: Members, [name = '', ...rest]: readonly string[], value: Json): Members {
  if (rest.length === 0) return { ...members, [name]: value }
  const inner = members[name]
  return { ...members, [name]: withMember(isMembers(inner) ? inner : {}, rest, value) }
}
