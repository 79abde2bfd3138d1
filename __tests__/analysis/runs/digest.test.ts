import { describe, expect, it } from '@jest/globals'
import { digestRun, judgedSamples, logLineOf } from '../../../src/analysis/runs/digest.ts'
import { runDigestSchema } from '../../../src/domain/baseline.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { aCheck, aRegression } from '../../support/a-report.ts'
import { aRun, aSample } from '../../support/a-run.ts'

it('has the first token of the answer where replies hide their own', () => {
  const run = aRun()
  const samples = run.samples.map(({ ttftMs = 0, ...sample }, index) => ({
    ...sample,
    ttfatMs: 2 * ttftMs,
    ...(index === 0 ? {} : { ttftMs })
  }))
  const [target] = digestRun({ ...run, samples }, { ordinal: 0 }).targets
  const rows = target?.scenarios.flatMap((scenario) => scenario.rows) ?? []
  expect(target?.firstToken).toBe('ttfat')
  const inMicroseconds = (values: readonly (number | null)[]) =>
    values.map((ms) => Math.round(1000 * (ms ?? 0))).toSorted()
  expect(inMicroseconds(rows.map(([first]) => first))).toEqual(inMicroseconds(samples.map(({ ttfatMs }) => ttfatMs)))
  expect(logLineOf(digestRun({ ...run, samples }, { ordinal: 0 })).targets[0]?.ttft).toEqual({ n: 0 })
  expect(digestRun(run, { ordinal: 0 }).targets[0]?.firstToken).toBe('either')
  const aloud = run.samples.map((sample) => ({ ...sample, ttfatMs: 2 * (sample.ttftMs ?? 0) }))
  expect(digestRun({ ...run, samples: aloud }, { ordinal: 0 }).targets[0]?.firstToken).toBeUndefined()
})

describe('digestRun', () => {
  it('keeps of each answered request its three times and its length', () => {
    const digest = digestRun(aRun({ scenarioCount: 1, roundCount: 1, change: () => aSample() }), { ordinal: 0 })
    expect(digest.targets[0]?.scenarios[0]).toMatchObject({
      attempted: 1,
      failed: 0,
      streamed: 1,
      rows: [[100, 10, 300, 21]]
    })
  })

  it('writes what its own schema reads', () => {
    const digest = digestRun(
      aRun({ change: (sample, index) => (index % 7 === 0 ? aSample({ outcome: 'timeout-idle' }) : sample) }),
      {
        ordinal: 2,
        state: 'regression'
      }
    )
    expect(runDigestSchema.parse(JSON.parse(JSON.stringify(digest)))).toEqual(digest)
    expect(digest.targets[0]?.failures).toEqual({ 'timeout-idle': 9 })
  })

  it('leaves a time out where the sample has none, and never makes it zero', () => {
    const short = aSample({ outputTokenCount: 1, readCount: 1 })
    const { ttfatMs: _, ...hidden } = aSample()
    const digest = digestRun(
      aRun({ scenarioCount: 1, roundCount: 2, change: (_s, index) => (index === 0 ? short : hidden) }),
      { ordinal: 0 }
    )
    expect(digest.targets[0]?.scenarios[0]?.rows).toEqual([
      [100, null, 300, 1],
      [100, 10, 300, 21]
    ])
  })

  it('thins a long run evenly instead of cutting off its end', () => {
    const digest = digestRun(
      aRun({ scenarioCount: 1, roundCount: 640, change: (_, index) => aSample({ ttftMs: index }) }),
      { ordinal: 0 }
    )
    const rows = digest.targets[0]?.scenarios[0]?.rows ?? []
    expect(rows).toHaveLength(64)
    expect(rows.map(([ttft]) => ttft)).toEqual(Array.from({ length: 64 }, (_, index) => index * 10))
  })
})

describe('digestRun, of a run that was judged', () => {
  const line = { upToRatio: 0.35, until: '2027-01-31', reason: 'longer system prompt' }
  const alarmsOf = (...checks: readonly Check[]) => digestRun(aRun(), { ordinal: 0, checks }).alarms

  it('keeps its alarms, and the line that accepted one', () => {
    const digest = digestRun(aRun(), {
      ordinal: 0,
      checks: [aCheck(), aRegression(), aRegression({ metric: 'tpot', accepted: line })]
    })
    expect(digest.alarms).toEqual([
      { target: 'chat', metric: 'ttft', statistic: 'p50', changeRatio: 0.31 },
      { target: 'chat', metric: 'tpot', statistic: 'p50', changeRatio: 0.31, accepted: line }
    ])
    expect(runDigestSchema.parse(digest)).toEqual(digest)
    expect(alarmsOf(aCheck())).toEqual([])
    expect(digestRun(aRun(), { ordinal: 0 }).alarms).toBeUndefined()
  })

  it('keeps of a second step that one line accepted how far both went', () => {
    const second = aRegression({ changeRatio: 0.1, accepted: line, acceptedBefore: { ...line, changeRatio: 0.2 } })
    expect(alarmsOf(second)).toMatchObject([{ changeRatio: expect.closeTo(0.32, 9) }])
  })
})

describe('judgedSamples', () => {
  it('are those of the head, unless a file holds nothing but a base', () => {
    const [head, base] = [aSample(), aSample({ arm: 'base' })]
    expect(judgedSamples([head, base])).toEqual([head])
    expect(judgedSamples([base])).toEqual([base])
  })

  it('are not the void ones', () => {
    expect(judgedSamples([aSample({ flags: ['void-cache-hit'] })])).toEqual([])
  })
})

describe('logLineOf', () => {
  it('prints a percentile only where there are enough values for it', () => {
    const line = (roundCount: number) => logLineOf(digestRun(aRun({ roundCount }), { ordinal: 0 })).targets[0]
    expect(line(1)?.ttft).toEqual({ n: 20, p50: expect.any(Number) })
    expect(line(3)?.ttft).toEqual({ n: 60, p50: expect.any(Number), p95: expect.any(Number) })
    expect(line(1)?.errorRatio).toBe(0)
  })
})
