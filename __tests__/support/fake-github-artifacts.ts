import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { GitHubClient } from '../../src/github/api/client.ts'
import { blobError, type Call, NOT_FOUND, paged, type Reply, type Route } from './fake-github-http.ts'

type Answer = Awaited<ReturnType<GitHubClient['rest']['actions']['getArtifact']>>['data']

export interface FakeJob {
  readonly id?: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
  readonly started_at?: string
  readonly completed_at?: string | null
  readonly runner_name?: string
}

export interface FakeRun {
  readonly id: number
  readonly event: string
  readonly headBranch: string
  readonly headSha: string
  readonly repositoryId: number
  readonly headRepositoryId: number
  readonly path: string
  readonly status: string
  readonly conclusion: string | null
  readonly attempt: number
  /** Of all attempts; none known unless named. */
  readonly jobs?: readonly FakeJob[]
  /** A re-run has a new one, so that it may use the names of artifacts again. */
  readonly backendId: string
}

export interface FakeArtifact {
  id: number
  name: string
  runId: number
  backendId: string
  data: Buffer
  blocks: Map<string, Buffer>
  mime: string
  digest: string | null
  finalized: boolean
  expired: boolean
  expiresAt: string
  createdAt: string
}

/** The artifacts of the hub, and the runs that upload them. */
export interface ArtifactWorld {
  readonly owner: string
  readonly repo: string
  readonly apiUrl: string
  readonly blobUrl: string
  readonly runs: ReadonlyMap<number, FakeRun>
  readonly artifacts: readonly FakeArtifact[]
  readonly addArtifact: (
    artifact: Partial<FakeArtifact> & { readonly name: string; readonly runId: number; readonly data: Buffer }
  ) => FakeArtifact
}

export function artifactRoutes(world: ArtifactWorld): readonly Route[] {
  const actions = { method: 'GET', scopes: ['actions'], access: 'read' } as const
  return [
    { ...actions, path: /^\/actions\/artifacts$/u, answer: (call) => listArtifacts(world, call) },
    { ...actions, path: /^\/actions\/runs\/(\d+)\/artifacts$/u, answer: (call) => listArtifacts(world, call) },
    { ...actions, path: /^\/actions\/artifacts\/(\d+)\/zip$/u, answer: (call) => redirect(world, call) }
  ]
}

/** Lists the artifacts of the repository, or of one run with all its attempts. */
function listArtifacts(world: ArtifactWorld, { url, match }: Call): Reply {
  const name = url.searchParams.get('name')
  const all = world.artifacts
    .filter((one) => one.finalized && (name === null || one.name === name))
    .filter(({ runId }) => match[1] === undefined || runId === Number(match[1]))
    .toReversed()
  return paged(url, all, (part) => ({
    total_count: all.length,
    artifacts: part.map((one) => artifactJson(world, one))
  }))
}

function redirect(world: ArtifactWorld, { match }: Call): Reply {
  const artifact = world.artifacts.find(({ id }) => id === Number(match[1]))
  if (artifact === undefined) return NOT_FOUND
  if (artifact.expired) return { status: 410, body: { message: 'Artifact has expired' } }
  return { status: 302, headers: { location: signedUrl(world, artifact, 'r') } }
}

function artifactJson({ owner, repo, apiUrl, runs }: ArtifactWorld, artifact: FakeArtifact): Partial<Answer> {
  const run = runs.get(artifact.runId)
  if (run === undefined) throw new Error(`no run ${artifact.runId}`)
  const url = `${apiUrl}/repos/${owner}/${repo}/actions/artifacts/${artifact.id}`
  return {
    id: artifact.id,
    node_id: `A_${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.data.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    updated_at: artifact.createdAt,
    digest: artifact.digest,
    workflow_run: {
      id: artifact.runId,
      repository_id: run.repositoryId,
      head_repository_id: run.headRepositoryId,
      head_branch: run.headBranch,
      head_sha: run.headSha
    }
  }
}

function signedUrl({ blobUrl }: ArtifactWorld, artifact: FakeArtifact, access: 'r' | 'w'): string {
  return `${blobUrl}/b/${artifact.id}?sp=${access}&sig=${encodeURIComponent(signature(artifact.id, access))}`
}

/** The service that hands out upload addresses, and checks what was uploaded. */
export function artifactService(world: ArtifactWorld, request: IncomingMessage, body: Buffer): Reply {
  const method = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/u.exec(request.url ?? '')?.[1]
  const claims = (request.headers.authorization ?? '').replace(/^Bearer /u, '').split('.')[1]
  if (claims === undefined) return { status: 401, body: { code: 'unauthenticated', msg: 'missing token' } }
  const { scp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { scp: string }
  const asked = JSON.parse(body.toString('utf8')) as Record<string, string | undefined>
  const backendId = asked['workflow_run_backend_id']
  const run = [...world.runs.values()].find((one) => one.backendId === backendId)
  if (run === undefined || !scp.includes(`Actions.Results:${backendId}:${asked['workflow_job_run_backend_id']}`))
    return { status: 403, body: { code: 'permission_denied', msg: 'token is not for this run' } }
  if (method === 'CreateArtifact') return createArtifact(world, run, asked)
  if (method === 'FinalizeArtifact') return finalizeArtifact(world, run, asked)
  return { status: 404, body: { code: 'bad_route', msg: `no handler for ${method}` } }
}

function createArtifact(world: ArtifactWorld, run: FakeRun, asked: Record<string, string | undefined>): Reply {
  const name = asked['name'] ?? ''
  if (artifactOf(world, run, name) !== undefined) {
    const msg = 'an artifact with this name already exists on the workflow run'
    return { status: 409, body: { code: 'already_exists', msg } }
  }
  const mime = asked['mime_type'] ?? 'application/zip'
  const empty = { name, runId: run.id, data: Buffer.alloc(0), mime, digest: null, finalized: false }
  const artifact = world.addArtifact({ ...empty, createdAt: new Date().toISOString() })
  return { status: 200, body: { ok: true, signed_upload_url: signedUrl(world, artifact, 'w') } }
}

function finalizeArtifact(world: ArtifactWorld, run: FakeRun, asked: Record<string, string | undefined>): Reply {
  const artifact = artifactOf(world, run, asked['name'] ?? '')
  if (artifact === undefined) return { status: 404, body: { code: 'not_found', msg: 'no artifact' } }
  if (Number(asked['size']) !== artifact.data.length)
    return { status: 400, body: { code: 'invalid_argument', msg: 'size mismatch' } }
  artifact.finalized = true
  artifact.digest = asked['hash'] ?? null
  return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } }
}

function artifactOf({ artifacts }: ArtifactWorld, run: FakeRun, name: string): FakeArtifact | undefined {
  return artifacts.find((one) => one.backendId === run.backendId && one.name === name)
}

/** The store that holds the bytes. */
export function blobStore(world: ArtifactWorld, request: IncomingMessage, body: Buffer): Reply {
  const url = new URL(request.url ?? '/', world.blobUrl)
  // The real store refuses a signed address beside credentials; it also shows a token that went astray.
  if (request.headers.authorization !== undefined) return blobError(400, 'InvalidAuthenticationInfo')
  const artifact = world.artifacts.find(({ id }) => url.pathname === `/b/${id}`)
  const access = request.method === 'GET' ? 'r' : 'w'
  if (artifact === undefined || url.searchParams.get('sig') !== signature(artifact.id, access))
    return blobError(403, 'AuthenticationFailed')
  if (access === 'r') return { status: 200, body: artifact.data, headers: { 'content-type': artifact.mime } }
  return store(artifact, { body, url, hasBothValues: request.headers['x-ms-blob-type'] === 'BlockBlob' })
}

function store(artifact: FakeArtifact, part: { body: Buffer; url: URL; hasBothValues: boolean }): Reply {
  const { body, url, hasBothValues } = part
  const comp = url.searchParams.get('comp')
  if (comp === 'block') artifact.blocks.set(url.searchParams.get('blockid') ?? '', body)
  else if (comp === 'blocklist') {
    const ids = [...body.toString('utf8').matchAll(/<Latest>([^<]+)<\/Latest>/gu)].map(([, id = '']) => id)
    artifact.data = Buffer.concat(ids.map((id) => artifact.blocks.get(id) ?? Buffer.alloc(0)))
  } else if (hasBothValues) artifact.data = body
  else return blobError(400, 'MissingRequiredHeader')
  const headers = { etag: '"0x1"', 'last-modified': new Date().toUTCString(), 'x-ms-version': '2024-11-04' }
  return { status: 201, headers: { ...headers, 'x-ms-request-id': randomUUID() } }
}

function signature(id: number, access: 'r' | 'w'): string {
  return createHash('sha256').update(`secret ${id} ${access}`).digest('base64')
}
