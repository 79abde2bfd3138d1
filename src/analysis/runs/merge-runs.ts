import type { Environment } from '../../domain/environment.ts'
import { largest } from '../../domain/extremes.ts'
import { isJudged, ownerOf } from '../../domain/plan.ts'
import type { ClientHealth, RunEnd, RunFile } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { instantOf } from '../../domain/time.ts'
import type { PartRefusal, Warning } from '../../domain/warning.ts'
import { median } from '../../stats/quantile.ts'

export interface MergeRequest {
  /** In any order; each says in `part` what it is of, and one that does not is the whole. */
  readonly runs: readonly RunFile[]
  /** The plan that is reported, where it is known; else the one that most parts have. */
  readonly fingerprint?: string
  /** Ids of the targets that are to be judged, those measured beside one left out; else those that any part has. */
  readonly targetIds?: readonly string[]
}

export interface Merged {
  /** The run as one machine would have stored it; absent where no part belongs to the plan. */
  readonly run?: RunFile
  /** Parts of the plan in whose place newer ones were taken. */
  readonly unused: readonly RunFile[]
  readonly warnings: readonly Warning[]
}

/**
 * Parts of one run, measured on several machines, as the run that one machine would have stored: every target × scenario
 * is taken from one part, so that nothing counts twice, and pairs stay whole. What is missing, double or foreign is said.
 */
export function mergeRuns(request: MergeRequest): Merged {
  const { kept, refused } = fitting(request)
  // The newest attempt at a part counts.
  const parts = kept.toSorted(newestFirst)
  const [first] = parts
  if (first === undefined) return { unused: [], warnings: refused }
  const owners = ownersOf(parts, first)
  const missing = missingParts(parts, first, { owners, targetIds: request.targetIds })
  const used = [...new Set(owners.values())]
  const unused = parts.filter((part) => !used.includes(part))
  const repeated = unused.filter((part) => !isContinued(part, used)).map(nameOfPart)
  const machines = [...new Set(used.map(({ environment }) => machineOf(environment)))]
  return {
    run: mergedParts(used.toSorted(oldestFirst), owners, missing.length > 0),
    unused,
    warnings: [
      ...refused,
      ...[...new Set(repeated)].map((part): Warning => ({ kind: 'part-repeated', part })),
      ...missing.map((part): Warning => ({ kind: 'part-missing', part })),
      ...(machines.length > 1 ? [{ kind: 'parts-differ', machines } as const] : [])
    ]
  }
}

/** Pairs of an earlier attempt are not thrown away: the newer ones are judged with them (merge-attempts.ts). */
function isContinued(part: RunFile, used: readonly RunFile[]): boolean {
  const newest = largest(used.map(attemptOf))
  return attemptOf(part) < newest && part.samples.some(({ arm }) => arm === 'base')
}

function attemptOf({ workflowRun }: RunFile): number {
  return workflowRun?.attempt ?? 0
}

/** Names a part for a reader: its targets and its shard. */
export function nameOfPart({ part }: RunFile): string {
  const { targets, shard } = part ?? {}
  const words = [
    ...(targets === undefined ? [] : [targets.join(', ')]),
    ...(shard === undefined ? [] : [`shard ${shard.index}/${shard.count}`])
  ]
  return words.length === 0 ? 'the whole' : words.join(', ')
}

function fitting({ runs, fingerprint }: MergeRequest) {
  const plan = fingerprint ?? mostFrequent(runs.map((run) => run.plan.fingerprint))
  const ofPlan = runs.filter((run) => run.plan.fingerprint === plan)
  const commit = mostFrequent(ofPlan.map((run) => run.commit ?? ''))
  const metrics = mostFrequent(ofPlan.map(definitionOf))
  const whyNot = (run: RunFile): PartRefusal | undefined => {
    if (run.plan.fingerprint !== plan) return 'other-plan'
    if ((run.commit ?? '') !== commit) return 'other-commit'
    return definitionOf(run) === metrics ? undefined : 'other-version'
  }
  const refused = runs.flatMap((run): readonly Warning[] => {
    const why = whyNot(run)
    return why === undefined ? [] : [{ kind: 'part-refused', part: nameOfPart(run), why }]
  })
  return { kept: runs.filter((run) => whyNot(run) === undefined), refused }
}

function definitionOf({ metricDefinition, quantileMethod }: RunFile): string {
  return `${metricDefinition} ${quantileMethod}`
}

/** The value that stands most often, the first of them where several do. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

function newestFirst(a: RunFile, b: RunFile): number {
  const attempts = attemptOf(b) - attemptOf(a)
  return attempts === 0 ? instantOf(b.startedAt) - instantOf(a.startedAt) : attempts
}

function oldestFirst(a: RunFile, b: RunFile): number {
  return instantOf(a.startedAt) - instantOf(b.startedAt)
}

type Owners = ReadonlyMap<string, RunFile>

/** A base's or an upstream's samples go where those of the target go that they are measured beside. */
function cellOf(targetId: string, scenarioId: string): string {
  return JSON.stringify([targetId, scenarioId])
}

/** Which part each target × scenario is taken from. */
function ownersOf(parts: readonly RunFile[], { plan }: RunFile): Owners {
  const owners = new Map<string, RunFile>()
  for (const part of parts) {
    for (const id of headTargets(plan).filter((target) => part.part?.targets?.includes(target) ?? true)) {
      for (const scenario of measuredScenarios(part)) {
        const cell = cellOf(id, scenario)
        if (!owners.has(cell)) owners.set(cell, part)
      }
    }
  }
  return owners
}

function headTargets({ targets }: RunFile['plan']): readonly string[] {
  return targets.filter(isJudged).map(({ id }) => id)
}

/** Base may have scenarios that head has not; they are in no pair. */
function measuredScenarios({ plan, part }: RunFile): readonly string[] {
  const ids = plan.scenarios.map(({ id }) => id)
  const shard = part?.shard
  return shard === undefined ? ids : ids.filter((_, position) => position % shard.count === shard.index - 1)
}

/** Parts that must have been measured and are not there: shards by their number, targets by name. */
function missingParts(
  parts: readonly RunFile[],
  { plan }: RunFile,
  { owners, targetIds }: { readonly owners: Owners; readonly targetIds: MergeRequest['targetIds'] }
): readonly string[] {
  const scenarios = plan.scenarios.map(({ id }) => id)
  const counts = [...new Set(parts.flatMap(({ part }) => part?.shard?.count ?? []))]
  const missing = (targetIds ?? headTargets(plan)).flatMap((target) => {
    const unowned = scenarios.flatMap((id, position) => (owners.has(cellOf(target, id)) ? [] : [position]))
    if (unowned.length === 0) return []
    if (unowned.length === scenarios.length) return [target]
    const [count = scenarios.length] = counts
    return [...new Set(unowned.map((position) => (position % count) + 1))].map((index) => `shard ${index}/${count}`)
  })
  return [...new Set(missing)]
}

function mergedParts(parts: readonly RunFile[], owners: Owners, isPartial: boolean): RunFile {
  const [first] = parts as readonly [RunFile, ...RunFile[]] // a plan has at least one target and one scenario
  const { part: _part, confirmation: _confirmation, events: _events, costUsd: _cost, ...rest } = first
  const rows = numbered(parts.map((part) => ownRows(part, owners, instantOf(first.startedAt))))
  const inOrder = rows.flat().toSorted((a, b) => a.sample.startedAtMs - b.sample.startedAtMs)
  const costs = parts.flatMap(({ costUsd }) => costUsd ?? [])
  const attempt = largest(parts.map(attemptOf))
  const health = parts.flatMap(({ clientHealth }) => clientHealth ?? [])
  return {
    ...rest,
    workflowRun: rest.workflowRun && { id: rest.workflowRun.id, attempt },
    environment: mergedEnvironment(parts.map(({ environment }) => environment)),
    // A machine that had no key for base measured without it.
    plan: {
      ...rest.plan,
      base: parts.find(({ plan }) => plan.base !== undefined)?.plan.base,
      targets: unitedTargets(parts)
    },
    clientHealth: health.length === 0 ? undefined : worstHealth(health),
    end: unitedEnd(parts, isPartial),
    costUsd: costs.length < parts.length ? undefined : costs.reduce((sum, cost) => sum + cost, 0),
    samples: inOrder.map(({ sample }) => sample),
    events: unitedEvents(parts, inOrder)
  }
}

interface Row {
  readonly sample: Sample
  readonly atMs?: number[]
}

/** Returns the samples that are taken from a part, with times counted from the start of the merged run. */
function ownRows(part: RunFile, owners: Owners, startMs: number): readonly Row[] {
  const laterMs = instantOf(part.startedAt) - startMs
  const beside = new Map(part.plan.targets.map((target) => [target.id, ownerOf(target)]))
  const events = new Map(part.events?.map(({ sample, atMs }) => [sample, atMs]))
  return part.samples.flatMap((sample, index) => {
    const target = beside.get(sample.targetId) ?? sample.targetId
    if (owners.get(cellOf(target, sample.scenarioId)) !== part) return []
    const atMs = events.get(index)
    const moved = { ...sample, startedAtMs: sample.startedAtMs + laterMs }
    return [{ sample: moved, atMs }]
  })
}

/**
 * Pairs are numbered target by target. Machines of one seed number them alike, and no number twice; of two seeds one
 * number may be two pairs, and then the later machine's are numbered on.
 */
function numbered(parts: readonly (readonly Row[])[]): readonly (readonly Row[])[] {
  const scenarioOf = new Map<string, string>()
  let next = 0
  return parts.map((rows) => {
    const clashes = rows.some(({ sample }) => {
      const taken = scenarioOf.get(pairOf(sample))
      return sample.pair !== undefined && taken !== undefined && taken !== sample.scenarioId
    })
    const offset = clashes ? next : 0
    const own = rows.map(({ sample, ...row }) => ({
      ...row,
      sample: sample.pair === undefined ? sample : { ...sample, pair: sample.pair + offset }
    }))
    for (const { sample } of own) {
      scenarioOf.set(pairOf(sample), sample.scenarioId)
      next = Math.max(next, (sample.pair ?? 0) + 1)
    }
    return own
  })
}

function pairOf({ targetId, pair }: Sample): string {
  return JSON.stringify([targetId, pair])
}

function unitedTargets(parts: readonly RunFile[]): RunFile['plan']['targets'] {
  const byId = new Map(parts.toReversed().flatMap(({ plan }) => plan.targets.map((target) => [target.id, target])))
  return [...byId.values()]
}

/** The end of a run that a part is missing of. Those that are there made all they were asked: nobody knows what ended the other. */
const WITHOUT_PART: RunEnd = { reason: 'fixed', partial: true }

/** Ended early where any part did, or is not there. */
function unitedEnd(parts: readonly RunFile[], isPartial: boolean): RunEnd {
  if (isPartial) return WITHOUT_PART
  return parts.find(({ end }) => end.partial)?.end ?? parts[0]?.end ?? { reason: 'fixed', partial: false }
}

/** The worst of all machines: what one of them did to its samples is in the whole. */
function worstHealth(all: readonly ClientHealth[]): ClientHealth {
  const worst = (read: (health: ClientHealth) => number | undefined): number =>
    largest(all.map((health) => read(health) ?? 0))
  const lags = all.flatMap(({ dispatchLagMs }) => dispatchLagMs ?? [])
  return {
    eventLoopDelayMs: {
      p50: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.p50),
      p99: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.p99),
      max: worst(({ eventLoopDelayMs }) => eventLoopDelayMs.max)
    },
    dispatchLagMs:
      lags.length === 0
        ? undefined
        : {
            p50: worst(({ dispatchLagMs }) => dispatchLagMs?.p50),
            max: worst(({ dispatchLagMs }) => dispatchLagMs?.max)
          }
  }
}

function unitedEvents(parts: readonly RunFile[], rows: readonly Row[]): RunFile['events'] {
  if (parts.some(({ events }) => events === undefined)) return undefined
  return rows.flatMap(({ atMs }, sample) => (atMs === undefined ? [] : [{ sample, atMs }]))
}

const FACTS = [
  'os',
  'architecture',
  'runnerName',
  'runnerEnvironment',
  'image',
  'cpuModel',
  'gpuModel',
  'nodeVersion'
] as const
/** A fact of the run file is no longer. */
const MAX_NAME_LENGTH = 300

/**
 * The machines of one run as one. Where they differ, all are named, in an order that does not depend on which came first:
 * such a run is of no class that a single machine has, so that an owned target is not compared across them in silence.
 */
export function mergedEnvironment(environments: readonly Environment[]): Environment {
  const facts = FACTS.flatMap((fact) => {
    const values = [...new Set(environments.flatMap((environment) => environment[fact] ?? []))].toSorted()
    return values.length === 0 ? [] : [[fact, values.join(' + ').slice(0, MAX_NAME_LENGTH)] as const]
  })
  return { ...Object.fromEntries(facts), connectMs: mergedConnects(environments) }
}

/** Describes a machine in a few words. */
export function machineOf({ os, architecture, cpuModel, gpuModel }: Environment): string {
  return [os, architecture, cpuModel, gpuModel].filter((part) => part !== undefined).join(' ')
}

function mergedConnects(environments: readonly Environment[]): Environment['connectMs'] {
  const all = environments.flatMap(({ connectMs }) => Object.entries(connectMs ?? {}))
  if (all.length === 0) return undefined
  const byOrigin = Map.groupBy(all, ([origin]) => origin)
  const medians = [...byOrigin].flatMap(([origin, entries]) => {
    const middle = median(entries.map(([, connectMs]) => connectMs))
    return middle === undefined ? [] : [[origin, middle] as const]
  })
  return Object.fromEntries(medians)
}

interface MergedAttempts extends Merged {
  /** Earlier attempts' pairs, the first attempt first. */
  readonly earlierJobs: readonly RunFile[]
}

/**
 * Parts of one run where jobs were run again: the newest of each part make the run, and the pairs of those before it
 * stay, numbered before the newest. Thrown away, a part could be measured again and again until it is green.
 */
export function mergeAttempts(request: MergeRequest): MergedAttempts {
  const merged = mergeRuns(request)
  const { run } = merged
  if (run === undefined) return { ...merged, earlierJobs: [] }
  const continued = merged.unused.filter((part) => isContinued(part, [run]))
  const byAttempt = [...Map.groupBy(continued, attemptOf)].toSorted(([a], [b]) => a - b)
  const earlier = byAttempt.flatMap(([, runs]) => mergeRuns({ runs, fingerprint: run.plan.fingerprint }).run ?? [])
  const [newest = run, ...before] = numberedOn([...earlier, run]).toReversed()
  return { ...merged, run: newest, earlierJobs: before.toReversed() }
}

/** Attempts are of one seed, and number their pairs alike: each one's begin after those of the one before. */
function numberedOn(runs: readonly RunFile[]): readonly RunFile[] {
  let next = 0
  return runs.map((run) => {
    const offset = next
    const numbers = run.samples.flatMap(({ pair }) => pair ?? [])
    next += numbers.reduce((most, pair) => Math.max(most, pair + 1), 0)
    if (offset === 0) return run
    const samples = run.samples.map((sample) =>
      sample.pair === undefined ? sample : { ...sample, pair: sample.pair + offset }
    )
    return { ...run, samples }
  })
}
