import { isDeepStrictEqual } from 'node:util'
import type { SettledMembers } from '../../domain/look.ts'
import type { Json, Schedule, Target } from '../../domain/plan.ts'
import type { ParameterChange, Warning } from '../../domain/warning.ts'
import { effortsOf, SETTINGS } from '../../providers/negotiation/known-parameters.ts'
import { nextParameters, type ProbeReply } from '../../providers/negotiation/next-parameters.ts'
import {
  firstParameters,
  type SettledParameters,
  type Thinking
} from '../../providers/negotiation/settled-parameters.ts'
import { dialectOf } from '../../providers/registry.ts'
import type { Attempt } from '../sample/stream-once.ts'
import { type SettledByTarget, settledOf } from '../wire/measure-context.ts'

/** Returns the first change that these replies ask for, or undefined when all is settled. */
export function changeAfter(attempts: readonly Attempt[], cache: Schedule['cache']): SettledParameters | undefined {
  for (const attempt of attempts) {
    const { target } = attempt.question
    const dialect = dialectOf(target)
    const reply = replyOf(attempt)
    const next = nextParameters({ reply, dialect, target, settled: attempt.settled, isCold: cache === 'cold' })
    if (next !== undefined) return next
  }
  return undefined
}

function replyOf({ derived, detail }: Attempt): ProbeReply {
  const { status, message, fields, finishedByLength = false, reasoned = false } = detail
  return { outcome: derived.outcome, status, message, fields, finishedByLength, reasoned }
}

/**
 * Groups targets that are compared with each other (one, its base, its upstream) and have the same model and parameters:
 * sent with different efforts or limits, they would show that as a difference of speed. Any other target is a group by
 * itself.
 */
export function comparedGroups(targets: readonly Target[]): readonly (readonly Target[])[] {
  const groups: Target[][] = []
  for (const target of targets) {
    const group = groups.find(([first]) => first !== undefined && areCompared(first, target))
    if (group === undefined) groups.push([target])
    else group.push(target)
  }
  return groups
}

function areCompared(one: Target, other: Target): boolean {
  const key = ({ id, baseOf, directOf, api, custom, model, params, extraBody }: Target) => [
    baseOf ?? directOf ?? id,
    api,
    custom,
    model,
    params,
    extraBody
  ]
  return isDeepStrictEqual(key(one), key(other))
}

/** Keeps a target's parameters, and the part about thinking for all targets that are compared with it. */
export function settle(settled: SettledByTarget, group: readonly Target[], own: Target, next: SettledParameters): void {
  shareThinking(settled, group, next.thinking)
  settled.set(own.id, next)
}

export function shareThinking(settled: SettledByTarget, group: readonly Target[], thinking: Thinking): void {
  for (const target of group) settled.set(target.id, { ...settledOf(settled, target), thinking })
}

/**
 * Gives a group the parameters of the newest run on record, or what earlier ones of the group were settled with: a target at
 * the same address as another begins with all of that one's parameters.
 */
export function beginWith(
  settled: SettledByTarget,
  group: readonly Target[],
  target: Target,
  onRecord: SettledMembers
): void {
  const known = group.find(({ id }) => settled.has(id))
  const members = group.map(({ id }) => onRecord[id]).find((each) => each !== undefined)
  if (known === undefined && members !== undefined) {
    settle(settled, group, target, parametersOnRecord(target, members))
  }
  const alike = group.find((each) => each.id !== target.id && settled.has(each.id) && isSameHost(each, target))
  if (alike !== undefined) settled.set(target.id, settledOf(settled, alike))
}

function isSameHost(one: Target, other: Target): boolean {
  return one.baseUrl === other.baseUrl && isDeepStrictEqual(one.extraHeaders, other.extraHeaders)
}

/** Reads back what `settledMembers` wrote; passes over whatever the target's API has no place for. */
export function parametersOnRecord(target: Target, members: Readonly<Record<string, Json>>): SettledParameters {
  const first = firstParameters(dialectOf(target), target)
  const [, allowance] = /^\+(\d{1,9})$/.exec(String(members['max-output-tokens'] ?? '')) ?? []
  const effort = effortsOf(target).find(({ path, value }) => isDeepStrictEqual(members[asWritten(path)], value))
  if (allowance === undefined && effort === undefined) return first
  const allowanceTokenCount = allowance === undefined ? first.thinking.allowanceTokenCount : Number(allowance)
  return { ...first, thinking: { reasons: true, allowanceTokenCount, effort } }
}

/** Returns by target the settled parameters that change answers, for the run file; undefined when there are none. */
export function settledMembers(targets: readonly Target[], settled: SettledByTarget): SettledMembers | undefined {
  const members = targets.map((target) => [target.id, membersOf(settledOf(settled, target))] as const)
  const changed = members.filter(([, each]) => Object.keys(each).length > 0)
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}

function membersOf({ thinking: { allowanceTokenCount, effort } }: SettledParameters): Readonly<Record<string, Json>> {
  return {
    ...(allowanceTokenCount > 0 ? { 'max-output-tokens': `+${allowanceTokenCount}` } : {}),
    ...(effort === undefined ? {} : { [asWritten(effort.path)]: effort.value })
  }
}

/** Users write a setting as a parameter, wherever its API has it. */
function asWritten(path: string): string {
  const [outer = '', ...inner] = path.split('.')
  return SETTINGS.includes(outer) && inner.length > 0 ? inner.join('.') : path
}

export function settledWarnings(targets: readonly Target[], settled: SettledByTarget): readonly Warning[] {
  return targets.flatMap((target) =>
    changesOf(settledOf(settled, target)).map(
      ([parameter, change]) => ({ kind: 'parameter-adapted', target: target.id, parameter, change }) as const
    )
  )
}

type Change = readonly [parameter: string, change: ParameterChange]

function changesOf({ renamed, dropped, thinking: { allowanceTokenCount, effort } }: SettledParameters) {
  const changes: Change[] = []
  for (const [name, to] of Object.entries(renamed)) changes.push([name, { how: 'renamed', to }])
  for (const path of dropped) changes.push([path, { how: 'left-out', isOfUser: false }])
  if (allowanceTokenCount > 0) changes.push(['max-output-tokens', { how: 'raised', byTokenCount: allowanceTokenCount }])
  if (effort !== undefined) changes.push([effort.path, { how: 'set', to: String(effort.value) }])
  return changes
}

/** Lists the changes for a note of the log; `no changes` when the request is sent again as it was. */
export function changesText(parameters: SettledParameters): string {
  return changesOf(parameters).map(changeText).join(', ') || 'no changes'
}

function changeText([parameter, change]: Change): string {
  switch (change.how) {
    case 'renamed':
      return `${change.to} for ${parameter}`
    case 'left-out':
      return `no ${parameter}`
    case 'set':
      return `${parameter}: ${change.to}`
    case 'raised':
      return `${change.byTokenCount} more tokens for reasoning`
    default:
      return change satisfies never
  }
}
