import { foreseePairs } from '../analysis/pairs/pairs-from-history.ts'
import { judge } from '../analysis/verdict/judge.ts'
import type { RunDigest } from '../domain/baseline.ts'
import { isJudged, type Plan, type Target } from '../domain/plan.ts'
import type { Check } from '../domain/verdict.ts'
import { commonScenarios, firstPairCount, mostPairsOf, pairedTargets } from '../plan/slots/pair-slots.ts'
import type { Random } from '../stats/random.ts'

/** The smallest changes that a plan's gating checks will detect, judged by the stored runs. */
export interface Foresight {
  /** Of each only what is known beforehand counts: margin and detectable change. */
  readonly checks: readonly Check[]
  /** Targets of which nothing comparable is on record. */
  readonly unknown: readonly string[]
}

export interface Record {
  /** Newest first. */
  readonly digests: readonly RunDigest[]
  /** Of the machine that is going to measure. */
  readonly environmentClass: string
  readonly random: Random
}

export function foresee(plan: Plan, record: Record): Foresight {
  const targets = plan.targets.filter(isJudged)
  const checks = targets.flatMap((target) => {
    const isPaired = pairedTargets(plan).some(({ id }) => id === target.id)
    const own = isPaired ? ofPairs(plan, target, record) : ofHistory(plan, target, record)
    return own.filter(({ gating, detectableRatio }) => gating && detectableRatio !== undefined)
  })
  const known = new Set(checks.map(({ target }) => target))
  return { checks, unknown: targets.flatMap(({ id }) => (known.has(id) ? [] : [id])) }
}

function ofPairs(plan: Plan, target: Target, { digests }: Record): readonly Check[] {
  return foreseePairs({
    target: target.id,
    digests,
    gate: plan.gate,
    targetCount: plan.targets.filter(isJudged).length,
    scenarioCount: commonScenarios(plan).length,
    leastPairs: firstPairCount(plan, target),
    mostPairs: mostPairsOf(plan, target)
  })
}

/**
 * The newest run of the same plan judged against all of them, itself included: what can be detected depends on how runs
 * differ, and not on what this one was.
 */
function ofHistory(plan: Plan, target: Target, { digests, environmentClass, random }: Record): readonly Check[] {
  if (plan.compare === 'off') return []
  const isSame = ({ targets }: RunDigest): boolean =>
    targets.some(({ id, fingerprint }) => id === target.id && fingerprint === target.fingerprint)
  const newest = digests.find(isSame)
  if (newest === undefined) return []
  const { checks } = judge({
    targets: plan.targets,
    gate: plan.gate,
    budgets: [],
    compare: true,
    candidate: { ...newest, environmentClass },
    samples: [],
    baselines: digests,
    random
  })
  return checks.filter((check) => check.target === target.id)
}
