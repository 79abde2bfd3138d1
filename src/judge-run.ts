import { buildReport } from './analysis/report/build-report.ts'
import { trackRecordOf } from './analysis/report/track-record.ts'
import { type JudgingHistory, type JudgingRules, judgeRunFile } from './analysis/verdict/judge-run-file.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import { type MeasuredRuns, measureAgain } from './measure-run.ts'
import type { History, JudgedRun, RunPorts, RunRequest } from './run-request.ts'
import { wasUnmeasured } from './store-run.ts'

/** Any single run can be unlucky: an alarm counts once a second measurement in the same job agrees with it. */
export async function judgeAndConfirm(
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

/** Builds the report of a judged run. */
export function reportOf(
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
