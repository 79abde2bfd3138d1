import { digestRun } from '../../src/analysis/runs/digest.ts'
import { type Judgement, type JudgeRequest, judge } from '../../src/analysis/verdict/judge.ts'
import type { BudgetLimit } from '../../src/domain/budget.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import { seededRandom } from '../../src/stats/random.ts'

export const gate: JudgeRequest['gate'] = {
  falseAlarmRatio: 0.01,
  failFast: true,
  checks: [
    { metric: 'ttft', statistic: 'p50', margin: { ratio: 0.06, absolute: 6 } },
    { metric: 'tpot', statistic: 'p50', margin: { ratio: 0.06, absolute: 0.2 } },
    { metric: 'e2e', statistic: 'p50', margin: { ratio: 0.06 } }
  ]
}
export const p95Under = (limit: number, metric: BudgetLimit['metric'] = 'ttft'): BudgetLimit => ({
  text: `${metric}.p95 < ${limit}ms`,
  metric,
  statistic: 'p95',
  operator: '<',
  limit
})

/** A candidate judged against runs of main, by the default gate. */
export function judged(candidate: RunFile, baselines: readonly RunFile[], over: Partial<JudgeRequest> = {}): Judgement {
  return judge({
    targets: [{ id: 'mini', owned: true }],
    gate,
    budgets: [],
    compare: true,
    candidate: digestRun(candidate, { ordinal: 0 }),
    samples: candidate.samples,
    baselines: baselines.map((run) => digestRun(run, { ordinal: 0 })),
    random: seededRandom(1),
    ...over
  })
}
