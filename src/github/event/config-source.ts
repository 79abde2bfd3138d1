import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { KnownError } from '../../domain/errors.ts'
import { tooLargeText } from '../../domain/foreign-json.ts'
import { codeOfThrown, statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { readObject } from '../api/git-object.ts'
import type { EventFacts } from './context.ts'

export const DEFAULT_CONFIG_PATH = '.github/llm-latency.yml'
/** Prompts are text; ten megabytes of it are some two million tokens. */
const MAX_FILE_BYTES = 10 * 1024 * 1024

const FILE_HINT = 'Name a file of the repository, by its path from the root.'
const SIZE_HINT = 'Name a smaller file, or share its prompts among several.'
const ACCESS_HINT = 'Check out the repository before this step, or give the job the permission "contents: read".'

/** Reads files of the repository by their path from its root. */
export interface ConfigSource {
  readonly from: 'workspace' | 'api'
  /** Undefined where there is no such file. */
  readonly read: (path: string) => Promise<string | undefined>
  /** For the report, once a file was read through the API. */
  readonly warningFor: (path: string) => readonly Warning[]
}

/** The checkout, and where there is none the commit that it would be, through the API. */
export function createConfigSource(options: {
  readonly facts: Pick<EventFacts, 'workspace' | 'repository' | 'sha'>
  /** Absent without a token. */
  readonly client?: GitHubClient
}): ConfigSource {
  const { facts, client } = options
  const isCheckedOut =
    facts.workspace !== undefined &&
    (existsSync(join(facts.workspace, '.git')) || existsSync(join(facts.workspace, DEFAULT_CONFIG_PATH)))
  if (isCheckedOut || client === undefined) {
    const folder = facts.workspace ?? process.cwd()
    return { from: 'workspace', read: (path) => readInside(folder, path), warningFor: () => [] }
  }
  return {
    from: 'api',
    read: (path) =>
      readThroughApi(client, facts, facts.workspace === undefined ? path : pathFromRoot(path, facts.workspace)),
    warningFor: (path) => [{ kind: 'config-from-api', path, commit: facts.sha }]
  }
}

/**
 * The same at another commit: from the objects of the checkout where it has them, as a whole clone does and one of a
 * single commit does not, and else through the API.
 */
export function createSourceAt(
  commit: string,
  options: { readonly facts: Pick<EventFacts, 'workspace' | 'repository'>; readonly client?: GitHubClient }
): Pick<ConfigSource, 'read'> {
  const { facts, client } = options
  const { workspace } = facts
  return {
    read: async (given) => {
      const path = workspace === undefined ? given : pathFromRoot(given, workspace)
      const found = workspace === undefined ? undefined : await readObject(workspace, { commit, path }, MAX_FILE_BYTES)
      if (found !== undefined) return found.text
      if (client !== undefined) return readThroughApi(client, { ...facts, sha: commit }, path)
      throw unreadable(
        path,
        `commit ${commit.slice(0, 10)} is not in the checkout, and there is no token to ask GitHub`,
        ACCESS_HINT
      )
    }
  }
}

/**
 * Runs a reader that cannot wait, such as that of configs and prompts, again and again until every file that it asks for
 * by path has been fetched; what it makes of missing files before that is thrown away.
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

function leadsOut(way: string): boolean {
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** A path from the root of the repository, with slashes; one that starts elsewhere and leads there is made one. */
export function pathFromRoot(path: string, workspace: string): string {
  const way = isAbsolute(path) ? relative(workspace, path) : path
  return leadsOut(way) ? path : way.split(sep).join('/')
}

/** The same of what a link leads to; the path itself where nothing is there to be followed. */
export async function linkedPath(path: string, workspace: string): Promise<string> {
  try {
    const [root, real] = await Promise.all([realpath(workspace), realpath(resolve(workspace, path))])
    return pathFromRoot(real, root)
  } catch {
    return pathFromRoot(path, workspace)
  }
}

/** A pull request can bring a link to anything on the runner; what it names is read as a prompt and sent away. */
async function readInside(folder: string, path: string): Promise<string | undefined> {
  const full = resolve(folder, path)
  if (!existsSync(full)) return undefined
  const [root, real] = await Promise.all([realpath(folder), realpath(full)])
  const way = relative(root, real)
  if (leadsOut(way)) throw unreadable(path, 'lies outside of the repository', FILE_HINT)
  const found = await stat(real)
  if (found.isDirectory()) throw unreadable(path, 'is a folder', FILE_HINT)
  if (found.size > MAX_FILE_BYTES) throw unreadable(path, tooLargeText(found.size, MAX_FILE_BYTES), SIZE_HINT)
  try {
    return await readFile(real, 'utf8')
  } catch (cause) {
    throw unreadable(path, codeOfThrown(cause), 'Let the user that runs this job read it.')
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
    // Asked for raw, the API answers with the text, where the client's types still speak of an entry.
    const text: unknown = data
    if (typeof text !== 'string') throw unreadable(path, 'is a folder', FILE_HINT)
    if (text.length > MAX_FILE_BYTES) throw unreadable(path, tooLargeText(text.length, MAX_FILE_BYTES), SIZE_HINT)
    return text
  } catch (error) {
    if (statusOfThrown(error) === 404) return undefined
    if (statusOfThrown(error) === undefined) throw error
    throw unreadable(path, `GitHub did not show it (${apiProblem(error)})`, ACCESS_HINT)
  }
}

function unreadable(path: string, problem: string, hint: string): KnownError {
  return new KnownError('unreadable-file', `cannot read ${path}: ${problem}`, { hint })
}
