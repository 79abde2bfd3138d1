import { InputError, KnownError } from '../../domain/errors.ts'
import type { Plan } from '../../domain/plan.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { BaseNotMeasured, Warning } from '../../domain/warning.ts'
import { inputsBefore, type StepInputs } from '../../plan/base/step-inputs.ts'
import { withBase } from '../../plan/base/with-base.ts'
import type { RawInputs } from '../../plan/config/read-inputs.ts'
import { type PlanWorld, readUncappedPlan, wholePlanInputs } from '../../plan/read-plan.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import type { Checkout } from '../api/git.ts'
import { commitParents } from './base-commit.ts'
import { createSourceAt, messagePath, readWith, splitSource } from './config-source.ts'
import type { EventFacts } from './context.ts'

type Variables = Readonly<Record<string, string | undefined>>

export interface BaseSearch {
  readonly facts: EventFacts
  readonly checkout?: Checkout
  /** The commit that the change is on top of. */
  readonly baseCommit?: string
  readonly client?: GitHubClient
  readonly plan: Plan
  /** The inputs of this step, from which its plan was read. */
  readonly raw: RawInputs
  readonly planWorld: Omit<PlanWorld, 'readText' | 'readMessageText'>
  readonly variables?: Variables
}

export interface BaseSideFound {
  readonly plan: Plan
  readonly warnings: readonly Warning[]
  /**
   * The reasons why base's plan could not be read; absent where it was. A run on record may stand in for it, and only
   * where there is none does the report show these.
   */
  readonly unresolved?: readonly Warning[]
}

/** The plan of the base commit, as its files and its workflow say; or why it cannot be told. */
export interface BasePlanRead {
  readonly inputs: StepInputs
  readonly read: PlansAtBase | Unread
}

interface PlansAtBase {
  readonly plan: Plan
  /** The whole plan, whichever part of it this job measures. */
  readonly whole: Plan
  /** Base has a configuration file: not all of its rules stand in the workflow. */
  readonly hasConfig: boolean
}

interface Unread {
  readonly why: BaseNotMeasured
  readonly detail?: string
  /** Base has neither a configuration nor a target: the gate is new. */
  readonly isNew?: boolean
}

/** Reads the plan of the base commit. */
export async function readBasePlan(search: BaseSearch): Promise<BasePlanRead> {
  const { baseCommit, raw } = search
  if (baseCommit === undefined) return { inputs: { raw }, read: { why: 'base-commit-unknown' } }
  const inputs = await inputsAtBase(search, baseCommit)
  return { inputs, read: await readPlansAt(search, baseCommit, inputs.raw) }
}

/**
 * Adds base's targets to the plan, as the files and the workflow at the base commit say. A run that feeds the baseline is a
 * base itself and looks for none; targets with a `base:` block have theirs already.
 */
export async function findBaseSide(search: BaseSearch, known?: BasePlanRead): Promise<BaseSideFound> {
  const { plan, facts, baseCommit, planWorld } = search
  if (facts.feedsBaseline || plan.compare === 'off' || plan.compare === 'history') return { plan, warnings: [] }
  const { inputs, read } = known ?? (await readBasePlan(search))
  if (!('plan' in read)) return unresolved(plan, read.why, read.detail)
  const { targets, prompts } = read.plan
  const found = { source: 'files-at-base', commit: baseCommit, targets, prompts } as const
  const which = plan.compare === 'interleaved' ? 'all' : 'changed'
  const joined = withBase(plan, found, { sha256: planWorld.sha256, which })
  if (inputs.unclear === undefined) return joined
  const unclear = unmeasuredBaseWarning('inputs-unclear', inputs.unclear)
  // What the files show is compared. Only a run on record can tell what the inputs would have shown.
  return joined.plan === plan
    ? { ...joined, unresolved: [unclear] }
    : { ...joined, warnings: [...joined.warnings, unclear] }
}

function unresolved(plan: Plan, why: BaseNotMeasured, detail?: string): BaseSideFound {
  return { plan, warnings: [], unresolved: [unmeasuredBaseWarning(why, detail)] }
}

function unmeasuredBaseWarning(why: BaseNotMeasured, detail?: string): Warning {
  return { kind: 'base-not-measured', why, detail }
}

async function inputsAtBase(search: BaseSearch, baseCommit: string): Promise<StepInputs> {
  const { facts, raw, variables = process.env } = search
  const { event, workflowPath, job, sha } = facts
  // On this event both sides use the workflow file of the branch that the pull request is to be merged into.
  if (event === 'pull_request_target') return { raw }
  if (workflowPath === undefined) return { raw, unclear: 'the workflow file belongs to another repository' }
  try {
    const commit = await workflowBase(search, baseCommit)
    const [before, after] = await Promise.all(
      [commit, sha].map((at) => (at === undefined ? undefined : createSourceAt(at, search).read(workflowPath)))
    )
    const id = variables['GITHUB_ACTION'] || undefined
    const found = inputsBefore({
      before,
      after,
      job,
      raw,
      actionRepository: variables['GITHUB_ACTION_REPOSITORY'] || undefined,
      // The runner makes up a name with underscores for a step without an id.
      stepId: id?.startsWith('__') ? undefined : id
    })
    return { ...found, fileChange: before === after ? undefined : before === undefined ? 'new' : 'edited' }
  } catch (error) {
    return { raw, unclear: planProblem(error) }
  }
}

/**
 * The commit of the workflow file before the change. The file that runs is GitHub's merge of the pull request even where
 * the job checks out the head, so what main has changed in it since the branch was cut must be on both sides.
 */
async function workflowBase({ facts, checkout, client }: BaseSearch, baseCommit: string): Promise<string | undefined> {
  if (facts.pullRequest === undefined || checkout === undefined || checkout.commit === facts.sha) return baseCommit
  return client === undefined ? undefined : (await commitParents(client, facts, facts.sha))[0]
}

async function readPlansAt(search: BaseSearch, commit: string, raw: RawInputs): Promise<PlansAtBase | Unread> {
  const { facts, planWorld } = search
  const isTarget = facts.event === 'pull_request_target'
  const messages = createSourceAt(commit, search)
  const files = isTarget ? createSourceAt(facts.sha, search) : messages
  try {
    return await readWith<PlansAtBase | Unread>(splitSource(files, messages), (readText) => {
      const readMessageText = isTarget ? (path: string) => readText(messagePath(path)) : undefined
      const world = { ...planWorld, readText, readMessageText }
      try {
        const whole = readUncappedPlan(wholePlanInputs(raw), world)
        return { plan: readUncappedPlan(raw, world), whole, hasConfig: hasConfig(raw, world) }
      } catch (error) {
        // Only the last reading counts, when every file has been fetched.
        return {
          why: 'plan-invalid',
          detail: planProblem(error),
          isNew: (raw['model'] ?? '') === '' && !hasConfig(raw, world)
        }
      }
    })
  } catch (error) {
    return { why: 'files-unreadable', detail: planProblem(error) }
  }
}

function hasConfig(raw: RawInputs, { readText, defaultConfigPath }: PlanWorld): boolean {
  const paths = [raw['config'] ?? '', defaultConfigPath].filter((path) => path !== '')
  return paths.some((path) => readText(path) !== undefined)
}

/** The first problem, on one line. Throws what is not a problem of files, plan or GitHub. */
function planProblem(error: unknown): string {
  if (error instanceof InputError) return error.problems.map(({ where, message }) => `${where}: ${message}`)[0] ?? ''
  if (error instanceof KnownError) return error.message
  if (statusOfThrown(error) !== undefined) return apiProblem(error)
  throw error
}
