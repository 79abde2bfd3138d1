import type { Json, Plan, Target } from '../domain/plan.ts'
import type { RunPlan, RunTarget } from '../domain/run-file.ts'

export interface RecordOptions {
  readonly commit?: string
  /** Everything that decides what is sent to a target but secrets. */
  readonly partsOf: (target: Target) => Readonly<Record<string, Json>>
  /** How many pairs are made of a target that has a base, at most. */
  readonly mostPairsOf: (target: Target) => number
}

/** A plan as a run file keeps it: enough to judge the run by and to send the same again, and no text of a prompt. */
export function recordPlan(plan: Plan, options: RecordOptions): RunPlan {
  const { fingerprint, prompts, base } = plan
  return {
    fingerprint,
    promptSet: prompts.name,
    scenarios: scenariosOf(prompts),
    ...(base === undefined
      ? {}
      : {
          base: {
            source: base.source,
            ...(base.commit === undefined ? {} : { commit: base.commit }),
            scenarios: scenariosOf(base.prompts)
          }
        }),
    targets: plan.targets.map((target) => recordTarget(target, plan, options))
  }
}

function scenariosOf({ scenarios }: Plan['prompts']) {
  return scenarios.map(({ id, kind, hash }) => ({ id, kind, hash }))
}

function recordTarget(target: Target, { targets, schedule }: Plan, options: RecordOptions): RunTarget {
  const { id, fingerprint, directOf, baseOf } = target
  const head = targets.find((other) => other.id === baseOf)
  return {
    id,
    fingerprint,
    buildIdentity: buildIdentityOf(target, options.commit),
    ...(directOf === undefined ? {} : { directOf }),
    ...(baseOf === undefined ? {} : { baseOf }),
    ...(head === undefined ? {} : { pairs: { least: schedule.pairs.least, most: options.mostPairsOf(head) } }),
    // The schema's type of JSON is the same but for being readonly.
    parts: options.partsOf(target) as RunTarget['parts']
  }
}

/** What stands for the build: a provider's is its plan; an owned target's also the commit, or what `build-id` says. */
function buildIdentityOf(target: Target, commit: string | undefined): string {
  if (!target.owned) return target.fingerprint
  return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`
}
