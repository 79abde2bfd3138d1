import type { PartRefusal, Warning } from '../../domain/warning.ts'
import type { Voice } from '../format/escape.ts'
import { listed } from '../format/words.ts'

/** What is to be said about how the jobs of a workflow share their work. */
export type JobWarning = Extract<
  Warning,
  {
    kind: 'relevance-unknown' | 'part-refused' | 'part-repeated' | 'part-missing' | 'parts-differ'
  }
>

export function jobWarningText(warning: JobWarning, voice: Voice): string {
  switch (warning.kind) {
    case 'relevance-unknown':
      return `What this pull request touches could not be found out (${voice.sentence(warning.message)}); it was measured to be sure.`
    case 'part-refused':
      return `What ${voice.name(warning.part)} measured was left out: ${PART_REFUSALS[warning.why]}.`
    case 'part-repeated':
      return `${voice.name(warning.part)} was measured more than once: the newest counts.`
    case 'part-missing':
      return `Nothing came of ${voice.name(warning.part)}: what the other machines measured is judged without it.`
    case 'parts-differ':
      return `Machines of several kinds measured parts of this run: ${listed(warning.machines.map(voice.name))}.`
    default:
      return warning satisfies never
  }
}

const PART_REFUSALS: Readonly<Record<PartRefusal, string>> = {
  'other-plan': 'it was measured by another plan',
  'other-commit': 'it was measured at another commit',
  'other-version': 'it was measured by another version of the gate',
  unreadable: 'it cannot be read',
  'too-large': 'it is larger than a run can be',
  expired: 'it has expired'
}
