import type { RunFile, RunPlan } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { planDifferences } from '../history/window.ts'

export interface EarlierPairs {
  /** Samples of both arms, the first attempt first. */
  readonly samples: readonly Sample[]
  /** The attempts that they come from. */
  readonly attempts: readonly number[]
  /** The seed of the pairs' order, in which further pairs continue. Absent where there are no pairs. */
  readonly seed?: number
}

/**
 * Collects the pairs of earlier attempts of the same job, where both plans and the commit are the same: a
 * job that is run again goes on where it stopped. Started anew, it could be repeated until it is green.
 */
export function earlierPairs(
  runs: readonly RunFile[],
  now: { readonly plan: RunPlan; readonly commit?: string }
): EarlierPairs {
  const same = jobsOfSameChange(runs, now)
  const paired = same.filter(({ samples }) => samples.some(({ arm }) => arm === 'base'))
  const [first] = paired
  return {
    seed: first?.seed,
    samples: paired.flatMap(({ samples }) => samples.filter(({ pair }) => pair !== undefined)),
    attempts: paired.flatMap(({ workflowRun }) => workflowRun?.attempt ?? [])
  }
}

/** The runs of the same commit and the same plans. */
export function jobsOfSameChange(
  runs: readonly RunFile[],
  now: { readonly plan: RunPlan; readonly commit?: string }
): readonly RunFile[] {
  return runs.filter((run) => run.commit === now.commit && isSamePlan(run.plan, now.plan))
}

/** Returns true where hosts got the same requests in both runs. Warming up settles members that no plan holds. */
export function haveSettledAlike(one: RunPlan, other: RunPlan): boolean {
  return other.targets.every(({ id, asked }) => {
    const before = one.targets.find((target) => target.id === id)
    return before === undefined || planDifferences(before.asked ?? {}, asked ?? {}).length === 0
  })
}

function isSamePlan(one: RunPlan, other: RunPlan): boolean {
  return planIdentity(one) === planIdentity(other)
}

function planIdentity({ fingerprint, targets, base }: RunPlan): string {
  const bases = targets.filter(({ baseOf }) => baseOf !== undefined)
  return JSON.stringify([
    fingerprint,
    bases.map((target) => [target.baseOf, target.fingerprint]),
    (base?.scenarios ?? []).map(({ id, hash }) => [id, hash])
  ])
}
