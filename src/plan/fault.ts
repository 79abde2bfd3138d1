/** What is wrong with a piece of text, said before anyone knows where it stood. */
export interface Fault {
  readonly message: string
  readonly hint?: string
}

/** Tells a fault from what was wanted. */
export function isFault(value: object): value is Fault {
  return 'message' in value
}

/** Leaves the hint out where there is none, as `exactOptionalPropertyTypes` asks. */
export function fault(message: string, hint?: string): Fault {
  return hint === undefined ? { message } : { message, hint }
}
