/** What the engine says of one request: in its reply, in llama.cpp's words, and as a line of its output. */
export interface EngineTimings {
  /** How long the request waited for those before it. */
  readonly queue_ms: number
  /** Tokens of the prompt that were not evaluated again. */
  readonly cache_n: number
  readonly prompt_n: number
  readonly prompt_ms: number
  readonly predicted_n: number
  readonly predicted_ms: number
}

const SERVED = 'served '

export const servedLine = (timings: EngineTimings): string => SERVED + JSON.stringify(timings)

/** The timings in a line of the engine's output; none where it says something else. */
export function readServedLine(line: string): readonly EngineTimings[] {
  return line.startsWith(SERVED) ? [JSON.parse(line.slice(SERVED.length))] : []
}
