import type { Warning } from '../domain/warning.ts'
import { readEarlierAttempts } from '../github/earlier-attempts.ts'
import { type Job, withWarnings } from './job.ts'

/** The job with what earlier attempts at the same run have measured: a re-run goes on from there, and does not roll anew. */
export async function withEarlierAttempts(job: Job): Promise<Job> {
  const { facts, client, request } = job
  if (client === undefined || facts.workflowRun.attempt === 1) return job
  const warnings: Warning[] = []
  const earlierAttempts = await readEarlierAttempts({
    client,
    repository: facts.repository,
    workflowRun: facts.workflowRun,
    key: request.place.key,
    warn: (warning) => warnings.push(warning)
  })
  return withWarnings({ ...job, request: { ...request, earlierAttempts } }, warnings)
}
