import type { Environment } from '../domain/environment.ts'
import { median } from '../stats/quantile.ts'

const FACTS = [
  'os',
  'architecture',
  'runnerName',
  'runnerEnvironment',
  'image',
  'cpuModel',
  'gpuModel',
  'nodeVersion'
] as const
/** A fact of the run file is no longer. */
const MAX_LENGTH = 300

/**
 * The machines of one run as one. Where they differ, all are named, in an order that does not depend on which came first:
 * such a run is of no class that a single machine has, so that an owned target is not compared across them in silence.
 */
export function mergedEnvironment(environments: readonly Environment[]): Environment {
  const facts = FACTS.flatMap((fact) => {
    const values = [...new Set(environments.flatMap((environment) => environment[fact] ?? []))].toSorted()
    return values.length === 0 ? [] : [[fact, values.join(' + ').slice(0, MAX_LENGTH)] as const]
  })
  const connectMs = mergedConnects(environments)
  return { ...Object.fromEntries(facts), ...(connectMs === undefined ? {} : { connectMs }) }
}

/** What kind of machine it is, in a few words. */
export function machineOf({ os, architecture, cpuModel, gpuModel }: Environment): string {
  return [os, architecture, cpuModel, gpuModel].filter((part) => part !== undefined).join(' ')
}

function mergedConnects(environments: readonly Environment[]): Environment['connectMs'] {
  const all = environments.flatMap(({ connectMs }) => Object.entries(connectMs ?? {}))
  if (all.length === 0) return undefined
  const byOrigin = Map.groupBy(all, ([origin]) => origin)
  const medians = [...byOrigin].flatMap(([origin, entries]) => {
    const middle = median(entries.map(([, connectMs]) => connectMs))
    return middle === undefined ? [] : [[origin, middle] as const]
  })
  return Object.fromEntries(medians)
}
