import { streamed } from '../../domain/metric.ts'
import { isFailure, type Sample } from '../../domain/sample.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import { binomialUpperTail, criticalCount, rateInterval } from '../../stats/binomial.ts'
import { median } from '../../stats/quantile.ts'
import { signTest } from '../../stats/sign-test.ts'
import { type PairReading, type PairValue, pairValues } from '../values/pair-values.ts'
import type { Pair } from '../values/pairs.ts'
import { CONFIDENCE, POWER, RAREST, SLOW_FACTOR, STREAMED } from '../values/thresholds.ts'

export interface RateFacts {
  readonly target: string
  readonly owned: boolean
  readonly alpha: number
  /** Measuring is over. A test that is made once must not be made at every look. */
  readonly finished: boolean
}

/** Checks that no more of head's requests fail than of base's. */
export function checkFailures(pairs: readonly Pair[], facts: RateFacts): Check {
  const events = pairs.map(({ base, head }) => ({ base: isFailure(base), head: isFailure(head) }))
  return signCheck(events, facts, {
    metric: 'error_rate',
    statistic: 'rate',
    more: 'more-failures',
    same: 'failures-as-before'
  })
}

/** Checks that no more of head's requests than of base's are far slower than usual for their prompt, or fail. */
export function checkSlowRequests(pairs: readonly Pair[], facts: RateFacts, reading: PairReading): Check {
  const metrics = (['ttft', 'e2e'] as const).map((metric) => slowOnes(pairValues(pairs, metric, reading)))
  const events = pairs.map((_, index) => ({
    base: metrics.some((slow) => slow[index]?.base === true),
    head: metrics.some((slow) => slow[index]?.head === true)
  }))
  return signCheck(events, facts, {
    metric: 'slow_rate',
    statistic: 'rate',
    more: 'more-slow-requests',
    same: 'slow-requests-as-before'
  })
}

interface PairEvent {
  readonly base: boolean
  readonly head: boolean
}

function slowOnes(values: readonly PairValue[]): readonly PairEvent[] {
  const usual = new Map<string, number[]>()
  for (const { scenarioId, base, head } of values) {
    usual.set(scenarioId, [...(usual.get(scenarioId) ?? []), ...[base, head].flatMap((value) => value ?? [])])
  }
  const medians = new Map([...usual].map(([id, list]) => [id, median(list) ?? Number.POSITIVE_INFINITY]))
  return values.map(({ scenarioId, base, head }) => {
    const limit = SLOW_FACTOR * (medians.get(scenarioId) ?? Number.POSITIVE_INFINITY)
    const isSlow = (value: number | undefined): boolean =>
      value !== undefined && (value > limit || value === Number.POSITIVE_INFINITY)
    return { base: isSlow(base), head: isSlow(head) }
  })
}

type Wording = Pick<Check, 'metric' | 'statistic'> & { readonly more: CheckReason; readonly same: CheckReason }

/** Events that both or neither of a pair have say nothing about the labels: the test is on the others. */
function signCheck(
  events: readonly PairEvent[],
  { target, owned, alpha, finished }: RateFacts,
  { metric, statistic, more, same }: Wording
): Check {
  const n = events.length
  const head = events.filter((event) => event.head && !event.base).length
  const base = events.filter((event) => event.base && !event.head).length
  const share = (arm: 'base' | 'head'): number => events.filter((event) => event[arm]).length / Math.max(1, n)
  const word = finished ? rateVerdict({ head, base, alpha }, more, same) : NOT_FINISHED
  const [low, high] = rateInterval(head, head + base, CONFIDENCE)
  const rise = (ofDiscordant: number): number => ((2 * ofDiscordant - 1) * (head + base)) / Math.max(1, n)
  return {
    target,
    metric,
    statistic,
    kind: 'interleaved',
    gating: true,
    owned,
    ...word,
    baseline: share('base'),
    candidate: share('head'),
    // A rate moves in points, not in per cent of itself: from 0 % there is no ratio.
    changeRatio: (head - base) / Math.max(1, n),
    intervalRatio: head + base === 0 ? undefined : [rise(low), rise(high)],
    detectableRatio: detectableRise(head + base, n, alpha),
    sampleCounts: { baseline: n, candidate: n, runs: 1 },
    pairCount: n,
    chanceOneIn: word.verdict === 'regressed' ? Math.floor(1 / Math.max(RAREST, signTest(head, base))) : undefined
  }
}

const NOT_FINISHED = { verdict: 'inconclusive', reason: 'not-finished' } as const

function rateVerdict(
  { head, base, alpha }: { readonly head: number; readonly base: number; readonly alpha: number },
  more: CheckReason,
  same: CheckReason
): Pick<Check, 'verdict' | 'reason'> {
  if (signTest(head, base) <= alpha) return { verdict: 'regressed', reason: more }
  return { verdict: signTest(base, head) <= alpha ? 'improved' : 'unchanged', reason: same }
}

/** The smallest rise found nine times in ten, if as many pairs differ by chance as do here. Absent where none would be. */
function detectableRise(discordant: number, n: number, alpha: number): number | undefined {
  for (let extra = 1; extra <= n; extra += 1) {
    const all = discordant + extra
    const power = binomialUpperTail(criticalCount(all, 0.5, alpha), all, (discordant / 2 + extra) / all)
    if (power >= POWER) return extra / n
  }
  return undefined
}

/** Checks that head's replies still arrive in pieces. Returns `undefined` where base's did not, or an arm never answered. */
export function checkStreaming(
  pairs: readonly Pair[],
  { target, owned }: Pick<RateFacts, 'target' | 'owned'>
): Check | undefined {
  const answered = (arm: 'base' | 'head'): readonly Sample[] =>
    pairs.map((pair) => pair[arm]).filter(({ outcome }) => outcome === 'ok' || outcome === 'not-streamed')
  const [base, head] = [answered('base'), answered('head')]
  if (base.length === 0 || head.length === 0) return undefined
  const share = (samples: readonly Sample[]): number => samples.filter(streamed).length / samples.length
  if (share(base) < STREAMED.base) return undefined
  const regressed = share(head) < STREAMED.head
  return {
    target,
    metric: 'streamed_share',
    statistic: 'rate',
    kind: 'interleaved',
    gating: true,
    owned,
    verdict: regressed ? 'regressed' : 'unchanged',
    reason: regressed ? 'no-longer-streams' : 'streams-as-before',
    baseline: share(base),
    candidate: share(head),
    changeRatio: share(head) - share(base),
    sampleCounts: { baseline: base.length, candidate: head.length, runs: 1 },
    pairCount: pairs.length
  }
}
