import type { Report } from '../../../domain/report.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { budgetName, budgetRemark, otherSideOf } from '../budget-sentences.ts'
import { budgetMarkOf } from '../marks.ts'
import { subjectOf } from '../subject.ts'
import { countBudgets, type StateText } from './state-text.ts'

export const OVER_BUDGET: StateText = { icon: '🔴', title: brokenTitle, reason: brokenReason, next: afterBroken }

/** Nothing worse applies: a budget is too near to its limit to be judged. */
export const AT_THE_EDGE: StateText = { icon: '🟡', title: edgeTitle, reason: edgeReason, next: afterEdge }

function brokenTitle(report: Report, voice: Voice): string {
  const [first, ...others] = brokenBudgets(report)
  const onBase = countBudgets(report, 'broken-on-base')
  const name =
    first === undefined
      ? 'a budget is broken'
      : `${voice.name(first.target)} breaks the budget ${budgetName(first.budget)}`
  const more = others.length === 0 ? '' : `, ${plural(others.length, 'more budget')} broken`
  if (onBase === 0) return `${name}${more}`
  return onBase === others.length + 1 ? `${name}${more}, as base does` : `${name}${more}, ${onBase} of them on base too`
}

/** Budgets that only this change breaks stand before those that base breaks too. */
function brokenBudgets({ budgets }: Report): Report['budgets'] {
  const broken = budgets.filter(({ verdict }) => verdict === 'broken')
  return broken.toSorted((a, b) => Number(a.brokenOnBase === true) - Number(b.brokenOnBase === true))
}

function brokenReason(report: Report): string {
  const [first] = brokenBudgets(report)
  return first === undefined ? '' : budgetRemark(first, otherSideOf(report, first.target))
}

function afterBroken(report: Report): string {
  if (report.budgets.some((budget) => budgetMarkOf(budget) === 'broken')) {
    return 'get back under the limit, or change it where it is set. An absolute limit holds only for the place it was measured from.'
  }
  return subjectOf(report) === 'this change'
    ? 'nothing in this pull request: base breaks the budget already. The nightly run shows since when.'
    : 'see below since when it is broken, then get back under the limit or change it where it is set.'
}

export function edgeTitle(report: Report): string {
  const edge = countBudgets(report, 'at-the-edge')
  return edge > 1 ? `${edge} budgets are at the edge` : 'a budget is at the edge'
}

export function edgeReason(report: Report): string {
  const first = report.budgets.find(({ verdict }) => verdict === 'at-the-edge' || verdict === 'not-measured')
  return first === undefined ? '' : budgetRemark(first, otherSideOf(report, first.target))
}

/** Moving the limit helps only where it is too near. */
export function afterEdge({ budgets }: Report, voice: Voice): string {
  const reasons = new Set(budgets.filter(({ verdict }) => verdict === 'at-the-edge').map(({ reason }) => reason))
  if (reasons.has(undefined) || reasons.size === 0) {
    return 'set a limit that the measurement can tell from the value, or run it again for another look.'
  }
  return reasons.has('too-few-samples') ? moreRequests(voice) : ANOTHER_LOOK
}

export const ANOTHER_LOOK = 'run it again for another look.'

export function moreRequests(voice: Voice): string {
  return `make more requests: raise ${voice.literal('schedule.requests')}.`
}
