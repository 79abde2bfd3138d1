import type { Environment } from '../../domain/environment.ts'
import type { KnownError } from '../../domain/errors.ts'
import type { Plan } from '../../domain/plan.ts'
import type { Report, RunContext } from '../../domain/report.ts'
import type { State } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { colorJob } from '../verdict/state.ts'

export interface UnmeasuredRequest {
  readonly tool: { readonly name: string; readonly version: string }
  readonly context: RunContext
  readonly plan: Pick<Plan, 'prompts' | 'gate' | 'trial'>
  readonly environment: Environment
  readonly seed: number
  readonly now: string
  readonly warnings: readonly Warning[]
  /** The previous run of the default branch could not be measured either. */
  readonly unmeasuredBefore?: boolean
  /** A failure that stopped the run, or the reason why nothing had to be measured. */
  readonly why: { readonly failure: KnownError } | { readonly notMeasured: NonNullable<Report['notMeasured']> }
  /** The changed files or label that `notMeasured` rests on. */
  readonly relevance?: Report['relevance']
}

/** Builds the report of a run that measured nothing, with the reason. */
export function unmeasuredReport(request: UnmeasuredRequest): Report {
  const { tool, context, plan, warnings, why, now, environment, seed, unmeasuredBefore, relevance } = request
  const states: readonly [State] = ['could-not-measure']
  const failure = 'failure' in why ? why.failure : undefined
  const circumstances = { event: context.event, failOn: plan.gate.failOn, trial: plan.trial, unmeasuredBefore }
  return {
    tool,
    state: states[0],
    states,
    ...colorJob({ states, failure: failure?.code, skipped: failure === undefined }, circumstances),
    context,
    checks: [],
    budgets: [],
    targets: [],
    trial: plan.trial,
    warnings,
    measured: {
      startedAt: now,
      durationMs: 0,
      promptSet: plan.prompts.name,
      scenarioCount: plan.prompts.scenarios.length,
      roundCount: 0,
      end: { reason: 'fixed', partial: true },
      confirmed: false,
      inputTokenCount: 0,
      outputTokenCount: 0,
      environment,
      seed
    },
    generatedAt: now,
    notMeasured: 'notMeasured' in why ? why.notMeasured : undefined,
    failure: failure === undefined ? undefined : { code: failure.code, message: failure.message, hint: failure.hint },
    relevance
  }
}
