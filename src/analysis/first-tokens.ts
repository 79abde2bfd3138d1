import type { Sample } from '../domain/sample.ts'

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

/** Whether the reply's first token went unseen: reasoning that is counted or sealed comes before its answer. */
export function hidesFirstToken({ outcome, ttftMs, ttfatMs }: Sample): boolean {
  return outcome === 'ok' && ttftMs === undefined && ttfatMs !== undefined
}

function withoutFirstToken({ ttftMs: _unfair, ...sample }: Sample): Sample {
  return sample
}

/** When the first token came that could be seen: of the reply, or of its answer where its reasoning is not sent. */
export function firstSeenMs({ ttftMs, ttfatMs }: Pick<Sample, 'ttftMs' | 'ttfatMs'>): number | undefined {
  return ttftMs ?? ttfatMs
}
