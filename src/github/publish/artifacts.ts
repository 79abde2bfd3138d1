import { reportArtifactName } from '../api/names.ts'
import { isNameTaken, type UploadArtifact } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'
import type { ResultFiles } from './outputs.ts'

/** Stores the report and the run file. In a second attempt at the run the first one's report may still hold the name. */
export async function uploadReport(
  files: ResultFiles,
  { key, workflowRun }: { readonly key: string; readonly workflowRun: EventFacts['workflowRun'] },
  upload: UploadArtifact
): Promise<void> {
  const name = reportArtifactName(key)
  const run = files.runFile === undefined ? [] : [files.runFile]
  const rest = { files: [...run, files.reportFile, files.summaryJson], folder: files.folder }
  try {
    await upload({ name, ...rest })
  } catch (error) {
    if (!isNameTaken(error) || workflowRun.attempt === 1) throw error
    await upload({ name: attemptName(name, workflowRun.attempt), ...rest })
  }
}

/** Every name that one of the first `attempts` attempts at a run may have given to its report. */
export function reportArtifactNames(key: string, attempts: number): readonly string[] {
  const name = reportArtifactName(key)
  return [name, ...Array.from({ length: Math.max(0, attempts - 1) }, (_, index) => attemptName(name, index + 2))]
}

function attemptName(name: string, attempt: number): string {
  return `${name}-attempt-${attempt}`
}
