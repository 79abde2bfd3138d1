import { describe, expect, it } from '@jest/globals'
import { lastOfPairs, summarizeArms } from '../../../src/analysis/report/summarize-arms.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aPairedRun, ofHead } from '../../support/a-paired-run.ts'
import { aRun, aSample } from '../../support/a-run.ts'

const targets = [
  { id: 'mini', owned: true },
  { id: 'mini (base)', owned: true }
]
const summaries = (run: RunFile, samples: readonly Sample[] = run.samples) =>
  summarizeArms({ run, targets, windows: new Map(), samples })
const slower = aPairedRun({ change: ofHead(() => ({ ttftMs: 200 })) })
const ttftOf = (run: RunFile) => summaries(run)[0]?.metrics.find(({ metric }) => metric === 'ttft')

describe('the summary of a target with a base', () => {
  it('is one, with base in the place of the baseline', () => {
    expect(summaries(slower).map(({ id }) => id)).toEqual(['mini'])
    expect(ttftOf(slower)).toMatchObject({ candidate: { n: 40, p50: 200 }, baseline: { n: 40, p50: 100 } })
  })

  it('counts every request, and takes percentiles of the pairs that were judged', () => {
    const [first] = slower.samples.filter(({ arm }) => arm === 'head')
    const refused = { ...first, outcome: 'rate-limited' } as Sample
    const recheck = { ...first, ttftMs: 5000, flags: ['recheck'] } as Sample
    const run = { ...slower, samples: [refused, ...slower.samples, recheck] }
    expect(summaries(run)[0]?.counts).toMatchObject({ attempted: 41, ok: 40, failed: { 'rate-limited': 1 } })
    expect(ttftOf(run)?.candidate.n).toBe(40)
  })

  it('is of earlier attempts too where those were judged', () => {
    const earlier = slower.samples.map((sample) => ({ ...sample, pair: (sample.pair ?? 0) + 1000 }))
    const [summary] = summaries(slower, [...earlier, ...slower.samples])
    expect(summary?.metrics[0]?.candidate.n).toBe(80)
    expect(summary?.counts.attempted).toBe(40)
  })

  it('of a target without a base is as it was', () => {
    expect(summaries(aRun())[0]).toMatchObject({ id: 'mini', counts: { attempted: 60 } })
  })
})

const base = (pair: number, ttftMs: number, over: Parameters<typeof aSample>[0] = {}) =>
  aSample({ arm: 'base', pair, ttftMs, ...over })

it('is the last sample of each pair of one arm of one target', () => {
  const samples = [
    base(0, 1, { outcome: 'rate-limited' }),
    base(0, 2, { flags: ['replacement'] }),
    base(1, 3),
    aSample({ pair: 1, ttftMs: 4 }),
    base(1, 5, { targetId: 'other' }),
    aSample({ arm: 'base', ttftMs: 6 })
  ]
  expect([...lastOfPairs(samples, 'mini', 'base')].map(([pair, { ttftMs }]) => [pair, ttftMs])).toEqual([
    [0, 2],
    [1, 3]
  ])
})

it('passes over what was spoilt, and what was asked again of a suspicious prompt', () => {
  const samples = [base(0, 1), base(0, 2, { flags: ['void-cache-hit'] }), base(0, 3, { flags: ['recheck'] })]
  expect(lastOfPairs(samples, 'mini', 'base').get(0)?.ttftMs).toBe(1)
})
