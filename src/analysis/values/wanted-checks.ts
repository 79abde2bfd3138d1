import type { GateCheck } from '../../domain/plan.ts'
import { defaultMargin } from '../../plan/config/read-schedule.ts'
import type { JudgedStatistic } from './run-level.ts'
import { JUDGED_METRICS, type JudgedMetric } from './scenario-values.ts'

/** A latency check of a target: one that the gate names, or one that is only shown. */
export interface WantedCheck extends GateCheck {
  readonly metric: JudgedMetric
  readonly statistic: JudgedStatistic
  readonly gating: boolean
}

/** Returns the p50 and p95 of every judged metric: gating where the gate names it, else only shown. */
export function wantedChecks(gateChecks: readonly GateCheck[]): readonly WantedCheck[] {
  return JUDGED_METRICS.flatMap((metric) =>
    (['p50', 'p95'] as const).map((statistic) => {
      const named = gateChecks.find((check) => check.metric === metric && check.statistic === statistic)
      return {
        metric,
        statistic,
        margin: named?.margin ?? defaultMargin(metric, statistic),
        gating: named !== undefined
      }
    })
  )
}
