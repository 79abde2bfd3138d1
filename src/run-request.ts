import type { LogLine, RunDigest } from './domain/baseline.ts'
import type { RunFile } from './domain/run-file.ts'
import type { Warning } from './domain/warning.ts'
import type { MeasureFacts } from './measure-run.ts'
import type { PlanWithBase } from './plan/base/with-base.ts'
import type { BaselineStore, Measure, Publisher, StoredBaselines, Wait } from './ports.ts'

export interface RunRequest extends MeasureFacts {
  /** What reading the plan already brought up. */
  readonly warnings: readonly Warning[]
  /** Looks for base's plan among the runs on record, where it was found nowhere else. */
  readonly recordedBase?: (runs: readonly RunDigest[], ancestry: readonly string[] | undefined) => PlanWithBase
  /** What earlier attempts of the same job stored, the first one first. */
  readonly earlierAttempts?: readonly RunFile[]
  /** A run that was measured elsewhere: it is judged, and nothing is measured. */
  readonly stored?: RunFile
  /** The commit that the plan's anchor names; absent where there is none of that name. */
  readonly anchorCommit?: string
}

export interface RunPorts {
  readonly measure: Measure
  readonly baselines: BaselineStore
  readonly publisher: Publisher
  readonly wait: Wait
  /** The time now, ISO 8601. */
  readonly now: () => string
}

/** What is on record of earlier runs. */
export interface History {
  readonly stored: StoredBaselines
  readonly digests: readonly RunDigest[]
  readonly log: readonly LogLine[]
}
