import { type PairedTarget, pairedTargetsOf } from '../analysis/pairs/paired-targets.ts'
import { buildReport } from '../analysis/report/build-report.ts'
import { digestRun } from '../analysis/runs/digest.ts'
import type { JudgedTarget } from '../analysis/values/judged-target.ts'
import { acceptCheck } from '../analysis/verdict/accept.ts'
import { confirm, needsConfirmation } from '../analysis/verdict/confirm.ts'
import { type Judgement, judge } from '../analysis/verdict/judge.ts'
import { exitCodeOf } from '../analysis/verdict/state.ts'
import { readRunFile } from '../baseline/run-file-io.ts'
import type { RunDigest } from '../domain/baseline.ts'
import { KnownError } from '../domain/errors.ts'
import type { ExitCode } from '../domain/exit-code.ts'
import { type Gate, isJudged } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import type { RunFile } from '../domain/run-file.ts'
import { dayOf } from '../domain/time.ts'
import type { Warning } from '../domain/warning.ts'
import { readGate } from '../plan/config/read-schedule.ts'
import type { Rules } from '../plan/read-rules.ts'
import { FILES_KEY } from '../report/sentences/next-step.ts'
import { warningText } from '../report/sentences/warnings.ts'
import { seededRandom } from '../stats/random.ts'
import { localRunContext, now, readRulesHere } from '../wiring/cli-environment.ts'

export interface FilesToJudge {
  readonly baselines: readonly string[]
  readonly candidate: string
  /** A configuration, for budgets, margins and which targets are owned. */
  readonly config?: string
}

/** Judges a stored run against stored runs, with the rules of a live one. */
export async function judgeFiles(files: FilesToJudge): Promise<{ report: Report; exitCode: ExitCode }> {
  const candidate = await readRunFile(files.candidate)
  const baselines = await Promise.all(files.baselines.map(readRunFile))
  const rules = files.config === undefined ? undefined : readRulesHere({ config: files.config })
  const digests = baselines
    .map((run, ordinal) => digestRun(run, { ordinal }))
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1))
  const { judgement, warnings } = judgeBoth(candidate, digests, rules)
  if (baselines.length > 0) requireComparable(candidate, judgement)
  const report = buildReport({
    run: candidate,
    targets: targetsOf(candidate, rules),
    judgement,
    context: { ...(await localRunContext(FILES_KEY, false)), ...commitOf(candidate) },
    durationMs: durationOf(candidate),
    unmeasuredBefore: false,
    warnings,
    now: now(),
    accept: rules?.accept ?? [],
    trial: rules?.trial ?? false,
    ...(rules?.gate.failOn === undefined ? {} : { failOn: rules.gate.failOn })
  })
  return { report, exitCode: exitCodeOf(report.states, report.color, report.trial, rules?.gate.failOn) }
}

/** By both measurements where the candidate was measured twice; an alarm of one alone is said to be that. */
function judgeBoth(
  candidate: RunFile,
  baselines: readonly RunDigest[],
  rules: Rules | undefined
): { judgement: Judgement; warnings: readonly Warning[] } {
  const judged = judgeSamples(candidate, baselines, rules)
  const { accept = [] } = rules ?? {}
  // What a line accepts needs no second opinion.
  const first = { ...judged, checks: judged.checks.map((check) => acceptCheck(check, accept, dayOf(now()))) }
  const apart = new Set(pairedOf(candidate, rules).flatMap((target) => (target.apart ? [target.id] : [])))
  if (!needsConfirmation(first, apart)) return { judgement: first, warnings: [] }
  const { confirmation } = candidate
  if (confirmation === undefined) return { judgement: first, warnings: [{ kind: 'not-confirmed-here' }] }
  const second = judgeSamples({ ...candidate, samples: confirmation.samples }, baselines, rules)
  const { samples, end } = confirmation
  return { judgement: confirm(first, { ...second, samples, partial: end.partial }, apart), warnings: [] }
}

function judgeSamples(candidate: RunFile, baselines: readonly RunDigest[], rules: Rules | undefined): Judgement {
  return judge({
    targets: targetsOf(candidate, rules),
    gate: gateOf(rules),
    budgets: rules?.budgets ?? [],
    compare: true,
    candidate: digestRun(candidate, { ordinal: 0 }),
    samples: candidate.samples,
    paired: pairedOf(candidate, rules),
    baselines,
    random: seededRandom(candidate.seed)
  })
}

function pairedOf({ plan }: RunFile, rules: Rules | undefined): readonly PairedTarget[] {
  return pairedTargetsOf(plan, { gate: gateOf(rules), accept: rules?.accept ?? [] })
}

function gateOf(rules: Rules | undefined): Gate {
  return rules?.gate ?? readGate({}, undefined)
}

/** Without a configuration, or a word of it on a target, the target counts as owned. */
function targetsOf(candidate: RunFile, rules: Rules | undefined): readonly JudgedTarget[] {
  return candidate.plan.targets.map(({ id, directOf, baseOf }) => {
    const planned = rules?.targets.find((target) => target.id === id)
    const { price, control } = planned ?? {}
    return {
      id,
      owned: planned?.owned ?? true,
      price,
      control,
      directOf,
      baseOf
    }
  })
}

/** Files were named to be compared: that none of them can be is an error, not a first run. */
function requireComparable(candidate: RunFile, judgement: Judgement): void {
  const judged = candidate.plan.targets.filter(isJudged)
  if (judgement.withoutBaseline.length < judged.length) return
  const reasons = judgement.warnings.map((warning) => warningText(warning))
  const known = judged.map(({ id }) => `"${id}"`).join(', ')
  throw new KnownError(
    'not-comparable',
    `no baseline file can be compared with the candidate: ${
      reasons.length > 0 ? reasons.join(' ') : `none of them has a target named ${known}.`
    }`,
    {
      hint: 'Measure the baseline with the same plan, or compare runs whose targets, prompts and machine are the same.'
    }
  )
}

function commitOf({ commit }: RunFile): { readonly commit?: string } {
  return commit === undefined ? {} : { commit }
}

function durationOf({ samples }: RunFile): number {
  return Math.max(0, ...samples.map(({ startedAtMs, endMs, lastMs }) => startedAtMs + (endMs ?? lastMs ?? 0)))
}
