import { createHash } from 'node:crypto'
import type { GitHubClient } from '../../src/github/api/client.ts'
import { type Call, NOT_FOUND, type Reply, type Route, unprocessable } from './fake-github-http.ts'

type Rest = GitHubClient['rest']['git']
type Answer<T extends (...args: never[]) => Promise<{ data: unknown }>> = Awaited<ReturnType<T>>['data']
type TreeEntry = { readonly path: string; readonly mode: string; readonly type: string; readonly sha: string }

/** The objects of the git data API, in addition to the hub's commits and branches. */
export interface GitObjects {
  /** Parents by commit. */
  readonly commits: Map<string, readonly string[]>
  /** Commits by branch. */
  readonly branches: Map<string, string>
  readonly blobs: Map<string, Buffer>
  readonly trees: Map<string, readonly TreeEntry[]>
  /** Trees and messages by commit. */
  readonly commitTrees: Map<string, { readonly tree: string; readonly message: string }>
}

export function newGitObjects(): Pick<GitObjects, 'blobs' | 'trees' | 'commitTrees'> {
  return { blobs: new Map(), trees: new Map(), commitTrees: new Map() }
}

/** A commit and all its ancestors, nearest first. */
export function historyOf({ commits }: Pick<GitObjects, 'commits'>, start: string): readonly string[] {
  const found = new Set<string>()
  let level = [start].filter((sha) => commits.has(sha))
  while (level.length > 0) {
    for (const sha of level) found.add(sha)
    level = level.flatMap((sha) => commits.get(sha) ?? []).filter((sha) => !found.has(sha))
  }
  return [...found]
}

export function gitRoutes(git: GitObjects): readonly Route[] {
  const read = { method: 'GET', scopes: ['contents'], access: 'read' } as const
  const write = { method: 'POST', scopes: ['contents'], access: 'write' } as const
  return [
    { ...read, path: /^\/git\/ref\/heads\/(.+)$/u, answer: (call) => getRef(git, call) },
    { ...read, path: /^\/git\/commits\/([0-9a-f]+)$/u, answer: (call) => getCommit(git, call) },
    { ...read, path: /^\/git\/trees\/([0-9a-f]+)$/u, answer: (call) => getTree(git, call) },
    { ...read, path: /^\/git\/blobs\/([0-9a-f]+)$/u, answer: (call) => getBlob(git, call) },
    { ...write, path: /^\/git\/blobs$/u, answer: (call) => createBlob(git, call) },
    { ...write, path: /^\/git\/trees$/u, answer: (call) => createTree(git, call) },
    { ...write, path: /^\/git\/commits$/u, answer: (call) => createCommit(git, call) },
    { ...write, path: /^\/git\/refs$/u, answer: (call) => createRef(git, call) },
    { ...write, method: 'PATCH', path: /^\/git\/refs\/heads\/(.+)$/u, answer: (call) => updateRef(git, call) }
  ]
}

function refReply(status: number, branch: string, sha: string): Reply {
  const body = { ref: `refs/heads/${branch}`, object: { type: 'commit', sha, url: '' } } satisfies Partial<
    Answer<Rest['getRef']>
  >
  return { status, body }
}

function getRef({ branches }: GitObjects, { match }: Call): Reply {
  const branch = match[1] ?? ''
  const sha = branches.get(branch)
  return sha === undefined ? NOT_FOUND : refReply(200, branch, sha)
}

function commitBody(git: GitObjects, sha: string) {
  const { tree, message } = git.commitTrees.get(sha) ?? {
    tree: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    message: ''
  }
  const parents = (git.commits.get(sha) ?? []).map((parent) => ({ sha: parent, url: '', html_url: '' }))
  return { sha, message, tree: { sha: tree, url: '' }, parents } satisfies Partial<Answer<Rest['getCommit']>>
}

function getCommit(git: GitObjects, { match }: Call): Reply {
  const sha = match[1] ?? ''
  return git.commits.has(sha) ? { status: 200, body: commitBody(git, sha) } : NOT_FOUND
}

function getTree({ trees, blobs }: GitObjects, { match }: Call): Reply {
  const entries = trees.get(match[1] ?? '')
  if (entries === undefined) return NOT_FOUND
  const tree = entries.map((entry) => ({ ...entry, size: blobs.get(entry.sha)?.length }))
  return { status: 200, body: { sha: match[1], tree, truncated: false } }
}

function getBlob({ blobs }: GitObjects, { match }: Call): Reply {
  const sha = match[1] ?? ''
  const bytes = blobs.get(sha)
  if (bytes === undefined) return NOT_FOUND
  const content = bytes.toString('base64').replace(/.{60}/gu, '$&\n')
  const body = { sha, size: bytes.length, encoding: 'base64', content } satisfies Partial<Answer<Rest['getBlob']>>
  return { status: 200, body }
}

function createBlob({ blobs }: GitObjects, { json }: Call): Reply {
  const { content, encoding } = json()
  const bytes = Buffer.from(String(content), encoding === 'base64' ? 'base64' : 'utf8')
  const sha = addBlob(blobs, bytes)
  return { status: 201, body: { sha, url: '' } }
}

function addBlob(blobs: Map<string, Buffer>, bytes: Buffer): string {
  const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  blobs.set(sha, bytes)
  return sha
}

function createTree({ trees, blobs }: GitObjects, { json }: Call): Reply {
  const { base_tree: base, tree } = json() as {
    base_tree?: string
    tree: readonly (TreeEntry & { content?: string })[]
  }
  if (base !== undefined && !trees.has(base)) return unprocessable('base_tree is not a valid tree')
  const given = tree.map(({ content, ...entry }) =>
    content === undefined ? entry : { ...entry, sha: addBlob(blobs, Buffer.from(content)) }
  )
  if (given.some(({ sha }) => !blobs.has(sha))) return unprocessable('tree.sha does not exist')
  const all = new Map([...(trees.get(base ?? '') ?? []), ...given].map((entry) => [entry.path, entry]))
  const sha = idOf('tree', JSON.stringify([...all.values()]))
  trees.set(sha, [...all.values()])
  return { status: 201, body: { sha, tree: [...all.values()], truncated: false } }
}

function createCommit(git: GitObjects, { json }: Call): Reply {
  const { message, tree, parents = [] } = json() as { message: string; tree: string; parents?: readonly string[] }
  if (!git.trees.has(tree)) return unprocessable('Tree SHA does not exist')
  if (parents.some((parent) => !git.commits.has(parent))) return unprocessable('Parent SHA does not exist')
  // Two commits of the same tree differ in their time.
  const sha = idOf('commit', JSON.stringify([message, tree, parents, git.commits.size]))
  git.commits.set(sha, parents)
  git.commitTrees.set(sha, { tree, message })
  return { status: 201, body: commitBody(git, sha) }
}

function createRef({ branches, commits }: GitObjects, { json }: Call): Reply {
  const { ref, sha } = json() as { ref: string; sha: string }
  const branch = ref.replace(/^refs\/heads\//u, '')
  if (branches.has(branch)) return unprocessable('Reference already exists')
  if (!commits.has(sha)) return unprocessable('Object does not exist')
  branches.set(branch, sha)
  return refReply(201, branch, sha)
}

function updateRef(git: GitObjects, { match, json }: Call): Reply {
  const branch = match[1] ?? ''
  const { sha, force } = json() as { sha: string; force?: boolean }
  const old = git.branches.get(branch)
  if (old === undefined) return unprocessable('Reference does not exist')
  if (!git.commits.has(sha)) return unprocessable('Object does not exist')
  if (force !== true && !historyOf(git, sha).includes(old)) return unprocessable('Update is not a fast forward')
  git.branches.set(branch, sha)
  return refReply(200, branch, sha)
}

interface RefUpdate {
  readonly name: string
  readonly beforeOid?: string
  readonly afterOid: string
  readonly force?: boolean
}

/** GraphQL's `updateRefs`: moves branches only if they have not moved since. Returns the reason where it refuses. */
export function updateRefs(git: GitObjects, updates: readonly RefUpdate[]): string | undefined {
  for (const { name, beforeOid, afterOid, force } of updates) {
    const branch = name.replace(/^refs\/heads\//u, '')
    const old = git.branches.get(branch)
    if (beforeOid !== undefined && old !== beforeOid) return `The ref "${name}" has changed`
    if (force !== true && old !== undefined && !historyOf(git, afterOid).includes(old)) return 'Not a fast forward'
  }
  for (const { name, afterOid } of updates) git.branches.set(name.replace(/^refs\/heads\//u, ''), afterOid)
  return undefined
}

function idOf(kind: string, content: string | Buffer): string {
  return createHash('sha1').update(`${kind} `).update(content).digest('hex')
}
