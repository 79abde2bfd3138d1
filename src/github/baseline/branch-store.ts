import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BaselineFile } from '../../domain/baseline.ts'
import { MAX_PACKED_BYTES, tooLargeText } from '../../domain/foreign-json.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import type { BaselineStore, StoredBaselines } from '../../ports.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { baselineFileName } from '../api/names.ts'
import { isRateLimit, type WaitMs } from '../api/retry.ts'
import { readAncestry } from '../event/base-commit.ts'
import type { EventFacts } from '../event/context.ts'
import { type BranchState, commitFile, moveBranch, readBranch, squash } from './branch-history.ts'

const BASELINE_BRANCH = 'llm-latency-baseline'
/** Twelve jobs of a matrix end together, and each round of writing has one winner. */
const MAX_WRITES = 16
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000

export interface BranchStoreOptions {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  readonly branch?: string
  readonly baseCommit?: string
  /** A file with what others have stored meanwhile. */
  readonly unite: (mine: BaselineFile, stored: readonly BaselineFile[]) => BaselineFile
  readonly wait?: WaitMs
  /** From 0 to 1: spreads writers that would meet again and again. */
  readonly random?: () => number
}

/**
 * Baselines on a branch without any code, a file a key. They never expire, and servers without an artifact service have
 * them too; but whoever may write to the repository may write them.
 */
export function createBranchStore(options: BranchStoreOptions): BaselineStore {
  return {
    read: async (key) => withAncestry(await readStored(options, key), options),
    write: (file) => write(options, file)
  }
}

async function withAncestry(
  found: StoredBaselines,
  { client, repository, baseCommit }: BranchStoreOptions
): Promise<StoredBaselines> {
  if (baseCommit === undefined) return found
  const measured = found.files.flatMap(({ window }) => window)
  const ancestry = await readAncestry(client, repository, baseCommit, measured)
  return { ...found, ...ancestry, warnings: [...found.warnings, ...ancestry.warnings] }
}

function placeOf({ client, repository, branch = BASELINE_BRANCH }: BranchStoreOptions, key: string) {
  return { client, repository, branch, path: baselineFileName(key), key }
}

async function readStored(options: BranchStoreOptions, key: string): Promise<StoredBaselines> {
  const place = placeOf(options, key)
  try {
    const { file, problem } = await readBranch(place)
    const warnings: Warning[] = problem === undefined ? [] : [unreadable(place.branch, problem)]
    return { files: file === undefined ? [] : [file], warnings }
  } catch (error) {
    const status = statusOfThrown(error)
    if (status === undefined) throw error
    const isForbidden = (status === 401 || status === 403) && !isRateLimit(error)
    const hint = isForbidden ? '; the job needs the permission "contents: read"' : ''
    return { files: [], warnings: [unreadable(place.branch, `${apiProblem(error)}${hint}`)] }
  }
}

function unreadable(branch: string, message: string): Warning {
  return { kind: 'baseline-unreadable', source: `branch ${branch}`, message }
}

async function write(options: BranchStoreOptions, mine: BaselineFile): Promise<readonly Warning[]> {
  const { branch = BASELINE_BRANCH, wait, random = Math.random } = options
  try {
    for (let tries = 1; tries <= MAX_WRITES; tries += 1) {
      if (await writeOnce(options, mine)) return []
      const mostMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
      await (wait ?? pause)(mostMs * (0.5 + random() / 2))
    }
    return [failed(branch, `other jobs wrote to it at the same time, ${MAX_WRITES} times in a row`)]
  } catch (error) {
    return [failed(branch, problemOfWriting(error))]
  }
}

/** False where somebody else was quicker: what they wrote is then part of the next try. */
async function writeOnce(options: BranchStoreOptions, mine: BaselineFile): Promise<boolean> {
  const place = placeOf(options, mine.key)
  const state = await readBranch(place)
  if (state.isForeign) throw new NotOurs(place.branch)
  const bytes = gzipSync(JSON.stringify(options.unite(mine, state.file === undefined ? [] : [state.file])))
  if (bytes.length > MAX_PACKED_BYTES) throw new TooLarge(bytes.length)
  const next: BranchState = await commitFile(place, state, bytes)
  if (!(await moveBranch(place, state, next))) return false
  await squash(place, next)
  return true
}

class NotOurs extends Error {
  readonly status = 422

  constructor(branch: string) {
    super(`the branch "${branch}" holds commits that are not the gate's; rename or remove it`)
    this.name = 'NotOurs'
  }
}

class TooLarge extends Error {
  readonly status = 413

  constructor(bytes: number) {
    super(tooLargeText(bytes, MAX_PACKED_BYTES))
    this.name = 'TooLarge'
  }
}

function problemOfWriting(error: unknown): string {
  const status = statusOfThrown(error)
  if (status === undefined) throw error
  const isForbidden = [401, 403, 404].includes(status) && !isRateLimit(error)
  return isForbidden ? `${apiProblem(error)}; the job needs the permission "contents: write"` : apiProblem(error)
}

function failed(branch: string, message: string): Warning {
  return { kind: 'publish-failed', what: 'baseline', message: `branch "${branch}": ${message}` }
}
