import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { KnownError } from '../../domain/errors.ts'
import { tooLargeText } from '../../domain/foreign-json.ts'
import { codeOfThrown, statusOfThrown } from '../../domain/thrown.ts'
import { DEFAULT_CONFIG_PATH } from '../../domain/tool.ts'
import type { Warning } from '../../domain/warning.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { isUntracked, readFileAtCommit } from '../api/git.ts'
import type { EventFacts } from './context.ts'

/** Prompts are text; ten megabytes of it are some two million tokens. */
const MAX_FILE_BYTES = 10 * 1024 * 1024

const FILE_HINT = 'Name a file of the repository, by its path from the root.'
const TRACK_HINT = 'Commit the file. If a step of the job makes it, let that step run "git add --force FILE".'
const SIZE_HINT = 'Name a smaller file, or split its prompts into several.'
const ACCESS_HINT = 'Check out the repository before this step, or give the job the permission "contents: read".'

/** Reads files of the repository by their path from its root. */
export interface ConfigSource {
  /** The place that a file is read from when it is not on disk. */
  readonly from: 'workspace' | 'api'
  /** Undefined where there is no such file. */
  readonly read: (path: string) => Promise<string | undefined>
  /** The warning of the report, once a file was read through the API. */
  readonly warningFor: (path: string) => readonly Warning[]
}

/**
 * Reads the files on disk, whether git, another tool or a step has put them there. Where git has checked nothing out, a file
 * that is missing is read through the API at the commit that would be checked out.
 */
export function createConfigSource(options: {
  readonly facts: Pick<EventFacts, 'workspace' | 'repository' | 'sha'>
  /** Absent without a token. */
  readonly client?: GitHubClient
  /** The configuration, which a step may have made: of all files that a plan names, nothing of it is sent as a prompt. */
  readonly configPath?: string
}): ConfigSource {
  const { facts, client, configPath = DEFAULT_CONFIG_PATH } = options
  const folder = facts.workspace ?? process.cwd()
  const isComplete =
    client === undefined || ['.git', DEFAULT_CONFIG_PATH].some((name) => existsSync(join(folder, name)))
  const fromApi = new Set<string>()
  return {
    from: isComplete ? 'workspace' : 'api',
    read: async (path) => {
      const found = await readInside(folder, path, path !== configPath)
      if (found !== undefined || isComplete) return found
      const text = await readThroughApi(client, facts, pathFromRoot(path, folder))
      if (text !== undefined) fromApi.add(path)
      return text
    },
    warningFor: (path) => (fromApi.has(path) ? [{ kind: 'config-from-api', path, commit: facts.sha }] : [])
  }
}

/** Reads at another commit: from the objects of the checkout if it has that commit, otherwise through the API. */
export function createSourceAt(
  commit: string,
  options: { readonly facts: Pick<EventFacts, 'workspace' | 'repository'>; readonly client?: GitHubClient }
): Pick<ConfigSource, 'read'> {
  const { facts, client } = options
  const { workspace } = facts
  return {
    read: async (given) => {
      const path = workspace === undefined ? given : pathFromRoot(given, workspace)
      const found =
        workspace === undefined ? undefined : await readFileAtCommit(workspace, { commit, path }, MAX_FILE_BYTES)
      if (found !== undefined) return found.text
      if (client !== undefined) return readThroughApi(client, { ...facts, sha: commit }, path)
      throw cannotRead(
        path,
        `commit ${commit.slice(0, 10)} is not in the checkout, and the input "github-token" is empty`,
        ACCESS_HINT
      )
    }
  }
}

/**
 * Runs a synchronous reader, such as that of plans, again and again until every file that it wants has been fetched. What
 * it makes of the files before that is thrown away.
 */
export async function readWith<T>(
  source: Pick<ConfigSource, 'read'>,
  read: (readText: (path: string) => string | undefined) => T
): Promise<T> {
  const texts = new Map<string, string | undefined>()
  for (;;) {
    const unread = new Set<string>()
    const result = read((path) => {
      if (!texts.has(path)) unread.add(path)
      return texts.get(path)
    })
    if (unread.size === 0) return result
    for (const path of unread) texts.set(path, await source.read(path))
  }
}

/** Marks the path of a message's text, which may be read elsewhere than a configuration of the same path. */
const MESSAGE = 'message:'

export function messagePath(path: string): string {
  return `${MESSAGE}${path}`
}

/** Reads the texts of messages from one commit, and everything else from another. */
export function splitSource(
  files: Pick<ConfigSource, 'read'>,
  messages: Pick<ConfigSource, 'read'>
): Pick<ConfigSource, 'read'> {
  return {
    read: (name) => (name.startsWith(MESSAGE) ? messages.read(name.slice(MESSAGE.length)) : files.read(name))
  }
}

function leadsOut(way: string): boolean {
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** Makes a path relative to the root of the repository, with slashes. A path that leads out of it stays as it is. */
export function pathFromRoot(path: string, workspace: string): string {
  const way = isAbsolute(path) ? relative(workspace, path) : path
  return leadsOut(way) ? path : way.split(sep).join('/')
}

/** The path of a link's target from the root of the repository; the path itself where there is no file. */
export async function linkedPath(path: string, workspace: string): Promise<string> {
  try {
    const [root, real] = await Promise.all([realpath(workspace), realpath(resolve(workspace, path))])
    return pathFromRoot(real, root)
  } catch {
    return pathFromRoot(path, workspace)
  }
}

/** The folder or file in which git keeps what it knows, credentials among it; on some disks under other names as well. */
const GITS_OWN = /(?:^|[/\\])(?:\.git|git~\d+)\.?(?:[/\\]|$)/i

/**
 * Follows no link out of the repository: a pull request may link to any file of the runner, and prompts are sent away. So
 * are none sent that git does not track, where it can say so: other steps leave credentials in the checkout.
 */
async function readInside(folder: string, path: string, isSent: boolean): Promise<string | undefined> {
  const full = resolve(folder, path)
  if (!existsSync(full)) return undefined
  const [root, real] = await Promise.all([realpath(folder), realpath(full)])
  const way = relative(root, real)
  if (leadsOut(way)) throw cannotRead(path, 'it lies outside of the repository', FILE_HINT)
  if (GITS_OWN.test(way)) throw cannotRead(path, 'it belongs to git', FILE_HINT)
  const found = await stat(real)
  if (found.isDirectory()) throw cannotRead(path, 'it is a folder', FILE_HINT)
  if (found.size > MAX_FILE_BYTES) throw cannotRead(path, tooLargeText(found.size, MAX_FILE_BYTES), SIZE_HINT)
  if (isSent && (await isUntracked(root, real)))
    throw cannotRead(path, 'git does not track it, and only files of the repository are sent', TRACK_HINT)
  try {
    return await readFile(real, 'utf8')
  } catch (cause) {
    throw cannotRead(path, codeOfThrown(cause), 'Let the user of this job read it.')
  }
}

async function readThroughApi(
  client: GitHubClient,
  { repository, sha }: Pick<EventFacts, 'repository' | 'sha'>,
  path: string
): Promise<string | undefined> {
  const { owner, repo } = repository
  try {
    const { data } = await client.rest.repos.getContent({ owner, repo, path, ref: sha, mediaType: { format: 'raw' } })
    // In raw format the answer is the text, which Octokit's types do not know.
    const text: unknown = data
    if (typeof text !== 'string') throw cannotRead(path, 'it is a folder', FILE_HINT)
    if (text.length > MAX_FILE_BYTES) throw cannotRead(path, tooLargeText(text.length, MAX_FILE_BYTES), SIZE_HINT)
    return text
  } catch (error) {
    if (statusOfThrown(error) === 404) return undefined
    if (statusOfThrown(error) === undefined) throw error
    throw cannotRead(path, apiProblem(error), ACCESS_HINT)
  }
}

function cannotRead(path: string, problem: string, hint: string): KnownError {
  return new KnownError('unreadable-file', `cannot read ${path}: ${problem}`, { hint })
}
