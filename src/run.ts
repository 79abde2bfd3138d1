import { nextBaseline, withLogLine } from './analysis/history/next-baseline.ts'
import { uniteLogs, uniteWindows } from './analysis/history/window.ts'
import { buildReport } from './analysis/report/build-report.ts'
import { trackRecordOf } from './analysis/report/track-record.ts'
import { unmeasuredReport } from './analysis/report/unmeasured-report.ts'
import { digestRun } from './analysis/runs/digest.ts'
import { exitCodeOf } from './analysis/verdict/state.ts'
import type { LogLine } from './domain/baseline.ts'
import { KnownError } from './domain/errors.ts'
import { EXIT_CODES, type ExitCode, exitCodeOfError } from './domain/exit-code.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import { STATES, type State } from './domain/verdict.ts'
import type { Warning } from './domain/warning.ts'
import { askAgain, judgeRun, pairsSoFar } from './judge-run.ts'
import { type Measurement, measureOnce } from './measure-run.ts'
import { checkFirstLook } from './plan/forecast/check-caps.ts'
import { factsOf } from './plan/forecast/forecast-from-history.ts'
import { publicationOf } from './report/pages/publication.ts'
import type { History, RunPorts, RunRequest } from './run-request.ts'

export type { RunPorts, RunRequest } from './run-request.ts'

export interface RunResult {
  readonly report: Report
  readonly exitCode: ExitCode
  /** Absent where nothing could be measured. */
  readonly run?: RunFile
  /** What the run before this one on the default branch came to. */
  readonly stateBefore?: State
}

/** The program: prove, remember, find base, measure, judge, ask again, report, store, publish. */
export async function run(asked: RunRequest, ports: RunPorts): Promise<RunResult> {
  const proven = await ports.publisher.prove()
  const history = await readHistory(asked, ports)
  const told = withRecordedBase(asked, history, proven)
  const measuring = await tryToMeasure(told, history, ports)
  if ('failure' in measuring) return await tellFailure(measuring.failure, told, history, ports)
  const { earlier, last } = measuring
  const first = { request: told, history, run: last.run }
  const { run, judgement, warnings } = await askAgain(first, judgeRun(first), ports)
  const report = buildReport({
    ...reportedFrom(told, history),
    run,
    judgement,
    durationMs: last.measured.durationMs,
    warnings: [...told.warnings, ...last.measured.warnings, ...warnings],
    ...pairsReported(told, run),
    now: ports.now()
  })
  const stored = await store({ request: told, history, ports, runs: [...earlier, run], report })
  const whole = { ...report, warnings: [...report.warnings, ...stored] }
  const unsaid = await ports.publisher.publish(publicationOf(whole, run))
  const said = { ...whole, warnings: [...whole.warnings, ...unsaid] }
  return {
    report: said,
    run,
    exitCode: exitCodeOf(report.states, report.color, report.trial, told.plan.gate.failOn),
    ...stateBefore(history)
  }
}

function withRecordedBase(request: RunRequest, { digests, stored }: History, proven: readonly Warning[]): RunRequest {
  const { plan, warnings } = request.recordedBase?.(digests, stored.ancestry) ?? { plan: request.plan, warnings: [] }
  return { ...request, plan, warnings: [...request.warnings, ...proven, ...stored.warnings, ...warnings] }
}

async function tryToMeasure(request: RunRequest, history: History, ports: RunPorts) {
  try {
    return await measureRuns(request, history, ports)
  } catch (error) {
    if (error instanceof KnownError) return { failure: error }
    throw error
  }
}

/** What the report takes from the plan and from history as they are. */
function reportedFrom({ plan, context }: RunRequest, { stored, log }: History) {
  const { failOn } = plan.gate
  const trackRecord = trackRecordOf(log, failOn)
  return {
    targets: plan.targets,
    context,
    accept: plan.accept,
    trial: plan.trial,
    unmeasuredBefore: log[0]?.state === 'could-not-measure',
    trackRecord,
    failOn,
    ancestry: stored.ancestry,
    expiresAt: stored.expiresAt
  }
}

function pairsReported(request: RunRequest, run: RunFile) {
  const pairs = pairsSoFar(request, run)
  return pairs === undefined ? {} : { judgedSamples: pairs.samples, continuedAttempts: pairs.attempts }
}

/** An alarm behind a word that goes before it, such as drift behind an inconclusive check, is still an alarm. */
function stateBefore({ log, digests }: History): Pick<RunResult, 'stateBefore'> {
  const [last] = log
  if (last?.state === undefined) return {}
  const alarms = digests.find(({ recordedAt }) => recordedAt === last.recordedAt)?.alarms ?? []
  const isHidden =
    alarms.some(({ accepted }) => accepted === undefined) && STATES.indexOf(last.state) < STATES.indexOf('drift')
  const isAlarm = last.state === 'regression' || last.state === 'over-budget'
  return { stateBefore: isHidden && !isAlarm ? 'drift' : last.state }
}

async function readHistory({ plan, context }: RunRequest, ports: RunPorts): Promise<History> {
  const wanted = plan.compare !== 'off' || context.feedsBaseline
  const stored = wanted ? await ports.baselines.read(context.key) : { files: [], warnings: [] }
  return { stored, digests: uniteWindows(stored.files), log: uniteLogs(stored.files) }
}

/** All runs that were asked for, one after another; the last is judged, the others fill the baseline. */
async function measureRuns(
  facts: RunRequest,
  history: History,
  { measure }: RunPorts
): Promise<{ earlier: readonly RunFile[]; last: Measurement }> {
  const { stored } = facts
  if (stored !== undefined) return { earlier: [], last: { run: stored, measured: toldBy(stored) } }
  // By now it is known how long a request takes; a plan that cannot come to an end is refused before it costs anything.
  checkFirstLook(facts.plan, factsOf(history.digests))
  const earlier: RunFile[] = []
  const count = facts.context.feedsBaseline ? facts.plan.runCount : 1
  const step = { facts, measure, baselines: history.digests }
  for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
    const { run } = await measureOnce({ ...step, ordinal, warm: ordinal > 0 })
    earlier.push(run)
  }
  const attempts = facts.earlierAttempts ?? []
  return { earlier, last: await measureOnce({ ...step, ordinal: count - 1, warm: count > 1, earlier: attempts }) }
}

/** What a run that was measured elsewhere says of its measuring. */
function toldBy({ samples }: RunFile): Measurement['measured'] {
  const ends = samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0))
  return { durationMs: Math.max(0, ...ends), warnings: [] }
}

async function store(leaving: {
  readonly request: RunRequest
  readonly history: History
  readonly ports: RunPorts
  readonly runs: readonly RunFile[]
  readonly report: Report
}): Promise<readonly Warning[]> {
  const { request, history, ports, runs, report } = leaving
  const last = runs[runs.length - 1]
  // What was cut off is of the prompts that came first.
  if (!request.context.feedsBaseline || last === undefined || last.end.reason === 'cancelled') return []
  const own = runs.map((run, ordinal) => digestRun(run, run === last ? { ordinal, ...judgedAs(report) } : { ordinal }))
  const { key } = request.context
  const now = ports.now()
  const { anchorCommit } = request
  const levels = { targets: request.plan.targets, anchorCommit }
  return ports.baselines.write(nextBaseline({ key, run: last, own: own.toReversed(), earlier: history, now, levels }))
}

function judgedAs({ state, checks }: Report) {
  return { state, checks }
}

/** Nothing could be measured: say so everywhere, and remember it, since the second time running is news. */
async function tellFailure(
  failure: KnownError,
  request: RunRequest,
  history: History,
  ports: RunPorts
): Promise<RunResult> {
  const { context, plan } = request
  const now = ports.now()
  const again = history.log[0]?.state === 'could-not-measure' && context.feedsBaseline
  const outage = failure.code === 'cannot-measure'
  const asked = plan.gate.failOn?.includes('could-not-measure') === true
  const report = unmeasuredReport({
    ...request,
    promptSet: plan.prompts.name,
    scenarioCount: plan.prompts.scenarios.length,
    now,
    color: !outage || again || asked ? 'red' : 'green',
    trial: plan.trial,
    why: { failure }
  })
  const [newest] = history.stored.files
  const line: LogLine = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [] }
  const { commit, workflowRun } = context
  const known = {
    ...line,
    ...(commit === undefined ? {} : { commit }),
    ...(workflowRun === undefined ? {} : { workflowRun })
  }
  const stored =
    context.feedsBaseline && newest !== undefined ? await ports.baselines.write(withLogLine(newest, known, now)) : []
  const whole = { ...report, warnings: [...report.warnings, ...stored] }
  await ports.publisher.publish(publicationOf(whole))
  const exitCode = plan.trial && outage ? EXIT_CODES.passed : exitCodeOfError(failure.code)
  return { report: whole, exitCode, ...stateBefore(history) }
}
