import type { BudgetResult } from '../../domain/budget.ts'
import { EXIT_CODES, type ExitCode } from '../../domain/exit-code.ts'
import type { Check, Color, FailState, State } from '../../domain/verdict.ts'
import { STATES } from '../../domain/verdict.ts'

/** What bears on the word for the whole. */
export interface Findings {
  readonly checks: readonly Check[]
  readonly budgets: readonly BudgetResult[]
  /** Targets that a comparison was wanted for and no baseline was found. */
  readonly withoutBaseline: readonly string[]
  /** Targets that failed too often to say anything. */
  readonly unmeasured: readonly string[]
}

/** Every state that applies, in order of precedence; the first is the word for the whole. Never empty. */
export function statesOf({ checks, budgets, withoutBaseline, unmeasured }: Findings): readonly [State, ...State[]] {
  const alarms = checks.filter(({ verdict, accepted }) => verdict === 'regressed' && accepted === undefined)
  const regressed = alarms.some(({ owned }) => owned)
  // Where measuring ended at a certain regression, what it cut off is nothing to be undecided about.
  const open = checks.filter(({ reason }) => !(regressed && reason === 'not-finished'))
  const applies: Readonly<Record<State, boolean>> = {
    regression: regressed,
    'over-budget': budgets.some(({ verdict }) => verdict === 'broken'),
    'could-not-measure': unmeasured.length > 0,
    // History of a provider's unchanged target is information: it is never a reason to call the whole undecided.
    inconclusive:
      open.some(({ owned, gating, verdict }) => owned && gating && verdict === 'inconclusive') ||
      budgets.some(({ verdict }) => verdict === 'not-measured'),
    'no-baseline': withoutBaseline.length > 0,
    drift: alarms.some(({ owned }) => !owned),
    warning: budgets.some(({ verdict }) => verdict === 'at-the-edge'),
    pass: true
  }
  const present = STATES.filter((state) => applies[state])
  return present as [State, ...State[]]
}

/** What may change a state's color beside the event. */
export interface ColorFacts {
  readonly event: string
  readonly failOn?: readonly FailState[]
  /** Every broken budget is broken on the base as well. */
  readonly brokenOnBaseToo: boolean
  /** The run before this one on the default branch could not be measured either. */
  readonly unmeasuredBefore: boolean
}

/** `fail-on`'s word for a state; absent where a state never fails. */
const FAIL_NAME: Readonly<Partial<Record<State, FailState>>> = {
  regression: 'regression',
  'over-budget': 'budget',
  'could-not-measure': 'could-not-measure',
  inconclusive: 'inconclusive',
  'no-baseline': 'no-baseline',
  drift: 'drift',
  // A budget at the edge is undecided as an inconclusive check is.
  warning: 'inconclusive'
}

const RANK: Readonly<Record<Color, number>> = { green: 0, warning: 1, red: 2 }

/** A state's color where people wait for the answer (pull request, merge queue), elsewhere on GitHub, and on a laptop. */
interface Colors {
  readonly onRequest: Color
  readonly elsewhere: Color
  readonly local: Color
}

const all = (color: Color): Colors => ({ onRequest: color, elsewhere: color, local: color })

/** The table of states and colors: the README's is made from the same words. */
const COLORS: Readonly<Record<State, Colors>> = {
  regression: all('red'),
  'over-budget': all('red'),
  'could-not-measure': all('green'),
  inconclusive: all('green'),
  'no-baseline': all('green'),
  // Nobody's pull request is the cause, so nobody is stopped; whoever owns the budget looks at the nightly run.
  drift: { onRequest: 'warning', elsewhere: 'red', local: 'warning' },
  warning: all('green'),
  pass: all('green')
}

/** The job's color: the worst over all states that apply. */
export function colorOf(states: readonly State[], facts: ColorFacts): Color {
  const colors = states.map((state) => colorOfState(state, facts))
  return colors.reduce((worst, color) => (RANK[color] > RANK[worst] ? color : worst), 'green')
}

function colorOfState(state: State, facts: ColorFacts): Color {
  if (facts.failOn !== undefined) return fails(state, facts.failOn) ? 'red' : softened(COLORS[state].elsewhere)
  const where = whereOf(facts.event)
  if (state === 'over-budget' && where === 'onRequest' && facts.brokenOnBaseToo) return 'warning'
  if (state === 'could-not-measure' && where === 'elsewhere' && facts.unmeasuredBefore) return 'red'
  return COLORS[state][where]
}

/** Events on which a pull request is judged; `workflow_run` judges one whose code another workflow has run. */
const ON_REQUEST: readonly string[] = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']

function whereOf(event: string): keyof Colors {
  if (event === 'local') return 'local'
  return ON_REQUEST.includes(event) ? 'onRequest' : 'elsewhere'
}

function fails(state: State, failOn: readonly FailState[]): boolean {
  const name = FAIL_NAME[state]
  return name !== undefined && failOn.includes(name)
}

/** Bad news that is not to fail the job stays visible. */
function softened(color: Color): Color {
  return color === 'red' ? 'warning' : color
}

/** The color that a trial shows: what would have failed the job stays visible, and fails nothing. */
export function trialColor(color: Color): Color {
  return softened(color)
}

/**
 * The command line's exit code: section "exit of the command line" of the table of states. It is that of the gravest
 * state that is red, which need not be the first: `fail-on` may ask for one further down. A trial has but one.
 */
export function exitCodeOf(
  states: readonly State[],
  color: Color,
  trial = false,
  failOn?: readonly FailState[]
): ExitCode {
  const [worst] = states
  if (trial) return EXIT_CODES.passed
  if (worst === 'could-not-measure') return EXIT_CODES.couldNotMeasure
  if (color !== 'red') return EXIT_CODES.passed
  const red = states.find((state) => (failOn === undefined ? COLORS[state].elsewhere === 'red' : fails(state, failOn)))
  return UNDECIDED.includes(red ?? worst) ? EXIT_CODES.undecided : EXIT_CODES.failed
}

const UNDECIDED: readonly (State | undefined)[] = ['inconclusive', 'no-baseline', 'warning']
