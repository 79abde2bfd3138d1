import type { Report } from '../../domain/report.ts'
import type { State } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import { NO_BASELINE } from './states/no-baseline.ts'
import { COULD_NOT_MEASURE, NOT_MEASURED } from './states/not-measured.ts'
import { AT_THE_EDGE, INCONCLUSIVE } from './states/open.ts'
import { OVER_BUDGET } from './states/over-budget.ts'
import { judgesNothing, PASS, RULES_CHANGED } from './states/pass.ts'
import { DRIFT, REGRESSION } from './states/slower.ts'
import { checksMarked, type StateText } from './states/state-text.ts'
import { modelChanges, tradeWords } from './trade.ts'

/** Everything that is said about each state, one entry a state. */
export const STATE_TEXTS: Readonly<Record<State, StateText>> = {
  regression: REGRESSION,
  'over-budget': OVER_BUDGET,
  'could-not-measure': COULD_NOT_MEASURE,
  inconclusive: INCONCLUSIVE,
  'no-baseline': NO_BASELINE,
  drift: DRIFT,
  'rules-changed': RULES_CHANGED,
  warning: AT_THE_EDGE,
  pass: PASS
}

/** The verdict as a reader sees it first: an icon that repeats it, and words that carry it. */
export interface Title {
  readonly icon: string
  readonly title: string
}

/** The first line of every page. */
export function titleOf(report: Report, voice: Voice): Title {
  if (report.notMeasured !== undefined) return { icon: '⚪', title: 'not measured' }
  const title = withTrade(STATE_TEXTS[report.state].title(report, voice), report, voice)
  return { icon: iconOf(report), title: trialTitle(title, report) }
}

/** The one thing to do now, to stand after "Next:"; undefined where nothing helps. */
export function nextStep(report: Report, voice: Voice): string | undefined {
  const { notMeasured, relevance = {}, state } = report
  return notMeasured === undefined
    ? STATE_TEXTS[state].next?.(report, voice)
    : NOT_MEASURED[notMeasured].next?.(relevance, voice)
}

const TRADED: readonly State[] = ['regression', 'over-budget', 'inconclusive', 'warning', 'pass']

/** Another model is a trade, and a reader wants both sides of it at once: of one target, since two would not fit. */
function withTrade(title: string, report: Report, voice: Voice): string {
  const [changed, ...others] = modelChanges(report)
  if (changed === undefined || others.length > 0 || !TRADED.includes(report.state)) return title
  const trade = tradeWords(changed, report)
  if (trade === '') return title
  const regressed = checksMarked(report, 'regressed')
  // What the new model makes slower stands in the trade.
  const isAllOfTrade = report.budgets.every(({ verdict }) => verdict !== 'broken') && regressed.length > 0
  return isAllOfTrade && regressed.every(({ target }) => target === changed.target)
    ? `new model of ${voice.name(changed.target)}: ${trade}`
    : `${title}; new model: ${trade}`
}

/** A run that failed for what must be put right before anything can be judged is no trial of anything. */
function trialTitle(title: string, { wouldHaveFailed }: Report): string {
  if (wouldHaveFailed === undefined) return title
  const outcome = `trial: would have ${wouldHaveFailed ? 'failed' : 'passed'}`
  const rest = title.replace(/^passed(?:[,;] )?/, '')
  return rest === '' ? outcome : `${outcome} (${rest})`
}

/** Some states are red on one event and not on another: the icon says what the job does. */
function iconOf(report: Report): string {
  if (judgesNothing(report)) return '⚪'
  if (report.state === 'pass' && checksMarked(report, 'accepted').length > 0) return '👁'
  const { icon } = STATE_TEXTS[report.state]
  if (icon === '🔴' && report.color !== 'red') return '🟡'
  return icon === '🟡' && report.color === 'red' ? '🔴' : icon
}
