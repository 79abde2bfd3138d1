import type { TargetSummary } from '../domain/report.ts'
import type { Outcome } from '../domain/sample.ts'

/** What a request came to, in words. */
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
export interface FailureClass {
  readonly word: string
  readonly count: number
}

/** The ways in which requests to a target failed, most frequent first. */
export function failureClasses({ counts }: TargetSummary): readonly FailureClass[] {
  const classes = Object.entries(counts.failed) as readonly [Outcome, number][]
  return classes
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => ({ word: OUTCOME_WORDS[outcome], count }))
    .toSorted((a, b) => b.count - a.count)
}

/** Failed and attempted requests over all targets. */
export function requestCounts(targets: readonly TargetSummary[]): { readonly ok: number; readonly attempted: number } {
  return {
    ok: targets.reduce((sum, { counts }) => sum + counts.ok, 0),
    attempted: targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
  }
}
