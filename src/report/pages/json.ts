import type { BudgetResult } from '../../domain/budget.ts'
import { visibleJson } from '../../domain/quote.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { PLAIN_VOICE } from '../format/escape.ts'
import { warningText } from '../sentences/warnings.ts'

/**
 * The report as data: its members and their order are interface. Values are in the metric's unit, ratios signed; what is
 * absent has no member.
 */
export function renderJson(report: Report): string {
  const document = {
    verdict: report.state,
    checks: report.checks.map(checkDocument),
    budgets: report.budgets.map(budgetDocument),
    warnings: report.warnings.map(warningDocument),
    base: baseDocument(report),
    rulesChanged: rulesDocument(report),
    trial: report.trial ? { wouldHaveFailed: report.wouldHaveFailed ?? false } : undefined,
    trackRecord: report.trackRecord,
    notMeasured: report.notMeasured
  }
  return `${visibleJson(document, 2)}\n`
}

function checkDocument(check: Check): unknown {
  return {
    target: check.target,
    metric: check.metric,
    readMetric: check.readMetric,
    statistic: check.statistic,
    verdict: check.verdict,
    reason: check.reason,
    kind: check.kind,
    baseline: check.baseline,
    candidate: check.candidate,
    changeRatio: check.changeRatio,
    intervalRatio: check.intervalRatio,
    detectableRatio: check.detectableRatio,
    sampleCounts: {
      baseline: check.sampleCounts.baseline,
      candidate: check.sampleCounts.candidate,
      runs: check.sampleCounts.runs
    },
    pairCount: check.pairCount,
    pairsToSettle: check.pairsToSettle,
    chanceOneIn: check.chanceOneIn,
    scenarios: check.scenarios,
    accepted: check.accepted,
    onBase: check.onBase,
    notAccepted: check.notAccepted
  }
}

/** The other arm, where one was measured. */
function baseDocument({ base }: Report): unknown {
  if (base === undefined) return undefined
  const { source, commit, targets, addedScenarios, removedScenarios, changedScenarioCount } = base
  return { source, commit, targets, addedScenarios, removedScenarios, changedScenarioCount }
}

/** The rules that a pull request changes, and the verdict that base's rules would have given. */
function rulesDocument({ rulesChanged }: Report): unknown {
  if (rulesChanged === undefined) return undefined
  const { changes, byBase, notMeasured } = rulesChanged
  const verdict = byBase && { verdict: byBase.state, checks: byBase.checks.map(checkDocument) }
  return { changes, notMeasured, byBase: verdict }
}

function budgetDocument(result: BudgetResult): unknown {
  const { budget, target, readMetric, verdict, reason, value, interval, sampleCount, brokenOnBase } = result
  return {
    target,
    metric: budget.metric,
    readMetric: readMetric === budget.metric ? undefined : readMetric,
    statistic: budget.statistic,
    operator: budget.operator,
    limit: budget.limit,
    value,
    interval,
    sampleCount,
    // Scripts know three words. One that nothing was measured for has no value and no samples: it is neither met nor broken.
    verdict: verdict === 'not-measured' ? 'at-the-edge' : verdict,
    reason,
    brokenOnBase
  }
}

function warningDocument(warning: Warning): unknown {
  const { kind, ...fields } = warning
  return { kind, message: warningText(warning, PLAIN_VOICE), ...fields }
}
