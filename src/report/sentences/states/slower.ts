import { LENGTH_CHANGE } from '../../../analysis/history/change-warnings.ts'
import { RUNS_FOR_HISTORY } from '../../../analysis/history/history-rule.ts'
import { smallest } from '../../../domain/extremes.ts'
import type { Report } from '../../../domain/report.ts'
import type { Check } from '../../../domain/verdict.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { capital, listed, nonEmpty, spaced } from '../../format/words.ts'
import { markOf } from '../marks.ts'
import { branchOf, commitName, notOurChangeText, subjectOf } from '../subject.ts'
import { modelChanges } from '../trade.ts'
import { changesTitle, checksMarked, countBudgets, firstRemark, namesOfTargets, type StateText } from './state-text.ts'

export const REGRESSION: StateText = {
  icon: '🔴',
  title(report, voice) {
    const own = checksMarked(report, 'regressed')
    const onBase = checksMarked(report, 'regressed-on-base')
    const regressed = own.length > 0 ? own : onBase
    const isProvisional = regressed.length > 0 && regressed.every(({ kind }) => kind === 'provisional')
    const broken = countBudgets(report, 'broken') + countBudgets(report, 'broken-on-base')
    return nonEmpty(
      regressed.length === 0 ? 'regression' : changesTitle(regressed, 'regression', voice),
      own.length === 0 && onBase.length > 0 ? 'as on base' : '',
      isProvisional ? 'provisionally' : '',
      broken === 0 ? '' : `${plural(broken, 'budget')} broken`
    ).join(', ')
  },
  reason: (report, voice) =>
    spaced(unmeasuredBase(report), firstRemark(checksMarked(report, 'regressed'), voice), baseToo(report, voice)),
  next(report, voice) {
    const regressed = checksMarked(report, 'regressed')
    if (regressed.length === 0 && checksMarked(report, 'regressed-on-base').length > 0) {
      return `nothing in this pull request: look at what made ${branchOf(report, voice)} slower.`
    }
    const counts = regressed.flatMap(({ kind, sampleCounts }) => (kind === 'provisional' ? [sampleCounts.runs] : []))
    const missing = RUNS_FOR_HISTORY - Math.min(RUNS_FOR_HISTORY, smallest(counts))
    const firm = missing === 0 ? '' : `${plural(missing, 'more run')} on ${branchOf(report, voice)} would make it firm.`
    return spaced(remedy(regressed, report, voice), firm)
  }
}

/** Between the run that was compared with and this change lie commits that may have caused it. */
function unmeasuredBase({ baseline, context, checks }: Report): string {
  const isByHistory = checks.some((check) => markOf(check) === 'regressed' && check.kind !== 'interleaved')
  if (!isByHistory || context.feedsBaseline || baseline?.relation !== 'ancestor' || !baseline.distance) return ''
  return `The base itself was not measured: the newest stored run is ${plural(baseline.distance, 'commit')} before it, and one of those may be the cause.`
}

/** The stored run that shows the same as this change. */
function baseToo(report: Report, voice: Voice): string {
  const [first] = checksMarked(report, 'regressed-on-base')
  if (first?.onBase === undefined) return ''
  const { commit, distance } = first.onBase
  const which = commit === undefined ? '' : ` ${commitName(commit, voice)}`
  const away = distance === 0 ? '' : `, ${plural(distance, 'commit')} before the base, which was not measured`
  return `The stored run of ${distance === 0 ? 'the base' : 'the nearest measured ancestor'}${which}${away} is as slow.`
}

/** A provider got slower, and nothing that is sent to it changed. */
export const DRIFT: StateText = {
  icon: '🟡',
  title(report, voice) {
    const drifting = changesTitle(checksMarked(report, 'drift'), 'slowdown', voice)
    return nonEmpty('provider drift', drifting).join(', ')
  },
  reason: (report, voice) =>
    spaced(`${capital(notOurChangeText(report))}.`, firstRemark(checksMarked(report, 'drift'), voice)),
  also(report, voice) {
    const ids = new Set(checksMarked(report, 'drift').map(({ target }) => target))
    const drifting = report.targets.filter(({ id }) => ids.has(id))
    return `The slowdown of ${namesOfTargets(drifting, voice)} is drift: ${notOurChangeText(report)}.`
  },
  next(report) {
    const look = 'look at the status page of the provider, or compare with another one.'
    return subjectOf(report) === 'this change' ? `nothing in this pull request. ${capital(look)}` : look
  }
}

function remedy(regressed: readonly Check[], report: Report, voice: Voice): string {
  if (regressed.some(({ reason }) => reason === 'no-longer-streams')) {
    return 'look for what collects the answer before it passes it on: a proxy, compression, a missing flush.'
  }
  if (regressed.some(({ reason }) => reason === 'more-failures')) return 'see below how the requests failed.'
  const accept = `accept it with the ${voice.literal('accept:')} line below.`
  const changed = new Set(modelChanges(report).map(({ target }) => target))
  if (regressed.length > 0 && regressed.every(({ target }) => changed.has(target))) {
    return `decide whether the new model is worth it. If it is, ${accept}`
  }
  if (regressed.every((check) => hasLongerAnswers(check, report))) {
    return `ask for shorter answers: longer ones finish later. If you want them longer, ${accept}`
  }
  return `${whereToLook(new Set(regressed.map(({ metric }) => metric)))} If the slowdown is intended, ${accept}`
}

function whereToLook(metrics: ReadonlySet<Check['metric']>): string {
  const isFirst = metrics.has('ttft') || metrics.has('ttfat')
  const isDecode = metrics.has('tpot') || metrics.has('output_speed')
  const where = nonEmpty(
    isFirst ? 'what happens before the first token (prompt length, queueing, prefill, a gateway)' : '',
    isDecode ? 'what each token costs (model, quantization, batching, load)' : ''
  )
  return where.length === 0 ? 'find what takes longer.' : `look at ${listed(where)}.`
}

function hasLongerAnswers({ metric, target }: Check, { base }: Report): boolean {
  const used = base?.targets.find(({ id }) => id === target)
  return metric === 'e2e' && (used?.outputLengthChangeRatio ?? 0) > LENGTH_CHANGE
}
