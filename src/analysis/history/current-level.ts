import type { TargetDigest } from '../../domain/baseline.ts'
import { type Epoch, type EpochRun, epochAt, epochsOf, type LevelShift } from './epochs.ts'

/** The runs of the default branch that are comparable with a candidate, newest first. */
export interface LevelRequest<R extends EpochRun> {
  readonly runs: readonly R[]
  /** On the scenarios of these both sides are compared. */
  readonly candidate: TargetDigest
  readonly owned: boolean
  /** The base commit and its ancestors; absent where unknown. */
  readonly ancestry?: readonly string[]
  readonly anchorCommit?: string
}

/** The runs that say how fast the base is, newest first, and since when. */
export interface CurrentLevel<R extends EpochRun> {
  readonly runs: readonly R[]
  /** The shift that began it, and its first run; absent for the oldest level on record. */
  readonly shift?: LevelShift & { readonly first: R; readonly age: number }
  readonly anchor?: Anchor<R>
}

/** Runs of long ago on which slow creep shows. */
export interface Anchor<R> {
  /** Newest first, at least one. */
  readonly runs: readonly R[]
  /** The configuration names it. */
  readonly named: boolean
  /** Its level began no later than the anchor, so the distance between them is slow drift and no known shift. */
  readonly onThisLevel: boolean
}

/** Runs that an anchor's level is told from, and how far back they are at least. */
export const ANCHOR = { runs: 3, age: 10 } as const

/**
 * The level that the base is on: that of the newest ancestor, whatever the default branch did since. Of its runs those that
 * regressed are left out, as far as they were judged by this level.
 */
export function currentLevel<R extends EpochRun>(request: LevelRequest<R>): CurrentLevel<R> {
  const { ancestry, candidate, owned } = request
  const oldestFirst = request.runs.toReversed()
  const found = epochsOf(onScenariosOf(candidate, oldestFirst), owned)
  const places = ancestorsFirst([...oldestFirst.keys()], oldestFirst, ancestry)
  const newest = places.at(-1) ?? 0
  const epoch = epochAt(found, newest)
  const own = places.filter((index) => epochAt(found, index) === epoch)
  const good = own.filter((index) => !found.bad.has(index))
  const runsAt = (chosen: readonly number[]): readonly R[] =>
    chosen.toReversed().flatMap((index) => oldestFirst[index] ?? [])
  const runs = runsAt(good.length > 0 ? good : own)
  return {
    runs,
    ...shiftOf(oldestFirst[epoch.start], epoch, newest),
    anchor: anchorOf(request, runs, epoch)
  }
}

function shiftOf<R extends EpochRun>(first: R | undefined, { shift, start }: Epoch, newest: number) {
  if (shift === undefined || first === undefined) return {}
  return { shift: { ...shift, first, age: newest - start + 1 } }
}

/** Ancestors of the base where there are any; else what there is, which the report then labels. */
function ancestorsFirst(
  places: readonly number[],
  runs: readonly EpochRun[],
  ancestry: readonly string[] | undefined
): readonly number[] {
  if (ancestry === undefined) return places
  const known = new Set(ancestry)
  const ancestors = places.filter((index) => known.has(runs[index]?.commit ?? ''))
  return ancestors.length > 0 ? ancestors : places
}

/** The runs of the anchor that is named; else the oldest of the level, once it is old enough to have any. */
function anchorOf<R extends EpochRun>(
  { runs: all, anchorCommit }: LevelRequest<R>,
  level: readonly R[],
  epoch: Epoch
): Anchor<R> | undefined {
  const named = anchorCommit === undefined ? [] : all.filter(({ commit }) => commit === anchorCommit)
  const [newest] = named
  if (newest !== undefined) {
    const index = all.length - 1 - all.indexOf(newest)
    return { runs: named.slice(0, ANCHOR.runs), named: true, onThisLevel: index >= epoch.start }
  }
  if (level.length < ANCHOR.age + ANCHOR.runs) return undefined
  return { runs: level.slice(-ANCHOR.runs), named: false, onThisLevel: true }
}

/** The runs, on the candidate's scenarios. */
export function onScenariosOf(candidate: TargetDigest, runs: readonly EpochRun[]): readonly EpochRun[] {
  const hashes = new Set(candidate.scenarios.map(({ hash }) => hash))
  return runs.map((run) => ({ ...run, target: onScenarios(run.target, hashes) }))
}

/** Scenarios are the same by their hash, whatever they were called. */
function onScenarios(target: TargetDigest, hashes: ReadonlySet<string>): TargetDigest {
  const scenarios = target.scenarios.filter(({ hash }) => hashes.has(hash))
  return { ...target, scenarios: scenarios.map((scenario) => ({ ...scenario, id: scenario.hash })) }
}
