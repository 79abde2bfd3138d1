import { describe, expect, it } from '@jest/globals'
import { mingled, shuffled } from '../../../src/plan/slots/schedule.ts'
import { seededRandom } from '../../../src/stats/random.ts'

describe('shuffled', () => {
  it('keeps every item, and leaves the list alone', () => {
    const items = [1, 2, 3, 4, 5]
    expect([...shuffled(items, seededRandom(1))].toSorted()).toEqual(items)
    expect(items).toEqual([1, 2, 3, 4, 5])
    expect(shuffled([], seededRandom(1))).toEqual([])
  })
})

describe('mingled', () => {
  it('keeps each list in its order', () => {
    const lists = [[1, 2, 3, 4, 5, 6], [10, 20], [], [100, 200, 300]]
    const all = mingled(lists, seededRandom(2))
    expect(all).toHaveLength(11)
    for (const list of lists) expect(all.filter((item) => list.includes(item))).toEqual(list)
  })

  it('has every way to merge equally often', () => {
    const random = seededRandom(3)
    const counts = new Map<string, number>()
    const rounds = 3000
    for (let round = 0; round < rounds; round += 1) {
      const way = mingled([['a', 'b'], ['x']], random).join('')
      counts.set(way, (counts.get(way) ?? 0) + 1)
    }
    // abx, axb, xab: 1000 each, with a standard deviation of 26.
    expect(counts.size).toBe(3)
    for (const count of counts.values()) expect(Math.abs(count - rounds / 3)).toBeLessThan(4 * 26)
  })
})
