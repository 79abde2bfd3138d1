import { createHash } from 'node:crypto'
import { KnownError } from '../../domain/errors.ts'
import type { RunContext } from '../../domain/report.ts'
import type { GitHubClient, RepositoryName } from '../api/client.ts'
import { PAGE_LENGTH } from '../api/client.ts'
import type { Checkout } from '../api/git.ts'
import {
  DEPENDABOT,
  type MergeGroup,
  type Payload,
  type PullRequest,
  readMergeGroup,
  readPayload,
  readPullRequest,
  readTriggeringRun,
  type TriggeringRun
} from './payload.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The events that the gate supports. In each but the last two, the code that runs and the rights of the token belong
 * together. `workflow_run` judges only what another workflow has stored, and `pull_request_target` takes nothing from a
 * pull request but the texts of prompts (pull-request-target.ts).
 */
const EVENTS = [
  'pull_request',
  'push',
  'schedule',
  'workflow_dispatch',
  'merge_group',
  'workflow_run',
  'pull_request_target'
] as const
type EventName = (typeof EVENTS)[number]

/** Events that run the code of the default branch only. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch']

/** Everything that the runner and the event file tell about this run. */
export interface EventFacts {
  readonly event: EventName
  readonly repository: RepositoryName & { readonly id: number }
  readonly defaultBranch?: string
  /** This repository is itself a fork; absent where the event does not say. */
  readonly isFork?: boolean
  /** Who caused the event. A re-run by somebody else keeps it, and with it the secrets it gets. */
  readonly actor?: string
  readonly ref?: string
  /** GITHUB_SHA: in a pull request that of the merge commit. */
  readonly sha: string
  readonly pullRequest?: PullRequest
  readonly mergeGroup?: MergeGroup
  /** The run of another workflow whose end started this one. */
  readonly triggeredBy?: TriggeringRun
  readonly workflow: string
  /** `.github/workflows/latency.yml`; absent where the workflow belongs to another repository. */
  readonly workflowPath?: string
  readonly job: string
  /** The earlier job of this workflow run that this one confirms or clears. */
  readonly confirms?: string
  readonly workflowRun: { readonly id: number; readonly attempt: number }
  readonly runUrl: string
  readonly apiUrl: string
  readonly workspace?: string
  /** True where a complete run may become part of the baseline. */
  readonly feedsBaseline: boolean
}

/** Reads the environment of a runner. Throws where the gate cannot judge the event safely. */
export async function readEventFacts(variables: Variables = process.env): Promise<EventFacts> {
  const event = supportedEvent(need(variables, 'GITHUB_EVENT_NAME'))
  return eventFacts(event, variables, await readPayload(need(variables, 'GITHUB_EVENT_PATH')))
}

/** The part of the facts that the report shows and the comparison needs. */
export function createRunContext(
  facts: EventFacts,
  { key, baseCommit, checkout }: { readonly key: string; readonly baseCommit?: string; readonly checkout?: Checkout }
): RunContext {
  const { event, ref, defaultBranch, pullRequest, runUrl, workflowRun, feedsBaseline, sha } = facts
  return {
    event,
    key,
    // A pull request's job may check out the head as well as GitHub's merge commit.
    commit: pullRequest === undefined ? sha : (checkout?.commit ?? sha),
    headCommit: pullRequest?.headSha,
    ref,
    defaultBranch,
    baseCommit,
    pullRequest: pullRequest?.number,
    runUrl,
    workflowRun,
    feedsBaseline
  }
}

/** The path of a workflow in its repository; a workflow without a `name:` is called by it. */
const WORKFLOW_PATH = /^\.github\/workflows\/(?<file>.+?)(?:\.ya?ml)?$/

/**
 * Tells the uses of the gate in a repository apart: by the file of the workflow, by the job, by the job that calls its
 * workflow, and by matrix values. Names that are only displayed do not count, since two workflows may share one. The runner
 * puts no matrix into the environment, so action.yml fills the input `matrix` with `${{ toJson(matrix) }}`.
 */
export function defaultKey(
  facts: Pick<EventFacts, 'workflow' | 'workflowPath' | 'job'>,
  matrix = '',
  callingJob: string | undefined = undefined
): string {
  const job = callingJob === undefined ? facts.job : `${callingJob}/${facts.job}`
  const values = matrixValues(matrix)
  return cutKey(`${workflowName(facts)}${job}${values.length === 0 ? '' : ` (${values.join(', ')})`}`)
}

/** The file of a workflow with the sign that keeps it apart from the job: a file with hyphens takes one that no job can have. */
function workflowName({ workflow, workflowPath }: Pick<EventFacts, 'workflow' | 'workflowPath'>): string {
  const name = (workflowPath ?? '').replace(/^\.github\/workflows\//, '').replace(/\.yml$/, '')
  if (name !== '') return name.includes('-') ? `${name}/` : `${name}-`
  return `${WORKFLOW_PATH.exec(workflow)?.groups?.['file'] ?? workflow}-`
}

/** Baselines take keys of at most 500 characters. */
const LONGEST_KEY = 500

/** Cuts a longer key and appends a hash, since others may begin alike. */
function cutKey(key: string): string {
  if (key.length <= LONGEST_KEY) return key
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `${key.slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`
}

function matrixValues(json: string): readonly string[] {
  let matrix: unknown
  try {
    matrix = JSON.parse(json)
  } catch {
    return []
  }
  if (typeof matrix !== 'object' || matrix === null) return []
  // Sorted by name: another order in the file must not make another key.
  const entries = Object.entries(matrix).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)))
}

/**
 * The path in a reference such as `octo/demo/.github/workflows/ci.yml@refs/heads/main`; undefined where it is of another
 * repository.
 */
export function workflowPathIn(repositoryName: RepositoryName, reference: string): string | undefined {
  const parts = /^(?:(?<where>[^/@]+\/[^/@]+)\/)?(?<path>\.github\/workflows\/[^@]+)/.exec(reference)?.groups
  const here = `${repositoryName.owner}/${repositoryName.repo}`.toLowerCase()
  return parts?.['where'] === undefined || parts['where'].toLowerCase() === here ? parts?.['path'] : undefined
}

function supportedEvent(name: string): EventName {
  const event = EVENTS.find((one) => one === name)
  if (event !== undefined) return event
  const why = 'the gate cannot know whose code it runs, nor what to compare it with'
  throw new KnownError('refused-event', `event "${name}" is refused: ${why}; allowed are ${EVENTS.join(', ')}`, {
    hint: `Remove ${name} from the "on:" of this workflow, or run the command line there.`
  })
}

function eventFacts(event: EventName, variables: Variables, payload: Payload): EventFacts {
  const name = repositoryName(need(variables, 'GITHUB_REPOSITORY'))
  const id = payload.repository?.id ?? Number(need(variables, 'GITHUB_REPOSITORY_ID'))
  const ref = variables['GITHUB_REF']
  const defaultBranch = payload.repository?.default_branch ?? scheduledBranch(event, ref)
  const isPullRequest = event === 'pull_request' || event === 'pull_request_target'
  return {
    event,
    repository: { ...name, id },
    defaultBranch,
    isFork: payload.repository?.fork,
    actor: variables['GITHUB_ACTOR'],
    ref,
    sha: need(variables, 'GITHUB_SHA'),
    pullRequest: isPullRequest ? readPullRequest(payload, id, variables['GITHUB_ACTOR']) : undefined,
    triggeredBy: event === 'workflow_run' ? readTriggeringRun(payload) : undefined,
    mergeGroup: event === 'merge_group' ? readMergeGroup(payload) : undefined,
    workflowPath: workflowPathIn(name, variables['GITHUB_WORKFLOW_REF'] ?? ''),
    workspace: variables['GITHUB_WORKSPACE'],
    feedsBaseline:
      TRUSTED_EVENTS.includes(event) && defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`,
    ...workflowRunFacts(name, variables)
  }
}

function workflowRunFacts({ owner, repo }: RepositoryName, variables: Variables) {
  const id = Number(need(variables, 'GITHUB_RUN_ID'))
  const server = variables['GITHUB_SERVER_URL'] ?? 'https://github.com'
  return {
    workflow: variables['GITHUB_WORKFLOW'] ?? 'workflow',
    job: variables['GITHUB_JOB'] ?? 'job',
    workflowRun: { id, attempt: Number(variables['GITHUB_RUN_ATTEMPT'] ?? 1) },
    runUrl: `${server}/${owner}/${repo}/actions/runs/${id}`,
    apiUrl: variables['GITHUB_API_URL'] ?? 'https://api.github.com'
  }
}

/** A schedule always runs on the default branch, which its event file does not name. */
function scheduledBranch(event: EventName, ref: string | undefined): string | undefined {
  return event === 'schedule' ? ref?.replace(/^refs\/heads\//, '') : undefined
}

function repositoryName(fullName: string): RepositoryName {
  const [owner = '', repo = ''] = fullName.split('/')
  return { owner, repo }
}

function need(variables: Variables, name: string): string {
  const value = variables[name]
  if (value !== undefined && value !== '') return value
  throw new KnownError('refused-event', `the environment variable ${name} is missing`, {
    hint: 'Run the action in a GitHub workflow, and the command line anywhere else.'
  })
}

interface ListedPull {
  readonly number: number
  readonly state: string
  readonly head: { readonly sha: string; readonly repo?: { readonly id: number } | null }
  readonly base: { readonly ref: string; readonly repo?: { readonly id: number } | null }
  readonly labels: readonly { readonly name?: string }[]
  readonly user?: { readonly login: string } | null
}

/**
 * Finds the open pull request whose head the triggering run measured. GitHub names none for a fork, so it is looked up by
 * the commit and branch of the event, never by anything that the run has stored: a stranger may have written that.
 */
export async function findPullRequest(facts: EventFacts, client: GitHubClient): Promise<PullRequest | undefined> {
  const { triggeredBy, repository } = facts
  if (triggeredBy === undefined) return undefined
  const { owner, repo } = repository
  const { headSha, headBranch, headRepository } = triggeredBy
  const byCommit = await client.rest.repos.listPullRequestsAssociatedWithCommit({
    owner,
    repo,
    commit_sha: headSha,
    per_page: PAGE_LENGTH
  })
  const found = choosePull(byCommit.data, facts)
  if (found !== undefined || headBranch === undefined || headRepository?.owner === undefined) return found
  const head = `${headRepository.owner}:${headBranch}`
  const byBranch = await client.rest.pulls.list({ owner, repo, state: 'open', head, per_page: PAGE_LENGTH })
  return choosePull(byBranch.data, facts)
}

/** Takes the newest where a commit is the head of several, and none that has been pushed to since. */
function choosePull(pulls: readonly ListedPull[], { triggeredBy, repository }: EventFacts): PullRequest | undefined {
  const [pull] = pulls
    .filter(
      ({ state, head, base }) =>
        state === 'open' && head.sha === triggeredBy?.headSha && base.repo?.id === repository.id
    )
    .toSorted((a, b) => b.number - a.number)
  if (pull === undefined) return undefined
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    labels: pull.labels.flatMap(({ name }) => name ?? []),
    isFork: pull.head.repo?.id !== repository.id,
    isDependabot: pull.user?.login === DEPENDABOT
  }
}
