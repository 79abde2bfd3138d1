import type { AddedTime, TargetSummary, TtftParts } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatMs, plural } from '../format/format.ts'
import { listed } from '../format/words.ts'

/** What each layer adds over its upstream, a sentence a target that has one. */
export function overheadLines(targets: readonly TargetSummary[], voice: Voice): readonly string[] {
  return targets.flatMap(({ id, overhead }) => {
    if (overhead === undefined) return []
    const parts = [
      ...(overhead.ttft === undefined ? [] : [`${addedText(overhead.ttft)} to the first token`]),
      ...(overhead.e2e === undefined ? [] : [`${addedText(overhead.e2e)} to the whole answer at equal length`])
    ]
    const [first] = [overhead.ttft, overhead.e2e].flatMap((added) => added ?? [])
    if (first === undefined) return [`${voice.name(id)}: too few pairs with its upstream to say what it adds.`]
    return [`${voice.name(id)} adds ${listed(parts)} (${plural(first.pairCount, 'pair')} with its upstream).`]
  })
}

/** `0.8 ms (0.6 to 1)`: the interval is at 95 %. */
function addedText({ centerMs, intervalMs }: AddedTime): string {
  const [low, high] = intervalMs.map(signedMs)
  return `${signedMs(centerMs)} (95 % interval ${low} to ${high})`
}

function signedMs(ms: number): string {
  return ms < 0 ? `−${formatMs(-ms)}` : formatMs(ms)
}

/** How the time to first token is made up where the server says so, a sentence a target. */
export function ttftPartLines(targets: readonly TargetSummary[], voice: Voice): readonly string[] {
  return targets.flatMap(({ id, ttftParts }) => (ttftParts === undefined ? [] : [partsLine(id, ttftParts, voice)]))
}

function partsLine(id: string, { queueMs, prefillMs, serverMs, restMs, sampleCount }: TtftParts, voice: Voice): string {
  const isSplit = queueMs !== undefined || prefillMs !== undefined
  const parts = [
    ...(queueMs === undefined ? [] : [`${formatMs(queueMs)} in the queue`]),
    ...(prefillMs === undefined ? [] : [`${formatMs(prefillMs)} reading the prompt`]),
    ...(serverMs === undefined ? [] : [`${formatMs(serverMs)} ${isSplit ? 'otherwise ' : ''}in the server`]),
    ...(restMs === undefined ? [] : [`${formatMs(restMs)} on the way and elsewhere`])
  ]
  return `Time to first token of ${voice.name(id)}, by what its server says: ${listed(parts)} (medians of ${plural(sampleCount, 'request')}).`
}
