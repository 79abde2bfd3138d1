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
 * drift falls on all alike and no prompt always follows the same other. `random` gives numbers from 0 up to 1, without 1.
 */
export function schedule(plan: Pick<Plan, 'targets' | 'prompts' | 'schedule'>, random: () => number): readonly Slot[] {
  return Array.from({ length: roundCountOf(plan) }, (_, round) => {
    const slots = plan.targets.flatMap((target) =>
      plan.prompts.scenarios.map(
        (scenario): Slot => ({ targetId: target.id, scenarioId: scenario.id, round, arm: 'head' })
      )
    )
    return shuffled(slots, random)
  }).flat()
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
