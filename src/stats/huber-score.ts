/** Makes the median absolute deviation an estimate of a normal standard deviation: Φ⁻¹(3/4). */
export const MAD_TO_SD = 0.6745
export const SMALLEST_SCALE = 1e-6

/** Values once sorted, from which the score at any point takes O(log n): what lies within the corner is a stretch of them. */
export interface HuberScore {
  readonly lowest: number
  readonly highest: number
  /** median|x − t| / 0.6745: the spread around `t`, whatever lies far out. */
  readonly scaleAt: (t: number) => number
  /** z(t): falls from √n to −√n as `t` rises; about standard normal where the values lie symmetrically around `t`. */
  readonly at: (t: number) => number
}

/**
 * The self-normalized score of Huber's location with the corner at one scale:
 *
 *   z(t) = Σ ψ(u_i) / √(Σ ψ(u_i)²),  u_i = (x_i − t)/s(t),  ψ(u) = max(−1, min(1, u)),  s(t) = median|x − t| / 0.6745
 *
 * (Huber, Robust Estimation of a Location Parameter, 1964; self-normalized sums are sub-Gaussian for symmetric values
 * whatever their tails: de la Peña, Lai & Shao, Self-Normalized Processes, 2009.) Values must be finite, and at least one.
 */
export function huberScore(values: ArrayLike<number>): HuberScore {
  const sorted = Float64Array.from(values).sort()
  const n = sorted.length
  const middle = sorted[n >> 1] as number
  // Sums of what is left of the middle: near zero, so that no digits are lost in the squares.
  const sums = new Float64Array(n + 1)
  const squares = new Float64Array(n + 1)
  for (let i = 0; i < n; i += 1) {
    const value = (sorted[i] as number) - middle
    sums[i + 1] = (sums[i] as number) + value
    squares[i + 1] = (squares[i] as number) + value * value
  }
  const between = (list: Float64Array, from: number, to: number): number =>
    (list[to] as number) - (list[from] as number)
  const scaleAt = (t: number): number => Math.max(SMALLEST_SCALE, medianDistance(sorted, t) / MAD_TO_SD)
  const at = (t: number): number => {
    const scale = scaleAt(t)
    const from = countBelow(sorted, t - scale)
    const to = countBelow(sorted, t + scale)
    const center = t - middle
    const inside = between(sums, from, to)
    const outside = from + n - to
    const sum = n - to - from + (inside - (to - from) * center) / scale
    const spread = between(squares, from, to) - 2 * center * inside + (to - from) * center * center
    const square = outside + Math.max(0, spread) / (scale * scale)
    return square > 0 ? sum / Math.sqrt(square) : 0
  }
  return { lowest: sorted[0] as number, highest: sorted[n - 1] as number, scaleAt, at }
}

/** Counts the ascending values below `x`. */
function countBelow(sorted: Float64Array, x: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < x) low = middle + 1
    else high = middle
  }
  return low
}

/** The median of |x − t|: of two ascending lists, the distances to the left and to the right, the middle one. */
function medianDistance(sorted: Float64Array, t: number): number {
  const n = sorted.length
  const split = countBelow(sorted, t)
  const upper = distanceOfRank(sorted, { t, split, rank: n >> 1 })
  return n % 2 === 1 ? upper : (upper + distanceOfRank(sorted, { t, split, rank: (n >> 1) - 1 })) / 2
}

/** The distance that `rank` others are not above, by bisection over how many of them lie to the left. */
function distanceOfRank(
  sorted: Float64Array,
  { t, split, rank }: { readonly t: number; readonly split: number; readonly rank: number }
): number {
  const left = (k: number): number => (k < split ? t - (sorted[split - 1 - k] as number) : Number.POSITIVE_INFINITY)
  const right = (k: number): number =>
    split + k < sorted.length ? (sorted[split + k] as number) - t : Number.POSITIVE_INFINITY
  // Of the `rank` smallest distances, `low` come from the left.
  let low = Math.max(0, rank - (sorted.length - split))
  let high = Math.min(rank, split)
  while (low < high) {
    const fromLeft = (low + high) >> 1
    if (left(fromLeft) < right(rank - fromLeft - 1)) low = fromLeft + 1
    else high = fromLeft
  }
  return Math.min(left(low), right(rank - low))
}
