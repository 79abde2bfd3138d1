import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const GIT_TIMEOUT_MS = 10_000

/** The commit in the workspace, and its parents: the first of a merge commit is what it was merged into. */
export interface Checkout {
  readonly commit: string
  readonly parents: readonly string[]
}

/** Undefined where nothing is checked out, or git cannot say. */
export async function readCheckout(workspace: string | undefined): Promise<Checkout | undefined> {
  // Without the look for .git, git would search the folders above and may find a repository of the runner's own.
  if (workspace === undefined || !existsSync(join(workspace, '.git'))) return undefined
  const commit = (await git(workspace, ['rev-parse', '--verify', 'HEAD']))?.trim()
  if (commit === undefined) return undefined
  // The commit as it is written names its parents, where the history of a shallow clone says that there are none.
  const text = await git(workspace, ['cat-file', 'commit', commit])
  const header = text?.split('\n\n', 1)[0] ?? ''
  return { commit, parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent) }
}

async function git(workspace: string, args: readonly string[]): Promise<string | undefined> {
  try {
    // Containers often run as another user than the one who checked out, which git refuses unless told otherwise.
    const { stdout } = await run('git', ['-c', 'safe.directory=*', '-C', workspace, ...args], {
      timeout: GIT_TIMEOUT_MS
    })
    return stdout
  } catch {
    return undefined
  }
}
