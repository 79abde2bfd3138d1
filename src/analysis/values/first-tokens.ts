import type { TargetDigest } from '../../domain/baseline.ts'
import type { Sample } from '../../domain/sample.ts'

/**
 * The samples with one way to see the first token for all replies of a target. A model that thinks unseen in some of its
 * replies shows its first token in the others alone, and those are its quick ones: a statistic of what was seen would
 * leave out what was slow. So where one reply's first token is not observable, that of none is; the first token of the answer is.
 */
export function withOneFirstToken(samples: readonly Sample[]): readonly Sample[] {
  const unseen = new Set(samples.filter(hidesFirstToken).map(({ targetId }) => targetId))
  return unseen.size === 0
    ? samples
    : samples.map((sample) => (unseen.has(sample.targetId) ? withoutFirstToken(sample) : sample))
}

/** Returns true where the reply's first token went unseen, because reasoning that is only counted or sealed came first. */
export function hidesFirstToken({ outcome, ttftMs, ttfatMs }: Sample): boolean {
  return outcome === 'ok' && ttftMs === undefined && ttfatMs !== undefined
}

/** Keeps only the answer's tokens. Where reasoning was not counted separately, their number is unknown. */
function withoutFirstToken({ ttftMs, ...sample }: Sample): Sample {
  const { ttfatMs, reasoningTokenCount, flags } = sample
  const thoughtAloud = ttftMs !== undefined && ttfatMs !== undefined && ttfatMs > ttftMs
  if (!thoughtAloud) return sample
  const { normalizedTokenCount: _withThoughts, ...counted } = sample
  return reasoningTokenCount === undefined ? { ...counted, flags: [...flags, 'reasoning-uncounted'] } : counted
}

type FirstToken = TargetDigest['firstToken']

/** Whose first token the rows of a digest are to hold, of samples that were put on one. */
export function firstTokenOf(samples: readonly Sample[]): FirstToken {
  const answered = samples.filter(({ outcome }) => outcome === 'ok')
  if (answered.some(hidesFirstToken)) return 'ttfat'
  const isOne = answered.every(({ ttftMs, ttfatMs }) => ttftMs !== undefined && ttftMs === ttfatMs)
  return answered.length > 0 && isOne ? 'either' : undefined
}

/** Returns true where the two kinds of rows can be compared. */
export function areOneFirstToken(one: FirstToken, other: FirstToken): boolean {
  return one === other || one === 'either' || other === 'either'
}

/** Returns true where a digest's rows hold this metric. */
export function holdsFirstToken({ firstToken }: Pick<TargetDigest, 'firstToken'>, metric: 'ttft' | 'ttfat'): boolean {
  return areOneFirstToken(firstToken, metric === 'ttfat' ? 'ttfat' : undefined)
}

/** When the first token came that could be seen: of the reply, or of its answer where its reasoning is not sent. */
export function firstSeenMs({ ttftMs, ttfatMs }: Pick<Sample, 'ttftMs' | 'ttfatMs'>): number | undefined {
  return ttftMs ?? ttfatMs
}
