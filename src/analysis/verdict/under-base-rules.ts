import { isJudged, type Plan } from '../../domain/plan.ts'
import type { RunFile, RunTarget } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { canonicalJson, planParts } from '../../plan/config/fingerprint.ts'
import { baseName, directName } from '../../plan/config/read-target.ts'

/**
 * The same run under the names and labels that base gives its targets. A label is a rule: it decides which runs count as
 * comparable, and nothing of it is sent. So a run that differs from base's in its labels alone is compared with base's.
 */
export function underBaseRules(run: RunFile, base: Plan, ids: ReadonlyMap<string, string>): RunFile {
  const nameOf = (id: string): string => ids.get(id) ?? id
  const targets = run.plan.targets.map((target) => labelledAsBase(renamed(target, nameOf), base))
  const ofTarget = new Map(run.plan.targets.map(({ id }, index) => [id, targets[index]?.id ?? id]))
  const samplesOf = (samples: RunFile['samples']): Sample[] =>
    samples.map((sample) => ({ ...sample, targetId: ofTarget.get(sample.targetId) ?? sample.targetId }))
  const { confirmation } = run
  return {
    ...run,
    plan: { ...run.plan, targets },
    samples: samplesOf(run.samples),
    confirmation: confirmation && { ...confirmation, samples: samplesOf(confirmation.samples) }
  }
}

function renamed(target: RunTarget, nameOf: (id: string) => string): RunTarget {
  const { id, directOf, baseOf } = target
  if (directOf !== undefined) return { ...target, id: directName(nameOf(directOf)), directOf: nameOf(directOf) }
  if (baseOf !== undefined) return { ...target, id: baseName(nameOf(baseOf)), baseOf: nameOf(baseOf) }
  return { ...target, id: nameOf(id) }
}

function labelledAsBase(target: RunTarget, base: Plan): RunTarget {
  const known = base.targets.find((other) => isJudged(other) && other.id === target.id)
  if (known === undefined) return target
  const parts = { ...target.parts, labels: { ...known.labels } }
  const isSentAlike = canonicalJson(parts) === canonicalJson(planParts(known, base.schedule))
  return isSentAlike ? { ...target, parts, fingerprint: known.fingerprint } : target
}

/** The run without what base answered: the pull request that is judged asks for no pairs. */
export function withoutPairs(run: RunFile): RunFile {
  const { base: _base, ...plan } = run.plan
  const { confirmation } = run
  const ofHead = (samples: RunFile['samples']): Sample[] => samples.filter(({ arm }) => arm !== 'base')
  return {
    ...run,
    plan: { ...plan, targets: run.plan.targets.filter(({ baseOf }) => baseOf === undefined) },
    samples: ofHead(run.samples),
    confirmation: confirmation && { ...confirmation, samples: ofHead(confirmation.samples) }
  }
}
