import type { GateCheck } from '../../domain/plan.ts'
import { isVoid, type Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import { isJudgedMetric } from '../history/latency-check.ts'
import type { PairReading } from '../values/pair-values.ts'
import { type Pair, type Pairs, pairsOf } from '../values/pairs.ts'
import { JUDGED_METRICS, type JudgedMetric } from '../values/scenario-values.ts'
import { MOST_VOID } from '../values/thresholds.ts'
import { wantedChecks } from '../values/wanted-checks.ts'
import { type AlphaShares, type CheckCounts, gatingShares } from './alpha-shares.ts'
import { pairVerdict } from './latency-verdict.ts'
import type { WantedPairCheck } from './pair-rule.ts'
import type { UsualLogs } from './pair-shifts.ts'
import { checkPrompts, PROMPT_METRICS, type PromptRecheck, recheckWanted } from './prompt-checks.ts'
import { checkFailures, checkSlowRequests, checkStreaming } from './rate-checks.ts'
import { type AwaitedCheck, type LookPlan, lookSizes, replayLooks } from './replay-looks.ts'

export interface JudgePairsRequest {
  readonly target: string
  /** This change can have moved it; always so where base and head get different requests. */
  readonly owned: boolean
  /** Samples of both arms, in the order they were made; those of other targets are ignored. */
  readonly samples: readonly Sample[]
  readonly gateChecks: readonly GateCheck[]
  /** The shares of the whole job: see `alphaShares`. */
  readonly alpha: AlphaShares
  readonly looks: LookPlan
  /** The first certain regression ends measuring. */
  readonly failFast: boolean
  /** The alarms that a second measurement is to decide; absent in a first one. */
  readonly awaited?: readonly AwaitedCheck[]
  /** Measuring is over, whatever ended it: what is judged once, at the end, is judged now. */
  readonly ended?: boolean
  /** Base is a server of its own: what it is busy with for a while, head does not share. */
  readonly baseOnOtherServer?: boolean
  /** Tokens of one tokenizer for both arms, where their model families differ. */
  readonly normalized?: boolean
  /** End-to-end time with answers of their own length, where the prompt or the model was changed. */
  readonly ownLength?: boolean
  /** Each prompt's usual value by the baseline's runs, in logs, where there are at least three. */
  readonly usual?: Readonly<Partial<Record<JudgedMetric, UsualLogs>>>
}

/** The pairs that are still needed; empty where there are enough. */
export interface NextPairs {
  /** The number of regular pairs at the next look. */
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

/** Failures, and slow requests. */
const RATE_CHECKS = 2

/**
 * Everything that the pairs of one target come to. Looks are replayed from all its pairs in order, at the sizes of
 * look-sizes.ts: a decided check is frozen at its look, and what was measured beyond the last look is not looked at. The
 * same pairs give the same verdict again, and a re-run that adds pairs continues the same test.
 */
export function judgePairs(request: JudgePairsRequest): PairsJudgement {
  const { target, owned, samples, looks, usual = {}, failFast, ended = false, baseOnOtherServer = false } = request
  const awaited = request.awaited?.filter((check) => check.target === target)
  const { regular, rechecks } = pairsOf(samples, target)
  const reading = readingOf(request)
  const replay = replayLooks({
    wanted: pairChecks(request),
    pairs: regular,
    looks,
    reading,
    usual,
    baseOnOtherServer,
    failFast,
    awaited,
    ended
  })
  const pairs = regular.slice(0, replay.pairCount)
  const prompts = judgePrompts(request, { regular, rechecks, pairs }, replay.over)
  const facts = { target, owned, alpha: request.alpha.other, finished: replay.over }
  const latency = replay.checks
    .filter(({ look }) => look.hopeless !== 'absent' || hidesText(samples, target))
    .map((check) => undecidedWhereVoid(pairVerdict({ target, owned, ...check, mostPairs: looks.mostPairs }), request))
  const checks = [
    ...latency,
    ...prompts.checks,
    checkFailures(pairs, facts),
    checkSlowRequests(pairs, facts, reading),
    ...[checkStreaming(pairs, facts)].flatMap((check) => check ?? [])
  ]
  return {
    checks,
    undecided: replay.open.map(({ metric, statistic }) => ({ target, metric, statistic })),
    pairCount: pairs.length,
    next: {
      pairCount: replay.nextSize,
      rechecks: replay.failedFast ? [] : prompts.wanted
    }
  }
}

/** A metric that neither arm has is no check, unless something was generated that is not read: then nobody judged it. */
function hidesText(samples: readonly Sample[], target: string): boolean {
  return samples.some(({ targetId, flags }) => targetId === target && flags.includes('unread-text'))
}

interface TargetPairs extends Pairs {
  /** Those that are judged. */
  readonly pairs: readonly Pair[]
}

/** Single prompts: suspected by the first look's pairs, which therefore no longer judge them. */
function judgePrompts(request: JudgePairsRequest, { regular, rechecks, pairs }: TargetPairs, over: boolean) {
  const [firstSize = 0] = lookSizes(request.looks)
  const firstLook = regular.slice(0, firstSize)
  const reading = readingOf(request)
  const looked = firstLook.length === firstSize
  const wanted = looked ? recheckWanted(firstLook, rechecks, reading) : []
  const facts = {
    target: request.target,
    owned: request.owned,
    alpha: request.alpha.other,
    reading,
    finished: over && looked && wanted.length === 0
  }
  return { wanted, checks: checkPrompts({ firstLook, all: pairs }, rechecks, facts) }
}

function readingOf({ normalized = false, ownLength = false }: JudgePairsRequest): PairReading {
  return { normalized, ownLength }
}

function pairChecks({ gateChecks, alpha }: JudgePairsRequest): readonly WantedPairCheck[] {
  const shares = gatingShares(
    alpha,
    gateChecks.filter(isPairCheck).map(({ statistic }) => statistic)
  )
  return wantedChecks(gateChecks).map((check) => ({
    ...check,
    alpha: check.gating ? shares[check.statistic] : alpha.other
  }))
}

type PairCheck = GateCheck & Pick<WantedPairCheck, 'metric' | 'statistic'>

function isPairCheck(check: GateCheck): check is PairCheck {
  return isJudgedMetric(check.metric) && (check.statistic === 'p50' || check.statistic === 'p95')
}

/** Counts the checks of a target with a base that can turn the job red, for `alphaShares`. */
export function pairCheckCounts(gateChecks: readonly GateCheck[]): CheckCounts {
  const gating = gateChecks.filter(isPairCheck).length
  return { gating, other: 2 * JUDGED_METRICS.length - gating + RATE_CHECKS + PROMPT_METRICS.length }
}

/** With too many requests spoilt the latencies of the rest say little; the rates still stand. */
function undecidedWhereVoid(check: Check, { samples, target }: JudgePairsRequest): Check {
  const own = samples.filter(({ targetId }) => targetId === target)
  if (own.filter(isVoid).length <= MOST_VOID * own.length) return check
  const { changeRatio: _change, intervalRatio: _interval, pairsToSettle: _pairs, chanceOneIn: _chance, ...rest } = check
  return { ...rest, verdict: 'inconclusive', reason: 'too-many-void' }
}
