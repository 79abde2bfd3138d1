import type { BaseTargetUsed, BaseUsed, PairedChange, Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatPercent, formatSignedPercent, formatSignedRange, plural } from '../format/format.ts'
import { counted, listed } from '../format/words.ts'
import { type Arm, armsOf, FEW_FAILURES, failedRatio, failureText } from './failures.ts'
import { commitName } from './subject.ts'
import { type ModelChange, modelChanges, tradeWords } from './trade.ts'

/** Targets that the first screen describes, and names in a list. */
const NAMED = 3
/** The first screen mentions answers whose lengths differ by more. */
const LENGTH_CHANGE = 0.1

/** What a reader must know about base: requests that failed, another model, answers of another length. */
export function baseParagraphs(report: Report, voice: Voice): readonly string[] {
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
  const more = sentences.length - NAMED
  return [...sentences.slice(0, NAMED), ...(more > 0 ? [`${plural(more, 'more target')} below.`] : [])].join(' ')
}

function failingText(base: Arm, voice: Voice): string {
  const { count, how } = failureText(base)
  return `${voice.strong(`Base of ${voice.name(base.id)}: ${count}`)} (${how}).`
}

function hasOtherLength({ outputLengthChangeRatio }: BaseTargetUsed): boolean {
  return Math.abs(outputLengthChangeRatio ?? 0) > LENGTH_CHANGE
}

function lengthText({ id, outputLengthChangeRatio = 0, e2eAtEqualLength }: BaseTargetUsed, voice: Voice): string {
  const longer = outputLengthChangeRatio > 0 ? 'longer' : 'shorter'
  const time =
    e2eAtEqualLength === undefined ? '' : ` At equal length, end-to-end time is ${pairedText(e2eAtEqualLength)}.`
  return `Answers of ${voice.name(id)} are ${formatPercent(outputLengthChangeRatio)} ${longer} than on base.${time}`
}

/** `+24 % (+20 to +28)`: the interval is at 95 %. */
export function pairedText({ changeRatio, intervalRatio }: PairedChange): string {
  return `${formatSignedPercent(changeRatio)} (${formatSignedRange(intervalRatio)})`
}

/** The base that was measured in the same job, the number of pairs, and the prompts that differ. */
export function comparedWithBase(report: Report, voice: Voice): string {
  const { base } = report
  if (base === undefined || !report.checks.some(({ kind }) => kind === 'interleaved')) return ''
  const commit = base.commit === undefined ? '' : ` ${commitName(base.commit, voice)}`
  const compared = `Compared with base${commit} (${SOURCES[base.source](voice)}) in the same job: ${pairCounts(report)}.`
  return [compared, promptChanges(base, voice), continuation(report)].filter((part) => part !== '').join(' ')
}

const SOURCES: Readonly<Record<BaseUsed['source'], (voice: Voice) => string>> = {
  'base-block': ({ literal }) => `the endpoint under ${literal('base:')}`,
  'files-at-base': () => 'its configuration and prompts',
  'recorded-plan': () => 'the plan of its newest stored run',
  'base-config': ({ literal }) => `the configuration given as ${literal('--base-config')}`,
  'base-ref': ({ literal }) => `the configuration and prompts of ${literal('--base-ref')}`,
  'same-plan': () => 'the same plan on both sides'
}

/** Pairs that the checks rest on, from the target with the fewest to that with the most. */
function pairCounts({ checks }: Report): string {
  const counts = new Map<string, number>()
  for (const { target, pairCount = 0, kind } of checks) {
    if (kind === 'interleaved') counts.set(target, Math.max(pairCount, counts.get(target) ?? 0))
  }
  const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())]
  if (counts.size < 2) return plural(most, 'pair')
  const range = least === most ? plural(most, 'pair') : `${least} to ${plural(most, 'pair')}`
  return `${range} for each target`
}

function promptChanges({ addedScenarios, removedScenarios, changedScenarioCount }: BaseUsed, voice: Voice): string {
  const parts = [
    ...(changedScenarioCount === 0 ? [] : [`${plural(changedScenarioCount, 'prompt')} changed.`]),
    ...(addedScenarios.length === 0 ? [] : [`Not compared (new in this change): ${namesOf(addedScenarios, voice)}.`]),
    ...(removedScenarios.length === 0 ? [] : [`Not compared (only in base): ${namesOf(removedScenarios, voice)}.`])
  ]
  return parts.join(' ')
}

function namesOf(names: readonly string[], voice: Voice): string {
  return listed(counted(names, NAMED, voice.name))
}

/** Says which earlier attempts of the same workflow run count, so that nobody wonders why the result is alike. */
function continuation({ measured, context }: Report): string {
  const { continuedAttempts = [] } = measured
  if (continuedAttempts.length > 0) {
    const attempts = `${continuedAttempts.length === 1 ? 'attempt' : 'attempts'} ${listed(continuedAttempts.map(String))}`
    return `This re-run adds to the pairs of ${attempts}.`
  }
  const attempt = context.workflowRun?.attempt ?? 1
  return attempt > 1 ? 'This re-run starts from zero, since no pairs of an earlier attempt are stored.' : ''
}
