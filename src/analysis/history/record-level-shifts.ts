import { type LevelShiftDigest, type RunDigest, WINDOW_RUNS } from '../../domain/baseline.ts'
import { isJudged } from '../../domain/plan.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { ANCHOR, onScenariosOf } from './current-level.ts'
import { epochAt, epochsOf } from './epochs.ts'
import { comparableRuns, identityOf, MOST_ANCHORS } from './window.ts'

export interface LevelTargets {
  readonly targets: readonly JudgedTarget[]
  readonly anchorCommit?: string
}

/**
 * The runs of a file that is to be stored, with what its newest run brings to light: a level that began some runs ago is
 * noted where it began, and the runs that creep is seen against are kept when newer ones would push them out. What is noted
 * stays, so that a level is no matter of how many runs before it are still there.
 */
export function withLevels(
  own: readonly RunDigest[],
  earlier: readonly RunDigest[],
  { targets, anchorCommit }: LevelTargets
): { readonly own: readonly RunDigest[]; readonly earlier: readonly RunDigest[] } {
  const known = new Set(own.map(identityOf))
  const all = [...own, ...earlier.filter((run) => !known.has(identityOf(run)))]
  const shifts = new Map<string, LevelShiftDigest[]>()
  const anchors = new Set(all.filter(({ commit }) => commit !== undefined && commit === anchorCommit).map(identityOf))
  for (const target of targets.filter(isJudged)) {
    const { first, shift, oldest } = levelOf(all, target)
    if (first !== undefined && shift !== undefined) shifts.set(first, [...(shifts.get(first) ?? []), shift])
    for (const run of oldest) anchors.add(run)
  }
  const kept = new Set(
    all.flatMap((run, context) => (context >= WINDOW_RUNS - MOST_ANCHORS && anchors.has(identityOf(run)) ? [run] : []))
  )
  const noted = all.map((run): RunDigest => {
    const found = shifts.get(identityOf(run)) ?? []
    // An anchor of a level that is gone is none any more.
    const { anchor: _anchor, ...plain } = run
    return {
      ...plain,
      ...(found.length === 0 ? {} : { levelShifts: [...(run.levelShifts ?? []), ...found] }),
      ...(kept.has(run) ? { anchor: true } : {})
    }
  })
  return { own: noted.slice(0, own.length), earlier: noted.slice(own.length) }
}

interface NotedLevel {
  /** The run that a level began with which nobody has noted yet. */
  readonly first?: string
  readonly shift?: LevelShiftDigest
  /** The oldest runs of the present level. */
  readonly oldest: readonly string[]
}

function levelOf(all: readonly RunDigest[], { id, owned }: JudgedTarget): NotedLevel {
  const [candidate] = all
  const target = candidate?.targets.find((one) => one.id === id)
  if (candidate === undefined || target === undefined) return { oldest: [] }
  const runs = comparableRuns({ digests: all, candidate, targetId: id, owned }).toReversed()
  const { epochs, bad } = epochsOf(onScenariosOf(target, runs), owned)
  const { start, shift } = epochAt({ epochs, bad }, runs.length - 1)
  const first = runs[start]
  const good = runs.filter((_, context) => context >= start && !bad.has(context))
  const oldest = good.slice(0, ANCHOR.runs).map(identityOf)
  // An acceptance is noted by its line.
  if (first === undefined || shift === undefined || shift.why === 'accepted') return { oldest }
  if (first.levelShifts?.some((one) => one.target === id)) return { oldest }
  const { why, runCount } = shift
  const changes = shift.changes.flatMap(({ metric, changeRatio }) =>
    metric === 'e2e' ? [] : [{ metric, changeRatio }]
  )
  return { first: identityOf(first), shift: { target: id, why, runCount, changes }, oldest }
}
