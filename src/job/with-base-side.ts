import { findBaseSide } from '../github/event/base-plan.ts'
import { createBaseReader } from '../plan/base/base-reader.ts'
import { withRecordedBase } from '../plan/base/recorded-base.ts'
import { withoutKeylessBases } from '../plan/base/with-base.ts'
import { checkFirstLook } from '../plan/forecast/check-caps.ts'
import type { RunRequest } from '../run-request.ts'
import { type Job, withWarnings } from './job.ts'
import { missingKeyOf } from './missing-key-of.ts'
import { PLAN_WORLD, planInputs, sha256 } from './read-plan-of.ts'

/** The job with base beside what it measures, where base can be found; throws where its caps end it before anything is known. */
export async function withBaseSide(job: Job): Promise<Job> {
  const { request } = await withBaseOf(job)
  const isKeyMissing = (target: RunRequest['plan']['targets'][number]): boolean =>
    missingKeyOf(job, { ...request.plan, targets: [target] }) !== undefined
  const { plan, warnings } = withoutKeylessBases(request.plan, isKeyMissing)
  checkFirstLook(plan)
  return withWarnings({ ...job, request: { ...request, plan } }, warnings)
}

/** The same for what others have measured: no key is needed, and nothing will be sent. */
export async function withBaseOf(job: Job): Promise<Job> {
  const { request } = job
  const side = await findBaseSide({
    facts: job.facts,
    checkout: job.checkout,
    baseCommit: request.context.baseCommit,
    client: job.client,
    plan: request.plan,
    raw: planInputs(job.inputs),
    reader: createBaseReader(PLAN_WORLD)
  })
  const found = { ...request, plan: side.plan, ...recordedBase(request, side.plan, side.unresolved) }
  return withWarnings({ ...job, request: found }, side.warnings)
}

/** What a run on record was sent stands in for base's own files, where those did not tell. */
function recordedBase(
  { context }: RunRequest,
  plan: RunRequest['plan'],
  unresolved: RunRequest['warnings'] | undefined
): Pick<RunRequest, 'recordedBase'> {
  if (unresolved === undefined) return {}
  return {
    recordedBase: (digests, ancestry) =>
      withRecordedBase(plan, {
        digests,
        ancestry,
        baseCommit: context.baseCommit,
        unresolved,
        sha256
      })
  }
}
