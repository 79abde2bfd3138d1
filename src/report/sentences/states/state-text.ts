import type { Report } from '../../../domain/report.ts'
import type { Check } from '../../../domain/verdict.ts'
import { directName } from '../../../plan/config/read-target.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { listedFirst } from '../../format/words.ts'
import { checkRemark } from '../check-sentences.ts'
import { budgetMarkOf, type MarkId, markOf } from '../marks.ts'
import { reasonText } from '../reasons.ts'

/** Everything that the pages say about one state of a report. */
export interface StateText {
  readonly icon: string
  /** The verdict in a few words, for the first line of every page. */
  title(report: Report, voice: Voice): string
  /** At most two sentences with what title and table leave open; empty where they say it all. */
  reason(report: Report, voice: Voice): string
  /** The sentence about this state where another one comes first; absent where a row of the table shows it. */
  also?(report: Report, voice: Voice): string
  /** One thing that helps, to stand after "Next:"; absent where nothing does. */
  next?(report: Report, voice: Voice): string | undefined
}

/** Checks with one mark, the largest change first. */
export function checksMarked({ checks }: Report, mark: MarkId): readonly Check[] {
  return largestFirst(checks.filter((check) => markOf(check) === mark))
}

export function largestFirst(checks: readonly Check[]): readonly Check[] {
  return checks.toSorted((a, b) => Math.abs(b.changeRatio ?? 0) - Math.abs(a.changeRatio ?? 0))
}

/** The largest of some changes as a title, and the number of the others: `chat starts 12 % later, 2 more regressions`. */
export function changesTitle([first, ...others]: readonly Check[], noun: string, voice: Voice): string {
  if (first === undefined) return ''
  const title = reasonText(first).title(first, voice.name(first.target))
  return others.length === 0 ? title : `${title}, ${plural(others.length, `more ${noun}`)}`
}

/** The remark on the largest of some changes. */
export function firstRemark([first]: readonly Check[], voice: Voice): string {
  return first === undefined ? '' : checkRemark(first, voice)
}

export function countBudgets({ budgets }: Report, mark: MarkId): number {
  return budgets.filter((budget) => budgetMarkOf(budget) === mark).length
}

export function namesOfTargets(targets: readonly { readonly id: string }[], voice: Voice): string {
  return listedFirst(targets, ({ id }) => voice.name(id))
}

/** Every target is a provider's whose plan is the baseline's: then history is for information. */
export function isAboutProviders({ checks }: Report): boolean {
  return checks.length > 0 && checks.every(({ owned }) => !owned)
}

/** Targets that nothing was compared for. */
export function withoutBaseline(report: Report): Report['targets'] {
  const compared = new Set(report.checks.map(({ target }) => target))
  return judgedTargets(report).filter(({ id }) => !compared.has(id))
}

/** All but the upstreams that were measured with a target, which nothing is compared for. */
export function judgedTargets({ targets }: Report): Report['targets'] {
  const upstreams = new Set(targets.map(({ id }) => directName(id)))
  return targets.filter(({ id }) => !upstreams.has(id))
}
