/** Of so many files, those in which something happened. */
export interface Share {
  readonly count: number
  readonly of: number
}

export function shareOf<T>(all: readonly T[], happened: (each: T) => boolean): Share {
  return { count: all.filter(happened).length, of: all.length }
}

/** A share and half of its 95 % interval. */
export interface Estimate {
  readonly ratio: number
  readonly error: number
}

/** Two-sided 95 % of a normal distribution. */
const TWO_SIDED_95 = 1.96

/**
 * Returns the share among all files from that among those of one rare kind, which were made more often than they occur, and that
 * among the others (Cochran, Sampling Techniques, 1977, section 5.3). Half a case more keeps the error of a share of zero above zero.
 */
export function weightedShare(rare: Share, usual: Share, rareRatio: number): Estimate {
  const parts = [
    { ...rare, weight: rareRatio },
    { ...usual, weight: 1 - rareRatio }
  ]
  const variance = ({ count, of }: Share): number => {
    const guess = (count + 0.5) / (of + 1)
    return (guess * (1 - guess)) / of
  }
  return {
    ratio: parts.reduce((sum, { count, of, weight }) => sum + (weight * count) / of, 0),
    error: TWO_SIDED_95 * Math.sqrt(parts.reduce((sum, part) => sum + part.weight ** 2 * variance(part), 0))
  }
}
