/** Random numbers: `uniform` above 0 and below 1, `normal` with mean 0 and standard deviation 1. */
export interface Random {
  readonly uniform: () => number
  readonly normal: () => number
}

/** Numbers thrown away at the start, so that similar seeds part ways. */
const WARM_UP = 12

/** The generator sfc32 (C. Doty-Humphrey, PractRand), its state filled from the seeds by splitmix32. */
export function seededRandom(...seeds: readonly [number, ...number[]]): Random {
  const bits = sfc32(seeds)
  for (let i = 0; i < WARM_UP; i += 1) bits()
  // Half a step up, so that a logarithm of it is always finite.
  const uniform = () => (bits() + 0.5) / 2 ** 32
  // Box & Muller, "A Note on the Generation of Random Normal Deviates" (1958).
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

function sfc32(seeds: readonly number[]): () => number {
  const fill = splitmix32(seeds.reduce((state, seed) => splitmix32(state ^ (seed >>> 0))(), 0))
  let [a, b, c, counter] = [fill(), fill(), fill(), fill()]
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators" (2014), in its 32-bit form. */
function splitmix32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    let t = state ^ (state >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return t ^ (t >>> 15)
  }
}
