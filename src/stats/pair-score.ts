import { SMALLEST_SCALE } from './huber-score.ts'
/** Two values of one group, such as a prompt's two times in logs. */
export interface GroupedPair {
  readonly group: string
  readonly base: number
  readonly head: number
}

/** The score's shape, in scales: a value counts as it is, its weight falls to 0 on the right, and it is held on the left. */
const CORNERS = { left: 2, right: 1.5, end: 3.5 }
/** The correlation within a pair beyond its group's: neighbors in time share much of their noise. */
const SHARED = 0.3
/** The 15.9 % quantile of a normal distribution lies one standard deviation below its center. */
const ONE_BELOW = 0.158655

/**
 * A score of pairs that knows what is usual for each group. Latencies scatter to the right: of a pair with one straggler
 * the difference says nothing, but the other member still does, seen against its group's level. With head's values moved
 * back by t, r the residuals from the groups' medians over both arms, in units of the spread to the left of them, and
 * w(r) a weight (1 in the middle, falling to 0 from 1.5 to 3.5 on the right, 2/|r| beyond −2 on the left), a pair counts
 *
 *   h = w(r_head) (r_head − ρ w(r_base) r_base) − w(r_base) (r_base − ρ w(r_head) r_head),  ρ = 0.3
 *
 * and z(t) = Σ h / √(Σ h²). Changing the labels of a pair changes the sign of h and, at the true shift, nothing else: z is
 * about standard normal whatever the noise. (A redescending M-estimator in the manner of Hampel et al., Robust
 * Statistics, 1986, on data with known exchangeable pairs; self-normalized as in huber-score.ts.) The spread is taken once,
 * at `scaleAt`, so that z(t) is smooth.
 */
export function pairScore(pairs: readonly GroupedPair[], scaleAt: number): (t: number) => number {
  const groups = [...Map.groupBy(pairs, ({ group }) => group).values()].map(groupOf)
  const scale = spreadBelow(groups, scaleAt)
  return (t) => {
    let sum = 0
    let squares = 0
    for (const group of groups) {
      const level = levelOf(group, t)
      for (let i = 0; i < group.base.length; i += 1) {
        const b = ((group.base[i] as number) - level) / scale
        const h = ((group.head[i] as number) - t - level) / scale
        const wb = weightOf(b)
        const wh = weightOf(h)
        // h against what b makes one expect of it, and the other way round; a straggler is expected to say nothing.
        const pair = wh * (h - SHARED * wb * b) - wb * (b - SHARED * wh * h)
        sum += pair
        squares += pair * pair
      }
    }
    return squares > 0 ? sum / Math.sqrt(squares) : 0
  }
}

interface Group {
  readonly base: Float64Array
  readonly head: Float64Array
  /** Ascending. */
  readonly sortedBase: Float64Array
  readonly sortedHead: Float64Array
}

function groupOf(pairs: readonly GroupedPair[]): Group {
  const base = Float64Array.from(pairs, (pair) => pair.base)
  const head = Float64Array.from(pairs, (pair) => pair.head)
  return { base, head, sortedBase: base.toSorted(), sortedHead: head.toSorted() }
}

/** The median of both arms' values, head's moved back by `t`: the two in the middle of as many of each. */
function levelOf({ sortedBase, sortedHead }: Group, t: number): number {
  const n = sortedBase.length
  let fromBase = 0
  let below = 0
  let above = 0
  for (let rank = 0; rank <= n; rank += 1) {
    const base = fromBase < n ? (sortedBase[fromBase] as number) : Number.POSITIVE_INFINITY
    const fromHead = rank - fromBase
    const head = fromHead < n ? (sortedHead[fromHead] as number) - t : Number.POSITIVE_INFINITY
    below = above
    above = Math.min(base, head)
    if (base <= head) fromBase += 1
  }
  return (below + above) / 2
}

function weightOf(u: number): number {
  if (u < -CORNERS.left) return CORNERS.left / -u
  if (u <= CORNERS.right) return 1
  return u >= CORNERS.end ? 0 : (CORNERS.right * (CORNERS.end - u)) / (CORNERS.end - CORNERS.right) / u
}

/** From the median of all residuals down to where a normal distribution has one standard deviation. */
function spreadBelow(groups: readonly Group[], t: number): number {
  const residuals = Float64Array.from(
    groups.flatMap((group) => {
      const level = levelOf(group, t)
      return [...group.base.map((value) => value - level), ...group.head.map((value) => value - t - level)]
    })
  ).sort()
  const at = (q: number): number => residuals[Math.floor(q * (residuals.length - 1))] as number
  return Math.max(SMALLEST_SCALE, at(0.5) - at(ONE_BELOW))
}
