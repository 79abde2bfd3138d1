import { KnownError } from '../../src/domain/errors.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { shrunk } from './mutate.ts'
import type { Reader } from './readers.ts'

/** No input of the fuzzer is large: what takes this long would take for ever on one that is. */
const SLOW_MS = 2000

export interface Finding {
  readonly seed: number
  readonly problem: string
  /** One byte a character, as short as it could be made. */
  readonly input: string
}

/** Feeds a reader with so many inputs, each of a seed of its own, up to the first that it neither reads nor refuses in its own words. */
export function fuzz(reader: Reader, firstSeed: number, count: number): Finding | undefined {
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const input = reader.make(seededRandom(seed))
    const problem = problemOf(reader, input)
    if (problem !== undefined)
      return { seed, problem, input: shrunk(input, (text) => isAlike(problemOf(reader, text), problem)) }
  }
  return undefined
}

/** Slowness has no words of its own. */
function isAlike(one: string | undefined, other: string): boolean {
  return one !== undefined && one.slice(0, 20) === other.slice(0, 20)
}

function problemOf({ read }: Reader, input: string): string | undefined {
  const startMs = performance.now()
  try {
    read(input)
  } catch (error) {
    // Its own words: that is how bad input ends.
    if (!(error instanceof KnownError)) return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  const tookMs = performance.now() - startMs
  return tookMs > SLOW_MS ? `took ${Math.round(tookMs)} ms` : undefined
}
