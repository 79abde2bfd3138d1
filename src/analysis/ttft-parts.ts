import type { TtftParts } from '../domain/report.ts'
import type { Sample } from '../domain/sample.ts'
import { median } from '../stats/quantile.ts'

/**
 * The time to first token split by what the server says of itself: waiting, reading the prompt, and the rest, which is
 * network and whatever stands on the way. Medians over the samples that have it; absent where no server says anything.
 */
export function ttftPartsOf(samples: readonly Sample[]): TtftParts | undefined {
  const timed = samples.filter(
    ({ outcome, ttftMs, serverTimings }) =>
      outcome === 'ok' && ttftMs !== undefined && (serverTimings?.queueMs ?? serverTimings?.prefillMs) !== undefined
  )
  if (timed.length === 0) return undefined
  const queueMs = median(timed.flatMap(({ serverTimings }) => serverTimings?.queueMs ?? []))
  const prefillMs = median(timed.flatMap(({ serverTimings }) => serverTimings?.prefillMs ?? []))
  const restMs = median(timed.map(restOf))
  return {
    ...(queueMs === undefined ? {} : { queueMs }),
    ...(prefillMs === undefined ? {} : { prefillMs }),
    ...(restMs === undefined ? {} : { restMs }),
    sampleCount: timed.length
  }
}

/** Two clocks never agree wholly: a server that claims more than was waited leaves nothing, not less than nothing. */
function restOf({ ttftMs = 0, serverTimings }: Sample): number {
  return Math.max(0, ttftMs - (serverTimings?.queueMs ?? 0) - (serverTimings?.prefillMs ?? 0))
}
