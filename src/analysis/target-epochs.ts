import type { TargetDigest } from '../domain/baseline.ts'
import { type Creep, epochsOf, type LevelShift, type RunPoint } from './epochs.ts'
import { noiseBefore } from './history-rule.ts'
import { type ReferenceLengths, usualLogs, valuesOf } from './levels.ts'
import { middleLevel } from './run-level.ts'

/** One run of the default branch, reduced to one target. */
export interface DatedTarget {
  readonly recordedAt: string
  readonly commit?: string | undefined
  readonly target: TargetDigest
}

/** What makes up a reply's time; a level of end-to-end time is a level of one of these. */
const METRICS = ['ttft', 'tpot'] as const
type EpochMetric = (typeof METRICS)[number]

export interface TargetEpochs {
  /** Place of the first run of the current epoch. */
  readonly start: number
  /** What began it; absent where nothing did. */
  readonly shift?: LevelShift & { readonly metric: EpochMetric }
  readonly creep?: Creep & { readonly metric: EpochMetric }
}

/** Lengths matter to end-to-end time alone. */
const NO_LENGTHS: ReferenceLengths = new Map()

/** The epochs of a target, by the p50 of its TTFT and of its time per token: the later beginning counts. Oldest run first. */
export function epochsOfTarget(runs: readonly DatedTarget[], owned: boolean): TargetEpochs {
  const found = METRICS.map((metric) => ({ metric, ...metricEpochs(runs, metric, owned) }))
  const start = Math.max(...found.map((epochs) => epochs.start))
  const latest = found.find((epochs) => epochs.start === start)
  const shift = latest?.shifts.at(-1)
  const crept = found.find(({ creep }) => creep !== undefined)
  return {
    start,
    ...(latest === undefined || shift === undefined
      ? {}
      : { shift: { ...shift, index: start, metric: latest.metric } }),
    ...(crept?.creep === undefined ? {} : { creep: { ...crept.creep, metric: crept.metric } })
  }
}

function metricEpochs(runs: readonly DatedTarget[], metric: EpochMetric, owned: boolean) {
  const values = runs.map(({ target }) => valuesOf(target, metric, NO_LENGTHS))
  const usual = usualLogs(values)
  const levels = values.map((run) => middleLevel(run, usual))
  // Runs without a value leave no gap, but keep their place.
  const placed = levels.flatMap((found, place) => (found === undefined ? [] : [{ found, place }]))
  const points = placed.map(({ found, place }): RunPoint => {
    const { recordedAt, commit } = runs[place] as DatedTarget // places are those of runs
    return { recordedAt, ...(commit === undefined ? {} : { commit }), level: found.level }
  })
  const prior = noiseBefore(
    placed.map(({ found }) => found),
    { owned, statistic: 'p50' }
  )
  const epochs = epochsOf(points, prior)
  return { ...epochs, start: epochs.start === 0 ? 0 : (placed[epochs.start]?.place ?? 0) }
}
