import { describe, expect, it } from '@jest/globals'
import { MLPERF_PRESETS, mlperfBudgets } from '../../../src/plan/text/parse-budget.ts'

describe('mlperfBudgets', () => {
  // mlcommons/inference_policies, commit ac93e89c (2026-07-23): p99 limits of time to first token and per output token.
  it.each([
    ['mlperf/llama-3.1-8b/server', 2000, 100],
    ['mlperf/llama-3.1-8b/interactive', 500, 30],
    ['mlperf/llama-2-70b/server', 2000, 200],
    ['mlperf/llama-2-70b/interactive', 450, 40],
    ['mlperf/llama-3.1-405b/server', 6000, 175],
    ['mlperf/llama-3.1-405b/interactive', 4500, 80],
    ['mlperf/deepseek-r1/server', 2000, 80],
    ['mlperf/deepseek-r1/interactive', 1500, 15],
    ['mlperf/gpt-oss-120b/server', 3000, 80],
    ['mlperf/gpt-oss-120b/interactive', 2000, 20]
  ])('%s is ttft <= %d ms and tpot <= %d ms at p99', (name, ttftMs, tpotMs) => {
    expect(
      mlperfBudgets(name)?.map(({ metric, statistic, operator, limit }) => [metric, statistic, operator, limit])
    ).toEqual([
      ['ttft', 'p99', '<=', ttftMs],
      ['tpot', 'p99', '<=', tpotMs]
    ])
  })

  it.each(Object.keys(MLPERF_PRESETS))('%s names its revision and claims no result', (name) => {
    for (const { source, text } of mlperfBudgets(name) ?? []) {
      expect(source).toMatch(/ac93e89c.*not an MLPerf result/)
      expect(text).toContain(name)
    }
  })

  it.each(['mlperf/llama-3.1-8b', 'llama-3.1-8b/server', '__proto__', 'constructor'])('has no preset "%s"', (name) => {
    expect(mlperfBudgets(name)).toBeUndefined()
  })
})
