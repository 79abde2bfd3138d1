import type { Warning } from '../domain/warning.ts'
import { readEarlierAttempts } from '../github/baseline/earlier-attempts.ts'
import { type Job, withWarnings } from './job.ts'

/** Adds what earlier attempts of this run have measured: a re-run goes on from there, and does not roll anew. */
export async function withEarlierAttempts(job: Job): Promise<Job> {
  const { facts, client, request } = job
  const { workflowRun } = facts
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
