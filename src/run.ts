import { assembleRun } from './analysis/assemble-run.ts'
import { buildReport } from './analysis/build-report.ts'
import { confirm, needsConfirmation } from './analysis/confirm.ts'
import { digestRun } from './analysis/digest.ts'
import { type Judgement, judge } from './analysis/judge.ts'
import { nextBaseline, withLogLine } from './analysis/next-baseline.ts'
import { exitCodeOf } from './analysis/state.ts'
import { unmeasuredReport } from './analysis/unmeasured-report.ts'
import { uniteLogs, uniteWindows } from './analysis/window.ts'
import type { LogLine, RunDigest } from './domain/baseline.ts'
import type { Environment } from './domain/environment.ts'
import { KnownError } from './domain/errors.ts'
import { type ExitCode, exitCodeOfError } from './domain/exit-code.ts'
import type { Plan } from './domain/plan.ts'
import type { Place, Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import type { Warning } from './domain/warning.ts'
import { planParts } from './plan/plan-parts.ts'
import { schedule } from './plan/schedule.ts'
import type { BaselineStore, Measure, Measured, Publisher, StoredBaselines, Wait } from './ports.ts'
import { publicationOf } from './report/publication.ts'
import { seededRandom } from './stats/random.ts'

export interface RunRequest {
  readonly plan: Plan
  readonly place: Place
  readonly environment: Environment
  readonly tool: { readonly name: string; readonly version: string }
  readonly seed: number
  /** What reading the plan already brought up. */
  readonly warnings: readonly Warning[]
}

export interface RunPorts {
  readonly measure: Measure
  readonly baselines: BaselineStore
  readonly publisher: Publisher
  readonly wait: Wait
  /** The time now, ISO 8601. */
  readonly now: () => string
}

export interface RunResult {
  readonly report: Report
  readonly exitCode: ExitCode
  /** Absent where nothing could be measured. */
  readonly run?: RunFile
}

/** The program: prove, remember, measure, judge, ask again, report, store, publish. */
export async function run(request: RunRequest, ports: RunPorts): Promise<RunResult> {
  const proven = await ports.publisher.prove()
  const history = await readHistory(request, ports)
  const told = { ...request, warnings: [...request.warnings, ...proven, ...history.stored.warnings] }
  let earlier: readonly RunFile[]
  let last: Measurement
  try {
    ;({ earlier, last } = await measureRuns(told, ports))
  } catch (error) {
    if (error instanceof KnownError) return await tellFailure(error, told, history, ports)
    throw error
  }
  const first = judgeRun(told, history, last.run)
  const { run, judgement } = await askAgain({ request: told, history, ports, run: last.run, judgement: first })
  const report = buildReport({
    run,
    judgement,
    targets: told.plan.targets,
    place: told.place,
    durationMs: last.measured.durationMs,
    unmeasuredBefore: history.log[0]?.state === 'could-not-measure',
    warnings: [...told.warnings, ...last.measured.warnings],
    now: ports.now(),
    ...(told.plan.gate.failOn === undefined ? {} : { failOn: told.plan.gate.failOn }),
    ...(history.stored.ancestry === undefined ? {} : { ancestry: history.stored.ancestry }),
    ...(history.stored.expiresAt === undefined ? {} : { expiresAt: history.stored.expiresAt })
  })
  const stored = await store({ request: told, history, ports, runs: [...earlier, run], report })
  const whole = { ...report, warnings: [...report.warnings, ...stored] }
  const unsaid = await ports.publisher.publish(publicationOf(whole, run))
  const said = { ...whole, warnings: [...whole.warnings, ...unsaid] }
  return { report: said, run, exitCode: exitCodeOf(report.states, report.color) }
}

interface History {
  readonly stored: StoredBaselines
  readonly digests: readonly RunDigest[]
  readonly log: readonly LogLine[]
}

async function readHistory({ plan, place }: RunRequest, ports: RunPorts): Promise<History> {
  const wanted = plan.compare !== 'off' || place.feedsBaseline
  const stored = wanted ? await ports.baselines.read(place.key) : { files: [], warnings: [] }
  return { stored, digests: uniteWindows(stored.files), log: uniteLogs(stored.files) }
}

interface Measurement {
  readonly run: RunFile
  readonly measured: Measured
}

/** All runs that were asked for, one after another; the last is judged, the others fill the baseline. */
async function measureRuns(
  request: RunRequest,
  ports: RunPorts
): Promise<{ earlier: readonly RunFile[]; last: Measurement }> {
  const earlier: RunFile[] = []
  const count = request.place.feedsBaseline ? request.plan.runCount : 1
  for (let ordinal = 0; ordinal < count - 1; ordinal += 1) {
    const { run } = await measureOnce({ request, measure: ports.measure, round: ordinal, warm: ordinal > 0 })
    earlier.push(run)
  }
  return { earlier, last: await measureOnce({ request, measure: ports.measure, round: count - 1, warm: count > 1 }) }
}

/** One run of the whole plan, and what came of it; rounds of one job differ in their order. */
export async function measureOnce(step: {
  readonly request: RunRequest
  readonly measure: Measure
  readonly round: number
  readonly warm: boolean
}): Promise<Measurement> {
  const { request, measure, round, warm } = step
  const seed = request.seed + round
  const measured = await measure({ plan: request.plan, slots: schedule(request.plan, seededRandom(seed)), warm })
  const partsOf = (target: Plan['targets'][number]) => planParts(target, request.plan.schedule)
  return { run: assembleRun({ ...request, seed, measured, partsOf }), measured }
}

function judgeRun(request: RunRequest, history: History, run: RunFile): Judgement {
  const { plan, seed } = request
  const samples = run.confirmation?.samples ?? run.samples
  return judge({
    targets: plan.targets,
    gate: plan.gate,
    budgets: plan.budgets,
    compare: plan.compare !== 'off',
    candidate: digestRun(run, { ordinal: 0, samples }),
    samples,
    baselines: history.digests,
    ...(history.stored.ancestry === undefined ? {} : { ancestry: history.stored.ancestry }),
    random: seededRandom(seed)
  })
}

interface Doubt {
  readonly request: RunRequest
  readonly history: History
  readonly ports: RunPorts
  readonly run: RunFile
  readonly judgement: Judgement
}

/** One run can be an unlucky one: an alarm counts when a second measurement, kept apart, agrees with it. */
async function askAgain(doubt: Doubt): Promise<{ run: RunFile; judgement: Judgement }> {
  const { request, history, ports, run, judgement } = doubt
  if (run.end.partial || !needsConfirmation(judgement)) return { run, judgement }
  await ports.wait(request.plan.schedule.confirmAfterMs)
  const round = request.plan.runCount
  const { run: second } = await measureOnce({ request, measure: ports.measure, round, warm: true })
  const { startedAt, end, samples } = second
  const spent =
    run.costUsd === undefined || second.costUsd === undefined ? {} : { costUsd: run.costUsd + second.costUsd }
  const both = { ...run, ...spent, confirmation: { startedAt, end, samples } }
  return { run: both, judgement: confirm(judgement, judgeRun(request, history, both)) }
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
  if (!request.place.feedsBaseline || last === undefined) return []
  const own = runs.map((run, ordinal) => digestRun(run, run === last ? { ordinal, state: report.state } : { ordinal }))
  const { key } = request.place
  const now = ports.now()
  return ports.baselines.write(nextBaseline({ key, run: last, own: own.toReversed(), earlier: history, now }))
}

/** Nothing could be measured: say so everywhere, and remember it, since the second time running is news. */
async function tellFailure(
  failure: KnownError,
  request: RunRequest,
  history: History,
  ports: RunPorts
): Promise<RunResult> {
  const { place, plan } = request
  const now = ports.now()
  const again = history.log[0]?.state === 'could-not-measure' && place.feedsBaseline
  const outage = failure.code === 'cannot-measure'
  const asked = plan.gate.failOn?.includes('could-not-measure') === true
  const report = unmeasuredReport({
    ...request,
    promptSet: plan.prompts.name,
    scenarioCount: plan.prompts.scenarios.length,
    now,
    color: !outage || again || asked ? 'red' : 'green',
    why: { failure }
  })
  const [newest] = history.stored.files
  const line: LogLine = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [] }
  const { commit, workflowRun } = place
  const known = {
    ...line,
    ...(commit === undefined ? {} : { commit }),
    ...(workflowRun === undefined ? {} : { workflowRun })
  }
  const stored =
    place.feedsBaseline && newest !== undefined ? await ports.baselines.write(withLogLine(newest, known, now)) : []
  const whole = { ...report, warnings: [...report.warnings, ...stored] }
  await ports.publisher.publish(publicationOf(whole))
  return { report: whole, exitCode: exitCodeOfError(failure.code) }
}
