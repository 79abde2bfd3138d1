import { expect, it } from '@jest/globals'
import { normalQuantile, normalUpperTail } from '../../src/stats/normal.ts'

// R: qnorm(c(.975, .95, .5, .001, 1e-5, .02425)), printed to 10 digits.
it.each([
  [0.975, 1.959963985],
  [0.95, 1.644853627],
  [0.5, 0],
  [0.001, -3.090232306],
  [1e-5, -4.264890794],
  [0.999, 3.090232306]
])('at %d is %d', (p, expected) => {
  expect(normalQuantile(p)).toBeCloseTo(expected, 8)
})

it('meets itself where one approximation takes over from the other', () => {
  expect(normalQuantile(0.02425 - 1e-12)).toBeCloseTo(normalQuantile(0.02425 + 1e-12), 7)
})

it.each([0, 1, -0.1, Number.NaN])('has no value at %d', (p) => {
  expect(() => normalQuantile(p)).toThrow('between 0 and 1')
})

// R: pnorm(c(0, .5, 1.96, 3, 3.5, 6, 8), lower.tail = FALSE).
it.each([
  [0, 0.5],
  [0.5, 0.3085375387],
  [1.96, 0.02499789515],
  [3, 0.001349898032],
  [3.5, 0.000232629079],
  [6, 9.86587645e-10],
  [8, 6.220960574e-16],
  [-1, 0.8413447461]
])('has %d exceeded with probability %d', (x, probability) => {
  expect(normalUpperTail(x) / probability).toBeCloseTo(1, 9)
})
