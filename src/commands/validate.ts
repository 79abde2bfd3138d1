import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import { isJudged, type Target } from '../domain/plan.ts'
import { forecast } from '../plan/forecast/forecast.ts'
import { judgingNotes } from '../plan/forecast/judging-notes.ts'
import { formatCount, plural } from '../report/format/format.ts'
import { printText } from '../terminal/print.ts'
import { readLocalPlan } from '../wiring/cli-environment.ts'

/** `validate`: whether a configuration can be run, without sending anything. */
export async function validate(raw: Readonly<Record<string, string>>): Promise<ExitCode> {
  const plan = readLocalPlan(raw)
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
