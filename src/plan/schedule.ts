import type { Plan } from '../domain/plan.ts'
import type { Slot } from '../domain/slot.ts'

/** One round alone could not tell a slow prompt from a slow moment. */
const MIN_ROUNDS = 2

/** Rounds that it takes to make the plan's requests to each target: whole ones, so that every prompt weighs the same. */
export function roundCountOf(plan: Pick<Plan, 'prompts' | 'schedule'>): number {
  return Math.max(MIN_ROUNDS, Math.ceil(plan.schedule.requestCount / plan.prompts.scenarios.length))
}

/**
 * Every request to make, in order: round by round each scenario of each target once, shuffled within the round, so that
 * drift falls on all alike and no prompt always follows the same other. A target and its upstream are asked the same
 * right after each other, as a pair; half of a round's pairs begin with the one, half with the other. `random` gives
 * numbers from 0 up to 1, without 1.
 */
export function schedule(plan: Pick<Plan, 'targets' | 'prompts' | 'schedule'>, random: () => number): readonly Slot[] {
  const pairsPerRound = plan.targets.filter(isDirect).length * plan.prompts.scenarios.length
  return Array.from({ length: roundCountOf(plan) }, (_, round) => {
    const alone = plan.targets.filter((target) => !isDirect(target) && directOf(target, plan) === undefined)
    const single = everyScenario(alone, plan).map((slot) => [{ ...slot, round }])
    const paired = pairsOf(plan, random).map((pair, index) =>
      pair.map((slot) => ({ ...slot, round, pair: round * pairsPerRound + index }))
    )
    return shuffled([...single, ...paired], random).flat()
  }).flat()
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
function pairsOf(plan: Pick<Plan, 'targets' | 'prompts'>, random: () => number): readonly (readonly Unplaced[])[] {
  const pairs = plan.targets
    .filter(isDirect)
    .flatMap(({ id, directOf: of = '' }) =>
      plan.prompts.scenarios.map((scenario): readonly Unplaced[] =>
        [id, of].map((targetId) => ({ targetId, scenarioId: scenario.id, arm: 'head' }))
      )
    )
  return shuffled(pairs, random).map((pair, index) => (index < pairs.length / 2 ? pair : pair.toReversed()))
}

/** Fisher and Yates's shuffle in Durstenfeld's form: every order is equally likely. */
function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    const moved = order[last] as T // both indexes are within the list
    order[last] = order[chosen] as T
    order[chosen] = moved
  }
  return order
}
