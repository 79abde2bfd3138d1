import { readForeignJson } from '../domain/foreign-json.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../domain/run-file.ts'
import { statusOfThrown } from '../domain/thrown.ts'
import type { GitHubClient } from './client.ts'
import type { EventFacts } from './context.ts'
import { workflowPathIn } from './context.ts'
import { downloadText } from './download.ts'
import { reportArtifactName } from './names.ts'
import { RUN_FILE_NAME } from './outputs.ts'
import type { WaitMs } from './retry.ts'

const PAGE_LENGTH = 100
/** Runs of one commit that are looked into, the newest first. */
const MAX_TRIED = 5

/**
 * The newest run that this workflow has stored of the pull request's head, to be judged again without measuring. It was
 * made by the code of that very commit, and counts for nothing else.
 */
export async function findStoredRun(options: {
  readonly facts: EventFacts
  readonly client: GitHubClient
  readonly key: string
  readonly fingerprint: string
  readonly wait?: WaitMs
}): Promise<RunFile | undefined> {
  const { facts, client, key } = options
  const { owner, repo } = facts.repository
  try {
    const query = { owner, repo, name: reportArtifactName(key), per_page: PAGE_LENGTH }
    const { artifacts } = (await client.rest.actions.listArtifactsForRepo(query)).data
    const ofHead = artifacts
      .filter(({ expired, workflow_run: run }) => !expired && run?.head_sha === facts.pullRequest?.headSha)
      .toSorted((a, b) => b.id - a.id)
    for (const artifact of ofHead.slice(0, MAX_TRIED)) {
      const run = await readIfOwn(options, artifact)
      if (run?.plan.fingerprint === options.fingerprint) return run
    }
  } catch (error) {
    // What GitHub does not show is measured again.
    if (statusOfThrown(error) === undefined) throw error
  }
  return undefined
}

interface Listed {
  readonly id: number
  readonly size_in_bytes: number
  readonly digest?: string | null
  readonly workflow_run?: { readonly id?: number } | null
}

async function readIfOwn(
  { facts, client, wait }: Parameters<typeof findStoredRun>[0],
  artifact: Listed
): Promise<RunFile | undefined> {
  const { owner, repo } = facts.repository
  const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: artifact.workflow_run?.id ?? 0 })
  const isOwn =
    data.event === facts.event &&
    data.head_sha === facts.pullRequest?.headSha &&
    facts.workflowPath !== undefined &&
    workflowPathIn(facts.repository, data.path) === facts.workflowPath
  if (!isOwn) return undefined
  const { repository } = facts
  const got = await downloadText({ client, repository, artifact, fileName: RUN_FILE_NAME, ...(wait && { wait }) })
  if (got.kind !== 'text') return undefined
  const json = readForeignJson(got.text, { name: RUN_SCHEMA, shape: runFileSchema })
  return json.kind === 'fits' && json.value.workflowRun?.id === data.id ? json.value : undefined
}
