import type { Environment } from '../../domain/environment.ts'
import type { KnownError } from '../../domain/errors.ts'
import type { Report, RunContext } from '../../domain/report.ts'
import type { Color } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { trialColor } from '../verdict/state.ts'

export interface UnmeasuredRequest {
  readonly tool: { readonly name: string; readonly version: string }
  readonly context: RunContext
  readonly promptSet: string
  readonly scenarioCount: number
  readonly environment: Environment
  readonly seed: number
  readonly now: string
  readonly color: Color
  readonly warnings: readonly Warning[]
  /** A trial fails nothing but what the user must put right before anything can be measured at all. */
  readonly trial?: boolean
  readonly why: { readonly failure: KnownError } | { readonly notMeasured: NonNullable<Report['notMeasured']> }
}

/** The report of a run that has nothing to show, and says why. */
export function unmeasuredReport(request: UnmeasuredRequest): Report {
  const { tool, context, warnings, why, now, promptSet, scenarioCount, environment, seed, trial = false } = request
  const outage = 'failure' in why && why.failure.code === 'cannot-measure'
  const color = trial && outage ? trialColor(request.color) : request.color
  return {
    tool,
    state: 'could-not-measure',
    states: ['could-not-measure'],
    color,
    context,
    checks: [],
    budgets: [],
    targets: [],
    trial,
    ...(trial && outage ? { wouldHaveFailed: request.color === 'red' } : {}),
    warnings,
    measured: {
      startedAt: now,
      durationMs: 0,
      promptSet,
      scenarioCount,
      roundCount: 0,
      end: { reason: 'fixed', partial: true },
      confirmed: false,
      inputTokenCount: 0,
      outputTokenCount: 0,
      environment,
      seed
    },
    generatedAt: now,
    ...('notMeasured' in why ? { notMeasured: why.notMeasured } : { failure: failureOf(why.failure) })
  }
}

function failureOf({ code, message, hint }: KnownError): NonNullable<Report['failure']> {
  return { code, message, hint }
}
