import { location } from '../../stats/location.ts'
import type { Random } from '../../stats/random.ts'
import { spreadWithin } from '../../stats/spread-within.ts'
import { tailError, tailLevel } from '../../stats/tail-level.ts'
import { logOf, residuals, type ScenarioValues } from './scenario-values.ts'

export type JudgedStatistic = 'p50' | 'p95'

/** Their standard deviation is then known to 5 %. */
const RESAMPLES = 200

/** One latency statistic of one run, in logs relative to each scenario's usual level. */
export interface RunLevel {
  readonly level: number
  /** The error of the level, from the spread within the run. */
  readonly error: number
  /** A robust standard deviation of requests of one prompt within the run. Absent where each was made once. */
  readonly spread?: number
}

/** `undefined` where the run has no value on the usual scenarios. */
export function runLevel(
  run: ScenarioValues,
  usual: ReadonlyMap<string, number>,
  { statistic, random }: { readonly statistic: JudgedStatistic; readonly random: Random }
): RunLevel | undefined {
  return statistic === 'p50' ? middleLevel(run, usual) : withSpread(run, tailRunLevel(residuals(run, usual), random))
}

/** The level of the p50. */
export function middleLevel(run: ScenarioValues, usual: ReadonlyMap<string, number>): RunLevel | undefined {
  const middle = location(residuals(run, usual).filter(Number.isFinite))
  return withSpread(run, middle === undefined ? undefined : { level: middle.center, error: middle.standardError })
}

function tailRunLevel(logs: readonly number[], random: Random): RunLevel | undefined {
  const level = tailLevel(logs)
  const error = tailError(logs, { random, resamples: RESAMPLES })
  return level === undefined || error === undefined ? undefined : { level, error }
}

function withSpread(run: ScenarioValues, found: RunLevel | undefined): RunLevel | undefined {
  if (found === undefined) return undefined
  const spread = spreadWithin([...run.values()].map((values) => values.filter(Number.isFinite).map(logOf)))
  return spread === undefined ? found : { ...found, spread }
}
