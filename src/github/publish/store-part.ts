import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setOutput, summary } from '@actions/core'
import type { RunFile } from '../../domain/run-file.ts'
import { logText, logWarning } from '../api/log.ts'
import { outputFolderName, RUN_FILE_NAME } from '../api/names.ts'
import { type UploadArtifact, uploadArtifact, uploadInAttempt, uploadWarning } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'
import type { WriteRunFile } from './outputs.ts'

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

/** Stores what this job has measured for the job that reports. False where it cannot be stored: nothing can be judged then. */
export async function storePart(part: PartToStore): Promise<boolean> {
  const { run, name, key, workflowRun, temporaryFolder, writeRunFile, upload = uploadArtifact } = part
  const folder = join(temporaryFolder, outputFolderName(key))
  const path = join(folder, RUN_FILE_NAME)
  await mkdir(folder, { recursive: true })
  await writeRunFile(path, run)
  setOutput('run-file', path)
  setOutput('cost-usd', run.costUsd === undefined ? '' : String(run.costUsd))
  try {
    await uploadInAttempt({ name, files: [path], folder }, workflowRun.attempt, upload)
    return true
  } catch (error) {
    logWarning(uploadWarning(name, error).message)
    return false
  }
}

/** Prints the text in the log, and the Markdown in the job summary. */
export async function publishPart(text: string, markdown: string): Promise<void> {
  logText(text)
  // Without a summary file the log has it.
  await summary
    .addRaw(markdown)
    .write()
    .catch(() => undefined)
}
