import { execFile } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Environment } from '../domain/environment.ts'
import { KnownError } from '../domain/errors.ts'
import type { Plan, Target } from '../domain/plan.ts'
import type { RunContext } from '../domain/report.ts'
import { Secret } from '../domain/secret.ts'
import { createMeasure, type MeasureOptions } from '../measure/run/create-measure.ts'
import { awsCredentials } from '../measure/wire/sign-request.ts'
import { missingKey, readKey } from '../plan/config/missing-key.ts'
import { type PlanWorld, readPlan } from '../plan/read-plan.ts'
import { type Rules, readRules } from '../plan/read-rules.ts'
import type { Measure, Progress } from '../ports.ts'
import { BUILTIN_SETS } from '../prompts/builtin.ts'
import { WARM_UP_PROMPTS } from '../prompts/warm-up.ts'
import { isKnownProvider } from '../providers/presets.ts'
import { loadTokenizer } from '../tokens/o200k.ts'

const execute = promisify(execFile)
const GIT_TIMEOUT_MS = 5000
/** Seeds are written into run files, whose schema wants them small enough for JSON. */
const LARGEST_SEED = 2 ** 31
const DEFAULT_CONFIG_PATH = '.github/llm-latency.yml'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
export const now = (): string => new Date().toISOString()
export const freshSeed = (): number => randomInt(LARGEST_SEED)
export const wait = (durationMs: number): Promise<void> => sleep(durationMs)

/** The text of a file, or undefined where there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(resolve(path), 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new KnownError('unreadable-file', `${path} cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/** What plans are read with: this machine's disk, and what comes with the gate. */
export function planWorld(): PlanWorld {
  return { readText, sha256, isKnownProvider, builtinSets: BUILTIN_SETS, defaultConfigPath: DEFAULT_CONFIG_PATH }
}

/** The plan of a command line's options, read from this machine's disk. */
export function readPlanHere(raw: Readonly<Record<string, string>>): Plan {
  return readPlan(raw, planWorld())
}

/** The key of a target: from the variable that it names, or the one that was given for all. */
export function keyOf(apiKey: string | undefined): (target: Target) => Secret | undefined {
  return (target) => {
    const { key } = target
    return readKey(target, key.from === 'environment' ? process.env[key.name] : apiKey)
  }
}

/** What a configuration says about judging what was measured already. */
export function readRulesHere(raw: Readonly<Record<string, string>>): Rules {
  return readRules(raw, { readText, isKnownProvider, defaultConfigPath: DEFAULT_CONFIG_PATH })
}

/** What is missing of the keys of a plan's targets. */
export function missingKeyHere(
  plan: Pick<Plan, 'targets'>,
  keys: (target: Target) => Secret | undefined
): KnownError | undefined {
  return missingKey(plan, {
    hasKey: (target) => keys(target) !== undefined,
    isKnownProvider,
    canSign: awsCredentials(process.env) !== undefined
  })
}

/** Throws where a target's key is missing. */
export function requireKeys(plan: Plan, keys: (target: Target) => Secret | undefined): void {
  const missing = missingKeyHere(plan, keys)
  if (missing !== undefined) throw missing
}

/** Measures from this machine. */
export function measureHere(options: {
  readonly plan: Plan
  readonly keys: (target: Target) => Secret | undefined
  readonly progress: Progress
  readonly signal?: AbortSignal
}): Measure {
  const { plan, keys, progress, signal } = options
  const caPem = plan.caFile === undefined ? undefined : requireText(plan.caFile, 'ca-file')
  return createMeasure({
    keyOf: keys,
    environment: process.env,
    caPem,
    ...clientCertificateHere(plan),
    warmupPrompts: WARM_UP_PROMPTS,
    loadTokenizer,
    progress,
    ...(signal === undefined ? {} : { signal })
  })
}

function clientCertificateHere({ clientCertFile, clientKeyFile }: Plan): Pick<MeasureOptions, 'clientCertificate'> {
  if (clientCertFile === undefined || clientKeyFile === undefined) return {}
  const certPem = requireText(clientCertFile, 'client-cert-file')
  return { clientCertificate: { certPem, keyPem: new Secret(requireText(clientKeyFile, 'client-key-file')) } }
}

function requireText(path: string, name: string): string {
  const text = readText(path)
  if (text !== undefined) return text
  throw new KnownError('unreadable-file', `"${name}" names ${path}, which is not there`)
}

/** This machine, as a run file describes it. */
export function environmentHere(): Environment {
  const cpuModel = cpus()[0]?.model.trim()
  return {
    os: process.platform,
    architecture: process.arch,
    runnerEnvironment: 'local',
    nodeVersion: process.version,
    ...(cpuModel === undefined || cpuModel === '' ? {} : { cpuModel })
  }
}

/** A run off GitHub: of the commit that is checked out here, if there is one. */
export async function localRunContext(key: string, feedsBaseline: boolean): Promise<RunContext> {
  const commit = await git(['rev-parse', 'HEAD'])
  const base = await git(['rev-parse', 'HEAD^'])
  return {
    event: 'local',
    key,
    feedsBaseline,
    commit,
    baseCommit: base
  }
}

/** The commit of a tag, or of a commit's beginning; undefined where this repository has none of that name. */
export function anchorHere(anchor: string): Promise<string | undefined> {
  return git(['rev-parse', '--verify', '--quiet', `${anchor}^{commit}`])
}

async function git(args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', [...args], { timeout: GIT_TIMEOUT_MS })
    const commit = stdout.trim()
    return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}

/** Aborted by the first Ctrl-C, so that what was measured is kept; the second one ends the process. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}
