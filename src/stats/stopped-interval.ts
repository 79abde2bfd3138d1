import { fallingRoot } from './falling-root.ts'
import { normalDensity, normalQuantile, normalUpperTail } from './normal.ts'

/** One look of a sequential test: the information gathered by then (1/SE²), and between which estimates it went on. */
export interface PassedLook {
  readonly information: number
  readonly below: number
  readonly above: number
}

/** The state of a sequential test at the look where it stopped. */
export interface StoppedTest {
  /** The looks before the last, at which it did not stop. */
  readonly passed: readonly PassedLook[]
  readonly information: number
  readonly estimate: number
}

/** Points of each look's density: with Simpson's rule good for three digits of a probability. */
const POINTS = 33
/** Standard deviations around its center outside of which a density is nothing. */
const WIDTH = 7

/**
 * The estimate and interval of a test that stopped where the data told it to. Those of a fixed sample would be too far
 * out: a test that stops at an extreme stops at luck. Outcomes are ordered by the look they stop at (those stopped above
 * the earlier the larger, those stopped below the earlier the smaller) and by the estimate within the last look, and
 *
 *   P_θ(an outcome at least this large) = Σ P_θ(stopped above before) + P_θ(reached the last look, estimate ≥ the one seen)
 *
 * rises with θ: its 2.5 %, 50 % and 97.5 % points are the interval and the median-unbiased estimate (Siegmund, "Estimation
 * Following Sequential Tests", Biometrika 65 (1978); Tsiatis, Rosner & Mehta, Biometrics 40 (1984)). Densities are carried
 * from look to look by numerical integration (Armitage, McPherson & Rowe, J. R. Statist. Soc. A 132 (1969)), under no
 * shift; a shift multiplies them by exp(θ s − θ² I/2).
 */
export function stoppedInterval(
  test: StoppedTest,
  confidence: number
): { readonly center: number; readonly interval: readonly [number, number] } {
  const stages = stagesOf(test.passed)
  const tail = (1 - confidence) / 2
  const error = 1 / Math.sqrt(test.information)
  const z = normalQuantile(1 - tail)
  if (stages.length === 0)
    return { center: test.estimate, interval: [test.estimate - z * error, test.estimate + z * error] }
  // As a normal quantile the probability is nearly a straight line, which is quick to follow.
  const score = (theta: number): number => normalQuantile(withinOpen(1 - largerOutcome(theta, stages, test)))
  const at = (target: number): number =>
    fallingRoot(score, target, {
      near: test.estimate - target * error,
      step: error / 2,
      reach: WIDTH * error,
      tolerance: error / 1000
    })
  return { center: at(0), interval: [at(z), at(-z)] }
}

function withinOpen(p: number): number {
  return Math.min(1 - 1e-12, Math.max(1e-12, p))
}

/** One passed look: the sums (estimate × information) between which the test went on, and their density without a shift. */
interface Stage {
  readonly information: number
  readonly sums: Float64Array
  /** Density times Simpson's weight and step. */
  readonly masses: Float64Array
  readonly upper: number
}

function stagesOf(passed: readonly PassedLook[]): readonly Stage[] {
  const stages: Stage[] = []
  for (const { information, below, above } of passed) {
    const before = stages[stages.length - 1]
    const deviation = Math.sqrt(information)
    const upper = above * information
    const from = Math.max(below * information, -WIDTH * deviation)
    const to = Math.min(upper, Math.max(WIDTH * deviation, from + deviation))
    const step = (to - from) / (POINTS - 1)
    const sums = Float64Array.from({ length: POINTS }, (_, index) => from + index * step)
    const masses = sums.map((sum, index) => density(sum, information, before) * simpson(index) * step)
    stages.push({ information, sums, masses, upper })
  }
  return stages
}

/** Returns the density of the sum at this look, carried on from the look before. */
function density(sum: number, information: number, before: Stage | undefined): number {
  if (before === undefined) return normalDensity(sum / Math.sqrt(information)) / Math.sqrt(information)
  const deviation = Math.sqrt(information - before.information)
  let total = 0
  for (let i = 0; i < POINTS; i += 1) {
    total += (before.masses[i] as number) * normalDensity((sum - (before.sums[i] as number)) / deviation)
  }
  return total / deviation
}

function simpson(index: number): number {
  return (index === 0 || index === POINTS - 1 ? 1 : index % 2 === 1 ? 4 : 2) / 3
}

/** P_θ(an outcome at least as large as the one seen). */
function largerOutcome(theta: number, stages: readonly Stage[], test: StoppedTest): number {
  const [first] = stages
  if (first === undefined) return 0
  let total = normalUpperTail((first.upper - theta * first.information) / Math.sqrt(first.information))
  stages.forEach((stage, index) => {
    const next = stages[index + 1]
    const information = next?.information ?? test.information
    const limit = next?.upper ?? test.estimate * test.information
    total += passesBeyond(theta, stage, { information, limit })
  })
  return total
}

/** P_θ(went on at `stage`, and the next sum lies above the limit). */
function passesBeyond(
  theta: number,
  { information, sums, masses }: Stage,
  next: { readonly information: number; readonly limit: number }
): number {
  const gained = next.information - information
  const deviation = Math.sqrt(gained)
  let total = 0
  for (let i = 0; i < POINTS; i += 1) {
    const sum = sums[i] as number
    const tilt = Math.exp(theta * sum - (theta * theta * information) / 2)
    total += (masses[i] as number) * tilt * normalUpperTail((next.limit - sum - theta * gained) / deviation)
  }
  return total
}
