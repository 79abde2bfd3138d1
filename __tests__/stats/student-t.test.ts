import { expect, it } from '@jest/globals'
import { studentTCumulative, studentTQuantile, studentTUpperTail } from '../../src/stats/student-t.ts'

// The usual tables of Student's t: R's qt(.975, 5), qt(.95, 8), qt(.999, 8), qt(.975, 1), qt(.995, 30).
it.each([
  [0.975, 5, 2.570582],
  [0.95, 8, 1.859548],
  [0.999, 8, 4.500791],
  [0.975, 1, 12.7062],
  [0.995, 30, 2.749996]
])('at %d with %d degrees of freedom is %d', (p, df, expected) => {
  expect(studentTQuantile(p, df)).toBeCloseTo(expected, 4)
})

it('undoes its own quantile, far out and with broken degrees of freedom too', () => {
  for (const p of [1e-6, 0.01, 0.3, 0.4999999, 0.5, 0.9, 0.9999]) {
    expect(studentTCumulative(studentTQuantile(p, 3.5), 3.5)).toBeCloseTo(p, 9)
  }
})

it('is the same from both sides, at any p and df', () => {
  for (const df of [1, 2, 3, 10, 11.5, 29, 500]) {
    for (const p of [1e-12, 1e-6, 0.0005, 0.05, 0.1, 0.49]) {
      const quantile = studentTQuantile(p, df)
      expect(studentTCumulative(quantile, df) / p).toBeCloseTo(1, 8)
      // 1 − p itself is only known to 1e-16.
      expect(studentTQuantile(1 - p, df) / -quantile).toBeCloseTo(1, 3)
    }
  }
})

it('keeps its digits in the upper tail', () => {
  // With one degree of freedom t is Cauchy: P(T > t) = 1/2 − atan(t)/π, about 1/(πt).
  expect(studentTUpperTail(1e6, 1)).toBeCloseTo(1 / (Math.PI * 1e6), 12)
  expect(studentTUpperTail(-2, 4) + studentTUpperTail(2, 4)).toBeCloseTo(1, 12)
})
