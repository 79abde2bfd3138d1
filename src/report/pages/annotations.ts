import type { Report } from '../../domain/report.ts'
import type { Color } from '../../domain/verdict.ts'
import { PLAIN_VOICE } from '../format/escape.ts'
import { budgetSentence } from '../sentences/budget-sentences.ts'
import { checkSentence } from '../sentences/check-sentences.ts'
import { headline } from '../sentences/headline.ts'
import { budgetMarkOf, type MarkId, markOf } from '../sentences/marks.ts'
import { openingLine } from '../sentences/opening.ts'
import { titleOf } from '../sentences/states.ts'

/** A line that GitHub shows above the changed files and on the run's page. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly message: string
}

/** The runner shows ten of each level a step, and drops the rest without a word. */
const MOST_ANNOTATIONS = 10

const voice = PLAIN_VOICE
const ALARMS: readonly MarkId[] = ['regressed', 'regressed-on-base', 'drift', 'vanished', 'broken', 'broken-on-base']
/** These make the job red where the event lets them; other alarms stay warnings. */
const GRAVE: readonly MarkId[] = ['regressed', 'broken']

/** One for each failed check and broken budget, and one where nothing could be measured. */
export function renderAnnotations(report: Report): readonly Annotation[] {
  const all = [...opened(report), ...unmeasured(report), ...checkAnnotations(report), ...budgetAnnotations(report)]
  if (all.length <= MOST_ANNOTATIONS) return all
  const shown = all.slice(0, MOST_ANNOTATIONS - 1)
  const level = shown[0]?.level ?? 'warning'
  return [...shown, { level, message: `${all.length - shown.length} more failed checks: see the job summary.` }]
}

const LEVELS = { red: 'error', warning: 'warning', green: 'notice' } as const satisfies Record<
  Color,
  Annotation['level']
>

/** The annotation above the title. It is an error only where changed rules made the job red. */
function opened(report: Report): readonly Annotation[] {
  const message = openingLine(report, voice)
  if (message === undefined) return []
  const isRedByItself = report.color === 'red' && report.state === 'rules-changed'
  return [{ level: isRedByItself ? 'error' : 'warning', message }]
}

function unmeasured(report: Report): readonly Annotation[] {
  if (report.state !== 'could-not-measure' || report.notMeasured !== undefined) return []
  const level = report.color === 'red' ? 'error' : 'warning'
  return [
    { level, message: `LLM latency: ${titleOf(report, voice).title}. ${headline(report, voice)[0] ?? ''}`.trim() }
  ]
}

function checkAnnotations(report: Report): readonly Annotation[] {
  return report.checks
    .map((check) => ({ check, mark: markOf(check) }))
    .filter(({ mark }) => ALARMS.includes(mark))
    .map(({ check, mark }) => ({
      level: annotationLevel(mark, report),
      message: `${voice.name(check.target)}: ${checkSentence(check, voice)}`
    }))
}

function budgetAnnotations(report: Report): readonly Annotation[] {
  return report.budgets
    .map((budget) => ({ budget, mark: budgetMarkOf(budget) }))
    .filter(({ mark }) => ALARMS.includes(mark))
    .map(({ budget, mark }) => ({
      level: annotationLevel(mark, report),
      message: `${voice.name(budget.target)}: ${budgetSentence(budget, report)}`
    }))
}

/** A red job's error must be what made it red: beside a regression, drift stays a warning. */
function annotationLevel(mark: MarkId, { color, state }: Report): Annotation['level'] {
  if (color !== 'red' || GRAVE.includes(mark)) return LEVELS[color]
  const redByItself = (mark === 'drift' && state === 'drift') || (mark === 'broken-on-base' && state === 'over-budget')
  return redByItself ? 'error' : 'warning'
}
