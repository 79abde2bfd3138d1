import { type Call, NOT_FOUND, paged, type Reply, type Route, unprocessable } from './fake-github-http.ts'

export interface FakeIssue {
  number: number
  title: string
  body: string
  login: string
  state: 'open' | 'closed'
  labels: string[]
}

/** A pull request as `pulls` lists it. */
export interface FakePull {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly headSha: string
  readonly headRef: string
  readonly headRepositoryId: number
  readonly headOwner: string
  readonly baseRef: string
  /** The paths that it changes; a renamed file has two. */
  readonly files: readonly FakeChange[]
  readonly labels?: readonly string[]
  readonly login?: string
}

export type FakeChange = string | { readonly filename: string; readonly previous_filename: string }

/** A changed file as the API lists it. */
export function changeJson(change: FakeChange) {
  return typeof change === 'string' ? { filename: change, status: 'modified' } : { ...change, status: 'renamed' }
}

/** Issues, pull requests and labels. */
export interface IssueTracker {
  readonly issues: FakeIssue[]
  readonly pulls: FakePull[]
  readonly labels: Set<string>
}

export function newIssueTracker(): IssueTracker {
  return { issues: [], pulls: [], labels: new Set() }
}

const issueScopes = ['issues', 'pull_requests'] as const

export function issueRoutes(tracker: IssueTracker, next: () => number): readonly Route[] {
  const read = { method: 'GET', scopes: issueScopes, access: 'read' } as const
  const write = { method: 'POST', scopes: issueScopes, access: 'write' } as const
  // A pull request's permission is not enough to open an issue.
  const issues = { scopes: ['issues'], access: 'write' } as const
  const pulls = { method: 'GET', scopes: ['pull_requests'], access: 'read' } as const
  return [
    { ...read, path: /^\/issues$/u, answer: (call) => listIssues(tracker, call) },
    { ...issues, method: 'POST', path: /^\/issues$/u, answer: (call) => createIssue(tracker, call, next) },
    { ...read, path: /^\/issues\/(\d+)$/u, answer: (call) => withIssue(tracker, call, issueJson) },
    { ...issues, method: 'PATCH', path: /^\/issues\/(\d+)$/u, answer: (call) => updateIssue(tracker, call) },
    { ...read, path: /^\/issues\/(\d+)\/labels$/u, answer: (call) => listLabels(tracker, call) },
    { ...write, path: /^\/issues\/(\d+)\/labels$/u, answer: (call) => addLabels(tracker, call) },
    { ...write, path: /^\/labels$/u, answer: (call) => createLabel(tracker, call) },
    { ...pulls, path: /^\/pulls$/u, answer: (call) => listPulls(tracker, call) },
    { ...pulls, path: /^\/pulls\/(\d+)$/u, answer: (call) => getPull(tracker, call) },
    { ...pulls, path: /^\/pulls\/(\d+)\/files$/u, answer: (call) => listFiles(tracker, call) },
    { ...pulls, path: /^\/commits\/([0-9a-f]+)\/pulls$/u, answer: (call) => pullsOfCommit(tracker, call) }
  ]
}

function issueJson({ number, title, body, login, state, labels }: FakeIssue) {
  return {
    number,
    title,
    body,
    state,
    labels: labels.map((name) => ({ name })),
    user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
    html_url: `https://github.com/octo/demo/issues/${number}`
  }
}

function labelsJson({ labels }: FakeIssue) {
  return labels.map((name) => ({ name }))
}

/** A pull request is an issue as well. */
function listLabels(tracker: IssueTracker, call: Call): Reply {
  const pull = tracker.pulls.find(({ number }) => number === Number(call.match[1]))
  if (pull === undefined) return withIssue(tracker, call, labelsJson)
  return { status: 200, body: (pull.labels ?? []).map((name) => ({ name })) }
}

function withIssue(tracker: IssueTracker, { match }: Call, body: (issue: FakeIssue) => unknown): Reply {
  const issue = tracker.issues.find(({ number }) => number === Number(match[1]))
  return issue === undefined ? NOT_FOUND : { status: 200, body: body(issue) }
}

/** The real list holds pull requests as well, newest first. */
function listIssues(tracker: IssueTracker, { url }: Call): Reply {
  const state = url.searchParams.get('state') ?? 'open'
  const labels = (url.searchParams.get('labels') ?? '').split(',').filter((label) => label !== '')
  const creator = url.searchParams.get('creator')
  const issues = tracker.issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter((issue) => labels.every((label) => issue.labels.includes(label)))
    .filter((issue) => creator === null || issue.login === creator)
  const pulls = tracker.pulls
    .filter((pull) => (state === 'all' || pull.state === state) && labels.length === 0 && creator === null)
    .map(({ number }) => ({
      number,
      title: `pull request ${number}`,
      body: '',
      pull_request: {},
      user: null,
      labels: []
    }))
  return paged(
    url,
    [...issues.map(issueJson), ...pulls].toSorted((a, b) => b.number - a.number),
    (part) => part
  )
}

function createIssue(tracker: IssueTracker, { json, token }: Call, next: () => number): Reply {
  const { title, body = '', labels = [] } = json() as { title: string; body?: string; labels?: string[] }
  const issue: FakeIssue = { number: next(), title, body, login: token.login, state: 'open', labels: [...labels] }
  for (const label of labels) tracker.labels.add(label)
  tracker.issues.push(issue)
  return { status: 201, body: issueJson(issue) }
}

function updateIssue(tracker: IssueTracker, call: Call): Reply {
  return withIssue(tracker, call, (issue) => {
    const { title, body, state, labels } = call.json() as Partial<FakeIssue>
    Object.assign(issue, { ...(title && { title }), ...(body && { body }), ...(state && { state }) })
    if (labels !== undefined) issue.labels = [...labels]
    return issueJson(issue)
  })
}

function addLabels(tracker: IssueTracker, call: Call): Reply {
  return withIssue(tracker, call, (issue) => {
    const { labels } = call.json() as { labels: readonly string[] }
    issue.labels = [...new Set([...issue.labels, ...labels])]
    return labelsJson(issue)
  })
}

function createLabel(tracker: IssueTracker, { json }: Call): Reply {
  const name = String(json()['name'])
  if (tracker.labels.has(name))
    return unprocessable('Validation Failed', [{ resource: 'Label', code: 'already_exists', field: 'name' }])
  tracker.labels.add(name)
  return { status: 201, body: { name } }
}

/** Every pull request is to be merged into this repository. */
const REPOSITORY_ID = 4242

function pullJson(pull: FakePull) {
  const { number, state, headSha, headRef, headRepositoryId, headOwner, baseRef, labels = [], login = 'octocat' } = pull
  return {
    number,
    state,
    head: { sha: headSha, ref: headRef, label: `${headOwner}:${headRef}`, repo: { id: headRepositoryId } },
    base: { ref: baseRef, repo: { id: REPOSITORY_ID } },
    user: { login },
    labels: labels.map((name) => ({ name }))
  }
}

function listPulls({ pulls }: IssueTracker, { url }: Call): Reply {
  const head = url.searchParams.get('head')
  const state = url.searchParams.get('state') ?? 'open'
  const found = pulls
    .filter((pull) => state === 'all' || pull.state === state)
    .filter(({ headOwner, headRef }) => head === null || head === `${headOwner}:${headRef}`)
  return paged(url, found, (part) => part.map(pullJson))
}

function getPull({ pulls }: IssueTracker, { match }: Call): Reply {
  const pull = pulls.find(({ number }) => number === Number(match[1]))
  return pull === undefined ? NOT_FOUND : { status: 200, body: pullJson(pull) }
}

function listFiles({ pulls }: IssueTracker, { url, match }: Call): Reply {
  const pull = pulls.find(({ number }) => number === Number(match[1]))
  if (pull === undefined) return NOT_FOUND
  return paged(url, pull.files, (part) => part.map(changeJson))
}

/** Lists merged pull requests as well as open ones, as GitHub does. */
function pullsOfCommit({ pulls }: IssueTracker, { url, match }: Call): Reply {
  return paged(
    url,
    pulls.filter(({ headSha }) => headSha === match[1]),
    (part) => part.map(pullJson)
  )
}
