import { median } from './quantile.ts'

/** Makes the median absolute difference of two values an estimate of a normal standard deviation: √2 Φ⁻¹(3/4). */
const DIFFERENCE_TO_SD = Math.SQRT2 * 0.6745

/**
 * Returns how much values of one group differ, as a robust standard deviation: the median of |x − y| over all pairs within a
 * group, scaled (Shamos, "Geometry and Statistics: Problems at the Interface", 1976; Rousseeuw & Croux, "Alternatives to the
 * Median Absolute Deviation", 1993, name its breakdown point of 29 %). Groups may lie anywhere: their levels drop out.
 * `undefined` where no group has two values.
 */
export function spreadWithin(groups: Iterable<readonly number[]>): number | undefined {
  const differences: number[] = []
  for (const group of groups) {
    for (const [index, value] of group.entries()) {
      for (const other of group.slice(index + 1)) differences.push(Math.abs(value - other))
    }
  }
  const middle = median(differences)
  return middle === undefined ? undefined : middle / DIFFERENCE_TO_SD
}
