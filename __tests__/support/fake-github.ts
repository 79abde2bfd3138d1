import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GitHubClient } from '../../src/github/api/client.ts'
import { artifactRoutes, artifactService, blobStore, type FakeArtifact, type FakeRun } from './fake-github-artifacts.ts'
import { commentRoutes, type FakeComment, minimizeComment } from './fake-github-comments.ts'
import { gitRoutes, historyOf, newGitObjects, updateRefs } from './fake-github-git.ts'
import {
  type Call,
  type FakeFault,
  type FakeToken,
  type LoggedRequest,
  may,
  NOT_FOUND,
  paged,
  type Reply,
  type Route,
  type Side,
  send
} from './fake-github-http.ts'
import { changeJson, type FakeChange, issueRoutes, newIssueTracker } from './fake-github-issues.ts'

type Rest = GitHubClient['rest']
type Answer<T extends (...args: never[]) => Promise<{ data: unknown }>> = Awaited<ReturnType<T>>['data']
type RunAnswer = Answer<Rest['actions']['getWorkflowRun']>

/** The parts of GitHub that the action meets: REST and GraphQL, the results service, and a blob store, each a host of its own. */
export class FakeGitHub {
  readonly owner = 'octo'
  readonly repo = 'demo'
  readonly repositoryId = 4242
  readonly defaultBranch = 'main'
  /** The repository is a fork of another one. */
  isFork = false
  readonly tokens = new Map<string, FakeToken>()
  readonly runs = new Map<number, FakeRun>()
  readonly artifacts: FakeArtifact[] = []
  readonly comments: FakeComment[] = []
  /** Parents by commit. */
  readonly commits = new Map<string, readonly string[]>()
  /** Dates by commit, where they matter. */
  readonly commitDates = new Map<string, string>()
  /** Commits by branch. */
  readonly branches = new Map<string, string>()
  /** Blobs, trees, and the trees of commits. */
  readonly objects = newGitObjects()
  /** Issues, pull requests and labels. */
  readonly tracker = newIssueTracker()
  /** Files that a commit changes, as a comparison that ends at it lists them. */
  readonly changes = new Map<string, readonly FakeChange[]>()
  /** Texts by `commit:path`. */
  readonly files = new Map<string, string>()
  readonly lockedIssues = new Set<number>()
  readonly log: LoggedRequest[] = []
  readonly faults: FakeFault[] = []
  apiUrl = ''
  resultsUrl = ''
  blobUrl = ''
  #next = 1000
  readonly #servers: Server[] = []

  async start(): Promise<this> {
    this.apiUrl = await this.#listen('api', (request, body) => this.#api(request, body))
    this.resultsUrl = await this.#listen('results', (request, body) => artifactService(this, request, body))
    this.blobUrl = await this.#listen('blob', (request, body) => blobStore(this, request, body))
    return this
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }

  /** A token that may do what the README's workflow asks for. */
  addToken(name: string, permissions: FakeToken['permissions'] = {}, login = 'github-actions[bot]'): string {
    const usual = { actions: 'read', pull_requests: 'write', contents: 'read' } as const
    this.tokens.set(name, { login, permissions: { ...usual, ...permissions } })
    return name
  }

  /** A finished, successful push to the default branch, but for what is given. Its commit joins the branch's history. */
  addRun(run: Partial<FakeRun> & { readonly id: number }): FakeRun {
    const whole: FakeRun = {
      event: 'push',
      headBranch: this.defaultBranch,
      headSha: run.headSha ?? this.addCommit(this.defaultBranch),
      repositoryId: this.repositoryId,
      headRepositoryId: this.repositoryId,
      path: '.github/workflows/latency.yml',
      status: 'completed',
      conclusion: 'success',
      attempt: 1,
      backendId: randomUUID(),
      ...run
    }
    this.runs.set(whole.id, whole)
    return whole
  }

  /** A new attempt at a run, whose artifacts may have the same names. */
  rerun(id: number): FakeRun {
    const run = this.#run(id)
    return this.addRun({ ...run, attempt: run.attempt + 1, backendId: randomUUID() })
  }

  /** Adds a commit on top of a branch, or on top of the given parents. */
  addCommit(branch: string, parents?: readonly string[]): string {
    const tip = this.branches.get(branch) ?? this.branches.get(this.defaultBranch)
    const commit = createHash('sha1')
      .update(`commit ${this.#next++}`)
      .digest('hex')
    this.commits.set(commit, parents ?? (tip === undefined ? [] : [tip]))
    this.branches.set(branch, commit)
    return commit
  }

  /** An artifact as if its run had uploaded it. */
  addArtifact(
    artifact: Partial<FakeArtifact> & { readonly name: string; readonly runId: number; readonly data: Buffer }
  ) {
    const whole: FakeArtifact = {
      id: this.#next++,
      backendId: this.#run(artifact.runId).backendId,
      blocks: new Map(),
      mime: 'application/zip',
      digest: `sha256:${createHash('sha256').update(artifact.data).digest('hex')}`,
      finalized: true,
      expired: false,
      createdAt: '2026-11-01T00:00:00Z',
      expiresAt: '2027-01-30T00:00:00Z',
      ...artifact
    }
    this.artifacts.push(whole)
    return whole
  }

  addComment(comment: { readonly issue: number; readonly body: string; readonly login?: string }): FakeComment {
    const whole = { id: this.#next++, login: 'github-actions[bot]', minimized: false, ...comment }
    this.comments.push(whole)
    return whole
  }

  /** An unsigned token in the form of the runtime's, naming the run that may write artifacts with it. */
  runtimeToken(runId: number): string {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const scope = `Actions.GenericRead Actions.Results:${this.#run(runId).backendId}:${randomUUID()}`
    return `${part({ alg: 'none' })}.${part({ scp: scope })}.signature`
  }

  #run(id: number): FakeRun {
    const run = this.runs.get(id)
    if (run === undefined) throw new Error(`no run ${id}`)
    return run
  }

  async #listen(side: Side, answer: (request: IncomingMessage, body: Buffer) => Reply): Promise<string> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = Buffer.concat(parts)
        const { method = '', url = '/', headers } = request
        this.log.push({ side, method, url, headers, body })
        void this.#reply(response, this.#fault(`${side} ${method} ${url}`), () => answer(request, body))
      })
    })
    this.#servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  #fault(call: string): FakeFault | undefined {
    const fault = this.faults.find(({ times, match }) => times > 0 && match.test(call))
    if (fault === undefined) return undefined
    if (fault.after !== undefined && fault.after > 0) {
      fault.after -= 1
      return undefined
    }
    fault.times -= 1
    return fault
  }

  async #reply(response: ServerResponse, fault: FakeFault | undefined, answer: () => Reply): Promise<void> {
    if (fault?.delayMs !== undefined) await sleep(fault.delayMs, undefined, { ref: false })
    if (fault?.how === 'reset') return send(response, NOT_FOUND, fault)
    if (fault?.status === undefined) return send(response, answer(), fault)
    send(response, { status: fault.status, body: fault.body, headers: fault.headers ?? {} }, fault)
  }

  #api(request: IncomingMessage, body: Buffer): Reply {
    const url = new URL(request.url ?? '/', this.apiUrl)
    const token = this.tokens.get((request.headers.authorization ?? '').replace(/^(?:token|bearer) /iu, ''))
    if (token === undefined) return { status: 401, body: { message: 'Bad credentials', status: '401' } }
    const json = (): Record<string, unknown> => JSON.parse(body.toString('utf8')) as Record<string, unknown>
    if (url.pathname === '/graphql') return this.#graphql(token, json())
    const base = `/repos/${this.owner}/${this.repo}`
    if (url.pathname === base) return { status: 200, body: { id: this.repositoryId, fork: this.isFork } }
    if (!url.pathname.startsWith(`${base}/`)) return NOT_FOUND
    const path = decodeURIComponent(url.pathname.slice(base.length))
    const route = this.#routes().find((one) => one.method === request.method && one.path.test(path))
    const match = route?.path.exec(path)
    if (route === undefined || !match) return NOT_FOUND
    if (may(token, route)) return route.answer({ request, url, path, match, token, json })
    return { status: 403, body: { message: 'Resource not accessible by integration', status: '403' } }
  }

  #routes(): readonly Route[] {
    const actions = { method: 'GET', scopes: ['actions'], access: 'read' } as const
    const contents = { method: 'GET', scopes: ['contents'], access: 'read' } as const
    return [
      { ...actions, path: /^\/actions\/runs\/(\d+)$/u, answer: (call) => this.#getRun(call) },
      { ...actions, path: /^\/actions\/runs\/(\d+)\/jobs$/u, answer: (call) => this.#listJobs(call) },
      { ...actions, path: /^\/actions\/workflows\/([^/]+)\/runs$/u, answer: (call) => this.#listRuns(call) },
      ...artifactRoutes(this),
      ...commentRoutes(this),
      ...gitRoutes(this.#git),
      ...issueRoutes(this.tracker, () => this.#next++),
      { ...contents, path: /^\/commits$/u, answer: (call) => this.#listCommits(call) },
      { ...contents, path: /^\/commits\/([^/]+)$/u, answer: (call) => this.#getCommit(call) },
      { ...contents, path: /^\/compare\/(.+?)\.\.\.(.+)$/u, answer: (call) => this.#compare(call) },
      { ...contents, path: /^\/contents\/(.+)$/u, answer: (call) => this.#getContent(call) }
    ]
  }

  #getRun({ match }: Call): Reply {
    const run = this.runs.get(Number(match[1]))
    return run === undefined ? NOT_FOUND : { status: 200, body: this.#runJson(run) }
  }

  #listJobs({ url, match }: Call): Reply {
    const jobs = this.runs.get(Number(match[1]))?.jobs
    return jobs === undefined ? NOT_FOUND : paged(url, jobs, (part) => ({ total_count: jobs.length, jobs: part }))
  }

  #listRuns({ url, match }: Call): Reply {
    const asked = (name: string, value: string | null): boolean => [null, value].includes(url.searchParams.get(name))
    const all = [...this.runs.values()]
      .filter(({ path }) => path.endsWith(`/${match[1]}`))
      .filter((run) => asked('branch', run.headBranch) && asked('event', run.event) && asked('head_sha', run.headSha))
      .filter((run) => asked('status', run.status) || asked('status', run.conclusion))
      .toSorted((a, b) => b.id - a.id)
    return paged(url, all, (part) => ({
      total_count: all.length,
      workflow_runs: part.map((run) => this.#runJson(run))
    }))
  }

  #runJson(run: FakeRun) {
    const repository = (id: number) => ({
      id,
      full_name: `${id === this.repositoryId ? this.owner : 'mallory'}/${this.repo}`
    })
    const body = {
      id: run.id,
      event: run.event,
      head_branch: run.headBranch,
      head_sha: run.headSha,
      path: run.path,
      status: run.status,
      conclusion: run.conclusion,
      run_attempt: run.attempt
    } satisfies Partial<RunAnswer>
    return { ...body, repository: repository(run.repositoryId), head_repository: repository(run.headRepositoryId) }
  }

  #listCommits({ url }: Call): Reply {
    const start = url.searchParams.get('sha') ?? this.defaultBranch
    const all = this.#history(this.#resolve(start))
    return all.length === 0
      ? NOT_FOUND
      : paged(url, all, (part) =>
          part.map((sha) => ({ sha, commit: { committer: { date: this.commitDates.get(sha) } } }))
        )
  }

  #getCommit({ match }: Call): Reply {
    const sha = this.#resolve(match[1] ?? '')
    const parents = this.commits.get(sha)
    return parents === undefined
      ? NOT_FOUND
      : { status: 200, body: { sha, parents: parents.map((parent) => ({ sha: parent })) } }
  }

  #compare({ match }: Call): Reply {
    const base = this.#history(this.#resolve(match[1] ?? ''))
    const head = this.#history(this.#resolve(match[2] ?? ''))
    const common = head.find((sha) => base.includes(sha))
    if (common === undefined) return NOT_FOUND
    const ahead = head.filter((sha) => !base.includes(sha)).length
    const behind = base.filter((sha) => !head.includes(sha)).length
    const status = ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical'
    const files = (this.changes.get(head[0] ?? '') ?? []).map(changeJson)
    const body = { status, ahead_by: ahead, behind_by: behind, merge_base_commit: { sha: common }, files }
    return { status: 200, body }
  }

  #getContent({ request, url, match }: Call): Reply {
    const text = this.files.get(`${url.searchParams.get('ref')}:${match[1]}`)
    if (text === undefined) return NOT_FOUND
    if (!/raw/u.test(request.headers.accept ?? '')) throw new Error('the fake knows the raw format only')
    return {
      status: 200,
      body: Buffer.from(text),
      headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' }
    }
  }

  #resolve(name: string): string {
    return this.branches.get(name.replace(/^refs\/heads\//u, '')) ?? name
  }

  #history(start: string): readonly string[] {
    return historyOf(this, start)
  }

  get #git() {
    return { commits: this.commits, branches: this.branches, ...this.objects }
  }

  #graphql(token: FakeToken, { query, variables }: Record<string, unknown>): Reply {
    const text = String(query)
    if (text.includes('viewer')) return { status: 200, body: { data: { viewer: { login: token.login } } } }
    if (text.includes('repository(')) return { status: 200, body: { data: { repository: { id: 'R_4242' } } } }
    if (text.includes('updateRefs')) return this.#updateRefs(token, variables)
    return minimizeComment(this, text, variables)
  }

  #updateRefs(token: FakeToken, variables: unknown): Reply {
    const { refUpdates } = variables as { refUpdates: Parameters<typeof updateRefs>[1] }
    const problem =
      token.permissions.contents === 'write'
        ? updateRefs(this.#git, refUpdates)
        : 'Resource not accessible by integration'
    const errors = [{ type: 'UNPROCESSABLE', path: ['updateRefs'], message: problem }]
    if (problem !== undefined) return { status: 200, body: { data: { updateRefs: null }, errors } }
    return { status: 200, body: { data: { updateRefs: { clientMutationId: null } } } }
  }
}
