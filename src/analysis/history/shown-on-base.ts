import type { RunDigest } from '../../domain/baseline.ts'
import type { Check } from '../../domain/verdict.ts'

/** The newest stored run of the nearest commit, base's own first, that has one. */
export function nearestRun(
  runs: readonly RunDigest[],
  ancestry: readonly string[] | undefined
): { readonly run: RunDigest; readonly distance: number } | undefined {
  for (const [distance, commit] of (ancestry ?? []).entries()) {
    const run = runs.find((one) => one.commit === commit)
    if (run !== undefined) return { run, distance }
  }
  return undefined
}

/**
 * Marks the alarms that base's own stored run shows as well: it is slower than the other runs by the margin too, and head is not
 * slower than it by the margin again. What base has is not the change's.
 */
export function markShownOnBase(
  checks: readonly Check[],
  ofBase: readonly Check[],
  base: { readonly commit?: string; readonly distance: number }
): readonly Check[] {
  return checks.map((check) => {
    const same = ofBase.find(({ metric, statistic }) => metric === check.metric && statistic === check.statistic)
    const isSlower = check.verdict === 'regressed' || check.reason === 'slower-once'
    return isSlower && same !== undefined && isShownOnBase(check, same) ? { ...check, onBase: base } : check
  })
}

function isShownOnBase(check: Check, ofBase: Check): boolean {
  const { changeRatio = 0, marginRatio = 0 } = check
  // A rate changes in points, and its alarm has no margin: base's must be one itself.
  if (check.statistic === 'rate') return ofBase.verdict === 'regressed' && (ofBase.changeRatio ?? 0) >= changeRatio / 2
  const onBase = ofBase.changeRatio ?? 0
  return onBase >= marginRatio && (1 + changeRatio) / (1 + onBase) - 1 < marginRatio
}
