import { cpus } from 'node:os'
import type { Environment } from '../../domain/environment.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The runner's machine, from the variables that it sets. GitHub names no region; the connect times stand in for it. */
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
