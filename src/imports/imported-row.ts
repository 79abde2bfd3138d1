import type { Outcome, Sample } from '../domain/sample.ts'

/** What another tool says about one request, in our units. Absent is absent. */
export interface ImportedRow {
  readonly target: string
  readonly scenario: string
  readonly round: number
  readonly outcome: Outcome
  readonly arm: Sample['arm']
  readonly pair?: number
  readonly startedMs?: number
  readonly ttftMs?: number
  readonly ttfatMs?: number
  readonly lastMs?: number
  readonly outputTokenCount?: number
  readonly inputTokenCount?: number
  readonly cachedTokenCount?: number
}

/** Facts of the whole run, where the file states them. */
export interface ImportedFacts {
  readonly commit?: string
  /** ISO 8601. */
  readonly recordedAt?: string
}

/** `Did you mean "ttft_ms"?`, where one of the names is near enough to the word to guess. */
export type NearestHint = (word: string, names: readonly string[]) => string | undefined

/** What the world has to tell an importer. */
export interface ImportContext {
  /** The file's name, as the user gave it. */
  readonly source: string
  readonly toolVersion: string
  /** The time now, ISO 8601: stands in where the file does not say when it was measured. */
  readonly importedAt: string
  /** In lower-case hex. */
  readonly sha256: (text: string) => string
  /** Without it nothing is guessed. */
  readonly nearestHint?: NearestHint
}
