import { MAX_UNPACKED_BYTES, readForeignJson } from '../../domain/foreign-json.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../../domain/run-file.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { PartRefusal, Warning } from '../../domain/warning.ts'
import type { GitHubClient } from '../api/client.ts'
import { type Downloaded, downloadText, MAX_DOWNLOADS_LOST_MS } from '../api/download.ts'
import { RUN_ARTIFACT } from '../api/names.ts'
import { newPatience, type Patience, type WaitMs } from '../api/retry.ts'
import type { EventFacts } from '../event/context.ts'
import { RUN_FILE_NAME } from '../publish/outputs.ts'

const PAGE_LENGTH = 100
/** A run is shared by no more machines; of a flood of artifacts the newest are read. */
const MAX_PARTS = 256
const MAX_TOLD = 5

export interface PartsRequest {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  /** The workflow run whose jobs have measured. */
  readonly runId: number
  /** Only parts of this key; absent: of any. */
  readonly key?: string
  readonly wait?: WaitMs
}

export interface StoredParts {
  readonly runs: readonly RunFile[]
  readonly warnings: readonly Warning[]
}

/**
 * What the jobs of a workflow run have measured for this one. In a `workflow_run` a stranger may have written it: each
 * file is held to the schema and to the sizes, all of them together too, and nothing of it is run, printed as it stands
 * or believed about where it belongs.
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
    const read = await readPart(request, artifact, { leftBytes, patience })
    if ('why' in read) {
      if (warnings.length < MAX_TOLD) warnings.push({ kind: 'part-refused', part: artifact.name, why: read.why })
      continue
    }
    leftBytes -= read.length
    if (request.key === undefined || read.run.part?.key === request.key) runs.push(read.run)
  }
  return { runs, warnings }
}

interface Listed {
  readonly id: number
  readonly name: string
  readonly size_in_bytes: number
  readonly expired: boolean
  readonly digest?: string | null
}

type Read = { readonly run: RunFile; readonly length: number } | { readonly why: PartRefusal }

async function readPart(
  { client, repository, wait }: PartsRequest,
  artifact: Listed,
  bounds: { readonly leftBytes: number; readonly patience: Patience }
): Promise<Read> {
  if (artifact.expired) return { why: 'expired' }
  try {
    const { patience } = bounds
    const got = await downloadText({
      client,
      repository,
      artifact,
      fileName: RUN_FILE_NAME,
      patience,
      ...(wait && { wait })
    })
    return runIn(got, bounds.leftBytes)
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return { why: 'unreadable' }
  }
}

function runIn(got: Downloaded, leftBytes: number): Read {
  if (got.kind !== 'text')
    return { why: got.kind === 'refused' && got.why === 'too-large' ? 'too-large' : 'unreadable' }
  if (got.text.length > leftBytes) return { why: 'too-large' }
  const json = readForeignJson(got.text, { name: RUN_SCHEMA, shape: runFileSchema })
  return json.kind === 'fits' ? { run: json.value, length: got.text.length } : { why: 'unreadable' }
}
