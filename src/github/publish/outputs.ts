import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setOutput } from '@actions/core'
import type { RunFile } from '../../domain/run-file.ts'
import type { Publication } from '../../ports.ts'
import { RUN_FILE_NAME, reportArtifactName } from '../api/names.ts'
import { type UploadArtifact, uploadInAttempt } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'

/** The files of a report, for later steps and for the report artifact. */
export interface ResultFiles {
  readonly folder: string
  /** Absent where nothing was measured. */
  readonly runFile?: string
  readonly reportFile: string
  readonly summaryJson: string
}

export type WriteRunFile = (path: string, run: RunFile) => Promise<void>

export async function writeResultFiles(
  publication: Publication,
  folder: string,
  writeRunFile: WriteRunFile
): Promise<ResultFiles> {
  const files = { folder, reportFile: join(folder, 'report.md'), summaryJson: join(folder, 'report.json') }
  await mkdir(folder, { recursive: true })
  await writeFile(files.reportFile, publication.summary)
  await writeFile(files.summaryJson, publication.json)
  if (publication.run === undefined) return files
  const runFile = join(folder, RUN_FILE_NAME)
  await writeRunFile(runFile, publication.run)
  return { ...files, runFile }
}

/** Stores the report and the run file as an artifact. */
export async function uploadReport(
  { folder, runFile, reportFile, summaryJson }: ResultFiles,
  { key, workflowRun }: { readonly key: string; readonly workflowRun: EventFacts['workflowRun'] },
  upload: UploadArtifact
): Promise<void> {
  const files = [...(runFile === undefined ? [] : [runFile]), reportFile, summaryJson]
  await uploadInAttempt({ name: reportArtifactName(key), files, folder }, workflowRun.attempt, upload)
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
  setOutput('failed-checks', JSON.stringify(failedChecks(publication)))
  setOutput('run-file', files?.runFile ?? '')
  setOutput('report-file', files?.reportFile ?? '')
  setOutput('summary-json', files?.summaryJson ?? '')
  setOutput('comment-url', commentUrl ?? '')
  setOutput('cost-usd', report.measured.costUsd === undefined ? '' : String(report.measured.costUsd))
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
