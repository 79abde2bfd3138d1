import type { Report } from '../../../domain/report.ts'
import { plural } from '../../format/format.ts'
import { budgetName, budgetRemark } from '../budget-sentences.ts'
import { subjectOf } from '../subject.ts'
import { countBudgets, type StateText } from './state-text.ts'

export const OVER_BUDGET: StateText = {
  icon: '🔴',
  title(report, voice) {
    const [first, ...others] = brokenBudgets(report)
    const name =
      first === undefined
        ? 'a budget is broken'
        : `${voice.name(first.target)} breaks the budget ${budgetName(first.budget)}`
    const more = others.length === 0 ? '' : `, ${plural(others.length, 'more budget')} broken`
    const onBase = countBudgets(report, 'broken-on-base')
    if (onBase === 0) return `${name}${more}`
    return `${name}${more}, ${onBase === others.length + 1 ? 'as base does' : `${onBase} of them on base too`}`
  },
  reason(report) {
    const [first] = brokenBudgets(report)
    return first === undefined ? '' : budgetRemark(first, report)
  },
  next(report) {
    if (countBudgets(report, 'broken') > 0) {
      return 'get back under the limit, or change it where it is set. An absolute limit holds only for the place it was measured from.'
    }
    return subjectOf(report) === 'this change'
      ? 'nothing in this pull request: base breaks the budget already. The nightly run shows since when.'
      : 'see below since when it is broken, then get back under the limit or change it where it is set.'
  }
}

/** Budgets that only this change breaks stand before those that base breaks too. */
function brokenBudgets({ budgets }: Report): Report['budgets'] {
  const broken = budgets.filter(({ verdict }) => verdict === 'broken')
  return broken.toSorted((a, b) => Number(a.brokenOnBase === true) - Number(b.brokenOnBase === true))
}
