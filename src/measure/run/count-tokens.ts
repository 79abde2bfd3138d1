import { shownTokenCount } from '../../domain/metric.ts'
import type { Plan } from '../../domain/plan.ts'
import type { CountDoubt, Sample } from '../../domain/sample.ts'

/** Tokens of a text by one tokenizer for all models. */
export type CountTokens = (text: string) => number
/** Called when the first text is to be counted: the tokenizer's table is large. */
export type LoadTokenizer = () => Promise<CountTokens>

type CountedPlan = Pick<Plan, 'targets'>

/** True for a reply whose text has to be kept until it is counted: nobody else did, its base counts otherwise, or it is in doubt. */
export function needsCounting(sample: Sample, text: string, plan: CountedPlan): boolean {
  if (sample.outcome !== 'ok') return false
  return sample.outputTokenCount === undefined || isNormalized(sample.targetId, plan) || isSuspect(sample, text)
}

/** A token is longer than two characters and shorter than a dozen, as a rule; a chunk has at least one. What is not so is looked at. */
function isSuspect(sample: Sample, text: string): boolean {
  const shown = shownTokenCount(sample)
  if (shown === undefined) return false
  return shown > text.length / 3 + SLACK || shown < text.length / 8 - SLACK || shown < (sample.chunkCount ?? 0)
}

/** Wrapping of messages and calls, which some providers count. */
const SLACK = 16
/**
 * No two tokenizers are further apart on the same text. Of Latin script, a vocabulary of 32,000 tokens takes about a quarter more than
 * one of 200,000; of other scripts, where it falls back to bytes, several times as many (Petrov et al., "Language Model
 * Tokenizers Introduce Unfairness Between Languages", NeurIPS 2023, https://arxiv.org/abs/2305.15425).
 */
const FARTHEST = { latin: 2, other: 4 } as const
const LATIN_SHARE = 0.9
/** Some tokenizers give each digit and each space a token of its own. */
const SPLIT_BY_SOME = /\d|(?<=\s)\s/g

/** The most and the fewest tokens that a tokenizer may see in a text of which ours sees so many. */
function tokenBounds(text: string, count: number): { readonly most: number; readonly fewest: number } {
  const latin = text.match(/[\p{ASCII}\p{Script=Latin}]/gu)?.length ?? 0
  const farthest = latin >= LATIN_SHARE * text.length ? FARTHEST.latin : FARTHEST.other
  const split = text.match(SPLIT_BY_SOME)?.length ?? 0
  return { most: farthest * count + split + SLACK, fewest: count / farthest - SLACK }
}

/** The share of chunks that the text must have tokens for, or else it was cut into letters on the way. */
const CHUNKS_OF_TOKENS = 0.8

/** Compares the provider's count of what was shown with the tokenizer's. */
function doubtOf(sample: Sample, text: string, count: number): CountDoubt | undefined {
  const shown = shownTokenCount(sample)
  if (shown === undefined) return undefined
  const { chunkCount = 0 } = sample
  if (shown < chunkCount && count >= CHUNKS_OF_TOKENS * chunkCount) return 'fewer-than-chunks'
  const { most, fewest } = tokenBounds(text, count)
  return shown > most || shown < fewest ? 'far-from-text' : undefined
}

/** Two models count in tokens of their own; only the same tokenizer's can be compared. */
function isNormalized(targetId: string, { targets }: CountedPlan): boolean {
  const head = targets.find(({ id }) => id === targetId)
  const base = targets.find(({ baseOf }) => baseOf === targetId)
  return head !== undefined && base !== undefined && head.model !== base.model
}

/**
 * The measurement with its tokens counted and without its text. A reply that its host did not count gets an estimate of
 * what it showed; what was reasoned unseen is in nobody's count then.
 */
export function counted(
  { text, ...measurement }: Measurement,
  plan: CountedPlan,
  countTokens: CountTokens
): Measurement {
  if (text === undefined) return measurement
  const count = countTokens(text)
  const sample = believable(measurement.sample, text, count)
  return {
    ...measurement,
    sample: {
      ...sample,
      ...(isNormalized(sample.targetId, plan) ? { normalizedTokenCount: count } : {}),
      ...(sample.outputTokenCount === undefined
        ? { outputTokenCount: count, outputTokenSource: 'estimated' as const }
        : {})
    }
  }
}

/**
 * The measurement where no tokenizer could be loaded, without its text. A count that was in doubt stays in doubt and is not used; if it
 * is far above what was shown, the first token is not known either.
 */
export function uncounted({ text, ...measurement }: Measurement): Measurement {
  const { sample } = measurement
  if (text === undefined || !isSuspect(sample, text)) return measurement
  const { outputTokenCount: _count, outputTokenSource: _source, reasoningTokenCount: _thoughts, ...rest } = sample
  const doubted: Sample = { ...rest, countDoubt: 'far-from-text', flags: [...sample.flags, 'count-disbelieved'] }
  if ((shownTokenCount(sample) ?? 0) <= text.length / 2 + SLACK) return { ...measurement, sample: doubted }
  const { ttftMs: _first, ttfatMs: _answer, ...timeless } = doubted
  return { ...measurement, sample: { ...timeless, flags: [...doubted.flags, 'unread-text'] } }
}

/**
 * The sample without a count that its text contradicts. Far more tokens than were shown may as well have been generated where this
 * version does not look: then its first token is not known either.
 */
function believable(sample: Sample, text: string, count: number): Sample {
  const countDoubt = doubtOf(sample, text, count)
  if (countDoubt === undefined) return sample
  const isHidden = (shownTokenCount(sample) ?? 0) > count && countDoubt === 'far-from-text'
  const { outputTokenCount: _count, outputTokenSource: _source, reasoningTokenCount: _thoughts, ...rest } = sample
  const doubted: Sample = { ...rest, countDoubt, flags: [...sample.flags, 'count-disbelieved'] }
  if (!isHidden) return doubted
  const { ttftMs: _first, ttfatMs: _answer, ...timeless } = doubted
  return { ...timeless, flags: [...doubted.flags, 'unread-text'] }
}

/** A sample, when its content came, and what it said until that is counted: it leaves this room with nobody. */
export interface Measurement {
  readonly sample: Sample
  readonly contentAtMs: readonly number[]
  readonly text?: string
}
