import { chartDataOf } from './analysis/report/chart-data.ts'
import { unmeasuredReport } from './analysis/report/unmeasured-report.ts'
import { COLOR_OF_NOTHING_STORED, exitCodeOf } from './analysis/verdict/state.ts'
import { KnownError } from './domain/errors.ts'
import type { ExitCode } from './domain/exit-code.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import type { State } from './domain/verdict.ts'
import type { Warning } from './domain/warning.ts'
import { rulesFacts } from './judge-by-base.ts'
import { judgeAndConfirm, reportOf } from './judge-run.ts'
import { measureRuns } from './measure-run.ts'
import type { Publication } from './ports.ts'
import { publicationOf } from './publication.ts'
import type { History, JudgedRun, RunPorts, RunRequest } from './run-request.ts'
import { isStoredRun, logFailure, previousState, readHistory, storeRun, wasUnmeasured } from './store-run.ts'

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
  const prepared = withBaseFromHistory(request, history, proofWarnings)
  const measured = await orFailure(() => measureRuns(prepared, history, ports))
  if (measured instanceof KnownError) return publishFailure(measured, prepared, history, ports)
  const judged = await judgeAndConfirm(measured, prepared, history, ports)
  const report = reportOf(judged, prepared, history, ports.now())
  const storeWarnings = await storeRun(judged, report, { request: prepared, history, ports })
  const isStored = isStoredRun(judged.run, prepared, storeWarnings)
  const told = afterStoring(reportWithWarnings(report, storeWarnings), prepared, isStored)
  return publish(told, { request: prepared, history, ports }, judged)
}

interface Surroundings {
  readonly request: RunRequest
  readonly history: History
  readonly ports: RunPorts
}

/** A stored run stands in for base's own files where those could not be read. */
function withBaseFromHistory(request: RunRequest, { digests, stored }: History, proofWarnings: readonly Warning[]) {
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

/** Reports a run that could not be measured. */
async function publishFailure(failure: KnownError, request: RunRequest, history: History, ports: RunPorts) {
  const now = ports.now()
  const unmeasuredBefore = wasUnmeasured(history.log)
  const report = unmeasuredReport({ ...request, ...rulesFacts(request), now, unmeasuredBefore, why: { failure } })
  const logWarnings = await logFailure(request, history, ports, now)
  return publish(afterStoring(reportWithWarnings(report, logWarnings), request, false), { request, history, ports })
}

/** A report says that its run is stored only once it is. */
function afterStoring(report: Report, { mustStore = false, plan }: RunRequest, isStored: boolean): Report {
  const context = { ...report.context, feedsBaseline: isStored }
  if (isStored || !mustStore) return { ...report, context }
  const warning: Warning = { kind: 'runs-not-stored', count: plan.runCount }
  return { ...reportWithWarnings(report, [warning]), context, color: COLOR_OF_NOTHING_STORED }
}

function reportWithWarnings(report: Report, warnings: readonly Warning[]): Report {
  return { ...report, warnings: [...report.warnings, ...warnings] }
}

/** Renders the pages once, now that everything they can say is known. Publishing cannot change the verdict. */
async function publish(
  report: Report,
  { request, history, ports }: Surroundings,
  { run, judged }: Partial<JudgedRun> = {}
): Promise<RunResult> {
  const charts = run && judged && (() => chartDataOf({ run, ...judged.judgement, ...history }))
  const pages = publicationOf(report, run, charts)
  const publishWarnings = await ports.publisher.publish(pages)
  const { failOn } = request.plan.gate
  return {
    report: reportWithWarnings(report, publishWarnings),
    pages,
    run,
    exitCode: exitCodeOf({ ...report, failOn, failure: report.failure?.code }),
    previousState: previousState(history)
  }
}
