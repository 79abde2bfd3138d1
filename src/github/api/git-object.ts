import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const GIT_TIMEOUT_MS = 10_000
const LINE_FEED = 0x0a

/** A file as a commit has it; without text where the commit has no such file. */
export interface ObjectRead {
  readonly text?: string
}

/**
 * Reads a file out of git's objects, whatever is checked out. Undefined where that cannot be: no repository, no such
 * commit in it, or a file that is too large.
 */
export async function readObject(
  workspace: string,
  { commit, path }: { readonly commit: string; readonly path: string },
  maxBytes: number
): Promise<ObjectRead | undefined> {
  // A line of its own is what git reads as one name.
  if (!existsSync(join(workspace, '.git')) || path.includes('\n')) return undefined
  if ((await git(workspace, ['cat-file', '-e', `${commit}^{commit}`], { maxBytes })) === undefined) return undefined
  const name = `${commit}:${path}\n`
  // Links within the repository are followed, as a checkout would; those that leave it are not.
  const batch = await git(workspace, ['cat-file', '--batch', '--follow-symlinks'], { input: name, maxBytes })
  return batch === undefined ? undefined : objectOf(batch)
}

/** Of `HASH blob SIZE`, a line feed and the bytes; anything else that git says is a file that is not there. */
function objectOf(batch: Buffer): ObjectRead | undefined {
  const end = batch.indexOf(LINE_FEED)
  const size = /^[0-9a-f]{40,64} blob (\d+)$/.exec(batch.subarray(0, end).toString())?.[1]
  if (size === undefined) return {}
  return { text: batch.subarray(end + 1, end + 1 + Number(size)).toString('utf8') }
}

async function git(
  workspace: string,
  args: readonly string[],
  { input, maxBytes }: { readonly input?: string; readonly maxBytes: number }
): Promise<Buffer | undefined> {
  try {
    // Containers often run as another user than the one who checked out, which git refuses unless told otherwise.
    const asked = run('git', ['-c', 'safe.directory=*', '-C', workspace, ...args], {
      timeout: GIT_TIMEOUT_MS,
      maxBuffer: maxBytes,
      encoding: 'buffer',
      // A clone without blobs would fetch them from the network, one by one.
      env: { ...process.env, GIT_NO_LAZY_FETCH: '1' }
    })
    asked.child.stdin?.on('error', () => undefined).end(input ?? '')
    return (await asked).stdout
  } catch {
    return undefined
  }
}
