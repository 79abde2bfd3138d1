import { metricOf } from '../../domain/metric.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { formatPercent } from '../format/format.ts'
import { checkName, listed } from '../format/words.ts'

/**
 * The smallest slowdown that this very comparison finds nine times in ten, of each metric; over several targets from the
 * best to the worst of them. Every page says it, since a gate that cannot see a change also finds none.
 */
export function detectableSentence({ checks }: Report): string {
  if (checks.length === 0) return 'Nothing was compared.'
  const sizes = new Map<string, readonly number[]>()
  for (const check of sized(checks)) {
    const name = check.statistic === 'p50' ? metricOf(check.readMetric ?? check.metric).short : checkName(check)
    sizes.set(name, [...(sizes.get(name) ?? []), check.detectableRatio])
  }
  if (sizes.size === 0) return 'Too little was compared to say how small a slowdown would have been found.'
  const bySize = Map.groupBy(sizes, ([, ratios]) => sizeText(ratios))
  const parts = [...bySize].map(([size, metrics]) => `${size} (${metrics.map(([name]) => name).join(', ')})`)
  const isOfMedians = checks.some(({ statistic }) => statistic === 'p50')
  const found = bySize.size === 1 && isOfMedians ? [...bySize.keys()].join('') : listed(parts, 'or')
  return `This comparison would have found a slowdown of ${found} nine times in ten.`
}

type Sized = Check & { readonly detectableRatio: number }

/** The medians where there are any: the table of all checks has the tails. */
function sized(checks: readonly Check[]): readonly Sized[] {
  const known = checks.filter(
    (check): check is Sized => check.detectableRatio !== undefined && metricOf(check.metric).scope === 'sample'
  )
  const medians = known.filter(({ statistic }) => statistic === 'p50')
  return medians.length > 0 ? medians : known
}

function sizeText(ratios: readonly number[]): string {
  const low = formatPercent(Math.min(...ratios))
  const high = formatPercent(Math.max(...ratios))
  return low === high ? low : `${low.replace(' %', '')} to ${high}`
}
