import type { Check } from '../../src/domain/verdict.ts'
import { median } from '../../src/stats/quantile.ts'
import {
  type ChangeOutcome,
  type JobOutcome,
  judgeChange,
  type SimulatedChange,
  simulateChange,
  slowJobRatio
} from './history.ts'
import { HISTORY_SCENARIO_NAMES, type ScenarioName } from './scenarios.ts'
import { type Estimate, shareOf, weightedShare } from './strata.ts'
import { markdownTable, percent } from './table.ts'

export interface Extent {
  readonly fileCount: number
  readonly firstSeed: number
}

/** What is told of unchanged pull requests with one scenario, number of targets and number of runs on record. */
export interface UnchangedTally {
  /** Red in one job. */
  readonly oneJob: Estimate
  /** Red in one job, or in the second one that the first asked for; by how alike the two are. */
  readonly twoJobs: readonly Estimate[]
  readonly asksAgain: Estimate
  readonly inconclusive: Estimate
}

interface Cell {
  readonly scenario: ScenarioName
  readonly owned: boolean
  readonly targetCount: number
  /** How alike second jobs are to the first. */
  readonly correlations: readonly number[]
  readonly runCounts: readonly number[]
}

const RUN_COUNTS = [1, 2, 3, 5, 10, 20] as const

/** Half of the files have a slow run of head; rates are weighed by how often that happens. */
export function tallyUnchanged(cell: Cell, { fileCount, firstSeed }: Extent): readonly UnchangedTally[] {
  const half = Math.ceil(fileCount / 2)
  const [slow, usual] = [true, false].map((isSlow, index) =>
    outcomesOf(cell, { slow: isSlow, effect: 'none' }, { fileCount: half, firstSeed: firstSeed + index * half })
  ) as [readonly Sequence[][], readonly Sequence[][]]
  const weight = slowJobRatio(cell.scenario, cell.targetCount)
  return cell.runCounts.map((_, column) => {
    const estimate = (happened: (each: Sequence) => boolean): Estimate =>
      weightedShare(shareOf(slow[column] ?? [], happened), shareOf(usual[column] ?? [], happened), weight)
    return {
      oneJob: estimate(({ first }) => first.isRed),
      twoJobs: cell.correlations.map((_, index) => estimate(isRedInTwoJobs(index))),
      asksAgain: estimate(({ first }) => first.asksAgain),
      inconclusive: estimate(({ first }) => first.isInconclusive)
    }
  })
}

interface Sequence {
  readonly first: JobOutcome
  /** The second job, where the first asked for it; by how alike it is. */
  readonly second: readonly JobOutcome[]
}

const isRedInTwoJobs =
  (index: number) =>
  ({ first, second }: Sequence): boolean =>
    first.isRed || second[index]?.isRed === true

function sequenceOf({ first, second }: ChangeOutcome, { correlations }: Cell): Sequence {
  return { first, second: first.asksAgain ? correlations.map((_, index) => second(index)) : [] }
}

/** The outcomes of all files, by number of runs. */
function outcomesOf(
  cell: Cell,
  change: Pick<SimulatedChange, 'effect' | 'slow'>,
  { fileCount, firstSeed }: Extent
): readonly Sequence[][] {
  const { runCounts } = cell
  const columns = runCounts.map((): Sequence[] => [])
  for (let index = 0; index < fileCount; index += 1) {
    const files = simulateChange({ ...cell, ...change, baseline: Math.max(...runCounts), seed: firstSeed + index })
    for (const [column, runCount] of runCounts.entries()) {
      columns[column]?.push(sequenceOf(judgeChange(files, { owned: cell.owned, runCount }), cell))
    }
  }
  return columns
}

const TARGET_COUNTS = [1, 2, 4] as const
const CORRELATIONS = [0, 0.5, 1] as const

/** The tables of pull requests that change nothing, as Markdown. */
export function unchangedTables({ fileCount, firstSeed }: Extent): string {
  const cells = HISTORY_SCENARIO_NAMES.flatMap((scenario, context) =>
    TARGET_COUNTS.map((targetCount) => ({ scenario, context, targetCount }))
  )
  const rows = cells.map(({ context, ...cell }) => {
    // The more targets a job has, the longer it takes to judge.
    const files = Math.ceil(fileCount / cell.targetCount)
    const tallies = tallyUnchanged(
      { ...cell, owned: true, correlations: CORRELATIONS, runCounts: RUN_COUNTS },
      { fileCount: files, firstSeed: seedOf(firstSeed, context) }
    )
    return { name: `${cell.scenario}, ${targets(cell.targetCount)}`, files, tallies }
  })
  const table = (text: (tally: UnchangedTally) => string): string =>
    markdownTable(
      ['runs on record', 'files', ...headOf(RUN_COUNTS)],
      rows.map(({ name, files, tallies }) => [name, `${files}`, ...tallies.map(text)])
    )
  const withError = ({ ratio, error }: Estimate): string => `${percent(ratio, 2)} ± ${(100 * error).toFixed(2)}`
  return [
    'Unchanged pull requests that end red: in the first job, or in the second one where the first asked for it. The second job has a run effect of its own.',
    table(({ twoJobs: [independent] }) => withError(independent as Estimate)),
    'The same in the first job alone / in two jobs whose run effects correlate by 0.5, and half of the slow states last / in two jobs that share both.',
    table(({ oneJob, twoJobs: [, half, whole] }) =>
      [oneJob, half, whole].map((estimate) => percent(estimate?.ratio ?? Number.NaN, 2)).join(' / ')
    ),
    'Unchanged pull requests that end *inconclusive*; in brackets those of them that ask for a second job.',
    table(({ inconclusive, asksAgain }) => `${percent(inconclusive.ratio, 1)} (${percent(asksAgain.ratio, 1)})`)
  ].join('\n\n')
}

const targets = (count: number): string => (count === 1 ? '1 target' : `${count} targets`)
const headOf = (counts: readonly number[]): readonly string[] => counts.map((count) => `${count}`)

/** With one seed, every scenario would draw the same slow runs, and their rates would rise and fall together. */
function seedOf(firstSeed: number, context: number): number {
  return firstSeed + 100_000 * context
}

const SOUGHT: Readonly<Record<ScenarioName, readonly number[]>> = {
  quiet: [0.1, 0.15, 0.2],
  dedicated: [0.1, 0.15, 0.2, 0.3, 0.5],
  hosted: [0.2, 0.3, 0.5, 1],
  cliff: [0.2, 0.3, 0.5, 1],
  noisy: [0.3, 0.5, 1]
}

export interface FoundTally {
  readonly oneJob: number
  /** Red in one job, or in the second one that the first asked for. */
  readonly twoJobs: number
}

/** The share of changed pull requests that end red. */
export function tallyFound(cell: Cell, effect: string, extent: Extent): readonly FoundTally[] {
  return outcomesOf(cell, { effect }, extent).map((outcomes) => ({
    oneJob: outcomes.filter(({ first }) => first.isRed).length / extent.fileCount,
    twoJobs: outcomes.filter(isRedInTwoJobs(0)).length / extent.fileCount
  }))
}

/** The table of slowdowns that are found, as Markdown. */
export function foundTables({ fileCount, firstSeed }: Extent): string {
  const oneTarget = HISTORY_SCENARIO_NAMES.flatMap((scenario, context) =>
    SOUGHT[scenario].map((size) => ({ scenario, context, size, targetCount: 1 }))
  )
  const severalTargets = [2, 4].flatMap((targetCount) =>
    [0.2, 0.3].map((size) => ({
      scenario: 'dedicated' as const,
      context: HISTORY_SCENARIO_NAMES.indexOf('dedicated'),
      size,
      targetCount
    }))
  )
  const rows = [...oneTarget, ...severalTargets].map(({ context, size, ...cell }) => {
    const found = tallyFound(
      { ...cell, owned: true, correlations: [0], runCounts: RUN_COUNTS },
      `p50+${Math.round(100 * size)}`,
      { fileCount: Math.ceil(fileCount / cell.targetCount), firstSeed: seedOf(firstSeed, context) }
    )
    const one = cell.targetCount === 1 ? '' : `, one of ${cell.targetCount} targets`
    return [
      `${cell.scenario}, +${percent(size, 0)}${one}`,
      ...found.map(({ oneJob, twoJobs }) => `${percent(oneJob, 0)} → ${percent(twoJobs, 0)}`)
    ]
  })
  return [
    `Slower pull requests that end red: in one job → in one job or in the second one where the first asked for it. ${fileCount} files; with several targets fewer.`,
    markdownTable(['runs on record', ...headOf(RUN_COUNTS)], rows)
  ].join('\n\n')
}

const STATED_METRICS = ['ttft', 'tpot', 'e2e'] as const

export interface StatedTally {
  /** Median of the smallest changes that it says it would find. */
  readonly stated: number
  /** How often a change of that size is found. */
  readonly found: number
}

/** How often the smallest change that a page prints is found, by metric, for the p50 of the first target. */
export function tallyStated(
  cell: Omit<Cell, 'runCounts'> & { readonly runCount: number },
  { fileCount, firstSeed }: Extent
): Readonly<Record<(typeof STATED_METRICS)[number], StatedTally>> {
  const seeds = Array.from({ length: fileCount }, (_, index) => firstSeed + index)
  const judged = (seed: number, effect: string): ChangeOutcome =>
    judgeChange(simulateChange({ ...cell, seed, effect, baseline: cell.runCount }), cell)
  const unchanged = seeds.map((seed) => judged(seed, 'none').first.checks)
  const tallies = STATED_METRICS.map((metric) => {
    const sizes = unchanged.map((checks) => checkOf(checks, metric)?.detectableRatio)
    const found = seeds.filter((seed, index) => {
      const size = sizes[index]
      if (size === undefined) return false
      const changed = judged(seed, `p50+${(100 * size).toFixed(3)}`)
      // The page says whether it takes two jobs.
      const isByTwo = checkOf(unchanged[index] ?? [], metric)?.detectableByTwoJobs === true
      const { checks } = isByTwo ? changed.second() : changed.first
      return checkOf(checks, metric)?.verdict === 'regressed'
    })
    const known = sizes.flatMap((size) => size ?? [])
    return [metric, { stated: median(known) ?? Number.NaN, found: found.length / fileCount }] as const
  })
  return Object.fromEntries(tallies) as Record<(typeof STATED_METRICS)[number], StatedTally>
}

function checkOf(checks: readonly Check[], metric: string): Check | undefined {
  return checks.find((check) => check.metric === metric && check.statistic === 'p50')
}

/** The table of the smallest changes that are printed, as Markdown. */
export function statedTables({ fileCount, firstSeed }: Extent): string {
  const cells = [
    ...HISTORY_SCENARIO_NAMES.map((scenario) => ({ scenario, targetCount: 1 })),
    ...(['dedicated', 'hosted'] as const).map((scenario) => ({ scenario, targetCount: 2 }))
  ]
  const rows = cells.map((cell) => {
    const context = HISTORY_SCENARIO_NAMES.indexOf(cell.scenario)
    const tallies = RUN_COUNTS.map((runCount) =>
      tallyStated(
        { ...cell, owned: true, correlations: [0], runCount },
        { fileCount: Math.ceil(fileCount / cell.targetCount), firstSeed: seedOf(firstSeed, context) }
      )
    )
    return [
      `${cell.scenario}, ${targets(cell.targetCount)}`,
      ...tallies.map(({ ttft, tpot, e2e }) =>
        [ttft, tpot, e2e].map(({ stated, found }) => `${percent(stated, 0)}: ${(100 * found).toFixed(0)}`).join(' / ')
      )
    ]
  })
  return [
    `The smallest slowdown that a page prints, median over the files, and in how many of 100 jobs a slowdown of just that size is found: p50 of TTFT / TPOT / end-to-end time. By two jobs where one alone does not decide: where runs differ by 7.5 % or more, and with several targets. ${fileCount} files; with several targets fewer.`,
    markdownTable(['runs on record', ...headOf(RUN_COUNTS)], rows)
  ].join('\n\n')
}
