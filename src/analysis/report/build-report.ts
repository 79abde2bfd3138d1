import type { BudgetResult } from '../../domain/budget.ts'
import type { Acceptance } from '../../domain/plan.ts'
import type { BaselineUsed, BaseUsed, Report, RunContext, TrackRecord } from '../../domain/report.ts'
import type { RunFile } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { dayOf, instantOf } from '../../domain/time.ts'
import type { Color, FailState, State } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { acceptChecks } from '../verdict/accept.ts'
import type { Judgement } from '../verdict/judge.ts'
import { colorOf, statesOf, trialColor } from '../verdict/state.ts'
import { withBudgetsOnBase } from './base-budgets.ts'
import { baseUsed } from './base-used.ts'
import { evidenceWarnings } from './sample-warnings.ts'
import type { SummarizedTarget } from './summarize.ts'
import { summarizeArms } from './summarize-arms.ts'

export interface ReportRequest {
  readonly run: RunFile
  /** All of the plan's, those measured beside one too: their prices are needed. */
  readonly targets: readonly SummarizedTarget[]
  readonly judgement: Judgement
  /** Samples of both arms that pairs were judged from, where they are more than the run's own: earlier attempts count. */
  readonly judgedSamples?: readonly Sample[]
  /** Earlier attempts of the same workflow run that those came from. */
  readonly continuedAttempts?: readonly number[]
  /** Reviewed lines; those that hold are applied to the checks here. */
  readonly accept?: readonly Acceptance[]
  /** Nothing is red, and the report says what would have been. */
  readonly trial?: boolean
  readonly trackRecord?: TrackRecord
  readonly context: RunContext
  readonly durationMs: number
  readonly failOn?: readonly FailState[]
  readonly ancestry?: readonly string[]
  readonly expiresAt?: string
  /** Whether the run before this one could not be measured either. */
  readonly unmeasuredBefore: boolean
  readonly warnings: readonly Warning[]
  /** ISO 8601. */
  readonly now: string
}

const DAY_MS = 86_400_000
/** A baseline older than this is named as old, and one that goes away sooner as expiring. */
const OLD_DAYS = 7

/** Everything that a page may show, of one run and what it came to. */
export function buildReport(request: ReportRequest): Report {
  const { run, context, targets, trackRecord, trial = false } = request
  const samples = request.judgedSamples ?? run.samples
  const accepted = acceptChecks({
    checks: request.judgement.checks,
    acceptances: request.accept ?? [],
    targetIds: targets.map(({ id }) => id),
    today: dayOf(request.now)
  })
  const budgets = withBudgetsOnBase({ budgets: request.judgement.budgets, run, targets, samples })
  const judgement = { ...request.judgement, checks: accepted.checks, budgets }
  const states = statesOf(judgement)
  const baseline = baselineUsed(request)
  const base = baseUsed({ run, targets, samples, checks: judgement.checks })
  const color = colorOfReport(request, states, budgets)
  return {
    tool: run.tool,
    state: states[0],
    states,
    color: trial ? trialColor(color) : color,
    context,
    checks: judgement.checks,
    budgets,
    targets: summarizeArms({ run, targets, windows: judgement.windows, samples }),
    baseline,
    base,
    trial,
    ...(trial ? { wouldHaveFailed: color === 'red' } : {}),
    ...(trackRecord === undefined ? {} : { trackRecord }),
    warnings: [
      ...judgement.warnings.filter((warning) => !isToldByPairs(warning, base)),
      ...accepted.warnings,
      ...evidenceWarnings(run, judgement),
      ...baselineWarnings(baseline, request),
      ...request.warnings
    ],
    measured: measuredOf(request),
    generatedAt: request.now
  }
}

/** How much longer answers are than base's, measured beside them, is told in place of how they were in older runs. */
function isToldByPairs(warning: Warning, base: BaseUsed | undefined): boolean {
  return warning.kind === 'output-length-changed' && base?.targets.some(({ id }) => id === warning.target) === true
}

function colorOfReport(request: ReportRequest, states: readonly State[], budgets: readonly BudgetResult[]): Color {
  const broken = budgets.filter(({ verdict }) => verdict === 'broken')
  return colorOf(states, {
    event: request.context.event,
    failOn: request.failOn,
    brokenOnBaseToo: broken.length > 0 && broken.every(({ brokenOnBase }) => brokenOnBase === true),
    unmeasuredBefore: request.unmeasuredBefore
  })
}

function measuredOf({ run, durationMs, continuedAttempts = [] }: ReportRequest): Report['measured'] {
  const samples = [...run.samples, ...(run.confirmation?.samples ?? [])]
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
    confirmed: run.confirmation !== undefined,
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
function baselineUsed({ judgement, context, ancestry, expiresAt, now }: ReportRequest): BaselineUsed | undefined {
  const windows = [...judgement.windows.values()].toSorted(
    (a, b) => instantOf(b.runs[0]?.recordedAt ?? '') - instantOf(a.runs[0]?.recordedAt ?? '')
  )
  const newest = windows[0]?.runs[0]
  if (newest === undefined) return undefined
  const distance = newest.commit === undefined ? -1 : (ancestry?.indexOf(newest.commit) ?? -1)
  return {
    runCount: Math.max(...windows.map(({ runs }) => runs.length)),
    newest: {
      recordedAt: newest.recordedAt,
      commit: newest.commit
    },
    relation: relationOf({ commit: newest.commit, distance, context, ancestry }),
    ...(distance < 0 ? {} : { distance }),
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
