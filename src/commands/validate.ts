import { hasEnded } from '../analysis/verdict/accept.ts'
import { KnownError } from '../domain/errors.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { type Acceptance, isJudged, type Target } from '../domain/plan.ts'
import { quote } from '../domain/quote.ts'
import { dayOf } from '../domain/time.ts'
import { forecast } from '../plan/forecast/forecast.ts'
import { judgingNotes } from '../plan/forecast/judging-notes.ts'
import { formatCount, plural } from '../report/format/format.ts'
import { printText } from '../terminal/print.ts'
import { readLocalPlan } from '../wiring/cli-environment.ts'
import { now } from '../wiring/machine.ts'

/** `validate`: whether a configuration can be run, without sending anything. */
export async function validate(raw: Readonly<Record<string, string>>): Promise<ExitCode> {
  const plan = readLocalPlan(raw)
  refuseEndedLines(plan.accept)
  const { targets, prompts, budgets } = plan
  const { usual, most } = forecast(plan)
  const counts = [targetCounts(targets), plural(prompts.scenarios.length, 'prompt'), plural(budgets.length, 'budget')]
  printText(
    [
      `valid: ${counts.join(', ')}; ${formatCount(usual.requestCount)} to ${formatCount(most.requestCount)} requests`,
      ...targets.map((target) => `  ${target.id}: ${target.model} at ${target.baseUrl}, ${roleOf(target)}`),
      ...judgingNotes(plan).map((note) => `note: ${note}`)
    ].join('\n')
  )
  return EXIT_CODES.passed
}

/** A line that has ended accepts nothing: whoever validates a configuration can still change it. */
function refuseEndedLines(accept: readonly Acceptance[]): void {
  const ended = accept.filter((line) => hasEnded(line, dayOf(now())))
  if (ended.length === 0) return
  const lines = ended.map(
    ({ target, metric, statistic, until }) => `${quote(`${target} ${metric} ${statistic}`)} on ${until}`
  )
  throw new KnownError('invalid-input', `under "accept" these lines have ended: ${lines.join(', ')}`, {
    hint: 'Remove them, or move "until" where the slowdown is still wanted.'
  })
}

/** The judged ones, as `plan` counts them, and what is measured beside them. */
function targetCounts(targets: readonly Target[]): string {
  const judged = targets.filter(isJudged).length
  const beside = targets.length - judged
  return `${plural(judged, 'target')}${beside === 0 ? '' : ` (and ${plural(beside, 'endpoint')} measured beside ${judged === 1 ? 'it' : 'them'})`}`
}

function roleOf({ directOf, baseOf, owned }: Target): string {
  if (directOf !== undefined) return `the upstream of ${directOf}`
  if (baseOf !== undefined) return `the base of ${baseOf}`
  return owned ? 'owned: a slowdown is a regression' : 'a provider’s: a slowdown is drift'
}
