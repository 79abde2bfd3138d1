import { confirm, needsConfirmation } from './analysis/confirm.ts'
import { digestRun } from './analysis/digest.ts'
import { type Judgement, judge } from './analysis/judge.ts'
import { pairedTargetsOf } from './analysis/paired-targets.ts'
import type { RunFile } from './domain/run-file.ts'
import type { Sample } from './domain/sample.ts'
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

/** What the second measurement comes to: of the targets that are compared with history. */
function judgeAgain({ request, history, run }: Judged, samples: readonly Sample[]): Judgement {
  const alone = request.plan.targets.filter(({ id }) => samples.some(({ targetId }) => targetId === id))
  return judge({
    ...judgedBy(request, history),
    targets: alone,
    candidate: digestRun(run, { ordinal: 0, samples }),
    samples
  })
}

function judgedBy({ plan, seed }: RunRequest, { stored, digests }: History) {
  return {
    targets: plan.targets,
    gate: plan.gate,
    budgets: plan.budgets,
    compare: plan.compare !== 'off',
    baselines: digests,
    ...(stored.ancestry === undefined ? {} : { ancestry: stored.ancestry }),
    random: seededRandom(seed)
  }
}

/** The pairs of earlier attempts and of this one; absent where there are no earlier ones. */
export function pairsSoFar(request: RunRequest, run: RunFile) {
  const { samples, attempts } = continuedPairs(request, request.earlierAttempts ?? [])
  if (attempts.length === 0) return undefined
  const isEarlier = run.workflowRun !== undefined && attempts.includes(run.workflowRun.attempt)
  return { samples: isEarlier ? samples : [...samples, ...run.samples], attempts }
}

/** One run can be an unlucky one: an alarm counts when a second measurement, kept apart, agrees with it. */
export async function askAgain(first: Judged, judgement: Judgement, ports: RunPorts): Promise<Asked> {
  const { request, run } = first
  const unsaid = { run, judgement, warnings: [] }
  if (run.end.partial || !needsConfirmation(judgement)) return unsaid
  if (run.confirmation !== undefined) {
    return { ...unsaid, judgement: confirm(judgement, judgeAgain(first, run.confirmation.samples)) }
  }
  if (request.stored !== undefined) return { ...unsaid, warnings: [{ kind: 'not-confirmed-here' }] }
  await ports.wait(request.plan.schedule.confirmAfterMs)
  const again = { facts: request, measure: ports.measure, ordinal: request.plan.runCount, warm: true }
  const { run: second } = await measureAgain(again)
  const { startedAt, end, samples } = second
  const spent =
    run.costUsd === undefined || second.costUsd === undefined ? {} : { costUsd: run.costUsd + second.costUsd }
  const both = { ...run, ...spent, confirmation: { startedAt, end, samples } }
  return { run: both, judgement: confirm(judgement, judgeAgain({ ...first, run: both }, samples)), warnings: [] }
}

interface Asked {
  readonly run: RunFile
  readonly judgement: Judgement
  readonly warnings: readonly Warning[]
}
