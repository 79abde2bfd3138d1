import { describe, expect, it } from '@jest/globals'
import {
  type ArtifactFacts,
  namedWorkflowPath,
  type RunFacts,
  refusalOfArtifact,
  refusalOfRun,
  type TrustContext
} from '../../../src/github/baseline/trust.ts'

const CONTEXT: TrustContext = {
  repository: { owner: 'octo', repo: 'demo', id: 4242 },
  defaultBranch: 'main',
  runId: 900,
  workflowPath: '.github/workflows/latency.yml'
}
const TRUSTED = { id: 7, repository_id: 4242, head_repository_id: 4242, head_branch: 'main' }
const ARTIFACT: ArtifactFacts = { expired: false, workflow_run: TRUSTED }
const RUN: RunFacts = {
  id: 7,
  event: 'push',
  path: '.github/workflows/latency.yml',
  status: 'completed',
  conclusion: 'success',
  head_branch: 'main',
  repository: { id: 4242 },
  head_repository: { id: 4242 }
}

describe('refusalOfArtifact', () => {
  it('has nothing against an artifact of the default branch', () => {
    expect(refusalOfArtifact(ARTIFACT, CONTEXT)).toBeUndefined()
  })

  // Each differs from the trusted one in a single fact, so that this one check alone refuses it.
  it.each<[string, Partial<ArtifactFacts>, string]>([
    ['one that has expired', { expired: true }, 'expired'],
    ['one of another repository', { workflow_run: { ...TRUSTED, repository_id: 1 } }, 'other-repository'],
    [
      'one of a fork whose branch is called main',
      { workflow_run: { ...TRUSTED, head_repository_id: 666 } },
      'from-a-fork'
    ],
    ['one of a branch', { workflow_run: { ...TRUSTED, head_branch: 'feature' } }, 'other-branch'],
    ['one of this very run', { workflow_run: { ...TRUSTED, id: 900 } }, 'this-run'],
    ['one whose run is not told', { workflow_run: null }, 'other-repository'],
    ['one whose fork has been deleted', { workflow_run: { ...TRUSTED, head_repository_id: null } }, 'from-a-fork'],
    ['one whose branch is not told', { workflow_run: { ...TRUSTED, head_branch: null } }, 'other-branch'],
    ['one whose run has no number', { workflow_run: { ...TRUSTED, id: undefined } }, 'this-run']
  ])('refuses %s', (_, change, why) => {
    expect(refusalOfArtifact({ ...ARTIFACT, ...change }, CONTEXT)).toBe(why)
  })

  it('trusts nothing where the default branch is not known', () => {
    const { defaultBranch: _, ...unknown } = CONTEXT
    const artifact = { ...ARTIFACT, workflow_run: { ...TRUSTED, head_branch: undefined } }
    expect(refusalOfArtifact(artifact, unknown)).toBe('other-branch')
  })
})

describe('refusalOfRun', () => {
  it.each(['push', 'schedule', 'workflow_dispatch'])('has nothing against a %s on the default branch', (event) => {
    expect(refusalOfRun({ ...RUN, event }, CONTEXT)).toBeUndefined()
  })

  it('trusts a run that failed, since a regressed one did, and its numbers are as good', () => {
    expect(refusalOfRun({ ...RUN, conclusion: 'failure' }, CONTEXT)).toBeUndefined()
  })

  it.each<[string, Partial<RunFacts>, string]>([
    ['a pull request from main into a release branch', { event: 'pull_request' }, 'untrusted-event'],
    [
      'pull_request_target, which has the default branch as its own',
      { event: 'pull_request_target' },
      'untrusted-event'
    ],
    ['workflow_run', { event: 'workflow_run' }, 'untrusted-event'],
    ['issue_comment', { event: 'issue_comment' }, 'untrusted-event'],
    ['merge_group', { event: 'merge_group' }, 'untrusted-event'],
    ['another workflow', { path: '.github/workflows/evil.yml' }, 'other-workflow'],
    [
      'a workflow of the same name elsewhere',
      { path: 'mallory/demo/.github/workflows/latency.yml@main' },
      'other-workflow'
    ],
    ['a path that is none', { path: 'latency.yml' }, 'other-workflow'],
    ['another repository', { repository: { id: 1 } }, 'other-repository'],
    ['a fork', { head_repository: { id: 666 } }, 'from-a-fork'],
    ['a fork that has been deleted', { head_repository: null }, 'from-a-fork'],
    ['another branch', { head_branch: 'feature' }, 'other-branch'],
    ['a run that is still going', { status: 'in_progress', conclusion: null }, 'unfinished-run'],
    ['a run that was cancelled', { conclusion: 'cancelled' }, 'cancelled-run'],
    ['a run that timed out', { conclusion: 'timed_out' }, 'timed-out-run'],
    ['a run without a conclusion', { conclusion: null }, 'cancelled-run']
  ])('refuses %s', (_, change, why) => {
    expect(refusalOfRun({ ...RUN, ...change }, CONTEXT)).toBe(why)
  })

  it.each(['octo/demo/.github/workflows/latency.yml@refs/heads/main', '.github/workflows/latency.yml@main'])(
    'knows the workflow as %s too',
    (path) => {
      expect(refusalOfRun({ ...RUN, path }, CONTEXT)).toBeUndefined()
    }
  )

  it('trusts nothing where this workflow is not known', () => {
    const { workflowPath: _, ...unknown } = CONTEXT
    expect(refusalOfRun({ ...RUN, path: 'nothing' }, unknown)).toBe('other-workflow')
  })
})

describe('namedWorkflowPath', () => {
  it.each(['nightly.yml', '.github/workflows/nightly.yml'])('takes %s', (name) => {
    expect(namedWorkflowPath(name)).toBe('.github/workflows/nightly.yml')
  })
})
