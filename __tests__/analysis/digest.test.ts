import { describe, expect, it } from '@jest/globals'
import { digestRun, judgedSamples, logLineOf } from '../../src/analysis/digest.ts'
import { runDigestSchema } from '../../src/domain/baseline.ts'
import { aRun, aSample } from '../support/a-run.ts'

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
