import type { Report, TargetSummary } from '../../domain/report.ts'
import type { Outcome } from '../../domain/sample.ts'
import type { Voice } from '../format/escape.ts'
import { plural } from '../format/format.ts'
import { listed } from '../format/words.ts'

/** The outcome of a request, in words. */
const OUTCOME_WORDS = {
  ok: 'answered',
  'rate-limited': 'rate-limited (429)',
  overloaded: 'overloaded (503 or 529)',
  'http-error': 'refused with an HTTP error',
  'timeout-connect': 'without a connection in time',
  'timeout-first-byte': 'without a first byte in time',
  'timeout-idle': 'silent in the middle of the answer',
  'timeout-total': 'not finished in time',
  truncated: 'cut off in the middle of the answer',
  'error-midstream': 'with an error in the middle of the answer',
  'api-error': 'with an error in place of an answer',
  'not-a-stream': 'answered by something that is not an event stream',
  'not-streamed': 'answered in one piece',
  'empty-body': 'with an empty body',
  'empty-output': 'finished without any output',
  refusal: 'refused by the model',
  'protocol-error': 'broken HTTP or event stream',
  connection: 'connection refused or lost',
  'unsupported-encoding': 'compressed in an unknown way'
} as const satisfies Record<Outcome, string>

/** One way in which requests to a target failed. */
interface FailureClass {
  readonly word: string
  readonly count: number
}

/** The requests to one target in one arm. */
export interface Arm {
  readonly id: string
  readonly isBase: boolean
  readonly counts: Pick<TargetSummary['counts'], 'attempted' | 'ok' | 'failed'>
}

/** Every target of the report, and the base of each that was measured with one. */
export function armsOf({ targets, base }: Pick<Report, 'targets' | 'base'>): readonly Arm[] {
  return [
    ...targets.map(({ id, counts }) => ({ id, isBase: false, counts })),
    ...(base?.targets ?? []).map(({ id, counts }) => ({ id, isBase: true, counts }))
  ]
}

/** The ways in which requests to a target failed, most frequent first. */
export function failureClasses({ counts }: Pick<Arm, 'counts'>): readonly FailureClass[] {
  const classes = Object.entries(counts.failed) as readonly [Outcome, number][]
  return classes
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => ({ word: OUTCOME_WORDS[outcome], count }))
    .toSorted((a, b) => b.count - a.count)
}

/** The share of requests that failed; 0 where none was made. A refusal is an answer, and no failure. */
export function failedRatio({ counts }: Pick<Arm, 'counts'>): number {
  return counts.attempted === 0 ? 0 : failedCount({ counts }) / counts.attempted
}

function failedCount(arm: Pick<Arm, 'counts'>): number {
  return failureClasses(arm).reduce((sum, { count }) => sum + count, 0)
}

/** `mini: 9 of 60 requests failed (6 without a first byte in time and 3 cut off in the middle of the answer).` */
export function failureSentence(arm: Arm, voice: Voice): string {
  const classes = failureClasses(arm)
  const how = classes.map(({ count, word }) => (classes.length === 1 ? word : `${count} ${word}`))
  const name = `${arm.isBase ? 'Base of ' : ''}${voice.name(arm.id)}`
  const count = `${failedCount(arm)} of ${plural(arm.counts.attempted, 'request')} failed`
  return `${voice.strong(`${name}: ${count}`)} (${listed(how)}).`
}

/** Answered and attempted requests over all targets. */
export function countRequests(targets: readonly Pick<Arm, 'counts'>[]): {
  readonly ok: number
  readonly attempted: number
} {
  return {
    ok: targets.reduce((sum, { counts }) => sum + counts.ok, 0),
    attempted: targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
  }
}
