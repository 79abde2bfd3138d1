/** The false-alarm rate of each single check. */
export interface AlphaShares {
  /** Each check that the gate names. */
  readonly gating: number
  /** Each of the others that can turn the job red. */
  readonly other: number
}

export interface CheckCounts {
  readonly gating: number
  readonly other: number
}

/** The checks that the gate names decide how long is measured, so most of what may go wrong is theirs. */
const GATE_SHARE = 0.75

/**
 * One false-alarm rate over everything that can turn the job red, by Bonferroni: a union bound holds whatever the
 * dependence between the checks, and its shares need not be equal. `counts` are over all targets and kinds of checks.
 */
export function alphaShares(falseAlarmRatio: number, { gating, other }: CheckCounts): AlphaShares {
  const gatingShare = gating === 0 ? 0 : other === 0 ? 1 : GATE_SHARE
  return {
    gating: (falseAlarmRatio * gatingShare) / Math.max(1, gating),
    other: (falseAlarmRatio * (1 - gatingShare)) / Math.max(1, other)
  }
}

/** A tail needs every bit of it, a median little. */
const WEIGHT = { p50: 1, p95: 2 } as const

/** Divides the gating share among a target's gating checks, by their statistics. */
export function gatingShares(
  { gating }: AlphaShares,
  statistics: readonly ('p50' | 'p95')[]
): Readonly<Record<'p50' | 'p95', number>> {
  const weights = statistics.reduce((sum, statistic) => sum + WEIGHT[statistic], 0)
  const unit = (gating * statistics.length) / Math.max(1, weights)
  return { p50: unit * WEIGHT.p50, p95: unit * WEIGHT.p95 }
}
