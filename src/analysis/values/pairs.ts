import { isVoid, type Sample } from '../../domain/sample.ts'

/** One prompt asked of base and of head, right after each other. */
export interface Pair {
  readonly scenarioId: string
  readonly base: Sample
  readonly head: Sample
  /** Head came second, which alone may make it faster or slower. */
  readonly headSecond: boolean
}

export interface Pairs {
  /** In the order of their numbers: the schedule's, whatever came back first. */
  readonly regular: readonly Pair[]
  /** Those of suspicious prompts that were asked again. They answer that question only. */
  readonly rechecks: readonly Pair[]
}

/**
 * The pairs that the samples of one target make up. A pair that was made again counts as it was made last; a void sample
 * does not count, and a pair of which one arm is missing is none.
 */
export function pairsOf(samples: readonly Sample[], target: string): Pairs {
  const whole = samples.filter((sample) => sample.targetId === target && !isVoid(sample))
  const isRecheck = ({ flags }: Sample): boolean => flags.includes('recheck')
  return {
    regular: matched(whole.filter((sample) => !isRecheck(sample))),
    rechecks: matched(whole.filter(isRecheck))
  }
}

function matched(samples: readonly Sample[]): readonly Pair[] {
  const arms = { base: new Map<number, Sample>(), head: new Map<number, Sample>() }
  for (const sample of samples) if (sample.pair !== undefined) arms[sample.arm].set(sample.pair, sample)
  return [...arms.base]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([number, base]) => {
      const head = arms.head.get(number)
      if (head === undefined || head.scenarioId !== base.scenarioId) return []
      return [{ scenarioId: head.scenarioId, base, head, headSecond: base.startedAtMs <= head.startedAtMs }]
    })
}
