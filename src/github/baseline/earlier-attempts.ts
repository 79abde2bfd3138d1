import { readForeignJson } from '../../domain/foreign-json.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../../domain/run-file.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { downloadText, MAX_DOWNLOADS_LOST_MS } from '../api/download.ts'
import { newPatience, type Patience, type WaitMs } from '../api/retry.ts'
import type { EventFacts } from '../event/context.ts'
import { reportArtifactNames } from '../publish/artifacts.ts'
import { RUN_FILE_NAME } from '../publish/outputs.ts'

/** More than anybody re-runs; each costs two requests. */
const MAX_ATTEMPTS = 50
const PAGE_LENGTH = 100

export interface EarlierAttemptsRequest {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  /** This one; attempts below it are read. */
  readonly workflowRun: EventFacts['workflowRun']
  readonly key: string
  /** Told what could not be read: a re-run that forgets its first attempt is one that may be repeated until it is green. */
  readonly warn?: (warning: Warning) => void
  readonly wait?: WaitMs
}

/** The run files that earlier attempts of the same workflow run stored under the same key, the first attempt first. */
export async function readEarlierAttempts(request: EarlierAttemptsRequest): Promise<RunFile[]> {
  const { workflowRun, warn = () => undefined } = request
  if (workflowRun.attempt === 1) return []
  const byAttempt = new Map<number, RunFile>()
  const patience = newPatience(MAX_DOWNLOADS_LOST_MS)
  try {
    for (const artifact of await listed(request)) {
      const run = await readRun({ ...request, patience }, artifact)
      // An upload that was finished twice leaves two artifacts: the newer one counts, and it comes first.
      if (run !== undefined && !byAttempt.has(run.attempt)) byAttempt.set(run.attempt, run.file)
    }
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    warn(unreadable('the artifacts of earlier attempts', apiProblem(error)))
  }
  return [...byAttempt].toSorted(([a], [b]) => a - b).map(([, file]) => file)
}

interface Listed {
  readonly id: number
  readonly size_in_bytes: number
  readonly digest?: string | null
}

/** Newest first. Names are the same in every attempt, but for those that clashed. */
async function listed({ client, repository, workflowRun, key }: EarlierAttemptsRequest): Promise<readonly Listed[]> {
  const { owner, repo } = repository
  const found: Listed[] = []
  for (const name of reportArtifactNames(key, workflowRun.attempt - 1)) {
    const query = { owner, repo, run_id: workflowRun.id, name, per_page: PAGE_LENGTH }
    const { artifacts } = (await client.rest.actions.listWorkflowRunArtifacts(query)).data
    found.push(...artifacts.filter((artifact) => artifact.name === name && !artifact.expired))
  }
  return found.toSorted((a, b) => b.id - a.id).slice(0, MAX_ATTEMPTS)
}

/** Undefined for what is none of this workflow run's earlier attempts: a job of the same run may upload anything. */
async function readRun(
  request: EarlierAttemptsRequest & { readonly patience: Patience },
  artifact: Listed
): Promise<{ readonly attempt: number; readonly file: RunFile } | undefined> {
  const { client, repository, workflowRun, patience, wait, warn = () => undefined } = request
  const source = `artifact ${artifact.id}, of an earlier attempt`
  const fileName = RUN_FILE_NAME
  try {
    const got = await downloadText({ client, repository, artifact, fileName, patience, ...(wait && { wait }) })
    // An attempt that measured nothing left a report without a run.
    if (got.kind === 'absent') return undefined
    const file = got.kind === 'text' ? runIn(got.text) : got.why
    if (typeof file === 'string') {
      warn(unreadable(source, file))
      return undefined
    }
    const own = file.workflowRun
    if (own === undefined || own.id !== workflowRun.id || own.attempt >= workflowRun.attempt) return undefined
    return { attempt: own.attempt, file }
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    warn(unreadable(source, apiProblem(error)))
    return undefined
  }
}

/** The run, or what is wrong with it. */
function runIn(text: string): RunFile | string {
  const json = readForeignJson(text, { name: RUN_SCHEMA, shape: runFileSchema })
  return json.kind === 'fits' ? json.value : json.message
}

function unreadable(source: string, message: string): Warning {
  return { kind: 'baseline-unreadable', source, message }
}
