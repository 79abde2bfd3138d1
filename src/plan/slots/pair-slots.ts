import type { Plan, Scenario, Target } from '../../domain/plan.ts'
import type { Slot } from '../../domain/slot.ts'
import { mingled, scheduledUnits, shuffled } from './schedule.ts'

type PairedPlan = Pick<Plan, 'targets' | 'prompts' | 'base' | 'gate' | 'schedule'>

/** Pairs of a provider's target at most, unless the plan says. Hosted noise is settled by then or not at all. */
const MOST_PROVIDER_PAIRS = 280
/** Of an owned one: its requests cost time, and no money. */
const MOST_OWNED_PAIRS = 400
/** For gating p95 checks: only one request in twenty says anything about a p95. */
const MOST_TAIL_PAIRS = 1000
/** From here on pairs are numbered that look at one prompt again, so that none is taken for one of the others. */
export const RECHECKS_FROM = 1_000_000

/** Returns the largest number of pairs that a target can get. */
export function mostPairsOf(plan: Pick<Plan, 'gate' | 'schedule'>, target: Pick<Target, 'owned'>): number {
  const { least, most } = plan.schedule.pairs
  if (most !== undefined) return Math.max(least, most)
  const usual = target.owned ? MOST_OWNED_PAIRS : MOST_PROVIDER_PAIRS
  return Math.max(least, plan.gate.checks.some(({ statistic }) => statistic === 'p95') ? MOST_TAIL_PAIRS : usual)
}

/** Returns the number of pairs before the first look: at least one round, so that every prompt is in it. */
export function firstPairCount(plan: PairedPlan, target: Pick<Target, 'owned'>): number {
  return Math.min(mostPairsOf(plan, target), Math.max(plan.schedule.pairs.least, commonScenarios(plan).length))
}

/** The targets that are measured in pairs with a base. */
export function pairedTargets({ targets }: Pick<Plan, 'targets'>): readonly Target[] {
  return targets.filter(({ id }) => targets.some(({ baseOf }) => baseOf === id))
}

/** The scenarios of head that base has too, by id: what pairs are made of. */
export function commonScenarios({ prompts, base }: Pick<Plan, 'prompts' | 'base'>): readonly Scenario[] {
  const ids = new Set(base?.prompts.scenarios.map(({ id }) => id))
  return prompts.scenarios.filter(({ id }) => ids.has(id))
}

/** The pairs of a target numbered `from` up to, but not including, `to`. */
export interface PairRange {
  readonly targetId: string
  readonly from: number
  readonly to: number
}

export interface PairOptions {
  readonly seed: number
  /** A generator of numbers from 0 up to 1, without 1, for several seeds whose order counts. */
  readonly randomOf: (seeds: readonly number[]) => () => number
}

/**
 * Returns the requests before the first look: the first pairs of each target with a base, and every request to the
 * others.
 */
export function firstSlots(plan: PairedPlan, options: PairOptions): readonly Slot[] {
  const random = options.randomOf([options.seed])
  const ranges = pairedTargets(plan).map((target) => ({
    targetId: target.id,
    from: 0,
    to: firstPairCount(plan, target)
  }))
  return mingled([scheduledUnits(plan, random), pairUnits(plan, ranges, options)], random).flat()
}

/**
 * The pairs of the ranges, each two slots beside each other: every common scenario once a round in random order, base
 * first in a random half of the round. What a pair is depends on the seed and its number alone, whichever batch it is
 * asked in. Targets are mixed round by round.
 */
export function pairSlots(plan: PairedPlan, ranges: readonly PairRange[], options: PairOptions): readonly Slot[] {
  return pairUnits(plan, ranges, options).flat()
}

/** Single requests and pairs that there can be at most. */
export function mostUnitCount(plan: PairedPlan): number {
  const single = scheduledUnits(plan, () => 0).length
  return pairedTargets(plan).reduce((count, target) => count + mostPairsOf(plan, target), single)
}

export interface Recheck {
  readonly targetId: string
  readonly scenarioIds: readonly string[]
  /** Of each of the scenarios. */
  readonly pairCount: number
  /** The number of earlier rechecks in this run, so that each one's pairs get numbers of their own. */
  readonly again: number
}

/** More pairs of single prompts, which answer whether these got slower and nothing else. */
export function recheckSlots(plan: PairedPlan, recheck: Recheck, options: PairOptions): readonly Slot[] {
  const { targetId, scenarioIds, pairCount, again } = recheck
  const numbered = (again + 1) * RECHECKS_FROM
  return Array.from({ length: pairCount }, (_, round) => {
    const seeds = [options.seed, indexOf(plan, targetId), numbered, round]
    return roundOf(plan, { targetId, scenarioIds, round }, options.randomOf(seeds)).map((unit, index) =>
      unit.map((slot): Slot => ({ ...slot, pair: numbered + round * scenarioIds.length + index, recheck: true }))
    )
  }).flat(2)
}

type Unit = readonly Slot[]

function pairUnits(plan: PairedPlan, ranges: readonly PairRange[], options: PairOptions): readonly Unit[] {
  const rounds = Map.groupBy(
    ranges.flatMap((range) => pairsInRange(plan, range, options)),
    ([first]) => first?.round ?? 0
  )
  return [...rounds.entries()]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([round, units]) => {
      const lists = [...Map.groupBy(units, ([first]) => headIdOf(first, plan)).values()]
      return mingled(lists, options.randomOf([options.seed, plan.targets.length, round]))
    })
}

function headIdOf(slot: Slot | undefined, { targets }: PairedPlan): string | undefined {
  return targets.find(({ id }) => id === slot?.targetId)?.directOf ?? slot?.targetId
}

function pairsInRange(plan: PairedPlan, { targetId, from, to }: PairRange, options: PairOptions): readonly Unit[] {
  const scenarioIds = commonScenarios(plan).map(({ id }) => id)
  const size = scenarioIds.length
  if (size === 0 || to <= from) return []
  const firstRound = Math.floor(from / size)
  const roundCount = Math.ceil(to / size) - firstRound
  const units = Array.from({ length: roundCount }, (_, roundIndex) => {
    const round = firstRound + roundIndex
    const random = options.randomOf([options.seed, indexOf(plan, targetId), round])
    return roundOf(plan, { targetId, scenarioIds, round }, random).map((unit, index) =>
      unit.map((slot): Slot => ({ ...slot, pair: round * size + index }))
    )
  }).flat()
  return units.slice(from - firstRound * size, to - firstRound * size)
}

function indexOf({ targets }: PairedPlan, targetId: string): number {
  return targets.findIndex(({ id }) => id === targetId)
}

interface Round {
  readonly targetId: string
  readonly scenarioIds: readonly string[]
  readonly round: number
}

/** Of an odd number of pairs one round has one more that begins with base, the next one more that begins with head. */
function roundOf(plan: PairedPlan, { targetId, scenarioIds, round }: Round, random: () => number): readonly Unit[] {
  const baseFirstCount = (round % 2 === 0 ? Math.ceil : Math.floor)(scenarioIds.length / 2)
  const direct = plan.targets.find(({ directOf }) => directOf === targetId)
  const units = shuffled(scenarioIds, random).map((scenarioId, index): Unit => {
    const slot = { targetId, scenarioId, round }
    const pair: Unit = [
      { ...slot, arm: 'base' },
      { ...slot, arm: 'head' }
    ]
    const ordered = index < baseFirstCount ? pair : pair.toReversed()
    if (direct === undefined) return ordered
    const past: Slot = { ...slot, targetId: direct.id, arm: 'head' }
    return random() < 0.5 ? [past, ...ordered] : [...ordered, past]
  })
  return shuffled(units, random)
}
