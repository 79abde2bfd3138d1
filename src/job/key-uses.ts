import { KnownError } from '../domain/errors.ts'
import type { Warning } from '../domain/warning.ts'
import { isOwnMergeGroup } from '../github/event/queued-change.ts'
import { INPUT_KEY, type KeyUse, newKeyUses } from '../plan/base/key-uses.ts'
import { isOfStranger, type Job, jobWithWarnings } from './job.ts'

/**
 * Holds the places that secrets are sent to against base's. In a pull request of this repository a new one is said first;
 * whoever opened it may push a workflow as well. A stranger's change may name none: it would choose who gets the key.
 */
export async function withKnownKeyUses(job: Job): Promise<Job> {
  const uses = newUses(job).filter((use) => isSet(job, use))
  const [first] = uses
  if (first === undefined) return job
  if (!(await isOfOwnBranch(job))) {
    // A target that the workflow's own inputs define is no matter of the configuration.
    if ((job.inputs['model'] ?? '') !== '') return job
    throw refusedUse(first)
  }
  // Where base's configuration is unknown or there is none, every use would be new.
  return job.basePlan !== undefined && 'whole' in job.basePlan.read ? jobWithWarnings(job, uses.map(newKeyUse)) : job
}

function newUses({ basePlan, request }: Job): readonly KeyUse[] {
  if (basePlan === undefined) return []
  const { read } = basePlan
  // Whoever brings the whole gate brings the workflow as well, and needs no configuration to send a key anywhere.
  if ('isNew' in read && read.isNew === true) return []
  return newKeyUses(request.plan, 'whole' in read ? read.whole : { targets: [] })
}

function isSet({ inputs }: Job, { name }: KeyUse): boolean {
  const value = name === INPUT_KEY ? inputs[INPUT_KEY] : process.env[name]
  return (value ?? '').trim() !== ''
}

function isOfOwnBranch(job: Job): boolean | Promise<boolean> {
  return job.facts.event === 'merge_group' ? isOwnMergeGroup(job.facts, job.client) : !isOfStranger(job)
}

function refusedUse({ name, origin }: KeyUse): KnownError {
  return new KnownError(
    'refused-event',
    `this change sends ${name} to ${origin}, where the configuration of the base does not send it, and it may be a stranger’s`,
    {
      hint: 'Merge the change of the configuration first, in a pull request of its own from a branch of this repository.'
    }
  )
}

function newKeyUse(use: KeyUse): Warning {
  return { kind: 'new-key-use', ...use }
}
