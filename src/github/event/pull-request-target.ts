import { existsSync, readdirSync } from 'node:fs'
import { KnownError } from '../../domain/errors.ts'
import { tooLargeText } from '../../domain/foreign-json.ts'
import type { GitHubClient } from '../api/client.ts'
import type { Checkout } from '../api/git.ts'
import { type ConfigSource, createSourceAt, splitSource } from './config-source.ts'
import type { EventFacts } from './context.ts'

/** A stranger's prompt is sent many times with the owner's key: some twenty thousand tokens are enough for one. */
const MAX_HEAD_CHARS = 100_000

/**
 * Refuses to run if the workspace holds anything but the base: this event comes with the secrets and the rights of the
 * repository, which the code of a pull request must not get.
 */
export function refuseHeadCheckout(facts: EventFacts, checkout: Checkout | undefined): void {
  if (facts.event !== 'pull_request_target') return
  if (checkout === undefined ? isEmptyFolder(facts.workspace) : checkout.commit === facts.sha) return
  const what =
    checkout === undefined
      ? 'the workspace holds files of an unknown commit'
      : `commit ${checkout.commit.slice(0, 10)} is checked out, which is not the base`
  throw new KnownError(
    'refused-event',
    `event "pull_request_target" is refused: ${what}; this event would give a stranger’s code the secrets of this repository`,
    {
      hint: 'Check out the base or nothing: the configuration comes from the base, and the prompt files that it names are read from the pull request as text. Or use pull_request, and merge_group to measure pull requests of forks.'
    }
  )
}

/**
 * Reads configuration and prompt set from the base, and the texts of their messages from the head of the pull request: all
 * through the API, since nothing of the head may lie in the workspace.
 */
export function createTargetSource(facts: EventFacts, client: GitHubClient | undefined): ConfigSource {
  const head = facts.pullRequest?.headSha
  if (client === undefined || head === undefined) {
    throw new KnownError('refused-event', 'event "pull_request_target" is refused: the input "github-token" is empty', {
      hint: 'Leave "github-token" at its default: files are read through the API on this event.'
    })
  }
  const at = (commit: string) => createSourceAt(commit, { facts: { repository: facts.repository }, client })
  const messages = {
    read: async (path: string) => {
      const text = await at(head).read(path)
      if (text === undefined || text.length <= MAX_HEAD_CHARS) return text
      const problem = tooLargeText(text.length, MAX_HEAD_CHARS)
      throw new KnownError('unreadable-file', `cannot read ${path} of the pull request: ${problem}`, {
        hint: 'Shorten it, or open the pull request from a branch of this repository.'
      })
    }
  }
  return {
    from: 'api',
    ...splitSource(at(facts.sha), messages),
    warningFor: (path) => [{ kind: 'config-from-api', path, commit: facts.sha }]
  }
}

function isEmptyFolder(workspace: string | undefined): boolean {
  return workspace === undefined || !existsSync(workspace) || readdirSync(workspace).length === 0
}
