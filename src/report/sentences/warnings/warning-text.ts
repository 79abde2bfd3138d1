import type { Json } from '../../../domain/plan.ts'
import type { PlanDifference, Warning, WarningKind } from '../../../domain/warning.ts'
import type { Voice } from '../../format/escape.ts'
import { cutLines } from '../../format/table.ts'
import { listedFirst } from '../../format/words.ts'

export type WarningOf<K extends WarningKind> = Extract<Warning, { kind: K }>

/** Everything that the pages say about one kind of warning. */
interface WarningText<K extends WarningKind> {
  /**
   * A loud warning stands on the first screen: it changes how the verdict is to be read, or asks the reader to do
   * something. The others are kept in a fold.
   */
  readonly isLoud: boolean | ((warning: WarningOf<K>) => boolean)
  readonly text: (warning: WarningOf<K>, voice: Voice) => string
  /** A sentence on what the reader can do about it. */
  readonly remedy?: (warning: WarningOf<K>, voice: Voice) => string
}

/** One entry a kind. */
export type WarningTexts<K extends WarningKind = WarningKind> = { readonly [Kind in K]: WarningText<Kind> }

/** Names that a sentence lists before it counts the rest. */
const LISTED_NAMES = 5
const LISTED_DIFFERENCES = 3

export function warningNames(names: readonly string[], voice: Voice): string {
  return listedFirst(names, voice.name, LISTED_NAMES)
}

export function differencesText(differences: readonly PlanDifference[], voice: Voice): string {
  const write = ({ part, baseline, candidate }: PlanDifference): string => {
    return `${voice.name(part)} was ${jsonText(baseline, voice)}, is ${jsonText(candidate, voice)}`
  }
  return cutLines(differences, LISTED_DIFFERENCES, write).join('; ')
}

function jsonText(value: Json | undefined, voice: Voice): string {
  if (value === undefined) return 'absent'
  return voice.name(typeof value === 'string' ? value : JSON.stringify(value))
}
