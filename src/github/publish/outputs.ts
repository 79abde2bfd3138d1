import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setOutput, summary } from '@actions/core'
import type { RunFile } from '../../domain/run-file.ts'
import type { Publication } from '../../ports.ts'
import { logText, logWarning } from '../api/log.ts'
import { outputFolderName, RUN_FILE_NAME } from '../api/names.ts'
import { type UploadArtifact, uploadArtifact, uploadInAttempt, uploadWarning } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'

/** The files of a report, for later steps and for the report artifact. */
export interface ResultFiles {
  readonly folder: string
  /** Absent where nothing was measured. */
  readonly runFile?: string
  /** HTML, with charts. */
  readonly reportFile: string
  readonly markdownFile: string
  readonly summaryJson: string
  /** For other programs. */
  readonly exportFiles?: readonly string[]
}

export type WriteRunFile = (path: string, run: RunFile) => Promise<void>

export async function writeResultFiles(
  publication: Publication,
  folder: string,
  writeRunFile: WriteRunFile
): Promise<ResultFiles> {
  const files = {
    folder,
    reportFile: join(folder, 'report.html'),
    markdownFile: join(folder, 'report.md'),
    summaryJson: join(folder, 'report.json')
  }
  await mkdir(folder, { recursive: true })
  await writeFile(files.markdownFile, publication.summary)
  await writeFile(files.summaryJson, publication.json)
  await writeFile(files.reportFile, await publication.html())
  if (publication.run === undefined) return files
  const runFile = join(folder, RUN_FILE_NAME)
  await writeRunFile(runFile, publication.run)
  return { ...files, runFile }
}

/** Writes the files for other programs next to the report. Returns their paths. */
export async function writeExports({ exports }: Publication, folder: string): Promise<readonly string[]> {
  return await Promise.all(
    exports().map(async ({ name, text }) => {
      const path = join(folder, name)
      await writeFile(path, text)
      return path
    })
  )
}

/** Stores the report and the run file as an artifact. */
export async function uploadReport(
  { folder, runFile, reportFile, markdownFile, summaryJson, exportFiles = [] }: ResultFiles,
  { name, workflowRun }: { readonly name: string; readonly workflowRun: EventFacts['workflowRun'] },
  upload: UploadArtifact
): Promise<void> {
  const files = [...(runFile === undefined ? [] : [runFile]), reportFile, markdownFile, summaryJson, ...exportFiles]
  await uploadInAttempt({ name, files, folder }, workflowRun.attempt, upload)
}

export interface OutputValues {
  readonly publication: Publication
  readonly files?: ResultFiles
  readonly commentUrl?: string
}

/** Sets the outputs that action.yml names; a missing value is an empty text. */
export function setOutputs({ publication, files, commentUrl }: OutputValues): void {
  const { report } = publication
  setOutput('verdict', report.state)
  setOutput('failed-checks', shellSafeJson(failedChecks(publication)))
  setOutput('run-file', files?.runFile ?? '')
  setOutput('report-file', files?.reportFile ?? '')
  setOutput('report-folder', files?.folder ?? '')
  setOutput('summary-json', files?.summaryJson ?? '')
  setOutput('comment-url', commentUrl ?? '')
  setOutput('again', String(wantsAnotherJob(report)))
  setOutput('cost-usd', report.measured.costUsd === undefined ? '' : String(report.measured.costUsd))
}

/** Another job decides only where nothing graver has decided already. */
function wantsAnotherJob({ state, checks }: Publication['report']): boolean {
  return (
    state === 'inconclusive' &&
    checks.some(
      ({ owned, gating, reason, onBase }) => owned && gating && reason === 'slower-once' && onBase === undefined
    )
  )
}

/**
 * JSON whose only characters with a meaning to a shell are its own quotes, brackets and commas, since people paste outputs into `run:`
 * without a thought: every other sign but those of plain names stands as an escape, which every reader of JSON undoes.
 */
function shellSafeJson(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name.replace(/[^\w .:/@+%-]/g, unicodeEscape)}"`)
  return `[${quoted.join(',')}]`
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Names such as "mini ttft p95": the regressed checks, with drift where it made the job red, then the broken budgets. */
function failedChecks({ report }: Publication): readonly string[] {
  const { state, color } = report
  const isDriftRed = state === 'drift' && color === 'red'
  const checks = report.checks.filter(
    ({ verdict, owned, accepted }) => verdict === 'regressed' && accepted === undefined && (owned || isDriftRed)
  )
  const budgets = report.budgets.filter(({ verdict }) => verdict === 'broken')
  const names = [
    ...checks.map(({ target, metric, statistic }) => `${target} ${metric} ${statistic}`),
    ...budgets.map(({ target, budget }) => `${target} ${budget.metric} ${budget.statistic}`)
  ]
  return [...new Set(names)]
}

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
  setOutput('again', 'false')
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
