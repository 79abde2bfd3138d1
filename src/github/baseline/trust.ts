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
  if (run.status !== 'completed') return 'unfinished-run'
  return TRUSTED_CONCLUSIONS.includes(run.conclusion ?? '') ? undefined : 'cancelled-run'
}

/** `latency.yml` and `.github/workflows/latency.yml` name the same workflow. */
export function namedWorkflowPath(name: string): string {
  return name.includes('/') ? name : `.github/workflows/${name}`
}
