import type { Check } from '../domain/verdict.ts'
import { formatPercent, NOTHING } from '../report/format/format.ts'
import { pointsText } from '../report/format/words.ts'

/** How large a change is: `+12 %`; a rate moves in points, since from 0 % there is no ratio. */
export function sizeText({ statistic }: Pick<Check, 'statistic'>, ratio: number | undefined): string {
  if (ratio === undefined) return NOTHING
  return statistic === 'rate' ? pointsText(ratio) : `+${formatPercent(ratio)}`
}
