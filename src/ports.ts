import type { BaselineFile } from './domain/baseline.ts'
import type { Look, SettledMembers } from './domain/look.ts'
import type { Plan } from './domain/plan.ts'
import type { Report } from './domain/report.ts'
import type { ClientHealth, RunEnd, RunFile } from './domain/run-file.ts'
import type { Sample } from './domain/sample.ts'
import type { Slot } from './domain/slot.ts'
import type { Warning } from './domain/warning.ts'

export interface MeasureRequest {
  readonly plan: Plan
  /** Adjacent slots of one pair are asked one after another, whatever else is in flight. */
  readonly slots: readonly Slot[]
  /** Asked whenever all slots so far are done: what to measure on, or why it is enough. Without it the slots are all. */
  readonly look?: Look
  /** Single requests and pairs that there can be at most, for the progress that is shown; without it those of `slots`. */
  readonly mostUnitCount?: number
  /** Whether warm-up and probe have been made already in this job, for the second measurement. */
  readonly warm: boolean
  /**
   * How the hosts were asked last: where a model thinks in some replies only, what a handful of warm-up replies show would be
   * one way today and another tomorrow.
   */
  readonly settledBefore?: SettledMembers
}

export interface Measured {
  readonly samples: readonly Sample[]
  /** ISO 8601. */
  readonly startedAt: string
  readonly durationMs: number
  readonly end: RunEnd
  readonly clientHealth: ClientHealth
  /** Median TCP connect time by origin. */
  readonly connectMs: Readonly<Record<string, number>>
  /** Spent on all requests, warm-up included; absent where a price is unknown. */
  readonly costUsd?: number
  readonly warnings: readonly Warning[]
  /** Numbers of one target asked in two ways are never compared. */
  readonly asked?: SettledMembers
  /** Content event times by index into `samples`, where they were asked for. */
  readonly events?: NonNullable<RunFile['events']>
}

/**
 * Sends the slots and times what comes back. A failed request is a sample, not an exception; throws a KnownError only
 * where the probe shows that measuring makes no sense: a refused key, a wrong address, an unreachable host.
 */
export type Measure = (request: MeasureRequest) => Promise<Measured>

/** Waits between the first and the second measurement of an alarm. */
export type Wait = (durationMs: number) => Promise<void>

export interface StoredBaselines {
  /** Trusted files, newest first; their windows are united. */
  readonly files: readonly BaselineFile[]
  /** The base of what was checked out first, then its ancestors, nearest first; absent where GitHub did not say. */
  readonly ancestry?: readonly string[]
  /** When the newest file goes away. */
  readonly expiresAt?: string
  readonly warnings: readonly Warning[]
}

export interface BaselineStore {
  readonly read: (key: string) => Promise<StoredBaselines>
  /** Stores a file as the newest; says what went wrong as warnings. */
  readonly write: (file: BaselineFile) => Promise<readonly Warning[]>
}

/** What a run leaves behind, each page already text. */
export interface Publication {
  readonly report: Report
  /** Absent where nothing could be measured. */
  readonly run?: RunFile
  /** For the pull request: starts with the marker. */
  readonly comment: string
  readonly summary: string
  /** One line each. */
  readonly annotations: readonly { readonly level: 'error' | 'warning' | 'notice'; readonly message: string }[]
  readonly json: string
  /** For a terminal or a log. */
  readonly text: string
}

export interface Publisher {
  /** Shows before any money is spent that the results can be delivered. */
  readonly prove: () => Promise<readonly Warning[]>
  /** Tries every way of telling by itself; what failed comes back as warnings. Never changes the verdict. */
  readonly publish: (publication: Publication) => Promise<readonly Warning[]>
}

export interface Progress {
  readonly start: (total: number, title: string) => void
  readonly advance: (done: number) => void
  readonly stop: () => void
  readonly note: (line: string) => void
}
