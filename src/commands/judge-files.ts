import { buildReport } from '../analysis/report/build-report.ts'
import { chartDataOf } from '../analysis/report/chart-data.ts'
import { digestRun } from '../analysis/runs/digest.ts'
import type { JudgedTarget } from '../analysis/values/judged-target.ts'
import type { Judgement } from '../analysis/verdict/judge.ts'
import { judgeRunFile } from '../analysis/verdict/judge-run-file.ts'
import { exitCodeOf } from '../analysis/verdict/state.ts'
import { readRunFile } from '../baseline/run-file-io.ts'
import type { ChartData } from '../domain/chart-data.ts'
import { KnownError } from '../domain/errors.ts'
import type { ExitCode } from '../domain/exit-code.ts'
import { isJudged } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import type { RunFile } from '../domain/run-file.ts'
import { durationOf } from '../measure-run.ts'
import { readGate } from '../plan/config/read-schedule.ts'
import type { Rules } from '../plan/read-rules.ts'
import { PLAIN_VOICE } from '../report/format/escape.ts'
import { FILES_KEY } from '../report/sentences/subject.ts'
import { warningText } from '../report/sentences/warnings.ts'
import { localRunContext, readLocalRules } from '../wiring/cli-environment.ts'
import { now } from '../wiring/machine.ts'

export interface FilesToJudge {
  readonly baselines: readonly string[]
  readonly candidate: string
  /** A configuration, for budgets, margins and which targets are owned. */
  readonly config?: string
}

export interface JudgedFiles {
  readonly report: Report
  readonly exitCode: ExitCode
  /** The numbers behind the charts of the report. */
  readonly charts: () => ChartData
}

/** Judges a stored run against stored runs, by the rules of a live run. */
export async function judgeFiles(files: FilesToJudge): Promise<JudgedFiles> {
  const run = await readRunFile(files.candidate)
  const baselines = await Promise.all(files.baselines.map(readRunFile))
  const configured = files.config === undefined ? undefined : readLocalRules({ config: files.config })
  const rules = { ...rulesOrDefaults(configured), targets: targetsOf(run, configured), compare: true, now: now() }
  const digests = baselines
    .map((baseline, ordinal) => digestRun(baseline, { ordinal }))
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1))
  const judged = judgeRunFile(run, rules, { digests })
  if (baselines.length > 0) requireComparable(run, judged.judgement)
  const report = buildReport({
    run,
    judged,
    targets: rules.targets,
    context: { ...(await localRunContext(FILES_KEY, false)), ...commitOf(run) },
    durationMs: durationOf(run),
    circumstances: { failOn: rules.gate.failOn, trial: rules.trial },
    warnings: judged.unconfirmed.size === 0 ? [] : [{ kind: 'not-confirmed-here' }],
    now: rules.now
  })
  return {
    report,
    charts: () => chartDataOf({ run, ...judged.judgement, digests }),
    exitCode: exitCodeOf({ states: report.states, color: report.color, trial: rules.trial, failOn: rules.gate.failOn })
  }
}

/** The configured rules, or the defaults. */
function rulesOrDefaults(configured: Rules | undefined): Omit<Rules, 'targets'> {
  return configured ?? { gate: readGate({}, undefined), budgets: [], accept: [], trial: false }
}

/** A target that no configuration mentions counts as owned. */
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

/** The user named files to compare, so that a comparison with none of them is an error and not a first run. */
function requireComparable(candidate: RunFile, judgement: Judgement): void {
  const judged = candidate.plan.targets.filter(isJudged)
  if (judgement.withoutBaseline.length < judged.length) return
  const reasons = judgement.warnings.map((warning) => warningText(warning, PLAIN_VOICE))
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
