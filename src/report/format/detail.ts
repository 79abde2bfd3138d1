/** How much of a report a page shows. */
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

const WHOLE: Detail = {
  wide: true,
  percentiles: true,
  trend: true,
  passing: true,
  improvements: true,
  rowCount: Number.POSITIVE_INFINITY
}
const SHORT: Detail = { ...WHOLE, percentiles: false, trend: false, passing: false, improvements: false }

/** What a page loses where it grows too large, in this order. Never the verdict, what failed, or the marker. */
const STEPS: readonly Detail[] = [
  WHOLE,
  { ...WHOLE, percentiles: false },
  { ...WHOLE, percentiles: false, trend: false },
  { ...WHOLE, percentiles: false, trend: false, passing: false },
  SHORT,
  { ...SHORT, rowCount: 1000 },
  { ...SHORT, rowCount: 100 },
  { ...SHORT, rowCount: 25 },
  { ...SHORT, rowCount: 5 }
]

/** The page with as much detail as fits; with the least where nothing does. */
export function fitted(render: (detail: Detail) => string, fits: (page: string) => boolean): string {
  const [first = WHOLE, ...others] = STEPS
  return others.reduce((page, detail) => (fits(page) ? page : render(detail)), render(first))
}
