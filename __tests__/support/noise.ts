import { normalQuantile } from '../../src/stats/normal.ts'
import type { Random } from '../../src/stats/random.ts'

/** A standard normal number. */
export function normal(random: Random): number {
  return normalQuantile(Math.min(1 - 1e-12, Math.max(1e-12, random())))
}

/** Three standard errors of a rate, so that a seeded calibration fails by a fault and not by its seed. */
export function threeErrors(rate: number, rounds: number): number {
  return 3 * Math.sqrt((rate * (1 - rate)) / rounds)
}
