import { withPartsMissing } from '../analysis/report/parts-missing.ts'
import { mergeAttempts } from '../analysis/runs/merge-runs.ts'
import { KnownError } from '../domain/errors.ts'
import { isJudged, type Plan } from '../domain/plan.ts'
import type { Color } from '../domain/verdict.ts'
import { readParts } from '../github/baseline/run-parts.ts'
import { publisherOf } from '../wiring/action-ports.ts'
import { type Job, withWarnings } from './job.ts'
import { isOfStranger, missingKeyOf } from './missing-key-of.ts'
import { judgeJob } from './run-job.ts'
import { tellUnmeasured } from './tell-unmeasured.ts'

/** `mode: report`: merges what the other jobs have measured, judges it once and says it once. */
export async function reportParts(job: Job): Promise<Color> {
  const { facts, client, request } = job
  const { plan } = request
  if (client === undefined) throw nothingStored('the input "github-token" is empty')
  const { triggeredBy, workflowRun, repository } = facts
  const runId = triggeredBy?.id ?? workflowRun.id
  const parts = await readParts({ client, repository, runId, key: plan.key })
  const merged = mergeAttempts({
    runs: parts.runs,
    // A stranger's pull request may change the plan; what its runs were asked is in them, and is compared as that.
    ...(triggeredBy === undefined ? { fingerprint: plan.fingerprint } : {}),
    targetIds: judgedTargets(plan)
  })
  const warnings = [...parts.warnings, ...merged.warnings]
  if (merged.run === undefined) {
    if (warnings.length > 0 || !isOfStranger(job) || missingKeyOf(job, plan) === undefined)
      throw nothingStored(whyNothing(warnings.length))
    // The jobs that would have measured had no key, and have ended green.
    return tellUnmeasured(job, publisherOf(job), { color: 'green', why: { notMeasured: 'fork-without-key' } })
  }
  const { run, earlierAttempts } = merged
  const told = withWarnings(job, warnings)
  // Nothing is compared with a run that lacks a part.
  const isWhole = !warnings.some(({ kind }) => kind === 'part-missing')
  const context = { ...request.context, feedsBaseline: request.context.feedsBaseline && isWhole }
  const judged = { ...told, request: { ...told.request, context, stored: run, earlierAttempts, seed: run.seed } }
  return judgeJob(judged, (report) =>
    isWhole ? report : withPartsMissing(report, { isOfStranger: isOfStranger(job) })
  )
}

function judgedTargets({ targets }: Plan): readonly string[] {
  return targets.filter(isJudged).map(({ id }) => id)
}

function whyNothing(refusedCount: number): string {
  return refusedCount === 0 ? 'no job of this run has stored any' : 'none of those that were stored can be used'
}

function nothingStored(why: string): KnownError {
  return new KnownError('nothing-stored', `there are no measurements to report: ${why}`, {
    hint: 'Give the jobs that measure "mode: measure" and the same configuration, let this job need them, and give it "actions: read".'
  })
}
