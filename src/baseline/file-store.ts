import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uniteBaselines } from '../analysis/history/next-baseline.ts'
import { BASELINE_SCHEMA, type BaselineFile, baselineFileSchema } from '../domain/baseline.ts'
import { KnownError } from '../domain/errors.ts'
import { safeName } from '../domain/safe-name.ts'
import { codeOfThrown } from '../domain/thrown.ts'
import type { Warning } from '../domain/warning.ts'
import type { BaselineStore, StoredBaselines } from '../ports.ts'
import { readPackedJson, writePackedJson } from './packed-json.ts'

/** Baselines in a folder, one file a key: for the command line, and for runners that keep their disk. */
export function createFileStore(folder: string): BaselineStore {
  const pathOf = (key: string): string => join(folder, `${safeName(key, sha256)}.baseline.json.gz`)
  return {
    read: async (key) => {
      const path = pathOf(key)
      return storedIn(path, key)
    },
    write: async (file) => {
      try {
        const path = pathOf(file.key)
        await alone(path, async () =>
          writePackedJson(path, uniteBaselines(file, (await storedIn(path, file.key)).files))
        )
        return []
      } catch (error) {
        return [{ kind: 'publish-failed', what: 'baseline', message: knownMessage(error) }]
      }
    }
  }
}

function storedIn(path: string, key: string): Promise<StoredBaselines> | StoredBaselines {
  return existsSync(path) ? readFile(path, key) : { files: [], warnings: [] }
}

/** Writing takes far less than a second: an older lock was left by a process that is gone. */
const STALE_LOCK_MS = 10_000
const LOCK_WAIT_MS = 20

/** Does the work while no other process does the same, so that of two runs that end at once both are stored. */
async function alone(path: string, work: () => Promise<void>): Promise<void> {
  const lock = `${path}.lock`
  const isLocked = await takeLock(lock)
  try {
    await work()
  } finally {
    if (isLocked) await rm(lock, { force: true })
  }
}

/** False where no file can be made here at all: writing says why. */
async function takeLock(lock: string): Promise<boolean> {
  const startedMs = performance.now()
  // A file may stand in the folder's place.
  if (
    await mkdir(dirname(lock), { recursive: true }).then(
      () => false,
      () => true
    )
  )
    return false
  for (;;) {
    try {
      await (await open(lock, 'wx')).close()
      return true
    } catch (error) {
      if (codeOfThrown(error) !== 'EEXIST') return false
    }
    const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    // The clock may have been set since, so that no time of the file says how old it is.
    const waitedMs = performance.now() - startedMs
    if (Math.max(waitedMs, Date.now() - mtimeMs) > STALE_LOCK_MS) await rm(lock, { force: true })
    else await sleep(LOCK_WAIT_MS)
  }
}

async function readFile(path: string, key: string): Promise<StoredBaselines> {
  try {
    const file: BaselineFile = await readPackedJson(path, { name: BASELINE_SCHEMA, shape: baselineFileSchema })
    if (file.key === key) return { files: [file], warnings: [] }
    return { files: [], warnings: [unreadableStore(path, 'belongs to another key')] }
  } catch (error) {
    return { files: [], warnings: [unreadableStore(path, knownMessage(error))] }
  }
}

function unreadableStore(source: string, message: string): Warning {
  return { kind: 'baseline-unreadable', source, message }
}

/** Anything but a known failure is a bug, and no warning. */
function knownMessage(error: unknown): string {
  if (error instanceof KnownError) return error.message
  throw error
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
