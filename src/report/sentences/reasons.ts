import { metricOf } from '../../domain/metric.ts'
import { BLIND_FROM, type Check, type CheckReason, isBlind, JUDGED_FROM } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatFromTo, formatPercent, formatShare, formatValue, plural } from '../format/format.ts'
import { capital, changeRange, checkName, directionOf, listedFirst, movement } from '../format/words.ts'

/** Everything that the pages say about one reason. */
interface ReasonText {
  /** A clause for the title: `chat starts 12 % later`. `target` is escaped already. */
  readonly title: (check: Check, target: string) => string
  /** The outcome with its numbers, for an annotation, where no table stands beside it; only an alarm has one. */
  readonly sentence?: (check: Check, voice: Voice) => string
  /** One sentence with what neither the table nor a warning shows; absent where they show it all. */
  readonly remark?: (check: Check, voice: Voice) => string
}

/** The reasons of checks that are alarming or open; of one that passed, the tables say everything. */
const REASONS: Readonly<Partial<Record<CheckReason, ReasonText>>> = {
  'slower-beyond-noise': { title: moved, sentence: changed },
  crept: {
    title: (check, target) => `${moved(check, target)} than at the anchor`,
    sentence: (check) =>
      `${capitalName(check)} is ${changeWords(check)}, since the anchor. It crept up in steps too small to be an alarm each.`
  },
  'more-failures': {
    title: (_check, target) => `${target} fails more often`,
    sentence: (check) => `More requests failed: ${shares(check)}.`
  },
  'more-slow-requests': {
    title: (_check, target) => `${target} has more slow requests`,
    sentence: (check) => `More requests failed or took far longer than is usual for their prompt: ${shares(check)}.`,
    remark: () => 'A slow request is one that failed or took far longer than is usual for its prompt.'
  },
  'no-longer-streams': {
    title: (_check, target) => `${target} no longer streams`,
    sentence: (check) => `The replies no longer stream: ${streamedShares(check)}.`
  },
  'slower-prompts': {
    title: (check, target) =>
      `${target} ${movement({ ...check, statistic: 'p50' })} for ${plural(check.scenarios?.length ?? 1, 'prompt')}`,
    sentence: (check, voice) =>
      `${capital(metricOf(check.readMetric ?? check.metric).short)} of ${promptNames(check, voice)} is ${(check.scenarios ?? []).length > 1 ? 'up to ' : ''}${changeWords(check)}, which the median over all prompts does not show.`,
    remark: (check, voice) =>
      `${capital(promptNames(check, voice))} got slower, which the median over all prompts does not show.`
  },
  vanished: {
    title: (check, target) => `${checkName(check)} of ${target} is gone`,
    sentence: (check) =>
      `${capitalName(check)} is gone: ${otherSide(check)} has it${before(check)}, this run has no value. That is never a pass.`,
    remark: (check) => `${capital(otherSide(check))} has a value, this run has none: that is never a pass.`
  },
  'slower-once': {
    // The title says that it was once.
    title: (check, target) => `${target} ${movement(check, 'past')}`,
    remark: (check) =>
      `${capitalName(check)} is slower than the differences between the ${plural(check.sampleCounts.runs, 'run')} on record explain. Now and then a whole job is slow, so another job decides.`
  },
  'too-noisy': {
    title: (_check, target) => `history of ${target} is too noisy`,
    remark: whyTooNoisy
  },
  'could-be-either': { title: unclear, remark: () => 'The pairs that were measured do not settle it.' },
  'too-few-samples': {
    title: (_check, target) => `too few values of ${target}`,
    remark: (check) => `${capitalName(check)} was not judged: ${tooFew(check)}.`
  },
  'too-many-failures': {
    title: (_check, target) => `too many requests to ${target} failed`,
    remark: () => 'So many requests failed that the times of the others are not judged.'
  },
  'too-many-void': {
    title: (_check, target) => `too many requests to ${target} were disturbed`,
    remark: () => 'Something other than the target (a cache, or this machine) disturbed too many requests.'
  },
  'not-confirmed': {
    title: (check, target) => `${target} ${movement(check, 'past')} at first, but not when measured again`,
    remark: () => 'A second measurement in the same job did not confirm the slowdown.'
  },
  'not-measured-again': {
    title: (check, target) => `${target} ${movement(check, 'past')}, which could not be measured again`,
    remark: secondNotMade
  },
  'not-observable': {
    title: (check, target) => `${checkName(check)} of ${target} has nothing to compare with`,
    remark: (check) => `${capital(otherSide(check))} has no value to compare with.`
  },
  'token-source-differs': {
    title: (check, target) => `${checkName(check)} of ${target} cannot be compared`,
    remark: (check) =>
      `${capital(otherSide(check))} counted tokens another way (by the provider's usage, or estimated).`
  },
  'moved-together': { title: () => 'several targets moved together' },
  'not-finished': { title: unclear, remark: () => 'Measuring ended before it was decided.' }
}

/** The entry of a check's reason. */
export function reasonText({ reason }: Pick<Check, 'reason'>): ReasonText {
  return REASONS[reason] ?? { title: (check, target) => `${checkName(check)} of ${target}` }
}

function capitalName(check: Check): string {
  return capital(checkName(check))
}

function moved(check: Check, target: string): string {
  if (metricOf(check.metric).unit === 'ratio') return `${checkName(check)} of ${target} is ${directionOf(check)}`
  return `${target} ${movement(check)}`
}

function unclear(check: Check, target: string): string {
  return `${target} ${movement({ ...check, changeRatio: undefined }, 'possible')}`
}

function changed(check: Check): string {
  if (metricOf(check.metric).unit === 'ratio')
    return `${capitalName(check)} is ${directionOf(check)}: ${shares(check)}.`
  const pairs = check.pairCount === undefined ? '' : `, ${plural(check.pairCount, 'pair')}`
  return `${capitalName(check)} is ${changeWords(check)}${pairs}.`
}

function whyTooNoisy(check: Check): string {
  const { detectableRatio, noiseRatio, assumedNoiseRatio, sampleCounts } = check
  const differ =
    noiseRatio === undefined && assumedNoiseRatio !== undefined
      ? `${plural(sampleCounts.runs, 'run')} on record cannot show how much runs differ in ${checkName(check)}. That is taken as ${formatPercent(assumedNoiseRatio)}`
      : `Runs of this endpoint differ by ${formatPercent(noiseRatio ?? 0)} in ${checkName(check)} on their own`
  const finds =
    isBlind(check) || detectableRatio === undefined
      ? `no slowdown of less than ${formatPercent(BLIND_FROM)} would be found`
      : `only a slowdown of ${formatPercent(detectableRatio)} or more would be found`
  return `${differ}, so ${finds} nine times in ten.`
}

/** Says why an alarm lacks its second measurement. */
export function secondNotMade({ secondCounts }: Check): string {
  const failed = 'The second measurement in the same job could not be made'
  if (secondCounts === undefined) return `${failed}.`
  const { attempted, failed: failedCount } = secondCounts
  if (failedCount > 0) return `${failed}: ${failedCount} of ${plural(attempted, 'request')} failed.`
  return attempted === 0
    ? `${failed}: no request was sent.`
    : `${failed}: too little was left of ${plural(attempted, 'request')}.`
}

/** The side that the candidate was compared with, in running text. */
function otherSide({ kind }: Check): string {
  return kind === 'interleaved' ? 'base' : 'the baseline'
}

function changeWords(check: Check): string {
  const { metric, baseline, candidate, changeRatio, intervalRatio } = check
  const size = changeRatio === undefined ? '' : `${formatPercent(changeRatio)} `
  const interval = intervalRatio === undefined ? '' : ` (95 % interval ${changeRange(intervalRatio)})`
  const hasBoth = baseline !== undefined && candidate !== undefined
  const values = hasBoth ? `, ${formatFromTo(baseline, candidate, metricOf(metric).unit)}` : ''
  return `${size}${directionOf(check)}${interval}${values}`
}

function before({ metric, baseline }: Check): string {
  return baseline === undefined ? '' : ` (${formatValue(baseline, metricOf(metric).unit)})`
}

function promptNames({ scenarios = [] }: Check, voice: Voice): string {
  if (scenarios.length === 0) return 'single prompts'
  return `the ${scenarios.length === 1 ? 'prompt' : 'prompts'} ${listedFirst(scenarios, voice.name)}`
}

function tooFew({ kind, pairCount, pairsToSettle, sampleCounts, statistic }: Check): string {
  if (kind === 'interleaved') {
    const enough = pairsToSettle === undefined ? '' : `; about ${formatCount(pairsToSettle)} would be enough`
    return `${plural(pairCount ?? 0, 'pair')} are too few${enough}`
  }
  const { attempted, answered } = JUDGED_FROM[statistic === 'p95' ? 'p95' : 'p50']
  const takes = ` (${statistic} takes ${attempted} of each run, failed requests among them, and ${answered} that did not fail)`
  return `${plural(sampleCounts.candidate, 'value')} here and ${sampleCounts.baseline} in the baseline are too few${takes}`
}

function shares(check: Check): string {
  const { baseline, candidate, sampleCounts } = check
  const now = `${formatShare(candidate ?? 0)} of ${plural(sampleCounts.candidate, 'request')}`
  return baseline === undefined
    ? now
    : `${now}, ${onOtherSide(check)} ${formatShare(baseline)} of ${sampleCounts.baseline}`
}

function streamedShares(check: Check): string {
  const { baseline, candidate } = check
  const now = `${formatShare(candidate ?? 0)} of them arrived in pieces`
  return baseline === undefined ? now : `${now}, ${onOtherSide(check)} ${formatShare(baseline)}`
}

function onOtherSide({ kind }: Check): string {
  return kind === 'interleaved' ? 'on base' : 'in the baseline'
}
