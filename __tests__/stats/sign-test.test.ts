import { expect, it } from '@jest/globals'
import { signTest } from '../../src/stats/sign-test.ts'

// Sums of binomial coefficients over 2^n, by hand.
it.each([
  [5, 0, 1 / 32],
  [9, 1, 11 / 1024],
  [1, 9, 1023 / 1024],
  [3, 3, 42 / 64],
  [0, 0, 1]
])('of %d against %d is %d', (head, base, probability) => {
  expect(signTest(head, base)).toBeCloseTo(probability, 12)
})
