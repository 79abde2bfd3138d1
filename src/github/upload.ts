import { messageOfThrown } from '../domain/thrown.ts'
import type { Warning } from '../domain/warning.ts'

export interface Upload {
  readonly name: string
  /** Absolute paths, all of them in `folder`. */
  readonly files: readonly string[]
  readonly folder: string
}

/** Throws where it cannot; `isNameTaken` tells a clash of names from other failures. */
export type UploadArtifact = (upload: Upload) => Promise<void>

/** The official client, loaded only when it is needed: it doubles the time that the action takes to start. */
export const uploadArtifact: UploadArtifact = async ({ name, files, folder }) => {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, { compressionLevel: 9 })
}

/** Two jobs of one run have used the same name: the service answers 409, which the client repeats in words. */
export function isNameTaken(error: unknown): boolean {
  return /\(409\)|already exists/.test(messageOfThrown(error))
}

/** What a failed upload means to the reader. */
export function uploadWarning(name: string, error: unknown): Warning {
  const message = messageOfThrown(error)
    .replace(/\bhttps?:\/\/\S+/g, '')
    .slice(0, 300)
  const text = isNameTaken(error)
    ? `artifact "${name}" exists already in this run: another job uses the same key; give each job its own "key" input`
    : `artifact "${name}": ${message}`
  return { kind: 'publish-failed', what: 'artifact', message: text }
}
