import { KnownError } from '../domain/errors.ts'
import type { Plan, Target } from '../domain/plan.ts'
import { quote } from '../domain/quote.ts'
import type { Warning } from '../domain/warning.ts'
import { readEarlierJobs } from '../github/baseline/run-files.ts'
import { findBaseSide } from '../github/event/base-plan.ts'
import { maskSecret } from '../github/event/runner.ts'
import { awsCredentials, awsSecrets } from '../measure/wire/sign-request.ts'
import { comparesInPairs } from '../plan/base/changed-rules.ts'
import { withRecordedBase } from '../plan/base/recorded-base.ts'
import { withoutKeylessBases } from '../plan/base/with-base.ts'
import { checkFirstLook } from '../plan/forecast/check-caps.ts'
import type { RunRequest } from '../run-request.ts'
import { findMissingKey, PLAN_WORLD, sha256 } from '../wiring/machine.ts'
import { type Job, jobWithWarnings, planOf } from './job.ts'
import { planInputs } from './read-plan.ts'

/** Returns the error of the first target whose key is missing. Masks every key it reads in the log. */
export function missingKeyOf({ keys }: Pick<Job, 'keys'>, plan: Pick<Plan, 'targets'>): KnownError | undefined {
  for (const secret of [...awsSecrets(awsCredentials(process.env)), ...headerValues(plan)]) maskSecret(secret)
  return findMissingKey(plan, keys)
}

/** Whatever the environment gives to a header may be a secret. */
function headerValues({ targets }: Pick<Plan, 'targets'>): readonly string[] {
  const headers = targets.flatMap(({ extraHeaders }) => Object.values(extraHeaders))
  const names = headers.flatMap((value) =>
    [...value.matchAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g)].map(([, name = '']) => name)
  )
  return names.flatMap((name) => process.env[name] ?? [])
}

/** Adds base's targets to the plan where base can be found. Throws when the caps would end the job before its first look. */
export async function withMeasurableBase(job: Job): Promise<Job> {
  const found = await withBaseOfJob(job)
  const isKeyMissing = (target: Target): boolean => missingKeyOf(found, planOf(found, [target])) !== undefined
  const { plan, warnings } = withoutKeylessBases(found.request.plan, isKeyMissing)
  const affordable = affordablePlan(plan, found.request)
  return jobWithWarnings({ ...found, request: { ...found.request, plan: affordable } }, warnings)
}

/** Throws where the caps end the plan before its first look. Pairs that only base asks for are left out before that. */
function affordablePlan(plan: Plan, { baseRules }: RunRequest): Plan {
  try {
    checkFirstLook(plan)
    return plan
  } catch (error) {
    if (baseRules?.compare === undefined) throw error
  }
  const { base: _base, ...rest } = plan
  const alone = { ...rest, targets: plan.targets.filter(({ baseOf }) => baseOf === undefined) }
  checkFirstLook(alone)
  return alone
}

/** Adds base's targets to the plan for a run that others have measured: no key is needed, since nothing will be sent. */
export async function withBaseOfJob(job: Job): Promise<Job> {
  const { request, facts, checkout, client } = job
  const { baseCommit } = request.context
  const raw = planInputs(job.inputs)
  const { compare } = request.plan
  const plan = { ...request.plan, compare: request.baseRules?.compare ?? compare }
  const search = { facts, checkout, baseCommit, client, plan, raw, planWorld: PLAN_WORLD }
  const side = await findBaseSide(search, job.basePlan)
  const joined = { ...side.plan, compare }
  const found = { ...request, plan: joined, recordedBase: recordedBase(request, joined, side.unresolved) }
  return jobWithWarnings({ ...job, request: found }, side.warnings)
}

/** A stored run's plan stands in for base's own files where those could not be read. */
function recordedBase(
  { context }: RunRequest,
  plan: Plan,
  unresolved: readonly Warning[] | undefined
): RunRequest['recordedBase'] {
  // Only pairs that the plan itself asks for are worth a stored base.
  if (unresolved === undefined || !comparesInPairs(plan)) return undefined
  const { baseCommit } = context
  return (digests, ancestry) => withRecordedBase(plan, { digests, ancestry, baseCommit, unresolved, sha256 })
}

/**
 * Adds the runs that earlier jobs of this workflow run have stored under the same key: a re-run continues from them, and a job that
 * confirms another one is judged together with it.
 */
export async function withEarlierJobs(job: Job): Promise<Job> {
  const { facts, client, request } = job
  const { workflowRun, repository } = facts
  const confirms = facts.confirms !== undefined
  if (client === undefined || (workflowRun.attempt === 1 && !confirms)) return job
  const warnings: Warning[] = []
  const earlierJobs = await readEarlierJobs({
    client,
    repository,
    workflowRun,
    key: request.context.key,
    confirms,
    warn: (warning) => warnings.push(warning)
  })
  if (confirms && earlierJobs.length === 0) throw nothingToConfirm(facts.confirms, request.context.key, warnings)
  return jobWithWarnings({ ...job, request: { ...request, earlierJobs } }, warnings)
}

function nothingToConfirm(confirms: string, key: string, warnings: readonly Warning[]): KnownError {
  const [problem] = warnings.flatMap((warning) => ('message' in warning ? [`: ${warning.message}`] : []))
  return new KnownError(
    'nothing-stored',
    `input "confirms" names job "${confirms}", and no run of it is stored in this workflow run under the key ${quote(key)}${problem ?? ''}`,
    {
      hint: 'Check the id of that job, list it under "needs", give both jobs the same "key" if one of them has one, and let this one read artifacts ("actions: read").'
    }
  )
}
