import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { KnownError } from '../../domain/errors.ts'
import type { RunContext } from '../../domain/report.ts'
import type { RepositoryName } from '../api/client.ts'
import type { Checkout } from './checkout.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The events whose colors are defined. In each but the last two, the code that runs and the rights of the token belong
 * together: `workflow_run` judges only what another workflow has stored, and `pull_request_target` takes from a pull
 * request nothing but the texts of prompts (trust-pull-request-target.ts).
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

/** The events that run what is on the default branch, and nothing else. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch']

const repository = z.object({ id: z.int().positive() })
/** What is read of an event. GitHub sends much more, and something new every month. */
const payloadSchema = z.object({
  repository: repository.extend({ default_branch: z.string().min(1).optional() }).optional(),
  pull_request: z
    .object({
      number: z.int().positive(),
      /** Null where the fork has been deleted since. */
      head: z.object({ sha: z.string(), repo: repository.nullable() }),
      base: z.object({ ref: z.string() }),
      labels: z.array(z.object({ name: z.string() })).default([]),
      user: z.object({ login: z.string() }).nullish()
    })
    .optional(),
  merge_group: z.object({ base_sha: z.string(), head_sha: z.string(), head_ref: z.string().optional() }).optional(),
  workflow_run: z
    .object({
      id: z.int().positive(),
      event: z.string(),
      head_sha: z.string(),
      head_branch: z.string().nullish(),
      head_repository: repository.extend({ owner: z.object({ login: z.string() }).nullish() }).nullish()
    })
    .optional()
})

type Payload = z.infer<typeof payloadSchema>

export interface PullRequest {
  readonly number: number
  readonly headSha: string
  /** The branch it is to be merged into. `base.sha` is left out: it is frozen when the event happens. */
  readonly baseRef: string
  readonly labels: readonly string[]
  readonly isFork: boolean
  readonly isDependabot: boolean
}

/** A finished run of another workflow, which may have been a stranger's. */
export interface TriggeringRun {
  readonly id: number
  readonly event: string
  readonly headSha: string
  readonly headBranch?: string
  readonly headRepository?: { readonly id: number; readonly owner?: string }
}

/** What the runner and the event say about where this run happens. */
export interface EventFacts {
  readonly event: EventName
  readonly repository: RepositoryName & { readonly id: number }
  readonly defaultBranch?: string
  readonly ref?: string
  /** GITHUB_SHA: in a pull request that of the merge commit. */
  readonly sha: string
  readonly pullRequest?: PullRequest
  readonly mergeGroup?: { readonly baseSha: string; readonly headSha: string; readonly headRef?: string }
  /** The run of another workflow whose end this one was started by. */
  readonly triggeredBy?: TriggeringRun
  readonly workflow: string
  /** `.github/workflows/latency.yml`; absent where the workflow is another repository's. */
  readonly workflowPath?: string
  readonly job: string
  readonly workflowRun: { readonly id: number; readonly attempt: number }
  readonly runUrl: string
  readonly apiUrl: string
  readonly workspace?: string
  /** Whether this run, if it is whole, may become part of the baseline. */
  readonly feedsBaseline: boolean
}

/** Reads the environment of a runner. Throws where the event is none that the gate can judge in safety. */
export async function readEventFacts(variables: Variables = process.env): Promise<EventFacts> {
  const event = supportedEvent(need(variables, 'GITHUB_EVENT_NAME'))
  return eventFacts(event, variables, await readPayload(need(variables, 'GITHUB_EVENT_PATH')))
}

/** Where the report shows, and what it compares with. */
export function runContextOf(
  facts: EventFacts,
  how: { readonly key: string; readonly baseCommit?: string; readonly checkout?: Checkout }
): RunContext {
  const { event, ref, defaultBranch, pullRequest, runUrl, workflowRun, feedsBaseline, sha } = facts
  return withoutUndefined({
    event,
    key: how.key,
    // In a pull request the head may be checked out as well as GitHub's merge of it.
    commit: pullRequest === undefined ? sha : (how.checkout?.commit ?? sha),
    headCommit: pullRequest?.headSha,
    ref,
    defaultBranch,
    baseCommit: how.baseCommit,
    pullRequest: pullRequest?.number,
    runUrl,
    workflowRun,
    feedsBaseline
  })
}

/** A workflow without a name goes by its path; a name may hold slashes, and all of it tells workflows apart. */
const WORKFLOW_PATH = /^\.github\/workflows\/(?<file>.+?)(?:\.ya?ml)?$/

/**
 * Tells the uses of the gate in a repository apart: workflow, job and matrix values. The runner puts no matrix into the
 * environment; `matrix` is the input of that name, which action.yml fills with `${{ toJson(matrix) }}`.
 */
export function defaultKey(facts: Pick<EventFacts, 'workflow' | 'job'>, matrix = ''): string {
  const workflow = WORKFLOW_PATH.exec(facts.workflow)?.groups?.['file'] ?? facts.workflow
  const values = matrixValues(matrix)
  return fitting(`${workflow}-${facts.job}${values.length === 0 ? '' : ` (${values.join(', ')})`}`)
}

/** Baselines hold keys of at most 500 characters. */
const LONGEST_KEY = 500

/** A longer one is cut, with what tells it from others that begin alike. */
function fitting(key: string): string {
  if (key.length <= LONGEST_KEY) return key
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `${key.slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`
}

/** Of `octo/demo/.github/workflows/ci.yml@refs/heads/main` the path; undefined where it lies in another repository. */
export function workflowPathIn(repositoryName: RepositoryName, reference: string): string | undefined {
  const parts = /^(?:(?<where>[^/@]+\/[^/@]+)\/)?(?<path>\.github\/workflows\/[^@]+)/.exec(reference)?.groups
  const here = `${repositoryName.owner}/${repositoryName.repo}`.toLowerCase()
  return parts?.['where'] === undefined || parts['where'].toLowerCase() === here ? parts?.['path'] : undefined
}

function supportedEvent(name: string): EventName {
  const event = EVENTS.find((one) => one === name)
  if (event !== undefined) return event
  const why = 'whose code it runs, and what it would be compared with, is not defined'
  throw new KnownError('refused-event', `event "${name}" is refused: ${why}; allowed are ${EVENTS.join(', ')}`, {
    hint: `Remove ${name} from the "on:" of this workflow, or run the command line there.`
  })
}

function eventFacts(event: EventName, variables: Variables, payload: Payload): EventFacts {
  const named = repositoryName(need(variables, 'GITHUB_REPOSITORY'))
  const id = payload.repository?.id ?? Number(need(variables, 'GITHUB_REPOSITORY_ID'))
  const ref = variables['GITHUB_REF']
  const branch = payload.repository?.default_branch ?? scheduledBranch(event, ref)
  return withoutUndefined({
    event,
    repository: { ...named, id },
    defaultBranch: branch,
    ref,
    sha: need(variables, 'GITHUB_SHA'),
    pullRequest: isPullRequest(event) ? pullRequestOf(payload, id, variables['GITHUB_ACTOR']) : undefined,
    triggeredBy: event === 'workflow_run' ? triggeringRunOf(payload) : undefined,
    mergeGroup: event === 'merge_group' ? mergeGroupOf(payload) : undefined,
    workflowPath: workflowPathIn(named, variables['GITHUB_WORKFLOW_REF'] ?? ''),
    workspace: variables['GITHUB_WORKSPACE'],
    feedsBaseline: TRUSTED_EVENTS.includes(event) && branch !== undefined && ref === `refs/heads/${branch}`,
    ...runFacts(named, variables)
  })
}

function runFacts({ owner, repo }: RepositoryName, variables: Variables) {
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

/** A schedule runs on the default branch, whichever that is. */
function scheduledBranch(event: EventName, ref: string | undefined): string | undefined {
  return event === 'schedule' ? ref?.replace(/^refs\/heads\//, '') : undefined
}

function pullRequestOf(payload: Payload, repositoryId: number, actor = ''): PullRequest {
  const pull = payload.pull_request
  if (pull === undefined) throw brokenPayload('has no pull_request')
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    labels: pull.labels.map(({ name }) => name),
    isFork: pull.head.repo?.id !== repositoryId,
    isDependabot: actor === 'dependabot[bot]' || pull.user?.login === 'dependabot[bot]'
  }
}

function mergeGroupOf(payload: Payload): EventFacts['mergeGroup'] {
  if (payload.merge_group === undefined) throw brokenPayload('has no merge_group')
  const { base_sha: baseSha, head_sha: headSha, head_ref: headRef } = payload.merge_group
  return { baseSha, headSha, headRef }
}

function isPullRequest(event: EventName): boolean {
  return event === 'pull_request' || event === 'pull_request_target'
}

function triggeringRunOf(payload: Payload): TriggeringRun {
  const run = payload.workflow_run
  if (run === undefined) throw brokenPayload('has no workflow_run')
  const { id, event, head_sha: headSha, head_branch: headBranch, head_repository: head } = run
  return withoutUndefined({
    id,
    event,
    headSha,
    headBranch: headBranch ?? undefined,
    headRepository: head ? withoutUndefined({ id: head.id, owner: head.owner?.login }) : undefined
  })
}

async function readPayload(path: string): Promise<Payload> {
  try {
    return payloadSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    const what = cause instanceof z.ZodError ? `does not fit at ${cause.issues[0]?.path.join('.')}` : 'cannot be read'
    throw brokenPayload(what, cause)
  }
}

function brokenPayload(what: string, cause?: unknown): KnownError {
  return new KnownError('refused-event', `the event file (GITHUB_EVENT_PATH) ${what}`, {
    hint: 'Run the action in a workflow of GitHub, and the command line elsewhere.',
    cause
  })
}

function repositoryName(fullName: string): RepositoryName {
  const [owner = '', repo = ''] = fullName.split('/')
  return { owner, repo }
}

function need(variables: Variables, name: string): string {
  const value = variables[name]
  if (value !== undefined && value !== '') return value
  throw new KnownError('refused-event', `the environment variable ${name} is missing`, {
    hint: 'Run the action in a workflow of GitHub, and the command line elsewhere.'
  })
}

function matrixValues(json: string): readonly string[] {
  const matrix = parseJson(json)
  if (typeof matrix !== 'object' || matrix === null) return []
  // By name, since the order of the file would make another key of the same job.
  const entries = Object.entries(matrix).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

function withoutUndefined<T extends object>(record: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
}
