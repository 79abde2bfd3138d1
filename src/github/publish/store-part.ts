import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { warning as logWarning, setOutput, summary } from '@actions/core'
import type { RunFile } from '../../domain/run-file.ts'
import { messageOfThrown } from '../../domain/thrown.ts'
import { logText } from '../api/log.ts'
import { outputFolderName } from '../api/names.ts'
import { isNameTaken, type UploadArtifact, uploadArtifact, uploadWarning } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'
import { RUN_FILE_NAME, type WriteRunFile } from './outputs.ts'

export interface PartToStore {
  readonly run: RunFile
  /** Name of the artifact. */
  readonly name: string
  readonly key: string
  readonly workflowRun: EventFacts['workflowRun']
  /** RUNNER_TEMP. */
  readonly temporaryFolder: string
  readonly writeRunFile: WriteRunFile
  readonly upload?: UploadArtifact
}

/** Stores what this job has measured for another. False where it could not be: then there is nothing to judge. */
export async function storePart(part: PartToStore): Promise<boolean> {
  const { run, name, key, workflowRun, temporaryFolder, writeRunFile, upload = uploadArtifact } = part
  const folder = join(temporaryFolder, outputFolderName(key))
  const path = join(folder, RUN_FILE_NAME)
  await mkdir(folder, { recursive: true })
  await writeRunFile(path, run)
  setOutput('run-file', path)
  setOutput('cost-usd', run.costUsd === undefined ? '' : String(run.costUsd))
  const files = { files: [path], folder }
  try {
    try {
      await upload({ name, ...files })
    } catch (error) {
      // An earlier attempt at this job may hold the name.
      if (!isNameTaken(error) || workflowRun.attempt === 1) throw error
      await upload({ name: `${name}-attempt-${workflowRun.attempt}`, ...files })
    }
    return true
  } catch (error) {
    const told = uploadWarning(name, error)
    logWarning(told.kind === 'publish-failed' ? told.message : messageOfThrown(error))
    return false
  }
}

/** Says in log and summary what was measured here; both texts are finished. */
export async function tellPart(text: string, markdown: string): Promise<void> {
  logText(text)
  try {
    await summary.addRaw(markdown).write()
  } catch {
    // The log has said it.
  }
}
