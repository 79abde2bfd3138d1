import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { error, warning as logWarning, notice, summary, warning } from '@actions/core'
import type { Plan } from '../../domain/plan.ts'
import { messageOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Publication, Publisher } from '../../ports.ts'
import type { GitHubClient } from '../api/client.ts'
import { logText } from '../api/log.ts'
import { outputFolderName, reportArtifactName } from '../api/names.ts'
import type { WaitMs } from '../api/retry.ts'
import { artifactServiceProblem, type UploadArtifact, uploadArtifact, uploadWarning } from '../api/upload.ts'
import type { EventFacts } from '../event/context.ts'
import { uploadReport } from './artifacts.ts'
import { publishComment } from './comment.ts'
import { type ResultFiles, setOutputs, type WriteRunFile, writeResultFiles } from './outputs.ts'

type Variables = Readonly<Record<string, string | undefined>>
type Way = Extract<Warning, { readonly kind: 'publish-failed' }>['what']

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

/** Tells people on GitHub: job summary, comment, annotations, outputs, artifacts. */
export function createPublisher(options: PublisherOptions): Publisher {
  return {
    prove: async () => told(options, await proofs(options)),
    publish: async (publication) => told(options, await publishAll(options, publication))
  }
}

/** Everything that can be known without writing. */
async function proofs(options: PublisherOptions): Promise<readonly Warning[]> {
  const { facts, comment, client, variables = process.env } = options
  const found: Warning[] = []
  if (client === undefined && comment !== 'never' && facts.pullRequest !== undefined)
    found.push(failed('comment', 'no token: the input "github-token" is empty'))
  const summaryFile = variables['GITHUB_STEP_SUMMARY'] ?? ''
  const isWritable = await access(summaryFile, constants.W_OK).then(
    () => true,
    () => false
  )
  if (!isWritable) found.push(failed('summary', 'GITHUB_STEP_SUMMARY names no file that can be written'))
  const problem = artifactServiceProblem(variables)
  if (problem !== undefined) found.push(failed('artifact', problem))
  return found
}

/** Each way by itself: one that fails takes no other with it. */
async function publishAll(options: PublisherOptions, publication: Publication): Promise<readonly Warning[]> {
  const warnings: Warning[] = []
  const attempt = async <T>(what: Way, act: () => Promise<T> | T): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      warnings.push(failed(what, messageOfThrown(error)))
      return undefined
    }
  }
  logText(publication.text)
  const folder = join(options.temporaryFolder, outputFolderName(options.key))
  const files = await attempt('outputs', () => writeResultFiles(publication, folder, options.writeRunFile))
  await attempt('summary', () => writeSummary(publication.summary))
  await attempt('annotations', () => annotate(publication.annotations))
  const commented = await attempt('comment', () => comment(options, publication))
  warnings.push(...(commented?.warnings ?? []))
  const commentUrl = commented?.url
  await attempt('outputs', () =>
    setOutputs({ publication, ...(files && { files }), ...(commentUrl && { commentUrl }) })
  )
  if (files !== undefined) warnings.push(...(await reportArtifact(options, files)))
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
    ...(wait && { wait })
  })
}

async function reportArtifact(options: PublisherOptions, files: ResultFiles): Promise<readonly Warning[]> {
  const { facts, key, upload = uploadArtifact } = options
  try {
    await uploadReport(files, { key, workflowRun: facts.workflowRun }, upload)
    return []
  } catch (error) {
    return [uploadWarning(reportArtifactName(key), error)]
  }
}

function failed(what: Way, message: string): Warning {
  return { kind: 'publish-failed', what, message: message.slice(0, 300) }
}

/** The pages are made by now, so that what could not be delivered is told in the log, as annotations. */
function told({ facts }: PublisherOptions, warnings: readonly Warning[]): readonly Warning[] {
  for (const one of warnings) {
    if (one.kind === 'publish-failed') logWarning(`${one.what}: ${one.message}`)
    if (one.kind === 'comment-forbidden') logWarning(forbiddenText(one.permission, facts))
  }
  return warnings
}

function forbiddenText(permission: string, { event, pullRequest }: EventFacts): string {
  // A run that follows a stranger's, or one of pull_request_target, has the rights that its workflow names.
  const readOnly = event === 'pull_request' && (pullRequest?.isFork === true || pullRequest?.isDependabot === true)
  const fix = readOnly
    ? 'the token of a fork’s or Dependabot’s pull request is read-only; the report is in the job summary'
    : `add "${permission}" to the "permissions:" of the job; the report is in the job summary`
  return `The comment was not allowed: ${fix}.`
}

/** GitHub drops a summary over 1 MiB whole, and some just below it (actions/runner issue 4337). */
const MAX_BYTES = 900_000
const NOTICE = '\n\n*The summary ends here, since GitHub shows no more. All of it is in the report artifact.*\n'

async function writeSummary(markdown: string): Promise<void> {
  await summary.addRaw(boundSummary(markdown)).write()
}

/** Cuts at the end of a line, counted in UTF-8 bytes. */
export function boundSummary(markdown: string, maxBytes: number = MAX_BYTES): string {
  const bytes = Buffer.from(markdown)
  if (bytes.length <= maxBytes) return markdown
  const room = bytes.subarray(0, Math.max(0, maxBytes - Buffer.byteLength(NOTICE)))
  const lineEnd = room.lastIndexOf('\n')
  // A newline is never part of another character in UTF-8, so that a cut there leaves whole characters.
  const kept = lineEnd < 0 ? '' : room.subarray(0, lineEnd).toString('utf8')
  return `${kept}${NOTICE}`
}

export type Annotation = Publication['annotations'][number]

/** GitHub shows ten of a level for a step and drops the others silently. */
const MAX_OF_A_LEVEL = 10
/** The runner cuts longer messages (actions/runner, ActionCommandManager.cs). */
const MAX_LENGTH = 4096

const WRITE = { error, warning, notice }

function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message } of boundAnnotations(annotations)) WRITE[level](message)
}

/** At most ten of each level; where there are more, the tenth says how many are not shown. */
export function boundAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter((one) => one.level === level)
    const shown = all.slice(0, all.length > MAX_OF_A_LEVEL ? MAX_OF_A_LEVEL - 1 : MAX_OF_A_LEVEL).map(cut)
    const hidden = all.length - shown.length
    return hidden === 0 ? shown : [...shown, { level, message: `${hidden} more: see the job summary.` }]
  })
}

function cut({ level, message }: Annotation): Annotation {
  return { level, message: message.length > MAX_LENGTH ? `${message.slice(0, MAX_LENGTH - 1)}…` : message }
}
