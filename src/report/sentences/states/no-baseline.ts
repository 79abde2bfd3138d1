import type { Report } from '../../../domain/report.ts'
import type { WarningKind } from '../../../domain/warning.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { branchOf, isOfFiles } from '../subject.ts'
import { FIRM_RUNS } from './regression.ts'
import { judgedTargets, type StateText, targetNames, withoutBaseline } from './state-text.ts'

export const NO_BASELINE: StateText = { icon: '🆕', title, reason, also, next }

/** Warnings that are the very reason why a baseline is missing. */
const REASONS_FOR_NONE: readonly WarningKind[] = [
  'baseline-unreadable',
  'plan-differs',
  'environment-differs',
  'scenarios-too-few'
]

function hasWarning({ warnings }: Report, ...kinds: readonly WarningKind[]): boolean {
  return warnings.some(({ kind }) => kinds.includes(kind))
}

function title(report: Report): string {
  const what = hasWarning(report, 'baseline-forbidden') ? 'the baseline could not be read' : 'no baseline yet'
  if (report.checks.length === 0) return what
  return `${what} for ${withoutBaseline(report).length} of ${plural(judgedTargets(report).length, 'target')}`
}

function reason(report: Report, voice: Voice): string {
  if (report.checks.length > 0) return whyNone(report, voice)
  const budgets =
    report.budgets.length === 0
      ? 'No budget is set, so nothing was judged.'
      : 'Budgets need no baseline and are judged all the same.'
  return `${whyNone(report, voice)} ${budgets}`.trim()
}

function whyNone(report: Report, voice: Voice): string {
  // The warning below says what is missing and what to add.
  if (hasWarning(report, 'baseline-forbidden')) return ''
  if (isOfFiles(report)) return `Name earlier runs with ${voice.literal('--baseline')} to compare with them.`
  return `${noneYet(report, voice)} ${untilThen(report, voice)}`
}

function noneYet(report: Report, voice: Voice): string {
  if (report.checks.length > 0) return `No run of ${targetNames(withoutBaseline(report), voice)} is stored yet.`
  if (hasWarning(report, ...REASONS_FOR_NONE)) return 'The stored runs cannot be compared with, for the reason below.'
  if (hasWarning(report, 'baseline-refused')) {
    return 'None of the stored runs can serve as a baseline, as the notes below explain.'
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

function also(report: Report, voice: Voice): string {
  return `There is no baseline yet for ${targetNames(withoutBaseline(report), voice)}.`
}

function next(report: Report, voice: Voice): string | undefined {
  if (report.context.event === 'local' || hasWarning(report, 'baseline-forbidden')) return undefined
  return `for a full baseline today, start this workflow by hand on ${branchOf(report, voice)} with ${voice.literal(`runs: ${FIRM_RUNS}`)}.`
}
