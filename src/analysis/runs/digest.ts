import {
  type AlarmDigest,
  DIGEST_ROWS,
  type LogLine,
  type RunDigest,
  type ScenarioDigest,
  type TargetDigest
} from '../../domain/baseline.ts'
import { environmentClass } from '../../domain/environment.ts'
import { type MetricId, metricOf, streamed } from '../../domain/metric.ts'
import { PRINTED_FROM } from '../../domain/report.ts'
import type { RunFile, RunTarget } from '../../domain/run-file.ts'
import { isFailure, isVoid, type Outcome, type Sample } from '../../domain/sample.ts'
import { type Check, type State, sinceAccepted } from '../../domain/verdict.ts'
import { quantile } from '../../stats/quantile.ts'
import { sortSamples } from '../../stats/sorted.ts'
import { comparableSamples, firstSeenMs, firstTokenOf } from '../values/first-tokens.ts'

export interface DigestFacts {
  /** Tells the runs of one workflow run apart. */
  readonly ordinal: number
  readonly state?: State
  /** The final checks, after the second measurement and reviewed lines. */
  readonly checks?: readonly Check[]
  /** The second measurement, where that is the one to digest. */
  readonly samples?: readonly Sample[]
}

/** A run reduced to what decides: see the comment on `DigestRow` in domain/baseline.ts. */
export function digestRun(run: RunFile, facts: DigestFacts): RunDigest {
  const samples = judgedSamples(comparableSamples(facts.samples ?? run.samples))
  return {
    recordedAt: run.startedAt,
    commit: run.commit,
    workflowRun: run.workflowRun,
    ordinal: facts.ordinal,
    environmentClass: environmentClass(run.environment),
    metricDefinition: run.metricDefinition,
    quantileMethod: run.quantileMethod,
    state: facts.state,
    alarms: facts.checks && alarmsOf(facts.checks),
    targets: run.plan.targets
      .filter(({ baseOf }) => baseOf === undefined)
      .map((target) => digestTarget(run, target, samples))
  }
}

function alarmsOf(checks: readonly Check[]): AlarmDigest[] {
  return checks
    .filter(({ verdict }) => verdict === 'regressed')
    .map((check) => {
      const { target, metric, statistic, accepted } = check
      const changeRatio = sinceAccepted(check, accepted)
      return {
        target,
        metric,
        statistic,
        changeRatio,
        accepted
      }
    })
}

/**
 * The samples that are judged by themselves: not the void ones nor those that looked at one prompt again, and of a run
 * with two arms the head. A file that holds only base samples is a baseline that somebody recorded, and is read as it is.
 */
export function judgedSamples(samples: readonly Sample[]): readonly Sample[] {
  const whole = samples.filter((sample) => !isVoid(sample) && !sample.flags.includes('recheck'))
  const head = whole.filter((sample) => sample.arm === 'head')
  return head.length > 0 ? head : whole
}

function digestTarget(run: RunFile, target: RunTarget, samples: readonly Sample[]): TargetDigest {
  const own = samples.filter((sample) => sample.targetId === target.id)
  const answered = own.filter((sample) => sample.outcome === 'ok')
  const firstToken = firstTokenOf(own)
  return {
    id: target.id,
    fingerprint: target.fingerprint,
    parts: target.parts,
    asked: target.asked,
    firstToken,
    tokenSource: answered.find((sample) => sample.outputTokenSource !== undefined)?.outputTokenSource ?? 'none',
    ...servedNames(answered),
    failures: countFailures(own),
    scenarios: run.plan.scenarios.map(({ id, hash }) => digestScenario(id, hash, own))
  }
}

/** Who served, as the replies say. */
export function servedNames(
  samples: readonly Sample[]
): Pick<TargetDigest, 'servedModels' | 'servedFingerprints' | 'serviceTiers' | 'servedVias'> {
  const vias = distinctNames(samples, 'servedVia')
  return {
    servedModels: distinctNames(samples, 'servedModel'),
    servedFingerprints: distinctNames(samples, 'servedFingerprint'),
    serviceTiers: distinctNames(samples, 'serviceTier'),
    servedVias: vias.length === 0 ? undefined : vias
  }
}

type ServedName = 'servedModel' | 'servedFingerprint' | 'serviceTier' | 'servedVia'

/** Names that replies gave, most often one; so many that a file with a new one for each reply stays small. */
const MOST_NAMES = 20

function distinctNames(samples: readonly Sample[], key: ServedName): string[] {
  return [...new Set(samples.flatMap((sample) => sample[key] ?? []))].slice(0, MOST_NAMES)
}

/** Failed requests by outcome. */
export function countFailures(samples: readonly Sample[]): Readonly<Partial<Record<Outcome, number>>> {
  const counts: Partial<Record<Outcome, number>> = {}
  for (const sample of samples.filter(isFailure)) counts[sample.outcome] = (counts[sample.outcome] ?? 0) + 1
  return counts
}

function digestScenario(id: string, hash: string, samples: readonly Sample[]): ScenarioDigest {
  const own = samples.filter((sample) => sample.scenarioId === id)
  const answered = own.filter((sample) => sample.outcome === 'ok')
  const refused = own.filter((sample) => sample.outcome === 'refusal').length
  return {
    id,
    hash,
    attempted: own.length,
    failed: own.filter(isFailure).length,
    refused: refused === 0 ? undefined : refused,
    streamed: answered.filter(streamed).length,
    rows: thinned(answered.map(digestRow), DIGEST_ROWS)
  }
}

function digestRow(sample: Sample): ScenarioDigest['rows'][number] {
  const of = (id: MetricId): number | null => rounded(metricOf(id).derive?.(sample))
  return [rounded(firstSeenMs(sample)), of('tpot'), of('e2e'), sample.outputTokenCount ?? null]
}

/** Microseconds: finer is beyond what any of the clocks involved can tell, and would double the file. */
function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 1000) / 1000
}

/** Every k-th row in the order of measuring, so that a drift within the run stays in the sample. */
function thinned<T>(rows: readonly T[], most: number): T[] {
  if (rows.length <= most) return [...rows]
  return Array.from({ length: most }, (_, index) => rows[Math.floor((index * rows.length) / most)] as T)
}

/** The run in one line, for trends. */
export function logLineOf(digest: RunDigest): LogLine {
  const { recordedAt, commit, workflowRun, ordinal, state } = digest
  return {
    recordedAt,
    commit,
    workflowRun,
    ordinal,
    state,
    targets: digest.targets.map((target) => {
      const attempted = target.scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0)
      const failed = target.scenarios.reduce((sum, scenario) => sum + scenario.failed, 0)
      return {
        id: target.id,
        fingerprint: target.fingerprint,
        errorRatio: attempted === 0 ? 0 : failed / attempted,
        ...loggedLevels(target)
      }
    })
  }
}

/** The percentiles of one target in one run. */
export function loggedLevels(target: TargetDigest): Pick<LogLine['targets'][number], 'ttft' | 'tpot' | 'e2e'> {
  return {
    // A trend of two meanings would be none.
    ttft: target.firstToken !== 'ttfat' ? logged(target, 0) : { n: 0 },
    tpot: logged(target, 1),
    e2e: logged(target, 2)
  }
}

function logged(target: TargetDigest, column: 0 | 1 | 2): LogLine['targets'][number]['ttft'] {
  const sorted = sortSamples(target.scenarios.flatMap(({ rows }) => rows.flatMap((row) => row[column] ?? [])))
  const n = sorted?.length ?? 0
  return {
    p50: sorted !== undefined && n >= PRINTED_FROM.p50 ? quantile(sorted, 0.5) : undefined,
    p95: sorted !== undefined && n >= PRINTED_FROM.p95 ? quantile(sorted, 0.95) : undefined,
    n
  }
}
