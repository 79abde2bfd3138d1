import type { RunJudgement } from './analysis/verdict/judge-run-file.ts'
import type { LogLine, RunDigest } from './domain/baseline.ts'
import type { Environment } from './domain/environment.ts'
import type { Plan } from './domain/plan.ts'
import type { RunContext } from './domain/report.ts'
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
  /** Runs that earlier attempts of the same job stored, the first one first. */
  readonly earlierAttempts?: readonly RunFile[]
  /** A run that was measured elsewhere: it is judged, and nothing is measured. */
  readonly stored?: RunFile
  /** Set where other jobs should have measured parts of `stored` and stored nothing usable. */
  readonly partsMissing?: { readonly isOfStranger: boolean }
  /** The commit that the plan's anchor names; absent where no commit has that name. */
  readonly anchorCommit?: string
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

/** A run with its judgement, confirmed where an alarm asked for it. */
export interface JudgedRun {
  readonly run: RunFile
  readonly judged: RunJudgement
  /** Runs of the same job that only fill the baseline. */
  readonly earlier: readonly RunFile[]
  readonly durationMs: number
  readonly warnings: readonly Warning[]
}
