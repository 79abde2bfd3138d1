/** The amount of a report that a page shows. */
export interface Detail {
  /** Columns for those who look closely: p99, counts, the smallest detectable change. */
  readonly wide: boolean
  readonly percentiles: boolean
  readonly trend: boolean
  readonly passing: boolean
  readonly improvements: boolean
  /** Rows of a table, and lines of a list. */
  readonly rowCount: number
}

const EVERYTHING: Detail = {
  wide: true,
  percentiles: true,
  trend: true,
  passing: true,
  improvements: true,
  rowCount: Number.POSITIVE_INFINITY
}
const SHORT: Detail = { ...EVERYTHING, percentiles: false, trend: false, passing: false, improvements: false }

/** A page that grows too large loses detail in this order, and never its verdict, its failed rows or its marker. */
const STEPS: readonly Detail[] = [
  EVERYTHING,
  { ...EVERYTHING, percentiles: false },
  { ...EVERYTHING, percentiles: false, trend: false },
  { ...EVERYTHING, percentiles: false, trend: false, passing: false },
  SHORT,
  { ...SHORT, rowCount: 1000 },
  { ...SHORT, rowCount: 100 },
  { ...SHORT, rowCount: 25 },
  { ...SHORT, rowCount: 5 }
]

/** The page with as much detail as fits; with the least where nothing does. */
export function fitted(render: (detail: Detail) => string, fits: (page: string) => boolean): string {
  const [first = EVERYTHING, ...others] = STEPS
  return others.reduce((page, detail) => (fits(page) ? page : render(detail)), render(first))
}
