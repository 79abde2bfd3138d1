import type { DigestRow, RunDigest } from '../../domain/baseline.ts'
import { largest } from '../../domain/extremes.ts'
import type { Gate } from '../../domain/plan.ts'
import type { Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import { alphaShares } from './alpha-shares.ts'
import { judgePairs, pairCheckCounts } from './judge-pairs.ts'

/** The planned pairs of one target, and the number of targets in all. */
export interface PairsForeseen {
  readonly target: string
  /** The runs of the target's baseline, in any order. */
  readonly digests: readonly RunDigest[]
  readonly gate: Gate
  readonly targetCount: number
  readonly scenarioCount: number
  /** At the first look, at which most comparisons end. */
  readonly leastPairs: number
  readonly mostPairs: number
}

/** A noise of fewer pairs is itself mostly noise. */
const KNOWN_FROM_PAIRS = 20
/** Reads that count as streamed; a digest tells only whether there was a time per token. */
const ASSUMED_READS = 10

/**
 * Predicts the checks of pairs from recorded runs without pairs: requests of the same prompt in the same run, one
 * after the other and the last before the first, stand in for base and head. These lie a round apart, where a pair's
 * follow each other, so that what really is seen is rather smaller. Only what is said of a check beforehand means
 * something: margin and detectable change. Empty where the record has too little.
 */
export function foreseePairs(request: PairsForeseen): readonly Check[] {
  const { target, gate, targetCount, leastPairs, mostPairs } = request
  const pairs = request.digests.flatMap((digest) => asPairs(digest, target)).slice(0, leastPairs)
  if (pairs.length < KNOWN_FROM_PAIRS) return []
  const { gating, other } = pairCheckCounts(gate.checks)
  const { checks } = judgePairs({
    target,
    owned: true,
    samples: pairs.flatMap(pairSamples),
    gateChecks: gate.checks,
    alpha: alphaShares(gate.falseAlarmRatio, { gating: targetCount * gating, other: targetCount * other }),
    looks: {
      scenarioCount: Math.min(request.scenarioCount, pairs.length),
      leastPairs: pairs.length,
      mostPairs: Math.max(pairs.length, mostPairs)
    },
    failFast: false
  })
  return checks
}

interface AsPair {
  readonly target: string
  readonly scenarioId: string
  readonly rows: readonly [DigestRow, DigestRow]
}

/** Prompt by prompt in turns, so that any number of the first are about evenly of all. */
function asPairs({ targets }: RunDigest, target: string): readonly AsPair[] {
  const scenarios = targets.flatMap((one) => (one.id === target ? one.scenarios : []))
  const most = Math.max(0, largest(scenarios.map(({ rows }) => rows.length)))
  return Array.from({ length: most }, (_, turn) =>
    scenarios.flatMap(({ id, rows }): readonly AsPair[] => {
      const [one, other] = [rows[turn], rows[(turn + 1) % rows.length]]
      // Of two rows there is one difference, not two.
      const isSpent = rows.length < 2 || (rows.length === 2 && turn === 1)
      return one === undefined || other === undefined || isSpent ? [] : [{ target, scenarioId: id, rows: [one, other] }]
    })
  ).flat()
}

/** Base first in every other pair. */
function pairSamples({ target, scenarioId, rows }: AsPair, pair: number): readonly Sample[] {
  const arms = pair % 2 === 0 ? (['base', 'head'] as const) : (['head', 'base'] as const)
  return rows.map((row, place): Sample => {
    const arm = arms[place] ?? 'head'
    const slot = { targetId: target, scenarioId, kind: 'any', round: 0, arm, pair, startedAtMs: 2 * pair + place }
    return { ...slot, outcome: 'ok', flags: [], ...rowTimes(row) }
  })
}

function rowTimes([firstMs, tpotMs, lastMs, outputTokenCount]: DigestRow): Partial<Sample> {
  return {
    readCount: tpotMs === null ? 1 : ASSUMED_READS,
    ttftMs: firstMs ?? undefined,
    lastMs: lastMs ?? undefined,
    outputTokenCount: outputTokenCount ?? undefined
  }
}
