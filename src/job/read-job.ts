import { randomInt } from 'node:crypto'
import { KnownError } from '../domain/errors.ts'
import type { Plan, Target } from '../domain/plan.ts'
import type { Secret } from '../domain/secret.ts'
import { TOOL } from '../domain/tool.ts'
import { createClient, type GitHubClient } from '../github/api/client.ts'
import { findAnchorCommit, findBaseCommit } from '../github/event/base-commit.ts'
import { type Checkout, readCheckout } from '../github/event/checkout.ts'
import { defaultKey, type EventFacts, readEventFacts, runContextOf } from '../github/event/context.ts'
import { readRunnerEnvironment } from '../github/event/environment.ts'
import { findPullRequest } from '../github/event/find-pull-request.ts'
import { maskSecret } from '../github/event/inputs.ts'
import { refuseHeadCheckout } from '../github/event/pull-request-target.ts'
import { readKey } from '../plan/config/missing-key.ts'
import type { Inputs, Job } from './job.ts'
import { readPlanOf } from './read-plan-of.ts'

const LARGEST_SEED = 2 ** 31

/** What GitHub and the repository give this job; sends nothing to any model. */
export async function readJob(inputs: Inputs): Promise<Job> {
  const started = await readEventFacts()
  const client = clientOf(inputs, started)
  const workspace = await readCheckout(started.workspace)
  refuseHeadCheckout(started, workspace)
  const { plan, warnings, files } = await readPlanOf(inputs, started, client)
  refuseMeasuringForOthers(started, plan)
  const facts = await withPullRequest(started, client)
  const checkout = judgedCheckout(facts, workspace)
  const base = client === undefined ? { warnings: [] } : await findBaseCommit({ facts, checkout, client })
  const context = runContextOf(facts, {
    key: plan.key ?? defaultKey(facts, inputs['matrix']),
    baseCommit: base.commit,
    checkout
  })
  const request = {
    plan,
    context,
    environment: readRunnerEnvironment(),
    tool: TOOL,
    seed: seedOf(plan, facts),
    warnings: [...warnings, ...base.warnings],
    ...(await anchorOf(plan, facts, client))
  }
  return {
    inputs,
    facts,
    checkout,
    client,
    keys: keysOf(inputs),
    request,
    planFiles: files
  }
}

async function anchorOf({ anchor }: Plan, { repository }: EventFacts, client: GitHubClient | undefined) {
  if (anchor === undefined || client === undefined) return {}
  const anchorCommit = await findAnchorCommit(client, repository, anchor)
  return anchorCommit === undefined ? {} : { anchorCommit }
}

function clientOf(inputs: Inputs, facts: EventFacts): GitHubClient | undefined {
  const token = inputs['github-token'] ?? ''
  return token === '' ? undefined : createClient({ token, apiUrl: facts.apiUrl })
}

/** What started this run was measured elsewhere, by code that nobody here has to trust: there is nothing to measure. */
function refuseMeasuringForOthers({ event }: EventFacts, { mode = 'run' }: Plan): void {
  if (event !== 'workflow_run' || mode === 'report') return
  throw new KnownError(
    'refused-event',
    `event "workflow_run" is refused with "mode: ${mode}": it runs with the rights of this repository after a stranger’s workflow, and may only judge what that has stored`,
    { hint: 'Set "mode: report" here, and "mode: measure" in the workflow that it follows.' }
  )
}

async function withPullRequest(facts: EventFacts, client: GitHubClient | undefined): Promise<EventFacts> {
  if (facts.triggeredBy === undefined) return facts
  const pullRequest = client === undefined ? undefined : await findPullRequest(facts, client)
  const judged = { ...facts, sha: facts.triggeredBy.headSha }
  return pullRequest === undefined ? judged : { ...judged, pullRequest }
}

/** On two events the workspace is not what is judged, which is the head of the pull request. */
function judgedCheckout(facts: EventFacts, workspace: Checkout | undefined): Checkout | undefined {
  if (facts.triggeredBy !== undefined) return { commit: facts.triggeredBy.headSha, parents: [] }
  if (facts.event === 'pull_request_target' && facts.pullRequest !== undefined)
    return { commit: facts.pullRequest.headSha, parents: [] }
  return workspace
}

/** Machines that share a run must make the same schedule: they all know which workflow run they are of. */
function seedOf({ mode }: Plan, { workflowRun }: EventFacts): number {
  return mode === 'measure' ? workflowRun.id % LARGEST_SEED : randomInt(LARGEST_SEED)
}

function keysOf(inputs: Inputs): (target: Target) => Secret | undefined {
  return (target) => {
    const { key } = target
    const given = key.from === 'environment' ? process.env[key.name] : inputs['api-key']
    if (given !== undefined && key.from !== 'none') maskSecret(given)
    const secret = readKey(target, given)
    if (secret !== undefined) maskSecret(secret.reveal())
    return secret
  }
}
