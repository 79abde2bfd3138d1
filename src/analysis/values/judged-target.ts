import type { Price } from '../../domain/plan.ts'

/** What judging must know of a target. */
export interface JudgedTarget {
  readonly id: string
  /** Whether this repository can have changed its speed. */
  readonly owned: boolean
  readonly price?: Price
  /** The target whose upstream this one is: measured beside it, and judged by nobody. */
  readonly directOf?: string
  /** The target whose base this one is: the other arm, and judged by nobody. */
  readonly baseOf?: string
  /** Whether the user named it as one that no change here can touch. */
  readonly control?: boolean
}
