import { nextBaseline, withLogLine } from './analysis/history/next-baseline.ts'
import { uniteLogs, uniteWindows } from './analysis/history/window.ts'
import { digestRun } from './analysis/runs/digest.ts'
import type { LogLine } from './domain/baseline.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import { STATES, type State } from './domain/verdict.ts'
import type { Warning } from './domain/warning.ts'
import type { History, JudgedRun, RunPorts, RunRequest } from './run-request.ts'

/** Reads the stored runs, unless nothing is compared and nothing will be stored. */
export async function readHistory({ plan, context, baseRules }: RunRequest, ports: RunPorts): Promise<History> {
  const isCompared = [plan, baseRules?.plan].some((rules) => rules !== undefined && rules.compare !== 'off')
  const isNeeded = isCompared || context.feedsBaseline
  const stored = isNeeded ? await ports.baselines.read(context.key) : { files: [], warnings: [] }
  return { stored, digests: uniteWindows(stored.files), log: uniteLogs(stored.files) }
}

/** The previous run of the default branch could not be measured. */
export function wasUnmeasured([newest]: readonly LogLine[]): boolean {
  return newest?.state === 'could-not-measure'
}

/** Stores the runs of this job where they feed the baseline. Returns warnings for what went wrong. */
export async function storeRun(
  { run, earlier }: JudgedRun,
  { state, checks }: Report,
  { request, history, ports }: { request: RunRequest; history: History; ports: RunPorts }
): Promise<readonly Warning[]> {
  if (!request.context.feedsBaseline || run.end.reason === 'cancelled') return []
  if (run.end.partial) return logFailure(request, history, ports, ports.now())
  const filling = earlier.map((other, ordinal) => digestRun(other, { ordinal }))
  const own = [...filling, digestRun(run, { ordinal: earlier.length, state, checks })].toReversed()
  const levels = { targets: request.plan.targets, anchorCommit: request.anchorCommit }
  const { key } = request.context
  return ports.baselines.write(nextBaseline({ key, run, own, earlier: history, now: ports.now(), levels }))
}

/** A run that was cut off holds only the prompts that came first. */
function isUnfinished({ end }: RunFile): boolean {
  return end.reason === 'cancelled' || end.partial
}

/** True where the run feeds the baseline and was stored; `warnings` are those of storing it. */
export function isStoredRun(run: RunFile, { context }: RunRequest, warnings: readonly Warning[]): boolean {
  return context.feedsBaseline && !isUnfinished(run) && warnings.every(({ kind }) => kind !== 'publish-failed')
}

/** Adds the failure to the log, since an outage for the second time in a row is red. */
export async function logFailure(
  { context }: RunRequest,
  { stored }: History,
  { baselines }: Pick<RunPorts, 'baselines'>,
  now: string
): Promise<readonly Warning[]> {
  const [newest] = stored.files
  const { commit, workflowRun, feedsBaseline } = context
  if (!feedsBaseline || newest === undefined) return []
  const line: LogLine = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [], commit, workflowRun }
  return baselines.write(withLogLine(newest, line, now))
}

/** Returns the state of the run before. An alarm hidden behind a graver state, as drift behind inconclusive, still counts as drift. */
export function previousState({ log, digests }: History): State | undefined {
  const [last] = log
  if (last?.state === undefined) return undefined
  const alarms = digests.find(({ recordedAt }) => recordedAt === last.recordedAt)?.alarms ?? []
  const isHidden =
    alarms.some(({ accepted }) => accepted === undefined) && STATES.indexOf(last.state) < STATES.indexOf('drift')
  const isAlarm = last.state === 'regression' || last.state === 'over-budget'
  return isHidden && !isAlarm ? 'drift' : last.state
}
