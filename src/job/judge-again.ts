import { lacksParts } from '../analysis/runs/merge-runs.ts'
import type { RunFile } from '../domain/run-file.ts'
import type { Color } from '../domain/verdict.ts'
import { findRunWithPart, findStoredRun, type StoredRunSearch } from '../github/baseline/stored-run.ts'
import { ACCEPTED_LABEL, readAcceptedLabel } from '../github/event/accepted-label.ts'
import { now } from '../wiring/action-ports.ts'
import { type Job, withWarnings } from './job.ts'
import { partNameOf } from './measure-part.ts'
import { judgeJob } from './run-job.ts'
import { withEarlierAttempts } from './with-earlier-attempts.ts'

const LABEL_ACTIONS: readonly string[] = ['labeled', 'unlabeled']
/** Of `2026-11-30` in an ISO 8601 time. */
const DAY_LENGTH = 10

/** Whether the event is about a label, and not about the one with which measuring is asked for. */
export function isAboutLabel({ facts, request }: Job): boolean {
  if (!LABEL_ACTIONS.includes(facts.action ?? '')) return false
  return facts.label !== request.plan.relevance?.whenLabel
}

/** The run of this very commit that is stored, where a label changed and the code did not. */
export async function storedRunOf(job: Job): Promise<RunFile | undefined> {
  const search = searchOf(job)
  return search === undefined ? undefined : findStoredRun({ ...search, key: job.request.context.key })
}

/** Whether the job that reports will find that run, so that this one has no part of it to measure. */
export async function isPartStored(job: Job): Promise<boolean> {
  const search = searchOf(job)
  if (search === undefined) return false
  return (await findRunWithPart({ ...search, partName: partNameOf(job.request) })) !== undefined
}

function searchOf(job: Job): StoredRunSearch | undefined {
  const { facts, client, request } = job
  if (client === undefined || !isAboutLabel(job)) return undefined
  const { fingerprint } = request.plan
  // Judged again, a run without one of its parts would come to the verdict of those that are there.
  return { facts, client, fits: (run) => run.plan.fingerprint === fingerprint && !lacksParts(run) }
}

/** Judges the stored run without measuring, and takes its alarms as they are where somebody who may has said so. */
export async function judgeAgain(job: Job, stored: RunFile): Promise<Color> {
  const { facts, client, request } = job
  const { commit } = stored
  const context = { ...request.context, ...(commit === undefined ? {} : { commit }) }
  const again = await withEarlierAttempts(
    { ...job, request: { ...request, context, stored, seed: stored.seed } },
    stored.workflowRun
  )
  const answer = client === undefined ? undefined : await readAcceptedLabel(facts, client, stored.startedAt)
  if (answer?.kind === 'refused') {
    const { why, by } = answer
    const told = { kind: 'label-ignored', label: ACCEPTED_LABEL, why, by } as const
    return judgeJob(withWarnings(again, [told]))
  }
  if (answer?.kind !== 'accepted') return judgeJob(again)
  const acceptedBy = {
    reason: `label ${ACCEPTED_LABEL}, set by ${answer.by}, for this commit`,
    until: now().slice(0, DAY_LENGTH)
  }
  return judgeJob({ ...again, request: { ...again.request, acceptedBy } })
}
