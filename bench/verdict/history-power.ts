import type { Check } from '../../src/domain/verdict.ts'
import { DEFAULT_RUN, type HistoryCase, judgeSequence } from './history.ts'
import { simulate } from './simulate.ts'

export interface FoundRatio {
  readonly runCount: number
  readonly ttft: number
  readonly tpot: number
}

/** A change of all times; `stated` is the one that each check says it would find nine times in ten. */
export type SoughtChange = number | 'stated'

const METRICS = ['ttft', 'tpot'] as const
type Sought = (typeof METRICS)[number]

/** The share of found changes in the p50 of TTFT and of TPOT, after both measurements. */
export function foundRatios(asked: Omit<HistoryCase, 'effect'>, change: SoughtChange): readonly FoundRatio[] {
  const seeds = Array.from({ length: asked.fileCount }, (_, index) => asked.firstSeed + index)
  return asked.runCounts.map((runCount) => {
    const found = seeds.map((seed) => foundIn({ ...asked, seed, runCount }, change))
    const share = (metric: Sought): number => found.filter((set) => set.has(metric)).length / seeds.length
    return { runCount, ttft: share('ttft'), tpot: share('tpot') }
  })
}

type OneFile = Pick<HistoryCase, 'scenario' | 'owned'> & { readonly seed: number; readonly runCount: number }

function foundIn(file: OneFile, change: SoughtChange): ReadonlySet<Sought> {
  const isFound = (checks: readonly Check[], metric: Sought): boolean =>
    checks.some((check) => check.metric === metric && check.verdict === 'regressed' && check.statistic === 'p50')
  if (change !== 'stated') {
    const checks = judgedAt(file, change)
    return new Set(METRICS.filter((metric) => isFound(checks, metric)))
  }
  const unchanged = judgedAt(file, 0)
  return new Set(
    METRICS.filter((metric) => {
      const stated = unchanged.find((check) => check.metric === metric && check.statistic === 'p50')?.detectableRatio
      return stated !== undefined && isFound(judgedAt(file, stated), metric)
    })
  )
}

/** The same seed gives the same noise, whatever the effect. */
function judgedAt({ scenario, owned, seed, runCount }: OneFile, ratio: number): readonly Check[] {
  const effect = ratio === 0 ? 'none' : `p50+${(100 * ratio).toFixed(3)}`
  const file = simulate({ scenario, effect, seed, mode: 'history', baseline: runCount, ...DEFAULT_RUN })
  return judgeSequence(file, { owned, runCount }).final
}
