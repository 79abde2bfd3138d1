import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { error, notice, summary, warning } from '@actions/core'
import type { Plan } from '../../domain/plan.ts'
import { messageOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Publication, Publisher } from '../../ports.ts'
import type { GitHubClient } from '../api/client.ts'
import { logText, logWarning } from '../api/log.ts'
import { outputFolderName, reportArtifactName } from '../api/names.ts'
import type { WaitMs } from '../api/retry.ts'
import { artifactServiceProblem, type UploadArtifact, uploadArtifact, uploadWarning } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'
import { publishComment } from './comment.ts'
import {
  type ResultFiles,
  setOutputs,
  uploadReport,
  type WriteRunFile,
  writeExports,
  writeResultFiles
} from './outputs.ts'

type Variables = Readonly<Record<string, string | undefined>>
type Channel = Extract<Warning, { readonly kind: 'publish-failed' }>['what']

export interface PublisherOptions {
  readonly facts: EventFacts
  readonly key: string
  readonly comment: Plan['comment']
  /** Absent without a token. */
  readonly client?: GitHubClient
  /** RUNNER_TEMP. */
  readonly temporaryFolder: string
  readonly writeRunFile: WriteRunFile
  readonly upload?: UploadArtifact
  readonly variables?: Variables
  readonly wait?: WaitMs
}

/** Publishes on GitHub: job summary, comment, annotations, outputs, artifacts. */
export function createPublisher(options: PublisherOptions): Publisher {
  return {
    prove: async () => logFailures(options, await proveChannels(options)),
    publish: async (publication) => logFailures(options, await publishAll(options, publication))
  }
}

/** Finds the channels that cannot work, as far as one can know without writing to them. */
async function proveChannels(options: PublisherOptions): Promise<readonly Warning[]> {
  const { facts, comment, client, variables = process.env } = options
  const found: Warning[] = []
  if (client === undefined && comment !== 'never' && facts.pullRequest !== undefined)
    found.push(publishFailed('comment', 'the input "github-token" is empty'))
  const summaryFile = variables['GITHUB_STEP_SUMMARY'] ?? ''
  const isWritable = await access(summaryFile, constants.W_OK).then(
    () => true,
    () => false
  )
  if (!isWritable) found.push(publishFailed('summary', 'GITHUB_STEP_SUMMARY does not name a writable file'))
  const problem = artifactServiceProblem(variables)
  if (problem !== undefined) found.push(publishFailed('artifact', problem))
  return found
}

/** Tries each channel by itself, so that one that fails does not take others with it. */
async function publishAll(options: PublisherOptions, publication: Publication): Promise<readonly Warning[]> {
  const warnings: Warning[] = []
  const attempt = async <T>(what: Channel, act: () => Promise<T> | T): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      warnings.push(publishFailed(what, messageOfThrown(error)))
      return undefined
    }
  }
  logText(publication.text)
  const folder = join(options.temporaryFolder, outputFolderName(options.key))
  const files = await attempt('outputs', () => writeResultFiles(publication, folder, options.writeRunFile))
  const exportFiles = files && (await attempt('outputs', () => writeExports(publication, folder)))
  await attempt('summary', () => writeSummary(publication.summary))
  await attempt('annotations', () => annotate(publication.annotations))
  const commented = await attempt('comment', () => comment(options, publication))
  warnings.push(...(commented?.warnings ?? []))
  await attempt('outputs', () => setOutputs({ publication, files, commentUrl: commented?.url }))
  if (files !== undefined) warnings.push(...(await reportArtifact(options, { ...files, exportFiles })))
  return warnings
}

async function comment(options: PublisherOptions, publication: Publication): ReturnType<typeof publishComment> {
  const { client, facts, comment: policy, wait } = options
  if (client === undefined || facts.pullRequest === undefined) return { warnings: [] }
  return publishComment({
    client,
    repository: facts.repository,
    pullRequest: facts.pullRequest.number,
    body: publication.comment,
    policy,
    report: publication.report,
    wait
  })
}

async function reportArtifact(options: PublisherOptions, files: ResultFiles): Promise<readonly Warning[]> {
  const { facts, key, upload = uploadArtifact } = options
  const name = reportArtifactName(key, facts.confirms === undefined ? 'first' : 'confirming')
  try {
    await uploadReport(files, { name, workflowRun: facts.workflowRun }, upload)
    return []
  } catch (error) {
    return [uploadWarning(name, error)]
  }
}

function publishFailed(what: Channel, message: string): Warning {
  return { kind: 'publish-failed', what, message: message.slice(0, 300) }
}

/** The pages are rendered by now, so failures to publish show as annotations of the job. */
function logFailures({ facts }: PublisherOptions, warnings: readonly Warning[]): readonly Warning[] {
  for (const one of warnings) {
    if (one.kind === 'publish-failed') logWarning(`${one.what}: ${one.message}`)
    if (one.kind === 'comment-forbidden') logWarning(forbiddenText(one.permission, facts))
  }
  return warnings
}

function forbiddenText(permission: string, { event, pullRequest }: EventFacts): string {
  // A workflow_run or pull_request_target has the permissions that its workflow names, even for a fork.
  const readOnly = event === 'pull_request' && (pullRequest?.isFork === true || pullRequest?.isDependabot === true)
  const fix = readOnly
    ? 'the token is read-only in pull requests of forks and of Dependabot'
    : `add "${permission}" to the "permissions:" of the job`
  return `GitHub refused the comment: ${fix}. The job summary has the same report.`
}

/** GitHub drops summaries over 1 MiB, and some just below it (actions/runner issue 4337). */
const MAX_BYTES = 900_000
const NOTICE = '\n\n*The summary ends here: GitHub shows no more. The report artifact has all of it.*\n'

async function writeSummary(markdown: string): Promise<void> {
  await summary.addRaw(boundSummary(markdown)).write()
}

/** Cuts at the end of a line. */
export function boundSummary(markdown: string, maxBytes: number = MAX_BYTES): string {
  const bytes = Buffer.from(markdown)
  if (bytes.length <= maxBytes) return markdown
  const room = bytes.subarray(0, Math.max(0, maxBytes - Buffer.byteLength(NOTICE)))
  const lineEnd = room.lastIndexOf('\n')
  // In UTF-8 a newline byte is never part of another character, so a cut there splits none.
  const kept = lineEnd < 0 ? '' : room.subarray(0, lineEnd).toString('utf8')
  return `${kept}${NOTICE}`
}

export type Annotation = Publication['annotations'][number]

/** GitHub shows ten annotations of a level for a step and silently drops the others. */
const MAX_OF_A_LEVEL = 10
/** The runner cuts longer messages (actions/runner, ActionCommandManager.cs). */
const MAX_ANNOTATION_LENGTH = 4096

const WRITE = { error, warning, notice }

function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message } of boundAnnotations(annotations)) WRITE[level](message)
}

/** Keeps ten of each level; where there are more, the tenth says how many are hidden. */
export function boundAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter((one) => one.level === level)
    const shown = all.slice(0, all.length > MAX_OF_A_LEVEL ? MAX_OF_A_LEVEL - 1 : MAX_OF_A_LEVEL).map(cutAnnotation)
    const hidden = all.length - shown.length
    return hidden === 0 ? shown : [...shown, { level, message: `${hidden} more: see the job summary.` }]
  })
}

function cutAnnotation({ level, message }: Annotation): Annotation {
  return {
    level,
    message: message.length > MAX_ANNOTATION_LENGTH ? `${message.slice(0, MAX_ANNOTATION_LENGTH - 1)}…` : message
  }
}
