import type { MetricSummary, TargetSummary } from '../../domain/report.ts'
import type { RunFile } from '../../domain/run-file.ts'
import { isVoid, type Sample } from '../../domain/sample.ts'
import type { ChosenWindow } from '../history/window.ts'
import { type SummarizedTarget, summarizeTarget, summarizeTargets } from './summarize.ts'

export interface ArmsRequest {
  readonly run: RunFile
  readonly targets: readonly SummarizedTarget[]
  readonly windows: ReadonlyMap<string, ChosenWindow>
  /** Those that were judged, of both arms. */
  readonly samples: readonly Sample[]
}

/**
 * Summarizes each configured target. For a target with a base, percentiles come from the judged pairs, with base's numbers as
 * the baseline; counts cover every request, repeated ones too.
 */
export function summarizeArms({ run, targets, windows, samples }: ArmsRequest): readonly TargetSummary[] {
  const bases = new Set(run.plan.targets.flatMap(({ id, baseOf }) => (baseOf === undefined ? [] : [id])))
  const paired = new Set(run.plan.targets.flatMap(({ baseOf }) => baseOf ?? []))
  const shown = targets.filter(({ id }) => !bases.has(id))
  const withoutRechecks = { ...run, samples: run.samples.filter(({ flags }) => !flags.includes('recheck')) }
  return summarizeTargets(withoutRechecks, shown, windows).map((summary) => {
    const target = shown.find(({ id }) => id === summary.id)
    if (target === undefined || !paired.has(summary.id)) return summary
    const [head, base] = (['head', 'base'] as const).map((arm) => armMetrics(run, target, { samples, arm }))
    return { ...summary, metrics: summary.metrics.map((metric) => withBaseArm(metric, { head, base })) }
  })
}

interface Arms {
  readonly head: readonly MetricSummary[] | undefined
  readonly base: readonly MetricSummary[] | undefined
}

function withBaseArm(summary: MetricSummary, { head, base }: Arms): MetricSummary {
  const of = (metrics: Arms['head']) => metrics?.find(({ metric }) => metric === summary.metric)?.candidate
  const { baseline: _, ...rest } = summary
  return {
    ...rest,
    candidate: of(head) ?? summary.candidate,
    baseline: of(base)
  }
}

function armMetrics(
  run: RunFile,
  target: SummarizedTarget,
  { samples, arm }: { readonly samples: readonly Sample[]; readonly arm: Sample['arm'] }
): Arms['head'] {
  const own = [...lastOfPairs(samples, target.id, arm).values()]
  return own.length === 0 ? undefined : summarizeTarget({ ...run, samples: own }, target, undefined)?.metrics
}

/**
 * Of each pair of a target, the sample of one arm that counts: the last, since a pair of which one member was refused or
 * spoilt is made again as a whole. Samples that were asked again because their prompt looked slow answer that question
 * only, and are not among them.
 */
export function lastOfPairs(
  samples: readonly Sample[],
  targetId: string,
  arm: Sample['arm']
): ReadonlyMap<number, Sample> {
  const own = samples.filter((sample) => sample.targetId === targetId && sample.arm === arm)
  const counted = own.filter((sample) => !isVoid(sample) && !sample.flags.includes('recheck'))
  return new Map(counted.flatMap((sample) => (sample.pair === undefined ? [] : [[sample.pair, sample] as const])))
}
