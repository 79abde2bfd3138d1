import { RAREST } from '../../analysis/values/thresholds.ts'
import { metricOf } from '../../domain/metric.ts'
import type { AcceptedBy, Check } from '../../domain/verdict.ts'
import { PLAIN_VOICE, type Voice } from '../format/escape.ts'
import { formatCount, formatPercent, plural } from '../format/format.ts'
import { nonEmpty, pointsText, spaced } from '../format/words.ts'
import { reasonText, secondNotMade } from './reasons.ts'

/** An alarm with all of its numbers, for pages where no table stands beside it. */
export function checkSentence(check: Check, voice: Voice = PLAIN_VOICE): string {
  const sentence = reasonText(check).sentence?.(check, voice) ?? ''
  return spaced(sentence, noiseSentence(check), ...certainty(check), acceptanceSentence(check, voice))
}

/**
 * At most two sentences with what the table does not show: why a check is open or how certain an alarm is. Empty where
 * the table shows it all.
 */
export function checkRemark(check: Check, voice: Voice): string {
  const remark = reasonText(check).remark?.(check, voice) ?? ''
  return nonEmpty(remark, acceptanceSentence(check, voice), ...certainty(check))
    .slice(0, 2)
    .join(' ')
}

/** The certainty of an alarm: by chance, by the baseline runs, and by a second measurement. */
function certainty(check: Check): readonly string[] {
  if (check.verdict !== 'regressed') return []
  const chance = chanceSentence(check)
  if (metricOf(check.metric).scope === 'target') return [chance]
  const provisional =
    check.kind === 'provisional'
      ? `This is provisional: ${plural(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
      : ''
  return [chance, provisional, secondSentence(check)]
}

function secondSentence(check: Check): string {
  if (check.jobs !== undefined && check.confirmed === true)
    return `${check.jobs.slower} of ${check.jobs.of} jobs that measured this change were slower.`
  if (check.confirmed === true) return 'A second measurement in the same job agreed.'
  return check.secondCounts === undefined ? '' : secondNotMade(check)
}

function chanceSentence({ chanceOneIn }: Check): string {
  if (chanceOneIn === undefined || chanceOneIn < 2) return ''
  return `A change this clear appears by chance in fewer than 1 of ${formatCount(twoDigits(chanceOneIn))} checks.`
}

/** Two digits, rounded down, since a promise is never rounded up. */
function twoDigits(chanceOneIn: number): number {
  const count = Math.min(1 / RAREST, chanceOneIn)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.floor(count / step) * step
}

/** The differences between unchanged runs, beside an alarm that was found through them. */
function noiseSentence({ kind, verdict, noiseRatio, metric }: Check): string {
  const applies = verdict === 'regressed' && kind === 'history' && metricOf(metric).scope === 'sample'
  return applies && noiseRatio !== undefined ? `Runs differ by ${formatPercent(noiseRatio)} on their own.` : ''
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
