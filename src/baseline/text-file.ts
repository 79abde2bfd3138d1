import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Writes several pages into one folder, which is made if it is not there. Returns their paths. */
export async function writeTextFiles(
  folder: string,
  pages: readonly { readonly name: string; readonly text: string }[]
): Promise<readonly string[]> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (cause) {
    throw unwritable(folder, cause)
  }
  return await Promise.all(
    pages.map(async ({ name, text }) => {
      const path = join(folder, name)
      await writeTextFile(path, text)
      return path
    })
  )
}

export function unwritable(path: string, cause: unknown): KnownError {
  return new KnownError('unwritable-file', `cannot write ${path}: ${codeOfThrown(cause)}`, {
    hint: 'Name a file in an existing folder that this user can write to.',
    cause
  })
}
