import type { UnmeasuredRequest } from '../analysis/report/unmeasured-report.ts'
import type { KnownError } from '../domain/errors.ts'
import type { Plan, Target } from '../domain/plan.ts'
import type { Warning } from '../domain/warning.ts'
import type { GitHubClient } from '../github/api/client.ts'
import type { Checkout } from '../github/api/git.ts'
import type { BasePlanRead } from '../github/event/base-plan.ts'
import type { EventFacts } from '../github/event/context.ts'
import { whyWithoutSecrets } from '../github/event/without-secrets.ts'
import type { RunRequest } from '../run-request.ts'
import type { ActionPorts } from '../wiring/action-ports.ts'
import type { KeyLookup } from '../wiring/machine.ts'

/** Inputs by name, as the workflow gives them; none is empty. */
export type Inputs = Readonly<Record<string, string>>

/** Everything that a job on GitHub depends on. */
export interface Job {
  readonly inputs: Inputs
  readonly facts: EventFacts
  readonly checkout?: Checkout
  /** Absent without a token. */
  readonly client?: GitHubClient
  readonly keys: KeyLookup
  readonly request: RunRequest
  /** The plan of the base commit; absent where no commit is the base of this run. */
  readonly basePlan?: BasePlanRead
  /** The files that the plan was read from, relative to the root of the repository. */
  readonly planFiles: readonly string[]
  readonly ports: ActionPorts
}

/** Adds warnings to the job's report. */
export function jobWithWarnings(job: Job, warnings: readonly Warning[]): Job {
  return { ...job, request: { ...job.request, warnings: [...job.request.warnings, ...warnings] } }
}

/** Returns the plan with these targets alone. */
export function planOf(job: Job, targets: readonly Target[]): Plan {
  return { ...job.request.plan, targets }
}

/** The judged change comes from a fork or from Dependabot, whoever runs this job. */
export function isOfStranger({ facts: { pullRequest } }: Job): boolean {
  return pullRequest?.isFork === true || pullRequest?.isDependabot === true
}

/**
 * Returns the way to say that a key is missing. Where GitHub gives this run no secrets, that is no error and "not measured";
 * in any other run of the repository it is one.
 */
export async function whyUnmeasured(job: Job, failure: KnownError): Promise<UnmeasuredRequest['why']> {
  const notMeasured = await whyWithoutSecrets(job.facts, job.client)
  return notMeasured === undefined ? { failure } : { notMeasured }
}
