import { FULL_BASELINE_RUNS } from '../../../analysis/history/history-rule.ts'
import type { Report } from '../../../domain/report.ts'
import type { WarningKind } from '../../../domain/warning.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { listed, spaced } from '../../format/words.ts'
import { branchOf, isOfFiles } from '../subject.ts'
import { REFUSALS, RUN_ENDS } from '../warnings/baseline.ts'
import { judgedTargets, namesOfTargets, type StateText, withoutBaseline } from './state-text.ts'

export const NO_BASELINE: StateText = {
  icon: '🆕',
  title(report) {
    const what =
      hasWarning(report, 'baseline-forbidden') || isUnreadable(report)
        ? 'the baseline could not be read'
        : 'no baseline yet'
    if (report.checks.length === 0) return what
    return `${what} for ${withoutBaseline(report).length} of ${plural(judgedTargets(report).length, 'target')}`
  },
  reason(report, voice) {
    if (report.checks.length > 0) return whyNone(report, voice)
    return spaced(
      whyNone(report, voice),
      report.budgets.length === 0
        ? 'No budget is set, so nothing was judged.'
        : 'Budgets need no baseline and are judged all the same.'
    )
  },
  also: (report, voice) => `There is no baseline yet for ${namesOfTargets(withoutBaseline(report), voice)}.`,
  next(report, voice) {
    const isHeldUp = report.warnings.some((one) => one.kind === 'baseline-refused' && RUN_ENDS.includes(one.why))
    if (isHeldUp && report.checks.length === 0) return OWN_WORKFLOW_STEP
    if (report.context.event === 'local' || hasWarning(report, 'baseline-forbidden')) return undefined
    return `for a full baseline today, start this workflow by hand on ${branchOf(report, voice)} with ${voice.literal(`runs: ${FULL_BASELINE_RUNS}`)}.`
  }
}

const OWN_WORKFLOW_STEP =
  'put the gate into a workflow of its own, if other jobs of this one wait, are cancelled or time out.'

function hasWarning({ warnings }: Report, ...kinds: readonly WarningKind[]): boolean {
  return warnings.some(({ kind }) => kinds.includes(kind))
}

function whyNone(report: Report, voice: Voice): string {
  // The warning below says what is missing and what to add.
  if (hasWarning(report, 'baseline-forbidden')) return ''
  if (isOfFiles(report)) return `Name earlier runs with ${voice.literal('--baseline')} to compare with them.`
  return `${noneYet(report, voice)} ${untilThen(report, voice)}`
}

/** Something stored could not be read; that there is more of it is no reason. */
function isUnreadable({ warnings }: Report): boolean {
  return warnings.some((warning) => warning.kind === 'baseline-unreadable' && warning.source !== 'artifacts')
}

/** Each reason for which a stored run was refused, once. */
function refusedWords({ warnings }: Report): readonly string[] {
  const reasons = warnings.flatMap((warning) => (warning.kind === 'baseline-refused' ? [REFUSALS[warning.why]] : []))
  return [...new Set(reasons)]
}

function noneYet(report: Report, voice: Voice): string {
  if (report.checks.length > 0) return `No run of ${namesOfTargets(withoutBaseline(report), voice)} is stored yet.`
  const refused = refusedWords(report)
  if (isUnreadable(report) || hasWarning(report, 'plan-differs', 'environment-differs', 'scenarios-too-few')) {
    return 'The stored runs cannot be compared with, for the reason below.'
  }
  if (refused.length > 0) {
    return `None of the stored runs can serve as a baseline, as the notes below explain: ${listed(refused)}.`
  }
  if (hasWarning(report, 'baseline-elsewhere')) {
    return `No run of ${branchOf(report, voice)} is stored where this job looks, but others are, as the note below explains.`
  }
  return report.context.event === 'local'
    ? 'No run is stored here yet.'
    : `No run of ${branchOf(report, voice)} is stored yet.`
}

function untilThen(report: Report, voice: Voice): string {
  const { context } = report
  if (context.feedsBaseline) return 'This run is stored now, and the next ones are compared with it.'
  return context.event === 'local'
    ? `A run with ${voice.literal('--save-baseline')} is stored, and later ones are compared with it.`
    : `The next run on ${branchOf(report, voice)} is stored, and pull requests are compared with it from then on.`
}
