import { InputError, KnownError } from '../../domain/errors.ts'
import type { Plan } from '../../domain/plan.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { BaseNotMeasured, Warning } from '../../domain/warning.ts'
import { inputsBefore, type StepInputs } from '../../plan/base/step-inputs.ts'
import { withBase } from '../../plan/base/with-base.ts'
import type { RawInputs } from '../../plan/config/read-inputs.ts'
import { type PlanWorld, readUncappedPlan } from '../../plan/read-plan.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { parentsOf } from './base-commit.ts'
import type { Checkout } from './checkout.ts'
import { createSourceAt, readWith } from './config-source.ts'
import type { EventFacts } from './context.ts'

type Variables = Readonly<Record<string, string | undefined>>

export interface BaseSearch {
  readonly facts: EventFacts
  readonly checkout?: Checkout
  /** The commit that the change is on top of. */
  readonly baseCommit?: string
  readonly client?: GitHubClient
  readonly plan: Plan
  /** What this step was given, as its plan was read from. */
  readonly raw: RawInputs
  readonly planWorld: Omit<PlanWorld, 'readText' | 'readMessageText'>
  readonly variables?: Variables
}

export interface BaseSideFound {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  /**
   * Set where base's plan could not be read, with what was missing: what a run on record was sent may stand in, and
   * where that is missing too, this is what the reader is told. Never set where base's plan is known.
   */
  readonly unresolved?: readonly Warning[]
}

/**
 * The plan with base beside it, as base's own files and workflow say. A run that feeds the baseline is a base itself and
 * looks for none; its targets with a `base:` block have theirs already.
 */
export async function findBaseSide(search: BaseSearch): Promise<BaseSideFound> {
  const { plan, facts, baseCommit, planWorld } = search
  if (facts.feedsBaseline || plan.compare === 'off' || plan.compare === 'history') return { plan, warnings: [] }
  if (baseCommit === undefined) return unresolved(plan, 'base-commit-unknown')
  const inputs = await inputsAtBase(search, baseCommit)
  const read = await readAt(search, baseCommit, inputs.raw)
  if (!('targets' in read)) return unresolved(plan, read.why, read.detail)
  const found = { source: 'files-at-base', commit: baseCommit, targets: read.targets, prompts: read.prompts } as const
  const joined = withBase(plan, found, {
    sha256: planWorld.sha256,
    which: plan.compare === 'interleaved' ? 'asked' : 'touched'
  })
  if (inputs.unclear === undefined) return joined
  const unclear = notMeasured('inputs-unclear', inputs.unclear)
  // Whatever the files show is compared; what the inputs might have shown, only a run on record can tell.
  return joined.plan === plan
    ? { ...joined, unresolved: [unclear] }
    : { ...joined, warnings: [...joined.warnings, unclear] }
}

function unresolved(plan: Plan, why: BaseNotMeasured, detail?: string): BaseSideFound {
  return { plan, warnings: [], unresolved: [notMeasured(why, detail)] }
}

function notMeasured(why: BaseNotMeasured, detail?: string): Warning {
  return { kind: 'base-not-measured', why, detail }
}

async function inputsAtBase(search: BaseSearch, baseCommit: string): Promise<StepInputs> {
  const { facts, raw, variables = process.env } = search
  const { event, workflowPath, job, sha } = facts
  // Its workflow file and its configuration are those of the branch it is to be merged into, on both sides.
  if (event === 'pull_request_target') return { raw }
  if (workflowPath === undefined) return { raw, unclear: 'the workflow is another repository’s' }
  try {
    const commit = await workflowBase(search, baseCommit)
    const [before, after] = await Promise.all(
      [commit, sha].map((at) => (at === undefined ? undefined : createSourceAt(at, search).read(workflowPath)))
    )
    const repository = variables['GITHUB_ACTION_REPOSITORY'] ?? ''
    const id = variables['GITHUB_ACTION'] ?? ''
    return inputsBefore({
      before,
      after,
      job,
      raw,
      ...(repository === '' ? {} : { actionRepository: repository }),
      // The runner makes up a name with underscores for a step that has none.
      ...(id === '' || id.startsWith('__') ? {} : { stepId: id })
    })
  } catch (error) {
    return { raw, unclear: problemOf(error) }
  }
}

/**
 * The workflow file is GitHub's merge of the pull request even where the job checks the head out: what main changed in
 * it since the branch was cut is on both sides then, and no change.
 */
async function workflowBase({ facts, checkout, client }: BaseSearch, baseCommit: string): Promise<string | undefined> {
  if (facts.pullRequest === undefined || checkout === undefined || checkout.commit === facts.sha) return baseCommit
  return client === undefined ? undefined : (await parentsOf(client, facts, facts.sha))[0]
}

interface Unread {
  readonly why: BaseNotMeasured
  readonly detail: string
}

/** Tells the text of a message from a file of the same name. */
const MESSAGE = 'message:'

async function readAt(search: BaseSearch, commit: string, raw: RawInputs): Promise<Plan | Unread> {
  const { facts, planWorld } = search
  const isTarget = facts.event === 'pull_request_target'
  const messages = createSourceAt(commit, search)
  const files = isTarget ? createSourceAt(facts.sha, search) : messages
  const read = (name: string) =>
    name.startsWith(MESSAGE) ? messages.read(name.slice(MESSAGE.length)) : files.read(name)
  try {
    return await readWith<Plan | Unread>({ read }, (readText) => {
      try {
        return readUncappedPlan(raw, {
          ...planWorld,
          readText,
          readMessageText: isTarget ? (path) => readText(`${MESSAGE}${path}`) : undefined
        })
      } catch (error) {
        // Kept until every file that was asked for has been fetched: only then is a missing one missing.
        return { why: 'plan-invalid', detail: problemOf(error) }
      }
    })
  } catch (error) {
    return { why: 'files-unreadable', detail: problemOf(error) }
  }
}

/** The first thing that is wrong, on one line. What is no problem of theirs is thrown on. */
function problemOf(error: unknown): string {
  if (error instanceof InputError) return error.problems.map(({ where, message }) => `${where}: ${message}`)[0] ?? ''
  if (error instanceof KnownError) return error.message
  if (statusOfThrown(error) !== undefined) return apiProblem(error)
  throw error
}
