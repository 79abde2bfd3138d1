import { earlierPairs } from './analysis/pairs/earlier-pairs.ts'
import { planWork } from './analysis/pairs/looks.ts'
import type { AwaitedCheck } from './analysis/pairs/replay-looks.ts'
import { accountRefusal } from './analysis/runs/account-refusal.ts'
import { assembleRun, recordPlan } from './analysis/runs/assemble-run.ts'
import type { RunDigest } from './domain/baseline.ts'
import { largest } from './domain/extremes.ts'
import type { SettledMembers } from './domain/look.ts'
import { ownerOf, type Plan } from './domain/plan.ts'
import type { RunFile } from './domain/run-file.ts'
import { instantOf } from './domain/time.ts'
import type { Warning } from './domain/warning.ts'
import { checkFirstLook } from './plan/forecast/check-caps.ts'
import { factsOnRecord } from './plan/forecast/forecast.ts'
import { planOfPart } from './plan/slots/part-of-plan.ts'
import type { Measure } from './ports.ts'
import type { History, MeasureFacts, RunPorts, RunRequest } from './run-request.ts'

/** One measurement of a plan, as a run file. */
export interface Measurement {
  readonly run: RunFile
  readonly durationMs: number
  readonly warnings: readonly Warning[]
}

/** The run to judge, and the runs measured before it only to fill the baseline. */
export interface MeasuredRuns extends Measurement {
  readonly earlier: readonly RunFile[]
}

/** Measures the plan as often as `runs` says, or takes the stored run as it is. The last run is the one to judge. */
export async function measureRuns(
  request: RunRequest,
  { digests }: History,
  { measure }: Pick<RunPorts, 'measure'>
): Promise<MeasuredRuns> {
  const { stored, plan } = request
  if (stored !== undefined) return { earlier: [], run: stored, durationMs: durationOf(stored), warnings: [] }
  // The baseline says how long requests take. A plan that cannot finish in time is refused before it costs anything.
  checkFirstLook(plan, factsOnRecord(digests))
  const earlier: RunFile[] = []
  const count = request.context.feedsBaseline ? plan.runCount : 1
  const step = { facts: request, measure, baselines: digests }
  for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
    const measurement = await measureOnce({ ...step, ordinal, warm: ordinal > 0 })
    // The other runs would be refused as well.
    if (accountRefusal(measurement.run) !== undefined) return { earlier, ...measurement }
    earlier.push(measurement.run)
  }
  const { earlierJobs } = request
  return { earlier, ...(await measureOnce({ ...step, ordinal: count - 1, warm: count > 1, earlierJobs })) }
}

/** Returns how long a stored run took, from the start of its first request to the end of its last. */
export function durationOf({ samples }: RunFile): number {
  return Math.max(0, largest(samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0))))
}

export interface MeasureStep {
  readonly facts: MeasureFacts
  readonly measure: Measure
  /** Numbers the measurements of one job: each has an order of its own. */
  readonly ordinal: number
  /** Warm-up and probe were made already in this job. */
  readonly warm: boolean
  /** Runs of earlier jobs of the same workflow run and key. */
  readonly earlierJobs?: readonly RunFile[]
  /** The baseline's runs: they show the usual level of each prompt. */
  readonly baselines?: readonly RunDigest[]
  /** The alarms that a second measurement is to decide; absent in a first one. */
  readonly awaited?: readonly AwaitedCheck[]
}

/** Measures the whole plan once, or this machine's part of it. */
export async function measureOnce(step: MeasureStep): Promise<Measurement> {
  const { measure, ordinal, warm, earlierJobs = [], baselines = [], awaited } = step
  const { commit } = step.facts.context
  const recorded = recordPlan(step.facts.plan, commit)
  const earlier = earlierPairs(earlierJobs, { plan: recorded, commit })
  const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal }
  const { plan, seed } = facts
  const work = planWork({ plan, recorded, seed, commit, earlierJobs, baselines, awaited })
  const last = earlierJobs.at(-1)
  // Earlier attempts have decided everything already, and nothing is left to measure.
  if (work.slots.length === 0 && last !== undefined) return { run: last, durationMs: 0, warnings: [] }
  const measured = await measure({ plan: planOfPart(plan), ...work, warm, settledBefore: lastSettled(plan, baselines) })
  const { durationMs, warnings } = measured
  return { run: assembleRun({ ...facts, recorded, measured }), durationMs, warnings }
}

/** Which targets to measure a second time, and the alarms that this is to decide. */
export interface Doubts {
  readonly targetIds: ReadonlySet<string>
  readonly awaited: readonly AwaitedCheck[]
}

/** Measures the targets a second time, with their bases and upstreams, and adds that to the run. */
export async function measureAgain(
  first: RunFile,
  { targetIds, awaited }: Doubts,
  { request, history, measure }: { request: RunRequest; history: History; measure: Measure }
): Promise<RunFile> {
  const targets = request.plan.targets.filter((target) => targetIds.has(ownerOf(target)))
  const { run: second } = await measureOnce({
    facts: { ...request, plan: { ...request.plan, targets } },
    measure,
    ordinal: request.plan.runCount,
    warm: true,
    baselines: history.digests,
    awaited
  })
  const isPriced = first.costUsd !== undefined && second.costUsd !== undefined
  return {
    ...first,
    costUsd: isPriced ? (first.costUsd ?? 0) + (second.costUsd ?? 0) : first.costUsd,
    confirmation: { startedAt: second.startedAt, end: second.end, samples: second.samples }
  }
}

/** Names the part of the plan that this machine measures, so that its run file can be merged with the others. */
export function recordedPart({ context, plan }: Pick<MeasureFacts, 'plan' | 'context'>): NonNullable<RunFile['part']> {
  const { targets, shard } = plan.part ?? {}
  return { key: context.key, targets: targets === undefined ? undefined : [...targets], shard }
}

/** Returns the request members that each target settled on in its newest stored run. */
function lastSettled({ targets }: Plan, baselines: readonly RunDigest[]): SettledMembers {
  const newestFirst = baselines.toSorted((a, b) => instantOf(b.recordedAt) - instantOf(a.recordedAt))
  const known = newestFirst.flatMap((run) => run.targets)
  return Object.fromEntries(
    targets.flatMap(({ id, fingerprint }) => {
      const last = known.find((target) => target.id === id && target.fingerprint === fingerprint)
      return last?.asked === undefined ? [] : [[id, last.asked]]
    })
  )
}
