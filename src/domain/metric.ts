import type { Sample } from './sample.ts'

/** Unit of a metric's values everywhere inside: milliseconds, tokens per second, a share of 1, US dollars. */
export type Unit = 'ms' | 'tok/s' | 'ratio' | '$'

/** `worst-prompt`: of the prompts that looked most suspicious, each by itself. */
export type Statistic = 'p50' | 'p90' | 'p95' | 'p99' | 'mean' | 'max' | 'rate' | 'worst-prompt'

interface MetricFacts {
  readonly label: string
  /** The name in running text: "TTFT", "end-to-end time". */
  readonly short: string
  readonly unit: Unit
  readonly better: 'lower' | 'higher'
  /** One value a sample, or one value for all samples of a target. */
  readonly scope: 'sample' | 'target'
  /** The statistic a budget without one means. */
  readonly defaultStatistic: Statistic
  /** A sample's value; absent where the sample cannot say. Only for metrics of scope `sample`. */
  readonly derive?: (sample: Sample) => number | undefined
}

/** Fewest tokens from which a time per output token is judged, since fewer gaps say too little. */
export const MIN_JUDGED_TOKENS = 8

/**
 * Every metric, defined once. A metric's id is its key, in configs, budgets, JSON and pages alike.
 * All sample times count from t0, the moment the request's last byte was handed to a connected socket.
 */
export const METRICS = {
  ttft: {
    label: 'Time to first token',
    short: 'TTFT',
    unit: 'ms',
    better: 'lower',
    scope: 'sample',
    defaultStatistic: 'p95',
    derive: (sample) => sample.ttftMs
  },
  ttfat: {
    label: 'Time to first answer token',
    short: 'TTFAT',
    unit: 'ms',
    better: 'lower',
    scope: 'sample',
    defaultStatistic: 'p95',
    derive: (sample) => sample.ttfatMs
  },
  tpot: {
    label: 'Time per output token',
    short: 'TPOT',
    unit: 'ms',
    better: 'lower',
    scope: 'sample',
    defaultStatistic: 'p95',
    derive: (sample) => tpotMs(sample, MIN_JUDGED_TOKENS)
  },
  icl: {
    label: 'Inter-chunk latency',
    short: 'inter-chunk latency',
    unit: 'ms',
    better: 'lower',
    scope: 'sample',
    defaultStatistic: 'p95',
    // Where chunks share a read, the gaps between them were not seen.
    derive: (sample) =>
      streamed(sample) && !sample.flags.includes('chunks-share-reads') ? sample.gapsMs?.p95 : undefined
  },
  output_speed: {
    label: 'Output tokens per second, one user',
    short: 'output speed',
    unit: 'tok/s',
    better: 'higher',
    scope: 'sample',
    defaultStatistic: 'p95',
    derive: (sample) => {
      const tpot = tpotMs(sample, MIN_JUDGED_TOKENS)
      return tpot === undefined || tpot === 0 ? undefined : 1000 / tpot
    }
  },
  e2e: {
    label: 'End-to-end latency',
    short: 'end-to-end time',
    unit: 'ms',
    better: 'lower',
    scope: 'sample',
    defaultStatistic: 'p95',
    derive: (sample) => sample.lastMs
  },
  connect: {
    label: 'Connection set-up',
    short: 'connection set-up',
    unit: 'ms',
    better: 'lower',
    scope: 'sample',
    defaultStatistic: 'p95',
    derive: (sample) => sample.connectMs
  },
  overhead: {
    label: 'What a layer adds to the first token',
    short: 'overhead',
    unit: 'ms',
    better: 'lower',
    scope: 'target',
    defaultStatistic: 'p50'
  },
  throughput: {
    label: 'Output tokens per second, whole system',
    short: 'throughput',
    unit: 'tok/s',
    better: 'higher',
    scope: 'target',
    defaultStatistic: 'rate'
  },
  error_rate: {
    label: 'Failed requests',
    short: 'error rate',
    unit: 'ratio',
    better: 'lower',
    scope: 'target',
    defaultStatistic: 'rate'
  },
  slow_rate: {
    label: 'Requests far slower than usual for their prompt, or failed',
    short: 'share of slow requests',
    unit: 'ratio',
    better: 'lower',
    scope: 'target',
    defaultStatistic: 'rate'
  },
  streamed_share: {
    label: 'Replies that really streamed',
    short: 'streamed share',
    unit: 'ratio',
    better: 'higher',
    scope: 'target',
    defaultStatistic: 'rate'
  },
  cost: {
    label: 'US dollars per request',
    short: 'cost',
    unit: '$',
    better: 'lower',
    scope: 'target',
    defaultStatistic: 'mean'
  }
} as const satisfies Record<string, MetricFacts>

export type MetricId = keyof typeof METRICS
export type Metric = MetricFacts

export const METRIC_IDS = Object.keys(METRICS) as readonly MetricId[]

/** The facts of a metric, without the narrower type of its table row. */
export function metricOf(id: MetricId): Metric {
  return METRICS[id]
}

/** Reads of content from which a reply counts as streamed, if it has as many tokens. */
const MIN_STREAMED_READS = 3
/**
 * A long reply that was held back comes in more than two reads as well: TCP lets 14 kB out at first and twice as much after
 * each round trip (RFC 6928), which are some 70 chunks, 140, 280. So where there is more than one read for that many chunks, six are asked for.
 */
const CHUNKS_PER_READ = 32
const MOST_ASKED_READS = 6

/**
 * No model writes faster for one user: the fastest public ones reach about 3,000 tokens a second (Cerebras and Groq, 2025). A reply
 * that does was stored somewhere and is played back.
 */
const MOST_TOKENS_PER_MS = 5
/** Fewer tokens may share a moment. */
const FEWEST_PLAYED = 16

type Arrival = Pick<Sample, 'readCount' | 'chunkCount' | 'lastMs'> & TokenCounts

/**
 * Returns true where the reply arrived in pieces, so that the time between its first and last token means something: in at least
 * three reads, up to six for a long one, or in one for each token, which is all that there can be.
 */
export function streamed(sample: Arrival): boolean {
  if (isPlayedBack(sample)) return false
  const { readCount = 0, chunkCount = 0 } = sample
  const asked = Math.max(MIN_STREAMED_READS, Math.min(MOST_ASKED_READS, Math.ceil(chunkCount / CHUNKS_PER_READ)))
  // Of nothing known it is not said, and a count of nothing for something is no count.
  const pieces = Math.max(shownTokenCount(sample) ?? 0, chunkCount) || MIN_STREAMED_READS
  return readCount >= asked || (readCount > 0 && readCount >= pieces)
}

/** Returns true where the reply came faster than any model writes, so that its times are those of a store. */
function isPlayedBack({ chunkCount = 0, lastMs, ttftMs, ttfatMs }: Arrival): boolean {
  const firstMs = ttftMs ?? ttfatMs
  if (chunkCount < FEWEST_PLAYED || lastMs === undefined || firstMs === undefined || lastMs < firstMs) return false
  return chunkCount - 1 > MOST_TOKENS_PER_MS * (lastMs - firstMs)
}

type TokenCounts = Pick<Sample, 'ttftMs' | 'ttfatMs' | 'outputTokenCount' | 'reasoningTokenCount'> & {
  readonly flags?: Sample['flags']
}

/** Tokens that were sent: without those of reasoning where it was hidden (no `ttftMs`), absent where nobody counted those. */
export function shownTokenCount({
  ttftMs,
  outputTokenCount,
  reasoningTokenCount = 0,
  flags
}: TokenCounts): number | undefined {
  if (outputTokenCount === undefined || flags?.includes('reasoning-uncounted')) return undefined
  return outputTokenCount - (ttftMs === undefined ? reasoningTokenCount : 0)
}

/**
 * Milliseconds a token after the first: (last − first) / (tokens − 1), by the provider's own count.
 * With hidden reasoning (no `ttftMs`) both ends and the count are the answer's.
 * Absent below `minTokens`, without a count, and where the reply did not stream.
 */
export function tpotMs(sample: Sample, minTokens = 2): number | undefined {
  const tokens = shownTokenCount(sample)
  if (!streamed(sample) || sample.flags.includes('unread-text') || sample.lastMs === undefined || tokens === undefined)
    return undefined
  const firstMs = sample.ttftMs ?? sample.ttfatMs
  if (firstMs === undefined || tokens < Math.max(2, minTokens)) return undefined
  return (sample.lastMs - firstMs) / (tokens - 1)
}
