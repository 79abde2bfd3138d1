import { metricOf } from '../../domain/metric.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { formatPercent } from '../format/format.ts'
import { checkName, listed } from '../format/words.ts'

/**
 * The smallest change that this very run could have detected, for each metric; over several targets from the best to
 * the worst of them. Every page says it, since a gate that cannot see a change also finds none.
 */
export function detectableSentence({ checks }: Report): string {
  if (checks.length === 0) return 'Nothing was compared, so no change of any size could have been detected.'
  const sizes = new Map<string, readonly number[]>()
  for (const check of told(checks)) {
    const name = checkName(check)
    sizes.set(name, [...(sizes.get(name) ?? []), check.detectableRatio])
  }
  if (sizes.size === 0) return 'How small a change this run could have detected is not known: too little was compared.'
  const named = [...sizes].map(([name, ratios]) => ({ name, size: sizeOf(ratios) }))
  const parts = [...Map.groupBy(named, ({ size }) => size)].map(
    ([size, metrics]) => `${size} in ${listed(metrics.map(({ name }) => name))}`
  )
  return `The smallest slowdown this run could have detected, nine times in ten: ${separated(parts)}.`
}

/** Where a part lists names itself, commas between parts would be read as one list. */
function separated(parts: readonly string[]): string {
  return parts.some((part) => part.includes(' and ')) ? parts.join('; ') : listed(parts)
}

type Told = Check & { readonly detectableRatio: number }

/** The medians where there are any: tails are told in the table of all checks. */
function told(checks: readonly Check[]): readonly Told[] {
  const known = checks.filter(
    (check): check is Told => check.detectableRatio !== undefined && metricOf(check.metric).scope === 'sample'
  )
  const medians = known.filter(({ statistic }) => statistic === 'p50')
  return medians.length > 0 ? medians : known
}

function sizeOf(ratios: readonly number[]): string {
  const low = formatPercent(Math.min(...ratios))
  const high = formatPercent(Math.max(...ratios))
  return low === high ? low : `${low.replace(' %', '')} to ${high}`
}
