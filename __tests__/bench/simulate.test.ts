import { describe, expect, it } from '@jest/globals'
import { simulate } from '../../bench/verdict/simulate.ts'
import type { SimulatedRequest } from '../../bench/verdict/simulated.ts'
import { median } from '../../src/stats/quantile.ts'

const small = { baseline: 1, prompts: 2, repeats: 1, mode: 'both' } as const
const middleOf = (samples: readonly SimulatedRequest[], key: 'ttftMs' | 'tpotMs'): number =>
  median(samples.flatMap((sample) => sample[key] ?? [])) ?? Number.NaN

describe('simulate', () => {
  it('gives the numbers that were recorded, for the same options and seed', () => {
    const hosted = simulate({ ...small, scenario: 'hosted', effect: 'p50+10', seed: 1, balanced: true })
    expect(hosted.prompts.map(({ inputTokens, outputTokens }) => [inputTokens, outputTokens])).toEqual([
      [79, 74],
      [385, 221]
    ])
    expect(hosted.head?.samples).toMatchObject([
      { prompt: 'p000', ttftMs: 314, tpotMs: 14.8214, e2eMs: 1144, outTokens: 57, tH: 6.71938 },
      { prompt: 'p001', ttftMs: 260, tpotMs: 15.3149, e2eMs: 3859, outTokens: 236, tH: 6.72022 }
    ])
    expect(hosted.interleaved?.slots).toMatchObject([
      { prompt: 'p001', arm: 'head', ttftMs: 295, e2eMs: 3987 },
      { prompt: 'p001', arm: 'base', ttftMs: 242, e2eMs: 3430, second: true },
      { prompt: 'p000', arm: 'base', ttftMs: 220, e2eMs: 1193 },
      { prompt: 'p000', arm: 'head', ttftMs: 294, e2eMs: 1407, second: true }
    ])
    const noisy = simulate({ ...small, scenario: 'noisy', effect: 'tail+25', seed: 12_345 })
    expect(noisy.truth).toEqual({ ttft: { p50: 1, p95: 1.25 }, tpot: { p50: 1, p95: 1.25 } })
    expect(noisy.interleaved?.slots).toMatchObject([
      { prompt: 'p001', arm: 'base', ok: false, ttftMs: null, e2eMs: null },
      { prompt: 'p001', arm: 'head', ttftMs: 295, e2eMs: 1366 },
      { prompt: 'p000', arm: 'head', ttftMs: 357, e2eMs: 2347 },
      { prompt: 'p000', arm: 'base', ttftMs: 646, e2eMs: 1877 }
    ])
  })

  it('knows what an effect does to the true percentiles', () => {
    expect(simulate({ ...small, scenario: 'cliff', effect: 'bimodal' }).truth).toEqual({
      ttft: { p50: 1.024, p95: 1.123 },
      tpot: { p50: 1.012, p95: 1.311 }
    })
    expect(simulate({ ...small, scenario: 'dedicated', effect: 'slow+5' }).truth).toEqual({
      ttft: { p50: 1.005, p95: 2.815 },
      tpot: { p50: 1, p95: 1 }
    })
  })

  it('changes nothing but head by an effect: the same seed has the same noise', () => {
    const before = simulate({ scenario: 'hosted', seed: 5, mode: 'history' })
    const after = simulate({ scenario: 'hosted', seed: 5, mode: 'history', effect: 'p50+20' })
    expect(after.baseline).toEqual(before.baseline)
    const ratio = middleOf(after.head?.samples ?? [], 'ttftMs') / middleOf(before.head?.samples ?? [], 'ttftMs')
    expect(ratio).toBeCloseTo(1.2, 2)
    expect(after.truth).toEqual({ ttft: { p50: 1.2, p95: 1.2 }, tpot: { p50: 1.2, p95: 1.2 } })
  })

  it('asks both arms of a pair one right after the other, half of the pairs base first', () => {
    const slots = simulate({ mode: 'interleaved', baseline: 0, balanced: true, seed: 3 }).interleaved?.slots ?? []
    expect(slots).toHaveLength(2 * 150)
    const pairs = [...Map.groupBy(slots, ({ pair }) => pair).values()]
    expect(pairs).toHaveLength(150)
    for (const [first, second] of pairs) {
      expect(second).toMatchObject({ prompt: first?.prompt, slot: (first?.slot ?? 0) + 1, second: true })
      expect(new Set([first?.arm, second?.arm])).toEqual(new Set(['base', 'head']))
    }
    expect(pairs.filter(([first]) => first?.arm === 'base')).toHaveLength(75)
  })

  it('measures head again where the first measurement left the endpoint, with noise of its own', () => {
    const runs = Array.from({ length: 60 }, (_, seed) =>
      simulate({ scenario: 'dedicated', seed, baseline: 1, mode: 'history', secondAfterS: 60 })
    )
    const log = (samples: readonly SimulatedRequest[] | undefined) => Math.log(middleOf(samples ?? [], 'tpotMs'))
    const apart = runs.map(({ head, second }) => Math.abs(log(second?.samples) - log(head?.samples)))
    const another = runs.map(({ head, baseline }) => Math.abs(log(baseline[0]?.samples) - log(head?.samples)))
    // Runs differ by about 3 % each; what head and its second measurement share does not count.
    expect(median(apart)).toBeLessThan(0.5 * (median(another) ?? 0))
    expect(runs[0]?.second?.samples).not.toEqual(runs[0]?.head?.samples)
    expect(runs[0]?.second?.startedAtH).toBeGreaterThan((runs[0]?.head?.startedAtH ?? 0) + (150 * 2 + 59) / 3600)
    expect(runs.every(({ head, second }) => head?.outlierRun === second?.outlierRun)).toBe(true)
  })

  it('leaves everything else as it is where head is measured again', () => {
    const { second, ...rest } = simulate({ ...small, seed: 9, secondAfterS: 60 })
    expect(second?.samples).toHaveLength(2)
    expect(rest).toEqual(simulate({ ...small, seed: 9 }))
  })

  it('names the effects it knows where it is asked for another', () => {
    expect(() => simulate({ effect: 'faster' })).toThrow('effect "faster": expected none, bimodal, or one of p50')
  })
})

describe('later jobs of the same change', () => {
  it('come after the head, in order, and leave everything before them as it was', () => {
    const options = { ...small, scenario: 'hosted', mode: 'history', seed: 5, slowHead: true } as const
    const { again = [], ...before } = simulate({ ...options, laterJobs: [0, 0] })
    expect(before).toEqual(simulate(options))
    const starts = [before.head, ...again].map((run) => run?.startedAtH ?? Number.NaN)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(new Set(starts).size).toBe(3)
  })

  it.each([
    { correlation: 1, slowHead: true, slow: [true, true] },
    { correlation: 1, slowHead: false, slow: [false, false] },
    { correlation: 0, slowHead: true, slow: [false, false] }
  ])('are slow as the head was where they are the same machine: $correlation, $slowHead', (world) => {
    const { head, again } = simulate({
      ...small,
      mode: 'history',
      seed: 5,
      slowHead: world.slowHead,
      laterJobs: [world.correlation, world.correlation]
    })
    expect(head?.outlierRun).toBe(world.slowHead)
    expect(again?.map(({ outlierRun }) => outlierRun)).toEqual(world.slow)
  })

  it('are as fast as the head was where their run effects are the same', () => {
    const spreadOf = (correlation: number): number => {
      const ratios = Array.from({ length: 40 }, (_, index) => {
        const file = simulate({
          scenario: 'noisy',
          mode: 'history',
          baseline: 0,
          prompts: 10,
          repeats: 2,
          seed: 100 + index,
          slowHead: false,
          laterJobs: [correlation]
        })
        const [first, second] = [file.head, file.again?.[0]].map((run) => middleOf(run?.samples ?? [], 'tpotMs'))
        return Math.abs(Math.log((second as number) / (first as number)))
      })
      return median(ratios) as number
    }
    expect(spreadOf(1)).toBeLessThan(0.5 * spreadOf(0))
  })
})
