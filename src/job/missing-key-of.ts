import type { KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import { maskSecret } from '../github/event/inputs.ts'
import { awsCredentials, awsSecrets } from '../measure/wire/sign-request.ts'
import { missingKey } from '../plan/config/missing-key.ts'
import { isKnownProvider } from '../providers/presets.ts'
import type { Job } from './job.ts'

/** What keeps the targets of a plan from being asked at all; masks every key that it looks at. */
export function missingKeyOf({ keys }: Job, plan: Plan): KnownError | undefined {
  const credentials = awsCredentials(process.env)
  for (const secret of awsSecrets(credentials)) maskSecret(secret)
  return missingKey(plan, {
    hasKey: (target) => keys(target) !== undefined,
    isKnownProvider,
    canSign: credentials !== undefined
  })
}

/** A stranger's pull request does not see the secrets: that is a skip which says so. In the own repository it is an error. */
export function isStrangers(job: Job): boolean {
  return job.facts.event === 'pull_request' && isOfStranger(job)
}

/** Whether what is judged is a stranger's, whoever runs this. */
export function isOfStranger({ facts: { pullRequest } }: Job): boolean {
  return pullRequest?.isFork === true || pullRequest?.isDependabot === true
}
