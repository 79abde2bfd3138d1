import type { TargetDigest } from '../../domain/baseline.ts'
import { armKey, type Sample } from '../../domain/sample.ts'

/** From this share of replies on, what was not read of them makes a statistic of the others meaningless. */
const MOST_UNREAD = 0.1

/**
 * The samples of each target with one way to see the first token and one to count tokens, or with none. A model that thinks unseen in
 * some of its replies shows its first token in the others alone, and those are its quick ones: a statistic of what was seen
 * would leave out what was slow. So where one reply's first token is not observable, that of none is; the first token of the
 * answer is.
 */
export function comparableSamples(samples: readonly Sample[]): readonly Sample[] {
  const unseen = new Set(samples.filter(hidesFirstToken).map(({ targetId }) => targetId))
  const unread = armsOfUnreadText(samples)
  const source = tokenSources(samples)
  return samples.map((sample) => {
    if (unread.has(armKey(sample))) return withoutTokens(sample)
    const seen = unseen.has(sample.targetId) ? withoutFirstToken(sample) : sample
    return seen.outputTokenSource === undefined || seen.outputTokenSource === source.get(armKey(seen))
      ? seen
      : withoutCount(seen)
  })
}

/** Each arm by itself: what base shows and head does not has vanished, and must not look as if neither had it. */
function armsOfUnreadText(samples: readonly Sample[]): ReadonlySet<string> {
  const counts = new Map<string, { answered: number; unread: number }>()
  for (const sample of samples) {
    if (sample.outcome !== 'ok') continue
    const count = counts.get(armKey(sample)) ?? { answered: 0, unread: 0 }
    count.answered += 1
    if (sample.flags.includes('unread-text')) count.unread += 1
    counts.set(armKey(sample), count)
  }
  const much = [...counts].filter(([, { answered, unread }]) => unread > MOST_UNREAD * answered)
  return new Set(much.map(([arm]) => arm))
}

function withoutTokens({ ttftMs: _first, ttfatMs: _answer, ...sample }: Sample): Sample {
  return withoutCount(sample)
}

function withoutCount({ outputTokenCount: _count, outputTokenSource: _source, ...sample }: Sample): Sample {
  return sample
}

/** The source that counts most of the replies of each target and arm: counts of two kinds are two numbers of the same text. */
function tokenSources(samples: readonly Sample[]): ReadonlyMap<string, Sample['outputTokenSource']> {
  const counts = new Map<string, number>()
  for (const sample of samples) {
    if (sample.outcome !== 'ok' || sample.outputTokenSource === undefined) continue
    counts.set(armKey(sample), (counts.get(armKey(sample)) ?? 0) + (sample.outputTokenSource === 'usage' ? 1 : -1))
  }
  return new Map([...counts].map(([arm, balance]) => [arm, balance >= 0 ? 'usage' : 'estimated']))
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
