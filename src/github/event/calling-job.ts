import { KnownError } from '../../domain/errors.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import { type WorkflowCall, workflowJobs } from '../../plan/base/workflow-calls.ts'
import { type GitHubClient, PAGE_LENGTH } from '../api/client.ts'
import { createSourceAt } from './config-source.ts'
import type { EventFacts } from './context.ts'

/**
 * Finds the jobs of the caller's file that may have called the workflow of this job, in that file and in the workflows of
 * this repository that it calls. Empty where the job is the file's own, and where the file cannot be read.
 */
export async function callsOfJob(
  facts: EventFacts,
  client: GitHubClient | undefined
): Promise<readonly WorkflowCall[]> {
  const { workflowPath, job, sha } = facts
  if (workflowPath === undefined) return []
  const read = async (path: string) => {
    const text = await createSourceAt(sha, { facts, client }).read(path)
    return text === undefined ? undefined : workflowJobs(text)
  }
  try {
    const caller = await read(workflowPath)
    if (caller === undefined || caller.own.includes(job)) return []
    const calls = await Promise.all(caller.calls.map(async (call) => ((await mayHold(call, job, read)) ? [call] : [])))
    return calls.flat()
  } catch (error) {
    if (!(error instanceof KnownError)) throw error
    return []
  }
}

async function mayHold(
  { workflow }: WorkflowCall,
  job: string,
  read: (path: string) => Promise<ReturnType<typeof workflowJobs>>
): Promise<boolean> {
  if (!workflow.startsWith('./')) return true
  const jobs = await read(workflow.slice(2))
  return jobs === undefined || jobs.own.includes(job) || jobs.calls.length > 0
}

interface Surroundings {
  readonly facts: EventFacts
  readonly client: GitHubClient | undefined
  /** The id that GitHub knows this job by, where the runner tells it. */
  readonly jobRunId: string | undefined
  readonly runnerName: string | undefined
}

/**
 * The job that called the workflow of this one: its id, or its name where one call of several is meant. Throws where one
 * workflow is called several times and nothing tells the calls apart: they would share a baseline and a comment.
 */
export async function findCallingJob(at: Surroundings): Promise<string | undefined> {
  const calls = await callsOfJob(at.facts, at.client)
  const [only] = calls
  if (only === undefined) return undefined
  if (calls.length === 1 && !only.hasMatrix) return only.id
  const name = await nameOfJob(at)
  const parts = name?.split(' / ') ?? []
  if (parts.length > 1) return parts.slice(0, -1).join(' / ')
  const callers = calls.map(({ id, hasMatrix }) => `${id}${hasMatrix ? ' (a matrix)' : ''}`).join(', ')
  throw new KnownError(
    'invalid-input',
    `the workflow of job "${at.facts.job}" is called several times in a run (${callers}), and GitHub does not tell which call this is; all would share one baseline and one comment`,
    {
      hint: 'Set the input "key" to another value in each call, for example through an input of the called workflow, or give the job "actions: read".'
    }
  )
}

/** The full name of this job, such as `call (a100) / check`. */
async function nameOfJob({ facts, client, jobRunId, runnerName }: Surroundings): Promise<string | undefined> {
  if (client === undefined) return undefined
  const { owner, repo } = facts.repository
  try {
    const query = { owner, repo, run_id: facts.workflowRun.id, per_page: PAGE_LENGTH }
    const jobs = await client.paginate(client.rest.actions.listJobsForWorkflowRun, query)
    const own = jobs.filter(({ id, runner_name, status }) =>
      jobRunId === undefined ? runner_name === runnerName && status === 'in_progress' : String(id) === jobRunId
    )
    const [first] = own
    // Names may be alike as well.
    const isAlone = own.length === 1 && jobs.filter(({ name }) => name === first?.name).length === 1
    return isAlone ? first?.name : undefined
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return undefined
  }
}
