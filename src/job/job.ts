import type { Target } from '../domain/plan.ts'
import type { Secret } from '../domain/secret.ts'
import type { Warning } from '../domain/warning.ts'
import type { GitHubClient } from '../github/api/client.ts'
import type { Checkout } from '../github/event/checkout.ts'
import type { EventFacts } from '../github/event/context.ts'
import type { RunRequest } from '../run-request.ts'

/** By name, as the workflow gives them; none is empty. */
export type Inputs = Readonly<Record<string, string>>

/** Everything a job of GitHub decides. */
export interface Job {
  readonly inputs: Inputs
  readonly facts: EventFacts
  readonly checkout?: Checkout
  /** Absent without a token. */
  readonly client?: GitHubClient
  readonly keys: (target: Target) => Secret | undefined
  readonly request: RunRequest
  /** The files that the plan was read from, from the root of the repository. */
  readonly planFiles: readonly string[]
}

/** The job with more to tell. */
export function withWarnings(job: Job, warnings: readonly Warning[]): Job {
  return { ...job, request: { ...job.request, warnings: [...job.request.warnings, ...warnings] } }
}
