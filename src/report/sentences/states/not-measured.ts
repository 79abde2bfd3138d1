import type { NotMeasured, Report } from '../../../domain/report.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { counted } from '../../format/words.ts'

/** Globs or files that a sentence lists before it counts the rest. */
const LISTED_PATHS = 5
const NOTHING_SENT = 'Nothing was sent and nothing was judged.'

type Relevance = NonNullable<Report['relevance']>

interface NotMeasuredText {
  readonly reason: (relevance: Relevance, voice: Voice) => string
  readonly next: (relevance: Relevance, voice: Voice) => string | undefined
}

/** The reasons for which nothing was measured on purpose, and what can be done about each. */
export const NOT_MEASURED: Readonly<Record<NotMeasured, NotMeasuredText>> = {
  'fork-without-key': {
    reason: () =>
      `This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. ${NOTHING_SENT}`,
    next: () =>
      'nothing for its author. A maintainer can have it measured in the merge queue, or from a branch of this repository.'
  },
  'nothing-relevant-changed': {
    reason: ({ changedFileCount, paths = [] }, voice) =>
      `Nothing relevant changed: ${changedWords(changedFileCount)} ${counted(paths, LISTED_PATHS, voice.name).join(', ')}. ${NOTHING_SENT}`,
    next: () => undefined
  },
  'label-missing': {
    reason: ({ label = '' }, voice) =>
      `This pull request does not have the label ${voice.name(label)}, which starts the measurement. ${NOTHING_SENT}`,
    next: ({ label = '' }, voice) => `set the label ${voice.name(label)} to have it measured.`
  }
}

function changedWords(count: number | undefined): string {
  if (count === undefined) return 'no changed file matches'
  return count === 1 ? 'the one changed file does not match' : `none of the ${plural(count, 'changed file')} matches`
}
