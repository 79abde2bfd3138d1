import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { KnownError } from '../../domain/errors.ts'

const repository = z.object({ id: z.int().positive() })
/** The members of an event file that the gate reads. GitHub sends many more, and adds new ones every month. */
const payloadSchema = z.object({
  repository: repository
    .extend({ default_branch: z.string().min(1).optional(), fork: z.boolean().optional() })
    .optional(),
  pull_request: z
    .object({
      number: z.int().positive(),
      /** Null where the fork has been deleted since. */
      head: z.object({ sha: z.string(), repo: repository.nullable() }),
      base: z.object({ ref: z.string() }),
      /** Null on servers other than GitHub's. */
      labels: z.array(z.object({ name: z.string() })).nullish(),
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

export type Payload = z.infer<typeof payloadSchema>

export interface PullRequest {
  readonly number: number
  readonly headSha: string
  /** The branch it is to be merged into. `base.sha` is left out: it is frozen when the event happens. */
  readonly baseRef: string
  readonly labels: readonly string[]
  readonly isFork: boolean
  readonly isDependabot: boolean
}

export interface MergeGroup {
  readonly baseSha: string
  readonly headSha: string
  readonly headRef?: string
}

/** A finished run of another workflow, which may have been a stranger's. */
export interface TriggeringRun {
  readonly id: number
  readonly event: string
  readonly headSha: string
  readonly headBranch?: string
  readonly headRepository?: { readonly id: number; readonly owner?: string }
}

export async function readPayload(path: string): Promise<Payload> {
  try {
    return payloadSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    const problem =
      cause instanceof z.ZodError ? `is not valid at ${cause.issues[0]?.path.join('.')}` : 'cannot be read'
    throw brokenPayload(problem, cause)
  }
}

export const DEPENDABOT = 'dependabot[bot]'

export function readPullRequest(payload: Payload, repositoryId: number, actor?: string): PullRequest {
  const pull = payload.pull_request
  if (pull === undefined) throw brokenPayload('has no pull_request')
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    labels: (pull.labels ?? []).map(({ name }) => name),
    isFork: pull.head.repo?.id !== repositoryId,
    isDependabot: actor === DEPENDABOT || pull.user?.login === DEPENDABOT
  }
}

export function readMergeGroup({ merge_group: group }: Payload): MergeGroup {
  if (group === undefined) throw brokenPayload('has no merge_group')
  return { baseSha: group.base_sha, headSha: group.head_sha, headRef: group.head_ref }
}

export function readTriggeringRun({ workflow_run: run }: Payload): TriggeringRun {
  if (run === undefined) throw brokenPayload('has no workflow_run')
  const { id, event, head_sha: headSha, head_branch: headBranch, head_repository: head } = run
  return {
    id,
    event,
    headSha,
    headBranch: headBranch ?? undefined,
    headRepository: head ? { id: head.id, owner: head.owner?.login } : undefined
  }
}

function brokenPayload(problem: string, cause?: unknown): KnownError {
  return new KnownError('refused-event', `the event file (GITHUB_EVENT_PATH) ${problem}`, {
    hint: 'Run the action in a GitHub workflow, and the command line anywhere else.',
    cause
  })
}
