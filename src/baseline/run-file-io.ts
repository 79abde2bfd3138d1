import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { KnownError } from '../domain/errors.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../domain/run-file.ts'
import { readPackedJson, writePackedJson } from './packed-json.ts'

/** Reads `*.run.json.gz`, or the same unpacked. Throws a KnownError that names the file and what is wrong with it. */
export async function readRunFile(path: string): Promise<RunFile> {
  return readPackedJson(path, { name: RUN_SCHEMA, shape: runFileSchema })
}

export async function writeRunFile(path: string, run: RunFile): Promise<void> {
  await writePackedJson(path, run)
}

/**
 * Writes a run that was just measured. Where its file cannot be written any longer, because the disk has filled up since, the
 * run goes into the folder for temporary files: it has cost money, and nobody can measure that moment again.
 */
export async function keepRunFile(path: string, run: RunFile): Promise<void> {
  try {
    await writeRunFile(path, run)
  } catch (error) {
    if (!(error instanceof KnownError)) throw error
    const kept = await writeElsewhere(basename(path), run)
    if (kept === undefined) throw error
    const hint = `Copy ${kept}, where the run is kept, to where you want it.`
    throw new KnownError(error.code, error.message, { hint, cause: error })
  }
}

async function writeElsewhere(name: string, run: RunFile): Promise<string | undefined> {
  try {
    const path = join(await mkdtemp(join(tmpdir(), 'llm-latency-')), name)
    await writeRunFile(path, run)
    return path
  } catch {
    // The first error says more than this one.
    return undefined
  }
}
