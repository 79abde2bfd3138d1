import type { Environment } from '../../domain/environment.ts'
import type { KnownError } from '../../domain/errors.ts'
import type { Plan } from '../../domain/plan.ts'
import type { Report, RulesChanged, RunContext } from '../../domain/report.ts'
import type { State } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { type Circumstances, colorJob } from '../verdict/state.ts'

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
  readonly rulesChanged?: RulesChanged
  readonly rulesOfBase?: Circumstances['rulesOfBase']
  /** The changed files or label that `notMeasured` rests on. */
  readonly relevance?: Report['relevance']
}

/** Builds the report of a run that measured nothing, with the reason. */
export function unmeasuredReport(request: UnmeasuredRequest): Report {
  const { tool, context, plan, warnings, why, now, environment, seed, unmeasuredBefore, relevance } = request
  const { rulesChanged, rulesOfBase } = request
  const states: readonly [State, ...State[]] =
    rulesChanged === undefined ? ['could-not-measure'] : ['could-not-measure', 'rules-changed']
  const failure = 'failure' in why ? why.failure : undefined
  const { failOn } = plan.gate
  const circumstances = { event: context.event, failOn, trial: plan.trial, unmeasuredBefore, rulesOfBase }
  return {
    tool,
    state: states[0],
    states,
    ...colorJob({ states, failure: failure?.code, skipped: failure === undefined }, circumstances),
    context,
    checks: [],
    budgets: [],
    targets: [],
    rulesChanged,
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
