import { z } from 'zod'
import { statusOfThrown } from '../../domain/thrown.ts'
import { instantOf } from '../../domain/time.ts'
import type { LabelRefusal } from '../../domain/warning.ts'
import type { GitHubClient } from '../api/client.ts'
import type { EventFacts } from './context.ts'

/** Set by somebody who may write, it accepts what the pull request does to latency, at the commit it was set on. */
export const ACCEPTED_LABEL = 'latency-accepted'
const PAGE_LENGTH = 100
const WRITERS: readonly string[] = ['admin', 'maintain', 'write']

export type LabelAnswer =
  | { readonly kind: 'accepted'; readonly by: string }
  | { readonly kind: 'refused'; readonly why: LabelRefusal; readonly by?: string }
  | { readonly kind: 'absent' }

const labeledSchema = z.object({
  event: z.literal('labeled'),
  label: z.object({ name: z.string() }),
  actor: z.object({ login: z.string().min(1) }),
  created_at: z.iso.datetime({ offset: true })
})

/**
 * Whether the label stands on the pull request and counts. Who set it and when is asked of GitHub and not read from the
 * event; a label from before `measuredAt` was meant for another commit.
 */
export async function readAcceptedLabel(
  facts: EventFacts,
  client: GitHubClient,
  measuredAt: string
): Promise<LabelAnswer> {
  const pull = facts.pullRequest
  if (pull === undefined || !pull.labels.includes(ACCEPTED_LABEL)) return { kind: 'absent' }
  try {
    const last = await lastLabeling(facts, client, pull.number)
    if (last === undefined) return { kind: 'refused', why: 'unknown-author' }
    const by = last.actor.login
    if (instantOf(last.created_at) < instantOf(measuredAt)) return { kind: 'refused', why: 'before-this-commit', by }
    const { owner, repo } = facts.repository
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: by })
    return WRITERS.includes(data.permission) ? { kind: 'accepted', by } : { kind: 'refused', why: 'may-not-write', by }
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    // Somebody who is no collaborator at all is not found.
    return { kind: 'refused', why: 'unknown-author' }
  }
}

async function lastLabeling({ repository }: EventFacts, client: GitHubClient, number: number) {
  const { owner, repo } = repository
  const query = { owner, repo, issue_number: number, per_page: PAGE_LENGTH }
  const events: readonly unknown[] = await client.paginate(client.rest.issues.listEventsForTimeline, query)
  const labelings = events.flatMap((event) => {
    const read = labeledSchema.safeParse(event)
    return read.success && read.data.label.name === ACCEPTED_LABEL ? [read.data] : []
  })
  return labelings.toSorted((a, b) => instantOf(a.created_at) - instantOf(b.created_at)).at(-1)
}
