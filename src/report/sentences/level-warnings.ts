import { metricOf } from '../../domain/metric.ts'
import { dayOf } from '../../domain/time.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Voice } from '../format/escape.ts'
import { formatPercent } from '../format/format.ts'
import { listed } from '../format/words.ts'
import { commitName } from './subject.ts'

/** What is to be said about levels of the default branch. */
export type LevelWarning = Extract<Warning, { kind: 'level-shift' | 'crept' | 'anchor-unknown' }>

export function levelWarningText(warning: LevelWarning, voice: Voice): string {
  switch (warning.kind) {
    case 'level-shift':
      return shiftText(warning, voice)
    case 'crept':
      return `${metricOf(warning.metric).short} of ${voice.name(warning.target)} crept up ${formatPercent(warning.changeRatio)} since ${sinceText(warning.since, voice)}, in steps too small to be an alarm each.`
    case 'anchor-unknown':
      return warning.why === 'no-commit'
        ? `No commit was found for the anchor ${voice.name(warning.anchor)}: name a tag or a commit of this repository. The oldest run on the present level stands in.`
        : `No baseline run of the anchor ${voice.name(warning.anchor)} is kept. The oldest run on the present level stands in.`
    default:
      return warning satisfies never
  }
}

function shiftText(warning: Extract<LevelWarning, { kind: 'level-shift' }>, voice: Voice): string {
  const name = voice.name(warning.target)
  const first = runText(warning, voice)
  const changes = warning.changes.map(
    ({ metric, changeRatio }) =>
      `${metricOf(metric).short} ${formatPercent(changeRatio)} ${changeRatio > 0 ? 'slower' : 'faster'}`
  )
  const sizes = changes.length === 0 ? '' : `: ${listed(changes)} than before`
  switch (warning.why) {
    case 'confirmed':
      return `The level of ${name} moved on the default branch with ${first}${sizes}, which later runs confirmed. Only runs since then are compared with.`
    case 'accepted':
      return `The level of ${name} moved on the default branch with ${first}, where it was accepted${sizes}. Only runs since then are compared with.`
    case 'stayed':
      return `${name} regressed on the default branch in one run after another, from ${first} on. That counts as its level now: only runs since then are compared with.`
    default:
      return warning.why satisfies never
  }
}

/** `abc1234 (2026-11-20)`, or the run's day alone. */
function runText(run: { readonly commit?: string; readonly recordedAt: string }, voice: Voice): string {
  const day = dayOf(run.recordedAt)
  return run.commit === undefined ? `the run of ${day}` : `${commitName(run.commit, voice)} (${day})`
}

function sinceText(since: Extract<LevelWarning, { kind: 'crept' }>['since'], voice: Voice): string {
  return since.name === undefined ? runText(since, voice) : `${voice.name(since.name)} (${dayOf(since.recordedAt)})`
}
