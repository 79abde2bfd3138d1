import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { baseEvidenceOf, costsOf, evidenceOf, throughputOf } from '../../../src/analysis/verdict/budget-evidence.ts'
import type { BudgetLimit } from '../../../src/domain/budget.ts'
import type { MetricId } from '../../../src/domain/metric.ts'
import { aRun, aSample } from '../../support/a-run.ts'

const budget = (metric: MetricId): BudgetLimit => ({ text: '', metric, statistic: 'p95', operator: '<', limit: 1 })
const samples = [
  aSample(),
  aSample({ ttftMs: 120 }),
  aSample({ outcome: 'timeout-total' }),
  aSample({ outcome: 'refusal' })
]

describe('evidenceOf', () => {
  it('counts a failure as the worst there is, and a refusal not at all', () => {
    expect(evidenceOf({ budget: budget('ttft'), samples }).evidence).toEqual({
      kind: 'values',
      values: [100, 120, Number.POSITIVE_INFINITY]
    })
    expect(evidenceOf({ budget: budget('output_speed'), samples }).evidence).toEqual({
      kind: 'values',
      values: [100, expect.closeTo(1000 / 9, 9), 0]
    })
  })

  it('counts rates of what was attempted; of a refusal nobody asks whether it streamed', () => {
    expect(evidenceOf({ budget: budget('error_rate'), samples }).evidence).toEqual({ kind: 'share', count: 1, of: 4 })
    expect(evidenceOf({ budget: budget('streamed_share'), samples }).evidence).toEqual({
      kind: 'share',
      count: 2,
      of: 2
    })
  })

  it('reads the first answer token where the first token is hidden, and says so', () => {
    const { ttftMs: _, ...hidden } = aSample({ ttfatMs: 250 })
    expect(evidenceOf({ budget: budget('ttft'), samples: [hidden] })).toEqual({
      readMetric: 'ttfat',
      evidence: { kind: 'values', values: [250] }
    })
  })

  it('prices requests by the token counts of the provider, and has no cost without a price', () => {
    const [cost] = costsOf([aSample()], { input: 0.4, output: 1.6 })
    expect(cost).toBeCloseTo((50 * 0.4 + 21 * 1.6) / 1e6, 12)
    expect(costsOf([aSample()], undefined)).toEqual([])
  })
})

describe('throughputOf', () => {
  it('is all tokens over the wall time from the first start to the last token', () => {
    // 42 tokens from 0 to 1000 + 300 ms.
    expect(throughputOf([aSample(), aSample({ startedAtMs: 1000 })])).toBeCloseTo(42 / 1.3, 9)
    expect(throughputOf([])).toBeUndefined()
  })
})

describe('baseEvidenceOf', () => {
  const targets = digestRun(
    aRun({ scenarioCount: 1, roundCount: 4, change: (_, index) => samples[index] ?? aSample() }),
    {
      ordinal: 0
    }
  ).targets

  it.each(['ttft', 'tpot', 'e2e', 'output_speed', 'error_rate'] as const)('agrees with the samples on %s', (metric) => {
    expect(baseEvidenceOf(metric, targets)).toEqual(
      metric === 'tpot' || metric === 'output_speed'
        ? { kind: 'values', values: expect.arrayContaining([metric === 'tpot' ? 10 : 100]) }
        : evidenceOf({ budget: budget(metric), samples }).evidence
    )
  })

  it('takes the first token of the answer where that is what the runs have, and no other', () => {
    const hiding = targets.map((target) => ({ ...target, firstToken: 'ttfat' as const }))
    expect(baseEvidenceOf('ttfat', hiding)).toEqual(baseEvidenceOf('ttft', targets))
    expect(baseEvidenceOf('ttfat', targets)).toBeUndefined()
    expect(baseEvidenceOf('ttft', hiding)).toBeUndefined()
  })

  it('does not know what digests do not keep', () => {
    expect(baseEvidenceOf('throughput', targets)).toBeUndefined()
    expect(baseEvidenceOf('ttft', [])).toBeUndefined()
  })
})
