import {
  type AlarmDigest,
  type BaselineFile,
  type LogLine,
  type RunDigest,
  type ScenarioDigest,
  type TargetDigest,
  WINDOW_RUNS
} from '../../domain/baseline.ts'
import type { Json } from '../../domain/plan.ts'
import { instantOf } from '../../domain/time.ts'
import type { PlanDifference, Warning } from '../../domain/warning.ts'
import { COMMON_SHARE } from '../../plan/base/with-base.ts'
import { areOneFirstToken } from '../values/first-tokens.ts'
import { type Anchor, type CurrentLevel, currentLevel } from './current-level.ts'
import type { EpochRun } from './epochs.ts'
import { COMPARED_RUNS } from './history-rule.ts'

/** Runs that a file keeps beyond the newest. */
export const MOST_ANCHORS = 6
/** A level that began so few runs ago is named in every report. */
const NEW_LEVEL_RUNS = 10

/** One run on the baseline's side, reduced to the target and to the scenarios both sides have. */
export interface BaselineRun {
  readonly recordedAt: string
  readonly commit?: string
  readonly target: TargetDigest
}

export interface ChosenWindow {
  /** Newest first. */
  readonly runs: readonly BaselineRun[]
  /** The candidate, on the same scenarios. */
  readonly candidate: TargetDigest
  readonly warnings: readonly Warning[]
  /** Runs of long ago, on the same scenarios. */
  readonly anchor?: Anchor<BaselineRun>
  /** Alarms that reviewed lines accepted in the first run of this level. */
  readonly accepted?: readonly AlarmDigest[]
}

/** The windows of several files as one: newest first, each run once. */
export function uniteWindows(files: readonly BaselineFile[]): readonly RunDigest[] {
  return newestOnce(files.flatMap((file) => file.window))
}

/** The logs of several files as one: newest first, each run once. */
export function uniteLogs(files: readonly BaselineFile[]): readonly LogLine[] {
  return newestOnce(files.flatMap((file) => file.log))
}

function newestOnce<T extends RunDigest | LogLine>(runs: readonly T[]): readonly T[] {
  const once = new Map<string, T>()
  for (const run of runs) {
    const key = identityOf(run)
    if (!once.has(key)) once.set(key, run)
  }
  return [...once.values()].toSorted((a, b) => instantOf(b.recordedAt) - instantOf(a.recordedAt))
}

export function identityOf(run: Omit<RunDigest, 'targets'> | LogLine): string {
  const { workflowRun, ordinal, recordedAt, commit } = run
  return workflowRun === undefined
    ? `${recordedAt} ${commit ?? ''} ${ordinal}`
    : `${workflowRun.id}.${workflowRun.attempt}.${ordinal}`
}

/** The newest runs that fit into a file, its writer's own runs first, and after them those that are kept as anchors. */
export function nextWindow(own: readonly RunDigest[], earlier: readonly RunDigest[]): readonly RunDigest[] {
  const known = new Set(own.map(identityOf))
  const all = [...own, ...earlier.filter((run) => !known.has(identityOf(run)))]
  const anchors = all.filter(({ anchor }) => anchor === true).slice(-MOST_ANCHORS)
  return [...all.filter((run) => run.anchor !== true).slice(0, WINDOW_RUNS - anchors.length), ...anchors]
}

export interface WindowRequest {
  readonly digests: readonly RunDigest[]
  readonly candidate: RunDigest
  readonly targetId: string
  readonly owned: boolean
  /** The base commit and its ancestors; absent where unknown. */
  readonly ancestry?: readonly string[]
  readonly anchorCommit?: string
}

/** The runs that a target's candidate is compared with, nearest first by time, and why others were not. */
export function chooseWindow(
  request: WindowRequest
): ChosenWindow | { readonly runs: readonly []; readonly warnings: readonly Warning[] } {
  const target = request.candidate.targets.find(({ id }) => id === request.targetId)
  if (target === undefined) return { runs: [], warnings: [] }
  const namesakes = namesakesOf(request, target)
  const samePlan = namesakes.filter((run) => isRequestedAlike(run.target, target))
  const newestOther = namesakes[0]
  if (samePlan.length === 0) {
    return { runs: [], warnings: newestOther === undefined ? [] : [planDiffers(target, newestOther.target)] }
  }
  const sameMachine = samePlan.filter((run) => run.environmentClass === request.candidate.environmentClass)
  const machines = request.owned ? sameMachine : samePlan
  const warnings = environmentWarnings(request, samePlan, sameMachine)
  const common = machines.filter((run) => sharesEnough(target, run.target))
  if (common.length === 0)
    return { runs: [], warnings: [...warnings, ...scenarioWarnings(target, machines[0]?.target)] }
  const level = currentLevel({ ...request, runs: common, candidate: target })
  const runs = level.runs.slice(0, COMPARED_RUNS)
  const shared = sharedHashes(
    target,
    runs.map((run) => run.target)
  )
  const reduced = (run: Namesake): BaselineRun => ({
    recordedAt: run.recordedAt,
    commit: run.commit,
    target: onlyScenarios(run.target, shared, target)
  })
  const { anchor } = level
  return {
    runs: runs.map(reduced),
    candidate: onlyScenarios(target, shared, target),
    anchor: anchor && { ...anchor, runs: anchor.runs.map(reduced) },
    accepted: acceptedIn(level, target.id),
    warnings: [...warnings, ...shiftWarnings(target.id, level), ...scenarioWarnings(target, runs[0]?.target)]
  }
}

/** The runs of the target's plan, on its kind of machine where that matters, that have enough prompts in common with it. */
export function comparableRuns(request: WindowRequest): readonly Namesake[] {
  const target = request.candidate.targets.find(({ id }) => id === request.targetId)
  if (target === undefined) return []
  return namesakesOf(request, target).filter(
    (run) =>
      isRequestedAlike(run.target, target) &&
      (!request.owned || run.environmentClass === request.candidate.environmentClass) &&
      sharesEnough(target, run.target)
  )
}

function acceptedIn({ shift }: CurrentLevel<Namesake>, target: string): readonly AlarmDigest[] {
  const alarms = shift?.why === 'accepted' ? (shift.first.alarms ?? []) : []
  return alarms.filter((alarm) => alarm.target === target && alarm.accepted !== undefined)
}

/** A level that began lately explains numbers that the reader does not know. */
function shiftWarnings(target: string, { shift }: CurrentLevel<Namesake>): readonly Warning[] {
  if (shift === undefined || shift.age > NEW_LEVEL_RUNS) return []
  const { why, changes, first } = shift
  const { recordedAt, commit } = first
  return [{ kind: 'level-shift', target, recordedAt, commit, why, changes }]
}

type Namesake = Omit<RunDigest, 'targets'> & EpochRun

function namesakesOf({ digests, candidate, targetId }: WindowRequest, own: TargetDigest): readonly Namesake[] {
  return digests
    .filter((run) => run.metricDefinition === candidate.metricDefinition)
    .flatMap(({ targets, ...run }) =>
      targets.filter(({ id }) => id === targetId).map((target) => ({ ...run, target: withFirstTokensOf(target, own) }))
    )
    .toSorted((a, b) => instantOf(b.recordedAt) - instantOf(a.recordedAt))
}

/** The plan's own words, and what was settled of them with the host. */
function isRequestedAlike(one: TargetDigest, other: TargetDigest): boolean {
  return one.fingerprint === other.fingerprint && planDifferences(one.asked ?? {}, other.asked ?? {}).length === 0
}

/** The first token of a reply and that of its answer are two things: where the candidate's rows have the other, there is none. */
function withFirstTokensOf(target: TargetDigest, own: TargetDigest): TargetDigest {
  if (areOneFirstToken(target.firstToken, own.firstToken)) return target
  const scenarios = target.scenarios.map((scenario): ScenarioDigest => {
    return { ...scenario, rows: scenario.rows.map(([, tpot, last, tokens]) => [null, tpot, last, tokens]) }
  })
  return { ...target, scenarios }
}

function sharesEnough(candidate: TargetDigest, baseline: TargetDigest): boolean {
  const known = new Set(baseline.scenarios.map(({ hash }) => hash))
  const common = candidate.scenarios.filter(({ hash }) => known.has(hash)).length
  return common > 0 && common >= COMMON_SHARE * candidate.scenarios.length
}

function sharedHashes(candidate: TargetDigest, baselines: readonly TargetDigest[]): ReadonlySet<string> {
  const everywhere = candidate.scenarios
    .map(({ hash }) => hash)
    .filter((hash) => baselines.some((target) => target.scenarios.some((scenario) => scenario.hash === hash)))
  return new Set(everywhere)
}

/** Scenarios are matched by hash; the candidate's id names them on both sides. */
function onlyScenarios(target: TargetDigest, hashes: ReadonlySet<string>, candidate: TargetDigest): TargetDigest {
  const names = new Map(candidate.scenarios.map(({ hash, id }) => [hash, id]))
  const scenarios: ScenarioDigest[] = target.scenarios
    .filter(({ hash }) => hashes.has(hash))
    .map((scenario) => ({ ...scenario, id: names.get(scenario.hash) ?? scenario.id }))
  return { ...target, scenarios }
}

function scenarioWarnings(candidate: TargetDigest, baseline: TargetDigest | undefined): readonly Warning[] {
  if (baseline === undefined) return []
  const before = new Map(baseline.scenarios.map(({ hash, id }) => [hash, id]))
  const now = new Map(candidate.scenarios.map(({ hash, id }) => [hash, id]))
  const added = [...now].filter(([hash]) => !before.has(hash)).map(([, id]) => id)
  const removed = [...before].filter(([hash]) => !now.has(hash)).map(([, id]) => id)
  if (added.length === 0 && removed.length === 0) return []
  const common = now.size - added.length
  return common < COMMON_SHARE * now.size
    ? [{ kind: 'scenarios-too-few', target: candidate.id, common, all: now.size }]
    : [{ kind: 'scenarios-differ', target: candidate.id, added, removed }]
}

function environmentWarnings(
  { candidate, targetId, owned }: WindowRequest,
  samePlan: readonly Namesake[],
  sameMachine: readonly Namesake[]
): readonly Warning[] {
  const other = samePlan.find((run) => run.environmentClass !== candidate.environmentClass)
  // For an owned target the runs of other machines are left out, which matters only when none is left.
  if (other === undefined || (owned && sameMachine.length > 0)) return []
  return [
    {
      kind: 'environment-differs',
      target: targetId,
      baseline: other.environmentClass,
      candidate: candidate.environmentClass,
      compared: !owned
    }
  ]
}

function planDiffers(candidate: TargetDigest, baseline: TargetDigest): Warning {
  return {
    kind: 'plan-differs',
    target: candidate.id,
    differences: planDifferences(sentParts(baseline), sentParts(candidate))
  }
}

type Parts = Readonly<Record<string, Json>>

function sentParts({ parts, asked }: Pick<TargetDigest, 'parts' | 'asked'>): Parts {
  return { ...parts, ...asked }
}

/** The parts of two plans that differ, by name. */
export function planDifferences(baseline: Parts, candidate: Parts): readonly PlanDifference[] {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])].toSorted()
  return names
    .filter((part) => JSON.stringify(baseline[part]) !== JSON.stringify(candidate[part]))
    .map((part) => ({
      part,
      baseline: baseline[part],
      candidate: candidate[part]
    }))
}
