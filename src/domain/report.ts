import type { BudgetResult } from './budget.ts'
import type { Environment } from './environment.ts'
import type { ErrorCode } from './errors.ts'
import type { MetricId } from './metric.ts'
import type { BaseSource } from './plan.ts'
import type { RuleChange } from './rules.ts'
import type { ClientHealth, RunEnd } from './run-file.ts'
import type { Outcome } from './sample.ts'
import type { Check, Color, State } from './verdict.ts'
import type { Warning } from './warning.ts'

/** Values from which a percentile is printed (stats.md's reasons: fewer say more about luck than about the tail). */
export const PRINTED_FROM = { p50: 20, p90: 40, p95: 60, p99: 300 } as const

/** Percentiles of one metric on one side. A percentile is absent where there are too few values, or a failure reaches it. */
export interface Quantiles {
  /** Values, failed requests (+∞) included. */
  readonly n: number
  readonly p50?: number
  readonly p95?: number
  readonly p99?: number
}

export interface MetricSummary {
  readonly metric: MetricId
  readonly candidate: Quantiles
  readonly baseline?: Quantiles
  /** p50 of each run of the window, oldest first, the candidate last. */
  readonly trend: readonly number[]
}

/** The time that a layer adds to its upstream: the median of paired differences, in ms, and its 95 % interval. */
export interface AddedTime {
  readonly medianMs: number
  readonly intervalMs: readonly [number, number]
  readonly pairCount: number
}

/** The parts of the time to first token as the server reports them: medians in ms. */
export interface TtftParts {
  readonly queueMs?: number
  readonly prefillMs?: number
  /** The server's other time, or all of it where the server does not split it. */
  readonly serverMs?: number
  /** The rest: the network and everything on the way. */
  readonly restMs?: number
  readonly sampleCount: number
}

export interface TargetSummary {
  readonly id: string
  readonly model: string
  /** Host of its base URL. */
  readonly host: string
  readonly owned: boolean
  /** `cold` where every prompt was new to it, `warm` where it had seen them before; absent where that is not recorded. */
  readonly cache?: 'cold' | 'warm'
  readonly counts: {
    readonly attempted: number
    readonly ok: number
    readonly failed: Readonly<Partial<Record<Outcome, number>>>
    readonly void: number
  }
  readonly metrics: readonly MetricSummary[]
  readonly streamedRatio?: number
  /** Over its upstream, where one was measured beside it. */
  readonly overhead?: { readonly ttft?: AddedTime; readonly e2e?: AddedTime }
  /** Present where the server reports its queue and prefill times. */
  readonly ttftParts?: TtftParts
  readonly inputTokenMedian?: number
  readonly outputTokenMedian?: number
  readonly costUsd?: number
  readonly servedModels: readonly string[]
  /** Median TCP connect time to its origin. */
  readonly connectMs?: number
}

/** The baseline a comparison was made with. */
export interface BaselineUsed {
  readonly runCount: number
  readonly newest: { readonly commit?: string; readonly recordedAt: string }
  /** The newest run's commit relative to the base of the checkout. */
  readonly relation: 'base' | 'ancestor' | 'not-ancestor' | 'unknown'
  /** Commits between the newest run's and the base; absent where unknown. */
  readonly distance?: number
  readonly ageMs: number
  readonly expiresAt?: string
}

/** The other arm of an interleaved comparison. */
export interface BaseUsed {
  readonly source: BaseSource
  readonly commit?: string
  readonly targets: readonly BaseTargetUsed[]
  /** Prompts that only one of the arms has: listed, not judged. */
  readonly addedScenarios: readonly string[]
  readonly removedScenarios: readonly string[]
  /** Prompts that both arms have by name and whose text differs. */
  readonly changedScenarioCount: number
}

export interface BaseTargetUsed {
  readonly id: string
  readonly model: string
  readonly host: string
  /** Requests of the base arm. */
  readonly counts: {
    readonly attempted: number
    readonly ok: number
    readonly failed: Readonly<Partial<Record<Outcome, number>>>
  }
  /** Pairs that were answered on both sides. */
  readonly pairCount: number
  /** Head's relative to base's, per answered request; absent where it cannot be known. */
  readonly costChangeRatio?: number
  readonly outputLengthChangeRatio?: number
  /** Set where the arms' models differ: their times per token are compared in tokens of one tokenizer. */
  readonly normalizedTokens: boolean
  /** End-to-end time as users meet it, answers of their own length. */
  readonly e2eAsExperienced?: PairedChange
  /** The same as if head's answers had been as long as base's; absent where too few replies show their first token. */
  readonly e2eAtEqualLength?: PairedChange
  /** Replies that met their prompt's expectations, of those that have any; absent where no prompt has. */
  readonly quality?: { readonly base: Tally; readonly head: Tally }
}

/** A change of the middle of pairs, and its 95 % interval. */
export interface PairedChange {
  readonly changeRatio: number
  readonly intervalRatio: readonly [number, number]
}

export interface Tally {
  readonly count: number
  readonly of: number
}

/** Counts of past outcomes, over the runs on record. */
export interface TrackRecord {
  readonly runCount: number
  readonly wouldHaveFailedCount: number
  readonly since: string
}

/** The event that triggered the run, and where its result is shown. */
export interface RunContext {
  /** `local` off GitHub. */
  readonly event: string
  readonly key: string
  readonly commit?: string
  /** The head of the pull request, where `commit` is GitHub's merge of it: the one that people know. */
  readonly headCommit?: string
  readonly ref?: string
  readonly defaultBranch?: string
  /** The commit that the candidate's changes are on top of. */
  readonly baseCommit?: string
  readonly pullRequest?: number
  readonly runUrl?: string
  readonly workflowRun?: { readonly id: number; readonly attempt: number }
  /** The run becomes part of the baseline if it is complete. */
  readonly feedsBaseline: boolean
}

/** The reasons for which GitHub gives a run no secrets, so that there is no key to measure with. */
export const WITHOUT_KEY = [
  'fork-without-key',
  'own-fork-without-key',
  'dependabot-without-key',
  'secrets-not-passed'
] as const

export type NotMeasured = (typeof WITHOUT_KEY)[number] | 'nothing-relevant-changed' | 'label-missing'

/** The rules that a pull request changes, and what base's would have said of the same run. */
export interface RulesChanged {
  readonly changes: readonly RuleChange[]
  /** Absent where base's rules judge nothing that was measured. */
  readonly byBase?: Report
  /** Targets that base measures and this change does not. */
  readonly notMeasured: readonly string[]
}

/** Everything a page may show. A page takes nothing else. */
export interface Report {
  readonly tool: { readonly name: string; readonly version: string }
  readonly state: State
  /** Every state that applies, in order of precedence; `state` is the first. */
  readonly states: readonly State[]
  readonly color: Color
  readonly context: RunContext
  readonly checks: readonly Check[]
  readonly budgets: readonly BudgetResult[]
  readonly targets: readonly TargetSummary[]
  readonly baseline?: BaselineUsed
  /** The base arm, where base and head were measured in pairs. */
  readonly base?: BaseUsed
  /** Set where a pull request makes its own rules laxer than base's. */
  readonly rulesChanged?: RulesChanged
  /** Judged, but nothing fails. */
  readonly trial: boolean
  /** In a trial: whether the job would have failed without it. */
  readonly wouldHaveFailed?: boolean
  /** Earlier outcomes of this gate, by the log of the default branch. */
  readonly trackRecord?: TrackRecord
  readonly warnings: readonly Warning[]
  readonly measured: {
    readonly startedAt: string
    readonly durationMs: number
    readonly promptSet: string
    readonly scenarioCount: number
    readonly roundCount: number
    /** Earlier attempts of the same workflow run whose pairs were judged too. */
    readonly continuedAttempts?: readonly number[]
    /** Requests that asked prompts again which had looked slow, to either arm. */
    readonly recheckCount?: number
    readonly end: RunEnd
    readonly confirmed: boolean
    readonly costUsd?: number
    /** Absent where nobody counted them. */
    readonly inputTokenCount?: number
    readonly outputTokenCount: number
    readonly environment: Environment
    readonly clientHealth?: ClientHealth
    readonly seed: number
    /** Set where another tool measured: the format its results came in. */
    readonly importedFrom?: string
  }
  readonly generatedAt: string
  /** Set where nothing was measured, and that is as it should be: why, in a code. */
  readonly notMeasured?: NotMeasured
  /** The facts behind `notMeasured`, where it depends on the changed files or labels. */
  readonly relevance?: {
    readonly changedFileCount?: number
    /** The globs that none of the changed files matches, or the files of the plan. */
    readonly paths?: readonly string[]
    readonly label?: string
  }
  /** The known failure that kept the run from measuring. */
  readonly failure?: { readonly code: ErrorCode; readonly message: string; readonly hint?: string }
}
