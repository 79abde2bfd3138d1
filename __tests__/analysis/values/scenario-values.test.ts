import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import {
  pooled,
  referenceLengths,
  residuals,
  scenarioValues,
  usualLogs
} from '../../../src/analysis/values/scenario-values.ts'
import type { TargetDigest } from '../../../src/domain/baseline.ts'
import { aRun, aSample } from '../../support/a-run.ts'

const targetOf = (change: Parameters<typeof aRun>[0]): TargetDigest => {
  const [target] = digestRun(aRun(change), { ordinal: 0 }).targets
  if (target === undefined) throw new Error('no target')
  return target
}
const one = (over: Parameters<typeof aSample>[0]) =>
  targetOf({ scenarioCount: 1, roundCount: 1, change: () => aSample(over) })

describe('scenarioValues', () => {
  it('takes end-to-end time at the length of the baseline, so that a longer answer is not a slower endpoint', () => {
    const longer = one({ lastMs: 100 + 10 * 40, outputTokenCount: 41 })
    const lengths = referenceLengths([one({})])
    expect(lengths.get('s1')).toBe(21)
    expect(pooled(scenarioValues(longer, 'e2e', lengths))).toEqual([100 + 10 * 20])
  })

  it('takes it as it came where there is no time per token', () => {
    const whole = one({ readCount: 1, lastMs: 250 })
    expect(pooled(scenarioValues(whole, 'e2e', referenceLengths([whole])))).toEqual([250])
    expect(pooled(scenarioValues(whole, 'tpot', new Map()))).toEqual([])
  })

  it('counts a failed request as infinitely slow', () => {
    expect(pooled(scenarioValues(one({ outcome: 'truncated' }), 'ttft', new Map()))).toEqual([Number.POSITIVE_INFINITY])
  })
})

describe('residuals', () => {
  it('are logs with the usual level of their own prompt taken off', () => {
    const runs = [1, 1.1, 5].map((factor) => scenarioValues(targetOf({ noise: 0, factor }), 'ttft', new Map()))
    const usual = usualLogs(runs)
    expect(Math.exp(usual.get('s1') ?? 0)).toBeCloseTo(110, 3)
    const doubled = residuals(scenarioValues(targetOf({ noise: 0, factor: 2.2 }), 'ttft', new Map()), usual)
    expect(doubled).toHaveLength(60)
    for (const residual of doubled) expect(residual).toBeCloseTo(Math.LN2, 4)
  })

  it('leave out a prompt that the baseline never answered', () => {
    const run = scenarioValues(one({}), 'ttft', new Map())
    expect(residuals(run, new Map())).toEqual([])
  })
})
