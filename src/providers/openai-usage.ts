import type { ServerTimings } from '../domain/sample.ts'
import { MS_PER_SECOND } from '../domain/time.ts'
import type { StreamPart, Usage } from '../domain/timeline.ts'
import { durationMs, type ForeignObject, firstCount, hasObject, isObject, objectOf } from './foreign-json.ts'
import { fireworksTimings } from './reply-headers.ts'

const NOTHING: readonly StreamPart[] = []
/** Members that may hold counts. */
const COUNTED = ['usage', 'x_groq', 'timings', 'perf_metrics']
/** Members in which Fireworks counts tokens from its cache. */
const FIREWORKS_CACHED = ['cached-prompt-tokens', 'fireworks-cached-prompt-tokens']

/**
 * Token counts of a chunk, wherever the host puts them: beside empty choices (OpenAI), on the finish chunk (DeepSeek,
 * Mistral), on every chunk (vLLM), without choices at all, or below `x_groq`. They are totals so far, never to be added.
 */
export function usagePart(chunk: ForeignObject): readonly StreamPart[] {
  // Most chunks have none of these, and each chunk of each reply comes by here.
  if (!hasObject(chunk, COUNTED)) return NOTHING
  const usage = [chunk['usage'], objectOf(chunk['x_groq'])['usage']].find(isObject)
  const cached = firstCount(objectOf(chunk['timings'])['cache_n'], ...fireworksCached(chunk['perf_metrics']))
  const counts = {
    ...(cached === undefined ? {} : { cachedTokenCount: cached }),
    ...(usage === undefined ? {} : countsOf(usage))
  }
  return Object.keys(counts).length === 0 ? [] : [{ type: 'usage', ...counts }]
}

/** As numbers or as text, with the host's name in front or without. */
function fireworksCached(given: unknown): readonly unknown[] {
  if (!isObject(given)) return []
  const values = FIREWORKS_CACHED.map((name) => given[name])
  return values.map((value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value))
}

function countsOf(usage: ForeignObject): Usage {
  const input = firstCount(usage['prompt_tokens'])
  const answer = firstCount(usage['completion_tokens'])
  const total = usage['total_tokens']
  const cached = firstCount(
    objectOf(usage['prompt_tokens_details'])['cached_tokens'],
    usage['cached_tokens'],
    usage['prompt_cache_hit_tokens'],
    // Of gateways to APIs that count their cache beside the rest.
    usage['cache_read_input_tokens']
  )
  const written = firstCount(usage['cache_creation_input_tokens'])
  const named = firstCount(objectOf(usage['completion_tokens_details'])['reasoning_tokens'], usage['reasoning_tokens'])
  const unnamed = named === undefined ? reasoningInTotal({ input, output: answer, total }, cached, written) : undefined
  const reasoning = named ?? unnamed
  const output = wholeOutputCount({ input, output: answer, reasoning, total })
  return {
    ...(unnamed === undefined ? {} : { unnamedTokenCount: unnamed }),
    ...(input === undefined ? {} : { inputTokenCount: input }),
    ...(output === undefined ? {} : { outputTokenCount: output }),
    ...(reasoning === undefined ? {} : { reasoningTokenCount: reasoning }),
    ...(cached === undefined ? {} : { cachedTokenCount: cached })
  }
}

interface Counts {
  readonly input: number | undefined
  readonly output: number | undefined
  readonly total: unknown
}

interface OutputCounts extends Counts {
  readonly reasoning: number | undefined
}

/**
 * Reasoning that stands in the total alone, as of Gemini behind its copy of this API and behind gateways: 12 in, 3 out,
 * 200 in all are 185 of thought (mozilla-ai/any-llm#1290). What a gateway counts of a cache beside the rest is no thought.
 */
export function reasoningInTotal(
  { input, output, total }: Counts,
  cached: number | undefined = 0,
  written: number | undefined = 0
): number | undefined {
  if (input === undefined || output === undefined) return undefined
  const rest = firstCount(Number(firstCount(total)) - input - output) ?? 0
  return rest === 0 || rest === cached || rest === written || rest === cached + written ? undefined : rest
}

/**
 * Output tokens with reasoning among them. xAI leaves it out of its count, the others count it in. The total tells them
 * apart (vercel/ai#12425): where it is the sum of all three, reasoning comes on top.
 */
export function wholeOutputCount({ input = 0, output, reasoning = 0, total }: OutputCounts): number | undefined {
  if (output === undefined || reasoning === 0) return output
  return total === input + output + reasoning ? output + reasoning : output
}

/** Members that may hold times; most chunks have none of these either. */
const TIMED = ['usage', 'x_groq', 'time_info', 'timings', 'perf_metrics']

/**
 * Times the server took for itself. Groq puts them into `usage` and Cerebras into `time_info`, in seconds; llama.cpp
 * sends `timings`, in ms; Fireworks `perf_metrics`. Groq's total leaves the queue out.
 */
export function serverTimingsPart(chunk: ForeignObject): readonly StreamPart[] {
  if (!hasObject(chunk, TIMED)) return NOTHING
  const inSeconds = [chunk['usage'], objectOf(chunk['x_groq'])['usage'], chunk['time_info']].filter(isObject)
  const inMilliseconds = [chunk['timings']].filter(isObject)
  const ofFireworks = [chunk['perf_metrics']].filter(isObject)
  const timings = [
    ...inSeconds.map(secondsOf),
    ...inMilliseconds.map(millisecondsOf),
    ...ofFireworks.map(fireworksTimings)
  ].find((each) => Object.keys(each).length > 0)
  return timings === undefined ? [] : [{ type: 'server-timings', timings }]
}

function secondsOf(source: ForeignObject): ServerTimings {
  return timingsOf({
    queueMs: durationMs(source['queue_time'], MS_PER_SECOND),
    prefillMs: durationMs(source['prompt_time'], MS_PER_SECOND),
    decodeMs: durationMs(source['completion_time'], MS_PER_SECOND),
    totalMs: durationMs(source['total_time'], MS_PER_SECOND)
  })
}

function millisecondsOf(source: ForeignObject): ServerTimings {
  return timingsOf({ prefillMs: durationMs(source['prompt_ms'], 1), decodeMs: durationMs(source['predicted_ms'], 1) })
}

function timingsOf(durations: Readonly<Record<string, number | undefined>>): ServerTimings {
  return Object.fromEntries(Object.entries(durations).filter(([, value]) => value !== undefined))
}
