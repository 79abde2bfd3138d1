import { joinSeeds, seededRandom as seededUniform } from '../stats/random.ts'

/** Random numbers: `uniform` above 0 and below 1, `normal` with mean 0 and standard deviation 1. */
export interface Random {
  readonly uniform: () => number
  readonly normal: () => number
}

/** Half of what the generator's numbers differ by at least: on top of each, so that a logarithm of it is always finite. */
const HALF_STEP = 2 ** -33

/** Same seeds, same numbers. */
export function seededNoise(...seeds: readonly [number, ...number[]]): Random {
  const next = seededUniform(joinSeeds(seeds))
  const uniform = () => next() + HALF_STEP
  // Box & Muller, "A Note on the Generation of Random Normal Deviates" (1958).
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}
