import type { RunDigest, TargetDigest } from '../../domain/baseline.ts'
import { type Acceptance, type Gate, isJudged } from '../../domain/plan.ts'
import type { RunPlan, RunTarget } from '../../domain/run-file.ts'
import { type Flag, isFailure, isVoid, type Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import type { PlanDifference, Warning } from '../../domain/warning.ts'
import { armWarnings } from '../history/change-warnings.ts'
import { planDifferences } from '../history/window.ts'
import { areOneFirstToken, comparableSamples, firstTokenOf } from '../values/first-tokens.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { JUDGED_METRICS, referenceLengths, scenarioValues, usualLogs } from '../values/scenario-values.ts'
import { MOST_LOST } from '../values/thresholds.ts'
import { alphaShares } from './alpha-shares.ts'
import { judgePairs, type PairsJudgement, pairCheckCounts } from './judge-pairs.ts'
import type { AwaitedCheck, LookPlan } from './replay-looks.ts'

/** A target whose base is asked beside it. */
export interface PairedTarget {
  readonly id: string
  readonly looks: LookPlan
  /** Its first certain regression ends measuring. */
  readonly failFast: boolean
  /** Set where the models differ, whose tokens are not the same length. */
  readonly normalized: boolean
  /** Set where the prompt or the model was changed: then the length of the answers is part of the change. */
  readonly ownLength: boolean
  readonly baseFingerprint: string
  /** Base is another server, whose bad minute head does not share. */
  readonly baseOnOtherServer: boolean
  /** Members that warming up settled differently for base and head, though their plans are alike. */
  readonly settledDifferently: readonly PlanDifference[]
}

export interface PairedRequest {
  readonly targets: readonly JudgedTarget[]
  readonly paired?: readonly PairedTarget[]
  readonly samples: readonly Sample[]
  /** The pairs of all attempts, the earliest first, where there were earlier ones. */
  readonly pairedSamples?: readonly Sample[]
  readonly gate: Gate
  /** The alarms that a second measurement is to decide; absent in a first one. */
  readonly awaited?: readonly AwaitedCheck[]
  /** Measuring is over, for whatever reason. */
  readonly ended?: boolean
  /** Every run of the baseline: what is usual for each prompt. */
  readonly baselines: readonly RunDigest[]
}

/** Runs from which a prompt's usual level is better known from them than from the pairs themselves. */
const RUNS_FOR_USUAL = 3

/** The counts of a recorded plan that does not give them. */
const USUAL_PAIRS = { least: 60, most: 400 } as const

/**
 * Judges the pairs of each target. A target without a sample of base is not among them: a base that does not answer
 * is left out while measuring, and history decides then.
 */
export function judgePairedTargets(request: PairedRequest): ReadonlyMap<string, PairsJudgement> {
  const { paired = [], gate } = request
  const samples = comparableSamples(request.pairedSamples ?? request.samples)
  const alpha = sharesOf(request)
  const measured = paired.filter(({ id }) => samples.some(({ targetId, arm }) => targetId === id && arm === 'base'))
  return new Map(
    measured.map((target) => [
      target.id,
      judgePairs({
        target: target.id,
        // What is sent was changed, or the server behind it: this change can be the cause.
        owned: true,
        samples,
        gateChecks: gate.checks,
        alpha,
        looks: target.looks,
        failFast: target.failFast,
        awaited: request.awaited,
        ended: request.ended ?? false,
        baseOnOtherServer: target.baseOnOtherServer,
        normalized: target.normalized,
        ownLength: target.ownLength,
        ...usualByHistory(
          target,
          request.baselines,
          firstTokenOf(samples.filter(({ targetId }) => targetId === target.id))
        )
      })
    ])
  )
}

/** One error rate over all targets, whichever way each is judged: those of history take their part by themselves. */
function sharesOf({ gate, targets }: PairedRequest) {
  const count = targets.filter(isJudged).length
  const { gating, other } = pairCheckCounts(gate.checks)
  return alphaShares(gate.falseAlarmRatio, { gating: count * gating, other: count * other })
}

const STALLED: Flag = 'void-client-stall'

/** Base and head stood side by side: history has nothing to add. */
export function pairedPart(target: PairedTarget, { checks }: PairsJudgement, samples: readonly Sample[]) {
  const { id } = target
  const own = samples.filter(({ targetId }) => targetId === id)
  const stalled = shareWhere(own, ({ flags }) => flags.includes(STALLED)) > MOST_LOST
  const explained = checks.some(({ metric, verdict }: Check) => metric === 'error_rate' && verdict === 'regressed')
  const lost = (['base', 'head'] as const).some(
    (side) =>
      shareWhere(
        own.filter((sample) => sample.arm === side && !isVoid(sample)),
        isFailure
      ) > MOST_LOST
  )
  const warnings: readonly Warning[] = [
    ...(target.settledDifferently.length === 0
      ? []
      : [{ kind: 'asked-differently', target: id, differences: target.settledDifferently } as const]),
    ...(target.ownLength ? [] : armWarnings(id, judgedOnce(own)))
  ]
  return { id, checks, unmeasured: stalled || (lost && !explained), warnings }
}

function judgedOnce(samples: readonly Sample[]): readonly Sample[] {
  return samples.filter((sample) => !isVoid(sample) && !sample.flags.includes('recheck'))
}

function shareWhere(samples: readonly Sample[], is: (sample: Sample) => boolean): number {
  return samples.length === 0 ? 0 : samples.filter(is).length / samples.length
}

function usualByHistory(
  { id, baseFingerprint }: PairedTarget,
  baselines: readonly RunDigest[],
  firstToken: TargetDigest['firstToken']
) {
  const targets = baselines.flatMap((run) =>
    run.targets.filter(
      (target) =>
        target.id === id && target.fingerprint === baseFingerprint && areOneFirstToken(target.firstToken, firstToken)
    )
  )
  if (targets.length < RUNS_FOR_USUAL) return {}
  const lengths = referenceLengths(targets)
  const usual = JUDGED_METRICS.map((metric) => [
    metric,
    usualLogs(targets.map((target) => scenarioValues(target, metric, lengths)))
  ])
  return { usual: Object.fromEntries(usual) }
}

/** The targets of a recorded plan that are asked in pairs. */
export function pairedTargetsOf(
  plan: RunPlan,
  { gate, accept }: { readonly gate: Gate; readonly accept: readonly Acceptance[] }
): readonly PairedTarget[] {
  const { base } = plan
  if (base === undefined) return []
  const hashes = new Map(base.scenarios.map(({ id, hash }) => [id, hash]))
  const common = plan.scenarios.filter(({ id }) => hashes.has(id))
  const promptsChanged = common.some(({ id, hash }) => hashes.get(id) !== hash)
  return plan.targets.flatMap((target) => {
    const head = plan.targets.find(({ id }) => id === target.baseOf)
    if (head === undefined) return []
    const { least, most } = target.pairs ?? USUAL_PAIRS
    const modelChanged = head.parts['model'] !== target.parts['model']
    return [
      {
        id: head.id,
        looks: { scenarioCount: common.length, leastPairs: least, mostPairs: most },
        // An alarm that a line may accept must not keep the others from being measured.
        failFast: gate.failFast && !accept.some((line) => line.target === head.id),
        normalized: modelChanged,
        ownLength: modelChanged || promptsChanged,
        baseFingerprint: target.fingerprint,
        baseOnOtherServer: areOnTwoServers(head, target),
        settledDifferently: isPlannedAlike(head, target) ? planDifferences(target.asked ?? {}, head.asked ?? {}) : []
      }
    ]
  })
}

function isPlannedAlike({ parts: one }: RunTarget, { parts: other }: RunTarget): boolean {
  return ['api', 'model', 'params', 'extraBody'].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name])
  )
}

/** Returns true where head and its base are servers of their own. */
export function areOnTwoServers(head: RunTarget, base: RunTarget): boolean {
  return baseOrigin(head) !== baseOrigin(base)
}

function baseOrigin({ parts }: RunPlan['targets'][number]): string {
  const { baseUrl } = parts
  return typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl).origin : ''
}
