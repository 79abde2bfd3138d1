import { tpotMs } from '../../domain/metric.ts'
import type { AddedTime } from '../../domain/report.ts'
import type { Sample } from '../../domain/sample.ts'
import { quantile } from '../../stats/quantile.ts'
import { quantileInterval } from '../../stats/quantile-interval.ts'
import { sortSamples } from '../../stats/sorted.ts'
import { judgedSamples } from '../runs/digest.ts'
import { comparableSamples, firstSeenMs } from '../values/first-tokens.ts'
import { CONFIDENCE, FEWEST_PAIRS } from '../values/thresholds.ts'

/** One prompt asked through a layer and past it, right after each other. */
interface Pair {
  readonly through: Sample
  readonly past: Sample
}

/**
 * Estimates the time that a layer adds to its upstream, in ms: the median of the paired differences, as a budget on
 * `overhead` has it, so that a page shows one number. Pairs of which one failed are left out: a failure has no time.
 * Absent below ten pairs.
 */
export function overheadOf(
  samples: readonly Sample[],
  { target, direct }: { readonly target: string; readonly direct: string }
): { readonly ttft?: AddedTime; readonly e2e?: AddedTime } {
  const pairs = layerPairs(samples, target, direct)
  const ttft = addedTime(ttftDifferences(pairs))
  const e2e = addedTime(pairs.flatMap(endDifference))
  return { ttft, e2e }
}

/** The differences in time to first token, one a pair: what a budget on `overhead` is held to. */
export function overheadValues(samples: readonly Sample[], target: string, direct: string): readonly number[] {
  return ttftDifferences(layerPairs(samples, target, direct))
}

/** Pairs the last try of each. Where base was measured too, the layer is judged by head. */
function layerPairs(samples: readonly Sample[], target: string, direct: string): readonly Pair[] {
  const judged = judgedSamples(samples).filter(({ pair }) => pair !== undefined)
  const lastOf = (id: string) =>
    new Map(judged.filter(({ targetId }) => targetId === id).map((sample) => [sample.pair, sample]))
  const past = lastOf(direct)
  return [...lastOf(target)].flatMap(([pair, through]) => {
    const other = past.get(pair)
    return other?.outcome === 'ok' && through.outcome === 'ok' ? [{ through, past: other }] : []
  })
}

/** Uses the answer's first token for all pairs where any reply hid the one before it. */
function ttftDifferences(pairs: readonly Pair[]): readonly number[] {
  const replies = comparableSamples(pairs.flatMap(({ through, past }) => [through, past].map(ofOneTarget)))
  const firsts = replies.map(firstSeenMs)
  return pairs.flatMap((_, pair) => {
    const [through, past] = [firsts[2 * pair], firsts[2 * pair + 1]]
    return through === undefined || past === undefined ? [] : [through - past]
  })
}

/** The two are compared with each other, so that what one hides is taken from both. */
function ofOneTarget(sample: Sample): Sample {
  return { ...sample, targetId: '' }
}

/** At equal length, the upstream's: one answer that is longer than the other is not what the layer adds. */
function endDifference({ through, past }: Pair): readonly number[] {
  const tokens = past.outputTokenCount
  const perToken = tpotMs(through)
  if (past.lastMs === undefined || through.lastMs === undefined) return []
  if (tokens === undefined || perToken === undefined || through.ttftMs === undefined) {
    return through.outputTokenCount === tokens ? [through.lastMs - past.lastMs] : []
  }
  return [through.ttftMs + perToken * (tokens - 1) - past.lastMs]
}

const MEDIAN = 0.5

function addedTime(differences: readonly number[]): AddedTime | undefined {
  const sorted = sortSamples(differences)
  if (sorted === undefined || sorted.length < FEWEST_PAIRS) return undefined
  const intervalMs = quantileInterval(sorted, MEDIAN, CONFIDENCE)
  return { medianMs: quantile(sorted, MEDIAN), intervalMs, pairCount: sorted.length }
}
