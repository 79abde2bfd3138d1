import { LENGTH_CHANGE } from '../../analysis/history/change-warnings.ts'
import { MOST_LOST } from '../../analysis/values/thresholds.ts'
import type { BaseTargetUsed, PairedChange, Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatPercent, formatSignedPercent, formatSignedRange, plural } from '../format/format.ts'
import { nonEmpty, spaced } from '../format/words.ts'
import { armsOf, failedRatio, failureSentence } from './failures.ts'
import { type ModelChange, modelChanges, tradeWords } from './trade.ts'

/** Targets that the first screen describes. */
const DESCRIBED = 3

/** A paragraph each on base's failed requests, on another model, and on answers of another length. */
export function baseRemarks(report: Report, voice: Voice): readonly string[] {
  const failing = armsOf(report).filter((arm) => arm.isBase && failedRatio(arm) > MOST_LOST)
  const changes = modelChanges(report)
  // The trade of the only one stands in the title.
  const traded = changes.length === 1 ? undefined : report
  return nonEmpty(
    described(failing, (arm) => failureSentence(arm, voice)),
    described(changes, (change) => modelSentence(change, traded, voice)),
    described((report.base?.targets ?? []).filter(hasOtherLength), (target) => lengthText(target, voice))
  )
}

function described<T>(items: readonly T[], write: (item: T) => string): string {
  const more = items.length - DESCRIBED
  return spaced(...items.slice(0, DESCRIBED).map(write), more > 0 ? `${plural(more, 'more target')} below.` : '')
}

function modelSentence(change: ModelChange, report: Report | undefined, { name }: Voice): string {
  const trade = report === undefined ? '' : tradeWords(change, report)
  const models = `${name(change.target)} now uses the model ${name(change.to)} instead of ${name(change.from)}`
  return `${nonEmpty(models, trade).join(', ')}.`
}

/** Answers of another length are part of the change. */
export function hasOtherLength({ outputLengthChangeRatio = 0 }: BaseTargetUsed): boolean {
  return Math.abs(outputLengthChangeRatio) > LENGTH_CHANGE
}

function lengthText({ id, outputLengthChangeRatio = 0, e2eAtEqualLength }: BaseTargetUsed, voice: Voice): string {
  const direction = outputLengthChangeRatio > 0 ? 'longer' : 'shorter'
  return spaced(
    `Answers of ${voice.name(id)} are ${formatPercent(outputLengthChangeRatio)} ${direction} than on base.`,
    e2eAtEqualLength && `At equal length, end-to-end time changes by ${pairedText(e2eAtEqualLength)}.`
  )
}

/** `+24 % (+20 to +28)`: the interval is at 95 %. */
export function pairedText({ changeRatio, intervalRatio }: PairedChange): string {
  return `${formatSignedPercent(changeRatio)} (${formatSignedRange(intervalRatio)})`
}
