import type { RunJudgement } from './analysis/verdict/judge-run-file.ts'
import type { LogLine, RunDigest } from './domain/baseline.ts'
import type { Environment } from './domain/environment.ts'
import type { Plan } from './domain/plan.ts'
import type { RunContext } from './domain/report.ts'
import type { RuleChanges } from './domain/rules.ts'
import type { RunFile } from './domain/run-file.ts'
import type { Warning } from './domain/warning.ts'
import type { PlanWithBase } from './plan/base/with-base.ts'
import type { BaselineStore, Measure, Publisher, StoredBaselines, Wait } from './ports.ts'

/** A plan to measure, and the surroundings that a run file records. */
export interface MeasureFacts {
  readonly plan: Plan
  readonly context: RunContext
  readonly environment: Environment
  readonly tool: { readonly name: string; readonly version: string }
  readonly seed: number
}

export interface RunRequest extends MeasureFacts {
  /** Warnings that reading the plan raised. */
  readonly warnings: readonly Warning[]
  /** Finds base's plan among the stored runs, where it was found nowhere else. */
  readonly recordedBase?: (runs: readonly RunDigest[], ancestry: readonly string[] | undefined) => PlanWithBase
  /** Runs of earlier jobs of the same workflow run and key, the first one first: of earlier attempts, or of the job that this one confirms. */
  readonly earlierJobs?: readonly RunFile[]
  /** A run that was measured elsewhere: it is judged, and nothing is measured. */
  readonly stored?: RunFile
  /** Started by hand to fill the baseline: a run that stores nothing has failed. */
  readonly mustStore?: boolean
  /** Set where other jobs should have measured parts of `stored` and stored nothing usable. */
  readonly partsMissing?: { readonly isOfStranger: boolean }
  /** Set where this is judged by rules that a pull request brings, and that are laxer than base's. */
  readonly baseRules?: BaseRules
  /** The commit that the plan's anchor names; absent where no commit has that name. */
  readonly anchorCommit?: string
}

/** The plan of the base, as the rules of a pull request, and what the pull request changes of them. */
export interface BaseRules {
  readonly plan: Plan
  readonly changes: RuleChanges['laxer']
  /** Base's names of the targets that the pull request calls otherwise. */
  readonly ids: ReadonlyMap<string, string>
  /** Set where base compares in pairs and the pull request does not: they are made for base's verdict alone. */
  readonly compare?: Plan['compare']
}

/** The parts of the world that a run needs. */
export interface RunPorts {
  readonly measure: Measure
  readonly baselines: BaselineStore
  readonly publisher: Publisher
  readonly wait: Wait
  /** Returns the time, ISO 8601. */
  readonly now: () => string
}

/** Everything on record of earlier runs. */
export interface History {
  readonly stored: StoredBaselines
  readonly digests: readonly RunDigest[]
  readonly log: readonly LogLine[]
}

/** A run under base's names of its targets, judged by base's rules. */
export interface JudgedByBase {
  readonly run: RunFile
  readonly judged: RunJudgement
  readonly targets: Plan['targets']
}

/** A run with its judgement, confirmed where an alarm asked for it. */
export interface JudgedRun {
  readonly run: RunFile
  readonly judged: RunJudgement
  /** The same by the rules of the base, where the pull request changes them. */
  readonly byBase?: JudgedByBase
  /** Runs of the same job that only fill the baseline. */
  readonly earlier: readonly RunFile[]
  readonly durationMs: number
  readonly warnings: readonly Warning[]
}
