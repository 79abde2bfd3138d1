import { readForeignJson } from '../../domain/foreign-json.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../../domain/run-file.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { GitHubClient } from '../api/client.ts'
import { downloadText } from '../api/download.ts'
import { reportArtifactName } from '../api/names.ts'
import type { WaitMs } from '../api/retry.ts'
import type { EventFacts } from '../event/context.ts'
import { workflowPathIn } from '../event/context.ts'
import { RUN_FILE_NAME } from '../publish/outputs.ts'

const PAGE_LENGTH = 100
/** Artifacts that are looked into, the newest first. */
const MAX_TRIED = 5
/** What every artifact begins with that holds a report, whichever key it is of. */
const REPORT_ARTIFACT = 'llm-latency-report-'
const NOT_FOUND = 404

export interface StoredRunSearch {
  readonly facts: EventFacts
  readonly client: GitHubClient
  /** Whether a run is what is looked for: of this plan, and whole. */
  readonly fits: (run: RunFile) => boolean
  readonly wait?: WaitMs
}

/**
 * The newest run that this workflow has stored of the pull request's head, to be judged again without measuring. It was
 * made by the code of that very commit, and counts for nothing else.
 */
export function findStoredRun(search: StoredRunSearch & { readonly key: string }): Promise<RunFile | undefined> {
  const name = reportArtifactName(search.key)
  return unlessHidden(async () => {
    for (const artifact of await listedOfHead(search, name)) {
      const run = await readStored(search, artifact)
      if (run !== undefined) return run
    }
    return undefined
  })
}

/**
 * The run that was merged from a part of this name, for the job that would measure this part again. It does not know
 * the key of the job that reports, and looks where the part itself was measured.
 */
export function findRunWithPart(search: StoredRunSearch & { readonly partName: string }): Promise<RunFile | undefined> {
  return unlessHidden(async () => {
    for (const { workflow_run: run } of await listedOfHead(search, search.partName)) {
      const found = await readOfRun(search, run?.id ?? 0, (name) => name.startsWith(REPORT_ARTIFACT))
      if (found !== undefined) return found
    }
    return undefined
  })
}

/** What GitHub does not show is measured again. */
async function unlessHidden(find: () => Promise<RunFile | undefined>): Promise<RunFile | undefined> {
  try {
    return await find()
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return undefined
  }
}

interface Listed {
  readonly id: number
  readonly name: string
  readonly size_in_bytes: number
  readonly expired: boolean
  readonly digest?: string | null
  readonly workflow_run?: { readonly id?: number } | null
}

async function listedOfHead({ facts, client }: StoredRunSearch, name: string): Promise<readonly Listed[]> {
  const { owner, repo } = facts.repository
  const query = { owner, repo, name, per_page: PAGE_LENGTH }
  const { artifacts } = (await client.rest.actions.listArtifactsForRepo(query)).data
  return newest(artifacts.filter(({ workflow_run: run }) => run?.head_sha === facts.pullRequest?.headSha))
}

function newest<T extends Listed>(artifacts: readonly T[]): readonly T[] {
  return artifacts
    .filter(({ expired }) => !expired)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MAX_TRIED)
}

/** A run that was judged again lies in each report on it; it is taken from where it was measured, however long ago. */
async function readStored(search: StoredRunSearch, artifact: Listed): Promise<RunFile | undefined> {
  const runId = artifact.workflow_run?.id ?? 0
  if (!(await isOwnRun(search, runId))) return undefined
  const file = await readRun(search, artifact)
  const measuredIn = file?.workflowRun?.id
  if (measuredIn === undefined) return undefined
  if (measuredIn !== runId) return readOfRun(search, measuredIn, (name) => name === artifact.name)
  return file !== undefined && search.fits(file) ? file : undefined
}

/** What a run of this workflow has measured and stored under such a name. */
async function readOfRun(
  search: StoredRunSearch,
  runId: number,
  isWanted: (name: string) => boolean
): Promise<RunFile | undefined> {
  if (!(await isOwnRun(search, runId))) return undefined
  const { owner, repo } = search.facts.repository
  const query = { owner, repo, run_id: runId, per_page: PAGE_LENGTH }
  const all: readonly Listed[] = await search.client.paginate(
    search.client.rest.actions.listWorkflowRunArtifacts,
    query
  )
  for (const artifact of newest(all.filter(({ name }) => isWanted(name)))) {
    const file = await readRun(search, artifact)
    if (file?.workflowRun?.id === runId && search.fits(file)) return file
  }
  return undefined
}

async function isOwnRun({ facts, client }: StoredRunSearch, runId: number): Promise<boolean> {
  const { owner, repo } = facts.repository
  try {
    const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })
    return (
      data.event === facts.event &&
      data.head_sha === facts.pullRequest?.headSha &&
      facts.workflowPath !== undefined &&
      workflowPathIn(facts.repository, data.path) === facts.workflowPath
    )
  } catch (error) {
    // A run may have been deleted, or never have been.
    if (statusOfThrown(error) !== NOT_FOUND) throw error
    return false
  }
}

async function readRun({ facts, client, wait }: StoredRunSearch, artifact: Listed): Promise<RunFile | undefined> {
  const { repository } = facts
  const got = await downloadText({ client, repository, artifact, fileName: RUN_FILE_NAME, ...(wait && { wait }) })
  if (got.kind !== 'text') return undefined
  const json = readForeignJson(got.text, { name: RUN_SCHEMA, shape: runFileSchema })
  return json.kind === 'fits' ? json.value : undefined
}
