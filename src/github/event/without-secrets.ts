import type { NotMeasured } from '../../domain/report.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { GitHubClient } from '../api/client.ts'
import { callsOfJob } from './calling-job.ts'
import type { EventFacts } from './context.ts'
import { DEPENDABOT } from './payload.ts'

/** Events that run with the secrets of the repository, whoever caused them. */
const WITH_SECRETS: readonly string[] = ['pull_request_target', 'workflow_run']

/**
 * Finds out why GitHub gives this run no secrets, where that can be known: then a missing key is nobody's mistake in the
 * gate's configuration. Undefined where it gives them, as far as one can tell.
 */
export async function whyWithoutSecrets(
  facts: EventFacts,
  client: GitHubClient | undefined
): Promise<NotMeasured | undefined> {
  const { event, pullRequest, actor } = facts
  if (WITH_SECRETS.includes(event)) return undefined
  if (pullRequest?.isFork === true) return 'fork-without-key'
  if (pullRequest?.isDependabot === true || actor === DEPENDABOT) return 'dependabot-without-key'
  if (await isForkedRepository(facts, client)) return 'own-fork-without-key'
  return (await isCalledWithoutSecrets(facts, client)) ? 'secrets-not-passed' : undefined
}

/** A fork gets a copy of the workflows, and none of the secrets. */
async function isForkedRepository({ isFork, repository }: EventFacts, client: GitHubClient | undefined) {
  if (isFork !== undefined || client === undefined) return isFork === true
  const { owner, repo } = repository
  try {
    return (await client.rest.repos.get({ owner, repo })).data.fork
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return false
  }
}

/** A workflow that is called sees the secrets that its caller hands on. */
async function isCalledWithoutSecrets(facts: EventFacts, client: GitHubClient | undefined): Promise<boolean> {
  const calls = await callsOfJob(facts, client)
  return calls.length > 0 && calls.every(({ passesSecrets }) => !passesSecrets)
}
