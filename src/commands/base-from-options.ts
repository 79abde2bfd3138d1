import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { InputError, KnownError } from '../domain/errors.ts'
import type { Plan } from '../domain/plan.ts'
import { codeOfThrown } from '../domain/thrown.ts'
import type { Warning } from '../domain/warning.ts'
import { type FoundBase, withBase } from '../plan/base/with-base.ts'
import { readConfigFile } from '../plan/config/read-config.ts'
import type { RawInputs } from '../plan/config/read-inputs.ts'
import { readUncappedPlan } from '../plan/read-plan.ts'
import { LOCAL_PLAN_WORLD } from '../wiring/cli-environment.ts'
import { sha256 } from '../wiring/machine.ts'

const SHOW_TIMEOUT_MS = 10_000
const MAX_SHOWN_BYTES = 32 << 20

/** The options of the command line that name base's plan. */
export interface BaseOptions {
  readonly baseConfig?: string
  readonly baseRef?: string
}

/** The plan with base beside it, where an option says what base is; every target of it is compared. */
export function planWithBase(
  plan: Plan,
  raw: RawInputs,
  options: BaseOptions
): { readonly plan: Plan; readonly warnings: readonly Warning[] } {
  const given = givenOption(options)
  if (given === undefined) return { plan, warnings: asksForBase(plan) ? [baseUnknown()] : [] }
  if (plan.compare === 'history' || plan.compare === 'off') {
    throw new KnownError('invalid-input', `${given} has no effect, because "compare" is "${plan.compare}"`, {
      hint: 'Remove the option, or set "compare" to auto or interleaved.'
    })
  }
  const found =
    options.baseConfig === undefined ? atRef(options.baseRef ?? '', raw) : inConfig(options.baseConfig, raw, plan)
  return withBase(plan, found, { sha256, which: 'all' })
}

function givenOption({ baseConfig, baseRef }: BaseOptions): string | undefined {
  if (baseConfig !== undefined && baseRef !== undefined) {
    throw new KnownError('invalid-input', 'options "--base-config" and "--base-ref" cannot be used together', {
      hint: 'Use only one of them.'
    })
  }
  if (baseConfig !== undefined) return 'option "--base-config"'
  return baseRef === undefined ? undefined : 'option "--base-ref"'
}

function asksForBase({ compare, base }: Plan): boolean {
  return compare === 'interleaved' && base === undefined
}

function baseUnknown(): Warning {
  return { kind: 'base-not-measured', why: 'base-commit-unknown', detail: 'name it with --base-ref or --base-config' }
}

/**
 * Another configuration of the same repository. The inputs of a target are left out, which would be refused beside its
 * targets; where it names no prompts, the same are asked.
 */
function inConfig(path: string, raw: RawInputs, head: Plan): FoundBase {
  const world = LOCAL_PLAN_WORLD
  if (world.readText(path) === undefined) {
    throw new KnownError('invalid-input', `option "--base-config": the file "${path}" does not exist`, {
      hint: 'Give the path of the configuration before the change.'
    })
  }
  const file = readConfigFile({ config: path }, world)
  const prompts = raw['prompts'] ?? (file.mentions('prompts') ? undefined : head.prompts.name)
  const inputs = { config: path, 'api-key': raw['api-key'] ?? '', prompts: prompts ?? '' }
  const base = readUncappedPlan(inputs, world)
  return { source: 'base-config', targets: base.targets, prompts: base.prompts }
}

/** The same inputs, with configuration and prompts as a commit has them. Nothing is checked out. */
function atRef(ref: string, raw: RawInputs): FoundBase {
  const commit = resolveCommit(ref)
  const base = placed(`at ${ref}, `, () =>
    readUncappedPlan(raw, { ...LOCAL_PLAN_WORLD, readText: (path) => readAt(commit, path) })
  )
  return { source: 'base-ref', commit, targets: base.targets, prompts: base.prompts }
}

/** Adds the commit to each problem, so that nobody looks for it in the files that are checked out. */
function placed(before: string, read: () => Plan): Plan {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(error.problems.map((problem) => ({ ...problem, where: `${before}${problem.where}` })))
  }
}

function resolveCommit(ref: string): string {
  const name = 'option "--base-ref"'
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim()
  } catch (cause) {
    if (codeOfThrown(cause) === 'ENOENT') {
      throw new KnownError('invalid-input', `${name}: git is not installed here`, {
        hint: 'Install git, or name the configuration before the change with --base-config.',
        cause
      })
    }
    throw new KnownError('invalid-input', `${name}: git finds no commit "${ref}" in this folder`, {
      hint: 'Run the command inside the repository, and fetch the branch first: git fetch origin main, then --base-ref origin/main.',
      cause
    })
  }
}

/** Undefined where the commit has no such file. */
function readAt(commit: string, path: string): string | undefined {
  try {
    return git(['cat-file', 'blob', `${commit}:./${relative(process.cwd(), resolve(path))}`])
  } catch {
    return undefined
  }
}

function git(args: readonly string[]): string {
  return execFileSync('git', [...args], {
    encoding: 'utf8',
    timeout: SHOW_TIMEOUT_MS,
    maxBuffer: MAX_SHOWN_BYTES,
    stdio: ['ignore', 'pipe', 'ignore']
  })
}
