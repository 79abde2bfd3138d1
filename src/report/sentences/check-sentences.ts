import { metricOf, type Statistic } from '../../domain/metric.ts'
import { PRINTED_FROM } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { PLAIN_VOICE, type Voice } from '../format/escape.ts'
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
import { capital, changeRange, checkName, counted, directionOf, listed, pointsText } from '../format/words.ts'

/** Prompts that a sentence names before it counts the rest. */
const NAMED_PROMPTS = 3
const RAREST = 1_000_000
const DEFAULT_BRANCH = 'the default branch'

/**
 * What a check came to, in a sentence or two. `branch` is where baselines come from, already escaped for the page.
 * Never "no change" and never a p value: a check that passed says what it could rule out.
 */
export function checkSentence(check: Check, branch = DEFAULT_BRANCH, voice: Voice = PLAIN_VOICE): string {
  return checkSentences(check, branch, voice).join(' ')
}

/** The same sentence by sentence: the outcome first, then what a reader must know to weigh it. */
export function checkSentences(check: Check, branch = DEFAULT_BRANCH, voice: Voice = PLAIN_VOICE): readonly string[] {
  const parts = [
    outcomeOf(check, voice),
    ...circumstancesOf(check),
    settlementOf(check, branch),
    acceptanceOf(check, voice)
  ]
  return parts.filter((part) => part !== '')
}

function outcomeOf(check: Check, voice: Voice): string {
  const name = checkName(check)
  const Name = capital(name)
  switch (check.reason) {
    case 'slower-beyond-noise':
    case 'faster-beyond-noise':
      if (metricOf(check.metric).unit === 'ratio') return `${Name} is ${directionOf(check)}: ${shares(check)}.`
      return `${Name} is ${changeWords(check)}${pairsOf(check)}.`
    case 'crept':
      return `${Name} crept up since the anchor, in steps too small to be an alarm each: ${changeWords(check)}.`
    case 'slowdown-unlikely':
      return `${Name}: ${ruledOut(check)} is unlikely (measured ${signedChange(check)}).`
    case 'slower-prompts':
      return slowerPrompts(check, voice)
    case 'no-slower-prompt':
      return `${Name}: none of them got slower by more than chance explains.`
    case 'moved-together':
      return `${Name} is ${changeWords(check)}, and other targets moved alike: that is the network, the runner or the region rather than this target.`
    case 'more-failures':
    case 'failures-as-before':
    case 'more-slow-requests':
    case 'slow-requests-as-before':
    case 'no-longer-streams':
    case 'streams-as-before':
      return rateOutcome({ ...check, reason: check.reason })
    default:
      return undecidedOutcome({ ...check, reason: check.reason })
  }
}

type RateReason =
  | 'more-failures'
  | 'failures-as-before'
  | 'more-slow-requests'
  | 'slow-requests-as-before'
  | 'no-longer-streams'
  | 'streams-as-before'
type LatencyReason =
  | 'slower-beyond-noise'
  | 'faster-beyond-noise'
  | 'crept'
  | 'slowdown-unlikely'
  | 'slower-prompts'
  | 'no-slower-prompt'
  | 'moved-together'
type UndecidedReason = Exclude<Check['reason'], RateReason | LatencyReason>
type Reasoned<R extends Check['reason']> = Check & { readonly reason: R }

function rateOutcome(check: Reasoned<RateReason>): string {
  switch (check.reason) {
    case 'more-failures':
      return `More failures: ${shares(check)}.`
    case 'failures-as-before':
      return `Failures are within what chance allows: ${shares(check)}.`
    case 'more-slow-requests':
      return `More requests that failed or took far longer than is usual for their prompt: ${shares(check)}.`
    case 'slow-requests-as-before':
      return `Requests that failed or took far longer than is usual for their prompt are within what chance allows: ${shares(check)}.`
    case 'no-longer-streams':
      return `No longer streams: ${streamedShares(check)}.`
    case 'streams-as-before':
      return `Still streams: ${streamedShares(check)}.`
    default:
      return check.reason satisfies never
  }
}

function undecidedOutcome(check: Reasoned<UndecidedReason>): string {
  const name = checkName(check)
  const Name = capital(name)
  const other = otherSide(check)
  switch (check.reason) {
    case 'could-be-either':
    case 'few-baseline-runs':
      return `${Name}: ${spanOf(check)}${pairsShort(check)}.`
    case 'not-finished':
      return `${Name}: not finished, since measuring ended before it was decided${soFar(check)}.`
    case 'too-few-samples':
      return `${Name}: ${tooFew(check)}.`
    case 'too-many-failures':
      return `${Name}: too many requests failed for the times of the others to be judged.`
    case 'too-many-void':
      return `${Name}: too many requests were spoilt by something other than the target (a cache, or this machine) for the others to be judged.`
    case 'not-confirmed':
      return `${Name} was ${changeWords(check)} at first; a second measurement in the same job did not agree.`
    case 'not-measured-again':
      return `${Name} was ${changeWords(check)} at first; ${secondNotMade(check)}.`
    case 'vanished':
      return `${Name} is gone: ${other} has it${before(check)}, this run has no value. That is never a pass.`
    case 'not-observable':
      return `${Name}: ${other} has no value to compare with.`
    case 'token-source-differs':
      return `${Name}: ${other} counted tokens another way (by the provider's usage, or estimated), so the two are not compared.`
    default:
      return check.reason satisfies never
  }
}

/** Why nobody knows whether a second measurement would have agreed. */
function secondNotMade({ secondCounts }: Check): string {
  const made = 'the second measurement in the same job could not be made'
  if (secondCounts === undefined) return made
  const { attempted, failed } = secondCounts
  if (failed > 0) return `${made}: ${failed} of ${plural(attempted, 'request')} failed`
  return attempted === 0
    ? `${made}: nothing was asked`
    : `${made}: too little was left of ${plural(attempted, 'request')}`
}

/** What head was compared with, in running text. */
function otherSide({ kind }: Check): string {
  return kind === 'interleaved' ? 'base' : 'the baseline'
}

/** The same for a number: `in the baseline 0.4 %`. */
function onOtherSide({ kind }: Check): string {
  return kind === 'interleaved' ? 'on base' : 'in the baseline'
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

function pairsOf({ pairCount }: Check): string {
  return pairCount === undefined ? '' : `, ${plural(pairCount, 'pair')}`
}

function slowerPrompts(check: Check, voice: Voice): string {
  const { scenarios = [], metric, readMetric = metric } = check
  const names = listed(counted(scenarios, NAMED_PROMPTS, voice.name))
  const most = scenarios.length > 1 ? 'up to ' : ''
  const prompts =
    scenarios.length === 0 ? 'single prompts' : `the ${scenarios.length === 1 ? 'prompt' : 'prompts'} ${names}`
  return `${capital(metricOf(readMetric).short)} of ${prompts} is ${most}${changeWords(check)}, which the median over all prompts does not show.`
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

function tooFew(check: Check): string {
  const { kind, pairCount, pairsToSettle, sampleCounts, statistic } = check
  if (kind === 'interleaved') {
    const enough = pairsToSettle === undefined ? '' : `; about ${formatCount(pairsToSettle)} would be enough`
    return `${plural(pairCount ?? 0, 'pair')} are too few to judge it${enough}`
  }
  return `too few values to judge, ${plural(sampleCounts.candidate, 'value')} here and ${sampleCounts.baseline} in the baseline${neededOf(statistic)}`
}

function neededOf(statistic: Statistic): string {
  const needed: Partial<Record<Statistic, number>> = PRINTED_FROM
  const count = needed[statistic]
  return count === undefined ? '' : ` (${statistic} takes ${count})`
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
  const now = `${formatShare(candidate ?? 0)} of the replies arrived in pieces`
  return baseline === undefined ? now : `${now}, ${onOtherSide(check)} ${formatShare(baseline)}`
}

/** What a reader must know to weigh the outcome: the noise, the chance, what is provisional, whether it was seen twice. */
function circumstancesOf(check: Check): readonly string[] {
  if (check.reason === 'could-be-either') return [noiseOf(check)]
  if (check.verdict !== 'regressed') return []
  const chance = chanceOf(check)
  if (metricOf(check.metric).scope === 'target') return [chance]
  const seenTwice = seenTwiceOf(check)
  const noise =
    check.kind === 'history' && check.noiseRatio !== undefined
      ? `Runs differ by ${formatPercent(check.noiseRatio)} on their own.`
      : ''
  const provisional =
    check.kind === 'provisional'
      ? `Provisional: ${plural(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
      : ''
  return [chance, noise, provisional, seenTwice]
}

function seenTwiceOf(check: Check): string {
  if (check.confirmed === true) return 'A second measurement in the same job agreed.'
  return check.secondCounts === undefined ? '' : `${capital(secondNotMade(check))}.`
}

function chanceOf({ chanceOneIn }: Check): string {
  if (chanceOneIn === undefined || chanceOneIn < 2) return ''
  return `A change this clear appears by chance in fewer than 1 of ${formatCount(roundedDown(chanceOneIn))} checks.`
}

/** To two digits, since a promise is never rounded up; beyond a million no model of noise can promise anything. */
function roundedDown(chanceOneIn: number): number {
  const count = Math.min(RAREST, chanceOneIn)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}

function noiseOf({ noiseRatio, detectableRatio, metric }: Check): string {
  const visible = detectableRatio === undefined ? '' : formatPercent(detectableRatio)
  const change = metricOf(metric).unit === '$' ? 'rises' : 'slowdowns'
  const noise =
    noiseRatio === undefined ? '' : `Runs of this endpoint differ by ${formatPercent(noiseRatio)} on their own`
  if (noise === '') return visible === '' ? '' : `This comparison can only show ${change} above ${visible}.`
  return visible === '' ? `${noise}.` : `${noise}; this comparison can only show ${change} above ${visible}.`
}

function settlementOf({ verdict, kind, reason, runsToSettle, sampleCounts }: Check, branch: string): string {
  if (runsToSettle !== undefined) return `${plural(runsToSettle, 'more run')} on ${branch} would settle it.`
  if (reason === 'few-baseline-runs') {
    return `${plural(sampleCounts.runs, 'baseline run')} cannot tell such a change from the difference between runs.`
  }
  const open = verdict === 'inconclusive' && kind === 'history' && reason === 'could-be-either'
  return open ? 'More baseline runs alone would not settle it.' : ''
}

function acceptanceOf({ metric, accepted, notAccepted }: Check, voice: Voice): string {
  if (accepted !== undefined) {
    const size = metricOf(metric).unit === 'ratio' ? pointsText(accepted.upToRatio) : formatPercent(accepted.upToRatio)
    return `Accepted up to ${size} until ${accepted.until} (${voice.sentence(accepted.reason)}).`
  }
  if (notAccepted === 'ended') return 'The line that accepted it has passed its last day.'
  return notAccepted === 'larger' ? 'It is larger than the line that accepts it allows.' : ''
}
