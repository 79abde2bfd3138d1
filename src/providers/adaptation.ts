import type { Json, Message, Target } from '../domain/plan.ts'
import type { Dialect, RequestSpec } from './dialect.ts'
import { isObject } from './foreign-json.ts'
import { EFFORT_PATHS } from './parameters.ts'

/** How requests to a target are changed, because its host does not take them as they are or its model reasons. */
export interface Adaptation {
  /** Added to the limit of the answer, for what the model thinks before it. */
  readonly allowanceTokenCount: number
  /** New names of members by their old ones. */
  readonly renamed: Readonly<Record<string, string>>
  /** Paths of members that are left out: `stream_options`, `inferenceConfig.temperature`. */
  readonly dropped: readonly string[]
  /** How much the model is asked to think. */
  readonly effort?: string
  /** Efforts that it refused. */
  readonly refusedEfforts: readonly string[]
  /** Whether all this was done because the model reasons. */
  readonly reasons: boolean
  /** Whether `stream_options` makes the host hang: asked without, it answered; asked with them once more; and so it was. */
  readonly hang?: 'suspected' | 'checked' | 'proven'
}

/** A request as the plan has it. */
export const UNCHANGED: Adaptation = {
  allowanceTokenCount: 0,
  renamed: {},
  dropped: [],
  refusedEfforts: [],
  reasons: false
}

type Members = { readonly [name: string]: Json }

export interface Asked {
  readonly target: Target
  readonly messages: readonly Message[]
  readonly maxOutputTokens: number
  /** A text that no other request has; absent where the host's prompt cache is wanted. */
  readonly unique?: string
}

/** The dialect's request with the changes made. */
export function adaptedRequest(dialect: Dialect, asked: Asked, adaptation: Adaptation): RequestSpec {
  const { target, messages, maxOutputTokens } = asked
  const built = dialect.buildRequest(target, messages, maxOutputTokens + adaptation.allowanceTokenCount)
  const { path } = built
  const body = { ...switchesOf(dialect, asked), ...built.body }
  const renamed = Object.fromEntries(Object.entries(body).map(([name, value]) => [newName(adaptation, name), value]))
  const kept = adaptation.dropped.reduce<Members>((members, place) => without(members, place.split('.')), renamed)
  const effortPath = EFFORT_PATHS[target.api]
  const { effort } = adaptation
  return { path, body: effort === undefined || effortPath === undefined ? kept : withMember(kept, effortPath, effort) }
}

/** What the user says of the same, or takes out by null, stands. */
function switchesOf(dialect: Dialect, { target, unique }: Asked): Members {
  const switches = unique === undefined ? {} : (dialect.cacheSwitches?.(target, unique) ?? {})
  const given = { ...target.params, ...target.extraBody }
  return Object.fromEntries(Object.entries(switches).filter(([name]) => !(name in given)))
}

function newName({ renamed }: Adaptation, name: string): string {
  return Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name
}

function without(members: Members, [name = '', ...rest]: readonly string[]): Members {
  const { [name]: value, ...others } = members
  if (rest.length === 0 || !isMembers(value)) return rest.length === 0 ? others : members
  const inner = without(value, rest)
  // An object that held nothing else is not sent empty: strict hosts ask for its members.
  return Object.keys(inner).length === 0 ? others : { ...members, [name]: inner }
}

function withMember(members: Members, [name = '', ...rest]: readonly string[], value: Json): Members {
  if (rest.length === 0) return { ...members, [name]: value }
  const inner = members[name]
  return { ...members, [name]: withMember(isMembers(inner) ? inner : {}, rest, value) }
}

function isMembers(value: Json | undefined): value is Members {
  return isObject(value)
}
