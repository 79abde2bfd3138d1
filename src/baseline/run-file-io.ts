import { RUN_SCHEMA, type RunFile, runFileSchema } from '../domain/run-file.ts'
import { readPackedJson, writePackedJson } from './packed-json.ts'

/** Reads `*.run.json.gz`, or the same unpacked. Throws a KnownError that names the file and what is wrong with it. */
export async function readRunFile(path: string): Promise<RunFile> {
  return readPackedJson(path, { name: RUN_SCHEMA, shape: runFileSchema })
}

export async function writeRunFile(path: string, run: RunFile): Promise<void> {
  await writePackedJson(path, run)
}
