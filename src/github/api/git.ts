import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const GIT_TIMEOUT_MS = 10_000
const MAX_COMMIT_BYTES = 1 << 20
const LINE_FEED = 0x0a

/** The commit in the workspace, and its parents: the first of a merge commit is what it was merged into. */
export interface Checkout {
  readonly commit: string
  readonly parents: readonly string[]
}

/**
 * The folder that this repository is checked out in: the workspace, or the one folder in it that `actions/checkout` was told
 * by its `path:`. Checkouts of other repositories are none.
 */
export function checkoutFolder(workspace: string | undefined, fullName: string): string | undefined {
  if (workspace === undefined || existsSync(join(workspace, '.git')) || !existsSync(workspace)) return workspace
  const own = readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(workspace, name))
    .filter((folder) => isCheckoutOf(folder, fullName))
  return own.length === 1 ? own[0] : workspace
}

function isCheckoutOf(folder: string, fullName: string): boolean {
  try {
    const config = readFileSync(join(folder, '.git', 'config'), 'utf8')
    const [, url = ''] = /^\s*url\s*=\s*(\S+?)(?:\.git)?\/?\s*$/m.exec(config) ?? []
    return url.toLowerCase().replaceAll(':', '/').endsWith(`/${fullName.toLowerCase()}`)
  } catch {
    return false
  }
}

/** Undefined where nothing is checked out, or git cannot say. */
export async function readCheckout(workspace: string | undefined): Promise<Checkout | undefined> {
  // Without .git here, git would search the folders above and may find a repository of the runner's own.
  if (workspace === undefined || !existsSync(join(workspace, '.git'))) return undefined
  const head = await runGit(workspace, ['rev-parse', '--verify', 'HEAD'], { maxBytes: MAX_COMMIT_BYTES })
  if (head === undefined) return undefined
  const commit = head.toString().trim()
  // The commit object names its parents even in a shallow clone, whose history says that there are none.
  const object = await runGit(workspace, ['cat-file', 'commit', commit], { maxBytes: MAX_COMMIT_BYTES })
  const header = object?.toString().split('\n\n', 1)[0] ?? ''
  return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent) }
}

/**
 * Returns true where a file lies in a repository that does not track it. Without git, or a repository between the file and
 * `root`, nobody can say, and it is false.
 */
export async function isUntracked(root: string, file: string): Promise<boolean> {
  const repository = repositoryOf(root, dirname(file))
  if (repository === undefined) return false
  const args = ['--literal-pathspecs', 'ls-files', '-z', '--recurse-submodules', '--', file]
  return (await runGit(repository, args, { maxBytes: MAX_COMMIT_BYTES }))?.length === 0
}

/** The nearest folder with a repository, from `folder` up to `root`. */
function repositoryOf(root: string, folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return folder === root || dirname(folder) === folder ? undefined : repositoryOf(root, dirname(folder))
}

/** A file as a commit has it; without text where the commit has no such file. */
export interface FileAtCommit {
  readonly text?: string
}

/**
 * Reads a file out of git's objects, whatever is checked out. Undefined where git cannot say: no repository, no such
 * commit in it, or a file that is too large.
 */
export async function readFileAtCommit(
  workspace: string,
  { commit, path }: { readonly commit: string; readonly path: string },
  maxBytes: number
): Promise<FileAtCommit | undefined> {
  // Git reads one name a line.
  if (!existsSync(join(workspace, '.git')) || path.includes('\n')) return undefined
  if ((await runGit(workspace, ['cat-file', '-e', `${commit}^{commit}`], { maxBytes })) === undefined) return undefined
  const name = `${commit}:${path}\n`
  // Links within the repository are followed, as a checkout would; those that leave it are not.
  const batch = await runGit(workspace, ['cat-file', '--batch', '--follow-symlinks'], { input: name, maxBytes })
  return batch === undefined ? undefined : parseBatch(batch)
}

/** Reads `HASH blob SIZE`, a line feed and the bytes; any other answer of git means that there is no such file. */
function parseBatch(batch: Buffer): FileAtCommit {
  const end = batch.indexOf(LINE_FEED)
  const size = /^[0-9a-f]{40,64} blob (\d+)$/.exec(batch.subarray(0, end).toString())?.[1]
  if (size === undefined) return {}
  return { text: batch.subarray(end + 1, end + 1 + Number(size)).toString('utf8') }
}

async function runGit(
  workspace: string,
  args: readonly string[],
  { input, maxBytes }: { readonly input?: string; readonly maxBytes: number }
): Promise<Buffer | undefined> {
  try {
    // Containers often run as another user than the one who checked out, which git refuses without this setting.
    const running = execute('git', ['-c', 'safe.directory=*', '-C', workspace, ...args], {
      timeout: GIT_TIMEOUT_MS,
      maxBuffer: maxBytes,
      encoding: 'buffer',
      // A clone without blobs would fetch them from the network, one by one.
      env: { ...process.env, GIT_NO_LAZY_FETCH: '1' }
    })
    running.child.stdin?.on('error', () => undefined).end(input ?? '')
    return (await running).stdout
  } catch {
    return undefined
  }
}
