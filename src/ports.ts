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
  /** The two slots of a pair stand next to each other and are sent one after the other, whatever else is in flight. */
  readonly slots: readonly Slot[]
  /** Decides, once all slots so far are done, whether more are needed. Without it nothing follows the slots. */
  readonly look?: Look
  /** Single requests and pairs at most, for the progress bar; by default those of `slots`. */
  readonly mostUnitCount?: number
  /** Warm-up and probe were made already in this job, which is so for the second measurement. */
  readonly warm: boolean
  /**
   * The members that each target settled on in its newest stored run. A model that thinks in some replies only would otherwise
   * settle one way today and another way tomorrow, by the luck of a few warm-up replies.
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
  /** The cost of all requests, warm-up included; absent where a price is unknown. */
  readonly costUsd?: number
  readonly warnings: readonly Warning[]
  /** The members that each target settled on. Runs that settled differently are never compared. */
  readonly asked?: SettledMembers
  /** Content event times by index into `samples`, where the plan keeps them. */
  readonly events?: NonNullable<RunFile['events']>
}

/**
 * Sends the slots and times the replies. A failed request is a sample, not an exception. Throws a KnownError only where the
 * probe shows that measuring is pointless: a refused key, a wrong address, an unreachable host.
 */
export type Measure = (request: MeasureRequest) => Promise<Measured>

/** Waits between the first and the second measurement of an alarm. */
export type Wait = (durationMs: number) => Promise<void>

export interface StoredBaselines {
  /** Trusted files, newest first; their windows are united. */
  readonly files: readonly BaselineFile[]
  /** The base commit of the checkout, then its ancestors, nearest first; absent where GitHub did not say. */
  readonly ancestry?: readonly string[]
  /** When the newest file expires. */
  readonly expiresAt?: string
  readonly warnings: readonly Warning[]
}

export interface BaselineStore {
  readonly read: (key: string) => Promise<StoredBaselines>
  /** Stores a file as the newest. Returns warnings for what went wrong. */
  readonly write: (file: BaselineFile) => Promise<readonly Warning[]>
}

/** Everything that a run publishes. Each page is finished text. */
export interface Publication {
  readonly report: Report
  /** Absent where nothing could be measured. */
  readonly run?: RunFile
  /** The comment of the pull request, with its marker as the first line. */
  readonly comment: string
  readonly summary: string
  /** One line each. */
  readonly annotations: readonly { readonly level: 'error' | 'warning' | 'notice'; readonly message: string }[]
  readonly json: string
  /** For a terminal or a log. */
  readonly text: string
  /** The report with its charts as one file. Its script is large, and is loaded only where the page is wanted. */
  readonly html: () => Promise<string>
  /** A file for each of the programs that read the result: test reports, dashboards, spreadsheets. */
  readonly exports: () => readonly { readonly name: string; readonly text: string }[]
}

export interface Publisher {
  /** Checks that the results can be delivered, before any money is spent. */
  readonly prove: () => Promise<readonly Warning[]>
  /** Delivers each page on its own, so that one failure stops no other. Returns warnings for what failed. */
  readonly publish: (publication: Publication) => Promise<readonly Warning[]>
}

export interface Progress {
  readonly start: (total: number, title: string) => void
  readonly advance: (done: number) => void
  readonly stop: () => void
  readonly note: (line: string) => void
}
