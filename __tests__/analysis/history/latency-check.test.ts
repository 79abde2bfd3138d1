import { describe, expect, it } from '@jest/globals'
import { checkLatency, type LatencyRequest } from '../../../src/analysis/history/latency-check.ts'
import { chooseWindow } from '../../../src/analysis/history/window.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { type JudgedMetric, referenceLengths } from '../../../src/analysis/values/scenario-values.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { aRun, type aSample, type RunShape, runsOnMain } from '../../support/a-run.ts'
import { normal, threeErrors } from '../../support/noise.ts'

interface Asked {
  readonly metric?: JudgedMetric
  readonly statistic?: LatencyRequest['statistic']
  readonly owned?: boolean
  readonly margin?: LatencyRequest['margin']
}

function check(candidate: RunFile, baselines: readonly RunFile[], asked: Asked = {}): Check | undefined {
  const { metric = 'ttft', statistic = 'p50', owned = true } = asked
  const window = chooseWindow({
    digests: baselines.map((run) => digestRun(run, { ordinal: 0 })),
    candidate: digestRun(candidate, { ordinal: 0 }),
    targetId: 'mini',
    owned
  })
  if (!('candidate' in window)) throw new Error('not comparable')
  return checkLatency({
    target: 'mini',
    owned,
    metric,
    statistic,
    margin: asked.margin ?? { ratio: statistic === 'p50' ? 0.06 : 0.15 },
    gating: true,
    window,
    lengths: referenceLengths(window.runs.map((run) => run.target)),
    alpha: 0.001,
    falseAlarmRatio: 0.01,
    targetCount: 1,
    hidesText: false,
    random: seededRandom(1)
  })
}

describe('with five runs and more', () => {
  const main = runsOnMain(6)

  it('finds a run that is 60 % slower, and says by how much', () => {
    const found = check(aRun({ factor: 1.6 }), main)
    expect(found).toMatchObject({ verdict: 'regressed', reason: 'slower-beyond-noise', kind: 'history' })
    expect(found?.changeRatio).toBeCloseTo(0.6, 1)
    expect(found?.intervalRatio?.[0]).toBeLessThan(0.6)
    expect(found?.intervalRatio?.[1]).toBeGreaterThan(0.6)
    expect(found?.candidate).toBeGreaterThan((found?.baseline ?? 0) * 1.5)
    expect(found?.sampleCounts).toEqual({ baseline: 360, candidate: 60, runs: 6 })
  })

  it.each(['ttft', 'tpot', 'e2e'] as const)('lets an unchanged run pass on the p50 and the p95 of %s', (metric) => {
    for (const statistic of ['p50', 'p95'] as const) {
      expect(check(aRun({ seed: 77 }), main, { metric, statistic })).toMatchObject({
        verdict: 'unchanged',
        reason: 'slowdown-unlikely'
      })
    }
  })

  it('shows a run that is a third faster, and does not call it slower', () => {
    expect(check(aRun({ factor: 0.6 }), main)).toMatchObject({ verdict: 'improved', reason: 'faster-beyond-noise' })
  })

  it('passes a change that is within what runs differ by themselves, and says what it would have found', () => {
    const restless = [0.8, 1.2, 0.9, 1.3, 0.75, 1.1].map((factor, index) => aRun({ ...at(index), factor }))
    const found = check(aRun({ factor: 1.2, seed: 5 }), restless)
    expect(found).toMatchObject({ verdict: 'unchanged', reason: 'no-slowdown-seen' })
    expect(found?.noiseRatio).toBeGreaterThan(0.1)
    expect(found?.detectableRatio).toBeGreaterThan(0.5)
  })

  it('sees a tail that got twice as slow where the middle did not', () => {
    const tail = (sample: ReturnType<typeof aSample>, index: number) =>
      index % 10 === 0 ? { ...sample, ttftMs: 3 * (sample.ttftMs ?? 0), lastMs: 3 * (sample.lastMs ?? 0) } : sample
    const slower = aRun({ change: tail })
    expect(check(slower, main, { statistic: 'p95' })).toMatchObject({ verdict: 'regressed' })
    expect(check(slower, main, { statistic: 'p50' })).toMatchObject({ verdict: 'unchanged' })
  })

  it('makes no alarm of the tail from two stragglers that nothing explains', () => {
    const straggle = (sample: ReturnType<typeof aSample>, index: number) =>
      index < 2 ? { ...sample, ttftMs: 8 * (sample.ttftMs ?? 0), lastMs: 8 * (sample.lastMs ?? 0) } : sample
    expect(check(aRun({ change: straggle }), main, { statistic: 'p95' })?.verdict).toBe('inconclusive')
  })

  it('asks for a change worth an alarm: a margin of 10 ms, where that is more than the relative one', () => {
    const fast = (factor: number, over: Partial<RunShape> = {}) => aRun({ factor: factor / 30, noise: 0.01, ...over })
    const quick = runsOnMain(6, { factor: 1 / 30, noise: 0.01 })
    const slower = fast(1.4)
    expect(check(slower, quick, { margin: { ratio: 0.1 } })).toMatchObject({ verdict: 'regressed' })
    expect(check(slower, quick, { margin: { ratio: 0.1, absolute: 10 } })).toMatchObject({ verdict: 'unchanged' })
  })
})

describe('with one to four runs', () => {
  it('calls twice as slow a regression, and provisional', () => {
    expect(check(aRun({ factor: 2 }), runsOnMain(1))).toMatchObject({ verdict: 'regressed', kind: 'provisional' })
  })

  it('does not alarm below the wide margin: 25 % for owned targets, 50 % for a provider', () => {
    expect(check(aRun({ factor: 1.2 }), runsOnMain(2))?.verdict).toBe('unchanged')
    expect(check(aRun({ factor: 1.4 }), runsOnMain(2))?.verdict).toBe('regressed')
    expect(check(aRun({ factor: 1.4 }), runsOnMain(2), { owned: false })?.reason).toBe('too-noisy')
    expect(check(aRun({ factor: 1.9 }), runsOnMain(2), { owned: false })?.verdict).toBe('regressed')
  })

  it('asks twice as much of a tail', () => {
    expect(check(aRun({ factor: 1.4 }), runsOnMain(2), { statistic: 'p95' })?.verdict).toBe('unchanged')
    expect(check(aRun({ factor: 2 }), runsOnMain(2), { statistic: 'p95' })?.verdict).toBe('regressed')
  })

  it('does not alarm where the few runs differ by as much themselves', () => {
    const restless = [1, 1.5].map((factor, index) => aRun({ ...at(index), factor }))
    expect(check(aRun({ factor: 1.8 }), restless)?.verdict).toBe('inconclusive')
  })
})

describe('what is missing', () => {
  const main = runsOnMain(6)
  const without = (sample: ReturnType<typeof aSample>) => ({ ...sample, readCount: 1 })

  it('is never a pass where the baseline had it', () => {
    expect(check(aRun({ change: without }), main, { metric: 'tpot' })).toMatchObject({
      verdict: 'inconclusive',
      reason: 'vanished'
    })
  })

  it('is new where only the candidate has it, and no check at all where neither side does', () => {
    const never = runsOnMain(6, { change: without })
    expect(check(aRun(), never, { metric: 'tpot' })).toMatchObject({
      verdict: 'inconclusive',
      reason: 'not-observable'
    })
    expect(check(aRun({ change: without }), never, { metric: 'tpot' })).toBeUndefined()
  })

  it.each([
    ['both sides', 12, 12, 'slowdown-unlikely'],
    ['the candidate', 12, 0, 'slower-beyond-noise'],
    ['the runs before', 0, 12, 'faster-beyond-noise'],
    ['too many of the candidate', 13, 0, 'too-few-samples'],
    ['too many of the runs before', 0, 13, 'too-few-samples']
  ] as const)('counts failures of %s alike, as slower than all else', (_, now, before, reason) => {
    const failing = (count: number): Partial<RunShape> => ({
      // Of other prompts in each round.
      change: ({ ttftMs, ttfatMs, lastMs, ...sample }, index) =>
        (index * 7) % 60 < count ? { ...sample, outcome: 'overloaded' } : { ...sample, ttftMs, ttfatMs, lastMs }
    })
    const found = check(aRun({ ...failing(now), seed: 3 }), runsOnMain(6, failing(before)), { statistic: 'p95' })
    expect(found?.reason).toBe(reason)
  })

  it('is not made up from a few samples: p50 needs 20 and p95 needs 60', () => {
    const few = aRun({ scenarioCount: 19, roundCount: 1 })
    expect(check(few, main)).toMatchObject({ verdict: 'inconclusive', reason: 'too-few-samples' })
    expect(check(aRun({ roundCount: 2 }), main, { statistic: 'p95' })).toMatchObject({ reason: 'too-few-samples' })
    expect(check(aRun({ roundCount: 2 }), main)).toMatchObject({ verdict: 'unchanged' })
  })
})

describe('calibration', () => {
  it.each([
    { statistic: 'p50', runNoise: 0.05 },
    { statistic: 'p95', runNoise: 0.05 }
  ] as const)(
    'alarms on at most 1 in 100 unchanged runs by $statistic, runs differing by 5 % on their own',
    ({ statistic, runNoise }) => {
      const random = seededRandom(2026)
      const rounds = 120
      let alarms = 0
      for (let round = 0; round < rounds; round += 1) {
        const run = (index: number) =>
          aRun({
            ...at(index),
            seed: round * 100 + index,
            factor: Math.exp(runNoise * normal(random)),
            scenarioCount: 20
          })
        const found = check(
          run(20),
          Array.from({ length: 6 }, (_, index) => run(index)),
          { statistic }
        )
        if (found?.verdict === 'regressed') alarms += 1
      }
      expect(alarms / rounds).toBeLessThanOrEqual(0.01 + threeErrors(0.01, rounds))
    }
  )
})

function at(index: number): Partial<RunShape> {
  return {
    seed: 200 + index,
    startedAt: `2026-10-${String(28 - index).padStart(2, '0')}T08:00:00Z`,
    workflowRunId: 500 - index
  }
}
