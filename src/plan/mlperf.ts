import type { BudgetLimit } from '../domain/budget.ts'

/** p99 limits in milliseconds. */
interface Limits {
  readonly ttftMs: number
  readonly tpotMs: number
}

/**
 * Latency limits of MLPerf Inference's Server and Interactive scenarios: mlcommons/inference_policies, commit ac93e89c of
 * 2026-07-23. They hold for the benchmark's own data set and load, so meeting one here is a yardstick and not a result of
 * MLPerf, and every page says so.
 */
const MLPERF_LIMITS = {
  'llama-3.1-8b': { server: limits(2000, 100), interactive: limits(500, 30) },
  'llama-2-70b': { server: limits(2000, 200), interactive: limits(450, 40) },
  'llama-3.1-405b': { server: limits(6000, 175), interactive: limits(4500, 80) },
  'deepseek-r1': { server: limits(2000, 80), interactive: limits(1500, 15) },
  'gpt-oss-120b': { server: limits(3000, 80), interactive: limits(2000, 20) }
} as const satisfies Record<string, Readonly<Record<string, Limits>>>

const SOURCE = 'MLPerf Inference limit (inference_policies ac93e89c, 2026-07-23), not an MLPerf result'

/** Every preset: `mlperf/llama-3.1-8b/interactive`. */
export const MLPERF_PRESETS: Readonly<Record<string, Limits>> = Object.fromEntries(
  Object.entries(MLPERF_LIMITS).flatMap(([model, modes]) =>
    Object.entries(modes).map(([mode, limit]) => [`mlperf/${model}/${mode}`, limit])
  )
)

/** The two budgets that a preset stands for; absent where there is no preset of that name. */
export function mlperfBudgets(name: string): readonly BudgetLimit[] | undefined {
  const preset = Object.hasOwn(MLPERF_PRESETS, name) ? MLPERF_PRESETS[name] : undefined
  if (preset === undefined) return undefined
  return [p99(name, 'ttft', preset.ttftMs), p99(name, 'tpot', preset.tpotMs)]
}

function p99(preset: string, metric: 'ttft' | 'tpot', limit: number): BudgetLimit {
  const text = `${preset} (${metric}.p99 <= ${limit}ms)`
  return { text, metric, statistic: 'p99', operator: '<=', limit, source: SOURCE }
}

function limits(ttftMs: number, tpotMs: number): Limits {
  return { ttftMs, tpotMs }
}
