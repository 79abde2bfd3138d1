import type { Plan } from '../../domain/plan.ts'
import type { Slot } from '../../domain/slot.ts'

/** One round alone could not tell a slow prompt from a slow moment. */
const MIN_ROUNDS = 2

/** Rounds that it takes to make the plan's requests to each target: whole ones, so that every prompt weighs the same. */
export function roundCountOf(plan: Pick<Plan, 'prompts' | 'schedule'>): number {
  return Math.max(MIN_ROUNDS, Math.ceil(plan.schedule.requestCount / plan.prompts.scenarios.length))
}

type ScheduledPlan = Pick<Plan, 'targets' | 'prompts' | 'schedule'>

/**
 * Every request to make of the targets that are compared with history, in order: round by round each scenario of each
 * target once, shuffled within the round, so that drift falls on all alike and no prompt always follows the same other. A
 * target and its upstream are asked the same right after each other, as a pair; half of a round's pairs begin with the
 * one, half with the other. Targets that have a base are not among them: see pair-slots.ts. `random` gives numbers from 0
 * up to 1, without 1.
 */
export function schedule(plan: ScheduledPlan, random: () => number): readonly Slot[] {
  return scheduledUnits(plan, random).flat()
}

/** The same, each pair a list of its own. */
export function scheduledUnits(plan: ScheduledPlan, random: () => number): readonly (readonly Slot[])[] {
  const targets = plan.targets.filter((target) => !isPaired(target, plan))
  const direct = targets.filter(isDirect)
  const alone = targets.filter((target) => !isDirect(target) && directOf(target, plan) === undefined)
  const pairsPerRound = direct.length * plan.prompts.scenarios.length
  return Array.from({ length: targets.length === 0 ? 0 : roundCountOf(plan) }, (_, round) => {
    const single = everyScenario(alone, plan).map((slot) => [{ ...slot, round }])
    const paired = roundPairs(direct, plan, random).map((pair, index) =>
      pair.map((slot) => ({ ...slot, round, pair: round * pairsPerRound + index }))
    )
    return shuffled([...single, ...paired], random)
  }).flat()
}

/** Returns true for targets that are measured in pairs of base and head, for their bases, and for their upstreams. */
function isPaired({ id, baseOf, directOf: of }: Plan['targets'][number], { targets }: ScheduledPlan): boolean {
  return baseOf !== undefined || targets.some(({ baseOf: head }) => head === id || (of !== undefined && head === of))
}

type Unplaced = Omit<Slot, 'round'>

function isDirect({ directOf: of }: Plan['targets'][number]): boolean {
  return of !== undefined
}

function directOf({ id }: Plan['targets'][number], { targets }: Pick<Plan, 'targets'>) {
  return targets.find((target) => target.directOf === id)
}

function everyScenario(targets: Plan['targets'], { prompts }: Pick<Plan, 'prompts'>): readonly Unplaced[] {
  return targets.flatMap(({ id }) =>
    prompts.scenarios.map((scenario): Unplaced => ({ targetId: id, scenarioId: scenario.id, arm: 'head' }))
  )
}

/** A round's pairs in random order; the first half of them asks the upstream first. */
function roundPairs(direct: Plan['targets'], { prompts }: ScheduledPlan, random: () => number): readonly Unplaced[][] {
  const pairs = direct.flatMap(({ id, directOf: of = '' }) =>
    prompts.scenarios.map((scenario): Unplaced[] =>
      [id, of].map((targetId) => ({ targetId, scenarioId: scenario.id, arm: 'head' }))
    )
  )
  return shuffled(pairs, random).map((pair, index) => (index < pairs.length / 2 ? pair : pair.toReversed()))
}

/** Fisher and Yates's shuffle in Durstenfeld's form: every order is equally likely. `random` gives 0 up to 1, without 1. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    const moved = order[last] as T // both indexes are within the list
    order[last] = order[chosen] as T
    order[chosen] = moved
  }
  return order
}

/** One list out of several, each in its own order: every way to merge them is equally likely, so that none bunches up. */
export function mingled<T>(lists: readonly (readonly T[])[], random: () => number): readonly T[] {
  const places = lists.flatMap((list, index) => list.map(() => index))
  const taken = lists.map(() => 0)
  return shuffled(places, random).map((index) => {
    const at = taken[index] ?? 0
    taken[index] = at + 1
    return lists[index]?.[at] as T // as many places as the list has items
  })
}
