import { PRINTED_FROM } from '../../domain/report.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import { normalQuantile } from '../../stats/normal.ts'
import { quantile } from '../../stats/quantile.ts'
import { chanceOf, decide, type ShiftEstimate } from '../../stats/sequential-test.ts'
import { sortSamples } from '../../stats/sorted.ts'
import { designedSlowdown } from '../values/margin.ts'
import type { PairValue } from '../values/pair-values.ts'
import { POWER, RAREST } from '../values/thresholds.ts'
import type { CheckLook } from './latency-check.ts'
import { type Change, changeAfterLooks, ruleOf, type WantedPairCheck } from './pair-rule.ts'

export interface VerdictFacts {
  readonly target: string
  readonly owned: boolean
  readonly wanted: WantedPairCheck
  readonly look: CheckLook
  /** Pairs that would at most have been made. */
  readonly mostPairs: number
}

/** More pairs than this are not a piece of advice. */
const MOST_PAIRS_TO_ADVISE = 20_000

/** Returns a check's verdict at the look that decided it, or at the last one. */
export function pairVerdict(facts: VerdictFacts): Check {
  const { target, owned, wanted, look } = facts
  const { metric, statistic, gating } = wanted
  const { estimate } = look
  const change = estimate && changeAfterLooks(wanted, { ...look, pairCount: look.values.length }, estimate)
  const word = verdictAndReason(facts, change)
  const known = {
    target,
    metric,
    statistic,
    kind: 'interleaved',
    gating,
    owned,
    ...word,
    pairCount: look.values.length,
    ...armPercentiles(look.values, statistic)
  } as const
  if (estimate === undefined || change === undefined || look.hopeless !== undefined) return known
  return {
    ...known,
    changeRatio: Math.expm1(change.center),
    intervalRatio: [Math.expm1(change.interval[0]), Math.expm1(change.interval[1])],
    detectableRatio: Math.expm1(detectable(facts, estimate)),
    marginRatio: Math.expm1(look.margin),
    chanceOneIn: word.verdict === 'regressed' ? chanceOneIn(facts, estimate) : undefined,
    pairsToSettle: word.verdict === 'inconclusive' ? pairsToSettle(facts, estimate) : undefined
  }
}

/** Each arm's own percentile, type 7, where there are enough values and no failure reaches it. */
function armPercentiles(
  values: readonly PairValue[],
  statistic: 'p50' | 'p95'
): Pick<Check, 'baseline' | 'candidate' | 'sampleCounts'> {
  const of = (arm: 'base' | 'head'): { readonly value?: number; readonly n: number } => {
    const sorted = sortSamples(values.flatMap((value) => value[arm] ?? []))
    const n = sorted?.length ?? 0
    if (sorted === undefined || n < PRINTED_FROM[statistic]) return { n }
    const value = quantile(sorted, statistic === 'p50' ? 0.5 : 0.95)
    return Number.isFinite(value) ? { value, n } : { n }
  }
  const base = of('base')
  const head = of('head')
  return {
    baseline: base.value,
    candidate: head.value,
    sampleCounts: { baseline: base.n, candidate: head.n, runs: 1 }
  }
}

type Word = Readonly<Pick<Check, 'verdict' | 'reason'>>

function verdictAndReason(facts: VerdictFacts, change: Change | undefined): Word {
  const { outcome, hopeless } = facts.look
  if (hopeless !== undefined) {
    return { verdict: 'inconclusive', reason: hopeless === 'absent' ? 'not-observable' : hopeless }
  }
  if (outcome === undefined) return { verdict: 'inconclusive', reason: whyUndecided(facts) }
  if (outcome === 'slower') return { verdict: 'regressed', reason: 'slower-beyond-noise' }
  if (change !== undefined && isFaster(facts, change)) return { verdict: 'improved', reason: 'faster-beyond-noise' }
  return { verdict: 'unchanged', reason: isDetected(change) ? 'within-margin' : 'slowdown-unlikely' }
}

function isDetected(change: Change | undefined): boolean {
  return change !== undefined && (change.interval[0] > 0 || change.interval[1] < 0)
}

function whyUndecided({ wanted, look, mostPairs }: VerdictFacts): CheckReason {
  if (look.tooEarly !== undefined) return look.tooEarly
  return wanted.gating && look.values.length < mostPairs ? 'not-finished' : 'could-be-either'
}

/** The same test, looking the other way. */
function isFaster({ wanted, look }: VerdictFacts, { center }: Change): boolean {
  if (look.estimate === undefined || center > -look.margin) return false
  const { shift, z, ...rest } = look.estimate
  return decide({ ...rest, shift: -shift, z: -z }, ruleOf(wanted, look.margin), look.place) === 'shifted'
}

/**
 * The smallest slowdown that is found nine times in ten: by a test of these pairs alone, (z_{1−α} + z_{0.9}) SE, and so far
 * beyond the margin that its estimate is; or, where measuring would have gone on as long as it was needed, the size that
 * the test is designed for, if the cap allows for it.
 */
function detectable({ wanted, look, mostPairs }: VerdictFacts, { standardError }: ShiftEstimate): number {
  const foundWith = (error: number): number =>
    Math.max(reachOf(wanted) * error, look.margin + normalQuantile(POWER) * error)
  const here = foundWith(standardError)
  if (!wanted.gating || look.outcome === undefined) return here
  const atCap = foundWith(standardError * Math.sqrt(look.values.length / Math.max(look.values.length, mostPairs)))
  return Math.min(here, Math.max(designedSlowdown(look.margin), atCap))
}

function reachOf({ alpha }: WantedPairCheck): number {
  return normalQuantile(1 - alpha) + normalQuantile(POWER)
}

/** Returns the number of pairs at which a single look would find what the test is designed for nine times in ten, if the noise stays the same. */
function pairsToSettle({ wanted, look }: VerdictFacts, { standardError }: ShiftEstimate): number | undefined {
  const { margin } = ruleOf(wanted, look.margin)
  const needed = look.values.length * ((reachOf(wanted) * standardError) / margin) ** 2
  const rounded = Math.ceil(Math.max(needed, look.values.length + 1) / 10) * 10
  return rounded <= MOST_PAIRS_TO_ADVISE ? rounded : undefined
}

function chanceOneIn({ wanted, look }: VerdictFacts, estimate: ShiftEstimate): number {
  return Math.floor(1 / Math.max(RAREST, chanceOf(estimate, ruleOf(wanted, look.margin), look.place)))
}
