import { describe, expect, it } from '@jest/globals'
import { simulate } from '../../bench/verdict/simulate.ts'
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

  it('has nothing to judge in a file without a run of head', () => {
    const { head: _head, ...without } = file('none')
    expect(() => judgeHistory(without, options)).toThrow('no run of head')
  })
})
