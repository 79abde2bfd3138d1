import type { Price } from '../../domain/plan.ts'

/** The part of a target that judging needs. */
export interface JudgedTarget {
  readonly id: string
  /** This repository can have changed its speed. */
  readonly owned: boolean
  readonly price?: Price
  /** The target whose upstream this one is: measured beside it, and judged by nobody. */
  readonly directOf?: string
  /** The target whose base this one is: the other arm, and judged by nobody. */
  readonly baseOf?: string
  /** The user named it as a control, which no change here can touch. */
  readonly control?: boolean
}
