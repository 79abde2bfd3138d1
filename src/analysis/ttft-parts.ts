import type { TtftParts } from '../domain/report.ts'
import type { Sample } from '../domain/sample.ts'
import { median } from '../stats/quantile.ts'

/**
 * The time to first token split by what the server says of itself: waiting, reading the prompt, whatever else it did, and
 * the rest, which is network and whatever stands on the way. Medians over the samples that have it; absent where no
 * server says anything.
 */
export function ttftPartsOf(samples: readonly Sample[]): TtftParts | undefined {
  const splits = samples.flatMap((sample) => splitOf(sample) ?? [])
  if (splits.length === 0) return undefined
  const medians = (['queueMs', 'prefillMs', 'serverMs', 'restMs'] as const).map((part) => {
    return [part, median(splits.flatMap((split) => split[part] ?? []))] as const
  })
  return { ...Object.fromEntries(medians.filter(([, value]) => value !== undefined)), sampleCount: splits.length }
}

type Split = Omit<TtftParts, 'sampleCount'>

function splitOf(sample: Sample): Split | undefined {
  const { outcome, ttftMs, serverTimings: { queueMs, prefillMs } = {} } = sample
  if (outcome !== 'ok' || ttftMs === undefined) return undefined
  const named = {
    ...(queueMs === undefined ? {} : { queueMs }),
    ...(prefillMs === undefined ? {} : { prefillMs })
  }
  const namedMs = Object.values(named).reduce((sum, ms) => sum + ms, 0)
  const firstTokenMs = ownFirstTokenMs(sample, ttftMs)
  if (firstTokenMs === undefined) {
    return Object.keys(named).length === 0 ? undefined : { ...named, restMs: Math.max(0, ttftMs - namedMs) }
  }
  // Two clocks never agree wholly: a server that claims more than was waited leaves nothing, not less than nothing.
  const serverMs = Math.max(0, Math.min(ttftMs, firstTokenMs) - namedMs)
  return { ...named, serverMs, restMs: Math.max(0, ttftMs - Math.max(namedMs, firstTokenMs)) }
}

/** When the server had its first token. One that tells only how long all of it took leaves the way, which both ends have. */
function ownFirstTokenMs({ lastMs, serverTimings }: Sample, ttftMs: number): number | undefined {
  const { queueMs, prefillMs, firstTokenMs, totalMs } = serverTimings ?? {}
  if (firstTokenMs !== undefined) return firstTokenMs
  if ((queueMs ?? prefillMs) !== undefined || totalMs === undefined || lastMs === undefined) return undefined
  return Math.max(0, ttftMs - Math.max(0, lastMs - totalMs))
}
