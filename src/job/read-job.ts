import { relative } from 'node:path'
import { KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import { quote } from '../domain/quote.ts'
import { TOOL } from '../domain/tool.ts'
import { createClient, type GitHubClient } from '../github/api/client.ts'
import { type Checkout, checkoutFolder, readCheckout } from '../github/api/git.ts'
import { fetchAnchorCommit, findBaseCommit } from '../github/event/base-commit.ts'
import { readBasePlan } from '../github/event/base-plan.ts'
import { findCallingJob } from '../github/event/calling-job.ts'
import {
  createRunContext,
  defaultKey,
  type EventFacts,
  findPullRequest,
  readEventFacts
} from '../github/event/context.ts'
import { refuseHeadCheckout } from '../github/event/pull-request-target.ts'
import { maskSecret, readRunnerEnvironment } from '../github/event/runner.ts'
import { actionPorts } from '../wiring/action-ports.ts'
import { freshSeed, keyLookup, LARGEST_SEED, PLAN_WORLD } from '../wiring/machine.ts'
import { holdAgainstBase, type RuledPlan } from './base-rules.ts'
import type { Inputs, Job } from './job.ts'
import { type PlanRead, planInputs, readJobPlan } from './read-plan.ts'

/** Reads everything that a job depends on from GitHub and the repository. Sends nothing to any model. */
export async function readJob(given: Inputs): Promise<Job> {
  const runner = await readEventFacts()
  refuseHeadCheckout(runner, await readCheckout(runner.workspace))
  const started = withConfirmedJob(inCheckout(runner), given['confirms'])
  const inputs = fromCheckout(given, runner.workspace, started.workspace)
  const client = clientOf(inputs, started)
  const workspace = await readCheckout(started.workspace)
  const read = await readJobPlan(inputs, started, client)
  refuseJob(inputs, started, read.plan)
  const facts = await withPullRequest(started, client)
  const checkout = judgedCheckout(facts, workspace)
  const base = client === undefined ? { warnings: [] } : await findBaseCommit({ facts, checkout, client })
  const raw = planInputs(inputs)
  const search = { facts, checkout, baseCommit: base.commit, client, plan: read.plan, raw, planWorld: PLAN_WORLD }
  const basePlan = BRINGS_RULES.includes(facts.event) ? await readBasePlan(search) : undefined
  const { plan, baseRules, warnings } = await ruledPlan({ inputs, started, client }, read, basePlan)
  const context = createRunContext(facts, {
    key: plan.key ?? (await keyOfJob(inputs, facts, client)),
    baseCommit: base.commit,
    checkout
  })
  const request = {
    plan,
    context,
    environment: readRunnerEnvironment(),
    tool: TOOL,
    seed: seedOf(plan, facts),
    warnings: [...read.warnings, ...base.warnings, ...warnings],
    baseRules,
    mustStore: facts.event === 'workflow_dispatch' && facts.feedsBaseline && plan.runCount > 1,
    anchorCommit: await readAnchorCommit(plan, facts, client)
  }
  const keys = keyLookup(inputs['api-key'], maskSecret)
  return {
    inputs,
    facts,
    checkout,
    client,
    keys,
    request,
    basePlan,
    planFiles: read.files,
    ports: actionPorts({ facts, client, keys, context })
  }
}

/** No stranger's event is led to a folder of the workspace: the configuration of `pull_request_target` comes from the API. */
function inCheckout(facts: EventFacts): EventFacts {
  const { owner, repo } = facts.repository
  if (facts.event === 'pull_request_target') return facts
  return { ...facts, workspace: checkoutFolder(facts.workspace, `${owner}/${repo}`) }
}

const PATH_INPUTS = ['config', 'prompts'] as const

/** Paths that name the folder of the checkout as well become paths from the root of the repository. */
function fromCheckout(inputs: Inputs, workspace: string | undefined, checkout: string | undefined): Inputs {
  if (workspace === undefined || checkout === undefined || workspace === checkout) return inputs
  const start = `${relative(workspace, checkout)}/`
  const shorter = PATH_INPUTS.flatMap((name) => {
    const path = (inputs[name] ?? '').trim().replace(/^\.\//, '')
    return path.startsWith(start) ? [[name, path.slice(start.length)]] : []
  })
  return { ...inputs, ...Object.fromEntries(shorter) }
}

/** Events whose configuration comes from the change that it judges. */
const BRINGS_RULES: readonly string[] = ['pull_request', 'merge_group']

async function keyOfJob(inputs: Inputs, facts: EventFacts, client: GitHubClient | undefined): Promise<string> {
  const jobRunId = jobRunIdOf(inputs['job-run'])
  const calling = await findCallingJob({ facts, client, jobRunId, runnerName: process.env['RUNNER_NAME'] })
  return defaultKey({ ...facts, job: facts.confirms ?? facts.job }, inputs['matrix'], calling)
}

/** The runner fills it in; anything but a number is somebody's own text. */
function jobRunIdOf(given: string | undefined): string | undefined {
  if (given === undefined || /^\d{1,20}$/.test(given)) return given
  throw new KnownError(
    'invalid-input',
    `input "job-run" is ${quote(given)}; expected the number that the runner sets`,
    {
      hint: 'Leave "job-run" out: the runner fills it in.'
    }
  )
}

/** A job that confirms another one judges what that found, and stores nothing of its own. */
function withConfirmedJob(facts: EventFacts, confirms: string | undefined): EventFacts {
  if (confirms === undefined) return facts
  if (!/^[A-Za-z_][\w-]*$/.test(confirms))
    throw new KnownError('invalid-input', `input "confirms" is ${quote(confirms)}; expected the id of a job`, {
      hint: 'Write the id under "jobs:" of the workflow, not the name that is shown.'
    })
  if (confirms === facts.job)
    throw new KnownError('invalid-input', `input "confirms" names this job itself, "${confirms}"`, {
      hint: 'Name the earlier job. That one needs no "confirms".'
    })
  return { ...facts, confirms, feedsBaseline: false }
}

/** A start by hand that is to fill the baseline stores nothing on another branch, and nobody would notice. */
function refuseRunsOfOtherBranch(inputs: Inputs, { event, ref, defaultBranch, feedsBaseline }: EventFacts): void {
  if (event !== 'workflow_dispatch' || feedsBaseline || !(Number(inputs['runs']) > 1)) return
  throw new KnownError(
    'invalid-input',
    `input "runs" is ${inputs['runs']}, but only runs of ${defaultBranch ?? 'the default branch'} are stored, and this one is of ${ref ?? 'another branch'}`,
    { hint: 'Start the workflow on the default branch, or leave "runs" out.' }
  )
}

interface PlanSources {
  readonly inputs: Inputs
  readonly started: EventFacts
  readonly client: GitHubClient | undefined
}

/** The plan under base's rules. One that leaves out pairs which base makes is read once more, with the servers of its `base:` blocks. */
async function ruledPlan(
  { inputs, started, client }: PlanSources,
  read: PlanRead,
  basePlan: Job['basePlan']
): Promise<RuledPlan> {
  if (basePlan === undefined) return { plan: read.plan, warnings: [] }
  const ruled = holdAgainstBase(read, basePlan)
  const { compare } = ruled.baseRules ?? {}
  if (compare === undefined) return ruled
  const paired = holdAgainstBase(await readJobPlan({ ...inputs, compare }, started, client), basePlan)
  return { ...ruled, plan: { ...paired.plan, compare: read.plan.compare } }
}

async function readAnchorCommit({ anchor }: Plan, { repository }: EventFacts, client: GitHubClient | undefined) {
  return anchor === undefined || client === undefined ? undefined : fetchAnchorCommit(client, repository, anchor)
}

function clientOf(inputs: Inputs, facts: EventFacts): GitHubClient | undefined {
  const token = inputs['github-token'] ?? ''
  return token === '' ? undefined : createClient({ token, apiUrl: facts.apiUrl })
}

function refuseJob(inputs: Inputs, facts: EventFacts, plan: Plan): void {
  refuseMeasuringForOthers(facts, plan)
  refuseConfirmingParts(facts, plan)
  refuseRunsOfOtherBranch(inputs, facts)
}

/** A run that follows a stranger's workflow has this repository's rights. It may judge what that stored, and measure nothing. */
function refuseMeasuringForOthers({ event }: EventFacts, { mode = 'run' }: Plan): void {
  if (event !== 'workflow_run' || mode === 'report') return
  throw new KnownError(
    'refused-event',
    `event "workflow_run" is refused with "mode: ${mode}": it runs with the rights of this repository after a stranger’s workflow, and may only judge what that has stored`,
    { hint: 'Set "mode: report" here, and "mode: measure" in the workflow that it follows.' }
  )
}

/** Parts are merged and judged by one job; there is nothing that another one could confirm by measuring again. */
function refuseConfirmingParts({ confirms }: EventFacts, { mode = 'run' }: Plan): void {
  if (confirms === undefined || mode === 'run') return
  throw new KnownError('invalid-input', `input "confirms" is not allowed with "mode: ${mode}"`, {
    hint: 'Leave "mode" out in the job that confirms: it measures and judges by itself.'
  })
}

async function withPullRequest(facts: EventFacts, client: GitHubClient | undefined): Promise<EventFacts> {
  if (facts.triggeredBy === undefined) return facts
  const pullRequest = client === undefined ? undefined : await findPullRequest(facts, client)
  const judged = { ...facts, sha: facts.triggeredBy.headSha }
  return pullRequest === undefined ? judged : { ...judged, pullRequest }
}

/** Two events judge the head of the pull request although the workspace holds something else. */
function judgedCheckout(facts: EventFacts, workspace: Checkout | undefined): Checkout | undefined {
  if (facts.triggeredBy !== undefined) return { commit: facts.triggeredBy.headSha, parents: [] }
  if (facts.event === 'pull_request_target' && facts.pullRequest !== undefined)
    return { commit: facts.pullRequest.headSha, parents: [] }
  return workspace
}

/** Machines that share a run need the same schedule, so that the workflow run they share gives the seed. */
function seedOf({ mode }: Plan, { workflowRun }: EventFacts): number {
  return mode === 'measure' ? workflowRun.id % LARGEST_SEED : freshSeed()
}
