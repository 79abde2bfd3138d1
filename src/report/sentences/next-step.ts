import type { Report } from '../../domain/report.ts'
import type { RunEnd } from '../../domain/run-file.ts'
import type { Outcome } from '../../domain/sample.ts'
import type { Check, State } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, plural } from '../format/format.ts'
import { listed } from '../format/words.ts'
import { armsOf } from './failures.ts'
import { afterNotMeasured } from './not-measured.ts'
import { budgetMarkOf, markOf } from './rows.ts'
import { branchOf, subjectOf } from './subject.ts'
import { isNotMeasuredAgain } from './title.ts'
import { modelChanges } from './trade.ts'

/** What the reader can do now, as a sentence; absent where nothing is to be done. */
export function nextStep(report: Report, voice: Voice): string | undefined {
  if (report.notMeasured !== undefined) return afterNotMeasured(report.notMeasured, report, voice)
  return STEPS[report.state](report, voice)
}

/** What a report of files that are named has for a key: `compare` and `report` take any number of them. */
export const FILES_KEY = 'compare'

/** Whether a run file was judged on somebody's machine, rather than measured there. */
export function isOfFiles({ context }: Report): boolean {
  return context.event === 'local' && context.key === FILES_KEY
}

const STEPS: Readonly<Record<State, (report: Report, voice: Voice) => string | undefined>> = {
  regression: afterRegression,
  'over-budget': afterBudget,
  'could-not-measure': afterFailure,
  inconclusive: afterInconclusive,
  'no-baseline': fillBaseline,
  drift: afterDrift,
  warning: atTheEdge,
  pass: () => undefined
}

function afterRegression(report: Report, voice: Voice): string {
  const regressed = report.checks.filter((check) => markOf(check) === 'regressed')
  const runs = Math.max(0, ...regressed.map(missingRuns))
  const more =
    runs === 0 ? '' : ` ${plural(runs, 'more run')} on ${branchOf(report, voice)} would make this verdict a firm one.`
  return `${remedy(regressed, report, voice)}${more}`
}

function remedy(regressed: readonly Check[], report: Report, voice: Voice): string {
  if (regressed.some(({ reason }) => reason === 'no-longer-streams')) {
    return 'look for what collects the answer before it passes it on: a proxy, compression, a missing flush.'
  }
  if (regressed.some(({ reason }) => reason === 'more-failures')) return 'see below how the requests failed.'
  const changed = regressed.filter(({ target }) => modelChanges(report).some((change) => change.target === target))
  if (changed.length === regressed.length && changed.length > 0) {
    return `weigh what the new model gives against what it takes. Where it is worth it, ${accepting(voice)}`
  }
  if (regressed.every((check) => isLongerAnswers(check, report))) {
    return `answers got longer, and so does the time to their end: ask for shorter ones. Where it is wanted, ${accepting(voice)}`
  }
  const metrics = new Set(regressed.map(({ metric }) => metric))
  const first = metrics.has('ttft') || metrics.has('ttfat')
  const decode = metrics.has('tpot') || metrics.has('output_speed')
  const where = [
    ...(first ? ['what happens before the first token (prompt length, queueing, prefill, a gateway)'] : []),
    ...(decode ? ['what each token costs (model, quantization, batching, load)'] : [])
  ]
  const look = where.length === 0 ? 'find what takes longer.' : `look at ${listed(where)}.`
  return `${look} Where the slowdown is wanted, ${accepting(voice)}`
}

function accepting(voice: Voice): string {
  return `accept it with the ${voice.literal('accept:')} line below.`
}

/** Answers whose lengths differ by less do not explain a slowdown. */
const LONGER = 0.1

function isLongerAnswers({ metric, target }: Check, { base }: Report): boolean {
  const used = base?.targets.find(({ id }) => id === target)
  return metric === 'e2e' && (used?.outputLengthChangeRatio ?? 0) > LONGER
}

/** Baseline runs from which a verdict is more than provisional. */
const FIRM_RUNS = 5

function missingRuns({ kind, sampleCounts }: Check): number {
  return kind === 'provisional' ? Math.max(0, FIRM_RUNS - sampleCounts.runs) : 0
}

function afterBudget(report: Report): string {
  const own = report.budgets.some((budget) => budgetMarkOf(budget) === 'broken')
  if (own) {
    return 'get back under the limit, or change it where it is set. An absolute limit holds only for the place it was measured from.'
  }
  return subjectOf(report) === 'this change'
    ? 'nothing in this pull request: the budget was broken before it. The nightly run says since when.'
    : 'see below since when, and get back under the limit, or change it where it is set.'
}

const CROWDED: readonly Outcome[] = ['rate-limited', 'overloaded']

function afterFailure(report: Report, voice: Voice): string {
  const { failure, checks } = report
  if (failure?.hint !== undefined) return voice.sentence(failure.hint)
  const crowded = armsOf(report).some(({ counts }) => CROWDED.some((outcome) => (counts.failed[outcome] ?? 0) > 0))
  // What failed in a second measurement is in none of the tables below.
  if (!crowded && checks.some(isNotMeasuredAgain))
    return 'run it again once the endpoint answers, to know whether the alarm stands.'
  return crowded
    ? `run it again later; where it happens often, lower ${voice.literal('schedule.in-flight')} or raise the limit of the account.`
    : 'see below how the requests failed, then run it again.'
}

function afterInconclusive(report: Report, voice: Voice): string {
  const open = report.checks.filter((check) => markOf(check) === 'inconclusive')
  const runs = open.flatMap(({ runsToSettle }) => runsToSettle ?? [])
  if (runs.length > 0) return moreRuns(Math.max(...runs), report, voice)
  const pairs = open.flatMap(({ pairsToSettle }) => pairsToSettle ?? [])
  if (pairs.length > 0) return morePairs(Math.max(...pairs), report, voice)
  if (report.budgets.some(({ verdict }) => verdict === 'at-the-edge')) return atTheEdge(report, voice)
  return hasTooFew(report) ? moreRequests(voice) : ANOTHER_LOOK
}

const ANOTHER_LOOK = 'run it again for another look.'

function moreRequests(voice: Voice): string {
  return `make more requests: raise ${voice.literal('schedule.requests')}.`
}

/** Where a limit is not too near, moving it would not help. */
function atTheEdge({ budgets }: Report, voice: Voice): string {
  const reasons = new Set(budgets.filter(({ verdict }) => verdict === 'at-the-edge').map(({ reason }) => reason))
  if (reasons.has(undefined) || reasons.size === 0)
    return 'set the limit outside of what the measurement can tell, or run it again for another look.'
  return reasons.has('too-few-samples') ? moreRequests(voice) : ANOTHER_LOOK
}

function hasTooFew({ checks, budgets }: Report): boolean {
  const fewSamples = checks.some((check) => markOf(check) === 'inconclusive' && check.reason === 'too-few-samples')
  return fewSamples || budgets.some(({ verdict, sampleCount }) => verdict === 'not-measured' && sampleCount > 0)
}

function fillBaseline(report: Report, voice: Voice): string | undefined {
  if (report.warnings.some(({ kind }) => kind === 'baseline-forbidden')) {
    return 'give the job the permission named above, and run it again.'
  }
  if (report.context.event === 'local') return undefined
  return `for a whole baseline today, start this workflow by hand on ${branchOf(report, voice)} with ${voice.literal(`runs: ${FIRM_RUNS}`)}.`
}

function moreRuns(count: number, report: Report, voice: Voice): string {
  const runs = plural(count, 'more run')
  if (isOfFiles(report)) return `compare with ${runs}: ${voice.literal('--baseline')} may be given several times.`
  if (report.context.event === 'local')
    return `make ${runs} of what it is compared with, each with ${voice.literal('--save-baseline')}.`
  return `start this workflow by hand on ${branchOf(report, voice)} with ${voice.literal(`runs: ${count}`)}, or wait for ${runs} there.`
}

/** Another attempt goes on from the pairs that there are, unless these are all that the plan allows. */
function morePairs(count: number, { context, measured }: Report, voice: Voice): string {
  const { reason } = measured.end
  if (reason === 'cancelled') return context.event === 'local' ? 'run it again to its end.' : `${GO_ON}.`
  const cap = CAPS[reason]
  const raise =
    cap === undefined
      ? `raise the most of ${voice.literal('schedule.pairs')} to about ${formatCount(count)}`
      : `raise ${voice.literal(cap)}: it ended the measuring, and about ${plural(count, 'pair')} would be enough`
  return context.event === 'local' || reason === 'max-pairs' ? `${raise}.` : `${GO_ON}, or ${raise}.`
}

const GO_ON = 'run it again, which goes on from these pairs'

/** What ends measuring before the plan's own number of pairs, by the key that moves it. */
const CAPS: Readonly<Partial<Record<RunEnd['reason'], string>>> = {
  timeout: 'schedule.timeout',
  'max-cost': 'schedule.max-cost'
}

function afterDrift(report: Report): string {
  return subjectOf(report) === 'this change'
    ? 'nothing in this pull request. Look at the status page of the provider, or compare with another one.'
    : 'look at the status page of the provider, or compare with another one.'
}
