import type { Report } from '../../domain/report.ts'
import type { Check, State } from '../../domain/verdict.ts'
import { plural } from '../format/format.ts'
import { budgetMarkOf, type MarkId, markOf } from './rows.ts'
import { notOurChangeText } from './subject.ts'
import { tradeTitle } from './trade.ts'

/** The verdict before any number: an icon that repeats it, and words that carry it. */
export interface FirstLine {
  readonly icon: string
  readonly title: string
}

/** What a reader sees first, on every page. */
export function firstLine(report: Report): FirstLine {
  if (report.notMeasured !== undefined) return { icon: '⚪', title: 'not measured' }
  const title = withTrade(TITLES[report.state](report), report)
  return { icon: iconOf(report), title: trialTitle(title, report) }
}

/** Another model is a trade, and a reader wants both sides of it at once. */
function withTrade(title: string, report: Report): string {
  const trade = TRADED.includes(report.state) ? tradeTitle(report) : ''
  return trade === '' ? title : `${title}; new model: ${trade}`
}

const TRADED: readonly State[] = ['regression', 'over-budget', 'inconclusive', 'warning', 'pass']

/** A run that failed for what must be put right before anything can be judged is no trial of anything. */
function trialTitle(title: string, { wouldHaveFailed }: Report): string {
  if (wouldHaveFailed === undefined) return title
  const outcome = `trial: would have ${wouldHaveFailed ? 'failed' : 'passed'}`
  const rest = title.replace(/^passed(?:[,;] )?/, '')
  return rest === '' ? outcome : `${outcome} (${rest})`
}

/** Some states are red on one event and not on another: the icon says what the job does. */
function iconOf(report: Report): string {
  if (isEmpty(report)) return '⚪'
  if (report.state === 'pass' && acceptedCount(report) > 0) return '👁'
  const { state, color } = report
  const icon = ICONS[state]
  if (icon === '🔴' && color !== 'red') return '🟡'
  return icon === '🟡' && color === 'red' ? '🔴' : icon
}

/** Nothing was compared and no budget is set: there is nothing to be glad about. */
function isEmpty({ state, checks, budgets }: Report): boolean {
  return state === 'pass' && checks.length === 0 && budgets.length === 0
}

const ICONS: Readonly<Record<State, string>> = {
  regression: '🔴',
  'over-budget': '🔴',
  'could-not-measure': '⚠️',
  inconclusive: '⚪',
  'no-baseline': '🆕',
  drift: '🟡',
  warning: '🟡',
  pass: '✅'
}

const TITLES: Readonly<Record<State, (report: Report) => string>> = {
  regression: regressionTitle,
  'over-budget': budgetTitle,
  'could-not-measure': couldNotMeasureTitle,
  inconclusive: inconclusiveTitle,
  'no-baseline': noBaselineTitle,
  drift: (report) => `drift at the provider; ${notOurChangeText(report)}`,
  warning: edgeTitle,
  pass: passTitle
}

function regressionTitle(report: Report): string {
  const regressed = report.checks.filter((check) => markOf(check) === 'regressed')
  const provisional = regressed.length > 0 && regressed.every(({ kind }) => kind === 'provisional')
  const word = provisional ? 'provisional regression' : 'regression'
  return `${plural(Math.max(1, regressed.length), word)}${brokenTail(report)}`
}

function budgetTitle(report: Report): string {
  const own = countMarks(report, 'broken')
  const onBase = countMarks(report, 'broken-on-base')
  const total = plural(Math.max(1, own + onBase), 'budget')
  if (onBase === 0) return `${total} broken`
  return own === 0 ? `${total} broken, on the base too` : `${total} broken, ${onBase} of them on the base too`
}

function couldNotMeasureTitle(report: Report): string {
  if (isOnlyNotMeasuredAgain(report)) return 'an alarm, which could not be measured again'
  return report.checks.length > 0 && judgedTargets(report).length > 1
    ? 'could not measure every target'
    : 'could not measure'
}

/** Whether nothing failed but a second measurement. */
function isOnlyNotMeasuredAgain({ checks, targets, failure }: Report): boolean {
  return (
    failure === undefined &&
    checks.some(isNotMeasuredAgain) &&
    targets.every(({ counts }) => counts.attempted === counts.ok)
  )
}

/** Whether it was an alarm that a second measurement could not be made of. */
export function isNotMeasuredAgain({ reason }: Check): boolean {
  return reason === 'not-measured-again'
}

function inconclusiveTitle(report: Report): string {
  const marks = report.checks.map(markOf)
  const open = report.checks.filter((check) => markOf(check) === 'inconclusive')
  if (open.length > 0 && open.every(({ reason }) => reason === 'moved-together')) {
    return `inconclusive, several targets moved together${edgeTail(report)}`
  }
  if (marks.includes('vanished')) return 'inconclusive, a metric is gone'
  if (marks.includes('inconclusive')) return `inconclusive${edgeTail(report)}`
  return countMarks(report, 'not-measured') > 0
    ? `inconclusive, a budget could not be judged${edgeTail(report)}`
    : 'inconclusive'
}

function edgeTitle(report: Report): string {
  const edge = countMarks(report, 'at-the-edge')
  return edge > 1 ? `${edge} budgets are at the edge` : 'a budget is at the edge'
}

function edgeTail(report: Report): string {
  return countMarks(report, 'at-the-edge') > 0 ? `, ${edgeTitle(report)}` : ''
}

function noBaselineTitle(report: Report): string {
  const { checks, warnings } = report
  const forbidden = warnings.some(({ kind }) => kind === 'baseline-forbidden')
  const what = forbidden ? 'the baseline could not be read' : 'no baseline yet'
  if (checks.length === 0) return `${what}, nothing was compared`
  return `${what} for ${withoutBaseline(report).length} of ${plural(judgedTargets(report).length, 'target')}`
}

/** Targets that nothing was compared for. */
export function withoutBaseline(report: Report): Report['targets'] {
  const compared = new Set(report.checks.map(({ target }) => target))
  return judgedTargets(report).filter(({ id }) => !compared.has(id))
}

/** All but the upstreams that were measured beside a target, which nothing is compared for. They have its name, and this. */
const UPSTREAM = ' (direct)'

function judgedTargets({ targets }: Report): Report['targets'] {
  const upstreams = new Set(targets.map(({ id }) => `${id}${UPSTREAM}`))
  return targets.filter(({ id }) => !upstreams.has(id))
}

function passTitle(report: Report): string {
  if (isEmpty(report)) return 'nothing was judged'
  if (report.checks.length === 0) return 'budgets are met, nothing was compared'
  if (!isAboutProviders(report)) return `passed${improvedTail(report)}${acceptedTail(report)}`
  return `${report.budgets.length > 0 ? 'budgets are met' : 'passed'}${acceptedTail(report)}; ${notOurChangeText(report)}`
}

/** Whether every target is a provider's whose plan is the baseline's: then history is for information. */
export function isAboutProviders({ checks }: Report): boolean {
  return checks.length > 0 && checks.every(({ owned }) => !owned)
}

function improvedTail({ checks }: Report): string {
  const improved = checks.filter(({ verdict, owned }) => verdict === 'improved' && owned).length
  return improved === 0 ? '' : `, ${plural(improved, 'improvement')}`
}

function acceptedCount({ checks }: Report): number {
  return checks.filter((check) => markOf(check) === 'accepted').length
}

function acceptedTail(report: Report): string {
  const count = acceptedCount(report)
  return count === 0 ? '' : `, ${plural(count, 'accepted slowdown')}`
}

function brokenTail(report: Report): string {
  const broken = countMarks(report, 'broken') + countMarks(report, 'broken-on-base')
  return broken === 0 ? '' : `, ${plural(broken, 'budget')} broken`
}

function countMarks({ budgets }: Report, mark: MarkId): number {
  return budgets.filter((budget) => budgetMarkOf(budget) === mark).length
}
