import type { EventFacts } from '../../src/github/event/context.ts'
import type { FakeGitHub } from './fake-github.ts'

/** A pull request's run on the fake GitHub, but for what is given. */
export function someFacts(hub: FakeGitHub, over: Partial<EventFacts> = {}): EventFacts {
  return {
    event: 'pull_request',
    repository: { owner: hub.owner, repo: hub.repo, id: hub.repositoryId },
    defaultBranch: hub.defaultBranch,
    sha: 'c'.repeat(40),
    pullRequest: {
      number: 7,
      headSha: 'a'.repeat(40),
      baseRef: hub.defaultBranch,
      labels: [],
      isFork: false,
      isDependabot: false
    },
    workflow: 'latency',
    workflowPath: '.github/workflows/latency.yml',
    job: 'check',
    workflowRun: { id: 900, attempt: 1 },
    runUrl: 'https://github.com/octo/demo/actions/runs/900',
    apiUrl: hub.apiUrl,
    feedsBaseline: false,
    ...over
  }
}

/** The same of an event that is about no pull request. */
export function branchFacts(hub: FakeGitHub, over: Partial<EventFacts> = {}): EventFacts {
  const { pullRequest: _, ...rest } = someFacts(hub)
  return { ...rest, event: 'schedule', ...over }
}
