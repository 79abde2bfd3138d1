import { largest } from '../../domain/extremes.ts'
import type { Check } from '../../domain/verdict.ts'
import { type PairReading, type ReadPairs, readerOf } from '../values/pair-values.ts'
import type { Pair } from '../values/pairs.ts'
import type { JudgedMetric } from '../values/scenario-values.ts'
import { type CheckLook, lookAt } from './latency-check.ts'
import type { WantedPairCheck } from './pair-rule.ts'
import type { UsualLogs } from './pair-shifts.ts'

export interface ReplayRequest {
  readonly wanted: readonly WantedPairCheck[]
  readonly pairs: readonly Pair[]
  readonly looks: LookPlan
  readonly reading: PairReading
  readonly usual: Readonly<Partial<Record<JudgedMetric, UsualLogs>>>
  /** Base is a server of its own. */
  readonly baseOnOtherServer?: boolean
  readonly failFast: boolean
  /** Set in a second measurement: the alarms of the first. It goes on until they are decided, and no longer. */
  readonly awaited?: readonly AwaitedCheck[]
  /** Measuring is over, whatever ended it. */
  readonly ended: boolean
}

/** An alarm of a first measurement, which a second is made to confirm. */
export type AwaitedCheck = Pick<Check, 'target' | 'metric' | 'statistic' | 'pairCount'>

export interface Tracked {
  readonly wanted: WantedPairCheck
  /** The look that decided it, else the last one. */
  readonly look: CheckLook
}

export interface Replay {
  readonly checks: readonly Tracked[]
  /** Gating checks that more pairs might still decide. */
  readonly open: readonly WantedPairCheck[]
  /** Pairs at the look that ended it, or at the last one so far. */
  readonly pairCount: number
  /** A regression that is certain ended it before all was decided. */
  readonly failedFast: boolean
  /** Nothing is measured on: what is judged once is judged now. */
  readonly over: boolean
  /** Pairs that there have to be at the next look; absent where there is none. */
  readonly nextSize?: number
}

/**
 * All looks at the pairs, one after another, as if none had been made before. Gating checks are looked at until they are
 * decided; the others once, where that ended, on the pairs that the gating ones needed.
 */
export function replayLooks(request: ReplayRequest): Replay {
  const { wanted, ended } = request
  const material = { ...request, read: readerOf(request.pairs, request.reading) }
  const replay = replayGating(material)
  // The gating checks' end is no look that was chosen for what the others showed.
  const others = wanted
    .filter(({ gating }) => !gating)
    .map((check) => ({
      wanted: check,
      look: lookOf(material, check, { size: replay.pairCount, passed: [], place: 'only' })
    }))
  const known = [...replay.checks, ...others]
  const checks = wanted.flatMap((check) => known.find((tracked) => tracked.wanted === check) ?? [])
  const over = ended || replay.nextSize === undefined
  return { ...replay, over, checks: over ? checks : checks.map(undecidedBeside) }
}

interface Material extends ReplayRequest {
  readonly read: ReadPairs
}

/** Until measuring is over, a check that is judged once has not been. */
function undecidedBeside(check: Tracked): Tracked {
  return check.wanted.gating ? check : { ...check, look: undecided(check.look) }
}

function replayGating(request: Material): Omit<Replay, 'over'> {
  const sizes = lookSizes(request.looks)
  let checks: readonly Tracked[] = request.wanted.filter(({ gating }) => gating).map(unlooked)
  for (const size of sizes) {
    const place = size === sizes[sizes.length - 1] ? 'last' : 'underway'
    // Fewer than the look's: measuring has not come that far, or was cut off before it. Nothing is decided then.
    const whole = request.pairs.length >= size
    checks = checks.map((check) => (isSettled(check) ? check : lookedAt(request, check, { size, place, whole })))
    const failedFast =
      request.failFast && request.awaited === undefined && checks.some(({ look }) => look.outcome === 'slower')
    const open = checks.filter((check) => !isSettled(check) && isAwaited(check, request)).map((check) => check.wanted)
    const facts = { checks, open, pairCount: Math.min(size, request.pairs.length), failedFast }
    if (!whole) return { ...facts, nextSize: size }
    const isEnough = open.length === 0 && size >= pairsAwaited(request)
    if (failedFast || isEnough || place === 'last') return facts
  }
  return { checks, open: [], pairCount: 0, failedFast: false }
}

/** In a second measurement, only what the first alarmed of is worth another pair. */
function isAwaited({ wanted }: Tracked, { awaited }: ReplayRequest): boolean {
  return (
    awaited === undefined ||
    awaited.some(({ metric, statistic }) => metric === wanted.metric && statistic === wanted.statistic)
  )
}

/** An alarm that is judged once, at the end, needs as many pairs as it was made of. */
function pairsAwaited({ awaited = [], wanted }: ReplayRequest): number {
  const judgedOnce = awaited.filter(
    ({ metric, statistic }) =>
      !wanted.some((check) => check.gating && check.metric === metric && check.statistic === statistic)
  )
  return Math.max(0, largest(judgedOnce.map(({ pairCount = 0 }) => pairCount)))
}

function unlooked(wanted: WantedPairCheck): Tracked {
  return { wanted, look: { values: [], passed: [], place: 'underway', margin: 0 } }
}

interface LookFacts extends Pick<CheckLook, 'place'> {
  readonly size: number
  readonly whole: boolean
}

function lookedAt(request: Material, { wanted, look: last }: Tracked, { size, place, whole }: LookFacts): Tracked {
  const passed = last.values.length === 0 ? [] : [...last.passed, last.values.length]
  const look = lookOf(request, wanted, { size, passed, place })
  return { wanted, look: whole ? look : undecided(look) }
}

function isSettled({ look }: Tracked): boolean {
  return look.outcome !== undefined || look.hopeless !== undefined
}

function undecided({ outcome: _outcome, hopeless, ...look }: CheckLook): CheckLook {
  return hopeless === 'absent' ? { ...look, hopeless } : look
}

function lookOf(
  { pairs, reading, usual, baseOnOtherServer = false, read }: Material,
  wanted: WantedPairCheck,
  { size, ...when }: Pick<CheckLook, 'passed' | 'place'> & { readonly size: number }
): CheckLook {
  const look = lookAt(
    wanted,
    { ...when, values: read(wanted.metric, size) },
    { usual: usual[wanted.metric], baseOnOtherServer }
  )
  const counted = wanted.metric === 'tpot' || (wanted.metric === 'e2e' && !reading.ownLength)
  return counted && !reading.normalized && !sameTokenSource(pairs.slice(0, size))
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

/** The number of pairs of a target, and of prompts in a round. */
export interface LookPlan {
  readonly scenarioCount: number
  readonly leastPairs: number
  readonly mostPairs: number
}

/** Looks at fewer more pairs than this would mostly be looks at the same thing. */
const SMALLEST_STEP = 10
const GROWTH = 1.2

/**
 * After how many pairs the gate looks, the last of them the cap: one round and at least `leastPairs`, then a third of a
 * round more until two rounds, then by a fifth. Fewer looks would waste requests, more would change nothing.
 */
export function lookSizes({ scenarioCount, leastPairs, mostPairs }: LookPlan): readonly number[] {
  const sizes: number[] = []
  let size = Math.max(leastPairs, scenarioCount)
  while (size < mostPairs) {
    sizes.push(size)
    size =
      size < 2 * scenarioCount
        ? size + Math.max(SMALLEST_STEP, Math.ceil(scenarioCount / 3))
        : Math.ceil((size * GROWTH) / SMALLEST_STEP) * SMALLEST_STEP
  }
  return [...sizes, mostPairs]
}
