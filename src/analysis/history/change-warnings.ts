import type { TargetDigest } from '../../domain/baseline.ts'
import type { Sample } from '../../domain/sample.ts'
import type { Warning } from '../../domain/warning.ts'
import { median } from '../../stats/quantile.ts'
import { servedNames } from '../runs/digest.ts'
import type { ChosenWindow } from './window.ts'

/** Output lengths that differ by more are said in the first screen. */
export const LENGTH_CHANGE = 0.1

type ServedNames = Pick<TargetDigest, 'servedModels' | 'servedFingerprints' | 'serviceTiers' | 'servedVias'>

/** Everything but times that describes one side of a comparison. */
interface Side {
  /** Absent where nothing is known of that side. */
  readonly served?: ServedNames | undefined
  /** Output tokens of each reply. */
  readonly tokens: readonly number[]
}

/** Returns a warning for each thing other than time that differs from the runs a target is compared with. */
export function changeWarnings(target: string, { runs, candidate }: ChosenWindow): readonly Warning[] {
  return sideWarnings(
    target,
    { served: runs[0]?.target, tokens: outputTokens(runs.map((run) => run.target)) },
    { served: candidate, tokens: outputTokens([candidate]) }
  )
}

/**
 * Returns a warning for each thing other than time that differs between base and head. Where the change is one of model or
 * prompt, other names and lengths are intended.
 */
export function armWarnings(target: string, samples: readonly Sample[]): readonly Warning[] {
  const [base, head] = (['base', 'head'] as const).map((arm): Side => {
    const own = samples.filter((sample) => sample.targetId === target && sample.arm === arm && sample.outcome === 'ok')
    return { served: servedNames(own), tokens: own.flatMap((sample) => sample.outputTokenCount ?? []) }
  })
  return base === undefined || head === undefined ? [] : sideWarnings(target, base, head)
}

function sideWarnings(target: string, before: Side, now: Side): readonly Warning[] {
  return [
    ...servedByAnother(target, before.served, now.served),
    ...servedDifferently(target, before.served, now.served),
    ...lengthWarnings(target, median(before.tokens), median(now.tokens))
  ]
}

/** A target may be served by several models, and which of them answers first is no change. */
function servedByAnother(target: string, before?: ServedNames, now?: ServedNames): readonly Warning[] {
  const other = otherNames(before?.servedModels, now?.servedModels)
  return other === undefined ? [] : [{ kind: 'served-model-changed', target, ...other }]
}

const KINDS_OF_NAMES = {
  servedFingerprints: 'fingerprint',
  serviceTiers: 'service-tier',
  servedVias: 'backend'
} as const

/** A build, a tier or a backend that the other side never met explains a change that no commit does. */
function servedDifferently(target: string, before?: ServedNames, now?: ServedNames): readonly Warning[] {
  return (['servedFingerprints', 'serviceTiers', 'servedVias'] as const).flatMap((names) => {
    const other = otherNames(before?.[names], now?.[names])
    return other === undefined
      ? []
      : [{ kind: 'served-differently', target, what: KINDS_OF_NAMES[names], ...other } as const]
  })
}

/** The first name of each side where they have none in common; a side that says none may be any. */
function otherNames(
  known: readonly string[] = [],
  current: readonly string[] = []
): { readonly from: string; readonly to: string } | undefined {
  const [from] = known
  const [to] = current
  if (from === undefined || to === undefined || current.some((name) => known.includes(name))) return undefined
  return { from, to }
}

function lengthWarnings(target: string, before: number | undefined, now: number | undefined): readonly Warning[] {
  if (now === undefined || before === undefined || before <= 0) return []
  const changeRatio = now / before - 1
  return Math.abs(changeRatio) > LENGTH_CHANGE ? [{ kind: 'output-length-changed', target, changeRatio }] : []
}

function outputTokens(targets: readonly TargetDigest[]): readonly number[] {
  return targets.flatMap(({ scenarios }) => scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[3] ?? [])))
}
