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
  /** The same checks at another rate of false alarms: what that rate would buy, or cost. */
  readonly atOtherRate: { readonly falseAlarmRatio: number; readonly checks: readonly Check[] }
}

/** The rates between which a team chooses. */
const USUAL_RATE = 0.01
const BOLD_RATE = 0.05

export interface Record {
  /** Newest first. */
  readonly digests: readonly RunDigest[]
  /** Of the machine that is going to measure. */
  readonly environmentClass: string
  /** Begins anew each time, so that forecasts differ by their plans alone. */
  readonly newRandom: () => Random
}

export function foresee(plan: Plan, record: Record): Foresight {
  const checks = foreseenChecks(plan, record)
  const known = new Set(checks.map(({ target }) => target))
  const falseAlarmRatio = plan.gate.falseAlarmRatio >= BOLD_RATE ? USUAL_RATE : BOLD_RATE
  return {
    checks,
    unknown: plan.targets.filter(isJudged).flatMap(({ id }) => (known.has(id) ? [] : [id])),
    atOtherRate: {
      falseAlarmRatio,
      checks: foreseenChecks({ ...plan, gate: { ...plan.gate, falseAlarmRatio } }, record)
    }
  }
}

function foreseenChecks(plan: Plan, record: Record): readonly Check[] {
  return plan.targets.filter(isJudged).flatMap((target) => {
    const isPaired = pairedTargets(plan).some(({ id }) => id === target.id)
    const own = isPaired ? ofPairs(plan, target, record) : ofHistory(plan, target, record)
    return own.filter(({ gating, detectableRatio }) => gating && detectableRatio !== undefined)
  })
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
function ofHistory(plan: Plan, target: Target, { digests, environmentClass, newRandom }: Record): readonly Check[] {
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
    random: newRandom()
  })
  return checks.filter((check) => check.target === target.id)
}
