import { setTimeout as sleep } from 'node:timers/promises'
import { messageOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import { attemptName } from './names.ts'
import type { WaitMs } from './retry.ts'

export interface Upload {
  readonly name: string
  /** Absolute paths, all of them in `folder`. */
  readonly files: readonly string[]
  readonly folder: string
}

/** Throws where the upload fails. */
export type UploadArtifact = (upload: Upload) => Promise<void>

/** The client's own limits add up to a quarter of an hour. */
const MAX_UPLOAD_MS = 90_000
/** The longest time without progress in sending; the client's own limit is five minutes. */
const MAX_STALL_MS = '60000'
/** The client retries what the service refuses, but not after a broken connection. */
const MAX_UPLOADS = 3
const RETRY_WAIT_MS = 2000

/** The official client, loaded only when it is needed: it doubles the start time of the action. */
export const uploadArtifact: UploadArtifact = (upload) => uploadWithin(upload, {})

/** Gives up after the limit; the client may still wait for its connection behind it. */
export async function uploadWithin(
  upload: Upload,
  { limitMs = MAX_UPLOAD_MS, wait = sleep }: { readonly limitMs?: number; readonly wait?: WaitMs }
): Promise<void> {
  const limit = new AbortController()
  try {
    await Promise.race([uploadRetried(upload, wait), tooLate(limitMs, limit.signal)])
  } finally {
    limit.abort()
  }
}

async function tooLate(limitMs: number, signal: AbortSignal): Promise<never> {
  await sleep(limitMs, undefined, { signal, ref: false })
  throw new Error(`the artifact service did not finish within ${limitMs / 1000} s`)
}

async function uploadRetried({ name, files, folder }: Upload, wait: WaitMs): Promise<void> {
  process.env['ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS'] ??= MAX_STALL_MS
  const { DefaultArtifactClient } = await import('@actions/artifact')
  for (let tries = 1; ; tries += 1) {
    try {
      await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, { compressionLevel: 9 })
      return
    } catch (error) {
      throwIfLasting(error, tries)
      await wait(RETRY_WAIT_MS * tries)
    }
  }
}

/** Throws where another try would fail as well. */
function throwIfLasting(error: unknown, tries: number): void {
  if (tries > 1 && isNameTaken(error)) throw new Error('the connection broke after GitHub had reserved the name')
  if (tries === MAX_UPLOADS || !isBrokenConnection(error)) throw error
}

function isBrokenConnection(error: unknown): boolean {
  return /ECONNRESET|ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EHOSTUNREACH|socket hang up/.test(messageOfThrown(error))
}

/** Uploads under the name, or under one of this attempt where an earlier attempt at the job holds it. */
export async function uploadInAttempt(upload: Upload, attempt: number, send: UploadArtifact): Promise<void> {
  try {
    await send(upload)
  } catch (error) {
    if (!isNameTaken(error) || attempt === 1) throw error
    await send({ ...upload, name: attemptName(upload.name, attempt) })
  }
}

/** True where the name is used already in this run: the service answers 409, which the client only puts in words. */
function isNameTaken(error: unknown): boolean {
  return /\(409\)|already exists/.test(messageOfThrown(error))
}

/** Explains a failed upload to the reader. */
export function uploadWarning(name: string, error: unknown): Extract<Warning, { kind: 'publish-failed' }> {
  return { kind: 'publish-failed', what: 'artifact', message: `artifact "${name}"${uploadProblem(error)}` }
}

const NAME_TAKEN = ' already exists in this run: another job uses the same key; give each job its own "key"'

/** Returns the warning that another job of this run keeps its results under the same key; undefined where there is none. */
export function sharedKeyProblem(warnings: readonly Warning[]): string | undefined {
  const messages = warnings.flatMap((one) => (one.kind === 'publish-failed' ? [one.message] : []))
  return messages.find((message) => message.endsWith(NAME_TAKEN))
}

function uploadProblem(error: unknown): string {
  if (isNameTaken(error)) return NAME_TAKEN
  const message = messageOfThrown(error)
    .replace(/\bhttps?:\/\/\S+/g, '')
    .slice(0, 300)
  // The client's own sentence names an older version of another action.
  return /\bGHES\b/.test(message)
    ? `: the artifact client does not work with GitHub Enterprise Server (GHES); ${BRANCH_STORE_HINT}`
    : `: ${message}`
}

type Variables = Readonly<Record<string, string | undefined>>

const BRANCH_STORE_HINT = 'set "store: branch" to keep the baseline on a branch instead'

/**
 * The reason why this runner cannot store artifacts, as far as one can know without trying. The official client refuses
 * GitHub Enterprise Server by the name of its host, and needs both variables, which only actions are given.
 */
export function artifactServiceProblem(variables: Variables): string | undefined {
  const url = variables['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
  if (host !== 'github.com' && !/\.(?:ghe\.com|localhost)$/.test(host))
    return `the artifact client does not work with GitHub Enterprise Server (${host}); ${BRANCH_STORE_HINT}`
  if (variables['ACTIONS_RUNTIME_TOKEN'] && variables['ACTIONS_RESULTS_URL']) return undefined
  return `this runner has no artifact service: it does not set ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL; ${BRANCH_STORE_HINT}`
}
