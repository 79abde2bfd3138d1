import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { EnvHttpProxyAgent, request } from 'undici'
import { MAX_PACKED_BYTES, MAX_UNPACKED_BYTES } from '../../domain/foreign-json.ts'
import { codeOfThrown, statusOfThrown } from '../../domain/thrown.ts'
import type { RefusalReason } from '../../domain/warning.ts'
import type { GitHubClient, RepositoryName } from './client.ts'
import { newPatience, type Patience, retried, type WaitMs } from './retry.ts'

const DOWNLOAD_TIMEOUT_MS = 60_000
const SHORTEST_TIMEOUT_MS = 5000
/** The most time that the downloads of one reading may together lose to a store that fails or is slow. */
export const MAX_DOWNLOADS_LOST_MS = 90_000

export interface ArtifactToDownload {
  readonly id: number
  readonly size_in_bytes: number
  readonly digest?: string | null
}

/** The text of the named file in an artifact, or the reason why it is refused. Nothing is written to disk. */
export type Downloaded =
  | { readonly kind: 'text'; readonly text: string }
  /** The artifact has no file of that name. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly why: RefusalReason }

/** Downloads one file of an artifact. Throws where GitHub does not answer. */
export async function downloadText(options: {
  readonly client: GitHubClient
  readonly repository: RepositoryName
  readonly artifact: ArtifactToDownload
  readonly fileName: string
  readonly wait?: WaitMs
  /** Shared by the downloads of one reading. */
  readonly patience?: Patience
}): Promise<Downloaded> {
  const { artifact, wait, patience = newPatience(MAX_DOWNLOADS_LOST_MS) } = options
  if (artifact.size_in_bytes > MAX_PACKED_BYTES) return { kind: 'refused', why: 'too-large' }
  // The address is valid for a minute only, so each try asks for its own.
  const got = await retried(async () => getBytes(await signedAddress(options), patience), { wait, patience })
  if (typeof got === 'string') return { kind: 'refused', why: got }
  if (isAsListed(got, artifact)) return textIn(got, options.fileName)
  // A proxy may have answered in GitHub's place; a second download tells.
  const again = await retried(async () => getBytes(await signedAddress(options), patience), { wait, patience })
  if (typeof again === 'string') return { kind: 'refused', why: again }
  return isAsListed(again, artifact) ? textIn(again, options.fileName) : { kind: 'refused', why: 'wrong-digest' }
}

/** Compares with the digest, which old artifacts lack. */
function isAsListed(bytes: Buffer, { digest }: ArtifactToDownload): boolean {
  return typeof digest !== 'string' || digest === `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

/** The address of the bytes. It is on another host, which must not see the token, so the redirect is not followed. */
async function signedAddress(options: Parameters<typeof downloadText>[0]): Promise<URL | undefined> {
  const { owner, repo } = options.repository
  try {
    const { headers } = await options.client.rest.actions.downloadArtifact({
      owner,
      repo,
      artifact_id: options.artifact.id,
      archive_format: 'zip',
      request: { redirect: 'manual' }
    })
    if (URL.canParse(String(headers.location))) return new URL(String(headers.location))
    throw new StoreError(502, 'GitHub gave no download address for the artifact')
  } catch (error) {
    if (statusOfThrown(error) === 410) return undefined
    throw error
  }
}

/** A failure of the store that GitHub redirects to: its 403 does not mean that the token lacks a permission. */
class StoreError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'StoreError'
    this.status = status
  }
}

export function isStoreError(error: unknown): boolean {
  return error instanceof StoreError
}

/** Downloads the bytes without any credentials, or returns the reason why there are none. */
async function getBytes(address: URL | undefined, { leftMs }: Patience): Promise<Buffer | 'expired' | 'too-large'> {
  if (address === undefined) return 'expired'
  const dispatcher = new EnvHttpProxyAgent()
  try {
    const { statusCode, body } = await request(address, {
      dispatcher,
      signal: AbortSignal.timeout(Math.max(SHORTEST_TIMEOUT_MS, Math.min(DOWNLOAD_TIMEOUT_MS, leftMs)))
    })
    // Mostly an address that has expired: another one may work.
    if (statusCode === 403) throw new StoreError(500, 'the artifact store refused the download (403)')
    if (statusCode !== 200) throw new StoreError(statusCode, 'the artifact store refused the download')
    return await boundedBytes(body)
  } catch (cause) {
    // The address is signed, and an error of the network may hold it.
    if (cause instanceof StoreError) throw cause
    throw new StoreError(500, 'the artifact store did not answer')
  } finally {
    await dispatcher.destroy()
  }
}

async function boundedBytes(body: AsyncIterable<Buffer>): Promise<Buffer | 'too-large'> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > MAX_PACKED_BYTES) return 'too-large'
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Unpacks an artifact: a zip of the file or the file itself, gzipped or not, as its writer chose. */
export function textIn(bytes: Buffer, fileName: string): Downloaded {
  try {
    return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')) ? zipText(bytes, fileName) : fileText(bytes)
  } catch (error) {
    return { kind: 'refused', why: codeOfThrown(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreadable' }
  }
}

function zipText(bytes: Buffer, fileName: string): Downloaded {
  let declaredBytes: number | undefined
  const files = unzipSync(bytes, {
    // Only the first of the name: a million entries that share one piece of data would be a zip bomb.
    filter: ({ name, originalSize }) => {
      if (name !== fileName || declaredBytes !== undefined) return false
      declaredBytes = originalSize
      return originalSize <= MAX_UNPACKED_BYTES
    }
  })
  if (declaredBytes !== undefined && declaredBytes > MAX_UNPACKED_BYTES) return { kind: 'refused', why: 'too-large' }
  // A file that unpacks to more than its entry says is cut there, and then is not JSON.
  const file = files[fileName]
  return file === undefined ? { kind: 'absent' } : fileText(file)
}

function fileText(bytes: Uint8Array): Downloaded {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const plain = isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }) : bytes
  return { kind: 'text', text: strFromU8(plain) }
}
