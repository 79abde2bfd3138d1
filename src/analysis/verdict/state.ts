import type { BudgetResult } from '../../domain/budget.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import { EXIT_CODES, type ExitCode, exitCodeOfError } from '../../domain/exit-code.ts'
import type { Check, Color, FailState, State } from '../../domain/verdict.ts'
import { STATES } from '../../domain/verdict.ts'

/** The facts that decide which states apply. */
export interface Findings {
  readonly checks: readonly Check[]
  readonly budgets: readonly BudgetResult[]
  /** Targets that should have been compared but have no baseline. */
  readonly withoutBaseline: readonly string[]
  /** Targets that failed too often to say anything. */
  readonly unmeasured: readonly string[]
  /** The pull request changes the rules that it is judged by. */
  readonly areRulesChanged?: boolean
}

/** Returns every state that applies, gravest first: the first one names the result. Never empty. */
export function statesOf(findings: Findings): readonly [State, ...State[]] {
  const { checks, budgets, withoutBaseline, unmeasured, areRulesChanged = false } = findings
  const alarms = checks.filter(({ verdict, accepted }) => verdict === 'regressed' && accepted === undefined)
  const regressed = alarms.some(({ owned }) => owned)
  // A certain regression ends the measuring early. The checks it cut off do not make the result undecided.
  const open = checks.filter(({ reason }) => !(regressed && reason === 'not-finished'))
  const applies: Readonly<Record<State, boolean>> = {
    regression: regressed,
    'over-budget': budgets.some(({ verdict }) => verdict === 'broken'),
    'could-not-measure': unmeasured.length > 0,
    inconclusive: open.some(leavesUndecided) || budgets.some(({ verdict }) => verdict === 'not-measured'),
    'no-baseline': withoutBaseline.length > 0,
    drift: alarms.some(({ owned }) => !owned),
    'rules-changed': areRulesChanged,
    warning: budgets.some(({ verdict }) => verdict === 'at-the-edge'),
    pass: true
  }
  const present = STATES.filter((state) => applies[state])
  return present as [State, ...State[]]
}

/**
 * A provider's unchanged target is not this change's doing, so its open checks leave nothing undecided. A metric that was there
 * and is gone does, whoever took it away: nobody has judged it.
 */
function leavesUndecided({ owned, gating, verdict, reason, onBase }: Check): boolean {
  // Base is as slow, so that no other job of this change has anything to decide.
  if (reason === 'slower-once' && onBase !== undefined) return false
  return gating && verdict === 'inconclusive' && (owned || reason === 'vanished')
}

/** The end of a job, as far as its color depends on it. */
export interface Ending {
  /** The states that apply, gravest first; `could-not-measure` alone for an outage. */
  readonly states: readonly State[]
  /** Every broken budget is broken on the base as well. */
  readonly brokenOnBaseToo?: boolean
  /** A known failure, such as a refused key or an outage. */
  readonly failure?: ErrorCode
  /** Nothing was measured, and rightly so: a fork without a key, or no relevant change. */
  readonly skipped?: boolean
  /** Every alarm is shown by the stored run of base as well. */
  readonly regressedOnBaseToo?: boolean
  /** A server of this repository's own failed too often to say anything: no outage of somebody else's. */
  readonly ownUnmeasured?: boolean
  /** Jobs that should have measured a part stored nothing usable. */
  readonly partsMissing?: boolean
}

/** The circumstances that a color depends on. */
export interface Circumstances {
  readonly event: string
  readonly failOn?: readonly FailState[]
  /** A trial judges everything and fails only for what must be fixed before anything can be measured. */
  readonly trial?: boolean
  /** The previous run of the default branch could not be measured either. */
  readonly unmeasuredBefore?: boolean
  /** The rules of the base, where a pull request changes them: it cannot decide what that comes to. */
  readonly rulesOfBase?: { readonly failOn?: readonly FailState[]; readonly trial?: boolean }
}

/** A job's color, and in a trial whether the job would have failed without it. */
export interface Coloring {
  readonly color: Color
  readonly wouldHaveFailed?: boolean
}

/** The color of a run that was started to be stored, and was not, whatever it found. */
export const COLOR_OF_NOTHING_STORED: Color = 'red'

/** The color of a job whose results and another's are kept under one name, so that one of them is lost. */
export const COLOR_OF_SHARED_KEY: Color = 'red'

/** `fail-on`'s name for a state; a state without one never fails a job. */
const FAIL_NAME: Readonly<Partial<Record<State, FailState>>> = {
  regression: 'regression',
  'over-budget': 'budget',
  'could-not-measure': 'could-not-measure',
  inconclusive: 'inconclusive',
  'no-baseline': 'no-baseline',
  drift: 'drift',
  'rules-changed': 'rules-changed',
  // A budget at the edge is as undecided as an inconclusive check.
  warning: 'inconclusive'
}

const RANK: Readonly<Record<Color, number>> = { green: 0, warning: 1, red: 2 }

/** A state's color where people wait for the answer (pull request, merge queue), elsewhere on GitHub, and on a laptop. */
interface Colors {
  readonly onRequest: Color
  readonly elsewhere: Color
  readonly local: Color
}

const everywhere = (color: Color): Colors => ({ onRequest: color, elsewhere: color, local: color })

/** The table of states and colors. The documented table is made from the same words. */
const COLORS: Readonly<Record<State, Colors>> = {
  regression: everywhere('red'),
  'over-budget': everywhere('red'),
  'could-not-measure': everywhere('green'),
  inconclusive: everywhere('green'),
  'no-baseline': everywhere('green'),
  // No pull request causes drift, so none is stopped; whoever owns the budget reads the nightly run.
  drift: { onRequest: 'warning', elsewhere: 'red', local: 'warning' },
  // Seen first by whoever reviews it; only the workflow can tell that nobody may.
  'rules-changed': everywhere('warning'),
  warning: everywhere('green'),
  pass: everywhere('green')
}

/**
 * Decides the color of a job, however it ended. Judged runs and outages follow the table of states, which `fail-on`
 * replaces; the gravest color of all states counts. A failure that the user must fix is red, even in a trial.
 */
export function colorJob(ending: Ending, circumstances: Circumstances): Coloring {
  const rulesColor = colorOfRules(ending, circumstances)
  if (ending.skipped === true) return { color: rulesColor }
  if (ending.failure !== undefined && ending.failure !== 'cannot-measure') return { color: 'red' }
  const color = gravest([ending.partsMissing === true ? 'red' : colorOfStates(ending, circumstances), rulesColor])
  if (circumstances.trial !== true) return { color }
  return { color: gravest([softened(color), rulesColor]), wouldHaveFailed: color === 'red' }
}

function gravest(colors: readonly Color[]): Color {
  return colors.reduce((worst, color) => (RANK[color] > RANK[worst] ? color : worst), 'green')
}

function colorOfStates(ending: Ending, circumstances: Circumstances): Color {
  return gravest(ending.states.map((state) => colorOfState(state, ending, circumstances)))
}

/** Base's `fail-on` and `trial` count as well: a pull request must not switch off what tells of it. */
function colorOfRules({ states }: Ending, { failOn = [], trial, rulesOfBase }: Circumstances): Color {
  if (!states.includes('rules-changed')) return 'green'
  const color = isListed('rules-changed', [...failOn, ...(rulesOfBase?.failOn ?? [])]) ? 'red' : 'warning'
  return (rulesOfBase === undefined ? trial : rulesOfBase.trial) === true ? softened(color) : color
}

function colorOfState(state: State, ending: Ending, { event, failOn, unmeasuredBefore }: Circumstances): Color {
  if (failOn !== undefined) return isListed(state, failOn) ? 'red' : softened(COLORS[state].elsewhere)
  const audience = audienceOf(event)
  if (audience === 'onRequest' && isOnBaseToo(state, ending)) return 'warning'
  if (state === 'could-not-measure' && ending.ownUnmeasured === true) return 'red'
  if (state === 'could-not-measure' && audience === 'elsewhere' && unmeasuredBefore === true) return 'red'
  return COLORS[state][audience]
}

/** A slowdown or a broken budget that base shows too is not the change's fault. */
function isOnBaseToo(state: State, { brokenOnBaseToo, regressedOnBaseToo }: Ending): boolean {
  return (
    (state === 'regression' && regressedOnBaseToo === true) || (state === 'over-budget' && brokenOnBaseToo === true)
  )
}

/** Events that judge a pull request; `workflow_run` judges one whose code ran in another workflow. */
const ON_REQUEST: readonly string[] = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']

function audienceOf(event: string): keyof Colors {
  if (event === 'local') return 'local'
  return ON_REQUEST.includes(event) ? 'onRequest' : 'elsewhere'
}

function isListed(state: State, failOn: readonly FailState[]): boolean {
  const name = FAIL_NAME[state]
  return name !== undefined && failOn.includes(name)
}

/** Bad news that must not fail the job stays visible. */
function softened(color: Color): Color {
  return color === 'red' ? 'warning' : color
}

/** A judged job, as far as the exit code depends on it. */
interface Judged extends Pick<Circumstances, 'failOn' | 'trial'> {
  readonly states: readonly State[]
  readonly color: Color
  readonly failure?: ErrorCode
}

/**
 * Returns the exit code of the command line. It belongs to the gravest state that is red, which need not be the first:
 * `fail-on` may list a lesser one. A trial exits 0, unless the user has something to fix.
 */
export function exitCodeOf({ states, color, trial = false, failOn, failure }: Judged): ExitCode {
  if (failure !== undefined && !(trial && failure === 'cannot-measure')) return exitCodeOfError(failure)
  const [worst] = states
  if (trial) return EXIT_CODES.passed
  if (worst === 'could-not-measure') return EXIT_CODES.couldNotMeasure
  if (color !== 'red') return EXIT_CODES.passed
  const red = states.find((state) =>
    failOn === undefined ? COLORS[state].elsewhere === 'red' : isListed(state, failOn)
  )
  return UNDECIDED.includes(red ?? worst) ? EXIT_CODES.undecided : EXIT_CODES.failed
}

const UNDECIDED: readonly (State | undefined)[] = ['inconclusive', 'no-baseline', 'warning']
