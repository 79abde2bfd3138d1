import { PRINTED_FROM } from '../../domain/report.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import { normalQuantile } from '../../stats/normal.ts'
import { quantile } from '../../stats/quantile.ts'
import { chanceOf, decide, goesOnBetween, type ShiftEstimate } from '../../stats/sequential-test.ts'
import { sortSamples } from '../../stats/sorted.ts'
import { stoppedInterval } from '../../stats/stopped-interval.ts'
import { studentTQuantile } from '../../stats/student-t.ts'
import type { PairValue } from '../values/pair-values.ts'
import { CONFIDENCE, POWER, RAREST } from '../values/thresholds.ts'
import { type CheckLook, ruleOf, type WantedPairCheck } from './latency-check.ts'

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
  const word = verdictAndReason(facts)
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
  if (estimate === undefined || look.hopeless !== undefined) return known
  return {
    ...known,
    ...unbiasedChange(facts, estimate),
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

function verdictAndReason(facts: VerdictFacts): Word {
  const { outcome, hopeless } = facts.look
  if (hopeless !== undefined) {
    return { verdict: 'inconclusive', reason: hopeless === 'absent' ? 'not-observable' : hopeless }
  }
  if (outcome === undefined) return { verdict: 'inconclusive', reason: whyUndecided(facts) }
  if (outcome === 'slower') return { verdict: 'regressed', reason: 'slower-beyond-noise' }
  return isFaster(facts)
    ? { verdict: 'improved', reason: 'faster-beyond-noise' }
    : { verdict: 'unchanged', reason: 'slowdown-unlikely' }
}

function whyUndecided({ wanted, look, mostPairs }: VerdictFacts): CheckReason {
  if (look.tooEarly !== undefined) return look.tooEarly
  return wanted.gating && look.values.length < mostPairs ? 'not-finished' : 'could-be-either'
}

/** The same test, looking the other way. */
function isFaster({ wanted, look }: VerdictFacts): boolean {
  if (look.estimate === undefined) return false
  const { shift, z, ...rest } = look.estimate
  return decide({ ...rest, shift: -shift, z: -z }, ruleOf(wanted, look.margin), look.place) === 'shifted'
}

/**
 * The smallest slowdown that is found nine times in ten: by a test of these pairs alone, (z_{1−α} + z_{0.9}) SE; or, where
 * measuring would have gone on as long as it was needed, a slowdown of the margin, if the cap allows for it.
 */
function detectable({ wanted, look, mostPairs }: VerdictFacts, { standardError }: ShiftEstimate): number {
  const here = reachOf(wanted) * standardError
  if (!wanted.gating || look.outcome === undefined) return here
  const atCap = here * Math.sqrt(look.values.length / Math.max(look.values.length, mostPairs))
  return Math.min(here, Math.max(look.margin, atCap))
}

function reachOf({ alpha }: WantedPairCheck): number {
  return normalQuantile(1 - alpha) + normalQuantile(POWER)
}

/** Returns the number of pairs at which a single look would find the margin nine times in ten, if the noise stays the same. */
function pairsToSettle({ wanted, look }: VerdictFacts, { standardError }: ShiftEstimate): number | undefined {
  const { margin } = ruleOf(wanted, look.margin)
  const needed = look.values.length * ((reachOf(wanted) * standardError) / margin) ** 2
  const rounded = Math.ceil(Math.max(needed, look.values.length + 1) / 10) * 10
  return rounded <= MOST_PAIRS_TO_ADVISE ? rounded : undefined
}

function chanceOneIn({ wanted, look }: VerdictFacts, estimate: ShiftEstimate): number {
  return Math.floor(1 / Math.max(RAREST, chanceOf(estimate, ruleOf(wanted, look.margin), look.place)))
}

/** The change and its interval, which take account of the looks before: a test that stops at an extreme stops at luck. */
function unbiasedChange(
  { wanted, look }: VerdictFacts,
  estimate: ShiftEstimate
): Required<Pick<Check, 'changeRatio' | 'intervalRatio'>> {
  const { shift, n } = estimate
  const standardError = estimate.standardError * smallSample(n)
  const stopped = stoppedInterval(
    { passed: passedLooks(wanted, look, standardError), information: standardError ** -2, estimate: shift },
    CONFIDENCE
  )
  return {
    changeRatio: Math.expm1(stopped.center),
    intervalRatio: [Math.expm1(stopped.interval[0]), Math.expm1(stopped.interval[1])]
  }
}

/**
 * Returns how much wider an interval must be because its error is estimated too, and a test stops where that came out small.
 * A robust spread of n differences is about as certain as an ordinary one of half as many.
 */
function smallSample(n: number): number {
  const p = 1 - (1 - CONFIDENCE) / 2
  return studentTQuantile(p, Math.max(2, n / 2)) / normalQuantile(p)
}

/** Uses today's estimate of the noise for the earlier looks too. */
function passedLooks(wanted: WantedPairCheck, look: CheckLook, standardError: number) {
  return look.passed.map((pairCount) => {
    const error = standardError * Math.sqrt(look.values.length / pairCount)
    return { information: error ** -2, ...goesOnBetween(error, ruleOf(wanted, look.margin)) }
  })
}
