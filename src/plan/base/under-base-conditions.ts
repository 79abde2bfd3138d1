import type { Plan, Schedule } from '../../domain/plan.ts'
import { canonicalJson, planParts } from '../config/fingerprint.ts'
import { usualInFlight } from '../config/read-schedule.ts'

/**
 * Head's plan with what only base decides: where the runs are kept that it is compared with, and how many requests are in
 * flight where neither names a number. Another number would make every stored run another measurement, and `owned: false`
 * alone changes the usual one.
 */
export function underBaseConditions(head: Plan, base: Plan, sha256: (text: string) => string): Plan {
  const { key: _key, baselineWorkflow: _workflow, ...rest } = head
  const { store, key, baselineWorkflow } = base
  const plan: Plan = {
    ...rest,
    store,
    ...(key === undefined ? {} : { key }),
    ...(baselineWorkflow === undefined ? {} : { baselineWorkflow })
  }
  return isUsual(head) && isUsual(base) ? withInFlight(plan, base.schedule.inFlightCount, sha256) : plan
}

function isUsual({ schedule, targets }: Plan): boolean {
  return schedule.inFlightCount === usualInFlight(targets)
}

function withInFlight(plan: Plan, inFlightCount: number, sha256: (text: string) => string): Plan {
  if (plan.schedule.inFlightCount === inFlightCount) return plan
  const schedule: Schedule = { ...plan.schedule, inFlightCount }
  const targets = plan.targets.map((target) => ({
    ...target,
    fingerprint: sha256(canonicalJson(planParts(target, schedule)))
  }))
  const fingerprints = targets.flatMap((target) => (target.baseOf === undefined ? target.fingerprint : [])).toSorted()
  const fingerprint = sha256(canonicalJson({ targets: fingerprints, prompts: plan.prompts.hash }))
  return { ...plan, schedule, targets, fingerprint }
}
