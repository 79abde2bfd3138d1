import { describe, expect, it } from '@jest/globals'
import { simulate } from '../../bench/verdict/simulate.ts'
import type { SimulatedRun } from '../../bench/verdict/simulated.ts'
import { judgeHistory, judgeInterleaved, PRODUCT_DEFAULTS } from '../../bench/verdict/simulated-file.ts'

const options = { ...PRODUCT_DEFAULTS, minPairs: 20 }
const file = (effect: string) =>
  simulate({
    scenario: 'dedicated',
    effect,
    seed: 4,
    baseline: 5,
    rounds: 14,
    repeats: 3,
    balanced: true,
    mode: 'both'
  })

const simulated = (effect: string) =>
  simulate({
    scenario: 'dedicated',
    effect,
    seed: 9,
    baseline: 10,
    prompts: 20,
    repeats: 3,
    mode: 'history',
    slowHead: false
  })

describe('judgeInterleaved', () => {
  it('finds a slowdown by the pairs, and says how much in per cent', () => {
    const { mode, verdict, requests, checks } = judgeInterleaved(file('p50+20'), options)
    expect({ mode, verdict }).toEqual({ mode: 'interleaved', verdict: 'regression' })
    expect(requests).toBe(60)
    const ttft = checks.find(({ metric, q }) => metric === 'ttft' && q === 'p50')
    expect(ttft?.verdict).toBe('regression')
    expect(ttft?.changePct).toBeGreaterThan(15)
    expect(ttft?.changePct).toBeLessThan(25)
    expect(ttft?.ci95Pct?.[0]).toBeLessThan(20)
  })

  it('counts the pairs of the prompts that were asked again', () => {
    const { verdict, requests, checks } = judgeInterleaved(file('bimodal'), options)
    expect(verdict).toBe('regression')
    // Three suspects of eight fresh pairs each, beside the fifty that the medians needed.
    expect(requests).toBe(2 * (50 + 3 * 8))
    expect(checks.filter(({ q }) => q === 'worst-prompt').map((check) => check.verdict)).toContain('regression')
  })

  it('does not judge more pairs than the cap', () => {
    const judged = judgeInterleaved(
      simulate({ scenario: 'noisy', effect: 'p50+5', seed: 9, rounds: 14, balanced: true }),
      {
        ...options,
        cap: 40,
        failFast: false
      }
    )
    expect(judged.verdict).toBe('inconclusive')
    expect(judged.requests).toBeLessThan(80 + 2 * 3 * 8 + 1)
  })
})

describe('judgeHistory', () => {
  it('judges head against the runs before it', () => {
    expect(judgeHistory(file('p50+50'), options)).toMatchObject({
      mode: 'history',
      verdict: 'regression',
      requests: 90
    })
    expect(judgeHistory(file('none'), options).verdict).not.toBe('regression')
  })

  const runs = {
    unchanged: simulated('none'),
    slower: simulated('p50+20'),
    muchSlower: simulated('p50+60')
  }
  it.each([
    { jobs: ['slower', 'slower'], attempts: ['inconclusive', 'regression'] },
    { jobs: ['slower', 'unchanged'], attempts: ['inconclusive', 'ok'] },
    { jobs: ['unchanged', 'slower'], attempts: ['ok', 'inconclusive'] },
    { jobs: ['muchSlower', 'muchSlower'], attempts: ['regression', 'regression'] },
    // The lower middle of three counts: one job cannot make a slow change green, nor a fast one red.
    { jobs: ['slower', 'unchanged', 'slower'], attempts: ['inconclusive', 'ok', 'regression'] },
    { jobs: ['unchanged', 'slower', 'unchanged'], attempts: ['ok', 'inconclusive', 'ok'] },
    {
      jobs: ['slower', 'slower', 'slower', 'slower', 'slower'],
      attempts: ['inconclusive', 'regression', 'regression', 'regression', 'regression']
    }
  ] as const)('tells the verdict after each job: $jobs', ({ jobs: [first, ...later], attempts }) => {
    const again = later.map((name) => runs[name].head as SimulatedRun)
    const judged = judgeHistory({ ...runs[first], again }, options)
    expect(judged.attempts).toEqual(attempts)
    const { attempts: _, ...alone } = judged
    expect(alone).toEqual(judgeHistory(runs[first], options))
  })

  it('has no attempts in a file without later jobs, and one in a file with none yet', () => {
    expect(judgeHistory(runs.unchanged, options)).not.toHaveProperty('attempts')
    expect(judgeHistory({ ...runs.unchanged, again: [] }, options).attempts).toEqual(['ok'])
  })

  it('refuses later jobs that are no array', () => {
    const broken = { ...runs.unchanged, again: runs.slower.head as unknown as SimulatedRun[] }
    expect(() => judgeHistory(broken, options)).toThrow('again: expected an array of runs')
  })

  it('has nothing to judge in a file without a run of head', () => {
    const { head: _head, ...without } = file('none')
    expect(() => judgeHistory(without, options)).toThrow('no run of head')
  })
})
