import { nextBaseline, withLogLine } from './analysis/history/next-baseline.ts'
import { uniteLogs, uniteWindows } from './analysis/history/window.ts'
import { buildReport } from './analysis/report/build-report.ts'
import { trackRecordOf } from './analysis/report/track-record.ts'
import { unmeasuredReport } from './analysis/report/unmeasured-report.ts'
import { digestRun } from './analysis/runs/digest.ts'
import {
  type JudgingHistory,
  type JudgingRules,
  judgeRunFile,
  type RunJudgement
} from './analysis/verdict/judge-run-file.ts'
import { exitCodeOf } from './analysis/verdict/state.ts'
import type { LogLine } from './domain/baseline.ts'
import { KnownError } from './domain/errors.ts'
import type { ExitCode } from './domain/exit-code.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import { STATES, type State } from './domain/verdict.ts'
import type { Warning } from './domain/warning.ts'
import { type MeasuredRuns, measureAgain, measureRuns } from './measure-run.ts'
import type { Publication } from './ports.ts'
import { renderPages } from './report/pages/publication.ts'
import type { History, RunPorts, RunRequest } from './run-request.ts'

export type { RunPorts, RunRequest } from './run-request.ts'

export interface RunResult {
  readonly report: Report
  readonly pages: Publication
  /** Absent where nothing could be measured. */
  readonly run?: RunFile
  readonly exitCode: ExitCode
  /** The state of the previous run on the default branch. */
  readonly previousState?: State
}

/** The program: prove, read history, measure, judge, measure alarms again, report, store, publish. */
export async function run(request: RunRequest, ports: RunPorts): Promise<RunResult> {
  const proofWarnings = await ports.publisher.prove()
  const history = await readHistory(request, ports)
  const prepared = withRecordedBase(request, history, proofWarnings)
  const measured = await orFailure(() => measureRuns(prepared, history, ports))
  if (measured instanceof KnownError) return publishFailure(measured, prepared, history, ports)
  const judged = await judgeAndConfirm(measured, prepared, history, ports)
  const report = reportOf(judged, prepared, history, ports.now())
  const storeWarnings = await store(judged, report, { request: prepared, history, ports })
  return publish(withWarnings(report, storeWarnings), judged.run, { request: prepared, history, ports })
}

interface Surroundings {
  readonly request: RunRequest
  readonly history: History
  readonly ports: RunPorts
}

async function readHistory({ plan, context }: RunRequest, ports: RunPorts): Promise<History> {
  const isNeeded = plan.compare !== 'off' || context.feedsBaseline
  const stored = isNeeded ? await ports.baselines.read(context.key) : { files: [], warnings: [] }
  return { stored, digests: uniteWindows(stored.files), log: uniteLogs(stored.files) }
}

/** A stored run stands in for base's own files where those could not be read. */
function withRecordedBase(request: RunRequest, { digests, stored }: History, proofWarnings: readonly Warning[]) {
  const { plan, warnings } = request.recordedBase?.(digests, stored.ancestry) ?? { plan: request.plan, warnings: [] }
  return { ...request, plan, warnings: [...request.warnings, ...proofWarnings, ...stored.warnings, ...warnings] }
}

/** Returns a known failure, such as a refused key or an outage; bugs are thrown on. */
async function orFailure<T>(work: () => Promise<T>): Promise<T | KnownError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof KnownError) return error
    throw error
  }
}

interface JudgedRun extends Pick<MeasuredRuns, 'earlier' | 'durationMs'> {
  readonly run: RunFile
  readonly judged: RunJudgement
  readonly warnings: readonly Warning[]
}

/** Any single run can be unlucky: an alarm counts once a second measurement in the same job agrees with it. */
async function judgeAndConfirm(
  { run: first, ...measured }: MeasuredRuns,
  request: RunRequest,
  history: History,
  ports: RunPorts
): Promise<JudgedRun> {
  const judge = (run: RunFile) => judgeRunFile(run, rulesOf(request, ports.now()), historyOf(request, history))
  const judged = judge(first)
  const rest = { earlier: measured.earlier, durationMs: measured.durationMs }
  if (judged.unconfirmed.size === 0) return { ...rest, run: first, judged, warnings: measured.warnings }
  // A cap that ended the first measurement leaves nothing for a second, and a stored run cannot be measured again.
  if (first.end.partial || request.stored !== undefined)
    return { ...rest, run: first, judged, warnings: [...measured.warnings, { kind: 'not-confirmed-here' }] }
  await ports.wait(request.plan.schedule.confirmAfterMs)
  const run = await measureAgain(first, judged.unconfirmed, { request, history, measure: ports.measure })
  return { ...rest, run, judged: judge(run), warnings: measured.warnings }
}

function rulesOf({ plan, context, anchorCommit }: RunRequest, now: string): JudgingRules {
  return {
    targets: plan.targets,
    gate: plan.gate,
    budgets: plan.budgets,
    accept: plan.accept,
    compare: plan.compare !== 'off',
    anchor: plan.anchor === undefined ? undefined : { name: plan.anchor, commit: anchorCommit },
    onDefaultBranch: context.feedsBaseline,
    now
  }
}

function historyOf({ earlierAttempts }: RunRequest, { digests, stored }: History): JudgingHistory {
  return { digests, ancestry: stored.ancestry, earlierAttempts }
}

function reportOf(
  { run, judged, durationMs, warnings }: JudgedRun,
  { plan, context, partsMissing, warnings: planWarnings }: RunRequest,
  { stored, log }: History,
  now: string
): Report {
  return buildReport({
    run,
    judged,
    targets: plan.targets,
    context,
    durationMs,
    trackRecord: trackRecordOf(log, plan.gate.failOn),
    circumstances: { failOn: plan.gate.failOn, trial: plan.trial, unmeasuredBefore: wasUnmeasured(log) },
    ancestry: stored.ancestry,
    expiresAt: stored.expiresAt,
    partsMissing,
    warnings: [...planWarnings, ...warnings],
    now
  })
}

function wasUnmeasured([newest]: readonly LogLine[]): boolean {
  return newest?.state === 'could-not-measure'
}

async function store(
  { run, earlier }: JudgedRun,
  { state, checks }: Report,
  { request, history, ports }: Surroundings
): Promise<readonly Warning[]> {
  // A cancelled run holds only the prompts that came first.
  if (!request.context.feedsBaseline || run.end.reason === 'cancelled') return []
  const filling = earlier.map((other, ordinal) => digestRun(other, { ordinal }))
  const own = [...filling, digestRun(run, { ordinal: earlier.length, state, checks })].toReversed()
  const levels = { targets: request.plan.targets, anchorCommit: request.anchorCommit }
  const { key } = request.context
  return ports.baselines.write(nextBaseline({ key, run, own, earlier: history, now: ports.now(), levels }))
}

/** Nothing could be measured: the report says so, and the log remembers it, since a second time in a row is red. */
async function publishFailure(failure: KnownError, request: RunRequest, history: History, ports: RunPorts) {
  const now = ports.now()
  const report = unmeasuredReport({ ...request, now, unmeasuredBefore: wasUnmeasured(history.log), why: { failure } })
  const [newest] = history.stored.files
  const { commit, workflowRun, feedsBaseline } = request.context
  const line: LogLine = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [], commit, workflowRun }
  const isLogged = feedsBaseline && newest !== undefined
  const storeWarnings = isLogged ? await ports.baselines.write(withLogLine(newest, line, now)) : []
  return publish(withWarnings(report, storeWarnings), undefined, { request, history, ports })
}

function withWarnings(report: Report, warnings: readonly Warning[]): Report {
  return { ...report, warnings: [...report.warnings, ...warnings] }
}

/** Renders the pages once, now that everything they can say is known. Publishing cannot change the verdict. */
async function publish(
  report: Report,
  run: RunFile | undefined,
  { request, history, ports }: Surroundings
): Promise<RunResult> {
  const pages = renderPages(report, run)
  const publishWarnings = await ports.publisher.publish(pages)
  const { failOn } = request.plan.gate
  return {
    report: withWarnings(report, publishWarnings),
    pages,
    run,
    exitCode: exitCodeOf({ ...report, failOn, failure: report.failure?.code }),
    previousState: previousState(history)
  }
}

/** Returns the state of the run before. An alarm hidden behind a graver state, as drift behind inconclusive, still counts as drift. */
function previousState({ log, digests }: History): State | undefined {
  const [last] = log
  if (last?.state === undefined) return undefined
  const alarms = digests.find(({ recordedAt }) => recordedAt === last.recordedAt)?.alarms ?? []
  const isHidden =
    alarms.some(({ accepted }) => accepted === undefined) && STATES.indexOf(last.state) < STATES.indexOf('drift')
  const isAlarm = last.state === 'regression' || last.state === 'over-budget'
  return isHidden && !isAlarm ? 'drift' : last.state
}
