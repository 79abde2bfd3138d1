import { seededRandom } from '../../src/stats/random.ts'

/** Random numbers in the distributions that the simulator needs, all from one seeded stream, so their order matters. */
export interface Draws {
  /** Between 0 and 1, both excluded. */
  readonly uniform: () => number
  readonly normal: () => number
  /** Between `low` and `high`, evenly in logs. */
  readonly logUniform: (low: number, high: number) => number
  /** A whole number from 0 up to but not including `count`. */
  readonly below: (count: number) => number
  /** 0 … count − 1 in random order (Fisher and Yates). */
  readonly shuffled: (count: number) => readonly number[]
}

/** Half a step of the generator's 32 bits: excludes 0, which has no logarithm. */
const HALF_STEP = 0.5 / 2 ** 32

export function drawsOf(seed: number): Draws {
  const random = seededRandom(seed)
  const uniform = (): number => random() + HALF_STEP
  const below = (count: number): number => Math.floor(uniform() * count)
  return {
    uniform,
    normal: normals(uniform),
    logUniform: (low, high) => Math.exp(Math.log(low) + uniform() * Math.log(high / low)),
    below,
    shuffled: (count) => {
      const order = Array.from({ length: count }, (_, index) => index)
      for (let last = count - 1; last > 0; last -= 1) {
        const chosen = below(last + 1)
        const moved = order[last] as number // both indexes are within the list
        order[last] = order[chosen] as number
        order[chosen] = moved
      }
      return order
    }
  }
}

/** Two normal numbers from two uniform ones (Box & Muller, 1958). */
function normals(uniform: () => number): () => number {
  let second: number | undefined
  return () => {
    if (second !== undefined) {
      const kept = second
      second = undefined
      return kept
    }
    const radius = Math.sqrt(-2 * Math.log(uniform()))
    const angle = 2 * Math.PI * uniform()
    second = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}
