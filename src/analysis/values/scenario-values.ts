import type { DigestRow, TargetDigest } from '../../domain/baseline.ts'
import { median } from '../../stats/quantile.ts'

/** The metrics that history judges: those whose values a digest's rows give. */
export const JUDGED_METRICS = ['ttft', 'tpot', 'e2e'] as const
export type JudgedMetric = (typeof JUDGED_METRICS)[number]

/** Below this a time is the clock's grain; it also keeps logarithms finite. */
const SMALLEST_MS = 0.001

/** A scenario's output tokens, the median over the window: the length at which end-to-end times are compared. */
export type ReferenceLengths = ReadonlyMap<string, number>

/** One run's values of one metric in ms, by scenario; +∞ for each failed request. */
export type ScenarioValues = ReadonlyMap<string, readonly number[]>

export function referenceLengths(baselines: readonly TargetDigest[]): ReferenceLengths {
  const counts = new Map<string, number[]>()
  for (const { scenarios } of baselines) {
    for (const { id, rows } of scenarios) {
      const list = counts.get(id) ?? []
      list.push(...rows.flatMap((row) => row[3] ?? []))
      counts.set(id, list)
    }
  }
  return new Map([...counts].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, median(list) as number]])))
}

/**
 * A row's value. End-to-end time is taken at equal length, ttft + tpot × (nRef − 1), so that a longer answer is not a
 * slower endpoint; where a reply has no time per token, as it came.
 */
export function rowValue(
  row: DigestRow,
  metric: JudgedMetric,
  referenceLength: number | undefined
): number | undefined {
  const [ttft, tpot, last] = row
  if (metric === 'ttft') return ttft ?? undefined
  if (metric === 'tpot') return tpot ?? undefined
  if (ttft === null || tpot === null || referenceLength === undefined) return last ?? undefined
  return ttft + tpot * (referenceLength - 1)
}

/** A run's values of a metric by scenario, failures included as +∞. */
export function scenarioValues(target: TargetDigest, metric: JudgedMetric, lengths: ReferenceLengths): ScenarioValues {
  return new Map(
    target.scenarios.map(({ id, rows, failed }) => {
      // With the answer's first token the formula would count tokens that came before it.
      const length = target.firstToken === 'ttfat' ? undefined : lengths.get(id)
      const answered = rows.flatMap((row) => rowValue(row, metric, length) ?? [])
      return [id, [...answered, ...Array<number>(failed).fill(Number.POSITIVE_INFINITY)]]
    })
  )
}

/** All values of a run, scenarios together. */
export function pooled(values: ScenarioValues): readonly number[] {
  return [...values.values()].flat()
}

/** Each scenario's usual log value: the median over runs of each run's median, so that no run weighs more than another. */
export function usualLogs(runs: readonly ScenarioValues[]): ReadonlyMap<string, number> {
  const medians = new Map<string, number[]>()
  for (const run of runs) {
    for (const [id, values] of run) {
      const middle = median(values.filter(Number.isFinite))
      if (middle === undefined) continue
      medians.set(id, [...(medians.get(id) ?? []), logOf(middle)])
    }
  }
  return new Map([...medians].map(([id, list]) => [id, median(list) as number]))
}

/** Log values with each scenario's usual level taken off; what is left is the run's own. Failures stay +∞. */
export function residuals(run: ScenarioValues, usual: ReadonlyMap<string, number>): readonly number[] {
  return [...run].flatMap(([id, values]) => {
    const level = usual.get(id)
    return level === undefined ? [] : values.map((value) => logOf(value) - level)
  })
}

/** A time in logs; what is below the clock's grain counts as the grain. */
export function logOf(value: number): number {
  return Math.log(Math.max(SMALLEST_MS, value))
}
