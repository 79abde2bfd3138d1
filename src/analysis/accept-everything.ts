import type { Check } from '../domain/verdict.ts'

/**
 * Every alarm as accepted by somebody who may: the label on a pull request takes the change as it is, whatever its size,
 * and for this commit only.
 */
export function acceptEverything(
  checks: readonly Check[],
  by: { readonly reason: string; readonly until: string }
): readonly Check[] {
  return checks.map((check) =>
    check.verdict === 'regressed'
      ? { ...check, accepted: { upToRatio: Math.abs(check.changeRatio ?? 0), ...by } }
      : check
  )
}
