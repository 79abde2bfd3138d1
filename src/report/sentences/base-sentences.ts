import type { BaseTargetUsed, BaseUsed, PairedChange, Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatPercent, formatSignedPercent, formatSignedRange, plural } from '../format/format.ts'
import { counted, listed } from '../format/words.ts'
import { type Arm, armsOf, failedRatio, failureText } from './failures.ts'
import { commitName, subjectOf } from './subject.ts'
import { type ModelChange, modelChanges, tradeWords } from './trade.ts'

/** Targets of which the first screen tells, and names in a list. */
const TOLD = 3
/** Answers whose lengths differ by more are said in the first screen. */
const LENGTH_CHANGE = 0.1
/** A base that lost no more than this is compared with by what is left. */
const FEW_FAILURES = 0.1

/** What is to be said of base beside the verdict: another model, answers of another length, requests that failed. */
export function baseParagraphs(report: Report, voice: Voice): readonly string[] {
  const changes = modelChanges(report)
  // The trade of the only one stands in the first line.
  const told = (change: ModelChange): string => {
    const trade = changes.length === 1 ? '' : tradeWords(change, report)
    return trade === '' ? '' : `, ${trade}`
  }
  const models = changes.map((change) => {
    const tokens = change.base.normalizedTokens
      ? ' Times per token are in tokens of one tokenizer, since the models count differently.'
      : ''
    return `${voice.name(change.target)} has another model: ${voice.name(change.to)} in place of ${voice.name(change.from)}${told(change)}.${tokens}`
  })
  const lengths = (report.base?.targets ?? []).filter(hasOtherLength).map((target) => lengthText(target, voice))
  const failures = armsOf(report)
    .filter((arm) => arm.isBase && failedRatio(arm) > FEW_FAILURES)
    .map((arm) => failingText(arm, voice))
  return [cut(failures), cut(models), cut(lengths)].filter((part) => part !== '')
}

function cut(sentences: readonly string[]): string {
  const more = sentences.length - TOLD
  return [...sentences.slice(0, TOLD), ...(more > 0 ? [`${plural(more, 'more target')} below.`] : [])].join(' ')
}

function failingText(base: Arm, voice: Voice): string {
  const { count, how } = failureText(base)
  return `${voice.strong(`Base of ${voice.name(base.id)}: ${count}`)} (${how}).`
}

function hasOtherLength({ outputLengthChangeRatio }: BaseTargetUsed): boolean {
  return Math.abs(outputLengthChangeRatio ?? 0) > LENGTH_CHANGE
}

function lengthText({ id, outputLengthChangeRatio = 0, ...times }: BaseTargetUsed, voice: Voice): string {
  const longer = outputLengthChangeRatio > 0 ? 'longer' : 'shorter'
  const { e2eAsExperienced, e2eAtEqualLength } = times
  const parts = [
    ...(e2eAsExperienced === undefined ? [] : [`${pairedText(e2eAsExperienced)} as users meet it`]),
    ...(e2eAtEqualLength === undefined ? [] : [`${pairedText(e2eAtEqualLength)} at equal length`])
  ]
  const time = parts.length === 0 ? '' : ` End-to-end time: ${parts.join(', ')}.`
  return `Answers of ${voice.name(id)} are ${formatPercent(outputLengthChangeRatio)} ${longer} than on base.${time}`
}

/** `+24 % (+20 to +28)`: the interval is at 95 %. */
export function pairedText({ changeRatio, intervalRatio }: PairedChange): string {
  return `${formatSignedPercent(changeRatio)} (${formatSignedRange(intervalRatio)})`
}

/** What was measured beside what, in how many pairs, and of which prompts. */
export function comparedWithBase(report: Report, voice: Voice): string {
  const { base } = report
  if (base === undefined || !report.checks.some(({ kind }) => kind === 'interleaved')) return ''
  const commit = base.commit === undefined ? '' : ` ${commitName(base.commit, voice)}`
  const beside = `measured beside ${subjectOf(report)} in the same job`
  const compared = `Compared with base${commit} (${SOURCES[base.source](voice)}), ${beside}: ${pairCounts(report)}.`
  return [compared, promptChanges(base, voice), continuation(report)].filter((part) => part !== '').join(' ')
}

const SOURCES: Readonly<Record<BaseUsed['source'], (voice: Voice) => string>> = {
  'base-block': ({ literal }) => `the endpoint under ${literal('base:')}`,
  'files-at-base': () => 'the configuration and prompts of that commit',
  'recorded-plan': () => 'the plan that its newest stored run recorded',
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
  if (counts.size < 2) return `${plural(most, 'pair')} of requests`
  const range = least === most ? plural(most, 'pair') : `${least} to ${plural(most, 'pair')}`
  return `${range} of requests for each target`
}

function promptChanges({ addedScenarios, removedScenarios, changedScenarioCount }: BaseUsed, voice: Voice): string {
  const parts = [
    ...(changedScenarioCount === 0 ? [] : [`${formatCount(changedScenarioCount)} changed`]),
    ...(addedScenarios.length === 0 ? [] : [`${namesOf(addedScenarios, voice)} added`]),
    ...(removedScenarios.length === 0 ? [] : [`${namesOf(removedScenarios, voice)} removed`])
  ]
  if (parts.length === 0) return ''
  const unjudged = addedScenarios.length + removedScenarios.length > 0 ? '; what only one side has is not judged' : ''
  return `The prompts differ: ${parts.join(', ')}${unjudged}.`
}

function namesOf(names: readonly string[], voice: Voice): string {
  return listed(counted(names, TOLD, voice.name))
}

/** Whether what earlier attempts of the same workflow run measured counts, so that nobody has to ask why it came out alike. */
function continuation({ measured, context }: Report): string {
  const { continuedAttempts = [] } = measured
  if (continuedAttempts.length > 0) {
    const attempts = `${continuedAttempts.length === 1 ? 'attempt' : 'attempts'} ${listed(continuedAttempts.map(String))}`
    return `This re-run goes on from the pairs of ${attempts}, which count too.`
  }
  const attempt = context.workflowRun?.attempt ?? 1
  return attempt > 1 ? 'This re-run starts anew, since no pairs of an earlier attempt are stored.' : ''
}
