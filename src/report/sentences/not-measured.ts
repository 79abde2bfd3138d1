import type { NotMeasured, Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { plural } from '../format/format.ts'

/** Globs or files that a sentence lists before it counts the rest. */
const LISTED_PATHS = 5

/** Why nothing was measured, in a paragraph. */
export function whyNotMeasured(code: NotMeasured, { relevance = {} }: Report, voice: Voice): string {
  switch (code) {
    case 'fork-without-key':
      return 'This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. Nothing was sent and nothing was judged.'
    case 'nothing-relevant-changed':
      return `Nothing relevant changed: ${changedWords(relevance.changedFileCount)} ${pathWords(relevance.paths ?? [], voice)}. Nothing was sent and nothing was judged.`
    case 'label-missing':
      return `This pull request does not bear the label ${voice.name(relevance.label ?? '')}, with which it would be measured. Nothing was sent and nothing was judged.`
    default:
      return code satisfies never
  }
}

/** What can be done about it. */
export function afterNotMeasured(code: NotMeasured, { relevance = {} }: Report, voice: Voice): string | undefined {
  switch (code) {
    case 'fork-without-key':
      return 'nothing for its author. A maintainer can have it measured in the merge queue, or from a branch of this repository.'
    case 'nothing-relevant-changed':
      return undefined
    case 'label-missing':
      return `set the label ${voice.name(relevance.label ?? '')} to have it measured.`
    default:
      return code satisfies never
  }
}

function changedWords(count: number | undefined): string {
  if (count === undefined) return 'no changed file'
  return count === 1 ? 'the one changed file does not match' : `none of the ${plural(count, 'changed file')} matches`
}

function pathWords(paths: readonly string[], voice: Voice): string {
  const shown = paths.slice(0, LISTED_PATHS).map(voice.name)
  const more = paths.length - shown.length
  return (more > 0 ? [...shown, `${more} more`] : shown).join(', ')
}
