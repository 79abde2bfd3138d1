import {
  BASELINE_SCHEMA,
  type BaselineFile,
  LOG_DAYS,
  LOG_LINES,
  type LogLine,
  type RunDigest
} from '../domain/baseline.ts'
import type { RunFile } from '../domain/run-file.ts'
import { instantOf } from '../domain/time.ts'
import { logLineOf } from './digest.ts'
import { type LevelTargets, withLevels } from './note-levels.ts'
import { nextWindow } from './window.ts'

export interface NextBaselineRequest {
  readonly key: string
  readonly run: RunFile
  /** The runs of this job, the newest first. */
  readonly own: readonly RunDigest[]
  readonly earlier: { readonly digests: readonly RunDigest[]; readonly log: readonly LogLine[] }
  readonly now: string
  /** Whose levels are noted, and what is kept for creep to show on. */
  readonly levels?: LevelTargets
}

const DAY_MS = 86_400_000

/** The file that this job leaves for the next: its own runs, and what earlier ones are still worth keeping. */
export function nextBaseline({ key, run, own, earlier, now, levels }: NextBaselineRequest): BaselineFile {
  const { events: _events, confirmation: _confirmation, ...kept } = run
  const noted = levels === undefined ? { own, earlier: earlier.digests } : withLevels(own, earlier.digests, levels)
  return {
    schema: BASELINE_SCHEMA,
    key,
    own: kept,
    window: [...nextWindow(noted.own, noted.earlier)],
    log: nextLog(own.map(logLineOf), earlier.log, now)
  }
}

/** A newest file with one more line in its log, for a run that measured nothing and yet must be remembered. */
export function withLogLine(file: BaselineFile, line: LogLine, now: string): BaselineFile {
  return { ...file, log: nextLog([line], file.log, now) }
}

function nextLog(own: readonly LogLine[], earlier: readonly LogLine[], now: string): LogLine[] {
  const oldest = instantOf(now) - LOG_DAYS * DAY_MS
  return [...own, ...earlier.filter((line) => instantOf(line.recordedAt) >= oldest)].slice(0, LOG_LINES)
}
