import {
  BASELINE_SCHEMA,
  type BaselineFile,
  type LevelShiftDigest,
  LOG_DAYS,
  LOG_LINES,
  type LogLine,
  type RunDigest,
  WINDOW_RUNS
} from '../../domain/baseline.ts'
import { isJudged } from '../../domain/plan.ts'
import type { RunFile } from '../../domain/run-file.ts'
import { DAY_MS, instantOf } from '../../domain/time.ts'
import { logLineOf } from '../runs/digest.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { ANCHOR, onScenariosOf } from './current-level.ts'
import { epochAt, epochsOf } from './epochs.ts'
import { comparableRuns, identityOf, MOST_ANCHORS, nextWindow, uniteLogs, uniteWindows } from './window.ts'

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

interface LevelTargets {
  readonly targets: readonly JudgedTarget[]
  readonly anchorCommit?: string
}

/**
 * The runs of a file that is to be stored, with what its newest run brings to light: a level that began some runs ago is
 * noted where it began, and the runs that creep is seen against are kept when newer ones would push them out. What is noted
 * stays, so that a level is no matter of how many runs before it are still there.
 */
export function withLevels(
  own: readonly RunDigest[],
  earlier: readonly RunDigest[],
  { targets, anchorCommit }: LevelTargets
): { readonly own: readonly RunDigest[]; readonly earlier: readonly RunDigest[] } {
  const known = new Set(own.map(identityOf))
  const all = [...own, ...earlier.filter((run) => !known.has(identityOf(run)))]
  const shifts = new Map<string, LevelShiftDigest[]>()
  const anchors = new Set(all.filter(({ commit }) => commit !== undefined && commit === anchorCommit).map(identityOf))
  for (const target of targets.filter(isJudged)) {
    const { first, shift, oldest } = newestLevel(all, target)
    if (first !== undefined && shift !== undefined) shifts.set(first, [...(shifts.get(first) ?? []), shift])
    for (const run of oldest) anchors.add(run)
  }
  const kept = new Set(
    all.flatMap((run, index) => (index >= WINDOW_RUNS - MOST_ANCHORS && anchors.has(identityOf(run)) ? [run] : []))
  )
  const noted = all.map((run): RunDigest => {
    const found = shifts.get(identityOf(run)) ?? []
    // An anchor of a level that is gone is none any more.
    const { anchor: _anchor, ...plain } = run
    return {
      ...plain,
      ...(found.length === 0 ? {} : { levelShifts: [...(run.levelShifts ?? []), ...found] }),
      ...(kept.has(run) ? { anchor: true } : {})
    }
  })
  return { own: noted.slice(0, own.length), earlier: noted.slice(own.length) }
}

interface NotedLevel {
  /** The run that a level began with which nobody has noted yet. */
  readonly first?: string
  readonly shift?: LevelShiftDigest
  /** The oldest runs of the present level. */
  readonly oldest: readonly string[]
}

function newestLevel(all: readonly RunDigest[], { id, owned }: JudgedTarget): NotedLevel {
  const [candidate] = all
  const target = candidate?.targets.find((one) => one.id === id)
  if (candidate === undefined || target === undefined) return { oldest: [] }
  const runs = comparableRuns({ digests: all, candidate, targetId: id, owned }).toReversed()
  const { epochs, bad } = epochsOf(onScenariosOf(target, runs), owned)
  const { start, shift } = epochAt({ epochs, bad }, runs.length - 1)
  const first = runs[start]
  const good = runs.filter((_, index) => index >= start && !bad.has(index))
  const oldest = good.slice(0, ANCHOR.runs).map(identityOf)
  // An acceptance is noted by its line.
  if (first === undefined || shift === undefined || shift.why === 'accepted') return { oldest }
  if (first.levelShifts?.some((one) => one.target === id)) return { oldest }
  const { why, runCount } = shift
  const changes = shift.changes.flatMap(({ metric, changeRatio }) =>
    metric === 'e2e' ? [] : [{ metric, changeRatio }]
  )
  return { first: identityOf(first), shift: { target: id, why, runCount, changes }, oldest }
}
