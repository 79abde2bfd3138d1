import { error, notice, warning } from '@actions/core'
import type { Publication } from '../ports.ts'

export type Annotation = Publication['annotations'][number]

/** GitHub shows ten of a level for a step and drops the others silently. */
const MAX_OF_A_LEVEL = 10
/** The runner cuts longer messages (actions/runner, ActionCommandManager.cs). */
const MAX_LENGTH = 4096

const WRITE = { error, warning, notice }

export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message } of boundAnnotations(annotations)) WRITE[level](message)
}

/** At most ten of each level; where there are more, the tenth says how many are not shown. */
export function boundAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter((one) => one.level === level)
    const shown = all.slice(0, all.length > MAX_OF_A_LEVEL ? MAX_OF_A_LEVEL - 1 : MAX_OF_A_LEVEL).map(cut)
    const hidden = all.length - shown.length
    return hidden === 0 ? shown : [...shown, { level, message: `${hidden} more: see the job summary.` }]
  })
}

function cut({ level, message }: Annotation): Annotation {
  return { level, message: message.length > MAX_LENGTH ? `${message.slice(0, MAX_LENGTH - 1)}…` : message }
}
