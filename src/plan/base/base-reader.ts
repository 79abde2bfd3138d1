import type { Plan } from '../../domain/plan.ts'
import type { RawInputs } from '../config/read-inputs.ts'
import { type PlanWorld, readUncappedPlan } from '../read-plan.ts'
import { inputsBefore, type StepChange, type StepInputs } from './step-inputs.ts'
import { type FoundBase, type PlanWithBase, type WithBaseOptions, withBase } from './with-base.ts'

/** Everything that finding base's plan takes, but where its files come from. */
export interface BaseReader {
  readonly inputsBefore: (change: StepChange) => StepInputs
  readonly readPlan: (
    raw: RawInputs,
    readText: PlanWorld['readText'],
    readMessageText?: PlanWorld['readMessageText']
  ) => Plan
  readonly withBase: (head: Plan, found: FoundBase, which: WithBaseOptions['which']) => PlanWithBase
}

export function createBaseReader(world: Omit<PlanWorld, 'readText' | 'readMessageText'>): BaseReader {
  return {
    inputsBefore,
    readPlan: (raw, readText, readMessageText) =>
      readUncappedPlan(raw, { ...world, readText, ...(readMessageText === undefined ? {} : { readMessageText }) }),
    withBase: (head, found, which) => withBase(head, found, { sha256: world.sha256, which })
  }
}
