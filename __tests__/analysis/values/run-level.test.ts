import { describe, expect, it } from '@jest/globals'
import { runLevel } from '../../../src/analysis/values/run-level.ts'
import { seededRandom } from '../../../src/stats/random.ts'

const asked = { statistic: 'p50', random: seededRandom(1) } as const
const usual = new Map([
  ['a', Math.log(100)],
  ['b', Math.log(200)]
])

describe('runLevel', () => {
  it('is in logs relative to what each prompt usually takes', () => {
    const run = new Map([
      ['a', [109, 110, 111, 110]],
      ['b', [219, 220, 221, 220]]
    ])
    expect(Math.exp(runLevel(run, usual, asked)?.level ?? 0)).toBeCloseTo(1.1, 3)
  })

  it('says how much requests of one prompt differ by, wherever the prompts lie', () => {
    // Log differences within the prompts: ln 1.1 each.
    const run = new Map([
      ['a', [100, 110]],
      ['b', [2000, 2200]]
    ])
    expect(runLevel(run, usual, asked)?.spread).toBeCloseTo(Math.log(1.1) / (Math.SQRT2 * 0.6745), 9)
    expect(runLevel(new Map([['a', [100]]]), usual, asked)?.spread).toBeUndefined()
  })

  it('takes a failed request into the tail and leaves it out of the middle', () => {
    const run = new Map([['a', [...Array<number>(57).fill(100), ...Array<number>(3).fill(Number.POSITIVE_INFINITY)]]])
    expect(runLevel(run, usual, asked)?.level).toBeCloseTo(0, 5)
    expect(runLevel(run, usual, { ...asked, statistic: 'p95' })?.level).toBeGreaterThan(0.1)
  })

  it('has none where no prompt is one that the baseline answered', () => {
    expect(runLevel(new Map([['new', [1, 2, 3]]]), usual, asked)).toBeUndefined()
  })
})
