/** How often each single check may raise a false alarm. */
export interface AlphaShares {
  /** Each check that the gate names. */
  readonly named: number
  /** Each of the others that can turn the job red. */
  readonly beside: number
}

export interface CheckCounts {
  readonly named: number
  readonly beside: number
}

/** The checks that the gate names decide how long is measured, so most of what may go wrong is theirs. */
const NAMED_SHARE = 0.75

/**
 * One false-alarm rate over everything that can turn the job red, by Bonferroni: a union bound holds whatever the
 * dependence between the checks, and its shares need not be equal. `counts` are over all targets and kinds of checks.
 */
export function alphaShares(falseAlarmRatio: number, { named, beside }: CheckCounts): AlphaShares {
  const namedShare = named === 0 ? 0 : beside === 0 ? 1 : NAMED_SHARE
  return {
    named: (falseAlarmRatio * namedShare) / Math.max(1, named),
    beside: (falseAlarmRatio * (1 - namedShare)) / Math.max(1, beside)
  }
}

/** A tail needs every bit of it, a median little. */
const WEIGHT = { p50: 1, p95: 2 } as const

/** What each of a target's named checks gets of their common part, by its statistic. */
export function namedShares(
  { named }: AlphaShares,
  statistics: readonly ('p50' | 'p95')[]
): Readonly<Record<'p50' | 'p95', number>> {
  const weights = statistics.reduce((sum, statistic) => sum + WEIGHT[statistic], 0)
  const unit = (named * statistics.length) / Math.max(1, weights)
  return { p50: unit * WEIGHT.p50, p95: unit * WEIGHT.p95 }
}
