/** Random numbers from 0 up to but not including 1. */
export type Random = () => number

/** Numbers thrown away at the start, so that similar seeds part ways. */
const WARM_UP = 12

/** The generator sfc32 (C. Doty-Humphrey, PractRand), its state filled from one seed by splitmix32. Same seed, same numbers. */
export function seededRandom(seed: number): Random {
  const fill = splitmix32(seed)
  let [a, b, c, counter] = [fill(), fill(), fill(), fill()]
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < WARM_UP; i += 1) next()
  return next
}

/** One seed out of several, whose order counts. */
export function joinSeeds(seeds: readonly number[]): number {
  return seeds.reduce((joined, seed) => splitmix32(joined ^ (seed >>> 0))(), 0)
}

/** G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators" (2014), in its 32-bit form. */
function splitmix32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let t = state ^ (state >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return t ^ (t >>> 15)
  }
}
