import type { RefusalReason } from '../../domain/warning.ts'
import type { RepositoryName } from '../api/client.ts'
import { TRUSTED_EVENTS, workflowPathIn } from '../event/context.ts'

/** A run that found a regression has failed, and its numbers are as good as any. */
const TRUSTED_CONCLUSIONS: readonly string[] = ['success', 'failure']

type Maybe<T> = T | null | undefined

/** The members of a listed artifact that decide about trust. Any may be missing, and then it is not trusted. */
export interface ArtifactFacts {
  readonly expired: boolean
  readonly workflow_run?: Maybe<{
    readonly id?: Maybe<number>
    readonly repository_id?: Maybe<number>
    readonly head_repository_id?: Maybe<number>
    readonly head_branch?: Maybe<string>
  }>
}

/** The members of a workflow run that decide about trust. */
export interface RunFacts {
  readonly id: number
  readonly event: string
  readonly path: string
  readonly status: Maybe<string>
  readonly conclusion: Maybe<string>
  readonly head_branch: Maybe<string>
  readonly repository?: Maybe<{ readonly id: number }>
  readonly head_repository?: Maybe<{ readonly id: number }>
}

/** The run that reads the baseline. */
export interface TrustContext {
  readonly repository: RepositoryName & { readonly id: number }
  /** Absent: nothing is trusted. */
  readonly defaultBranch?: string
  readonly runId: number
  /** The id of the reading job, whose namesake stores; absent where it is not known. */
  readonly job?: string
  /** The workflow that may write the baseline; absent: nothing is trusted. */
  readonly workflowPath?: string
}

/** The reason why an artifact is refused as a baseline, as far as its own entry tells; undefined where there is none. */
export function refusalOfArtifact(artifact: ArtifactFacts, context: TrustContext): RefusalReason | undefined {
  const run = artifact.workflow_run
  if (artifact.expired) return 'expired'
  if (run?.repository_id !== context.repository.id) return 'other-repository'
  // A fork's pull request from its own main has the head branch main.
  if (run.head_repository_id !== context.repository.id) return 'from-a-fork'
  if (context.defaultBranch === undefined || run.head_branch !== context.defaultBranch) return 'other-branch'
  return typeof run.id !== 'number' || run.id === context.runId ? 'this-run' : undefined
}

/**
 * The reason why a run's artifact is refused as a baseline. Each line alone keeps somebody out: a pull request from main
 * into a release branch, `pull_request_target`, `workflow_run` and `issue_comment` all run on the default branch, and only
 * the event tells them apart; another workflow may upload under the same name, and only the path tells.
 */
export function refusalOfRun(run: RunFacts, context: TrustContext): RefusalReason | undefined {
  if (run.repository?.id !== context.repository.id) return 'other-repository'
  if (run.head_repository?.id !== context.repository.id) return 'from-a-fork'
  if (context.defaultBranch === undefined || run.head_branch !== context.defaultBranch) return 'other-branch'
  if (!TRUSTED_EVENTS.includes(run.event)) return 'untrusted-event'
  const path = workflowPathIn(context.repository, run.path)
  if (path === undefined || path !== context.workflowPath) return 'other-workflow'
  return refusalOfEnd(run)
}

interface End {
  readonly status: Maybe<string>
  readonly conclusion: Maybe<string>
}

function refusalOfEnd({ status, conclusion }: End): EndRefusal | undefined {
  if (status !== 'completed') return 'unfinished-run'
  if (TRUSTED_CONCLUSIONS.includes(conclusion ?? '')) return undefined
  return conclusion === 'timed_out' ? 'timed-out-run' : 'cancelled-run'
}

const END_REFUSALS = ['unfinished-run', 'cancelled-run', 'timed-out-run'] as const
type EndRefusal = (typeof END_REFUSALS)[number]

/** True where a run is refused for its end alone, which may be that of another of its jobs. */
export function isRefusedForItsEnd(why: RefusalReason | undefined): boolean {
  return END_REFUSALS.some((one) => one === why)
}

/** The members of a run's job that tell what came of it. */
export interface JobFacts extends End {
  readonly name: string
  readonly started_at?: Maybe<string>
  readonly completed_at?: Maybe<string>
}

/**
 * The reason why the job that stored an artifact does not vouch for it, whatever came of the others in its run. The job is
 * known by its name, and by the time when the artifact was made; where several fit, all of them must have ended well, and
 * where none fits, what refuses the run stands.
 */
export function refusalOfJobs(
  jobs: readonly JobFacts[],
  { job, createdAt, why }: { readonly job?: string; readonly createdAt: Maybe<string>; readonly why: RefusalReason }
): RefusalReason | undefined {
  const named = jobs.filter(({ name }) => job !== undefined && isNameOfJob(name, job))
  const then = Date.parse(createdAt ?? '')
  const atWork = (named.length > 0 ? named : jobs).filter((one) => wasAtWork(one, then))
  const own = atWork.length > 0 ? atWork : named
  if (own.length === 0) return why
  return own.map(refusalOfEnd).find((one) => one !== undefined)
}

/** `check`, `check (a100)` of a matrix, `call / check` of a workflow that is called. */
function isNameOfJob(name: string, job: string): boolean {
  const last = name.split(' / ').at(-1) ?? ''
  return last === job || last.startsWith(`${job} (`)
}

function wasAtWork({ started_at: started, completed_at: completed }: JobFacts, then: number): boolean {
  const from = Date.parse(started ?? '')
  // The API gives whole seconds.
  const until = completed ? Date.parse(completed) + 1000 : Number.POSITIVE_INFINITY
  return from - 1000 <= then && then <= until
}

/** `latency.yml` and `.github/workflows/latency.yml` name the same workflow. */
export function namedWorkflowPath(name: string): string {
  return name.includes('/') ? name : `.github/workflows/${name}`
}
