import type { Plan, PromptSet, RawScenario, Target } from '../../domain/plan.ts'
import type { Flag } from '../../domain/sample.ts'
import type { Slot } from '../../domain/slot.ts'
import type { Question } from '../sample/stream-once.ts'
import { allowanceOf } from './rate-limits.ts'

/** One request of a unit, and what its sample is flagged with whatever comes of it. */
export interface Member {
  readonly question: Question
  readonly flags: readonly Flag[]
  /** Whose limit it counts against. */
  readonly allowance: string
}

/** Requests that are made one after another, with none of the same lane between: a pair, a trio, or a single one. */
export type Unit = readonly Member[]

/** Adjacent slots of one pair are a unit, all others are by themselves. */
export function unitsOf(slots: readonly Slot[], plan: Plan): readonly Unit[] {
  const units: Slot[][] = []
  for (const slot of slots) {
    const unit = units.at(-1)
    const before = unit?.at(-1)
    if (unit !== undefined && before !== undefined && belongTogether(before, slot, plan)) unit.push(slot)
    else units.push([slot])
  }
  return units.map((unit) => unit.map((slot) => memberOf(slot, plan)))
}

/** Targets count their pairs each by itself, so that a number alone does not say whose pair it is. */
function belongTogether(one: Slot, other: Slot, plan: Plan): boolean {
  if (one.pair === undefined || one.pair !== other.pair || one.recheck !== other.recheck) return false
  return judgedIdOf(one, plan) === judgedIdOf(other, plan)
}

function judgedIdOf({ targetId }: Slot, { targets }: Plan): string {
  return targets.find(({ id }) => id === targetId)?.directOf ?? targetId
}

function memberOf(slot: Slot, plan: Plan): Member {
  const target = targetOfSlot(slot, plan)
  const prompts = target && promptsOf(target, plan)
  const scenario: RawScenario | undefined = prompts?.scenarios.find(({ id }) => id === slot.scenarioId)
  if (target === undefined || scenario === undefined) throw new Error('a slot that is not of the plan')
  const { targetId, round, arm, pair } = slot
  return {
    question: { target, scenario, slot: { targetId, round, arm, ...(pair === undefined ? {} : { pair }) } },
    flags: slot.recheck === true ? ['recheck'] : [],
    allowance: allowanceOf(target)
  }
}

/** The target that a slot's request goes to: for the arm `base` the one that is base of the slot's target. */
export function targetOfSlot({ targetId, arm }: Slot, { targets }: Pick<Plan, 'targets'>): Target | undefined {
  return targets.find(({ id, baseOf }) => (arm === 'base' ? baseOf === targetId : id === targetId))
}

/** Returns a target's prompts: base has a set of its own. */
export function promptsOf(target: Target, { prompts, base }: Plan): PromptSet {
  return target.baseOf === undefined ? prompts : (base?.prompts ?? prompts)
}
