import type { Report } from '../../domain/report.ts'
import { STATES, type State } from '../../domain/verdict.ts'
import { trialColor } from '../verdict/state.ts'

/**
 * The report of a run whose parts are not all there. A part that an outage kept from being measured is stored and says
 * so; one that is not stored was to be measured by a job that failed. Green without it would let pass what nobody has
 * measured. A stranger's jobs have no keys, which is nobody's fault.
 */
export function withPartsMissing(report: Report, { isOfStranger }: { readonly isOfStranger: boolean }): Report {
  const applies: readonly State[] = [...report.states, 'could-not-measure']
  const states = STATES.filter((state) => applies.includes(state))
  // That a part is missing is told by its name, and is all that there is to say about the end.
  const warnings = report.warnings.filter(({ kind }) => kind !== 'partial')
  const told = { ...report, state: states[0] ?? report.state, states, warnings }
  if (isOfStranger) return told
  const failed = { ...told, failure: failureOf(report) }
  return report.trial ? { ...failed, color: trialColor('red'), wouldHaveFailed: true } : { ...failed, color: 'red' }
}

function failureOf({ warnings }: Report): NonNullable<Report['failure']> {
  const names = warnings.flatMap((warning) => (warning.kind === 'part-missing' ? [warning.part] : []))
  return {
    code: 'nothing-stored',
    message: `nothing usable is stored of ${names.join(', ')}. This is neither a pass nor a regression`,
    hint: 'See in this run why the job that was to measure it stored nothing, or what of it was left out below.'
  }
}
