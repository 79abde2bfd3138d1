import { mergeAttempts } from '../analysis/runs/merge-runs.ts'
import { KnownError } from '../domain/errors.ts'
import { isJudged } from '../domain/plan.ts'
import type { Color } from '../domain/verdict.ts'
import { readParts } from '../github/baseline/run-files.ts'
import { isOfStranger, type Job, jobWithWarnings, whyUnmeasured } from './job.ts'
import { judgeJob, publishUnmeasured } from './judge-job.ts'
import { missingKeyOf } from './prepare-job.ts'

/** `mode: report`: merges the parts that other jobs have measured, judges them once and publishes once. */
export async function reportParts(job: Job): Promise<Color> {
  const { facts, client, request } = job
  const { plan } = request
  if (client === undefined) throw nothingStored('the input "github-token" is empty')
  const { triggeredBy, workflowRun, repository } = facts
  const runId = triggeredBy?.id ?? workflowRun.id
  const parts = await readParts({ client, repository, runId, key: plan.key })
  const merged = mergeAttempts({
    runs: parts.runs,
    // A stranger's pull request may change the plan; its runs record their own, and are compared by that.
    fingerprint: triggeredBy === undefined ? plan.fingerprint : undefined,
    targetIds: plan.targets.filter(isJudged).map(({ id }) => id)
  })
  const warnings = [...parts.warnings, ...merged.warnings]
  if (merged.run === undefined) return publishNothing(job, warnings.length)
  const { run: stored, earlierJobs } = merged
  const isWhole = !warnings.some(({ kind }) => kind === 'part-missing')
  // A run that lacks a part must never become a baseline.
  const context = { ...request.context, feedsBaseline: request.context.feedsBaseline && isWhole }
  const partsMissing = isWhole ? undefined : { isOfStranger: isOfStranger(job) }
  const judged = { ...request, context, stored, earlierJobs, seed: stored.seed, partsMissing }
  return judgeJob(jobWithWarnings({ ...job, request: judged }, warnings))
}

/** Jobs that GitHub gave no key have ended green; in any other case the missing parts are an error. */
async function publishNothing(job: Job, refusedCount: number): Promise<Color> {
  const failure = refusedCount === 0 ? missingKeyOf(job, job.request.plan) : undefined
  const why = failure === undefined ? undefined : await whyUnmeasured(job, failure)
  if (why !== undefined && 'notMeasured' in why) return publishUnmeasured(job, why)
  // The run that this one follows was the stranger's; this one has the secrets.
  if (failure !== undefined && isOfStranger(job)) return publishUnmeasured(job, { notMeasured: 'fork-without-key' })
  throw nothingStored(refusedCount === 0 ? 'no job of this run has stored any' : 'none of the stored ones can be used')
}

function nothingStored(why: string): KnownError {
  return new KnownError('nothing-stored', `there are no measurements to report: ${why}`, {
    hint: 'Give the jobs that measure "mode: measure" and the same configuration, let this job need them, and give it "actions: read".'
  })
}
