import type { Check, CheckReason } from '../../domain/verdict.ts'

/** Found by more than this check: a control moved as well, or the level crept away from its anchor. */
const KEPT: readonly CheckReason[] = ['moved-together', 'crept']

/**
 * Judges a check of history by all jobs that measured the same commit. The lower middle of how far each is beyond the baseline
 * counts, so that two jobs must both be slower, and no number of further ones makes a slow change green.
 */
export function checkBySeveralJobs(newest: Check, earlier: readonly Check[]): Check {
  const before = earlier
    .filter((check) => isSameCheck(check, newest) && !KEPT.includes(check.reason))
    .flatMap(({ beyondByLog }) => beyondByLog ?? [])
  const own = newest.beyondByLog
  if (own === undefined || before.length === 0 || KEPT.includes(newest.reason)) return newest
  const all = [...before, own].toSorted((a, b) => a - b)
  const middle = all[Math.floor((all.length - 1) / 2)] as number
  const slower = all.filter((beyond) => beyond > 0).length
  const check = { ...newest, jobs: { slower, of: all.length } }
  if (slower === 0) return check
  if (middle > 0) return { ...check, verdict: 'regressed', reason: 'slower-beyond-noise', confirmed: true }
  const { confirmed: _, ...open } = check
  // Of two jobs only the later one was slower: a third decides.
  if (all.length === 2 && own > 0) return { ...open, verdict: 'inconclusive', reason: 'slower-once' }
  return { ...open, verdict: 'unchanged', reason: 'not-slower-again' }
}

function isSameCheck(one: Check, { target, metric, statistic, kind }: Check): boolean {
  return one.target === target && one.metric === metric && one.statistic === statistic && one.kind === kind
}
