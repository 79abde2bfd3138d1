import { buildReport } from './analysis/report/build-report.ts'
import { trackRecordOf } from './analysis/report/track-record.ts'
import { accountRefusal } from './analysis/runs/account-refusal.ts'
import { type JudgingHistory, type JudgingRules, judgeRunFile } from './analysis/verdict/judge-run-file.ts'
import { withoutPairs } from './analysis/verdict/under-base-rules.ts'
import type { Report } from './domain/report.ts'
import type { RunFile } from './domain/run-file.ts'
import { judgeByBase, reportByBase, rulesChangedOf, rulesOfBaseIn } from './judge-by-base.ts'
import { type Doubts, type MeasuredRuns, measureAgain } from './measure-run.ts'
import type { History, JudgedRun, RunPorts, RunRequest } from './run-request.ts'
import { wasUnmeasured } from './store-run.ts'

/** Any single run can be unlucky: an alarm counts once a second measurement in the same job agrees with it. */
export async function judgeAndConfirm(
  { run: first, ...measured }: MeasuredRuns,
  request: RunRequest,
  history: History,
  ports: RunPorts
): Promise<JudgedRun> {
  const judge = (run: RunFile) => judgeBothWays(run, request, history, ports.now())
  const { judged, byBase, doubts } = judge(first)
  const rest = { earlier: measured.earlier, durationMs: measured.durationMs, judged, byBase }
  if (doubts.targetIds.size === 0) return { ...rest, run: first, warnings: measured.warnings }
  if (request.stored === undefined && accountRefusal(first) !== undefined) {
    // The second measurement would be refused from its first request on, so that the alarm stays open.
    const run = { ...first, confirmation: { startedAt: ports.now(), end: first.end, samples: [] } }
    return { ...rest, ...judge(run), run, warnings: measured.warnings }
  }
  // A cap that ended the first measurement leaves nothing for a second, and a stored run cannot be measured again.
  if (first.end.partial || request.stored !== undefined)
    return { ...rest, run: first, warnings: [...measured.warnings, { kind: 'not-confirmed-here' }] }
  await ports.wait(request.plan.schedule.confirmAfterMs)
  const run = await measureAgain(first, doubts, { request, history, measure: ports.measure })
  return { ...rest, ...judge(run), run, warnings: measured.warnings }
}

/** By the rules of the run, and by base's where a pull request changes them: an alarm of either is measured again. */
function judgeBothWays(run: RunFile, request: RunRequest, history: History, now: string) {
  const past = historyOf(request, history)
  const judged = judgeRunFile(ownRun(run, request), rulesOf(request, now), past)
  const byBase = judgeByBase(run, request, past, now)
  const named = request.plan.targets.map(({ id }) => ({ id, byBase: request.baseRules?.ids.get(id) ?? id }))
  const ofBase = named.filter((target) => byBase?.judged.unconfirmed.has(target.byBase) === true)
  const awaitedByBase = (byBase?.judged.awaited ?? []).flatMap((check) =>
    named.flatMap((target) => (target.byBase === check.target ? [{ ...check, target: target.id }] : []))
  )
  const doubts: Doubts = {
    targetIds: new Set([...judged.unconfirmed, ...ofBase.map(({ id }) => id)]),
    awaited: [...judged.awaited, ...awaitedByBase]
  }
  return { judged, byBase, doubts }
}

/** Pairs that only base asks for are for base's verdict. */
function ownRun(run: RunFile, { baseRules }: RunRequest): RunFile {
  return baseRules?.compare === undefined ? run : withoutPairs(run)
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

function historyOf({ earlierJobs, context }: RunRequest, { digests, stored }: History): JudgingHistory {
  // A run of this workflow run is no baseline of its own change, wherever it is stored.
  const { workflowRun } = context
  const others = digests.filter((run) => workflowRun === undefined || run.workflowRun?.id !== workflowRun.id)
  return { digests: others, ancestry: stored.ancestry, earlierJobs }
}

/** Builds the report of a judged run. */
export function reportOf(
  { run, judged, byBase, durationMs, warnings }: JudgedRun,
  request: RunRequest,
  { stored, log }: History,
  now: string
): Report {
  const { plan, context, partsMissing, baseRules, warnings: planWarnings } = request
  const facts = { durationMs, ancestry: stored.ancestry, now }
  const rulesOfBase = baseRules && rulesOfBaseIn(baseRules)
  return buildReport({
    ...facts,
    run: ownRun(run, request),
    judged,
    targets: plan.targets,
    context,
    trackRecord: trackRecordOf(log, plan.gate.failOn),
    circumstances: { failOn: plan.gate.failOn, trial: plan.trial, unmeasuredBefore: wasUnmeasured(log), rulesOfBase },
    rulesChanged: rulesChangedOf(request, byBase && reportByBase(byBase, request, facts)),
    expiresAt: stored.expiresAt,
    partsMissing,
    warnings: [...planWarnings, ...warnings]
  })
}
