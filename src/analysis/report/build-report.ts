import type { BudgetResult } from '../../domain/budget.ts'
import { largest } from '../../domain/extremes.ts'
import type { BaselineUsed, BaseUsed, Report, RulesChanged, RunContext, TrackRecord } from '../../domain/report.ts'
import type { RunFile } from '../../domain/run-file.ts'
import { isFailure, type Sample } from '../../domain/sample.ts'
import { DAY_MS, instantOf } from '../../domain/time.ts'
import type { State } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { accountRefusal } from '../runs/account-refusal.ts'
import type { Judgement } from '../verdict/judge.ts'
import type { RunJudgement } from '../verdict/judge-run-file.ts'
import { type Circumstances, colorJob, statesOf } from '../verdict/state.ts'
import { withBudgetsOnBase } from './base-budgets.ts'
import { baseUsed } from './base-used.ts'
import { evidenceWarnings } from './sample-warnings.ts'
import type { SummarizedTarget } from './summarize.ts'
import { summarizeArms } from './summarize-arms.ts'

export interface ReportRequest {
  readonly run: RunFile
  readonly judged: RunJudgement
  /** Every target of the plan, bases and upstreams included: their prices are needed. */
  readonly targets: readonly SummarizedTarget[]
  readonly trackRecord?: TrackRecord
  readonly context: RunContext
  readonly durationMs: number
  readonly circumstances: Omit<Circumstances, 'event'>
  readonly rulesChanged?: RulesChanged
  readonly ancestry?: readonly string[]
  readonly expiresAt?: string
  /** Set where other jobs should have measured parts of the run and stored nothing usable. */
  readonly partsMissing?: { readonly isOfStranger: boolean }
  readonly warnings: readonly Warning[]
  /** ISO 8601. */
  readonly now: string
}

/** A baseline older than this is named as old, and one that goes away sooner as expiring. */
const OLD_DAYS = 7

/** Builds the report of a judged run: everything that a page may show. */
export function buildReport(request: ReportRequest): Report {
  const { run, context, targets, trackRecord, judged, circumstances } = request
  const samples = judged.allPairs?.samples ?? run.samples
  const budgets = withBudgetsOnBase({ budgets: judged.judgement.budgets, run, targets, samples })
  const judgement = { ...judged.judgement, budgets }
  const states = statesOfReport(judgement, request)
  const baseline = baselineUsed(request)
  const base = baseUsed({ run, targets, samples, checks: judgement.checks })
  const partsFailed = request.partsMissing?.isOfStranger === false
  return {
    tool: run.tool,
    state: states[0],
    states,
    ...colorJob(
      {
        states,
        brokenOnBaseToo: isBrokenOnBaseToo(budgets),
        regressedOnBaseToo: isRegressedOnBaseToo(judgement),
        ownUnmeasured: isOwnServerDown(request),
        partsMissing: partsFailed,
        failure: accountRefusal(run)?.code
      },
      { ...circumstances, event: context.event }
    ),
    context,
    checks: judgement.checks,
    budgets,
    targets: summarizeArms({ run, targets, windows: judgement.windows, samples }),
    baseline,
    base,
    rulesChanged: request.rulesChanged,
    trial: circumstances.trial ?? false,
    trackRecord,
    warnings: [
      ...judgement.warnings.filter((warning) => !isCoveredByPairs(warning, base)),
      ...judged.warnings,
      ...evidenceWarnings(run, judgement).filter((warning) => !isCoveredByMissingParts(warning, request)),
      ...baselineWarnings(baseline, request),
      ...request.warnings
    ],
    measured: measuredOf(request),
    generatedAt: request.now,
    failure: partsFailed ? missingPartsFailure(request.warnings) : accountRefusal(run)
  }
}

/**
 * A run that was cancelled, or that ended before its first look, has not measured what it was to judge: whatever was judged of it is no
 * pass. A part that an outage kept from being measured is stored and says so; a missing one belongs to a job that failed.
 */
function statesOfReport(
  judgement: Judgement,
  { partsMissing, rulesChanged, run }: ReportRequest
): readonly [State, ...State[]] {
  const isCutOff =
    partsMissing !== undefined || accountRefusal(run) !== undefined || run.end.reason === 'cancelled' || run.end.partial
  const unmeasured = isCutOff ? [...judgement.unmeasured, 'the rest'] : judgement.unmeasured
  return statesOf({ ...judgement, unmeasured, areRulesChanged: rulesChanged !== undefined })
}

/** Passing without the missing parts would let through what nobody measured. */
function missingPartsFailure(warnings: readonly Warning[]): NonNullable<Report['failure']> {
  const names = warnings.flatMap((warning) => (warning.kind === 'part-missing' ? [warning.part] : []))
  return {
    code: 'nothing-stored',
    message: `nothing usable is stored of ${names.join(', ')}. This is neither a pass nor a regression`,
    hint: 'Find the job of this run that should have measured it, and see there why it stored nothing.'
  }
}

/** The missing parts are named already, so that the early end needs no warning of its own. */
function isCoveredByMissingParts({ kind }: Warning, { partsMissing }: ReportRequest): boolean {
  return kind === 'partial' && partsMissing !== undefined
}

/** Pairs compare answer lengths with base directly, which says more than older runs do. */
function isCoveredByPairs(warning: Warning, base: BaseUsed | undefined): boolean {
  return warning.kind === 'output-length-changed' && base?.targets.some(({ id }) => id === warning.target) === true
}

/** So many lost connections at the end are a server that is gone. */
const LOST_AT_THE_END = 5

/** More failures than answers, or nobody there in the end: this is no server that works, and no outage of somebody else's. */
function isOwnServerDown({ judged, targets, run }: ReportRequest): boolean {
  return targets.some(({ id, owned }) => {
    if (!owned || !judged.judgement.unmeasured.includes(id)) return false
    const own = run.samples.filter((sample) => sample.targetId === id && sample.arm === 'head')
    const last = own.slice(-LOST_AT_THE_END)
    const isGone = last.length === LOST_AT_THE_END && last.every(({ outcome }) => outcome === 'connection')
    return isGone || own.filter(isFailure).length > own.length / 2
  })
}

function isRegressedOnBaseToo({ checks }: Judgement): boolean {
  const alarms = checks.filter(
    ({ verdict, owned, accepted }) => verdict === 'regressed' && owned && accepted === undefined
  )
  return alarms.length > 0 && alarms.every(({ onBase }) => onBase !== undefined)
}

function isBrokenOnBaseToo(budgets: readonly BudgetResult[]): boolean {
  const broken = budgets.filter(({ verdict }) => verdict === 'broken')
  return broken.length > 0 && broken.every(({ brokenOnBase }) => brokenOnBase === true)
}

function measuredOf({ run, durationMs, judged }: ReportRequest): Report['measured'] {
  const samples = [...run.samples, ...(run.confirmation?.samples ?? [])]
  const continuedAttempts = judged.allPairs?.attempts ?? []
  const rounds = run.samples.map(({ round }) => round)
  return {
    startedAt: run.startedAt,
    durationMs,
    promptSet: run.plan.promptSet,
    scenarioCount: run.plan.scenarios.length,
    roundCount: rounds.length === 0 ? 0 : new Set(rounds).size,
    ...(continuedAttempts.length === 0 ? {} : { continuedAttempts }),
    ...recheckCount(run.samples),
    end: run.end,
    confirmed: (run.confirmation?.samples.length ?? 0) > 0,
    ...(run.costUsd === undefined ? {} : { costUsd: run.costUsd }),
    ...(samples.some(({ inputTokenCount }) => inputTokenCount !== undefined)
      ? { inputTokenCount: totalOf(samples, 'inputTokenCount') }
      : {}),
    outputTokenCount: totalOf(samples, 'outputTokenCount'),
    ...importedFrom(run),
    environment: run.environment,
    ...(run.clientHealth === undefined ? {} : { clientHealth: run.clientHealth }),
    seed: run.seed
  }
}

/** A plan made by an import says so in its parts: what is known of how the gate measures does not hold for it. */
function importedFrom({ plan }: RunFile): { readonly importedFrom?: string } {
  const source = plan.targets[0]?.parts['source']
  return typeof source === 'string' && source.startsWith('import:')
    ? { importedFrom: source.slice('import:'.length) }
    : {}
}

function recheckCount(samples: readonly Sample[]): { readonly recheckCount?: number } {
  const count = samples.filter(({ flags }) => flags.includes('recheck')).length
  return count === 0 ? {} : { recheckCount: count }
}

function totalOf(samples: readonly Sample[], key: 'inputTokenCount' | 'outputTokenCount'): number {
  return samples.reduce((sum, sample) => sum + (sample[key] ?? 0), 0)
}

/** The baseline as a reader wants it: of the target whose newest run is the newest. */
function baselineUsed({ judged, context, ancestry, expiresAt, now }: ReportRequest): BaselineUsed | undefined {
  const windows = [...judged.judgement.windows.values()].toSorted(
    (a, b) => instantOf(b.runs[0]?.recordedAt ?? '') - instantOf(a.runs[0]?.recordedAt ?? '')
  )
  const newest = windows[0]?.runs[0]
  if (newest === undefined) return undefined
  const distance = newest.commit === undefined ? -1 : (ancestry?.indexOf(newest.commit) ?? -1)
  return {
    runCount: largest(windows.map(({ runs }) => runs.length)),
    newest: {
      recordedAt: newest.recordedAt,
      commit: newest.commit
    },
    relation: relationOf({ commit: newest.commit, distance, context, ancestry }),
    distance: distance < 0 ? undefined : distance,
    ageMs: Math.max(0, instantOf(now) - instantOf(newest.recordedAt)),
    ...(expiresAt === undefined ? {} : { expiresAt })
  }
}

interface Kinship {
  readonly commit: string | undefined
  readonly distance: number
  readonly context: RunContext
  readonly ancestry: readonly string[] | undefined
}

function relationOf({ commit, distance, context, ancestry }: Kinship): BaselineUsed['relation'] {
  if (commit === undefined) return 'unknown'
  if (commit === context.baseCommit) return 'base'
  if (ancestry === undefined) return 'unknown'
  return distance >= 0 ? 'ancestor' : 'not-ancestor'
}

function baselineWarnings(baseline: BaselineUsed | undefined, { now }: ReportRequest): readonly Warning[] {
  if (baseline === undefined) return []
  const warnings: Warning[] = []
  const ageDays = Math.floor(baseline.ageMs / DAY_MS)
  if (ageDays > OLD_DAYS) warnings.push({ kind: 'baseline-old', ageDays })
  if (baseline.relation === 'not-ancestor' && baseline.newest.commit !== undefined) {
    warnings.push({ kind: 'baseline-not-ancestor', commit: baseline.newest.commit })
  }
  const days = baseline.expiresAt === undefined ? undefined : (instantOf(baseline.expiresAt) - instantOf(now)) / DAY_MS
  if (days !== undefined && days < OLD_DAYS)
    warnings.push({ kind: 'baseline-expires', days: Math.max(0, Math.floor(days)) })
  return warnings
}
