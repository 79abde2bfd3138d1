import { existsSync, readdirSync } from 'node:fs'
import { KnownError } from '../../domain/errors.ts'
import { tooLargeText } from '../../domain/foreign-json.ts'
import type { GitHubClient } from '../api/client.ts'
import type { Checkout } from './checkout.ts'
import { type ConfigSource, createSourceAt } from './config-source.ts'
import type { EventFacts } from './context.ts'

/** A stranger's prompt is sent with the owner's key, many times over: some twenty thousand tokens are enough for one. */
const MAX_HEAD_CHARS = 100_000
const HEAD = 'head:'

/** The name by which a file of the pull request is asked for, in place of one of the base. */
export function ofHead(path: string): string {
  return `${HEAD}${path}`
}

/**
 * Refuses to work beside the code of a pull request that has been checked out: this event comes with the secrets and the
 * rights of the repository. What the workspace may hold is the base, or nothing.
 */
export function refuseHeadCheckout(facts: EventFacts, checkout: Checkout | undefined): void {
  if (facts.event !== 'pull_request_target') return
  if (checkout === undefined ? isEmpty(facts.workspace) : checkout.commit === facts.sha) return
  const what =
    checkout === undefined
      ? 'the workspace holds files, and not of which commit'
      : `${checkout.commit.slice(0, 10)} is checked out`
  throw new KnownError(
    'refused-event',
    `event "pull_request_target" is refused: ${what}, and this event gives the code of a stranger’s pull request the secrets of this repository`,
    {
      hint: 'Check out the base or nothing: the configuration comes from the base, and the prompt files that it names are read from the pull request as texts. Or use pull_request, and merge_group to measure pull requests of forks.'
    }
  )
}

/**
 * Config and prompt set from the base, the texts of messages that they name from the head of the pull request: through
 * the API, since nothing of it may lie in the workspace.
 */
export function createTargetSource(facts: EventFacts, client: GitHubClient | undefined): ConfigSource {
  const head = facts.pullRequest?.headSha
  if (client === undefined || head === undefined) {
    throw new KnownError('refused-event', 'event "pull_request_target" is refused: the input "github-token" is empty', {
      hint: 'Leave "github-token" at its default: files are read through the API on this event.'
    })
  }
  const at = (commit: string) => createSourceAt(commit, { facts: { repository: facts.repository }, client })
  const sources = { base: at(facts.sha), head: at(head) }
  return {
    from: 'api',
    read: async (name) => {
      if (!name.startsWith(HEAD)) return sources.base.read(name)
      const path = name.slice(HEAD.length)
      const text = await sources.head.read(path)
      if (text === undefined || text.length <= MAX_HEAD_CHARS) return text
      const problem = tooLargeText(text.length, MAX_HEAD_CHARS)
      throw new KnownError('unreadable-file', `cannot read ${path} of the pull request: ${problem}`, {
        hint: 'Shorten it, or have it measured from a branch of this repository.'
      })
    },
    warningFor: (path) => [{ kind: 'config-from-api', path, commit: facts.sha }]
  }
}

function isEmpty(workspace: string | undefined): boolean {
  return workspace === undefined || !existsSync(workspace) || readdirSync(workspace).length === 0
}
