import { createHash, randomInt } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { KnownError } from '../domain/errors.ts'
import { tooLargeText } from '../domain/foreign-json.ts'
import type { Plan, Target } from '../domain/plan.ts'
import { Secret } from '../domain/secret.ts'
import { codeOfThrown } from '../domain/thrown.ts'
import { DEFAULT_CONFIG_PATH } from '../domain/tool.ts'
import { createMeasure, type MeasureOptions } from '../measure/run/create-measure.ts'
import { awsCredentials } from '../measure/wire/sign-request.ts'
import { missingKey, readKey } from '../plan/config/missing-key.ts'
import type { Measure, Progress } from '../ports.ts'
import { BUILTIN_SETS } from '../prompts/builtin.ts'
import { WARM_UP_PROMPTS } from '../prompts/warm-up.ts'
import { loadTokenizer } from '../tokens/o200k.ts'

/** The schema of run files keeps seeds small enough for JSON. */
export const LARGEST_SEED = 2 ** 31

export const now = (): string => new Date().toISOString()
/** Ends early where the signal is aborted: a runner that cancels a job leaves it some seconds, and everything measured is still in memory. */
export async function wait(durationMs: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return
  // The only way this fails is the abort, which is an answer and no failure.
  await sleep(durationMs, undefined, { signal }).catch(() => undefined)
}
export const freshSeed = (): number => randomInt(LARGEST_SEED)
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Everything that reading a plan needs but the files. */
export const PLAN_WORLD = {
  sha256,
  builtinSets: BUILTIN_SETS,
  defaultConfigPath: DEFAULT_CONFIG_PATH
} as const

/** Prompt sets are the largest of the files that people write. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024

/** Reads a text file; returns undefined when there is none. Throws a KnownError when it cannot be read. */
export function readText(path: string): string | undefined {
  try {
    const found = statSync(resolve(path))
    if (!found.isFile()) throw unreadableText(path, 'it is a folder, a device or a pipe')
    if (found.size > MAX_TEXT_BYTES) throw unreadableText(path, tooLargeText(found.size, MAX_TEXT_BYTES))
    return readFileSync(resolve(path), 'utf8')
  } catch (cause) {
    if (cause instanceof KnownError) throw cause
    if (codeOfThrown(cause) === 'ENOENT') return undefined
    throw unreadableText(path, codeOfThrown(cause), cause)
  }
}

function unreadableText(path: string, problem: string, cause?: unknown): KnownError {
  return new KnownError('unreadable-file', `${path} cannot be read: ${problem}`, { cause })
}

/** Looks up the key of a target. */
export type KeyLookup = (target: Target) => Secret | undefined

/** Returns the key that a target's variable holds, or the one given for all targets. Reports every key to `onKey`. */
export function keyLookup(apiKey: string | undefined, onKey: (value: string) => void = () => undefined): KeyLookup {
  return (target) => {
    const { key } = target
    const value = key.from === 'environment' ? process.env[key.name] : apiKey
    if (value !== undefined && key.from !== 'none') onKey(value)
    const secret = readKey(target, value)
    if (secret !== undefined) onKey(secret.reveal())
    return secret
  }
}

/** Returns the error of the first target whose key is missing; undefined when every target has what it needs. */
export function findMissingKey(plan: Pick<Plan, 'targets'>, keys: KeyLookup): KnownError | undefined {
  return missingKey(plan, {
    hasKey: (target) => keys(target) !== undefined,
    canSign: awsCredentials(process.env) !== undefined
  })
}

/** Measures over the network from this machine. */
export function createMeasurePort(options: {
  readonly plan: Plan
  readonly keys: KeyLookup
  readonly progress: Progress
  readonly signal?: AbortSignal
}): Measure {
  const { plan, keys, progress, signal } = options
  return createMeasure({
    keyOf: keys,
    environment: process.env,
    caPem: plan.caFile === undefined ? undefined : requireText(plan.caFile, 'ca-file'),
    clientCertificate: readClientCertificate(plan),
    warmupPrompts: WARM_UP_PROMPTS,
    loadTokenizer,
    progress,
    signal
  })
}

function readClientCertificate({ clientCertFile, clientKeyFile }: Plan): MeasureOptions['clientCertificate'] {
  if (clientCertFile === undefined || clientKeyFile === undefined) return undefined
  const certPem = requireText(clientCertFile, 'client-cert-file')
  return { certPem, keyPem: new Secret(requireText(clientKeyFile, 'client-key-file')) }
}

function requireText(path: string, name: string): string {
  const text = readText(path)
  if (text === undefined) throw new KnownError('unreadable-file', `"${name}": the file ${path} does not exist`)
  return text
}

/**
 * Aborts on the first SIGINT or SIGTERM, so that the samples so far are kept; a second signal ends the process. GitHub cancels a
 * job with SIGINT and leaves it some seconds.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}
