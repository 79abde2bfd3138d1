import type { TargetDigest } from '../domain/baseline.ts'
import type { Warning } from '../domain/warning.ts'
import { median } from '../stats/quantile.ts'
import type { ChosenWindow } from './window.ts'

/** Output lengths that differ by more are said in the first screen. */
const LENGTH_CHANGE = 0.1

/** What else is another than in the runs that a target is compared with. */
export function changeWarnings(target: string, { runs, candidate }: ChosenWindow): readonly Warning[] {
  const warnings: Warning[] = []
  const before = runs[0]?.target.servedModels[0]
  const now = candidate.servedModels[0]
  if (before !== undefined && now !== undefined && before !== now) {
    warnings.push({ kind: 'served-model-changed', target, from: before, to: now })
  }
  warnings.push(...servedDifferently(target, runs[0]?.target, candidate))
  const lengthNow = median(tokensOf([candidate]))
  const lengthBefore = median(tokensOf(runs.map((run) => run.target)))
  if (lengthNow !== undefined && lengthBefore !== undefined && lengthBefore > 0) {
    const changeRatio = lengthNow / lengthBefore - 1
    if (Math.abs(changeRatio) > LENGTH_CHANGE) warnings.push({ kind: 'output-length-changed', target, changeRatio })
  }
  return warnings
}

/** A build or a tier that the baseline never met explains a change that no commit does. */
function servedDifferently(target: string, before: TargetDigest | undefined, now: TargetDigest): readonly Warning[] {
  return (['servedFingerprints', 'serviceTiers'] as const).flatMap((names) => {
    const known = before?.[names] ?? []
    const [from] = known
    const [to] = now[names]
    if (from === undefined || to === undefined || now[names].some((name) => known.includes(name))) return []
    const what = names === 'serviceTiers' ? 'service-tier' : 'fingerprint'
    return [{ kind: 'served-differently', target, what, from, to } as const]
  })
}

function tokensOf(targets: readonly TargetDigest[]): readonly number[] {
  return targets.flatMap(({ scenarios }) => scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[3] ?? [])))
}
