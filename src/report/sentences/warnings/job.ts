import type { RuleChange } from '../../../domain/rules.ts'
import type { PartRefusal } from '../../../domain/warning.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { listedFirst } from '../../format/words.ts'
import { commitName } from '../subject.ts'
import { type WarningOf, type WarningTexts, warningNames } from './warning-text.ts'

type Kind =
  | 'relevance-unknown'
  | 'part-refused'
  | 'part-repeated'
  | 'part-missing'
  | 'parts-differ'
  | 'new-key-use'
  | 'rules-stricter'
  | 'rules-unknown'
  | 'config-from-api'
  | 'comment-forbidden'
  | 'publish-failed'
  | 'runs-not-stored'

const LISTED_RULES = 5

/** `trial: false → true`. */
export function ruleChangeText({ rule, base, head }: RuleChange, voice: Voice): string {
  const value = (text: string | undefined): string => (text === undefined ? 'absent' : voice.name(text))
  return `${voice.name(rule)}: ${value(base)} → ${value(head)}`
}

/** Warnings about the job on GitHub: its configuration, the parts of other jobs, and what it publishes. */
export const JOB_WARNINGS: WarningTexts<Kind> = {
  'relevance-unknown': {
    isLoud: false,
    text: ({ message }, voice) =>
      `The changed files or the labels of this pull request could not be read (${voice.sentence(message)}), so it was measured to be safe.`
  },
  'part-refused': {
    isLoud: true,
    text: ({ part, why }, voice) => `The part ${voice.name(part)} was left out: ${PART_REFUSALS[why]}.`
  },
  'part-repeated': {
    isLoud: false,
    text: ({ part }, voice) => `The part ${voice.name(part)} was measured more than once; the newest counts.`
  },
  'part-missing': {
    isLoud: true,
    text: ({ part }, voice) => `The part ${voice.name(part)} has no result; the others are judged without it.`
  },
  'parts-differ': {
    isLoud: false,
    text: ({ machines }, voice) =>
      `Different kinds of machines measured the parts of this run: ${warningNames(machines, voice)}.`
  },
  'new-key-use': {
    // It stands above the title already.
    isLoud: false,
    text: ({ name, origin }, voice) =>
      `This pull request sends ${voice.name(name)} to ${voice.name(origin)}, where base does not send it.`
  },
  'rules-stricter': {
    isLoud: false,
    text: ({ changes }, voice) =>
      `This pull request makes rules stricter: ${listedFirst(changes, (change) => ruleChangeText(change, voice), LISTED_RULES)}.`
  },
  'rules-unknown': {
    isLoud: true,
    text: ({ message }, voice) =>
      `It is not known whether this pull request changes the rules it is judged by: ${voice.sentence(message)}.`
  },
  'config-from-api': {
    isLoud: false,
    text: ({ path, commit }, voice) =>
      `${voice.name(path)} was read from GitHub at ${commitName(commit, voice)}, because nothing was checked out.`
  },
  'comment-forbidden': {
    isLoud: true,
    text: () => 'This job lacks permission to comment on the pull request; the job summary has the same report.',
    remedy: ({ permission }, { literal }) => `Add ${literal(permission)} to the ${literal('permissions')} of the job.`
  },
  'runs-not-stored': {
    isLoud: true,
    text: ({ count }) => `This was started by hand to store ${plural(count, 'run')}, and none is stored.`
  },
  'publish-failed': {
    isLoud: true,
    text: ({ what, message }, voice) => `${PUBLISHED_WORDS[what]} could not be published: ${voice.sentence(message)}`
  }
}

const PART_REFUSALS: Readonly<Record<PartRefusal, string>> = {
  'other-plan': 'it was measured with another plan',
  'other-commit': 'it was measured at another commit',
  'other-version': 'it was measured by another version of the gate',
  unreadable: 'it cannot be read',
  'too-large': 'it is larger than a run can be',
  expired: 'it has expired'
}

const PUBLISHED_WORDS: Readonly<Record<WarningOf<'publish-failed'>['what'], string>> = {
  comment: 'The comment',
  summary: 'The job summary',
  annotations: 'The annotations',
  outputs: 'The outputs',
  artifact: 'An artifact',
  baseline: 'The baseline'
}
