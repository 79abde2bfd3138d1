import type { Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { shortSha } from '../format/format.ts'

/** What is judged: `this change` where there is one, else `this run`. */
export function subjectOf({ context }: Report): 'this change' | 'this run' {
  return context.pullRequest !== undefined || context.event === 'merge_group' ? 'this change' : 'this run'
}

/** Where baselines come from. */
export function branchOf({ context }: Report, voice: Voice): string {
  return context.defaultBranch === undefined ? 'the default branch' : voice.name(context.defaultBranch)
}

/** The checked commit as a page shows it: the head of the pull request, not GitHub's merge of it. */
export function headOf({ context }: Report, voice: Voice): string | undefined {
  const commit = context.headCommit ?? context.commit
  return commit === undefined ? undefined : commitName(commit, voice)
}

/** Seven digits of a commit, bare, since GitHub links those; anything that is no commit is foreign text. */
export function commitName(commit: string, voice: Voice): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? shortSha(commit) : voice.name(commit)
}

/** Why an alarm of a provider's unchanged target is nobody's fault here. */
export function notOurChangeText(report: Report): string {
  return subjectOf(report) === 'this change'
    ? 'this change cannot have changed the speed of the model'
    : 'nothing in this repository can have changed the speed of the model'
}
