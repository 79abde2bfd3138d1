import type { Margin } from '../../domain/plan.ts'

/**
 * The slowdown that tests are designed for, as a multiple of the margin. Alarms begin at the margin, so a slowdown of just
 * that size is found every other time; one that is found nine times in ten must lie clearly beyond it.
 */
const DESIGN_FACTOR = 5 / 3

/** The margin in logs: the larger of its relative and its absolute part, the latter relative to the baseline's value. */
export function marginOf(margin: Margin, baseline: number | undefined): number {
  const absolute = margin.absolute === undefined || baseline === undefined ? 0 : margin.absolute / baseline
  return Math.log1p(Math.max(margin.ratio ?? 0, absolute))
}

/** The slowdown, in logs, that a check with this margin (in logs) is designed to find: 10 % where alarms begin at 6 %. */
export function designedSlowdown(margin: number): number {
  return Math.log1p(DESIGN_FACTOR * Math.expm1(margin))
}
