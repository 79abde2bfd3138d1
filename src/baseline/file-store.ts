import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BASELINE_SCHEMA, type BaselineFile, baselineFileSchema } from '../domain/baseline.ts'
import { KnownError } from '../domain/errors.ts'
import { safeName } from '../domain/safe-name.ts'
import type { Warning } from '../domain/warning.ts'
import type { BaselineStore, StoredBaselines } from '../ports.ts'
import { readPackedJson, writePackedJson } from './packed-json.ts'

/** Baselines in a folder, one file a key: for the command line, and for runners that keep their disk. */
export function createFileStore(folder: string): BaselineStore {
  const pathOf = (key: string): string => join(folder, `${safeName(key, sha256)}.baseline.json.gz`)
  return {
    read: async (key) => {
      const path = pathOf(key)
      return existsSync(path) ? readFile(path, key) : { files: [], warnings: [] }
    },
    write: async (file) => {
      try {
        await writePackedJson(pathOf(file.key), file)
        return []
      } catch (error) {
        return [{ kind: 'publish-failed', what: 'baseline', message: problemOf(error) }]
      }
    }
  }
}

async function readFile(path: string, key: string): Promise<StoredBaselines> {
  try {
    const file: BaselineFile = await readPackedJson(path, { name: BASELINE_SCHEMA, shape: baselineFileSchema })
    if (file.key === key) return { files: [file], warnings: [] }
    return { files: [], warnings: [unreadableStore(path, 'belongs to another key')] }
  } catch (error) {
    return { files: [], warnings: [unreadableStore(path, problemOf(error))] }
  }
}

function unreadableStore(source: string, message: string): Warning {
  return { kind: 'baseline-unreadable', source, message }
}

/** Anything but a known failure is a bug, and no warning. */
function problemOf(error: unknown): string {
  if (error instanceof KnownError) return error.message
  throw error
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
