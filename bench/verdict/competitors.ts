import { normalQuantile } from '../../src/stats/normal.ts'
import { median, quantile } from '../../src/stats/quantile.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { type Sorted, sortSamples } from '../../src/stats/sorted.ts'
import { studentTQuantile } from '../../src/stats/student-t.ts'

/** One metric of one target: answered requests of head and of each run of the default branch, newest first, in ms. */
export interface Measurements {
  readonly head: readonly number[]
  readonly runs: readonly (readonly number[])[]
}

export interface Competitor {
  readonly name: string
  /** The source of the rule. */
  readonly source: string
  readonly isAlarm: (measured: Measurements) => boolean
}

/** The rules of other tools: short implementations of our own, for comparison only. */
export const COMPETITORS: readonly Competitor[] = [
  ...[1.1, 1.2, 2].map((ratio) => ({
    name: `previous run, > ${ratio.toFixed(1)} ×`,
    source: 'benchmark-action/github-action-benchmark, src/write.ts: value / previous > alert-threshold',
    isAlarm: (measured: Measurements) => middle(measured.head) / middle(measured.runs[0] ?? []) > ratio
  })),
  {
    name: 't test, 0.99',
    source:
      'bencherdev/bencher, lib/bencher_boundary: mean + t(n − 1) × standard deviation (over n) of the earlier runs',
    isAlarm: ({ head, runs }) => middle(head) > tLimit(runs.map(middle), 0.99)
  },
  {
    name: 'IQR, 3',
    source: 'bencherdev/bencher, lib/bencher_boundary: median + 3 × interquartile range of the earlier runs',
    isAlarm: ({ head, runs }) => middle(head) > iqrLimit(runs.map(middle), 3)
  },
  {
    name: 'Mann-Whitney, p < 0.05',
    source: 'golang/perf, benchmath/anone.go (benchstat): two-sided U test against the last run',
    isAlarm: ({ head, runs }) => {
      const last = runs[0] ?? []
      return middle(head) > middle(last) && rankSumZ(head, last) > normalQuantile(0.975)
    }
  },
  {
    name: 'bootstrap interval, 99 %',
    source: 'Efron, "Bootstrap Methods", 1979: percentile interval of the difference of medians from the last run',
    isAlarm: ({ head, runs }) => lowestDifference(head, runs[0] ?? []) > 0
  }
]

function middle(values: readonly number[]): number {
  return median(values) ?? Number.NaN
}

function sortedOf(values: readonly number[]): Sorted {
  const sorted = sortSamples(values)
  if (sorted === undefined) throw new RangeError('a rule needs at least one value')
  return sorted
}

function tLimit(levels: readonly number[], confidence: number): number {
  const n = levels.length
  const mean = levels.reduce((sum, level) => sum + level, 0) / n
  const deviation = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / n)
  return mean + studentTQuantile(confidence, n - 1) * deviation
}

function iqrLimit(levels: readonly number[], times: number): number {
  const sorted = sortedOf(levels)
  return quantile(sorted, 0.5) + times * (quantile(sorted, 0.75) - quantile(sorted, 0.25))
}

/** The rank difference of the first values and the others, in standard errors; ties share their ranks and reduce the error. */
function rankSumZ(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, own: true })), ...second.map((value) => ({ value, own: false }))]
  const tied = [
    ...Map.groupBy(
      all.toSorted((a, b) => a.value - b.value),
      ({ value }) => value
    ).values()
  ]
  let rank = 0
  let sum = 0
  let ties = 0
  for (const group of tied) {
    sum += group.filter(({ own }) => own).length * (rank + (group.length + 1) / 2)
    ties += group.length ** 3 - group.length
    rank += group.length
  }
  const [n, m, total] = [first.length, second.length, all.length]
  const u = sum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)))
  return (u - (n * m) / 2) / Math.sqrt(variance)
}

const RESAMPLES = 400

/** The lower end of the 99 % interval. */
function lowestDifference(head: readonly number[], last: readonly number[]): number {
  const random = seededRandom(head.length)
  const resampled = (values: readonly number[]): number =>
    middle(values.map(() => values[Math.floor(random() * values.length)] as number))
  const differences = Array.from({ length: RESAMPLES }, () => resampled(head) - resampled(last))
  return quantile(sortedOf(differences), 0.005)
}
