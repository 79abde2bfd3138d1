import { metricOf, type Statistic } from '../../domain/metric.ts'
import { PRINTED_FROM } from '../../domain/report.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import {
  formatCount,
  formatFromTo,
  formatPercent,
  formatShare,
  formatSignedPercent,
  formatSignedRange,
  formatValue,
  plural
} from '../format/format.ts'
import { capital, changeRange, checkName, counted, directionOf, listed, movement } from '../format/words.ts'

/** Prompts that a sentence names before it counts the rest. */
const NAMED_PROMPTS = 3

/** Everything that a page says about one reason. */
interface ReasonText {
  /** A clause for the title: `chat starts 12 % later`. `target` is escaped already. */
  readonly title: (check: Check, target: string) => string
  /** The whole outcome with its numbers, for pages where no table stands beside it. */
  readonly sentence: (check: Check, voice: Voice) => string
  /** One sentence with what neither the table nor a warning shows; absent where they show it all. */
  readonly remark?: (check: Check, voice: Voice) => string
}

/** One entry a reason. A check that passed says what it could rule out, never that nothing changed. */
const REASONS = {
  'slower-beyond-noise': { title: moved, sentence: changed },
  'faster-beyond-noise': { title: moved, sentence: changed },
  crept: {
    title: (check, target) => `${moved(check, target)} than at the anchor`,
    sentence: (check) => `${nameOf(check)} is ${changeWords(check)}, since the anchor. ${CREPT}`
  },
  'slowdown-unlikely': {
    title: (check, target) => `${target}: ${ruledOut(check)} is unlikely`,
    sentence: (check) => `${nameOf(check)}: ${ruledOut(check)} is unlikely (measured ${signedChange(check)}).`
  },
  'more-failures': {
    title: (_check, target) => `${target} fails more often`,
    sentence: (check) => `More requests failed: ${shares(check)}.`
  },
  'failures-as-before': {
    title: (_check, target) => `${target} fails as often as before`,
    sentence: (check) => `Failures are within what chance allows: ${shares(check)}.`
  },
  'no-longer-streams': {
    title: (_check, target) => `${target} no longer streams`,
    sentence: (check) => `The replies no longer stream: ${streamedShares(check)}.`
  },
  'streams-as-before': {
    title: (_check, target) => `${target} streams as before`,
    sentence: (check) => `The replies still stream: ${streamedShares(check)}.`
  },
  'could-be-either': {
    title: unclear,
    sentence: (check) => `${nameOf(check)}: ${spanOf(check)}${pairsShort(check)}.`,
    remark: whyUnclear
  },
  'few-baseline-runs': {
    title: unclear,
    sentence: (check) => `${nameOf(check)}: ${spanOf(check)}.`,
    remark: ({ sampleCounts }) =>
      `${plural(sampleCounts.runs, 'baseline run')} cannot tell such a change from the difference between runs.`
  },
  'too-few-samples': {
    title: (_check, target) => `too few values of ${target}`,
    sentence: (check) => `${nameOf(check)}: ${tooFew(check)}.`,
    remark: (check) => `${capital(checkName(check))} was not judged: ${tooFew(check)}.`
  },
  'too-many-failures': {
    title: (_check, target) => `too many requests to ${target} failed`,
    sentence: (check) => `${nameOf(check)} was not judged: too many requests failed.`,
    remark: () => 'So many requests failed that the times of the others are not judged.'
  },
  'too-many-void': {
    title: (_check, target) => `too many requests to ${target} were disturbed`,
    sentence: (check) => `${nameOf(check)} was not judged: ${DISTURBED}.`,
    remark: () => `${capital(DISTURBED)}.`
  },
  'not-confirmed': {
    title: (check, target) => `${target} ${movement(check, 'past')} at first, but not when measured again`,
    sentence: (check) =>
      `${nameOf(check)} was ${changeWords(check)} at first; a second measurement in the same job did not agree.`,
    remark: () => 'A second measurement in the same job did not confirm the slowdown.'
  },
  'not-measured-again': {
    title: (check, target) => `${target} ${movement(check, 'past')}, which could not be measured again`,
    sentence: (check) => `${nameOf(check)} was ${changeWords(check)} at first; ${secondNotMade(check)}.`,
    remark: (check) => `${capital(secondNotMade(check))}.`
  },
  vanished: {
    title: (check, target) => `${checkName(check)} of ${target} is gone`,
    sentence: (check) =>
      `${nameOf(check)} is gone: ${otherSide(check)} has it${before(check)}, this run has no value. That is never a pass.`,
    remark: (check) => `${capital(otherSide(check))} has a value, this run has none: that is never a pass.`
  },
  'not-observable': {
    title: (check, target) => `${checkName(check)} of ${target} has nothing to compare with`,
    sentence: (check) => `${nameOf(check)}: ${otherSide(check)} has no value to compare with.`,
    remark: (check) => `${capital(otherSide(check))} has no value to compare with.`
  },
  'token-source-differs': {
    title: (check, target) => `${checkName(check)} of ${target} cannot be compared`,
    sentence: (check) => `${nameOf(check)} is not compared: ${tokensDiffer(check)}.`,
    remark: (check) => `${capital(tokensDiffer(check))}.`
  },
  'moved-together': {
    title: () => 'several targets moved together',
    sentence: (check) => `${nameOf(check)} is ${changeWords(check)}, and other targets moved alike. ${TOGETHER}`
  },
  'more-slow-requests': {
    title: (_check, target) => `${target} has more slow requests`,
    sentence: (check) => `More requests failed or took far longer than is usual for their prompt: ${shares(check)}.`,
    remark: () => 'A slow request is one that failed or took far longer than is usual for its prompt.'
  },
  'slow-requests-as-before': {
    title: (_check, target) => `${target} has as many slow requests as before`,
    sentence: (check) =>
      `Requests that failed or took far longer than is usual for their prompt are within what chance allows: ${shares(check)}.`
  },
  'slower-prompts': {
    title: (check, target) =>
      `${target} ${movement({ ...check, statistic: 'p50' })} for ${plural(check.scenarios?.length ?? 1, 'prompt')}`,
    sentence: (check, voice) =>
      `${capital(metricOf(check.readMetric ?? check.metric).short)} of ${promptNames(check, voice)} is ${mostOf(check)}${changeWords(check)}, which the median over all prompts does not show.`,
    remark: (check, voice) =>
      `${capital(promptNames(check, voice))} got slower, which the median over all prompts does not show.`
  },
  'no-slower-prompt': {
    title: (_check, target) => `no prompt of ${target} got slower`,
    sentence: (check) => `${nameOf(check)}: none of them got slower by more than chance explains.`
  },
  'not-finished': {
    title: unclear,
    sentence: (check) => `${nameOf(check)}: measuring ended before it was decided${soFar(check)}.`,
    remark: () => 'Measuring ended before it was decided.'
  }
} as const satisfies Record<CheckReason, ReasonText>

/** The entry of a check's reason, with every optional member in sight. */
export function reasonText({ reason }: Pick<Check, 'reason'>): ReasonText {
  return REASONS[reason]
}

const CREPT = 'It crept up in steps too small to be an alarm each.'
const DISTURBED = 'something other than the target (a cache, or this machine) disturbed too many requests'
const TOGETHER = 'The cause is the network, the runner or the region rather than one target.'

function nameOf(check: Check): string {
  return capital(checkName(check))
}

function moved(check: Check, target: string): string {
  if (metricOf(check.metric).unit === 'ratio') return `${checkName(check)} of ${target} is ${directionOf(check)}`
  return `${target} ${movement(check)}`
}

function unclear(check: Check, target: string): string {
  return `cannot tell whether ${target} ${movement({ ...check, changeRatio: undefined })}`
}

function changed(check: Check): string {
  if (metricOf(check.metric).unit === 'ratio') return `${nameOf(check)} is ${directionOf(check)}: ${shares(check)}.`
  const pairs = check.pairCount === undefined ? '' : `, ${plural(check.pairCount, 'pair')}`
  return `${nameOf(check)} is ${changeWords(check)}${pairs}.`
}

function whyUnclear({ kind, noiseRatio, runsToSettle }: Check): string {
  if (kind === 'interleaved') return 'The pairs that were measured do not settle it.'
  const cannot =
    noiseRatio === undefined
      ? 'This comparison cannot tell a change of this size from noise.'
      : 'Runs of this endpoint differ so much on their own that a change of this size may be noise.'
  return runsToSettle === undefined ? `${cannot} More baseline runs alone would not settle it.` : cannot
}

/** A clause on the second measurement that an alarm lacks. */
export function secondNotMade({ secondCounts }: Check): string {
  const failed = 'the second measurement in the same job could not be made'
  if (secondCounts === undefined) return failed
  const { attempted, failed: failedCount } = secondCounts
  if (failedCount > 0) return `${failed}: ${failedCount} of ${plural(attempted, 'request')} failed`
  return attempted === 0
    ? `${failed}: no request was sent`
    : `${failed}: too little was left of ${plural(attempted, 'request')}`
}

/** The side that the candidate was compared with, in running text. */
function otherSide({ kind }: Check): string {
  return kind === 'interleaved' ? 'base' : 'the baseline'
}

function tokensDiffer(check: Check): string {
  return `${otherSide(check)} counted tokens another way (by the provider's usage, or estimated)`
}

function changeWords(check: Check): string {
  const { changeRatio, intervalRatio } = check
  if (changeRatio === undefined) return `${directionOf(check)}${values(check)}`
  const interval = intervalRatio === undefined ? '' : ` (95 % interval ${changeRange(intervalRatio)})`
  return `${formatPercent(changeRatio)} ${directionOf(check)}${interval}${values(check)}`
}

function values({ metric, baseline, candidate }: Check): string {
  if (baseline === undefined || candidate === undefined) return ''
  return `, ${formatFromTo(baseline, candidate, metricOf(metric).unit)}`
}

function before({ metric, baseline }: Check): string {
  return baseline === undefined ? '' : ` (${formatValue(baseline, metricOf(metric).unit)})`
}

function promptNames({ scenarios = [] }: Check, voice: Voice): string {
  if (scenarios.length === 0) return 'single prompts'
  return `the ${scenarios.length === 1 ? 'prompt' : 'prompts'} ${listed(counted(scenarios, NAMED_PROMPTS, voice.name))}`
}

function mostOf({ scenarios = [] }: Check): string {
  return scenarios.length > 1 ? 'up to ' : ''
}

function ruledOut({ metric, marginRatio }: Check): string {
  const thing = metricOf(metric).unit === '$' ? 'rise' : 'slowdown'
  return marginRatio === undefined ? `a ${thing} worth an alarm` : `a ${thing} of ${formatPercent(marginRatio)} or more`
}

function signedChange({ changeRatio, intervalRatio }: Check): string {
  const change = changeRatio === undefined ? 'nothing' : formatSignedPercent(changeRatio)
  return intervalRatio === undefined ? change : `${change}, ${formatSignedRange(intervalRatio)}`
}

function spanOf(check: Check): string {
  const { changeRatio, intervalRatio } = check
  if (intervalRatio === undefined) return changeRatio === undefined ? 'unclear' : `about ${signedChange(check)}`
  const [low, high] = intervalRatio
  return `between ${formatSignedPercent(low)} and ${formatSignedPercent(high)}${values(check)}`
}

/** Pairs that were not enough, and how many would be. */
function pairsShort({ kind, pairCount, pairsToSettle }: Check): string {
  if (kind !== 'interleaved' || pairCount === undefined) return ''
  const enough = pairsToSettle === undefined ? '' : `, about ${formatCount(pairsToSettle)} would be`
  return `: ${plural(pairCount, 'pair')} were not enough${enough}`
}

function soFar(check: Check): string {
  const { intervalRatio, pairCount } = check
  if (intervalRatio === undefined) return ''
  return ` (${spanOf(check)}${pairCount === undefined ? '' : ` after ${plural(pairCount, 'pair')}`})`
}

function tooFew({ kind, pairCount, pairsToSettle, sampleCounts, statistic }: Check): string {
  if (kind === 'interleaved') {
    const enough = pairsToSettle === undefined ? '' : `; about ${formatCount(pairsToSettle)} would be enough`
    return `${plural(pairCount ?? 0, 'pair')} are too few${enough}`
  }
  return `${plural(sampleCounts.candidate, 'value')} here and ${sampleCounts.baseline} in the baseline are too few${neededOf(statistic)}`
}

function neededOf(statistic: Statistic): string {
  const needed: Partial<Record<Statistic, number>> = PRINTED_FROM
  const count = needed[statistic]
  return count === undefined ? '' : ` (${statistic} takes ${count})`
}

function shares(check: Check): string {
  const { baseline, candidate, sampleCounts, kind } = check
  const now = `${formatShare(candidate ?? 0)} of ${plural(sampleCounts.candidate, 'request')}`
  if (baseline === undefined) return now
  return `${now}, ${kind === 'interleaved' ? 'on base' : 'in the baseline'} ${formatShare(baseline)} of ${sampleCounts.baseline}`
}

function streamedShares(check: Check): string {
  const { baseline, candidate, kind } = check
  const now = `${formatShare(candidate ?? 0)} of them arrived in pieces`
  if (baseline === undefined) return now
  return `${now}, ${kind === 'interleaved' ? 'on base' : 'in the baseline'} ${formatShare(baseline)}`
}
