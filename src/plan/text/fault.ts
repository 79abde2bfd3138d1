import type { Path } from './read-yaml.ts'

/** A Fault is what is wrong with a piece of text; its place in the file is added by whoever knows it. */
export interface Fault {
  readonly message: string
  readonly hint?: string
}

/** A fault and the member of the target that has it. */
export interface PlacedFault extends Fault {
  readonly path: Path
}

/** Tells a fault from what was wanted. */
export function isFault(value: object): value is Fault {
  return 'message' in value
}

/** Leaves the hint out where there is none, as `exactOptionalPropertyTypes` asks. */
export function fault(message: string, hint?: string): Fault {
  return hint === undefined ? { message } : { message, hint }
}
