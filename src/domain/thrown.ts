/** Reads a field of anything that was thrown: errors of another realm are not `instanceof Error`. */
function field(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>)[name] : undefined
}

/** The system's name for what went wrong, such as `ENOENT`. */
export function codeOfThrown(thrown: unknown): string {
  const code = field(thrown, 'code')
  return typeof code === 'string' ? code : 'unknown error'
}

export function messageOfThrown(thrown: unknown): string {
  const message = field(thrown, 'message')
  return typeof message === 'string' ? message : 'unknown error'
}

/** The HTTP status that an API's client puts on its errors; absent on all others. */
export function statusOfThrown(thrown: unknown): number | undefined {
  const status = field(thrown, 'status')
  return typeof status === 'number' ? status : undefined
}
