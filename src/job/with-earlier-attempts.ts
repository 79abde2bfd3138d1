import type { Warning } from '../domain/warning.ts'
import { readEarlierAttempts } from '../github/baseline/earlier-attempts.ts'
import { type Job, withWarnings } from './job.ts'

/**
 * The job with what attempts before this one have measured, at this run or at the one that is judged again: a re-run goes
 * on from there, and does not roll anew.
 */
export async function withEarlierAttempts(job: Job, workflowRun = job.facts.workflowRun): Promise<Job> {
  const { facts, client, request } = job
  if (client === undefined || workflowRun.attempt === 1) return job
  const warnings: Warning[] = []
  const earlierAttempts = await readEarlierAttempts({
    client,
    repository: facts.repository,
    workflowRun,
    key: request.context.key,
    warn: (warning) => warnings.push(warning)
  })
  return withWarnings({ ...job, request: { ...request, earlierAttempts } }, warnings)
}
