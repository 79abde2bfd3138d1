import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep, type StepResult } from './action-runner.ts'
import { FakeGitHub } from './fake-github.ts'

const ACTION = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

/** One step of a workflow, as a test says it. */
export interface Act {
  readonly event: 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch' | 'merge_group' | 'pull_request_target'
  readonly inputs?: Readonly<Record<string, string>>
  /** Name of a token of the fake GitHub. */
  readonly token?: string
  readonly pullRequest?: number
  readonly fork?: boolean
  readonly branch?: string
  readonly env?: Readonly<Record<string, string>>
  readonly cancelAt?: string
  readonly expressions?: Readonly<Record<string, string>>
}

/** A repository on the fake GitHub with a checkout of its files, whose workflow runs the built Action. */
export class Repository {
  readonly github = new FakeGitHub()
  readonly folder = mkdtempSync(join(tmpdir(), 'workspace-'))
  #runId = 0

  async open(): Promise<this> {
    await this.github.start()
    this.github.addToken('full')
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

  async act(act: Act): Promise<StepResult> {
    const { github } = this
    this.#runId += 1
    const { sha, headSha, base } = this.#commits(act)
    return runStep({
      main: ACTION,
      workspace: this.folder,
      inputs: act.inputs ?? {},
      event: act.event,
      payload: this.#payload(act, headSha, base),
      expressions: { 'github.token': act.token ?? 'full', ...act.expressions },
      env: {
        GITHUB_API_URL: github.apiUrl,
        GITHUB_GRAPHQL_URL: `${github.apiUrl}/graphql`,
        ACTIONS_RESULTS_URL: `${github.resultsUrl}/`,
        ACTIONS_RUNTIME_TOKEN: github.runtimeToken(this.#runId),
        GITHUB_REPOSITORY: `${github.owner}/${github.repo}`,
        GITHUB_REPOSITORY_ID: String(github.repositoryId),
        GITHUB_RUN_ID: String(this.#runId),
        GITHUB_SHA: sha,
        GITHUB_REF: act.event === 'pull_request' ? `refs/pull/${act.pullRequest ?? 7}/merge` : this.#branchRef(act),
        GITHUB_WORKFLOW_REF: `${github.owner}/${github.repo}/.github/workflows/latency.yml@refs/heads/main`,
        ...act.env
      },
      ...(act.cancelAt === undefined ? {} : { cancelAt: act.cancelAt })
    })
  }

  #branchOf({ event, branch }: Act): string {
    return branch ?? (event === 'pull_request' || event === 'merge_group' ? 'feature' : this.github.defaultBranch)
  }

  #branchRef(act: Act): string {
    return `refs/heads/${this.#branchOf(act)}`
  }

  /** A new commit for the run, and in a pull request GitHub's merge of it into the default branch. */
  #commits(act: Act): { readonly sha: string; readonly headSha: string; readonly base: string } {
    const { github } = this
    const branch = this.#branchOf(act)
    const headSha = github.addCommit(branch)
    const headRepositoryId = act.fork === true ? 666 : github.repositoryId
    github.addRun({ id: this.#runId, event: act.event, headBranch: branch, headSha, headRepositoryId })
    const base = github.branches.get(github.defaultBranch) ?? headSha
    const sha = act.event === 'pull_request' ? github.addCommit(`merge-${this.#runId}`, [base, headSha]) : headSha
    return { sha, headSha, base }
  }

  #payload(act: Act, headSha: string, base: string): unknown {
    const { github } = this
    const repository = { id: github.repositoryId, default_branch: github.defaultBranch }
    if (act.event === 'merge_group') return { repository, merge_group: { base_sha: base, head_sha: headSha } }
    if (!act.event.startsWith('pull_request')) return { repository }
    return {
      repository,
      pull_request: {
        number: act.pullRequest ?? 7,
        head: { sha: headSha, repo: { id: act.fork === true ? 666 : github.repositoryId } },
        base: { ref: github.defaultBranch },
        labels: [],
        user: { login: 'octocat' }
      }
    }
  }
}
