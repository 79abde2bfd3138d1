import { describe, expect, it } from '@jest/globals'
import { admit, drawChunks, drawRunEffect, emptyQueue } from '../../src/simulator/latency-model.ts'
import { seededNoise } from '../../src/simulator/random.ts'

const latency = { ttftMs: 20, tpotMs: 2, prefillMsPerToken: 0.1, chunkTokens: 1 }
const still = { jitter: 0, runNoise: 0, stallRatio: 0 }
const even = { ttftFactor: 1, tpotFactor: 1 }
const quiet = { latency, noise: still, run: even }
const random = () => seededNoise(1)
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('drawChunks', () => {
  it('is the plain schedule where there is no noise', () => {
    const chunks = drawChunks({ inputTokens: 100, outputTokens: 4 }, quiet, random())
    expect(chunks).toEqual([
      { tokens: 1, atMs: 30 },
      { tokens: 1, atMs: 32 },
      { tokens: 1, atMs: 34 },
      { tokens: 1, atMs: 36 }
    ])
  })

  it.each([
    {
      size: 3,
      outputTokens: 7,
      expected: [
        [1, 20],
        [3, 26],
        [3, 32]
      ]
    },
    {
      size: 3,
      outputTokens: 8,
      expected: [
        [1, 20],
        [3, 26],
        [3, 32],
        [1, 34]
      ]
    },
    { size: 3, outputTokens: 1, expected: [[1, 20]] },
    {
      size: 50,
      outputTokens: 5,
      expected: [
        [1, 20],
        [4, 28]
      ]
    }
  ])('sends $outputTokens tokens by $size, the first alone', ({ size, outputTokens, expected }) => {
    const model = { ...quiet, latency: { ...latency, prefillMsPerToken: 0, chunkTokens: size } }
    const chunks = drawChunks({ inputTokens: 9, outputTokens }, model, random())
    expect(chunks.map(({ tokens, atMs }) => [tokens, atMs])).toEqual(expected)
  })

  it('takes the run effect into every time', () => {
    const model = { ...quiet, run: { ttftFactor: 1.5, tpotFactor: 0.5 } }
    const chunks = drawChunks({ inputTokens: 100, outputTokens: 3 }, model, random())
    expect(chunks.map(({ atMs }) => atMs)).toEqual([45, 46, 47])
  })

  it('keeps the median of the first token and the mean gap at what was asked for, however it varies', () => {
    const source = seededNoise(11)
    const model = { ...quiet, noise: { ...still, jitter: 0.3 } }
    const replies = Array.from({ length: 1000 }, () => drawChunks({ inputTokens: 0, outputTokens: 50 }, model, source))
    const first = replies.map((chunks) => chunks[0]?.atMs ?? 0)
    const gaps = replies.map((chunks) => ((chunks.at(-1)?.atMs ?? 0) - (chunks[0]?.atMs ?? 0)) / 49)
    // Four standard errors: the median of a lognormal has 1.253 × 0.3 / √1000, the mean gap 0.307 / √49,000.
    expect(Math.abs(Math.log(median(first) / 20))).toBeLessThan(0.048)
    expect(Math.abs(mean(gaps) / 2 - 1)).toBeLessThan(0.0056)
    expect(new Set(first).size).toBe(1000)
  })

  it('stalls the share of replies that was asked for, once, for 3 to 10 times the time to first token', () => {
    const source = seededNoise(12)
    const model = { ...quiet, noise: { ...still, stallRatio: 0.25 } }
    const lengths = Array.from({ length: 2000 }, () => {
      const chunks = drawChunks({ inputTokens: 0, outputTokens: 10 }, model, source)
      return (chunks.at(-1)?.atMs ?? 0) - (20 + 9 * 2)
    })
    const stalls = lengths.filter((lengthMs) => lengthMs > 1e-9)
    expect(Math.abs(stalls.length / 2000 - 0.25)).toBeLessThan(0.039)
    expect(Math.min(...stalls)).toBeGreaterThanOrEqual(60)
    expect(Math.max(...stalls)).toBeLessThanOrEqual(200)
  })

  it('draws the same other noise with and without stalls', () => {
    const noise = { ...still, jitter: 0.2 }
    const plain = drawChunks({ inputTokens: 0, outputTokens: 5 }, { ...quiet, noise }, random())
    const stalled = drawChunks(
      { inputTokens: 0, outputTokens: 5 },
      { ...quiet, noise: { ...noise, stallRatio: 1 } },
      random()
    )
    const stallMs = (stalled.at(-1)?.atMs ?? 0) - (plain.at(-1)?.atMs ?? 0)
    const later = stalled.map(({ atMs }, index) => atMs - (plain[index]?.atMs ?? 0))
    expect(stallMs).toBeGreaterThan(0)
    expect(later.every((ms) => Math.abs(ms) < 1e-9 || Math.abs(ms - stallMs) < 1e-9)).toBe(true)
  })
})

describe('drawRunEffect', () => {
  it('is nothing without run noise', () => {
    expect(drawRunEffect(still, random())).toEqual(even)
  })

  it('varies as much as was asked for, both times somewhat together', () => {
    const effects = Array.from({ length: 4000 }, (_, run) =>
      drawRunEffect({ ...still, runNoise: 0.1 }, seededNoise(5, run))
    )
    const ttft = effects.map(({ ttftFactor }) => Math.log(ttftFactor) / 0.1)
    const tpot = effects.map(({ tpotFactor }) => Math.log(tpotFactor) / 0.1)
    // Four standard errors of 4000 squares and products of normal numbers.
    expect(Math.abs(mean(ttft.map((z) => z ** 2)) - 1)).toBeLessThan(0.09)
    expect(Math.abs(mean(tpot.map((z) => z ** 2)) - 1)).toBeLessThan(0.09)
    expect(Math.abs(mean(ttft.map((z, i) => z * (tpot[i] ?? 0))) - 0.36)).toBeLessThan(0.07)
  })
})

describe('admit', () => {
  it('serves at once while there is a place, and in order of arrival after that', () => {
    const arrivals = [0, 1, 2, 3, 500]
    let queue = emptyQueue(2)
    const starts = arrivals.map((atMs) => {
      const turn = admit(queue, { atMs, durationMs: 100 })
      queue = turn.queue
      return turn.startMs
    })
    expect(starts).toEqual([0, 1, 100, 101, 500])
  })
})
