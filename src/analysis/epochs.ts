import type { JudgedMetric } from './levels.ts'

/**
 * The runs of one target on the default branch, cut into stretches of one level each: its epochs. A new one begins where a
 * change of level is confirmed by later runs, or at a run whose regression a reviewed line accepted.
 */

/** Where the level of a target changed for good. */
export interface LevelShift {
  /** The first run on the new level. */
  readonly recordedAt: string
  readonly commit?: string
  readonly why: 'confirmed' | 'accepted'
  /** What moved, the clearest first; 0.2 is 20 % slower than before. */
  readonly changes: readonly { readonly metric: JudgedMetric; readonly changeRatio: number }[]
}
