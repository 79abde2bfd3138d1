import type { Warning } from '../../domain/warning.ts'
import type { Voice } from '../format/escape.ts'
import { BASELINE_WARNINGS } from './warnings/baseline.ts'
import { COMPARISON_WARNINGS } from './warnings/comparison.ts'
import { JOB_WARNINGS } from './warnings/job.ts'
import { MEASURING_WARNINGS } from './warnings/measuring.ts'
import type { WarningTexts } from './warnings/warning-text.ts'

/** Everything that is said about each kind of warning, one entry a kind. */
const WARNING_TEXTS: WarningTexts = {
  ...BASELINE_WARNINGS,
  ...COMPARISON_WARNINGS,
  ...MEASURING_WARNINGS,
  ...JOB_WARNINGS
}

/** Returns true where a warning belongs on the first screen. */
export function isLoud(warning: Warning): boolean {
  const { isLoud: loud } = entryOf(warning)
  return typeof loud === 'boolean' ? loud : loud(warning)
}

/** A warning in a sentence or two, then what can be done about it; foreign texts are written in the page's voice. */
export function warningText(warning: Warning, voice: Voice): string {
  const { text, remedy } = entryOf(warning)
  const remedyText = remedy?.(warning, voice) ?? ''
  return remedyText === '' ? text(warning, voice) : `${text(warning, voice)} ${remedyText}`
}

interface Entry {
  readonly isLoud: boolean | ((warning: Warning) => boolean)
  readonly text: (warning: Warning, voice: Voice) => string
  readonly remedy?: (warning: Warning, voice: Voice) => string
}

/** The types of kind and entry go together in the table, which the compiler does not follow through a look-up. */
function entryOf({ kind }: Warning): Entry {
  return WARNING_TEXTS[kind] as Entry
}
