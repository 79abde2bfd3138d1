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
  const { api, baseUrl, model, params, extraBody, extraHeaders, labels } = target
  return {
    api,
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
