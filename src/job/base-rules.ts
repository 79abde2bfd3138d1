import type { Plan } from '../domain/plan.ts'
import type { Warning } from '../domain/warning.ts'
import type { BasePlanRead } from '../github/event/base-plan.ts'
import { baseIds, changedRules, comparesInPairs } from '../plan/base/changed-rules.ts'
import type { StepInputs } from '../plan/base/step-inputs.ts'
import { underBaseConditions } from '../plan/base/under-base-conditions.ts'
import type { BaseRules } from '../run-request.ts'
import { sha256 } from '../wiring/machine.ts'

export interface RuledPlan {
  /** The plan of the pull request, with what is base's to decide as base has it. */
  readonly plan: Plan
  /** Set where the pull request makes its rules laxer. */
  readonly baseRules?: BaseRules
  readonly warnings: readonly Warning[]
}

/**
 * Holds the plan of a pull request against base's. Both are judged by what the pull request brings, which is said; but
 * where the runs are kept that it is compared with, only base decides.
 */
export function holdAgainstBase(
  { plan, whole }: { readonly plan: Plan; readonly whole: Plan },
  { inputs, read }: BasePlanRead
): RuledPlan {
  if (!('whole' in read)) {
    const problem = read.detail ?? 'the commit that it is based on is not known'
    return { plan, warnings: read.isNew === true ? [] : [{ kind: 'rules-unknown', message: problem }] }
  }
  const { laxer, stricter } = changedRules(read.whole, whole)
  const warnings: Warning[] = []
  if (stricter.length > 0) warnings.push({ kind: 'rules-stricter', changes: stricter })
  const unclear = unclearInputs(inputs, read.hasConfig)
  if (unclear !== undefined) warnings.push({ kind: 'rules-unknown', message: unclear })
  const settled = underBaseConditions(plan, read.whole, sha256)
  if (laxer.length === 0) return { plan: settled, warnings }
  const ids = baseIds(read.whole, whole)
  const compare = comparesInPairs(read.whole) && !comparesInPairs(whole) ? read.whole.compare : undefined
  return { plan: settled, baseRules: { plan: read.whole, changes: laxer, ids, compare }, warnings }
}

/** Why it is unclear what the workflow said before; undefined where the change leaves it alone, or brings the whole gate. */
function unclearInputs({ unclear, fileChange }: StepInputs, hasConfig: boolean): string | undefined {
  if (unclear === undefined || fileChange === undefined) return undefined
  if (fileChange === 'edited') return `it edits the workflow, and ${unclear}`
  return hasConfig ? 'its workflow file is new, so that no rules in inputs are known of the base' : undefined
}
