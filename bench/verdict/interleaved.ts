import type { ScenarioName } from './scenarios.ts'
import { type OwnLoad, simulate } from './simulate.ts'
import {
  type FileCheck,
  type FileVerdict,
  type JudgeOptions,
  judgeInterleaved,
  PRODUCT_DEFAULTS
} from './simulated-file.ts'

/** How often files of one kind come to what. */
export interface InterleavedCounts {
  readonly fileCount: number
  readonly verdicts: Readonly<Record<FileVerdict, number>>
  /** Of pull requests of `models` files each, the share with any alarm. */
  readonly alarmedRatio: number
  readonly meanRequests: number
  readonly mostRequests: number
  readonly checks: ReadonlyMap<string, CheckCounts>
}

export interface CheckCounts {
  readonly n: number
  readonly verdicts: Readonly<Record<FileVerdict, number>>
  /** Of the 95 % intervals, how many hold the simulated truth; absent where the simulator does not know it. */
  readonly coverage?: { readonly covered: number; readonly of: number }
}

export interface CountRequest {
  readonly scenario: ScenarioName
  readonly effect: string
  readonly fileCount: number
  readonly firstSeed: number
  readonly judging?: Partial<JudgeOptions>
  /** Log shift of the TTFT of a pair's second request. */
  readonly orderEffect?: number
  /** Standard deviation, in logs, between the arms, as of two server starts. */
  readonly armDeviation?: number
  /** How busy each arm's own server is. */
  readonly ownLoad?: OwnLoad
}

const PROMPTS = 30
/** Earlier runs, as a reference for the tail, where a p95 gates. */
const BASELINE_RUNS = 8

/** Simulates files of successive seeds and judges each by the product's rules; 30 prompts, looks from 20 pairs on. */
export function countInterleaved(request: CountRequest): InterleavedCounts {
  const options: JudgeOptions = { ...PRODUCT_DEFAULTS, minPairs: 20, ...request.judging }
  const files = Array.from({ length: request.fileCount }, (_, index) =>
    judgeOne(request, options, request.firstSeed + index)
  )
  const pullRequests = Array.from({ length: Math.floor(files.length / options.models) }, (_, index) =>
    files.slice(index * options.models, (index + 1) * options.models)
  )
  const requests = files.map((file) => file.requests)
  return {
    fileCount: files.length,
    verdicts: tally(files),
    alarmedRatio:
      pullRequests.filter((models) => models.some(({ verdict }) => verdict === 'regression')).length /
      Math.max(1, pullRequests.length),
    meanRequests: requests.reduce((sum, count) => sum + count, 0) / Math.max(1, requests.length),
    mostRequests: requests.reduce((most, count) => Math.max(most, count), 0),
    checks: countChecks(files)
  }
}

interface JudgedFile {
  readonly verdict: FileVerdict
  readonly requests: number
  readonly checks: readonly (FileCheck & { readonly truthPct?: number })[]
}

function judgeOne(request: CountRequest, options: JudgeOptions, seed: number): JudgedFile {
  const { scenario, effect, orderEffect = 0, armDeviation = 0, ownLoad } = request
  const file = simulate({
    scenario,
    effect,
    seed,
    mode: 'interleaved',
    baseline: options.gateP95 ? BASELINE_RUNS : 0,
    prompts: PROMPTS,
    rounds: Math.ceil(options.cap / PROMPTS),
    balanced: true,
    orderEffect,
    armDeviation,
    ownLoad
  })
  const { verdict, requests, checks, rates } = judgeInterleaved(file, options)
  return {
    verdict,
    requests,
    checks: [...checks, ...rates].map((check) => ({ ...check, ...truthFor(file.truth, check) }))
  }
}

function truthFor(
  truth: ReturnType<typeof simulate>['truth'],
  { metric, q }: FileCheck
): { readonly truthPct?: number } {
  if ((metric !== 'ttft' && metric !== 'tpot') || (q !== 'p50' && q !== 'p95')) return {}
  return { truthPct: 100 * (truth[metric][q] - 1) }
}

function tally(outcomes: readonly { readonly verdict: FileVerdict }[]): Record<FileVerdict, number> {
  const count = (wanted: FileVerdict): number => outcomes.filter(({ verdict }) => verdict === wanted).length
  return { regression: count('regression'), ok: count('ok'), inconclusive: count('inconclusive') }
}

function countChecks(files: readonly JudgedFile[]): ReadonlyMap<string, CheckCounts> {
  const byName = Map.groupBy(
    files.flatMap(({ checks }) => checks),
    ({ metric, q }) => `${metric} ${q}`
  )
  return new Map(
    [...byName].map(([name, checks]) => [name, { n: checks.length, verdicts: tally(checks), ...coverageOf(checks) }])
  )
}

function coverageOf(checks: JudgedFile['checks']): Pick<CheckCounts, 'coverage'> {
  const known = checks.flatMap(({ ci95Pct, truthPct }) =>
    ci95Pct === undefined || truthPct === undefined ? [] : [ci95Pct[0] <= truthPct && truthPct <= ci95Pct[1]]
  )
  return known.length === 0 ? {} : { coverage: { covered: known.filter(Boolean).length, of: known.length } }
}
