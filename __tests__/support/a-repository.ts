import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep, type Step, type StepResult } from './action-runner.ts'
import { FakeGitHub } from './fake-github.ts'
import type { FakeChange, FakePull } from './fake-github-issues.ts'
import { makeTemporaryFolder } from './temporary.ts'

/** The built Action; `ACTION_UNDER_TEST=src/action.ts` runs the sources as they stand, without a build. */
const ACTION = resolve(
  process.env['ACTION_UNDER_TEST'] ?? fileURLToPath(new URL('../../dist/index.js', import.meta.url))
)
const FORK = { id: 666, owner: 'mallory' }

/** One step of a workflow, as a test says it. */
export interface Act {
  readonly event:
    | 'push'
    | 'pull_request'
    | 'schedule'
    | 'workflow_dispatch'
    | 'merge_group'
    | 'pull_request_target'
    | 'workflow_run'
  readonly inputs?: Readonly<Record<string, string>>
  /** Name of a token of the fake GitHub. */
  readonly token?: string
  readonly pullRequest?: number
  readonly fork?: boolean
  readonly author?: string
  readonly branch?: string
  /** A tag that was pushed. */
  readonly tag?: string
  readonly env?: Readonly<Record<string, string>>
  readonly cancelAt?: string
  readonly expressions?: Readonly<Record<string, string>>
  /** Files that the pull request, or the merge group, changes. */
  readonly changes?: readonly FakeChange[]
  readonly labels?: readonly string[]
  /** A label that was just set. */
  readonly labeled?: string
  /** Another job of the newest run, of the same commit. */
  readonly sameRun?: boolean
  /** A run of its own, of the same commit. */
  readonly sameCommit?: boolean
  readonly job?: string
  /** The file of the workflow; `latency.yml` unless named. */
  readonly workflow?: string
  /** The id of the run whose end starts this one. */
  readonly after?: number
}

interface Commits {
  readonly sha: string
  readonly headSha: string
  readonly base: string
}

/** A repository on the fake GitHub with a checkout of its files, whose workflow runs the Action: the built one unless told otherwise. */
export class Repository {
  readonly github = new FakeGitHub()
  readonly folder = makeTemporaryFolder()
  readonly #run: (step: Step) => Promise<StepResult>
  #runId = 0
  #commitsOfRun: Commits | undefined

  constructor(run: (step: Step) => Promise<StepResult> = runStep) {
    this.#run = run
  }

  async open(): Promise<this> {
    await this.github.start()
    this.github.addToken('full')
    this.github.addToken('with-issues', { issues: 'write' })
    this.github.addToken('no-comment', { pull_requests: 'read' })
    this.github.addToken('no-actions', { actions: undefined })
    return this
  }

  async close(): Promise<void> {
    await this.github.stop()
  }

  /** Writes a file into the checkout. */
  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  /** The id of the newest run. */
  get runId(): number {
    return this.#runId
  }

  /** The commit that the newest run was of: in a pull request its head. */
  get headSha(): string {
    return this.#commitsOfRun?.headSha ?? ''
  }

  /** Begins another attempt at the newest run; its steps are those with `sameRun`. */
  rerun(): void {
    this.github.rerun(this.#runId)
  }

  async act(act: Act): Promise<StepResult> {
    const { github } = this
    const commits = this.#start(act)
    const workflow = act.workflow ?? 'latency.yml'
    return this.#run({
      main: ACTION,
      workspace: this.folder,
      inputs: act.inputs ?? {},
      event: act.event,
      payload: this.#payload(act, commits),
      expressions: { 'github.token': act.token ?? 'full', ...act.expressions },
      env: {
        GITHUB_API_URL: github.apiUrl,
        GITHUB_GRAPHQL_URL: `${github.apiUrl}/graphql`,
        ACTIONS_RESULTS_URL: `${github.resultsUrl}/`,
        ACTIONS_RUNTIME_TOKEN: github.runtimeToken(this.#runId),
        GITHUB_REPOSITORY: `${github.owner}/${github.repo}`,
        GITHUB_REPOSITORY_ID: String(github.repositoryId),
        GITHUB_RUN_ID: String(this.#runId),
        GITHUB_RUN_ATTEMPT: String(github.runs.get(this.#runId)?.attempt ?? 1),
        GITHUB_SHA: commits.sha,
        GITHUB_REF: this.#ref(act, commits),
        GITHUB_WORKFLOW: workflow.replace(/\.ya?ml$/u, ''),
        GITHUB_WORKFLOW_REF: `${github.owner}/${github.repo}/.github/workflows/${workflow}@refs/heads/main`,
        ...(act.job === undefined ? {} : { GITHUB_JOB: act.job }),
        ...act.env
      },
      ...(act.cancelAt === undefined ? {} : { cancelAt: act.cancelAt })
    })
  }

  #branchOf({ event, branch, tag }: Act): string {
    return (
      tag ??
      branch ??
      (event.startsWith('pull_request') || event === 'merge_group' ? 'feature' : this.github.defaultBranch)
    )
  }

  #ref(act: Act, { headSha }: Commits): string {
    const number = act.pullRequest ?? 7
    if (act.event === 'pull_request') return `refs/pull/${number}/merge`
    if (act.event === 'merge_group') return `refs/heads/gh-readonly-queue/main/pr-${number}-${headSha}`
    if (act.tag !== undefined) return `refs/tags/${act.tag}`
    return `refs/heads/${act.event === 'pull_request_target' ? this.github.defaultBranch : this.#branchOf(act)}`
  }

  /** The run and the commits that the step is of. */
  #start(act: Act): Commits {
    if (act.sameRun === true && this.#commitsOfRun !== undefined) return this.#commitsOfRun
    const before = act.sameCommit === true ? this.#commitsOfRun : undefined
    this.#runId += 1
    this.#commitsOfRun = this.#commits(act, before)
    this.#tellTracker(act, this.#commitsOfRun)
    return this.#commitsOfRun
  }

  /** A new commit for the run, and in a pull request GitHub's merge of it into the default branch. */
  #commits(act: Act, before: Commits | undefined): Commits {
    const { github } = this
    const branch = this.#branchOf(act)
    const isOfBase = act.event === 'workflow_run'
    const headSha =
      before?.headSha ??
      (isOfBase ? github.branches.get(github.defaultBranch) : undefined) ??
      github.addCommit(act.tag === undefined ? branch : github.defaultBranch)
    const headRepositoryId = act.fork === true ? FORK.id : github.repositoryId
    const path = `.github/workflows/${act.workflow ?? 'latency.yml'}`
    github.addRun({ id: this.#runId, event: act.event, headBranch: branch, headSha, headRepositoryId, path })
    const base = github.branches.get(github.defaultBranch) ?? headSha
    if (before !== undefined) return before
    if (act.event === 'pull_request_target') return { sha: base, headSha, base }
    const sha = act.event === 'pull_request' ? github.addCommit(`merge-${this.#runId}`, [base, headSha]) : headSha
    return { sha, headSha, base }
  }

  #tellTracker(act: Act, { headSha }: Commits): void {
    const { tracker, changes, defaultBranch, repositoryId, owner } = this.github
    if (act.event === 'merge_group') changes.set(headSha, act.changes ?? [])
    if (!act.event.startsWith('pull_request')) return
    const number = act.pullRequest ?? 7
    const known = tracker.pulls.findIndex((pull) => pull.number === number)
    const before = tracker.pulls[known]
    const pull: FakePull = {
      number,
      state: 'open',
      headSha,
      headRef: this.#branchOf(act),
      headRepositoryId: act.fork === true ? FORK.id : repositoryId,
      headOwner: act.fork === true ? FORK.owner : owner,
      baseRef: defaultBranch,
      files: act.changes ?? before?.files ?? [],
      labels: act.labels ?? [],
      login: act.author ?? 'octocat'
    }
    tracker.pulls.splice(known < 0 ? tracker.pulls.length : known, 1, pull)
  }

  #payload(act: Act, { headSha, base }: Commits): unknown {
    const { github } = this
    const repository = { id: github.repositoryId, default_branch: github.defaultBranch }
    if (act.event === 'merge_group') return { repository, merge_group: { base_sha: base, head_sha: headSha } }
    if (act.event === 'workflow_run') return { repository, action: 'completed', workflow_run: this.#triggering(act) }
    if (!act.event.startsWith('pull_request')) return { repository }
    return {
      repository,
      ...actionOf(act),
      pull_request: {
        number: act.pullRequest ?? 7,
        head: { sha: headSha, repo: { id: act.fork === true ? FORK.id : github.repositoryId } },
        base: { ref: github.defaultBranch },
        labels: (act.labels ?? []).map((name) => ({ name })),
        user: { login: act.author ?? 'octocat' }
      }
    }
  }

  #triggering({ after = 0 }: Act): unknown {
    const run = this.github.runs.get(after)
    if (run === undefined) throw new Error(`no run ${after}`)
    const login = run.headRepositoryId === FORK.id ? FORK.owner : this.github.owner
    return {
      id: run.id,
      event: run.event,
      head_sha: run.headSha,
      head_branch: run.headBranch,
      head_repository: { id: run.headRepositoryId, owner: { login } }
    }
  }
}

/** The action of a pull request event. */
function actionOf({ labeled }: Act) {
  return labeled === undefined ? { action: 'synchronize' } : { action: 'labeled', label: { name: labeled } }
}
