import type { Plan, Target } from '../domain/plan.ts'
import type { Secret } from '../domain/secret.ts'
import type { Warning } from '../domain/warning.ts'
import { withoutKeylessBases } from '../plan/base/with-base.ts'
import { checkFirstLook } from '../plan/forecast/check-caps.ts'
import { readUncappedPlan } from '../plan/read-plan.ts'
import { LOCAL_PLAN_WORLD, requireKeys } from '../wiring/cli-environment.ts'
import { findMissingKey, keyLookup } from '../wiring/machine.ts'
import { type BaseOptions, planWithBase } from './base-from-options.ts'

type RawInputs = Readonly<Record<string, string>>

export interface WholePlan {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
}

/** The plan of a command line, with base beside it where there is one. Whether it can be paid for is not asked. */
export function wholePlan(raw: RawInputs, options: BaseOptions): WholePlan {
  return planWithBase(readUncappedPlan(raw, LOCAL_PLAN_WORLD), raw, options)
}

/** A plan that can be run: its caps suffice, and its keys are there. */
export interface ReadyPlan extends WholePlan {
  readonly keys: (target: Target) => Secret | undefined
}

/** A base whose key is missing is left to history; anything else that is missing is thrown. */
export function readyPlan({ plan, warnings }: WholePlan, raw: RawInputs): ReadyPlan {
  const keys = keyLookup(raw['api-key'])
  const isMissing = (target: Target): boolean => findMissingKey({ targets: [target] }, keys) !== undefined
  const keyed = withoutKeylessBases(plan, isMissing)
  checkFirstLook(keyed.plan)
  requireKeys(keyed.plan, keys)
  return { plan: keyed.plan, warnings: [...warnings, ...keyed.warnings], keys }
}
