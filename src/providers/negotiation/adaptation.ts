import type { Json, Message, Target } from '../../domain/plan.ts'
import type { Dialect, RequestSpec } from '../dialect.ts'
import { isObject } from '../foreign-json.ts'
import {
  BUDGET_PLACES,
  EFFORTS_ASCENDING,
  type Effort,
  OPTIONAL_MEMBERS,
  REASONING_ALLOWANCE_TOKENS
} from './parameters.ts'

/** How requests to a target are changed, because its host does not take them as they are or its model reasons. */
export interface Adaptation {
  /** Added to the limit of the answer, for what the model thinks before it. */
  readonly allowanceTokenCount: number
  /** New names of members by their old ones. */
  readonly renamed: Readonly<Record<string, string>>
  /** Paths of members that are left out: `stream_options`, `inferenceConfig.temperature`. */
  readonly dropped: readonly string[]
  /** How much the model is asked to think. */
  readonly effort?: Effort
  /** Efforts that it refused, or went on thinking at. */
  readonly refusedEfforts: readonly Effort[]
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

/**
 * How a target is asked first: where the user set a budget for thinking, the limit of the answer has to be larger by that
 * much, or the request is refused and no reply ever shows that the model thinks.
 */
export function firstAdaptation(dialect: Dialect, target: Target): Adaptation {
  const budget = thinkingBudget(dialect, target)
  if (budget === 0 || isLimited(dialect, target)) return UNCHANGED
  return { ...UNCHANGED, reasons: true, allowanceTokenCount: Math.max(budget, REASONING_ALLOWANCE_TOKENS) }
}

/** What the user lets the model think at most, in tokens; 0 where nothing is said, or that there is no bound. */
export function thinkingBudget(dialect: Dialect, target: Target): number {
  const { body } = dialect.buildRequest(target, [], 1000)
  const budgets = BUDGET_PLACES.map((place) => memberAt(body, place))
  return Math.max(0, ...budgets.filter((budget) => typeof budget === 'number'))
}

/** Whether the user's own limit stands in the request, whatever the prompts say. */
export function isLimited(dialect: Dialect, target: Target): boolean {
  const [small, large] = [1000, 2000].map((limit) => JSON.stringify(dialect.buildRequest(target, [], limit).body))
  return small === large
}

/** `undefined` where nothing is. */
export function memberAt(body: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((outer, name) => (isObject(outer) ? outer[name] : undefined), body)
}

/** What of an adaptation decides what is measured. The rest is between a host and us. */
export type Form = Pick<Adaptation, 'allowanceTokenCount' | 'effort' | 'refusedEfforts' | 'reasons' | 'dropped'>

/** Parameters of the user that are left out; the members of ours change no answer. */
export function droppedParameters({ dropped }: Pick<Adaptation, 'dropped'>): readonly string[] {
  return dropped.filter((place) => !isOptional(place))
}

function isOptional(place: string): boolean {
  return OPTIONAL_MEMBERS.some((each) => each === place)
}

/** Another's form, with what one's own host needs. */
export function withForm(own: Adaptation, form: Form): Adaptation {
  const { effort: _own, ...others } = own
  const { effort, allowanceTokenCount, refusedEfforts, reasons } = form
  return {
    ...others,
    allowanceTokenCount,
    refusedEfforts,
    reasons,
    dropped: [...own.dropped.filter(isOptional), ...droppedParameters(form)],
    ...(effort === undefined ? {} : { effort })
  }
}

/** Whether two ask the same of a model. */
export function areAlike(one: Form, other: Form): boolean {
  const asked = (form: Form) =>
    JSON.stringify([form.allowanceTokenCount, form.effort ?? null, droppedParameters(form).toSorted()])
  return asked(one) === asked(other)
}

/** The form that takes up what each host was found to refuse and each model to need. */
export function unitedForm(efforts: readonly Effort[], forms: readonly Form[]): Form {
  const reasoning = forms.filter(({ reasons }) => reasons)
  const allowances = reasoning.map(({ allowanceTokenCount }) => allowanceTokenCount)
  const refused = efforts.filter((each) => forms.some((form) => hasEffort(form.refusedEfforts, each)))
  const taken = ascending(efforts).filter((each) =>
    hasEffort(
      reasoning.flatMap(({ effort }) => effort ?? []),
      each
    )
  )
  const effort = [...taken, ...efforts].find((each) => !hasEffort(refused, each))
  // None is sent where all were refused, and where the user had decided.
  const isAsked = taken.length > 0 && effort !== undefined
  return {
    reasons: reasoning.length > 0,
    allowanceTokenCount: allowances.length === 0 ? 0 : Math.min(...allowances),
    refusedEfforts: refused,
    dropped: [...new Set(forms.flatMap(droppedParameters))],
    ...(isAsked ? { effort } : {})
  }
}

export function ascending(efforts: readonly Effort[]): readonly Effort[] {
  return efforts.toSorted((one, other) => EFFORTS_ASCENDING.indexOf(one.value) - EFFORTS_ASCENDING.indexOf(other.value))
}

export function hasEffort(efforts: readonly Effort[], { place, value }: Effort): boolean {
  return efforts.some((each) => each.place === place && each.value === value)
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
  const body =
    asked.unique === undefined ? marked(dialect, asked, built.body) : { ...switchesOf(dialect, asked), ...built.body }
  const renamed = Object.fromEntries(Object.entries(body).map(([name, value]) => [newName(adaptation, name), value]))
  const kept = adaptation.dropped.reduce<Members>((members, place) => without(members, place.split('.')), renamed)
  const { effort } = adaptation
  return { path, body: effort === undefined ? kept : withMember(kept, effort.place.split('.'), effort.value) }
}

/** A user who says what is to be cached knows better. */
function marked({ markForCache }: Dialect, { target }: Asked, body: Members): Members {
  const given = JSON.stringify([target.params, target.extraBody])
  return markForCache === undefined || /"(cache_control|cachePoint)"/.test(given) ? body : markForCache(body)
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
