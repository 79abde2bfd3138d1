import { describe, expect, it } from '@jest/globals'
import { summarizeTarget, ttftPartsOf } from '../../../src/analysis/report/summarize.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { aRun, aSample, type RunShape, runsOnMain } from '../../support/a-run.ts'
import { judged } from '../../support/judged.ts'

const target = { id: 'mini', owned: true, price: { input: 1, output: 10 } }
function summaryOf(run: RunFile, baselines: readonly RunFile[] = []) {
  const summary = summarizeTarget(run, target, judged(run, baselines).windows.get('mini'))
  if (summary === undefined) throw new Error('no target')
  return summary
}

describe('summarizeTarget', () => {
  it('names the target as the run file does', () => {
    expect(summaryOf(aRun())).toMatchObject({
      model: 'mini-model',
      host: 'api.test',
      connectMs: 12,
      inputTokenMedian: 50,
      outputTokenMedian: 50,
      streamedRatio: 1,
      costUsd: expect.closeTo((60 * (50 + 500)) / 1e6, 9)
    })
  })

  it('says whether prompts had been asked before, where that is recorded', () => {
    const run = aRun()
    const withCache = (cache: string): RunFile => {
      const targets = run.plan.targets.map((planned) => ({ ...planned, parts: { ...planned.parts, cache } }))
      return { ...run, plan: { ...run.plan, targets } }
    }
    expect(summaryOf(withCache('warm')).cache).toBe('warm')
    expect(summaryOf(withCache('cold')).cache).toBe('cold')
    expect(summaryOf(withCache('tepid')).cache).toBeUndefined()
  })

  it('prints percentiles only from 20, 60 and 300 values on', () => {
    const ttft = (roundCount: number) => {
      const { candidate = {} } = summaryOf(aRun({ roundCount })).metrics.find(({ metric }) => metric === 'ttft') ?? {}
      return Object.keys(JSON.parse(JSON.stringify(candidate)))
    }
    expect(ttft(1)).toEqual(['n', 'p50'])
    expect(ttft(3)).toEqual(['n', 'p50', 'p95'])
    expect(ttft(15)).toEqual(['n', 'p50', 'p95', 'p99'])
  })

  it('has failures reach the tail, where a percentile then has no value', () => {
    const failing: Partial<RunShape> = {
      change: (sample, index) => (index < 6 ? { ...sample, outcome: 'timeout-total' } : sample)
    }
    const summary = summaryOf(aRun(failing))
    expect(summary.counts).toEqual({ attempted: 60, ok: 54, failed: { 'timeout-total': 6 }, void: 0 })
    expect(summary.metrics[0]?.candidate).toEqual({ n: 60, p50: expect.any(Number) })
  })

  it('leaves void samples out and counts them', () => {
    const summary = summaryOf(
      aRun({ change: (sample, index) => (index < 4 ? { ...sample, flags: ['void-cache-hit'] } : sample) })
    )
    expect(summary.counts).toMatchObject({ attempted: 56, void: 4 })
  })

  it('sets the middle of the baseline beside it, and the trend with the candidate last', () => {
    const summary = summaryOf(aRun({ factor: 2 }), runsOnMain(5))
    const ttft = summary.metrics.find(({ metric }) => metric === 'ttft')
    expect(ttft?.baseline?.n).toBe(300)
    expect((ttft?.candidate.p50 ?? 0) / (ttft?.baseline?.p50 ?? 1)).toBeCloseTo(2, 0)
    expect(ttft?.trend).toHaveLength(6)
    expect(ttft?.trend[5]).toBe(ttft?.candidate.p50)
  })

  it('has nothing for a target that was not in the run', () => {
    expect(summarizeTarget(aRun(), { id: 'other', owned: true }, undefined)).toBeUndefined()
  })
})

it('splits the time to first token by what the server says, and leaves the rest to the way', () => {
  const timed = aSample({ ttftMs: 100, serverTimings: { queueMs: 40, prefillMs: 25 } })
  expect(ttftPartsOf([timed, aSample()])).toEqual({ queueMs: 40, prefillMs: 25, restMs: 35, sampleCount: 1 })
})

it('knows half of it where the server says half', () => {
  expect(ttftPartsOf([aSample({ ttftMs: 100, serverTimings: { prefillMs: 25 } })])).toEqual({
    prefillMs: 25,
    restMs: 75,
    sampleCount: 1
  })
})

it('tells the server from the way where it knows its first token', () => {
  const timed = aSample({ ttftMs: 100, serverTimings: { firstTokenMs: 70 } })
  expect(ttftPartsOf([timed])).toEqual({ serverMs: 70, restMs: 30, sampleCount: 1 })
  const split = aSample({ ttftMs: 100, serverTimings: { queueMs: 10, prefillMs: 40, firstTokenMs: 70 } })
  expect(ttftPartsOf([split])).toEqual({ queueMs: 10, prefillMs: 40, serverMs: 20, restMs: 30, sampleCount: 1 })
})

it('takes the way from the whole where the server tells no more than how long that took', () => {
  const timed = aSample({ ttftMs: 100, lastMs: 300, serverTimings: { totalMs: 260 } })
  expect(ttftPartsOf([timed])).toEqual({ serverMs: 60, restMs: 40, sampleCount: 1 })
  expect(ttftPartsOf([aSample({ ttftMs: 20, lastMs: 300, serverTimings: { totalMs: 260 } })])).toEqual({
    serverMs: 0,
    restMs: 20,
    sampleCount: 1
  })
})

it('never has a server take longer than was waited', () => {
  const timed = aSample({ ttftMs: 100, serverTimings: { firstTokenMs: 130 } })
  expect(ttftPartsOf([timed])).toEqual({ serverMs: 100, restMs: 0, sampleCount: 1 })
})

it('leaves nothing rather than less where the server claims more than was waited', () => {
  expect(ttftPartsOf([aSample({ ttftMs: 20, serverTimings: { prefillMs: 25 } })])?.restMs).toBe(0)
})

it('says nothing where no server does, or only of the decoding', () => {
  expect(ttftPartsOf([aSample(), aSample({ serverTimings: { decodeMs: 5 } })])).toBeUndefined()
})
