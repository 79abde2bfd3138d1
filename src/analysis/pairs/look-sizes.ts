/** How many pairs a target gets, and with how many prompts a round is made. */
export interface LookPlan {
  readonly scenarioCount: number
  readonly leastPairs: number
  readonly mostPairs: number
}

/** Looks at fewer more pairs than this would mostly be looks at the same thing. */
const SMALLEST_STEP = 10
const GROWTH = 1.2

/**
 * After how many pairs the gate looks, the last of them the cap: one round and at least `leastPairs`, then a third of a
 * round more until two rounds, then by a fifth. Fewer looks would waste requests, more would change nothing.
 */
export function lookSizes({ scenarioCount, leastPairs, mostPairs }: LookPlan): readonly number[] {
  const sizes: number[] = []
  let size = Math.max(leastPairs, scenarioCount)
  while (size < mostPairs) {
    sizes.push(size)
    size =
      size < 2 * scenarioCount
        ? size + Math.max(SMALLEST_STEP, Math.ceil(scenarioCount / 3))
        : Math.ceil((size * GROWTH) / SMALLEST_STEP) * SMALLEST_STEP
  }
  return [...sizes, mostPairs]
}
