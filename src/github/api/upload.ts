import { setTimeout as sleep } from 'node:timers/promises'
import { messageOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'

export interface Upload {
  readonly name: string
  /** Absolute paths, all of them in `folder`. */
  readonly files: readonly string[]
  readonly folder: string
}

/** Throws where it cannot; `isNameTaken` tells a clash of names from other failures. */
export type UploadArtifact = (upload: Upload) => Promise<void>

/** The client's own limits add up to a quarter of an hour. */
const MAX_UPLOAD_MS = 90_000
/** Without any progress in sending the bytes; the client's own limit is five minutes. */
const MAX_STALL_MS = '60000'
/** The client repeats what the service refuses, and nothing after a broken connection. */
const MAX_TRIES = 3
const RETRY_WAIT_MS = 2000

/** The official client, loaded only when it is needed: it doubles the time that the action takes to start. */
export const uploadArtifact: UploadArtifact = (upload) => uploadWithin(upload, MAX_UPLOAD_MS)

/** Gives up after the limit; what the client still waits for then goes on behind it. */
export async function uploadWithin(upload: Upload, limitMs: number): Promise<void> {
  const limit = new AbortController()
  try {
    await Promise.race([uploadRetried(upload), tooLate(limitMs, limit.signal)])
  } finally {
    limit.abort()
  }
}

async function tooLate(limitMs: number, signal: AbortSignal): Promise<never> {
  await sleep(limitMs, undefined, { signal, ref: false })
  throw new Error(`the artifact service did not finish within ${limitMs / 1000} s`)
}

async function uploadRetried({ name, files, folder }: Upload): Promise<void> {
  process.env['ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS'] ??= MAX_STALL_MS
  const { DefaultArtifactClient } = await import('@actions/artifact')
  for (let tries = 1; ; tries += 1) {
    try {
      await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, { compressionLevel: 9 })
      return
    } catch (error) {
      await waitAfter(error, tries)
    }
  }
}

/** Throws where another try would be of no use. */
async function waitAfter(error: unknown, tries: number): Promise<void> {
  if (tries > 1 && isNameTaken(error)) throw new Error('the connection broke when GitHub had reserved the name')
  if (tries === MAX_TRIES || !isBrokenConnection(error)) throw error
  await sleep(RETRY_WAIT_MS * tries)
}

function isBrokenConnection(error: unknown): boolean {
  return /ECONNRESET|ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EHOSTUNREACH|socket hang up/.test(messageOfThrown(error))
}

/** Two jobs of one run have used the same name: the service answers 409, which the client repeats in words. */
export function isNameTaken(error: unknown): boolean {
  return /\(409\)|already exists/.test(messageOfThrown(error))
}

/** What a failed upload means to the reader. */
export function uploadWarning(name: string, error: unknown): Warning {
  return { kind: 'publish-failed', what: 'artifact', message: `artifact "${name}"${problemOf(error)}` }
}

function problemOf(error: unknown): string {
  if (isNameTaken(error))
    return ' exists already in this run: another job uses the same key, and needs its own "key" input (or GitHub made it and did not say so)'
  const message = messageOfThrown(error)
    .replace(/\bhttps?:\/\/\S+/g, '')
    .slice(0, 300)
  // The client's own sentence names an older version of another action.
  return /\bGHES\b/.test(message)
    ? `: the artifact client does not work with GitHub Enterprise Server (GHES); ${BRANCH_STORE_HINT}`
    : `: ${message}`
}

type Variables = Readonly<Record<string, string | undefined>>

/** What to do without artifacts; the same words wherever it shows. */
const BRANCH_STORE_HINT = 'set "store: branch" to keep the baseline on a branch instead'

/**
 * Why this runner can store no artifacts, as far as can be known without trying. The official client refuses GitHub
 * Enterprise Server by the name of its host, and needs both variables, which only actions are given.
 */
export function artifactServiceProblem(variables: Variables): string | undefined {
  const host = hostOf(variables['GITHUB_SERVER_URL'] ?? 'https://github.com')
  if (host !== 'github.com' && !/\.(?:ghe\.com|localhost)$/.test(host))
    return `the artifact client does not work with GitHub Enterprise Server (${host}); ${BRANCH_STORE_HINT}`
  if (variables['ACTIONS_RUNTIME_TOKEN'] && variables['ACTIONS_RESULTS_URL']) return undefined
  return `this runner has no artifact service (ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL); ${BRANCH_STORE_HINT}`
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
}
