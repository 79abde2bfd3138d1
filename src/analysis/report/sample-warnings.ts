import type { RunFile } from '../../domain/run-file.ts'
import type { Flag, Sample } from '../../domain/sample.ts'
import { NOTED_FLAGS, type Warning } from '../../domain/warning.ts'
import { hidesFirstToken } from '../values/first-tokens.ts'
import type { Judgement } from '../verdict/judge.ts'

/** Returns the warnings about how far the samples can be trusted. */
export function evidenceWarnings(run: RunFile, judgement: Judgement): readonly Warning[] {
  const warnings = run.plan.targets.flatMap(({ id }) => {
    const own = run.samples.filter((sample) => sample.targetId === id)
    return [...targetWarnings(id, shownSamples(own)), ...voidWarnings(id, own)]
  })
  return [
    ...warnings,
    ...substituteWarnings(judgement, run.samples),
    ...(run.end.partial ? [{ kind: 'partial', reason: run.end.reason } as const] : [])
  ]
}

/**
 * Returns head's samples without rechecks: base's faults are not this change's, and rechecks are shown on their own. A run
 * of base alone is a baseline that somebody recorded.
 */
function shownSamples(samples: readonly Sample[]): readonly Sample[] {
  const regular = samples.filter(({ flags }) => !flags.includes('recheck'))
  const head = regular.filter(({ arm }) => arm === 'head')
  return head.length > 0 ? head : regular
}

function targetWarnings(target: string, samples: readonly Sample[]): readonly Warning[] {
  const answered = samples.filter(({ outcome }) => outcome === 'ok')
  const count = (flag: Flag): number => answered.filter(({ flags }) => flags.includes(flag)).length
  const of = answered.length
  const warnings: Warning[] = []
  const missing = count('usage-missing')
  if (missing > 0) warnings.push({ kind: 'usage-missing', target, count: missing, of })
  if (of > 0 && count('cache-unverified') === of) warnings.push({ kind: 'cache-unverified', target })
  for (const kind of ['buffered', 'coalesced', 'chunks-share-reads'] as const) {
    if (count(kind) > 0) warnings.push({ kind, target, count: count(kind), of })
  }
  if (count('via-proxy') > 0) warnings.push({ kind: 'proxied', target })
  return [...warnings, ...strangeReplies(target, samples, answered)]
}

/** Replies that are not what they seem. */
function strangeReplies(target: string, samples: readonly Sample[], answered: readonly Sample[]): readonly Warning[] {
  const of = answered.length
  const forms = NOTED_FLAGS.flatMap((form) => {
    const count = answered.filter(({ flags }) => flags.includes(form)).length
    return count === 0 ? [] : [{ kind: 'stream-form', target, form, count, of } as const]
  })
  return [
    ...badEnds(target, samples),
    ...serverMessageWarnings(target, samples),
    ...unread(target, answered),
    ...countValues(answered, 'countDoubt').map(
      ([why, count]) => ({ kind: 'count-disbelieved', target, why, count, of }) as const
    ),
    ...forms
  ]
}

function badEnds(target: string, samples: readonly Sample[]): readonly Warning[] {
  const of = samples.length
  return (['failed', 'refused'] as const).flatMap((as) => {
    const ended = samples.filter(({ outcome }) => (outcome === 'refusal') === (as === 'refused'))
    return countValues(ended, 'endReason').map(
      ([reason, count]) => ({ kind: 'ended-badly', target, reason, counted: as, count, of }) as const
    )
  })
}

/** Messages of a server that are listed: more say the same in other words. */
const MOST_MESSAGES = 3

/** A server's own words about failed requests. Messages that differ in numbers alone, such as an id, are one. */
function serverMessageWarnings(target: string, samples: readonly Sample[]): readonly Warning[] {
  const counts = new Map<string, { readonly message: string; count: number }>()
  for (const { serverMessage: message } of samples) {
    if (message === undefined) continue
    const shape = message.replaceAll(/[\da-f-]*\d[\da-f-]*/gi, '#')
    const known = counts.get(shape)
    if (known === undefined) counts.set(shape, { message, count: 1 })
    else known.count += 1
  }
  const frequentFirst = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return frequentFirst.slice(0, MOST_MESSAGES).map((said) => ({ kind: 'server-said', target, ...said }) as const)
}

function unread(target: string, answered: readonly Sample[]): readonly Warning[] {
  const own = answered.filter(({ flags }) => flags.includes('unread-text'))
  const [named] = countValues(own, 'unreadMember')
  return own.length === 0
    ? []
    : [{ kind: 'unread-text', target, member: named?.[0], count: own.length, of: answered.length }]
}

/** The values of a member, the most frequent first. */
function countValues<Key extends 'endReason' | 'countDoubt' | 'unreadMember'>(samples: readonly Sample[], key: Key) {
  const counts = new Map<NonNullable<Sample[Key]>, number>()
  for (const { [key]: value } of samples)
    if (value !== undefined)
      counts.set(value as NonNullable<Sample[Key]>, (counts.get(value as NonNullable<Sample[Key]>) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** Requests to either arm that were made again. */
function voidWarnings(target: string, samples: readonly Sample[]): readonly Warning[] {
  return (['cache-hit', 'cache-miss', 'model-load', 'client-stall', 'cached-reply'] as const).flatMap((cause) => {
    const count = samples.filter(({ flags }) => flags.includes(`void-${cause}`)).length
    return count === 0 ? [] : [{ kind: 'void-samples', target, cause, count } as const]
  })
}

function substituteWarnings({ budgets, checks }: Judgement, samples: readonly Sample[]): readonly Warning[] {
  const ofBudgets = budgets
    .filter(({ budget, readMetric }) => budget.metric !== readMetric)
    .map(({ target, budget, readMetric }) => ({ target, metric: budget.metric, read: readMetric }))
  const hiding = new Set(samples.filter(hidesFirstToken).map(({ targetId }) => targetId))
  const ofChecks = checks
    .filter(({ target, metric }) => metric === 'ttft' && hiding.has(target))
    .map(({ target }) => ({ target, metric: 'ttft', read: 'ttfat' }) as const)
  const once = new Map([...ofBudgets, ...ofChecks].map((read) => [`${read.target} ${read.metric}`, read]))
  return [...once.values()].map((read) => ({ kind: 'read-instead', ...read }) as const)
}
