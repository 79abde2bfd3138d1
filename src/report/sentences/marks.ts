import type { BudgetResult } from '../../domain/budget.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'

interface MarkFacts {
  readonly icon: string
  /** For pages without icons, and for those who do not see them. */
  readonly word: string
  /** A flagged row is seen without opening anything. */
  readonly flagged: boolean
}

/** The result of a check or budget, gravest first: the order of rows on every page. */
export const MARKS = {
  regressed: { icon: '🔴', word: 'regressed', flagged: true },
  broken: { icon: '🔴', word: 'over budget', flagged: true },
  vanished: { icon: '⚪', word: 'gone', flagged: true },
  drift: { icon: '🟡', word: 'drift', flagged: true },
  'regressed-on-base': { icon: '🟡', word: 'regressed, base too', flagged: true },
  'broken-on-base': { icon: '🟡', word: 'over budget, base too', flagged: true },
  'at-the-edge': { icon: '🟡', word: 'at the edge', flagged: true },
  'not-measured': { icon: '⚪', word: 'not judged', flagged: true },
  inconclusive: { icon: '⚪', word: 'inconclusive', flagged: true },
  accepted: { icon: '👁', word: 'accepted', flagged: true },
  improved: { icon: '🟢', word: 'improved', flagged: true },
  passed: { icon: '✅', word: 'passed', flagged: false },
  'inconclusive-shown': { icon: '', word: 'shown', flagged: false }
} as const satisfies Record<string, MarkFacts>
export type MarkId = keyof typeof MARKS
const MARK_ORDER = Object.keys(MARKS) as readonly MarkId[]

/** Its place in the order of all marks: 0 is the gravest. */
export function gravity(mark: MarkId): number {
  return MARK_ORDER.indexOf(mark)
}

/**
 * A mark as a page shows it. On some events what is otherwise a warning makes the job red, and then its rows must not look
 * milder than the job. A budget at the edge made it red only where there is no alarm.
 */
export function shownMark(mark: MarkId, report: Report): Pick<MarkFacts, 'icon' | 'word'> {
  const { icon, word } = MARKS[mark]
  const marks = [...report.checks.map(markOf), ...report.budgets.map(budgetMarkOf)]
  const isMilder = report.color === 'red' && icon === '🟡' && marks.every((one) => MARKS[one].icon !== '🔴')
  if (mark === 'at-the-edge' && marks.some((one) => one !== mark && MARKS[one].icon === icon)) return { icon, word }
  return { icon: isMilder ? '🔴' : icon, word }
}

/** The report's checks were made against stored runs, against base in the same job, or some this way and some that. */
export function comparisonOf({ checks }: Report): 'baseline' | 'base' | 'both' {
  const paired = checks.filter(({ kind }) => kind === 'interleaved').length
  if (paired === 0) return 'baseline'
  return paired === checks.length ? 'base' : 'both'
}

/** A check's mark says whose it is and whether it decides. */
export function markOf(check: Check): MarkId {
  switch (check.verdict) {
    case 'regressed':
      if (check.accepted !== undefined) return 'accepted'
      // A tail that is clearly slower counts, whether or not the gate names it.
      if (!check.owned) return 'drift'
      return check.onBase === undefined ? 'regressed' : 'regressed-on-base'
    case 'improved':
      return 'improved'
    case 'unchanged':
      return 'passed'
    case 'inconclusive':
      return inconclusiveMark(check)
    default:
      return check.verdict satisfies never
  }
}

/** A gated metric that vanished is said first, whoever owns the target; otherwise a provider's history is information. */
function inconclusiveMark({ gating, owned, reason }: Check): MarkId {
  if (reason === 'vanished' && gating) return 'vanished'
  return gating && owned ? 'inconclusive' : 'inconclusive-shown'
}

/** The same for a budget. */
export function budgetMarkOf({ verdict, brokenOnBase }: BudgetResult): MarkId {
  if (verdict === 'broken') return brokenOnBase === true ? 'broken-on-base' : 'broken'
  return verdict === 'met' ? 'passed' : verdict
}
