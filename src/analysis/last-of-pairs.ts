import { isVoid, type Sample } from '../domain/sample.ts'

/**
 * Of each pair of a target, the sample of one arm that counts: the last, since a pair of which one member was refused or
 * spoilt is made again as a whole. Samples that were asked again because their prompt looked slow answer that question
 * only, and are not among them.
 */
export function lastOfPairs(
  samples: readonly Sample[],
  targetId: string,
  arm: Sample['arm']
): ReadonlyMap<number, Sample> {
  const own = samples.filter((sample) => sample.targetId === targetId && sample.arm === arm)
  const counted = own.filter((sample) => !isVoid(sample) && !sample.flags.includes('recheck'))
  return new Map(counted.flatMap((sample) => (sample.pair === undefined ? [] : [[sample.pair, sample] as const])))
}
