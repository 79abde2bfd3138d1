import type { BaseTargetUsed, PairedChange, Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatPercent, formatSignedPercent, formatSignedRange, plural } from '../format/format.ts'
import { type Arm, armsOf, FEW_FAILURES, failedRatio, failureText } from './failures.ts'
import { type ModelChange, modelChanges, tradeWords } from './trade.ts'

/** Targets that the first screen describes. */
const DESCRIBED = 3
/** The first screen mentions answers whose lengths differ by more. */
const LENGTH_CHANGE = 0.1

/** A paragraph each on base's failed requests, on another model, and on answers of another length. */
export function baseRemarks(report: Report, voice: Voice): readonly string[] {
  const changes = modelChanges(report)
  // The trade of the only one stands in the first line.
  const tail = (change: ModelChange): string => {
    const trade = changes.length === 1 ? '' : tradeWords(change, report)
    return trade === '' ? '' : `, ${trade}`
  }
  const models = changes.map((change) => {
    const tokens = change.base.normalizedTokens
      ? ' Times per token use one tokenizer for both, since the models count tokens differently.'
      : ''
    return `${voice.name(change.target)} now uses the model ${voice.name(change.to)} instead of ${voice.name(change.from)}${tail(change)}.${tokens}`
  })
  const lengths = (report.base?.targets ?? []).filter(hasOtherLength).map((target) => lengthText(target, voice))
  const failures = armsOf(report)
    .filter((arm) => arm.isBase && failedRatio(arm) > FEW_FAILURES)
    .map((arm) => failingText(arm, voice))
  return [cut(failures), cut(models), cut(lengths)].filter((part) => part !== '')
}

function cut(sentences: readonly string[]): string {
  const more = sentences.length - DESCRIBED
  return [...sentences.slice(0, DESCRIBED), ...(more > 0 ? [`${plural(more, 'more target')} below.`] : [])].join(' ')
}

function failingText(base: Arm, voice: Voice): string {
  const { count, how } = failureText(base)
  return `${voice.strong(`Base of ${voice.name(base.id)}: ${count}`)} (${how}).`
}

function hasOtherLength({ outputLengthChangeRatio }: BaseTargetUsed): boolean {
  return Math.abs(outputLengthChangeRatio ?? 0) > LENGTH_CHANGE
}

function lengthText({ id, outputLengthChangeRatio = 0, e2eAtEqualLength }: BaseTargetUsed, voice: Voice): string {
  const direction = outputLengthChangeRatio > 0 ? 'longer' : 'shorter'
  const time =
    e2eAtEqualLength === undefined
      ? ''
      : ` At equal length, end-to-end time changes by ${pairedText(e2eAtEqualLength)}.`
  return `Answers of ${voice.name(id)} are ${formatPercent(outputLengthChangeRatio)} ${direction} than on base.${time}`
}

/** `+24 % (+20 to +28)`: the interval is at 95 %. */
export function pairedText({ changeRatio, intervalRatio }: PairedChange): string {
  return `${formatSignedPercent(changeRatio)} (${formatSignedRange(intervalRatio)})`
}
