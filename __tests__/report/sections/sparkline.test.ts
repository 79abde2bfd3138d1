import { describe, expect, it } from '@jest/globals'
import { sparkline } from '../../../src/report/sections/check-table.ts'

describe('a sparkline', () => {
  it.each([
    [[], ''],
    [[5], ''],
    [[100, 125, 150, 175, 200], '▁▂▃▅▇'],
    [[100, 100, 140], '▁▁▇'],
    [[140, 100, 100], '▇▁▁'],
    [[0, 0, 0], '▁▁▁'],
    [[100, Number.NaN, 200, Number.POSITIVE_INFINITY], '▁▇']
  ])('of %j is %j', (values, line) => {
    expect(sparkline(values)).toBe(line)
  })

  it('leaves noise of a few per cent flat', () => {
    expect(sparkline([100, 103, 98, 101, 102])).toBe('▁▁▁▁▁')
  })

  it('shows the newest twenty', () => {
    expect(sparkline([...Array<number>(30).fill(100), 200])).toBe(`${'▁'.repeat(19)}▇`)
  })
})
