import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { uniteBaselines } from '../../analysis/history/next-baseline.ts'
import type { BaselineFile } from '../../domain/baseline.ts'
import { MAX_PACKED_BYTES, tooLargeText } from '../../domain/foreign-json.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import type { BaselineStore, StoredBaselines } from '../../ports.ts'
import { accessProblem, type GitHubClient } from '../api/client.ts'
import { baselineFileName, keyOfBaselineFile } from '../api/names.ts'
import type { WaitMs } from '../api/retry.ts'
import { withAncestry } from '../event/base-commit.ts'
import type { EventFacts } from '../event/context.ts'
import { commitFile, foreignBranchText, moveBranch, readBranch, squash } from './branch-history.ts'

const BASELINE_BRANCH = 'llm-latency-baseline'
/** Each round of writing has one winner, and twelve jobs of a matrix may end together. */
const MAX_WRITES = 16
/** Files of other keys that are named to a reader who misses one. */
const MAX_OTHER_KEYS = 3
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000

export interface BranchStoreOptions {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  readonly branch?: string
  readonly baseCommit?: string
  readonly wait?: WaitMs
  /** Returns 0 to 1: spreads writers that would collide again and again. */
  readonly random?: () => number
}

/**
 * Baselines on a branch without code, one file a key. They never expire and need no artifact service; but everyone with
 * write access to the repository can write them.
 */
export function createBranchStore(options: BranchStoreOptions): BaselineStore {
  return {
    read: async (key) => withAncestry(await readStored(options, key), options),
    write: (file) => storeOnBranch(options, file)
  }
}

function branchLocation({ client, repository, branch = BASELINE_BRANCH }: BranchStoreOptions, key: string) {
  return { client, repository, branch, path: baselineFileName(key), key }
}

async function readStored(options: BranchStoreOptions, key: string): Promise<StoredBaselines> {
  const location = branchLocation(options, key)
  try {
    const { file, problem, others = [] } = await readBranch(location)
    if (problem !== undefined) return { files: [], warnings: [unreadableBranch(location.branch, problem)] }
    if (file !== undefined) return { files: [file], warnings: [] }
    const found = others.slice(0, MAX_OTHER_KEYS).map((name) => ({
      name,
      key: keyOfBaselineFile(name),
      branch: location.branch,
      differs: 'key' as const
    }))
    return { files: [], warnings: found.length === 0 ? [] : [{ kind: 'baseline-elsewhere', found, key }] }
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return { files: [], warnings: [unreadableBranch(location.branch, accessProblem(error, 'contents: read'))] }
  }
}

function unreadableBranch(branch: string, message: string): Warning {
  return { kind: 'baseline-unreadable', source: `branch ${branch}`, message }
}

async function storeOnBranch(options: BranchStoreOptions, mine: BaselineFile): Promise<readonly Warning[]> {
  const { branch = BASELINE_BRANCH, wait = sleep, random = Math.random } = options
  try {
    for (let tries = 1; tries <= MAX_WRITES; tries += 1) {
      if (await writeOnce(options, mine)) return []
      const mostMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
      await wait(mostMs * (0.5 + random() / 2))
    }
    return [notStored(branch, `other jobs wrote to it at the same time, ${MAX_WRITES} times in a row`)]
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return [notStored(branch, accessProblem(error, 'contents: write'))]
  }
}

/** False where another job was quicker; the next try includes what it wrote. */
async function writeOnce(options: BranchStoreOptions, mine: BaselineFile): Promise<boolean> {
  const location = branchLocation(options, mine.key)
  const state = await readBranch(location)
  if (state.isForeign) throw new ForeignBranch(location.branch)
  const bytes = gzipSync(JSON.stringify(uniteBaselines(mine, state.file === undefined ? [] : [state.file])))
  if (bytes.length > MAX_PACKED_BYTES) throw new TooLarge(bytes.length)
  const next = await commitFile(location, state, bytes)
  if (!(await moveBranch(location, state, next))) return false
  await squash(location, next)
  return true
}

class ForeignBranch extends Error {
  readonly status = 422

  constructor(branch: string) {
    super(foreignBranchText(branch))
    this.name = 'ForeignBranch'
  }
}

class TooLarge extends Error {
  readonly status = 413

  constructor(bytes: number) {
    super(tooLargeText(bytes, MAX_PACKED_BYTES))
    this.name = 'TooLarge'
  }
}

function notStored(branch: string, message: string): Warning {
  return { kind: 'publish-failed', what: 'baseline', message: `branch "${branch}": ${message}` }
}
