import type { RunFile } from '../../domain/run-file.ts'
import type { Flag, Sample } from '../../domain/sample.ts'
import type { Warning } from '../../domain/warning.ts'
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
  return warnings
}

/** Requests to either arm that were made again. */
function voidWarnings(target: string, samples: readonly Sample[]): readonly Warning[] {
  return (['cache-hit', 'cache-miss', 'model-load', 'client-stall'] as const).flatMap((cause) => {
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
