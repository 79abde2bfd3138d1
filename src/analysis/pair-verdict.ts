import type { Check, CheckReason, CheckVerdict } from '../domain/verdict.ts'
import { normalQuantile } from '../stats/normal.ts'
import { chanceOf, decide, goesOnBetween, type ShiftEstimate } from '../stats/sequential-test.ts'
import { stoppedInterval } from '../stats/stopped-interval.ts'
import { type CheckLook, ruleOf, type WantedPairCheck } from './pair-check.ts'

export interface VerdictFacts {
  readonly target: string
  readonly owned: boolean
  readonly wanted: WantedPairCheck
  readonly look: CheckLook
  /** Pairs that would at most have been made. */
  readonly mostPairs: number
}

const POWER = 0.9
const CONFIDENCE = 0.95
/** More pairs than this are not a piece of advice. */
const MOST_PAIRS_TO_ADVISE = 20_000
/** Rarer than this is more than any model of noise can promise. */
const RAREST = 1e-6

/** What a check comes to at the look where it was decided, or at the last one. */
export function verdictOf(facts: VerdictFacts): Check {
  const { target, owned, wanted, look } = facts
  const { metric, statistic, gating } = wanted
  const { estimate } = look
  const base = { target, metric, statistic, kind: 'interleaved', gating, owned, ...look.shown } as const
  const word = wordOf(facts)
  if (estimate === undefined || look.hopeless !== undefined) return { ...base, ...word, pairCount: look.pairCount }
  const toSettle = word.verdict === 'inconclusive' ? pairsToSettle(facts, estimate) : undefined
  return {
    ...base,
    ...word,
    pairCount: look.pairCount,
    ...changeOf(facts, estimate),
    detectableRatio: Math.expm1(detectable(facts, estimate)),
    marginRatio: Math.expm1(look.margin),
    ...(word.verdict === 'regressed' ? { chanceOneIn: chanceOneIn(facts, estimate) } : {}),
    ...(toSettle === undefined ? {} : { pairsToSettle: toSettle })
  }
}

function wordOf({ wanted, look, mostPairs }: VerdictFacts): { verdict: CheckVerdict; reason: CheckReason } {
  if (look.hopeless !== undefined) {
    return { verdict: 'inconclusive', reason: look.hopeless === 'absent' ? 'not-observable' : look.hopeless }
  }
  if (look.outcome === 'slower') return { verdict: 'regressed', reason: 'slower-beyond-noise' }
  if (look.outcome === 'not-slower') {
    return look.estimate !== undefined && isFaster(look.estimate, wanted, look)
      ? { verdict: 'improved', reason: 'faster-beyond-noise' }
      : { verdict: 'unchanged', reason: 'slowdown-unlikely' }
  }
  if (look.tooEarly !== undefined) return { verdict: 'inconclusive', reason: look.tooEarly }
  const cutOff = wanted.gating && look.pairCount < mostPairs
  return { verdict: 'inconclusive', reason: cutOff ? 'not-finished' : 'could-be-either' }
}

/** The same test, looking the other way. */
function isFaster({ shift, z, ...rest }: ShiftEstimate, wanted: WantedPairCheck, look: CheckLook): boolean {
  return decide({ ...rest, shift: -shift, z: -z }, ruleOf(wanted, look.margin)) === 'shifted'
}

/**
 * The smallest slowdown that is found nine times in ten: by a test of these pairs alone, (z_{1−α} + z_{0.9}) SE; or, where
 * measuring would have gone on as long as it was needed, a slowdown of the margin, if the cap allows for it.
 */
function detectable({ wanted, look, mostPairs }: VerdictFacts, { standardError }: ShiftEstimate): number {
  const here = reachOf(wanted) * standardError
  if (!wanted.gating || look.outcome === undefined) return here
  const atCap = here * Math.sqrt(look.pairCount / Math.max(look.pairCount, mostPairs))
  return Math.min(here, Math.max(look.margin, atCap))
}

function reachOf({ alpha }: WantedPairCheck): number {
  return normalQuantile(1 - alpha) + normalQuantile(POWER)
}

/** As many pairs as a single look would need that finds the margin nine times in ten, the noise staying as it is. */
function pairsToSettle({ wanted, look }: VerdictFacts, { standardError }: ShiftEstimate): number | undefined {
  const { margin } = ruleOf(wanted, look.margin)
  const needed = look.pairCount * ((reachOf(wanted) * standardError) / margin) ** 2
  const rounded = Math.ceil(Math.max(needed, look.pairCount + 1) / 10) * 10
  return rounded <= MOST_PAIRS_TO_ADVISE ? rounded : undefined
}

function chanceOneIn({ wanted, look }: VerdictFacts, estimate: ShiftEstimate): number {
  return Math.floor(1 / Math.max(RAREST, chanceOf(estimate, ruleOf(wanted, look.margin), look.place)))
}

/** The change and its interval, which take account of the looks before: a test that stops at an extreme stops at luck. */
function changeOf(
  { wanted, look }: VerdictFacts,
  estimate: ShiftEstimate
): Required<Pick<Check, 'changeRatio' | 'intervalRatio'>> {
  const { shift, standardError } = estimate
  const stopped = stoppedInterval(
    { passed: passedLooks(wanted, look, standardError), information: standardError ** -2, estimate: shift },
    CONFIDENCE
  )
  return {
    changeRatio: Math.expm1(stopped.center),
    intervalRatio: [Math.expm1(stopped.interval[0]), Math.expm1(stopped.interval[1])]
  }
}

/** As if noise had been then what it is now known to be. */
function passedLooks(wanted: WantedPairCheck, look: CheckLook, standardError: number) {
  return look.passed.map((pairCount) => {
    const error = standardError * Math.sqrt(look.pairCount / pairCount)
    return { information: error ** -2, ...goesOnBetween(error, ruleOf(wanted, look.margin)) }
  })
}
