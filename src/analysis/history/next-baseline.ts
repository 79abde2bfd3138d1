import {
  BASELINE_SCHEMA,
  type BaselineFile,
  LOG_DAYS,
  LOG_LINES,
  type LogLine,
  type RunDigest
} from '../../domain/baseline.ts'
import type { RunFile } from '../../domain/run-file.ts'
import { instantOf } from '../../domain/time.ts'
import { logLineOf } from '../runs/digest.ts'
import { type LevelTargets, withLevels } from './record-level-shifts.ts'
import { nextWindow, uniteLogs, uniteWindows } from './window.ts'

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

/** A file that is to be stored, with what others have stored since its writer last looked: nothing lost, nothing twice. */
export function uniteBaselines(mine: BaselineFile, stored: readonly BaselineFile[]): BaselineFile {
  const all = [mine, ...stored]
  return {
    ...mine,
    window: [...nextWindow(ownDigests(mine), uniteWindows(all))],
    log: uniteLogs(all).slice(0, LOG_LINES)
  }
}

/** Those of the run that wrote the file come first in it. */
function ownDigests({ own, window }: BaselineFile): BaselineFile['window'] {
  const { workflowRun } = own
  if (workflowRun === undefined) return window.slice(0, 1)
  return window.filter(
    (digest) => digest.workflowRun?.id === workflowRun.id && digest.workflowRun.attempt === workflowRun.attempt
  )
}
