import type { Json, Schedule, Target } from '../../domain/plan.ts'
import { METRIC_DEFINITION } from '../../domain/run-file.ts'

/**
 * Everything that decides what is sent to a target, and how its numbers are meant, but secrets: what the target's
 * fingerprint is the hash of, and what a run file keeps of it. Headers are here as written, `${NAME}` and not its value.
 */
export function planParts(
  target: Omit<Target, 'fingerprint'>,
  schedule: Pick<Schedule, 'cache' | 'inFlightCount'>
): Readonly<Record<string, Json>> {
  const { api, custom, baseUrl, model, params, extraBody, extraHeaders, labels } = target
  return {
    api,
    ...(custom === undefined ? {} : { custom: JSON.parse(JSON.stringify(custom)) as Json }),
    baseUrl,
    model,
    params,
    extraBody,
    extraHeaders,
    labels,
    cache: schedule.cache,
    // Against history the load is part of what is measured: requests beside each other wait for each other.
    load: { inFlight: schedule.inFlightCount },
    metricDefinition: METRIC_DEFINITION,
    // What is asked for. A reply without usage is counted by estimate, and its samples say so themselves.
    tokenSource: 'usage'
  }
}

/**
 * The same text for the same JSON, whatever order its keys were written in, so that it can be hashed. Keys are sorted by
 * UTF-16 code unit as RFC 8785 (JCS) does, whose number and string forms are those of `JSON.stringify` as well.
 */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
