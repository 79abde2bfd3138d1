import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BASELINE_SCHEMA, type BaselineFile, baselineFileSchema, WINDOW_RUNS } from '../../domain/baseline.ts'
import { MAX_PACKED_BYTES, MAX_UNPACKED_BYTES, readForeignJson, tooLargeText } from '../../domain/foreign-json.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { RefusalReason, StoredElsewhere, Warning } from '../../domain/warning.ts'
import type { BaselineStore, StoredBaselines } from '../../ports.ts'
import { accessProblem, apiProblem, type GitHubClient, lacksPermission, PAGE_LENGTH } from '../api/client.ts'
import { type Downloaded, downloadText, isStoreError, MAX_DOWNLOADS_LOST_MS } from '../api/download.ts'
import { BASELINE_ARTIFACT, baselineArtifactName, keyOfBaselineArtifact, outputFolderName } from '../api/names.ts'
import { isForbidden, isRateLimit, newPatience, type Patience, type WaitMs } from '../api/retry.ts'
import { type UploadArtifact, uploadArtifact, uploadWarning } from '../api/upload.ts'
import { withAncestry } from '../event/base-commit.ts'
import { TRUSTED_EVENTS, workflowPathIn } from '../event/context.ts'
import { isRefusedForItsEnd, refusalOfArtifact, refusalOfJobs, refusalOfRun, type TrustContext } from './trust.ts'

const FILE_NAME = 'baseline.json'
/** Simultaneous runs do not see each other: each writes a file of its own, until a later run unites them. */
const MAX_FILES = 12
/** Pull requests can upload under the same name; so many pages are read before they hide the real ones. */
const MAX_PAGES = 10
/** Refused artifacts are reported, but a flood of them must not fill the report. */
const MAX_REFUSAL_WARNINGS = 5

type Listed = Awaited<ReturnType<GitHubClient['rest']['actions']['listArtifactsForRepo']>>['data']['artifacts'][number]

export interface ArtifactStoreOptions {
  readonly client: GitHubClient
  readonly trust: TrustContext
  readonly baseCommit?: string
  /** RUNNER_TEMP. */
  readonly temporaryFolder: string
  readonly upload?: UploadArtifact
  readonly wait?: WaitMs
}

/** Baselines as artifacts of the runs on the default branch. */
export function createArtifactStore(options: ArtifactStoreOptions): BaselineStore {
  return {
    read: async (key) =>
      withAncestry(await readFiles(options, key), { ...options, repository: options.trust.repository }),
    write: (file) => storeArtifact(options, file)
  }
}

/** Shared by the artifacts of one reading. */
interface Reading extends ArtifactStoreOptions {
  readonly key: string
  readonly patience: Patience
  /** What may still be unpacked, of all artifacts together: one that is far too large must not hide the others. */
  readonly budget: { leftBytes: number }
  /** The newest commit of the default branch; undefined where the token may not read it. */
  readonly tip: () => Promise<string | undefined>
}

async function readFiles(options: ArtifactStoreOptions, key: string): Promise<StoredBaselines> {
  let tip: Promise<string | undefined> | undefined
  const reading: Reading = {
    ...options,
    key,
    patience: newPatience(MAX_DOWNLOADS_LOST_MS),
    budget: { leftBytes: 2 * MAX_UNPACKED_BYTES },
    tip: () => {
      tip ??= defaultBranchTip(options)
      return tip
    }
  }
  try {
    const listed = await listArtifacts(options, baselineArtifactName(key))
    const stored = await takeNewest(reading, listed)
    if (stored.files.length > 0) return stored
    return { ...stored, warnings: [...stored.warnings, ...(await findElsewhere(reading, listed))] }
  } catch (error) {
    return { files: [], warnings: [accessWarning(error)] }
  }
}

/** Lists the artifacts, newest first. GitHub promises no order, but ids rise. */
async function listArtifacts({ client, trust }: ArtifactStoreOptions, name: string): Promise<readonly Listed[]> {
  const { owner, repo } = trust.repository
  const found: Listed[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { owner, repo, name, per_page: PAGE_LENGTH, page }
    const { artifacts } = (await client.rest.actions.listArtifactsForRepo(query)).data
    // The API's own filter is not relied on to keep other keys out.
    found.push(...artifacts.filter((artifact) => artifact.name === name))
    const promising = found.filter((artifact) => refusalOfArtifact(artifact, trust) === undefined)
    if (artifacts.length < PAGE_LENGTH || promising.length >= WINDOW_RUNS + MAX_FILES) break
  }
  return found.toSorted((a, b) => b.id - a.id)
}

type Taken = { readonly file: BaselineFile } | { readonly why: RefusalReason } | { readonly problem: string }

async function takeNewest(reading: Reading, artifacts: readonly Listed[]): Promise<StoredBaselines> {
  const files: BaselineFile[] = []
  const refused: Warning[] = []
  let expiresAt: string | undefined
  for (const artifact of artifacts) {
    if (files.length === MAX_FILES) break
    if (isCovered(artifact, artifacts, files)) continue
    const taken = await take(reading, artifact)
    if ('file' in taken) {
      expiresAt ??= artifact.expires_at ?? undefined
      files.push(taken.file)
    } else refused.push(...refusalWarning(artifact, taken, files.length))
  }
  return { files, warnings: boundedWarnings(refused), expiresAt }
}

/** True where the files so far hold this artifact's run, in as many attempts as it has artifacts. */
function isCovered(artifact: Listed, artifacts: readonly Listed[], files: readonly BaselineFile[]): boolean {
  const id = artifact.workflow_run?.id
  const lines = files.flatMap(({ window, log }) => [...window, ...log])
  const attempts = new Set(lines.flatMap((line) => (line.workflowRun?.id === id ? [line.workflowRun?.attempt] : [])))
  return attempts.size >= artifacts.filter(({ workflow_run }) => workflow_run?.id === id).length
}

function boundedWarnings(warnings: readonly Warning[]): readonly Warning[] {
  const shown = warnings.slice(0, MAX_REFUSAL_WARNINGS)
  const more = warnings.length - shown.length
  const message = `${more} more of this name do not count either`
  return more === 0 ? shown : [...shown, { kind: 'baseline-unreadable', source: 'artifacts', message }]
}

async function take(reading: Reading, artifact: Listed): Promise<Taken> {
  const early = refusalOfArtifact(artifact, reading.trust)
  if (early !== undefined) return { why: early }
  try {
    const late = await refusalOfItsRun(reading, artifact)
    return late === undefined ? await readArtifact(reading, artifact) : { why: late }
  } catch (error) {
    // One artifact that GitHub refuses must not hide the others; a missing permission concerns them all.
    const isOfAll = isForbidden(error) && statusOfThrown(error) !== 404 && !isStoreError(error)
    if (statusOfThrown(error) === undefined || isOfAll) throw error
    return { problem: apiProblem(error) }
  }
}

async function refusalOfItsRun(reading: Reading, artifact: Listed): Promise<RefusalReason | undefined> {
  const { client, trust } = reading
  const { owner, repo } = trust.repository
  const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: artifact.workflow_run?.id ?? 0 })
  if (data.id !== artifact.workflow_run?.id) return 'other-repository'
  const early = refusalOfRun(data, trust)
  const why = isRefusedForItsEnd(early) ? await refusalOfItsJob(reading, artifact, early) : early
  return why ?? (await refusalOfCommit(reading, data.head_sha))
}

/** Another job of the run may wait for an approval, or have been cancelled: what this baseline is worth, its own job tells. */
async function refusalOfItsJob(
  { client, trust }: Reading,
  { workflow_run, created_at: createdAt }: Listed,
  why: RefusalReason = 'unfinished-run'
): Promise<RefusalReason | undefined> {
  const { owner, repo } = trust.repository
  try {
    const query = { owner, repo, run_id: workflow_run?.id ?? 0, filter: 'all', per_page: PAGE_LENGTH } as const
    const jobs = await client.paginate(client.rest.actions.listJobsForWorkflowRun, query)
    return refusalOfJobs(jobs, { job: trust.job, createdAt, why })
  } catch (error) {
    if (statusOfThrown(error) !== 404 && !lacksPermission(error)) throw error
    return why
  }
}

/** Runs of a name or a branch that are told to a reader who misses them. */
const MAX_ELSEWHERE = 3
const MAX_SEARCHED_PAGES = 3

/**
 * Looks for runs that a reader would expect to be compared with: under another key, since the workflow or the job was renamed
 * or pull requests have another workflow than pushes; by another workflow; or of the branch that was the default one before.
 */
async function findElsewhere(reading: Reading, ofKey: readonly Listed[]): Promise<readonly Warning[]> {
  try {
    const newest = onePerPlace(ofKey.length > 0 ? ofKey : await listBaselines(reading), reading.trust)
    const found: StoredElsewhere[] = []
    for (const artifact of newest.slice(0, MAX_ELSEWHERE)) found.push(...(await elsewhereOf(reading, artifact)))
    return found.length === 0 ? [] : [{ kind: 'baseline-elsewhere', found, key: reading.key }]
  } catch (error) {
    // A hint that cannot be given changes nothing.
    if (statusOfThrown(error) === undefined) throw error
    return []
  }
}

/** Lists the baselines of all keys among the newest artifacts of the repository. */
async function listBaselines({ client, trust }: Reading): Promise<readonly Listed[]> {
  const { owner, repo } = trust.repository
  const found: Listed[] = []
  for (let page = 1; page <= MAX_SEARCHED_PAGES; page += 1) {
    const query = { owner, repo, per_page: PAGE_LENGTH, page }
    const { artifacts } = (await client.rest.actions.listArtifactsForRepo(query)).data
    found.push(...artifacts.filter(({ name }) => name.startsWith(BASELINE_ARTIFACT)))
    if (artifacts.length < PAGE_LENGTH) break
  }
  return found
}

/** The newest of each name and branch, of this repository's own runs but this one. */
function onePerPlace(artifacts: readonly Listed[], { repository, runId }: TrustContext): readonly Listed[] {
  const own = artifacts.filter(
    ({ expired, workflow_run: run }) =>
      !expired && run?.repository_id === repository.id && run.head_repository_id === repository.id && run.id !== runId
  )
  const byPlace = new Map<string, Listed>()
  for (const one of own.toSorted((a, b) => a.id - b.id)) {
    byPlace.set(`${one.name}\n${one.workflow_run?.head_branch}`, one)
  }
  return [...byPlace.values()].toSorted((a, b) => b.id - a.id)
}

/** Nothing of what outsiders can start, or of branches that came by a pull request. */
async function elsewhereOf(
  { client, trust, key }: Reading,
  { name, workflow_run: listed }: Listed
): Promise<readonly StoredElsewhere[]> {
  const { owner, repo } = trust.repository
  const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: listed?.id ?? 0 })
  if (!TRUSTED_EVENTS.includes(data.event)) return []
  const path = workflowPathIn(trust.repository, data.path)
  const branch = data.head_branch ?? undefined
  const differences = [
    ['key', name !== baselineArtifactName(key)],
    ['branch', branch !== trust.defaultBranch],
    ['workflow', path !== trust.workflowPath]
  ] as const
  const differs = differences.find(([, isDifferent]) => isDifferent)?.[0]
  if (differs === undefined) return []
  const workflow = path?.replace(/^\.github\/workflows\//, '')
  return [{ key: keyOfBaselineArtifact(name), name, branch, workflow, differs }]
}

/**
 * Requires that the commit is on the default branch. A push of a tag with the branch's name looks like a push to the
 * branch, and protecting the branch does not prevent it. Without permission to compare, the other checks must do.
 */
async function refusalOfCommit({ client, trust, tip }: Reading, commit: string): Promise<RefusalReason | undefined> {
  const { owner, repo } = trust.repository
  const head = await tip()
  if (head === undefined) return undefined
  try {
    const basehead = `${commit}...${head}`
    const { data } = await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })
    return ['ahead', 'identical'].includes(data.status) ? undefined : 'other-branch'
  } catch (error) {
    // GitHub does not know the commit, or it has no ancestor in common with the branch.
    if (statusOfThrown(error) === 404) return 'other-branch'
    throw error
  }
}

/** Asks by the full name, since a tag of the same short name would come first. */
async function defaultBranchTip({ client, trust }: ArtifactStoreOptions): Promise<string | undefined> {
  const { owner, repo } = trust.repository
  try {
    return (await client.rest.git.getRef({ owner, repo, ref: `heads/${trust.defaultBranch}` })).data.object.sha
  } catch (error) {
    if (statusOfThrown(error) === 403 && !isRateLimit(error)) return undefined
    throw error
  }
}

async function readArtifact(reading: Reading, artifact: Listed): Promise<Taken> {
  const { client, trust, wait, patience, key, budget } = reading
  if (budget.leftBytes <= 0) return { why: 'too-large' }
  const { repository } = trust
  const fileName = FILE_NAME
  const got = await downloadText({ client, repository, artifact, fileName, patience, wait })
  budget.leftBytes -= unpackedBytes(got, artifact)
  if (got.kind !== 'text') return { why: got.kind === 'refused' ? got.why : 'unreadable' }
  const json = readForeignJson(got.text, { name: BASELINE_SCHEMA, shape: baselineFileSchema })
  if (json.kind === 'refused') return json.why === 'wrong-schema' ? { why: json.why } : { problem: json.message }
  return json.value.key === key ? { file: json.value } : { why: 'other-key' }
}

/** What it cost to look at an artifact, at most. One that is too large already by its size is not fetched. */
function unpackedBytes(got: Downloaded, { size_in_bytes: size }: Listed): number {
  if (got.kind === 'text') return got.text.length
  const isBomb = got.kind === 'refused' && got.why === 'too-large' && size <= MAX_PACKED_BYTES
  return isBomb ? MAX_UNPACKED_BYTES : 0
}

function refusalWarning(
  artifact: Listed,
  taken: { readonly why: RefusalReason } | { readonly problem: string },
  fileCount: number
): readonly Warning[] {
  if ('problem' in taken) {
    return [{ kind: 'baseline-unreadable', source: `artifact ${artifact.id}`, message: taken.problem }]
  }
  const { why } = taken
  // This run's own artifact is not news, nor are expired ones beside newer ones.
  if (why === 'this-run' || (why === 'expired' && fileCount > 0)) return []
  const runId = artifact.workflow_run?.id
  return [{ kind: 'baseline-refused', artifactId: artifact.id, why, runId }]
}

/** Tells a missing permission from a missing baseline. */
function accessWarning(error: unknown): Warning {
  if (statusOfThrown(error) === undefined) throw error
  const permission = 'actions: read'
  return lacksPermission(error)
    ? { kind: 'baseline-forbidden', permission }
    : { kind: 'baseline-unreadable', source: 'GitHub', message: accessProblem(error, permission) }
}

async function storeArtifact(options: ArtifactStoreOptions, file: BaselineFile): Promise<readonly Warning[]> {
  const name = baselineArtifactName(file.key)
  const folder = join(options.temporaryFolder, outputFolderName(file.key), 'baseline')
  const path = join(folder, FILE_NAME)
  try {
    const bytes = Buffer.from(JSON.stringify(file))
    if (bytes.length > MAX_UNPACKED_BYTES) throw new Error(tooLargeText(bytes.length, MAX_UNPACKED_BYTES))
    await mkdir(folder, { recursive: true })
    await writeFile(path, bytes)
    await (options.upload ?? uploadArtifact)({ name, files: [path], folder })
    return []
  } catch (error) {
    return [uploadWarning(name, error)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
