import { isAskedAlike } from './analysis/pairs/earlier-pairs.ts'
import { pairedTargetsOf } from './analysis/pairs/paired-targets.ts'
import { digestRun } from './analysis/runs/digest.ts'
import { acceptCheck } from './analysis/verdict/accept.ts'
import { confirm, needsConfirmation, type SecondMeasurement, targetsToConfirm } from './analysis/verdict/confirm.ts'
import { type Judgement, judge } from './analysis/verdict/judge.ts'
import type { RunFile } from './domain/run-file.ts'
import { dayOf } from './domain/time.ts'
import type { Warning } from './domain/warning.ts'
import { continuedPairs, measureAgain } from './measure-run.ts'
import type { History, RunPorts, RunRequest } from './run-request.ts'
import { seededRandom } from './stats/random.ts'

/** A run, and what it is judged by. */
export interface Judged {
  readonly request: RunRequest
  readonly history: History
  readonly run: RunFile
}

/** Everything that the run's first measurement and its pairs come to. */
export function judgeRun({ request, history, run }: Judged): Judgement {
  const { plan } = request
  const pairs = pairsSoFar(request, run)
  return judge({
    ...judgedBy(request, history),
    candidate: digestRun(run, { ordinal: 0 }),
    samples: run.samples,
    paired: pairedTargetsOf(run.plan, plan),
    ...(pairs === undefined ? {} : { pairedSamples: pairs.samples })
  })
}

/** What the second measurement comes to by itself; it holds only what raised an alarm. */
function judgeAgain({ request, history, run }: Judged, { samples, end }: Confirmation): SecondMeasurement {
  const judgement = judge({
    ...judgedBy(request, history),
    candidate: digestRun(run, { ordinal: 0, samples }),
    samples,
    paired: pairedTargetsOf(run.plan, request.plan)
  })
  return { ...judgement, samples, partial: end.partial }
}

type Confirmation = NonNullable<RunFile['confirmation']>

function judgedBy({ plan, seed, context, anchorCommit }: RunRequest, { stored, digests }: History) {
  const commit = anchorCommit === undefined ? {} : { commit: anchorCommit }
  return {
    onDefaultBranch: context.feedsBaseline,
    ...(plan.anchor === undefined ? {} : { anchor: { name: plan.anchor, ...commit } }),
    targets: plan.targets,
    gate: plan.gate,
    budgets: plan.budgets,
    compare: plan.compare !== 'off',
    baselines: digests,
    ancestry: stored.ancestry,
    random: seededRandom(seed)
  }
}

/** The pairs of earlier attempts and of this one; absent where there are no earlier ones. */
export function pairsSoFar(request: RunRequest, run: RunFile) {
  const alike = (request.earlierAttempts ?? []).filter(({ plan }) => isAskedAlike(plan, run.plan))
  const { samples, attempts } = continuedPairs(request, alike)
  if (attempts.length === 0) return undefined
  const isEarlier = run.workflowRun !== undefined && attempts.includes(run.workflowRun.attempt)
  return { samples: isEarlier ? samples : [...samples, ...run.samples], attempts }
}

/** One run can be an unlucky one: an alarm counts when a second measurement, kept apart, agrees with it. */
export async function askAgain(first: Judged, judged: Judgement, ports: RunPorts): Promise<Asked> {
  const { request, run } = first
  const judgement = withAcceptances(judged, request.plan, ports.now())
  const unsaid = { run, judgement, warnings: [] }
  const apart = new Set(pairedTargetsOf(run.plan, request.plan).flatMap((target) => (target.apart ? [target.id] : [])))
  if (!needsConfirmation(judgement, apart)) return unsaid
  if (run.confirmation !== undefined) {
    return { ...unsaid, judgement: confirm(judgement, judgeAgain(first, run.confirmation), apart) }
  }
  // A cap that ended the first measurement leaves nothing for a second, and that is said.
  if (run.end.partial || request.stored !== undefined) return { ...unsaid, warnings: [{ kind: 'not-confirmed-here' }] }
  await ports.wait(request.plan.schedule.confirmAfterMs)
  const step = { facts: request, measure: ports.measure, ordinal: request.plan.runCount, warm: true }
  const again = { ...step, baselines: first.history.digests }
  const { run: second } = await measureAgain(again, targetsToConfirm(judgement, apart))
  const { startedAt, end, samples } = second
  const spent =
    run.costUsd === undefined || second.costUsd === undefined ? {} : { costUsd: run.costUsd + second.costUsd }
  const confirmation = { startedAt, end, samples }
  const both = { ...run, ...spent, confirmation }
  const agreed = confirm(judgement, judgeAgain({ ...first, run: both }, confirmation), apart)
  return { run: both, judgement: agreed, warnings: [] }
}

/** What a line accepts needs no second opinion. */
function withAcceptances(judgement: Judgement, { accept }: RunRequest['plan'], now: string): Judgement {
  return { ...judgement, checks: judgement.checks.map((check) => acceptCheck(check, accept, dayOf(now))) }
}

interface Asked {
  readonly run: RunFile
  readonly judgement: Judgement
  readonly warnings: readonly Warning[]
}
