import {
  type BaselineFile,
  type LogLine,
  type RunDigest,
  type ScenarioDigest,
  type TargetDigest,
  WINDOW_RUNS
} from '../domain/baseline.ts'
import type { Json } from '../domain/plan.ts'
import { instantOf } from '../domain/time.ts'
import type { PlanDifference, Warning } from '../domain/warning.ts'
import { epochsOfTarget, type TargetEpochs } from './target-epochs.ts'

/** Runs that one comparison looks back on: enough for a variance, few enough that the level is today's. */
const COMPARED_RUNS = 20
/** Runs are compared on scenarios of equal hash; below this share of the candidate's they are not comparable. */
const COMMON_SHARE = 0.5

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
  /** When the level of these runs began, and whether it crept since. */
  readonly epochs?: TargetEpochs
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

function identityOf(run: RunDigest | LogLine): string {
  const { workflowRun, ordinal, recordedAt, commit } = run
  return workflowRun === undefined
    ? `${recordedAt} ${commit ?? ''} ${ordinal}`
    : `${workflowRun.id}.${workflowRun.attempt}.${ordinal}`
}

/** The newest runs that fit into a file, its writer's own runs first. */
export function nextWindow(own: readonly RunDigest[], earlier: readonly RunDigest[]): readonly RunDigest[] {
  const known = new Set(own.map(identityOf))
  return [...own, ...earlier.filter((run) => !known.has(identityOf(run)))].slice(0, WINDOW_RUNS)
}

export interface WindowRequest {
  readonly digests: readonly RunDigest[]
  readonly candidate: RunDigest
  readonly targetId: string
  readonly owned: boolean
  /** The base commit and its ancestors; absent where unknown. */
  readonly ancestry?: readonly string[]
}

/** The runs that a target's candidate is compared with, nearest first by time, and why others were not. */
export function chooseWindow(
  request: WindowRequest
): ChosenWindow | { readonly runs: readonly []; readonly warnings: readonly Warning[] } {
  const target = request.candidate.targets.find(({ id }) => id === request.targetId)
  if (target === undefined) return { runs: [], warnings: [] }
  const namesakes = namesakesOf(request)
  const samePlan = namesakes.filter((run) => run.target.fingerprint === target.fingerprint)
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
  const { runs: epoch, epochs } = currentLevel(ancestorsFirst(common, request.ancestry), {
    candidate: target,
    owned: request.owned
  })
  const level = epoch.slice(0, COMPARED_RUNS)
  const shared = sharedHashes(
    target,
    level.map((run) => run.target)
  )
  return {
    runs: level.map((run) => ({
      recordedAt: run.recordedAt,
      ...(run.commit === undefined ? {} : { commit: run.commit }),
      target: onlyScenarios(run.target, shared, target)
    })),
    candidate: onlyScenarios(target, shared, target),
    warnings: [...warnings, ...scenarioWarnings(target, level[0]?.target)],
    epochs
  }
}

interface Namesake {
  readonly recordedAt: string
  readonly commit?: string | undefined
  readonly environmentClass: string
  readonly state?: RunDigest['state'] | undefined
  readonly target: TargetDigest
}

function namesakesOf({ digests, candidate, targetId }: WindowRequest): readonly Namesake[] {
  return digests
    .filter((run) => run.metricDefinition === candidate.metricDefinition)
    .flatMap(({ targets, ...run }) => targets.filter(({ id }) => id === targetId).map((target) => ({ ...run, target })))
    .toSorted((a, b) => instantOf(b.recordedAt) - instantOf(a.recordedAt))
}

/** Ancestors of the base where there are any; else what there is, which the report then labels. */
function ancestorsFirst(runs: readonly Namesake[], ancestry: readonly string[] | undefined): readonly Namesake[] {
  if (ancestry === undefined) return runs
  const known = new Set(ancestry)
  const ancestors = runs.filter((run) => run.commit !== undefined && known.has(run.commit))
  return ancestors.length > 0 ? ancestors : runs
}

/**
 * The runs of the current epoch, newest first. A run that regressed is stored and marked, and does not move the level by
 * itself; those that an epoch begins with are its level.
 */
function currentLevel(
  runs: readonly Namesake[],
  { candidate, owned }: { readonly candidate: TargetDigest; readonly owned: boolean }
): { runs: readonly Namesake[]; epochs: TargetEpochs } {
  const oldestFirst = runs.toReversed()
  const hashes = new Set(candidate.scenarios.map(({ hash }) => hash))
  const epochs = epochsOfTarget(
    oldestFirst.map((run) => ({ ...run, target: onlyScenarios(run.target, hashes, candidate) })),
    owned
  )
  const epoch = oldestFirst.slice(epochs.start)
  const marked = (run: Namesake): boolean => run.state === 'regression'
  const firstUnmarked = epoch.findIndex((run) => !marked(run))
  const beginning = epochs.start === 0 ? 0 : Math.max(0, firstUnmarked)
  const kept = epoch.filter((run, index) => index < beginning || !marked(run))
  return { runs: (kept.length > 0 ? kept : epoch).toReversed(), epochs }
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
  return { kind: 'plan-differs', target: candidate.id, differences: planDifferences(baseline.parts, candidate.parts) }
}

type Parts = Readonly<Record<string, Json>>

/** The parts of two plans that differ, by name. */
function planDifferences(baseline: Parts, candidate: Parts): readonly PlanDifference[] {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])].toSorted()
  return names
    .filter((part) => JSON.stringify(baseline[part]) !== JSON.stringify(candidate[part]))
    .map((part) => ({
      part,
      ...(baseline[part] === undefined ? {} : { baseline: baseline[part] }),
      ...(candidate[part] === undefined ? {} : { candidate: candidate[part] })
    }))
}
