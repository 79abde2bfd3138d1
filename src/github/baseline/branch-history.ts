import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { BASELINE_SCHEMA, type BaselineFile, baselineFileSchema } from '../../domain/baseline.ts'
import { MAX_PACKED_BYTES, MAX_UNPACKED_BYTES, readForeignJson, tooLargeText } from '../../domain/foreign-json.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { GitHubClient, RepositoryName } from '../api/client.ts'
import { BASELINE_FILE_END } from '../api/names.ts'

/** The history is thrown away after so many commits, since every clone fetches all of them. */
const MAX_COMMITS = 20
/** After so many commits it is thrown away even where the server cannot do so safely. */
const MOST_COMMITS = 100
const TITLE = 'llm-latency-gate: baseline of '
const README_PATH = 'README.md'
const README = `# Baselines of llm-latency-gate

This branch holds no code. Runs of the default branch write it, one file for each key. Only the newest commit counts: the
history is thrown away from time to time. Delete the branch to start again.
`

export interface BranchLocation {
  readonly client: GitHubClient
  readonly repository: RepositoryName
  readonly branch: string
  /** Path of the key's file. */
  readonly path: string
  readonly key: string
}

export interface BranchState {
  /** The newest commit and its tree; absent where there is no such branch. */
  readonly commit?: string
  readonly tree?: string
  /** Number of commits on the branch. */
  readonly commits: number
  /** True where the gate did not write the newest commit. */
  readonly isForeign: boolean
  readonly file?: BaselineFile
  /** Files of other keys, where the key has none. */
  readonly others?: readonly string[]
  /** The reason why the file cannot be used. */
  readonly problem?: string
}

export function foreignBranchText(branch: string): string {
  return `the branch "${branch}" holds commits that are not the gate's; rename or delete it`
}

/** Reads the branch as it is now, and the key's file on it. */
export async function readBranch(location: BranchLocation): Promise<BranchState> {
  const { client, repository, branch } = location
  const { owner, repo } = repository
  const commit = await branchTip(location)
  if (commit === undefined) return { commits: 0, isForeign: false }
  const { data } = await client.rest.git.getCommit({ owner, repo, commit_sha: commit })
  const count = commitCount(data.message)
  const state = { commit, tree: data.tree.sha, commits: count ?? 0, isForeign: count === undefined }
  if (state.isForeign) return { ...state, problem: foreignBranchText(branch) }
  return { ...state, ...(await readBaseline(location, data.tree.sha)) }
}

async function branchTip({ client, repository, branch }: BranchLocation): Promise<string | undefined> {
  const { owner, repo } = repository
  try {
    return (await client.rest.git.getRef({ owner, repo, ref: `heads/${branch}` })).data.object.sha
  } catch (error) {
    // 409: a repository without any commit.
    if (statusOfThrown(error) === 404 || statusOfThrown(error) === 409) return undefined
    throw error
  }
}

async function readBaseline(
  location: BranchLocation,
  tree: string
): Promise<Pick<BranchState, 'file' | 'others' | 'problem'>> {
  const { client, repository, path, key } = location
  const { owner, repo } = repository
  const { data } = await client.rest.git.getTree({ owner, repo, tree_sha: tree })
  const entry = data.tree.find((one) => one.path === path && one.type === 'blob')
  if (entry === undefined)
    return { others: data.tree.flatMap((one) => (one.path?.endsWith(BASELINE_FILE_END) === true ? [one.path] : [])) }
  if ((entry.size ?? 0) > MAX_PACKED_BYTES) return { problem: `${path} ${tooLargeText(entry.size, MAX_PACKED_BYTES)}` }
  const blob = (await client.rest.git.getBlob({ owner, repo, file_sha: entry.sha })).data
  const bytes = Buffer.from(blob.content, 'base64')
  if (blobId(bytes) !== entry.sha) return { problem: `${path} does not match its hash on the branch` }
  const file = baselineIn(bytes)
  if (typeof file === 'string') return { problem: `${path}: ${file}` }
  return file.key === key ? { file } : { problem: `${path} belongs to another key` }
}

/** Returns the baseline, or the problem with it. */
function baselineIn(bytes: Buffer): BaselineFile | string {
  let text: string
  try {
    text = gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }).toString('utf8')
  } catch {
    return 'is damaged, or too large when unpacked'
  }
  const json = readForeignJson(text, { name: BASELINE_SCHEMA, shape: baselineFileSchema })
  return json.kind === 'fits' ? json.value : json.message
}

/** Git's hash of the file. */
function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** Creates a commit with the file on top of the state. Nobody sees it until the branch is moved to it. */
export async function commitFile(location: BranchLocation, state: BranchState, bytes: Buffer): Promise<BranchState> {
  const { client, repository, path } = location
  const { owner, repo } = repository
  const content = bytes.toString('base64')
  const blob = await client.rest.git.createBlob({ owner, repo, content, encoding: 'base64' })
  const entry = { path, mode: '100644', type: 'blob', sha: blob.data.sha } as const
  const readme = { path: README_PATH, mode: '100644', type: 'blob', content: README } as const
  const tree = await client.rest.git.createTree({
    owner,
    repo,
    tree: state.tree === undefined ? [readme, entry] : [entry],
    base_tree: state.tree
  })
  const parents = state.commit === undefined ? [] : [state.commit]
  return commitTree(location, { tree: tree.data.sha, commits: state.commits + 1, parents })
}

async function commitTree(
  { client, repository, key }: BranchLocation,
  what: { readonly tree: string; readonly commits: number; readonly parents: string[] }
): Promise<BranchState> {
  const { owner, repo } = repository
  const message = `${TITLE}${key.replace(/\s+/g, ' ')}\n\ncommits: ${what.commits}`
  const made = await client.rest.git.createCommit({ owner, repo, message, tree: what.tree, parents: what.parents })
  return { commit: made.data.sha, tree: what.tree, commits: what.commits, isForeign: false }
}

/** The number of commits on the branch, which the newest one names; undefined where the gate did not write it. */
function commitCount(message: string): number | undefined {
  const count = /\n\ncommits: (?<count>\d{1,6})\s*$/.exec(message)?.groups?.['count']
  return message.startsWith(TITLE) && count !== undefined ? Number(count) : undefined
}

/** Moves the branch, unless another job has moved it since it was read: git's fast-forward rule is the lock. */
export async function moveBranch(location: BranchLocation, from: BranchState, to: BranchState): Promise<boolean> {
  const { client, repository, branch } = location
  const { owner, repo } = repository
  const sha = to.commit ?? ''
  try {
    if (from.commit === undefined) await client.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha })
    else await client.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false })
    return true
  } catch (error) {
    if (![409, 422].includes(statusOfThrown(error) ?? 0)) throw error
    // A first try whose answer was lost may have moved it.
    return (await branchTip(location)) === sha
  }
}

/**
 * Replaces a long history by one commit of the same files. Only GraphQL can force a branch *if* it has not moved since;
 * where GraphQL fails, the history grows for a while and is then replaced regardless.
 */
export async function squash(location: BranchLocation, state: BranchState): Promise<void> {
  const { client, repository, branch } = location
  const { commit, tree, commits } = state
  if (commits < MAX_COMMITS || commit === undefined || tree === undefined) return
  try {
    const root = await commitTree(location, { tree, commits: 1, parents: [] })
    if (await moveIfUnchanged(location, commit, root.commit ?? '')) return
    if (commits < MOST_COMMITS || (await branchTip(location)) !== commit) return
    const { owner, repo } = repository
    await client.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha: root.commit ?? '', force: true })
  } catch (error) {
    // The baseline is stored already; the next writer tries again.
    if (statusOfThrown(error) === undefined) throw error
  }
}

const repositorySchema = z.object({ repository: z.object({ id: z.string().min(1) }) })

async function moveIfUnchanged(location: BranchLocation, beforeOid: string, afterOid: string): Promise<boolean> {
  const { client, repository, branch } = location
  const { owner, repo } = repository
  try {
    const query = 'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { id } }'
    const found = repositorySchema.parse(await client.graphql(query, { owner, repo }))
    const mutation =
      'mutation($id: ID!, $refUpdates: [RefUpdate!]!) { updateRefs(input: { repositoryId: $id, refUpdates: $refUpdates }) { clientMutationId } }'
    const refUpdates = [{ name: `refs/heads/${branch}`, beforeOid, afterOid, force: true }]
    await client.graphql(mutation, { id: found.repository.id, refUpdates })
    return true
  } catch {
    return false
  }
}
