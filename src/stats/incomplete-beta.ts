/** Lanczos coefficients, g = 7, n = 9 (P. Godfrey, "A note on the computation of the convergent Lanczos complex Gamma approximation", 2001). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
]
const LANCZOS_G = 7

/** ln Γ(x) for x > 0, to about 15 digits. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const y = x - 1
  const base = y + LANCZOS_G + 0.5
  const series = LANCZOS.reduce(
    (sum, coefficient, index) => (index === 0 ? sum : sum + coefficient / (y + index)),
    LANCZOS[0] as number
  )
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(base) - base + Math.log(series)
}

const MAX_STEPS = 1000
const PRECISION = 1e-14
/** Stands in for a zero denominator, so that the fraction goes on (Lentz's method). */
const TINY = 1e-300

/**
 * The regularized incomplete beta function I_x(a, b) by its continued fraction, evaluated with the modified Lentz method
 * (DLMF 8.17.22; Press et al., Numerical Recipes, 6.4). a, b > 0; x is clamped to 0…1.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction converges quickly only left of the mean; right of it the symmetry I_x(a,b) = 1 − I_{1−x}(b,a) helps.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return (front * betaFraction(x, a, b)) / a
}

function betaFraction(x: number, a: number, b: number): number {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= MAX_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const term of [even, odd]) {
      d = 1 / away(1 + term * d)
      c = away(1 + term / c)
      result *= c * d
    }
    if (Math.abs(c * d - 1) < PRECISION) return result
  }
  return result
}
