import { metricOf } from '../../domain/metric.ts'
import type { AcceptedBy, Check } from '../../domain/verdict.ts'
import { PLAIN_VOICE, type Voice } from '../format/escape.ts'
import { formatCount, formatPercent, plural } from '../format/format.ts'
import { capital, pointsText } from '../format/words.ts'
import { reasonText, secondNotMade } from './reasons.ts'

/** No model of noise can promise anything rarer. */
const RAREST = 1_000_000
const DEFAULT_BRANCH = 'the default branch'

/**
 * A check's outcome with all of its numbers, for pages where no table stands beside it. `branch` is where baselines come
 * from, already escaped for the page.
 */
export function checkSentence(check: Check, branch = DEFAULT_BRANCH, voice: Voice = PLAIN_VOICE): string {
  const provisional = check.reason === 'few-baseline-runs' && check.runsToSettle === undefined
  const parts = [
    reasonText(check).sentence(check, voice),
    ...(provisional ? [reasonText(check).remark?.(check, voice) ?? ''] : []),
    noiseOf(check),
    ...certaintyOf(check),
    settlementOf(check, branch),
    acceptanceSentence(check, voice)
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/**
 * At most two sentences with what the table does not show: why a check is open or how certain an alarm is. Empty where
 * the table shows it all.
 */
export function checkRemark(check: Check, voice: Voice): string {
  const remark = reasonText(check).remark?.(check, voice) ?? ''
  return [remark, acceptanceSentence(check, voice), ...certaintyOf(check)]
    .filter((part) => part !== '')
    .slice(0, 2)
    .join(' ')
}

/** The certainty of an alarm: by chance, by the baseline runs, and by a second measurement. */
function certaintyOf(check: Check): readonly string[] {
  if (check.verdict !== 'regressed') return []
  const chance = chanceOf(check)
  if (metricOf(check.metric).scope === 'target') return [chance]
  const provisional =
    check.kind === 'provisional'
      ? `This is provisional: ${plural(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
      : ''
  return [chance, provisional, seenTwiceOf(check)]
}

function seenTwiceOf(check: Check): string {
  if (check.confirmed === true) return 'A second measurement in the same job agreed.'
  return check.secondCounts === undefined ? '' : `${capital(secondNotMade(check))}.`
}

function chanceOf({ chanceOneIn }: Check): string {
  if (chanceOneIn === undefined || chanceOneIn < 2) return ''
  return `A change this clear appears by chance in fewer than 1 of ${formatCount(roundedDown(chanceOneIn))} checks.`
}

/** Two digits, rounded down, since a promise is never rounded up. */
function roundedDown(chanceOneIn: number): number {
  const count = Math.min(RAREST, chanceOneIn)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}

/** The differences between unchanged runs, and the smallest change that shows through them. */
function noiseOf({ kind, verdict, reason, noiseRatio, detectableRatio, metric }: Check): string {
  const noise = noiseRatio === undefined ? '' : formatPercent(noiseRatio)
  if (verdict === 'regressed') {
    const applies = kind === 'history' && noise !== '' && metricOf(metric).scope === 'sample'
    return applies ? `Runs differ by ${noise} on their own.` : ''
  }
  if (reason !== 'could-be-either') return ''
  const change = metricOf(metric).unit === '$' ? 'rises' : 'slowdowns'
  const visible =
    detectableRatio === undefined
      ? ''
      : `this comparison can only show ${change} above ${formatPercent(detectableRatio)}.`
  if (noise === '') return capital(visible)
  return `Runs of this endpoint differ by ${noise} on their own${visible === '' ? '.' : `; ${visible}`}`
}

function settlementOf({ verdict, kind, reason, runsToSettle }: Check, branch: string): string {
  if (runsToSettle !== undefined) return `${plural(runsToSettle, 'more run')} on ${branch} would settle it.`
  const open = verdict === 'inconclusive' && kind === 'history' && reason === 'could-be-either'
  return open ? 'More baseline runs alone would not settle it.' : ''
}

function acceptanceSentence(check: Check, voice: Voice): string {
  if (check.accepted !== undefined) return `It is ${acceptedWords(check, check.accepted, voice)}.`
  if (check.notAccepted === 'ended') return 'The line that accepted it has passed its last day.'
  return check.notAccepted === 'larger' ? 'It is larger than the line that accepts it allows.' : ''
}

/** `accepted up to 20 % until 2027-01-31 (longer system prompt)`. */
export function acceptedWords({ metric }: Pick<Check, 'metric'>, accepted: AcceptedBy, { sentence }: Voice): string {
  const { upToRatio, until, reason } = accepted
  const size = metricOf(metric).unit === 'ratio' ? pointsText(upToRatio) : formatPercent(upToRatio)
  return `accepted up to ${size} until ${until} (${sentence(reason)})`
}
