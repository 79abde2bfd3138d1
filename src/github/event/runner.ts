import { cpus } from 'node:os'
import { getInput, setSecret } from '@actions/core'
import type { Environment } from '../../domain/environment.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Masking shorter values would put stars all over the log, and no key is that short. */
const SHORTEST_MASKED = 6
const SECRET_INPUTS: readonly string[] = ['api-key', 'github-token']
const PREFIX = 'INPUT_'

/**
 * Reads the inputs that were given, by name, and masks the keys among them before anything can print them. Names that
 * action.yml does not have are read too: the runner passes a misspelt input on like any other.
 */
export function readActionInputs(names: readonly string[]): Readonly<Record<string, string>> {
  const all = new Set([...names, ...inputNames()])
  const given = [...all].map((name) => [name, getInput(name)] as const).filter(([, value]) => value !== '')
  for (const [name, value] of given) if (SECRET_INPUTS.includes(name)) maskSecret(value)
  return Object.fromEntries(given)
}

/** The runner writes names in capitals. */
function inputNames(): readonly string[] {
  const variables = Object.keys(process.env).filter((name) => name.startsWith(PREFIX))
  return variables.map((name) => name.slice(PREFIX.length).toLowerCase())
}

/** The runner prints stars in its place in logs, annotations and summaries, but not in comments or artifacts. */
export function maskSecret(value: string): void {
  if (value.length >= SHORTEST_MASKED) setSecret(value)
}

/** Describes the runner's machine. GitHub names no region; the connect times stand in for it. */
export function readRunnerEnvironment(variables: Variables = process.env): Environment {
  const image = [variables['ImageOS'], variables['ImageVersion']].filter((part) => part !== undefined).join(' ')
  const facts = {
    os: variables['RUNNER_OS'],
    architecture: variables['RUNNER_ARCH'],
    runnerName: variables['RUNNER_NAME'],
    runnerEnvironment: variables['RUNNER_ENVIRONMENT'],
    image,
    cpuModel: cpus()[0]?.model.trim(),
    nodeVersion: process.version
  }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value.slice(0, 300)]] : []))
  )
}
