import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import type { Environment } from '../domain/environment.ts'
import { KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import type { RunContext } from '../domain/report.ts'
import { DEFAULT_BASELINE_FOLDER } from '../domain/tool.ts'
import { type PlanWorld, readPlan } from '../plan/read-plan.ts'
import { type Rules, readRules } from '../plan/read-rules.ts'
import { findMissingKey, type KeyLookup, PLAN_WORLD, readText } from './machine.ts'

const execute = promisify(execFile)
const REV_PARSE_TIMEOUT_MS = 5000

type Options = Readonly<Record<string, string>>

/** Reads plans from this machine's disk. */
export const LOCAL_PLAN_WORLD: PlanWorld = { ...PLAN_WORLD, readText }

/** Reads the plan of a command line's options. */
export function readLocalPlan(options: Options): Plan {
  return readPlan(options, LOCAL_PLAN_WORLD)
}

/** Reads the rules of a configuration for a run that was measured already. */
export function readLocalRules(options: Options): Rules {
  return readRules(options, LOCAL_PLAN_WORLD)
}

/** Throws when a target's key is missing. */
export function requireKeys(plan: Pick<Plan, 'targets'>, keys: KeyLookup): void {
  const missing = findMissingKey(plan, keys)
  if (missing !== undefined) throw missing
}

/** Describes this machine for the run file. */
export function localEnvironment(): Environment {
  const cpuModel = cpus()[0]?.model.trim()
  return {
    os: process.platform,
    architecture: process.arch,
    runnerEnvironment: 'local',
    nodeVersion: process.version,
    ...(cpuModel === undefined || cpuModel === '' ? {} : { cpuModel })
  }
}

/** Describes a run off GitHub: the commit that is checked out here, if there is one. */
export async function localRunContext(key: string, feedsBaseline: boolean): Promise<RunContext> {
  const commit = await revParse(['rev-parse', 'HEAD'])
  const base = await revParse(['rev-parse', 'HEAD^'])
  return {
    event: 'local',
    key,
    feedsBaseline,
    commit,
    baseCommit: base
  }
}

/** Returns the commit of a tag or a short hash; undefined when this repository has none of that name. */
export function findAnchorCommit(anchor: string): Promise<string | undefined> {
  return revParse(['rev-parse', '--verify', '--quiet', `${anchor}^{commit}`])
}

/**
 * Refuses a folder of baselines that nobody named and that came with the repository: whoever may change the repository, by a
 * pull request for one, would choose what it is compared with.
 */
export async function refuseTrackedBaselines(folder: string): Promise<void> {
  if (folder !== DEFAULT_BASELINE_FOLDER) return
  const tracked = await execute('git', ['ls-files', '--', folder], { timeout: REV_PARSE_TIMEOUT_MS }).catch(
    () => undefined
  )
  if (tracked === undefined || tracked.stdout.trim() === '') return
  throw new KnownError(
    'invalid-input',
    `the baselines in ${folder} came with the repository, so that a change could bring its own`,
    {
      hint: `Take ${folder} out of git, or name the folder with --baseline-folder if you trust everyone who can change it.`
    }
  )
}

async function revParse(args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', [...args], { timeout: REV_PARSE_TIMEOUT_MS })
    const commit = stdout.trim()
    return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined
  } catch {
    return undefined
  }
}
