import { InputError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import { readAcceptances } from './config/read-acceptances.ts'
import { readBudgets } from './config/read-budgets.ts'
import { readConfigFile } from './config/read-config.ts'
import { type RawInputs, readInputs } from './config/read-inputs.ts'
import { readGate, repeatedChecks } from './config/read-schedule.ts'
import type { DraftTarget } from './config/read-target.ts'
import { readTargets } from './config/read-targets.ts'
import type { PlanWorld } from './read-plan.ts'
import { undecidableBudgets } from './undecidable.ts'

/** The part of a configuration that judges stored runs. */
export interface Rules extends Pick<Plan, 'budgets' | 'gate' | 'accept' | 'trial'> {
  /** Tells who owns a target's speed and what it costs; empty when the configuration names no target. */
  readonly targets: readonly DraftTarget[]
}

/**
 * The part of inputs and configuration that judges what was measured already: no target need be named, no prompt be
 * there, and no cap be reached. Throws one InputError with everything that is wrong.
 */
export function readRules(raw: RawInputs, world: Pick<PlanWorld, 'readText' | 'defaultConfigPath'>): Rules {
  const inputs = readInputs(raw)
  const file = readConfigFile(raw, world)
  const named = file.mentions('targets') || inputs.target.given.length > 0
  const { targets, problems } = named ? readTargets({ raw, inputs, file, world }) : { targets: [], problems: [] }
  const budgets = readBudgets({ inputs, file, targets })
  const accepted = readAcceptances(file, targets)
  const all = [
    ...inputs.problems,
    ...file.problems,
    ...problems,
    ...budgets.problems,
    ...undecidableBudgets(budgets.entries, { targets }),
    ...repeatedChecks(file),
    ...accepted.problems
  ]
  if (all.length > 0) throw new InputError(all)
  const gate = readGate(file.config.gate ?? {}, inputs.failOn)
  const trial = inputs.over.trial ?? file.config.trial ?? false
  return { targets, budgets: budgets.entries.flatMap(({ limits }) => limits), gate, accept: accepted.accept, trial }
}
