import { isDeepStrictEqual } from 'node:util'
import { type Json, ownerOf, type Schedule, type Target } from '../../domain/plan.ts'
import type { ParameterChange, Warning } from '../../domain/warning.ts'
import { adapt, type ProbeReply } from '../../providers/negotiation/adapt.ts'
import { type Adaptation, droppedParameters, firstAdaptation } from '../../providers/negotiation/adaptation.ts'
import { EFFORTS, SETTINGS } from '../../providers/negotiation/parameters.ts'
import { DIALECTS } from '../../providers/registry.ts'
import type { Attempt } from '../sample/stream-once.ts'
import { type Adaptations, adaptationOf } from '../wire/measure-context.ts'

/** The next change that these replies ask for, each to a request of the same form; absent where all is settled. */
export function nextAdaptation(attempts: readonly Attempt[], cache: Schedule['cache']): Adaptation | undefined {
  for (const attempt of attempts) {
    const { target } = attempt.question
    const given = { target, before: attempt.adaptation, isCold: cache === 'cold' }
    const next = adapt(replyOf(attempt), DIALECTS[target.api], given)
    if (next !== undefined) return next
  }
  return undefined
}

function replyOf({ derived, detail }: Attempt): ProbeReply {
  const { status, message, fields, finishedByLength = false, reasoned = false } = detail
  return {
    outcome: derived.outcome,
    ...(status === undefined ? {} : { status }),
    message,
    fields,
    finishedByLength,
    reasoned
  }
}

/** What was changed for good, for the report. */
export function adaptationWarnings(targets: readonly Target[], adaptations: Adaptations): readonly Warning[] {
  return targets.flatMap((target) =>
    changesOf(target, adaptationOf(adaptations, target)).map(
      ([parameter, change]) => ({ kind: 'parameter-adapted', target: target.id, parameter, change }) as const
    )
  )
}

/** Each change by the parameter it is of. */
export function changesOf(target: Target, adaptation: Adaptation): readonly (readonly [string, ParameterChange])[] {
  const { renamed, dropped, allowanceTokenCount, effort } = adaptation
  return [
    ...Object.entries(renamed).map(([name, to]) => [name, { how: 'renamed', to }] as const),
    ...dropped.map((place) => [place, { how: 'left-out', isOfUser: isOfUser(target, place) }] as const),
    ...(allowanceTokenCount > 0
      ? [['max-output-tokens', { how: 'raised', byTokenCount: allowanceTokenCount }] as const]
      : []),
    ...(effort === undefined ? [] : [[effort.place, { how: 'set', to: inWords(effort.value) }] as const])
  ]
}

function inWords(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Asked = Readonly<Record<string, Json>>

/** By target: what was settled and decides what is measured. What only its host wanted otherwise is none of it. */
export function askedOf(
  targets: readonly Target[],
  adaptations: Adaptations
): Readonly<Record<string, Asked>> | undefined {
  const asked = targets.map((target) => [target.id, askedMembers(adaptationOf(adaptations, target))] as const)
  const changed = asked.filter(([, members]) => Object.keys(members).length > 0)
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}

function askedMembers(adaptation: Adaptation): Asked {
  const { allowanceTokenCount, effort } = adaptation
  return {
    ...Object.fromEntries(droppedParameters(adaptation).map((place) => [asWritten(place), null])),
    ...(allowanceTokenCount > 0 ? { 'max-output-tokens': `+${allowanceTokenCount}` } : {}),
    ...(effort === undefined ? {} : { [asWritten(effort.place)]: effort.value })
  }
}

/** The form that members on record stand for, to begin with; what the request has no place for is passed over. */
export function adaptationAsked(target: Target, asked: Asked): Adaptation {
  const dialect = DIALECTS[target.api]
  const begun = firstAdaptation(dialect, target)
  const { body } = dialect.buildRequest(target, [], 1000)
  const places = [...Object.keys(body), ...SETTINGS.flatMap((outer) => innerPlaces(body, outer))]
  const dropped = places.filter((place) => asked[asWritten(place)] === null)
  const [, allowance] = /^\+(\d{1,9})$/.exec(String(asked['max-output-tokens'] ?? '')) ?? []
  const effort = EFFORTS[target.api].find(({ place, value }) => isDeepStrictEqual(asked[asWritten(place)], value))
  return {
    ...begun,
    dropped,
    reasons: begun.reasons || allowance !== undefined || effort !== undefined,
    allowanceTokenCount: allowance === undefined ? begun.allowanceTokenCount : Number(allowance),
    ...(effort === undefined ? {} : { effort })
  }
}

function innerPlaces(body: Readonly<Record<string, Json>>, outer: string): readonly string[] {
  const inner = body[outer]
  return typeof inner === 'object' && inner !== null ? Object.keys(inner).map((name) => `${outer}.${name}`) : []
}

/** Users write a setting as a parameter, wherever its API has it. */
function asWritten(place: string): string {
  const [outer = '', ...inner] = place.split('.')
  return SETTINGS.includes(outer) && inner.length > 0 ? inner.join('.') : place
}

/**
 * Targets that are compared with each other (one, its base, its upstream) and are to be asked the same, each in the
 * order of the plan. One that belongs to nobody is by itself.
 */
export function comparedGroups(targets: readonly Target[]): readonly (readonly Target[])[] {
  const groups: Target[][] = []
  for (const target of targets) {
    const group = groups.find(([first]) => first !== undefined && isSameQuestion(first, target))
    if (group === undefined) groups.push([target])
    else group.push(target)
  }
  return groups
}

function isSameQuestion(one: Target, other: Target): boolean {
  const question = (target: Target) => {
    const { api, model, params, extraBody } = target
    return [ownerOf(target), api, model, params, extraBody]
  }
  return isDeepStrictEqual(question(one), question(other))
}

function isOfUser({ params, extraBody }: Target, place: string): boolean {
  const given: { readonly [name: string]: Json } = { ...params, ...extraBody }
  return place.split('.').some((name) => name in given)
}
