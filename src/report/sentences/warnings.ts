import { metricOf } from '../../domain/metric.ts'
import type { Json } from '../../domain/plan.ts'
import type { RunEnd } from '../../domain/run-file.ts'
import type { PlanDifference, RefusalReason, Warning, WarningKind } from '../../domain/warning.ts'
import { MARKDOWN_VOICE, type Voice } from '../format/escape.ts'
import { formatPercent, formatSignedPercent, plural } from '../format/format.ts'
import { capital, counted, listed } from '../format/words.ts'
import { type BaseWarning, baseWarningText, isLoudOfBase } from './base-warnings.ts'
import { jobWarningText } from './job-warnings.ts'
import { type LevelWarning, levelWarningText } from './level-warnings.ts'
import { commitName } from './subject.ts'

/** Names that a sentence lists before it counts the rest. */
const LISTED_NAMES = 5
const LISTED_DIFFERENCES = 3

/**
 * Whether a warning belongs on the first screen: it changes how the verdict is to be read, or asks the reader to do
 * something. The others are kept in a fold.
 */
export function isLoud(warning: Warning): boolean {
  if (warning.kind === 'environment-differs') return !warning.compared
  // What the user asked for was not sent.
  if (warning.kind === 'parameter-adapted') return warning.change.how === 'left-out' && warning.change.isOfUser
  if (warning.kind === 'base-not-measured' || warning.kind === 'acceptance-unused') return isLoudOfBase(warning)
  return LOUD[warning.kind]
}

const LOUD: Readonly<Record<Exclude<WarningKind, BaseWarning['kind']>, boolean>> = {
  'baseline-refused': false,
  'baseline-unreadable': true,
  'baseline-forbidden': true,
  'baseline-old': true,
  'baseline-expires': false,
  'baseline-not-ancestor': true,
  'base-unknown': false,
  'plan-differs': true,
  'environment-differs': true,
  'scenarios-differ': false,
  'scenarios-too-few': true,
  'served-model-changed': true,
  'served-differently': false,
  'asked-differently': true,
  'output-length-changed': true,
  'usage-missing': false,
  'cache-unverified': false,
  'void-samples': false,
  buffered: false,
  coalesced: false,
  'chunks-share-reads': false,
  partial: true,
  'price-unknown': false,
  'read-instead': false,
  'not-confirmed-here': true,
  'moved-together': true,
  'level-shift': true,
  crept: true,
  'anchor-unknown': true,
  'relevance-unknown': false,
  'part-refused': true,
  'part-repeated': false,
  'part-missing': true,
  'parts-differ': false,
  'config-from-api': false,
  'comment-forbidden': true,
  'publish-failed': true,
  proxied: false,
  'parameter-adapted': false
}

/** A warning in a sentence or two, its foreign texts written in the page's voice. */
export function warningText(warning: Warning, voice: Voice = MARKDOWN_VOICE): string {
  switch (warning.kind) {
    case 'baseline-refused':
      return `Artifact ${warning.artifactId}${warning.runId === undefined ? '' : ` of run ${warning.runId}`} does not count as a baseline: ${REFUSALS[warning.why]}.`
    case 'baseline-unreadable':
      return `A stored baseline could not be read: ${voice.name(warning.source)}, ${voice.sentence(warning.message)}`
    case 'baseline-forbidden':
      return `GitHub did not let this job list artifacts, which is not the same as there being no baseline. Add ${voice.literal(warning.permission)} to the ${voice.literal('permissions')} of the job.`
    case 'baseline-old':
      return `The newest baseline run is ${plural(Math.floor(warning.ageDays), 'day')} old. A nightly run on the default branch keeps it fresh.`
    case 'baseline-expires':
      return `The newest baseline goes away in ${plural(Math.floor(warning.days), 'day')}, unless a run on the default branch renews it.`
    case 'baseline-not-ancestor':
      return `The newest baseline run, ${commitName(warning.commit, voice)}, is not an ancestor of the base: what differs may be the base's own.`
    case 'base-unknown':
      return `Which commit this is based on could not be found out (${voice.sentence(warning.message)}); the newest baseline runs were taken.`
    default:
      return comparisonText(warning, voice)
  }
}

type AfterBaseline = Exclude<
  Warning,
  {
    kind:
      | 'baseline-refused'
      | 'baseline-unreadable'
      | 'baseline-forbidden'
      | 'baseline-old'
      | 'baseline-expires'
      | 'baseline-not-ancestor'
      | 'base-unknown'
  }
>

/** What of the two sides differs. */
function comparisonText(warning: AfterBaseline, voice: Voice): string {
  switch (warning.kind) {
    case 'plan-differs':
      return `${voice.name(warning.target)} is not compared: what is sent is not what the baseline sent (${differencesText(warning.differences, voice)}).`
    case 'environment-differs':
      return `${voice.name(warning.target)} was measured on another machine than the baseline: ${voice.name(warning.candidate)}, before ${voice.name(warning.baseline)}. ${warning.compared ? 'The comparison stands, with that in mind.' : 'They are not compared.'}`
    case 'scenarios-differ':
      return `The prompts for ${voice.name(warning.target)} changed: ${changedNames(warning, voice)}. Only those in common are compared.`
    case 'scenarios-too-few':
      return `${voice.name(warning.target)} is not compared: only ${warning.common} of ${plural(warning.all, 'prompt')} are also in the baseline.`
    case 'served-model-changed':
      return `${voice.name(warning.target)} is served by another model: ${voice.name(warning.from)} before, ${voice.name(warning.to)} now.`
    case 'served-differently':
      return `${voice.name(warning.target)} is served ${SERVED_WORDS[warning.what]}: ${voice.name(warning.from)} before, ${voice.name(warning.to)} now.`
    case 'asked-differently':
      return `Base and head of ${voice.name(warning.target)} are not asked alike, since their hosts take it in two ways: ${differencesText(warning.differences, voice)}. Part of a change may be that.`
    case 'output-length-changed':
      return `Answers of ${voice.name(warning.target)} are ${formatPercent(warning.changeRatio)} ${warning.changeRatio > 0 ? 'longer' : 'shorter'} than in the baseline. End-to-end time is judged at equal length, or as users meet it where the first token is hidden.`
    case 'moved-together':
      return `${namesOf(warning.targets, voice)} all moved by about ${formatSignedPercent(warning.changeRatio)} together: that looks like the network, the runner or the region.`
    case 'base-not-measured':
    case 'acceptance-unused':
      return baseWarningText(warning, voice)
    case 'level-shift':
    case 'crept':
    case 'anchor-unknown':
      return levelWarningText(warning, voice)
    case 'not-confirmed-here':
      return 'There was no second measurement, so an alarm of this comparison is not confirmed.'
    default:
      return measuringText(warning, voice)
  }
}

type AfterComparison = Exclude<
  AfterBaseline,
  {
    kind:
      | 'plan-differs'
      | 'environment-differs'
      | 'scenarios-differ'
      | 'scenarios-too-few'
      | 'served-model-changed'
      | 'served-differently'
      | 'asked-differently'
      | 'output-length-changed'
      | 'moved-together'
      | 'not-confirmed-here'
      | 'base-not-measured'
      | 'acceptance-unused'
      | LevelWarning['kind']
  }
>

/** What happened while measuring and telling. */
function measuringText(warning: AfterComparison, voice: Voice): string {
  switch (warning.kind) {
    case 'usage-missing':
      return `${voice.name(warning.target)} reported no token count for ${warning.count} of ${plural(warning.of, 'reply', 'replies')}; those have no time per output token.`
    case 'cache-unverified':
      return `${voice.name(warning.target)} does not say how many input tokens came from its cache, so that prompts were cold is unverified.`
    case 'void-samples':
      return `${plural(warning.count, 'request')} to ${voice.name(warning.target)} ${warning.count === 1 ? 'was' : 'were'} made again: ${VOID_CAUSES[warning.cause]}.`
    case 'chunks-share-reads':
      return `${warning.count} of ${plural(warning.of, 'reply', 'replies')} of ${voice.name(warning.target)} came several chunks to a read: the gaps between chunks were not seen, and inter-chunk latency leaves these out.`
    case 'coalesced':
      return `${warning.count} of ${plural(warning.of, 'reply', 'replies')} of ${voice.name(warning.target)} came in two pieces for more tokens than that. Something between it and this job collects the stream; these have no time per output token.`
    case 'buffered':
      return `${warning.count} of ${plural(warning.of, 'reply', 'replies')} of ${voice.name(warning.target)} came in one piece. Something between it and this job collects the stream; these have no time per output token.`
    case 'partial':
      return `Measuring ended early: ${END_WORDS[warning.reason]}. What was measured until then is judged.`
    case 'price-unknown':
      return `No price is known for ${namesOf(warning.targets, voice)}: tokens were capped in place of dollars.`
    case 'read-instead':
      return `${capital(metricOf(warning.metric).short)} of ${voice.name(warning.target)} cannot be observed, since what it thinks is not streamed, in all replies or in some; ${metricOf(warning.read).short} was read in its place.`
    case 'relevance-unknown':
    case 'part-refused':
    case 'part-repeated':
    case 'part-missing':
    case 'parts-differ':
      return jobWarningText(warning, voice)
    case 'config-from-api':
      return `${voice.name(warning.path)} was read from GitHub at ${commitName(warning.commit, voice)}, as nothing was checked out.`
    case 'comment-forbidden':
      return `GitHub did not let this job comment on the pull request. Add ${voice.literal(warning.permission)} to the ${voice.literal('permissions')} of the job; the job summary has the same report.`
    case 'publish-failed':
      return `${PUBLISHED_WORDS[warning.what]} could not be published: ${voice.sentence(warning.message)}`
    case 'proxied':
      return `Requests to ${voice.name(warning.target)} went through a proxy; its time is part of what was measured.`
    case 'parameter-adapted':
      return `${voice.name(warning.target)} ${adaptedText(warning, voice)}`
    default:
      return warning satisfies never
  }
}

function adaptedText(
  { parameter, change }: Extract<Warning, { kind: 'parameter-adapted' }>,
  { literal }: Voice
): string {
  switch (change.how) {
    case 'renamed':
      return `does not take ${literal(parameter)}: ${literal(change.to)} was sent in its place.`
    case 'left-out':
      return change.isOfUser
        ? `does not take ${literal(parameter)}, which the configuration sets: everything was measured without it. Take it out of the configuration.`
        : `does not take ${literal(parameter)}: it was left out.`
    case 'set':
      return `is a reasoning model: ${literal(parameter)} was set to ${literal(change.to)}, the lowest it takes. Set it under ${literal('params')} to measure another.`
    case 'raised':
      return `is a reasoning model: ${change.byTokenCount} tokens were added to ${literal(parameter)}, for what it thinks before it answers.`
    default:
      return change satisfies never
  }
}

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  expired: 'it has expired',
  'other-repository': 'it belongs to another repository',
  'from-a-fork': 'it was made by a fork',
  'other-branch': 'it was not made on the default branch',
  'this-run': 'it was made by this very run',
  'untrusted-event': 'the event it was made by is open to outsiders',
  'other-workflow': 'another workflow made it',
  'cancelled-run': 'its run was cancelled',
  'unfinished-run': 'its run has not finished',
  'too-large': 'it is larger than a baseline can be',
  'wrong-digest': 'its content is not what GitHub recorded',
  unreadable: 'it cannot be read',
  'wrong-schema': 'it is not a baseline of this version',
  'other-key': 'it has another key'
}

const SERVED_WORDS: Readonly<Record<Extract<Warning, { kind: 'served-differently' }>['what'], string>> = {
  'service-tier': 'in another service tier',
  fingerprint: 'by another build, as its fingerprint says',
  backend: 'by another backend'
}

const VOID_CAUSES: Readonly<Record<Extract<Warning, { kind: 'void-samples' }>['cause'], string>> = {
  'cache-hit': 'the provider had part of the prompt in its cache',
  'model-load': 'the server had to bring the model into memory first',
  'cache-miss': 'the provider had nothing of the prompt in its cache, though it had been asked before',
  'client-stall': 'this job itself was held up while it waited for the reply'
}

/** What ended the measuring. */
export const END_WORDS: Readonly<Record<RunEnd['reason'], string>> = {
  decided: 'every check was decided',
  fixed: 'all planned requests were made',
  'max-pairs': 'the largest number of pairs was reached',
  'max-cost': 'the cost limit was reached',
  timeout: 'the time limit was reached',
  cancelled: 'the job was cancelled'
}

const PUBLISHED_WORDS: Readonly<Record<Extract<Warning, { kind: 'publish-failed' }>['what'], string>> = {
  comment: 'The comment',
  summary: 'The job summary',
  annotations: 'The annotations',
  outputs: 'The outputs',
  artifact: 'An artifact',
  baseline: 'The baseline'
}

function namesOf(names: readonly string[], voice: Voice): string {
  return listed(counted(names, LISTED_NAMES, voice.name))
}

function changedNames(
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
  voice: Voice
): string {
  const parts = [
    ...(added.length === 0 ? [] : [`${namesOf(added, voice)} added`]),
    ...(removed.length === 0 ? [] : [`${namesOf(removed, voice)} removed`])
  ]
  return parts.join('; ')
}

function differencesText(differences: readonly PlanDifference[], voice: Voice): string {
  const write = ({ part, baseline, candidate }: PlanDifference): string => {
    return `${voice.name(part)} was ${jsonText(baseline, voice)}, is ${jsonText(candidate, voice)}`
  }
  return counted(differences, LISTED_DIFFERENCES, write).join('; ')
}

function jsonText(value: Json | undefined, voice: Voice): string {
  if (value === undefined) return 'absent'
  return voice.name(typeof value === 'string' ? value : JSON.stringify(value))
}
