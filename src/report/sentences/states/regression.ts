import type { Report } from '../../../domain/report.ts'
import type { Check } from '../../../domain/verdict.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { listed } from '../../format/words.ts'
import { branchOf } from '../subject.ts'
import { modelChanges } from '../trade.ts'
import { changesTitle, checksMarked, countBudgets, firstRemark, type StateText } from './state-text.ts'

export const REGRESSION: StateText = { icon: '🔴', title, reason, next }

function title(report: Report, voice: Voice): string {
  const regressed = checksMarked(report, 'regressed')
  const isProvisional = regressed.length > 0 && regressed.every(({ kind }) => kind === 'provisional')
  const broken = countBudgets(report, 'broken') + countBudgets(report, 'broken-on-base')
  const parts = [
    regressed.length === 0 ? 'regression' : changesTitle(regressed, 'regression', voice),
    ...(isProvisional ? ['provisionally'] : []),
    ...(broken === 0 ? [] : [`${plural(broken, 'budget')} broken`])
  ]
  return parts.join(', ')
}

function reason(report: Report, voice: Voice): string {
  return firstRemark(checksMarked(report, 'regressed'), voice)
}

function next(report: Report, voice: Voice): string {
  const regressed = checksMarked(report, 'regressed')
  const runs = Math.max(0, ...regressed.map(missingRuns))
  const more = runs === 0 ? '' : ` ${plural(runs, 'more run')} on ${branchOf(report, voice)} would make it firm.`
  return `${remedy(regressed, report, voice)}${more}`
}

function remedy(regressed: readonly Check[], report: Report, voice: Voice): string {
  if (regressed.some(({ reason }) => reason === 'no-longer-streams')) {
    return 'look for what collects the answer before it passes it on: a proxy, compression, a missing flush.'
  }
  if (regressed.some(({ reason }) => reason === 'more-failures')) return 'see below how the requests failed.'
  const accept = `accept it with the ${voice.literal('accept:')} line below.`
  const changed = regressed.filter(({ target }) => modelChanges(report).some((change) => change.target === target))
  if (changed.length === regressed.length && changed.length > 0) {
    return `decide whether the new model is worth it. If it is, ${accept}`
  }
  if (regressed.every((check) => hasLongerAnswers(check, report))) {
    return `ask for shorter answers: longer ones finish later. If you want them longer, ${accept}`
  }
  const look = whereToLook(new Set(regressed.map(({ metric }) => metric)))
  return `${look} If the slowdown is intended, ${accept}`
}

function whereToLook(metrics: ReadonlySet<Check['metric']>): string {
  const isFirst = metrics.has('ttft') || metrics.has('ttfat')
  const isDecode = metrics.has('tpot') || metrics.has('output_speed')
  const where = [
    ...(isFirst ? ['what happens before the first token (prompt length, queueing, prefill, a gateway)'] : []),
    ...(isDecode ? ['what each token costs (model, quantization, batching, load)'] : [])
  ]
  return where.length === 0 ? 'find what takes longer.' : `look at ${listed(where)}.`
}

/** Answers whose lengths differ by less do not explain a slowdown. */
const LONGER = 0.1

function hasLongerAnswers({ metric, target }: Check, { base }: Report): boolean {
  const used = base?.targets.find(({ id }) => id === target)
  return metric === 'e2e' && (used?.outputLengthChangeRatio ?? 0) > LONGER
}

/** Baseline runs from which a verdict is more than provisional. */
export const FIRM_RUNS = 5

function missingRuns({ kind, sampleCounts }: Check): number {
  return kind === 'provisional' ? Math.max(0, FIRM_RUNS - sampleCounts.runs) : 0
}
