import type { BaseTargetUsed, Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { formatPercent } from '../format/format.ts'
import { directionOf, nonEmpty } from '../format/words.ts'

/** Smaller changes of price are rounding. */
const SMALLEST_COST_CHANGE = 0.005

/** A target that this change gives another model. */
export interface ModelChange {
  readonly target: string
  readonly from: string
  readonly to: string
  readonly base: BaseTargetUsed
}

/** The targets whose model is another than base's. */
export function modelChanges({ base, targets }: Report): readonly ModelChange[] {
  return (base?.targets ?? []).flatMap((used) => {
    const head = targets.find(({ id }) => id === used.id)
    if (head === undefined || head.model === used.model) return []
    return [{ target: used.id, from: used.model, to: head.model, base: used }]
  })
}

/**
 * The gains and losses of another model: `31 % slower to start, 40 % cheaper, quality 20/20 → 20/20`. It names only times
 * that are certain; the table has the others. Empty where nothing is known.
 */
export function tradeWords({ target, base }: ModelChange, { checks }: Report): string {
  const own = checks.filter((check) => check.target === target && check.statistic === 'p50')
  const start = speedOf(own, 'ttft', 'to start')
  const finish = speedOf(own, 'e2e', 'to finish')
  const token = start === '' && finish === '' ? speedOf(own, 'tpot', 'per token') : ''
  return nonEmpty(start, token, finish, priceChange(base), qualityChange(base)).join(', ')
}

function speedOf(checks: readonly Check[], metric: Check['metric'], doing: string): string {
  const check = checks.find((one) => one.metric === metric)
  const certain = check?.verdict === 'regressed' || check?.verdict === 'improved'
  if (check?.changeRatio === undefined || !certain) return ''
  return `${formatPercent(check.changeRatio)} ${directionOf(check)} ${doing}`
}

function priceChange({ costChangeRatio }: BaseTargetUsed): string {
  if (costChangeRatio === undefined || Math.abs(costChangeRatio) < SMALLEST_COST_CHANGE) return ''
  return `${formatPercent(costChangeRatio)} ${directionOf({ metric: 'cost', changeRatio: costChangeRatio })}`
}

function qualityChange({ quality }: BaseTargetUsed): string {
  if (quality === undefined) return ''
  const { base, head } = quality
  return `quality ${base.count}/${base.of} → ${head.count}/${head.of}`
}
