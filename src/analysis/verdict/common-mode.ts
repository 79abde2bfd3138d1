import { largest, smallest } from '../../domain/extremes.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import type { JudgedTarget } from '../values/judged-target.ts'

/** Targets that moved by amounts this near to each other moved together. */
const LIKE_AMOUNTS = 0.25

export interface CommonMode {
  readonly checks: readonly Check[]
  readonly warnings: readonly Warning[]
}

/**
 * Finds targets that moved together: a like change of several is the network, the runner or the region, not each of them.
 *
 * A control target is one that no change here can touch: where it got slower too, the alarms of the others are not evidence
 * against this change, however they were measured. Without one, all targets that slowed against their history count as one
 * alarm, not as many; pairs stood beside their base, so that what they share is the change itself.
 */
export function withCommonMode(
  checks: readonly Check[],
  targets: readonly Pick<JudgedTarget, 'id' | 'control'>[]
): CommonMode {
  const controls = new Set(targets.filter(({ control }) => control === true).map(({ id }) => id))
  // Nothing here can be the cause of what a control shows.
  const named = checks.map((check) => (controls.has(check.target) ? { ...check, owned: false } : check))
  const groups = [...Map.groupBy(named, ({ metric, statistic }) => `${metric} ${statistic}`).values()]
  const found = groups.flatMap((group) => movementOf(group, controls) ?? [])
  const taken = new Set(found.flatMap(({ notCounted }) => notCounted))
  return {
    checks: named.map((check) =>
      taken.has(check) ? { ...check, verdict: 'inconclusive', reason: 'moved-together' } : check
    ),
    warnings: movedTogether(found)
  }
}

/** Checks of one metric and statistic that moved as one. */
interface Movement {
  readonly moved: readonly Check[]
  /** Those of them that are no alarm of their own. */
  readonly notCounted: readonly Check[]
}

function movementOf(group: readonly Check[], controls: ReadonlySet<string>): Movement | undefined {
  const ofControls = group.filter(({ target }) => controls.has(target))
  const others = group.filter(({ target }) => !controls.has(target))
  const slower = others.filter(isSlower)
  return ofControls.length > 0 ? besideControls(slower, ofControls) : amongEquals(slower, others)
}

function besideControls(slower: readonly Check[], controls: readonly Check[]): Movement | undefined {
  const explained = slower.filter((check) => controls.some((control) => explains(control, check)))
  if (explained.length === 0) return undefined
  return { moved: [...explained, ...controls.filter(isSurelyUp)], notCounted: explained }
}

function amongEquals(slower: readonly Check[], all: readonly Check[]): Movement | undefined {
  const together = slower.length > 1 && slower.length === all.length && roseAlike(slower)
  return together && slower.every(isAgainstHistory) ? { moved: slower, notCounted: slower.slice(1) } : undefined
}

function isSlower({ verdict, reason }: Check): boolean {
  return (verdict === 'regressed' && reason === 'slower-beyond-noise') || reason === 'slower-once'
}

function isAgainstHistory({ kind }: Check): boolean {
  return kind !== 'interleaved'
}

/** The control rose for sure, and by as much as makes the other's rise no news. */
function explains(control: Check, check: Check): boolean {
  return isSurelyUp(control) && rise(control) >= (1 - LIKE_AMOUNTS) * rise(check)
}

function isSurelyUp(check: Check): boolean {
  return isSlower(check) || (check.intervalRatio?.[0] ?? 0) > 0
}

function roseAlike(checks: readonly Check[]): boolean {
  const rises = checks.map(rise)
  const [least, most] = [smallest(rises), largest(rises)]
  return least > 0 && most - least <= LIKE_AMOUNTS * most
}

/** In logs. */
function rise({ changeRatio }: Check): number {
  return Math.log1p(changeRatio ?? 0)
}

/** One warning for all: of end-to-end time where that moved, which holds the others. */
function movedTogether(found: readonly Movement[]): readonly Warning[] {
  const widest = found.find(({ moved }) => moved[0]?.metric === 'e2e' && moved[0].statistic === 'p50') ?? found[0]
  if (widest === undefined) return []
  const rises = widest.moved.map(rise)
  const middle = (smallest(rises) + largest(rises)) / 2
  return [
    { kind: 'moved-together', targets: widest.moved.map(({ target }) => target), changeRatio: Math.expm1(middle) }
  ]
}
