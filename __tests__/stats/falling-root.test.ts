import { describe, expect, it } from '@jest/globals'
import { fallingRoot } from '../../src/stats/falling-root.ts'

const search = { near: 0, step: 0.1, reach: 100, tolerance: 1e-9 }

describe('fallingRoot', () => {
  it.each([
    ['a line', (x: number) => 3 - 2 * x, 1, 1],
    ['a curve that is flat on one side', (x: number) => -(x ** 3), -8, 2],
    ['a step', (x: number) => (x < 5 ? 1 : -1), 0, 5],
    ['a curve far to the left', (x: number) => -Math.exp(x / 10), -0.01, 10 * Math.log(0.01)]
  ])('finds where %s passes its target', (_, f, target, root) => {
    expect(fallingRoot(f, target, search)).toBeCloseTo(root, 3)
  })

  it('stays at the end of its reach where there is nothing', () => {
    expect(fallingRoot(() => 1, 0, { ...search, reach: 3 })).toBe(3)
    expect(fallingRoot(() => -1, 0, { ...search, reach: 3 })).toBe(-3)
  })

  it('takes a handful of evaluations for what is nearly a line', () => {
    let count = 0
    fallingRoot(
      (x) => {
        count += 1
        return -Math.tanh(x - 0.3)
      },
      0,
      { near: 0, step: 0.25, reach: 6, tolerance: 1e-3 }
    )
    expect(count).toBeLessThan(9)
  })
})
