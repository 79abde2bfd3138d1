import type { Json, Schedule, Target } from '../domain/plan.ts'
import type { ParameterChange, Warning } from '../domain/warning.ts'
import { adapt, type ProbeReply } from '../providers/adapt.ts'
import { type Adaptation, UNCHANGED } from '../providers/adaptation.ts'
import { EFFORT_PATHS } from '../providers/parameters.ts'
import { DIALECTS } from '../providers/registry.ts'
import type { Adaptations } from './bench.ts'
import type { Attempt } from './stream-once.ts'

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
    changesOf(target, adaptations.get(target.id) ?? UNCHANGED).map(
      ([parameter, change]) => ({ kind: 'parameter-adapted', target: target.id, parameter, change }) as const
    )
  )
}

/** Each change by the parameter it is of. */
export function changesOf(target: Target, adaptation: Adaptation): readonly (readonly [string, ParameterChange])[] {
  const { renamed, dropped, allowanceTokenCount, effort } = adaptation
  const effortPath = EFFORT_PATHS[target.api]?.join('.')
  return [
    ...Object.entries(renamed).map(([name, to]) => [name, { how: 'renamed', to }] as const),
    ...dropped.map((place) => [place, { how: 'left-out', isOfUser: isOfUser(target, place) }] as const),
    ...(allowanceTokenCount > 0
      ? [['max-output-tokens', { how: 'raised', byTokenCount: allowanceTokenCount }] as const]
      : []),
    ...(effort === undefined || effortPath === undefined ? [] : [[effortPath, { how: 'set', to: effort }] as const])
  ]
}

function isOfUser({ params, extraBody }: Target, place: string): boolean {
  const given: { readonly [name: string]: Json } = { ...params, ...extraBody }
  return place.split('.').some((name) => name in given)
}
