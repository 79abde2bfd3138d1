import type { Sample } from '../domain/sample.ts'

/** A sample, when its content came, and what it said until that is counted: it leaves this room with nobody. */
export interface Measurement {
  readonly sample: Sample
  readonly contentAtMs: readonly number[]
  readonly text?: string
}
