const BARS = ['▁', '▂', '▃', '▅', '▇'] as const
/** Newest runs that a line shows. */
const POINTS = 20
/**
 * The line spans at least this much of its smallest value, so that noise of a few per cent stays flat and only a change
 * worth a look climbs.
 */
const SMALLEST_SPAN = 0.3

/** A line of bars, oldest first: `▁▂▁▁▇`. Empty below two points; values that are no numbers are left out. */
export function sparkline(values: readonly number[]): string {
  const points = values.filter(Number.isFinite).slice(-POINTS)
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const span = Math.max(Math.max(...points) - low, low * SMALLEST_SPAN)
  if (span === 0) return (BARS[0] ?? '').repeat(points.length)
  return points
    .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(((value - low) / span) * BARS.length))])
    .join('')
}
