import type { RunDigest, TargetDigest } from '../../domain/baseline.ts'
import type { LevelShiftReason } from '../../domain/warning.ts'
import { findChangePoint } from '../../stats/change-point.ts'
import type { NoisePrior } from '../../stats/moderated-comparison.ts'
import { median } from '../../stats/quantile.ts'
import { middleLevel } from '../values/run-level.ts'
import { type JudgedMetric, type ReferenceLengths, scenarioValues, usualLogs } from '../values/scenario-values.ts'
import { noiseBefore } from './history-rule.ts'

/** One run of the default branch, reduced to one target. */
export interface EpochRun
  extends Pick<RunDigest, 'recordedAt' | 'commit' | 'state' | 'alarms' | 'levelShifts' | 'anchor'> {
  readonly target: TargetDigest
}

/** The reason a target's level changed at some run, and by how much. */
export interface LevelShift {
  readonly why: LevelShiftReason
  /** The metrics that moved, the clearest first; 0.2 is 20 % slower than before. */
  readonly changes: readonly { readonly metric: JudgedMetric; readonly changeRatio: number }[]
  /** Runs on the new level when it was noticed; they were judged by the level before. */
  readonly runCount: number
}

/** Runs on one level, from one place on. */
export interface Epoch {
  /** Place of its first run, oldest first. */
  readonly start: number
  /** The shift that began it; absent for the oldest level on record. */
  readonly shift?: LevelShift
}

export interface Epochs {
  /** Oldest first, at least one. */
  readonly epochs: readonly [Epoch, ...Epoch[]]
  /** Places of runs that do not show their level: they regressed, or were accepted and not borne out. */
  readonly bad: ReadonlySet<number>
}

/** The two parts of a reply's time: end-to-end time shifts only with one of them. */
const FOLLOWED = ['ttft', 'tpot'] as const
type FollowedMetric = (typeof FOLLOWED)[number]
/** Regressed runs in a row that are the level, whatever it is that regressed. */
const STAYED_RUNS = 5
/** An accepted run is one run: so many later ones must lie nearer to it than to the level before, or it was a bad one. */
const BEARING_OUT = { least: 2, most: 5 } as const
/**
 * The assumed noise is worth this many runs: fewer than for a comparison, as here the runs of both sides tell.
 */
const PRIOR_RUNS = 4
/** Every run looks for a new level and notes it; those that were cancelled may have left no note. */
const LOOKS = 3
/** Lengths matter to end-to-end time alone. */
const NO_LENGTHS: ReferenceLengths = new Map()

/**
 * The levels of a target on the default branch, its runs given oldest first. One bad run never begins one. A level begins
 * where earlier looks noted it, at a run whose regression a reviewed line accepted, where a change point is clear among the
 * newest runs, and where runs have regressed in a row so often that it must be the level.
 */
export function epochsOf(runs: readonly EpochRun[], owned: boolean): Epochs {
  const noted = notedEpochs(runs)
  const epochs: [Epoch, ...Epoch[]] = [{ start: 0 }]
  const unlucky = new Set<number>()
  for (const epoch of noted) {
    if (epoch.shift?.why === 'accepted' && !isBorneOut(runs, { before: epochs.at(-1)?.start ?? 0, ...epoch })) {
      unlucky.add(epoch.start)
    } else if (epoch.start === 0) epochs[0] = epoch
    else epochs.push(epoch)
  }
  const last = epochs.at(-1) ?? epochs[0]
  const found = foundEpoch(runs, last, owned)
  if (found !== undefined) epochs.push(found)
  const bad = runs.flatMap((run, index) => (unlucky.has(index) || isMarked(run, index, epochs) ? [index] : []))
  return { epochs, bad: new Set(bad) }
}

/** The epoch of a run's place. */
export function epochAt({ epochs }: Epochs, index: number): Epoch {
  return epochs.findLast(({ start }) => start <= index) ?? epochs[0]
}

function notedEpochs(runs: readonly EpochRun[]): readonly Epoch[] {
  return runs.flatMap(({ target, levelShifts = [], alarms = [] }, start): Epoch[] => {
    const shift = levelShifts.find((one) => one.target === target.id)
    if (shift !== undefined) {
      const { why, changes, runCount } = shift
      return [{ start, shift: { why, changes, runCount } }]
    }
    const accepted = alarms.filter((alarm) => alarm.target === target.id && alarm.accepted !== undefined)
    if (accepted.length === 0) return []
    const changes = (['ttft', 'tpot', 'e2e'] as const).flatMap((metric) => {
      const ratios = accepted.flatMap((alarm) => (alarm.metric === metric ? (alarm.changeRatio ?? []) : []))
      return ratios[0] === undefined ? [] : [{ metric, changeRatio: ratios[0] }]
    })
    return [{ start, shift: { why: 'accepted', changes, runCount: 1 } }]
  })
}

/** Returns true where later runs confirm an accepted run: they lie nearer to it than to the level before. */
function isBorneOut(
  runs: readonly EpochRun[],
  { before, start }: { readonly before: number; readonly start: number }
): boolean {
  const accepted = (runs[start]?.alarms ?? []).filter((alarm) => alarm.accepted !== undefined)
  const metric = FOLLOWED.find((one) => accepted.some((alarm) => alarm.metric === one && alarm.statistic === 'p50'))
  if (metric === undefined) return true
  const later = start + 1 + BEARING_OUT.most
  const { points } = series(runs.slice(before, later), metric)
  const levels = (from: number, to: number): readonly number[] =>
    points.flatMap(({ index, level }) => (index + before >= from && index + before < to ? [level] : []))
  const [old, own, after] = [levels(before, start), levels(start, start + 1), levels(start + 1, later)].map(median)
  if (old === undefined || own === undefined || after === undefined) return true
  if (levels(start + 1, later).length < BEARING_OUT.least) return true
  return Math.abs(after - own) <= Math.abs(after - old)
}

/** A level that began within the last epoch and that nobody has noted yet. */
function foundEpoch(runs: readonly EpochRun[], { start, shift }: Epoch, owned: boolean): Epoch | undefined {
  // Runs kept as anchors are not next to the others: what lies between them is gone.
  const first = runs.findIndex((run, index) => index >= start && run.anchor !== true)
  if (first < 0) return undefined
  for (let end = runs.length; end > Math.max(first, runs.length - LOOKS); end -= 1) {
    const found = shiftIn(runs.slice(first, end), owned)
    if (found !== undefined) return { start: first + found.start, shift: found.shift }
  }
  return stayedEpoch(runs, start + (shift?.runCount ?? 0))
}

/** The clearest change of level among runs in a row, of any metric; one of another metric right beside it is the same. */
function shiftIn(runs: readonly EpochRun[], owned: boolean): { start: number; shift: LevelShift } | undefined {
  const found = FOLLOWED.flatMap((metric) => {
    const { points, prior } = series(runs, metric, owned)
    const change = findChangePoint(
      points.map(({ level }) => level),
      prior
    )
    const index = change === undefined ? undefined : points[change.index]?.index
    return change === undefined || index === undefined ? [] : [{ ...change, metric, index }]
  }).toSorted((a, b) => b.clarity - a.clarity)
  const [clearest] = found
  if (clearest === undefined) return undefined
  const near = found.filter(({ index }) => Math.abs(index - clearest.index) <= 1)
  const changes = near.map(({ metric, difference }) => ({ metric, changeRatio: Math.expm1(difference) }))
  return { start: clearest.index, shift: { why: 'confirmed', changes, runCount: runs.length - clearest.index } }
}

/** `from`: the first run that was judged by the present level. */
function stayedEpoch(runs: readonly EpochRun[], from: number): Epoch | undefined {
  const newestGood = runs.findLastIndex((run, index) => index < from || !regressed(run))
  const runCount = runs.length - 1 - newestGood
  if (runCount < STAYED_RUNS || newestGood < 0) return undefined
  return { start: newestGood + 1, shift: { why: 'stayed', changes: [], runCount } }
}

interface Point {
  readonly index: number
  readonly level: number
}

/** The levels of runs, those without one left out, and what is thought of their noise. */
function series(
  runs: readonly EpochRun[],
  metric: FollowedMetric,
  owned = true
): { readonly points: readonly Point[]; readonly prior: NoisePrior } {
  const newest = runs.at(-1)?.target.tokenSource
  // Tokens that were counted otherwise make another time per token.
  const isComparable = ({ target }: EpochRun): boolean => metric === 'ttft' || target.tokenSource === newest
  const values = runs.map((run) => scenarioValues(run.target, metric, NO_LENGTHS))
  const usual = usualLogs(values)
  const found = values.flatMap((run, index) => {
    const level = isComparable(runs[index] as EpochRun) ? middleLevel(run, usual) : undefined // places are those of runs
    return level === undefined ? [] : [{ index, own: level }]
  })
  const { standardDeviation } = noiseBefore(
    found.map(({ own }) => own),
    { owned, statistic: 'p50' }
  )
  return {
    points: found.map(({ index, own }) => ({ index, level: own.level })),
    prior: { standardDeviation, degreesOfFreedom: PRIOR_RUNS }
  }
}

/** Until a level was noticed, its runs were judged by the level before; that does not count against them. */
function isMarked(run: EpochRun, index: number, epochs: Epochs['epochs']): boolean {
  const { start, shift } = epochAt({ epochs, bad: new Set() }, index)
  return index >= start + (shift?.runCount ?? 0) && regressed(run)
}

function regressed({ target, alarms, state }: EpochRun): boolean {
  if (alarms === undefined) return state === 'regression' || state === 'drift'
  return alarms.some((alarm) => alarm.target === target.id && alarm.accepted === undefined)
}
