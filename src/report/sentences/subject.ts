import type { Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { shortSha } from '../format/format.ts'

/** The subject of a sentence: `this change` where there is one, else `this run`. */
export function subjectOf({ context }: Report): 'this change' | 'this run' {
  return context.pullRequest !== undefined || context.event === 'merge_group' ? 'this change' : 'this run'
}

/** The branch that baselines come from. */
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

/** The clause that a provider's drift is not caused here. */
export function notOurChangeText(report: Report): string {
  return subjectOf(report) === 'this change'
    ? 'this change cannot have changed the speed of the model'
    : 'nothing in this repository can have changed the speed of the model'
}

/** The key of a report of run files that are named: `compare` and `report` take any number of them. */
export const FILES_KEY = 'compare'

/** A run file was judged on somebody's machine, rather than measured there. */
export function isOfFiles({ context }: Report): boolean {
  return context.event === 'local' && context.key === FILES_KEY
}
