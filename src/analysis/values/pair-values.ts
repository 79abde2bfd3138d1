import { METRICS, MIN_JUDGED_TOKENS, tpotMs } from '../../domain/metric.ts'
import { isFailure, type Sample } from '../../domain/sample.ts'
import { median } from '../../stats/quantile.ts'
import { firstSeenMs } from './first-tokens.ts'
import type { Pair } from './pairs.ts'
import type { JudgedMetric } from './scenario-values.ts'

/** One metric of a pair, in ms; +∞ where the request failed, absent where the reply cannot say. */
export interface PairValue {
  readonly scenarioId: string
  readonly base?: number
  readonly head?: number
  readonly headSecond: boolean
}

/** A value of each arm that is there and is finite. */
export interface CompletePairValue extends PairValue {
  readonly base: number
  readonly head: number
}

export interface PairReading {
  /** Tokens of one tokenizer for both arms, where their models count differently. */
  readonly normalized: boolean
  /** End-to-end time with answers of their own length, where the prompt or the model was changed. */
  readonly ownLength: boolean
}

/** The values of one metric of the first so many pairs. */
export type ReadPairs = (metric: JudgedMetric, size: number) => readonly PairValue[]

/** A reader of the pairs that reads each value once, however often it is looked at. */
export function readerOf(pairs: readonly Pair[], reading: PairReading): ReadPairs {
  const counted = countedPairs(pairs, reading)
  const known = new Map<string, readonly PairValue[]>()
  return (metric, size) => {
    // At equal length a value depends on all pairs at the look; the others are the same at each.
    const atLength = metric === 'e2e' && !reading.ownLength
    const key = atLength ? `${metric} ${size}` : metric
    const values = known.get(key) ?? valuesOfAll(atLength ? counted.slice(0, size) : counted, metric, atLength)
    known.set(key, values)
    return values.slice(0, size)
  }
}

/**
 * The values of one metric, pair by pair. End-to-end time is taken at equal length, ttft + tpot × (nRef − 1) with nRef
 * the scenario's median token count over both arms, so that a longer answer is not a slower endpoint; of a pair in which
 * one reply has no time per token both are taken as they came.
 */
export function pairValues(pairs: readonly Pair[], metric: JudgedMetric, reading: PairReading): readonly PairValue[] {
  return readerOf(pairs, reading)(metric, pairs.length)
}

function countedPairs(pairs: readonly Pair[], reading: PairReading): readonly Pair[] {
  if (!reading.normalized) return pairs
  return pairs.map((pair) => ({ ...pair, base: countedBy(pair.base), head: countedBy(pair.head) }))
}

function valuesOfAll(pairs: readonly Pair[], metric: JudgedMetric, atLength: boolean): readonly PairValue[] {
  const lengths = atLength ? pairLengths(pairs) : new Map<string, number>()
  return pairs.map((pair) => ({
    scenarioId: pair.scenarioId,
    headSecond: pair.headSecond,
    ...bothValues(pair, metric, lengths.get(pair.scenarioId))
  }))
}

function countedBy(sample: Sample): Sample {
  const { outputTokenCount: _own, reasoningTokenCount: _hidden, normalizedTokenCount, ...given } = sample
  // Normalized tokens are counted in the text that came: none of them is hidden.
  const rest = { ...given, flags: given.flags.filter((flag) => flag !== 'reasoning-uncounted') }
  return normalizedTokenCount === undefined ? rest : { ...rest, outputTokenCount: normalizedTokenCount }
}

function pairLengths(pairs: readonly Pair[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number[]>()
  for (const { scenarioId, base, head } of pairs) {
    const list = counts.get(scenarioId) ?? []
    for (const sample of [base, head]) {
      if (sample.outcome === 'ok' && sample.outputTokenCount !== undefined) list.push(sample.outputTokenCount)
    }
    counts.set(scenarioId, list)
  }
  return new Map([...counts].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, median(list) as number]])))
}

function bothValues(
  { base, head }: Pair,
  metric: JudgedMetric,
  length: number | undefined
): Pick<PairValue, 'base' | 'head'> {
  if (metric !== 'e2e') return both(valueIn(base, metric), valueIn(head, metric))
  const equal = [base, head].map((sample) => atLength(sample, length))
  return equal.some((value) => value === undefined)
    ? both(valueIn(base, metric), valueIn(head, metric))
    : both(equal[0], equal[1])
}

function both(base: number | undefined, head: number | undefined): Pick<PairValue, 'base' | 'head'> {
  return { base, head }
}

function valueIn(sample: Sample, metric: JudgedMetric): number | undefined {
  if (isFailure(sample)) return Number.POSITIVE_INFINITY
  if (sample.outcome !== 'ok') return undefined
  if (metric === 'ttft') return firstSeenMs(sample)
  return metric === 'tpot' ? tpotMs(sample, MIN_JUDGED_TOKENS) : METRICS[metric].derive(sample)
}

/** `undefined` where the reply has no time per token. */
function atLength(sample: Sample, length: number | undefined): number | undefined {
  if (isFailure(sample)) return Number.POSITIVE_INFINITY
  const tpot = tpotMs(sample)
  if (sample.outcome !== 'ok' || length === undefined || tpot === undefined || sample.ttftMs === undefined) {
    return undefined
  }
  return sample.ttftMs + tpot * (length - 1)
}

export function hasBothValues(value: PairValue): value is CompletePairValue {
  return Number.isFinite(value.base) && Number.isFinite(value.head)
}
