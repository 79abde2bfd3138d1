import type { GateCheck } from '../domain/plan.ts'
import { isVoid, type Sample } from '../domain/sample.ts'
import type { Check } from '../domain/verdict.ts'
import type { AlphaShares, CheckCounts } from './alpha-shares.ts'
import { isJudged } from './check-latency.ts'
import { checkPrompts, PROMPT_METRICS, type PromptRecheck, recheckWanted } from './check-prompts.ts'
import { checkFailures, checkSlowRequests, checkStreaming } from './check-slow-pairs.ts'
import type { UsualLogs } from './check-tail-pairs.ts'
import { JUDGED_METRICS, type JudgedMetric } from './levels.ts'
import { type LookPlan, lookSizes } from './look-sizes.ts'
import { type CheckLook, lookAt, type WantedPairCheck } from './pair-check.ts'
import { type PairReading, pairValues } from './pair-values.ts'
import { verdictOf } from './pair-verdict.ts'
import { type Pair, pairsOf } from './pairs.ts'

export interface JudgePairsRequest {
  readonly target: string
  /** Whether this change can have moved it; always so where base and head were asked different things. */
  readonly owned: boolean
  /** Of both arms, in the order they were made; those of other targets are passed over. */
  readonly samples: readonly Sample[]
  readonly gateChecks: readonly GateCheck[]
  /** Of the whole job: see `alphaShares`. */
  readonly alpha: AlphaShares
  readonly looks: LookPlan
  /** Whether the first regression that is certain ends the measuring. */
  readonly failFast: boolean
  /** Tokens of one tokenizer for both arms, where their model families differ. */
  readonly normalized?: boolean
  /** End-to-end time with answers of their own length, where the prompt or the model was changed. */
  readonly asExperienced?: boolean
  /** What is usual for each prompt by the baseline's runs, in logs, where there are at least three. */
  readonly usual?: Readonly<Partial<Record<JudgedMetric, UsualLogs>>>
}

/** What is to be measured on; nothing of both where it is enough. */
export interface NextPairs {
  /** How many regular pairs there have to be in all at the next look. */
  readonly pairCount?: number
  /** Prompts to ask again, with slots of `recheck: true`, and how many more pairs of each. */
  readonly rechecks: readonly PromptRecheck[]
}

export interface PairsJudgement {
  readonly checks: readonly Check[]
  /** The gating checks that more pairs might still decide. */
  readonly undecided: readonly Pick<Check, 'target' | 'metric' | 'statistic'>[]
  /** Regular pairs that the verdict rests on: those of the look that ended it. */
  readonly pairCount: number
  readonly next: NextPairs
}

const P95_MARGIN = { ratio: 0.25 } as const
const P50_MARGIN = { ratio: 0.1 } as const
/** Failures, and slow requests. */
const RATE_CHECKS = 2
/** Above this share of spoilt samples the rest is no fair choice either. */
const MOST_VOID = 0.1

/**
 * Everything that the pairs of one target come to. Looks are replayed from all its pairs in order, at the sizes of
 * look-sizes.ts: a decided check is frozen at its look, and what was measured beyond the last look is not looked at. The
 * same pairs give the same verdict again, and a re-run that adds pairs continues the same test.
 */
export function judgePairs(request: JudgePairsRequest): PairsJudgement {
  const { regular, rechecks } = pairsOf(request.samples, request.target)
  const sizes = lookSizes(request.looks)
  const replay = replayLooks(request, regular, sizes)
  const pairs = regular.slice(0, replay.pairCount)
  const firstLook = regular.slice(0, sizes[0])
  const reading = readingOf(request)
  const wantedRechecks = firstLook.length === sizes[0] ? recheckWanted(firstLook, rechecks, reading) : []
  const facts = { target: request.target, owned: request.owned, alpha: request.alpha.beside }
  const latency = replay.checks
    .filter(({ look }) => look.hopeless !== 'absent')
    .map(({ wanted, look }) => {
      const { target, owned } = request
      return believable(verdictOf({ target, owned, wanted, look, mostPairs: request.looks.mostPairs }), request)
    })
  const finished = firstLook.length === sizes[0] && wantedRechecks.length === 0
  const checks = [
    ...latency,
    ...checkPrompts({ firstLook, all: pairs }, rechecks, { ...facts, reading, finished }),
    checkFailures(pairs, facts),
    checkSlowRequests(pairs, facts, reading),
    ...[checkStreaming(pairs, facts)].flatMap((check) => check ?? [])
  ]
  return {
    checks,
    undecided: replay.open.map(({ metric, statistic }) => ({ target: request.target, metric, statistic })),
    pairCount: pairs.length,
    next: replay.ended
      ? { rechecks: replay.failedFast ? [] : wantedRechecks }
      : { ...(replay.nextSize === undefined ? {} : { pairCount: replay.nextSize }), rechecks: wantedRechecks }
  }
}

interface Tracked {
  readonly wanted: WantedPairCheck
  /** Where it was decided, else the last. */
  readonly look: CheckLook
}

interface Replay {
  readonly checks: readonly Tracked[]
  readonly open: readonly WantedPairCheck[]
  readonly pairCount: number
  readonly ended: boolean
  readonly failedFast: boolean
  readonly nextSize?: number
}

function replayLooks(request: JudgePairsRequest, pairs: readonly Pair[], sizes: readonly number[]): Replay {
  const wanted = wantedChecks(request)
  let checks: readonly Tracked[] = []
  for (const size of sizes) {
    const seen = pairs.slice(0, size)
    // Fewer than the look's: measuring has not come that far, or was cut off before it. Nothing is decided then.
    const whole = seen.length === size
    const before = checks
    checks = wanted.map((check, index) => {
      const last = before[index]
      if (last !== undefined && isSettled(last)) return last
      const passed = last === undefined ? [] : [...last.look.passed, last.look.pairCount]
      const place = size === sizes[sizes.length - 1] ? 'last' : 'underway'
      const look = lookOf(request, check, { pairs: seen, passed, place })
      return { wanted: check, look: whole ? look : undecidedLook(look) }
    })
    const failedFast = request.failFast && checks.some(({ look }) => look.outcome === 'slower')
    const open = checks.filter((check) => check.wanted.gating && !isSettled(check)).map((check) => check.wanted)
    const facts = { checks, open, pairCount: seen.length, failedFast }
    if (!whole) return { ...facts, ended: false, nextSize: size }
    if (failedFast || open.length === 0) return { ...facts, ended: true }
  }
  return {
    checks,
    open: [],
    pairCount: Math.min(pairs.length, request.looks.mostPairs),
    ended: true,
    failedFast: false
  }
}

function isSettled({ look }: Tracked): boolean {
  return look.outcome !== undefined || look.hopeless !== undefined
}

function undecidedLook({ outcome: _outcome, hopeless: _hopeless, ...look }: CheckLook): CheckLook {
  return look
}

function lookOf(
  request: JudgePairsRequest,
  wanted: WantedPairCheck,
  { pairs, ...when }: Pick<CheckLook, 'passed' | 'place'> & { readonly pairs: readonly Pair[] }
): CheckLook {
  const reading = readingOf(request)
  const values = pairValues(pairs, wanted.metric, reading)
  const look = lookAt(values, wanted, { ...when, usual: request.usual?.[wanted.metric] })
  const counted = wanted.metric === 'tpot' || (wanted.metric === 'e2e' && !reading.asExperienced)
  return counted && !reading.normalized && !sameTokenSource(pairs)
    ? { ...look, hopeless: 'token-source-differs' }
    : look
}

/** Counts of two kinds are two different numbers of the same text. */
function sameTokenSource(pairs: readonly Pair[]): boolean {
  const sources = (arm: 'base' | 'head') => new Set(pairs.flatMap((pair) => pair[arm].outputTokenSource ?? []))
  const base = sources('base')
  const head = sources('head')
  return (
    base.size === 0 || head.size === 0 || [...base, ...head].every((source) => base.has(source) && head.has(source))
  )
}

function readingOf({ normalized = false, asExperienced = false }: JudgePairsRequest): PairReading {
  return { normalized, asExperienced }
}

/** The gate's own checks, and the p50 and p95 of every judged metric that it does not name. */
function wantedChecks({ gateChecks, alpha }: JudgePairsRequest): readonly WantedPairCheck[] {
  const isNamed = (metric: JudgedMetric, statistic: 'p50' | 'p95') =>
    gateChecks.find((check) => check.metric === metric && check.statistic === statistic)
  return JUDGED_METRICS.flatMap((metric) =>
    (['p50', 'p95'] as const).map((statistic) => {
      const named = isNamed(metric, statistic)
      const margin = named?.margin ?? (statistic === 'p95' ? P95_MARGIN : P50_MARGIN)
      const gating = named !== undefined
      return { metric, statistic, margin, gating, alpha: gating ? alpha.named : alpha.beside }
    })
  )
}

/** How many checks of a target with a base can turn the job red, for `alphaShares`. */
export function pairCheckCounts(gateChecks: readonly GateCheck[]): CheckCounts {
  const named = gateChecks.filter(
    ({ metric, statistic }) => isJudged(metric) && (statistic === 'p50' || statistic === 'p95')
  ).length
  return { named, beside: 2 * JUDGED_METRICS.length - named + RATE_CHECKS + PROMPT_METRICS.length }
}

/** With too many requests spoilt the latencies of the rest say little; the rates still stand. */
function believable(check: Check, { samples, target }: JudgePairsRequest): Check {
  const own = samples.filter(({ targetId }) => targetId === target)
  if (own.filter(isVoid).length <= MOST_VOID * own.length) return check
  const { changeRatio: _change, intervalRatio: _interval, pairsToSettle: _pairs, chanceOneIn: _chance, ...rest } = check
  return { ...rest, verdict: 'inconclusive', reason: 'too-many-void' }
}
