import { describe, expect, it } from '@jest/globals'
import { type GroupedPair, pairScore } from '../../src/stats/pair-score.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { normal, threeErrors } from '../support/noise.ts'

/** Groups of different levels, noise with stragglers. */
function somePairs(random: Random, groups: number, each: number): GroupedPair[] {
  const straggler = (): number => (random() < 0.12 ? random() * 2 : 0)
  return Array.from({ length: groups * each }, (_, index) => {
    const level = 3 * (index % groups)
    const noise = (): number => level + 0.25 * normal(random) + straggler()
    return { group: String(index % groups), base: noise(), head: noise() }
  })
}

describe('pairScore', () => {
  it('changes its sign and nothing else when the arms change places', () => {
    const pairs = somePairs(seededRandom(1), 6, 4)
    const swapped = pairs.map(({ group, base, head }) => ({ group, base: head, head: base }))
    expect(pairScore(swapped, 0)(0)).toBeCloseTo(-pairScore(pairs, 0)(0), 12)
    expect(pairScore(pairs, 0)(0)).not.toBe(0)
  })

  it('moves with a shift of head', () => {
    const pairs = somePairs(seededRandom(2), 6, 4)
    const shifted = pairs.map(({ group, base, head }) => ({ group, base, head: head + 0.2 }))
    expect(pairScore(shifted, 0.25)(0.25)).toBeCloseTo(pairScore(pairs, 0.05)(0.05), 9)
  })

  it('does not hear a straggler, and still hears the other of its pair', () => {
    const quiet = Array.from({ length: 12 }, (_, index) => ({ group: 'a', base: index % 3, head: (index + 1) % 3 }))
    const at = (head: number): number => pairScore([...quiet, { group: 'a', base: 2, head }], 0)(0)
    expect(at(500)).toBeCloseTo(at(5000), 12)
    expect(at(500)).toBeLessThan(at(2))
  })

  it.each([
    { groups: 30, each: 2 },
    { groups: 20, each: 5 }
  ])('raises no more false alarms than its level in $groups groups of $each pairs', ({ groups, each }) => {
    const random = seededRandom(groups)
    const rounds = 1500
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      if (pairScore(somePairs(random, groups, each), 0)(0) > 2.326) alarms += 1
    }
    expect(alarms / rounds).toBeLessThan(0.01 + threeErrors(0.01, rounds))
  })
})
