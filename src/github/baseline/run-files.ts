import { MAX_UNPACKED_BYTES, readForeignJson } from '../../domain/foreign-json.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../../domain/run-file.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { PartRefusal, Warning } from '../../domain/warning.ts'
import { apiProblem, type GitHubClient, PAGE_LENGTH } from '../api/client.ts'
import { type ArtifactToDownload, type Downloaded, downloadText, MAX_DOWNLOADS_LOST_MS } from '../api/download.ts'
import { type ReportKind, RUN_ARTIFACT, RUN_FILE_NAME, reportArtifactNames } from '../api/names.ts'
import { newPatience, type Patience, type WaitMs } from '../api/retry.ts'
import type { EventFacts } from '../event/context.ts'

interface Reading {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  readonly wait?: WaitMs
}

/** The run in a file that anybody may have written, or the problem with it. */
function parseRun(text: string): RunFile | string {
  const json = readForeignJson(text, { name: RUN_SCHEMA, shape: runFileSchema })
  return json.kind === 'fits' ? json.value : json.message
}

/** No run is shared by more machines; of a flood of artifacts the newest are read. */
const MAX_PARTS = 256
const MAX_PART_WARNINGS = 5

export interface PartsRequest extends Reading {
  /** The workflow run whose jobs have measured. */
  readonly runId: number
  /** Only parts of this key; absent: of any. */
  readonly key?: string
}

export interface StoredParts {
  readonly runs: readonly RunFile[]
  readonly warnings: readonly Warning[]
}

/**
 * Reads the parts that jobs of a workflow run have measured. In a `workflow_run` a stranger may have written them: each
 * file is checked by schema and size, and all of them together by size. Nothing in them is executed, printed unescaped or
 * believed about the pull request it belongs to.
 */
export async function readParts(request: PartsRequest): Promise<StoredParts> {
  const { client, repository, runId } = request
  const { owner, repo } = repository
  const query = { owner, repo, run_id: runId, per_page: PAGE_LENGTH }
  const all = await client.paginate(client.rest.actions.listWorkflowRunArtifacts, query)
  const listed = all
    .filter(({ name }) => name.startsWith(RUN_ARTIFACT))
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MAX_PARTS)
  const runs: RunFile[] = []
  const warnings: Warning[] = []
  const patience = newPatience(MAX_DOWNLOADS_LOST_MS)
  let leftBytes = MAX_UNPACKED_BYTES
  for (const artifact of listed) {
    const part = await downloadPart(request, artifact, { leftBytes, patience })
    leftBytes -= part.length
    if ('why' in part) {
      if (warnings.length < MAX_PART_WARNINGS)
        warnings.push({ kind: 'part-refused', part: artifact.name, why: part.why })
      continue
    }
    if (request.key === undefined || part.run.part?.key === request.key) runs.push(part.run)
  }
  return { runs, warnings }
}

/** `length` is what it cost to look at it, whether or not it was any good. */
type Part = { readonly length: number } & ({ readonly run: RunFile } | { readonly why: PartRefusal })

async function downloadPart(
  { client, repository, wait }: PartsRequest,
  artifact: ArtifactToDownload & { readonly expired: boolean },
  { leftBytes, patience }: { readonly leftBytes: number; readonly patience: Patience }
): Promise<Part> {
  if (artifact.expired) return { why: 'expired', length: 0 }
  if (leftBytes <= 0) return { why: 'too-large', length: 0 }
  try {
    const got = await downloadText({ client, repository, artifact, fileName: RUN_FILE_NAME, patience, wait })
    if (got.kind !== 'text')
      return isTooLarge(got)
        ? { why: 'too-large', length: MAX_UNPACKED_BYTES }
        : { why: 'unreadable', length: artifact.size_in_bytes }
    const { length } = got.text
    if (length > leftBytes) return { why: 'too-large', length }
    const run = parseRun(got.text)
    return typeof run === 'string' ? { why: 'unreadable', length } : { run, length }
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return { why: 'unreadable', length: 0 }
  }
}

function isTooLarge(got: Downloaded): boolean {
  return got.kind === 'refused' && got.why === 'too-large'
}

/** Nobody re-runs a job more often; each attempt costs two requests. */
const MAX_ATTEMPTS = 50

export interface EarlierJobsRequest extends Reading {
  /** This attempt at the workflow run. */
  readonly workflowRun: EventFacts['workflowRun']
  readonly key: string
  /** This job confirms one of the same attempt, whose run is then read as well. */
  readonly confirms: boolean
  /** Gets what could not be read: a re-run that forgets its first attempt could be repeated until it is green. */
  readonly warn?: (warning: Warning) => void
}

/** The reports of one kind of job that came before this one. */
interface Earlier {
  readonly kind: ReportKind
  readonly attempts: number
}

/**
 * Reads the run files that jobs of the same workflow run and key have stored before this one: in earlier attempts, and in this one
 * where this job confirms another. The first comes first.
 */
export async function readEarlierJobs(request: EarlierJobsRequest): Promise<RunFile[]> {
  const { workflowRun, confirms, warn = () => undefined } = request
  const before = workflowRun.attempt - 1
  const earlier: readonly Earlier[] = [
    { kind: 'first', attempts: confirms ? workflowRun.attempt : before },
    { kind: 'confirming', attempts: before }
  ]
  const found: StoredJob[] = []
  const patience = newPatience(MAX_DOWNLOADS_LOST_MS)
  try {
    for (const each of earlier) found.push(...(await readJobs({ ...request, patience }, each)))
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    warn({ kind: 'baseline-unreadable', source: 'the artifacts of earlier attempts', message: apiProblem(error) })
  }
  return found.toSorted((a, b) => a.attempt - b.attempt).map(({ file }) => file)
}

interface StoredJob {
  readonly attempt: number
  readonly file: RunFile
}

type PatientRequest = EarlierJobsRequest & { readonly patience: Patience }

async function readJobs(request: PatientRequest, earlier: Earlier): Promise<readonly StoredJob[]> {
  const byAttempt = new Map<number, StoredJob>()
  for (const artifact of await listReports(request, earlier)) {
    const job = await downloadJob(request, artifact, earlier)
    // A retried upload may leave two artifacts of an attempt: the newer one counts, and it comes first.
    if (job !== undefined && !byAttempt.has(job.attempt)) byAttempt.set(job.attempt, job)
  }
  return [...byAttempt.values()]
}

/** Lists the reports of all attempts, newest first. */
async function listReports(
  { client, repository, workflowRun, key }: EarlierJobsRequest,
  { kind, attempts }: Earlier
): Promise<readonly ArtifactToDownload[]> {
  const { owner, repo } = repository
  const found: ArtifactToDownload[] = []
  for (const name of reportArtifactNames(key, attempts, kind)) {
    const query = { owner, repo, run_id: workflowRun.id, name, per_page: PAGE_LENGTH }
    const { artifacts } = (await client.rest.actions.listWorkflowRunArtifacts(query)).data
    found.push(...artifacts.filter((artifact) => artifact.name === name && !artifact.expired))
  }
  return found.toSorted((a, b) => b.id - a.id).slice(0, MAX_ATTEMPTS)
}

/** Undefined for a file of another run or attempt: any job of the run may upload what it likes. */
async function downloadJob(
  { client, repository, workflowRun, patience, wait, warn = () => undefined }: PatientRequest,
  artifact: ArtifactToDownload,
  { attempts }: Earlier
): Promise<StoredJob | undefined> {
  const refuse = (message: string): undefined => {
    warn({ kind: 'baseline-unreadable', source: `artifact ${artifact.id}, of an earlier attempt`, message })
  }
  try {
    const got = await downloadText({ client, repository, artifact, fileName: RUN_FILE_NAME, patience, wait })
    // A job that measured nothing left a report without a run.
    if (got.kind === 'absent') return undefined
    const file = got.kind === 'text' ? parseRun(got.text) : got.why
    if (typeof file === 'string') return refuse(file)
    const own = file.workflowRun
    if (own === undefined || own.id !== workflowRun.id || own.attempt > attempts) return undefined
    return { attempt: own.attempt, file }
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return refuse(apiProblem(error))
  }
}
