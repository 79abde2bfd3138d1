import { writeFile } from 'node:fs/promises'
import { KnownError } from '../domain/errors.ts'
import { codeOfThrown } from '../domain/thrown.ts'

/** Writes a page. Throws a KnownError where the disk is full or the folder is not there: neither is a bug. */
export async function writeTextFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text)
  } catch (cause) {
    throw unwritable(path, cause)
  }
}

export function unwritable(path: string, cause: unknown): KnownError {
  return new KnownError('unwritable-file', `cannot write ${path}: ${codeOfThrown(cause)}`, {
    hint: 'Name a file in an existing folder that this user can write to.',
    cause
  })
}
