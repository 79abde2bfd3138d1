import { metricOf } from '../../../domain/metric.ts'
import { dayOf } from '../../../domain/time.ts'
import type { LevelShiftReason, RefusalReason, StoredElsewhere } from '../../../domain/warning.ts'
import type { Voice } from '../../format/escape.ts'
import { formatPercent, plural } from '../../format/format.ts'
import { listed } from '../../format/words.ts'
import { commitName } from '../subject.ts'
import type { WarningOf, WarningTexts } from './warning-text.ts'

type Kind =
  | 'baseline-refused'
  | 'baseline-unreadable'
  | 'baseline-elsewhere'
  | 'baseline-forbidden'
  | 'baseline-old'
  | 'baseline-expires'
  | 'baseline-not-ancestor'
  | 'base-unknown'
  | 'level-shift'
  | 'crept'
  | 'anchor-unknown'

/** Warnings about stored runs and the level that they are on. */
export const BASELINE_WARNINGS: WarningTexts<Kind> = {
  'baseline-refused': {
    isLoud: false,
    text: ({ artifactId, runId, why }) =>
      `Artifact ${artifactId}${runId === undefined ? '' : ` of run ${runId}`} cannot serve as a baseline: ${REFUSALS[why]}.`,
    remedy: ({ why }) => (RUN_ENDS.includes(why) ? OWN_WORKFLOW : '')
  },
  'baseline-unreadable': {
    // How many more there are explains nothing.
    isLoud: ({ source }) => source !== 'artifacts',
    text: ({ source, message }, voice) =>
      `A stored baseline could not be read: ${voice.name(source)}, ${voice.sentence(message)}`
  },
  'baseline-elsewhere': {
    isLoud: true,
    text: ({ found, key }, voice) =>
      `This job looks for runs under the key ${voice.name(key)}. ${found.map((one) => elsewhereText(one, voice)).join(' ')}`,
    remedy: ({ found: [first] }, voice) => (first === undefined ? '' : elsewhereRemedy(first, voice))
  },
  'baseline-forbidden': {
    isLoud: true,
    text: () => 'This job lacks permission to list artifacts, so it cannot tell whether a baseline exists.',
    remedy: ({ permission }, { literal }) => `Add ${literal(permission)} to the ${literal('permissions')} of the job.`
  },
  'baseline-old': {
    isLoud: true,
    text: ({ ageDays }) => `The newest baseline run is ${plural(Math.floor(ageDays), 'day')} old.`,
    remedy: () => 'A nightly run on the default branch keeps it fresh.'
  },
  'baseline-expires': {
    isLoud: false,
    text: ({ days }) => `The newest baseline expires in ${plural(Math.floor(days), 'day')}.`,
    remedy: () => 'A run on the default branch renews it.'
  },
  'baseline-not-ancestor': {
    isLoud: true,
    text: ({ commit }, voice) =>
      `The newest baseline run, ${commitName(commit, voice)}, is not an ancestor of the base, so a difference may come from base itself.`
  },
  'base-unknown': {
    isLoud: false,
    text: ({ message }, voice) =>
      `The base commit could not be determined (${voice.sentence(message)}), so the newest baseline runs were used.`
  },
  'level-shift': { isLoud: true, text: (warning, voice) => SHIFTS[warning.why](warning, voice) },
  crept: {
    isLoud: true,
    text: ({ metric, target, changeRatio, since }, voice) =>
      `${metricOf(metric).short} of ${voice.name(target)} crept up ${formatPercent(changeRatio)} since ${sinceText(since, voice)}, in steps too small to be an alarm each.`
  },
  'anchor-unknown': {
    isLoud: true,
    text: ({ anchor, why }, voice) => {
      const missing = why === 'no-commit' ? 'No commit was found for' : 'No baseline run is kept of'
      return `${missing} the anchor ${voice.name(anchor)}, so the oldest run on the present level is used instead.`
    },
    remedy: ({ why }) => (why === 'no-commit' ? 'As anchor, name a tag or a commit of this repository.' : '')
  }
}

export const RUN_ENDS: readonly RefusalReason[] = ['cancelled-run', 'timed-out-run', 'unfinished-run']
const OWN_WORKFLOW =
  'If other jobs of that workflow wait, are cancelled or time out, put the gate into a workflow of its own.'

function elsewhereText({ key, name, branch, workflow }: StoredElsewhere, voice: Voice): string {
  const where = key === undefined ? `as ${voice.name(name)}` : `under the key ${voice.name(key)}`
  const by = workflow === undefined ? '' : ` by the workflow ${voice.name(workflow)}`
  return `There are runs ${where}, stored${by} on ${branch === undefined ? 'an unknown branch' : voice.name(branch)}.`
}

function elsewhereRemedy({ differs, key, workflow }: StoredElsewhere, voice: Voice): string {
  const renamed =
    'If it was renamed, they no longer count, and the next runs start a new baseline: check their numbers.'
  if (differs === 'branch')
    return 'If the default branch was renamed, they no longer count, and its next runs start a new baseline: check their numbers.'
  const line = workflow === undefined ? '' : `${voice.literal('baseline-workflow:')} ${voice.name(workflow)}`
  if (differs === 'workflow') return `If this job is to be compared with them, add ${line} here. ${renamed}`
  const keyLine =
    key === undefined
      ? `the same ${voice.literal('key')} in both workflows`
      : `${voice.literal('key:')} ${voice.name(key)}`
  return `If this job is to be compared with them, add ${keyLine}${line === '' ? '' : ` and ${line}`} here. ${renamed}`
}

/** Each reason finishes "cannot serve as a baseline: it …". */
export const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  expired: 'it has expired',
  'other-repository': 'it belongs to another repository',
  'from-a-fork': 'it comes from a fork',
  'other-branch': 'it was not made on the default branch',
  'this-run': 'it was made by this very run',
  'untrusted-event': 'it was made by an event that outsiders can trigger',
  'other-workflow': 'it was made by another workflow',
  'cancelled-run': 'its run was cancelled',
  'timed-out-run': 'its run timed out',
  'unfinished-run': 'its run has not finished',
  'too-large': 'it is larger than a baseline can be',
  'wrong-digest': 'its content does not match the digest that GitHub recorded',
  unreadable: 'it cannot be read',
  'wrong-schema': 'it is not a baseline of this version',
  'other-key': 'it has another key'
}

type Shift = WarningOf<'level-shift'>
const ONLY_SINCE = 'Only runs since then count as baseline.'

const SHIFTS: Readonly<Record<LevelShiftReason, (shift: Shift, voice: Voice) => string>> = {
  confirmed: (shift, voice) => `${movedText(shift, voice)}${sizesText(shift)}; later runs confirm it. ${ONLY_SINCE}`,
  accepted: (shift, voice) => `${movedText(shift, voice)}, where it was accepted${sizesText(shift)}. ${ONLY_SINCE}`,
  stayed: (shift, voice) =>
    `${voice.name(shift.target)} regressed on the default branch in one run after another, from ${runText(shift, voice)} on. This is its level now. ${ONLY_SINCE}`
}

function movedText(shift: Shift, voice: Voice): string {
  return `The level of ${voice.name(shift.target)} moved on the default branch with ${runText(shift, voice)}`
}

function sizesText({ changes }: Shift): string {
  const sizes = changes.map(
    ({ metric, changeRatio }) =>
      `${metricOf(metric).short} ${formatPercent(changeRatio)} ${changeRatio > 0 ? 'slower' : 'faster'}`
  )
  return sizes.length === 0 ? '' : `: ${listed(sizes)} than before`
}

/** `abc1234 (2026-11-20)`, or the run's day alone. */
function runText(run: { readonly commit?: string; readonly recordedAt: string }, voice: Voice): string {
  const day = dayOf(run.recordedAt)
  return run.commit === undefined ? `the run of ${day}` : `${commitName(run.commit, voice)} (${day})`
}

function sinceText(since: WarningOf<'crept'>['since'], voice: Voice): string {
  return since.name === undefined ? runText(since, voice) : `${voice.name(since.name)} (${dayOf(since.recordedAt)})`
}
