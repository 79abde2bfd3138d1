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
  /** Red in one job, or in the second one that the first asked for. */
  readonly twoJobs: Estimate
  readonly asksAgain: Estimate
  readonly inconclusive: Estimate
}

interface Cell {
  readonly scenario: ScenarioName
  readonly owned: boolean
  readonly targetCount: number
  readonly correlation: number
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
      twoJobs: estimate(isRedInTwoJobs),
      asksAgain: estimate(({ first }) => first.asksAgain),
      inconclusive: estimate(({ first }) => first.isInconclusive)
    }
  })
}

interface Sequence {
  readonly first: JobOutcome
  /** The second job, where the first asked for it. */
  readonly second?: JobOutcome
}

const isRedInTwoJobs = ({ first, second }: Sequence): boolean => first.isRed || second?.isRed === true

function sequenceOf({ first, second }: ChangeOutcome): Sequence {
  return first.asksAgain ? { first, second: second() } : { first }
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
      columns[column]?.push(sequenceOf(judgeChange(files, { owned: cell.owned, runCount })))
    }
  }
  return columns
}

const TARGET_COUNTS = [1, 2, 4] as const
const CORRELATIONS = [0, 0.5, 1] as const

/** The tables of pull requests that change nothing, as Markdown. */
export function unchangedTables({ fileCount, firstSeed }: Extent): string {
  const cells = HISTORY_SCENARIO_NAMES.flatMap((scenario, context) => [
    ...TARGET_COUNTS.map((targetCount) => ({ scenario, context, owned: true, targetCount, correlation: 0 })),
    ...CORRELATIONS.slice(1).map((correlation) => ({ scenario, context, owned: true, targetCount: 1, correlation })),
    { scenario, context, owned: false, targetCount: 1, correlation: 0 }
  ])
  const rows = cells.map(({ context, ...cell }) => {
    // The more targets a job has, the longer it takes to judge; its rate of alarms is the larger.
    const files = Math.ceil(fileCount / cell.targetCount)
    const seeds = { fileCount: files, firstSeed: seedOf(firstSeed, context) }
    return { cell, files, tallies: tallyUnchanged({ ...cell, runCounts: RUN_COUNTS }, seeds) }
  })
  type Row = (typeof rows)[number]
  const table = (named: (row: Row) => string | undefined, text: (tally: UnchangedTally) => string): string =>
    markdownTable(
      ['runs on record', ...headOf(RUN_COUNTS)],
      rows.flatMap((row) => {
        const name = named(row)
        return name === undefined ? [] : [[name, ...row.tallies.map(text)]]
      })
    )
  const owned = ({ cell }: Row): boolean => cell.owned && cell.correlation === 0
  const both = ({ ratio, error }: Estimate): string => `${percent(ratio, 2)} ± ${(100 * error).toFixed(2)}`
  return [
    'Unchanged pull requests that end red: in one job, or in the second one where the first asked for it. A second job has a run effect of its own.',
    table(
      (row) => (owned(row) ? `${row.cell.scenario}, ${targets(row.cell.targetCount)}, ${row.files} files` : undefined),
      ({ twoJobs }) => both(twoJobs)
    ),
    'The same by the first job alone.',
    table(
      (row) => (owned(row) ? `${row.cell.scenario}, ${targets(row.cell.targetCount)}` : undefined),
      ({ oneJob }) => percent(oneJob.ratio, 2)
    ),
    'The same in two jobs where the second is like the first: the correlation of their run effects, and the probability that a slow state lasts.',
    table(
      ({ cell }) => (cell.owned && cell.correlation > 0 ? `${cell.scenario}, ${cell.correlation}` : undefined),
      ({ twoJobs }) => both(twoJobs)
    ),
    'Unchanged pull requests that end *inconclusive*; in brackets those of them that ask for a second job.',
    table(
      (row) => (owned(row) ? `${row.cell.scenario}, ${targets(row.cell.targetCount)}` : undefined),
      ({ inconclusive, asksAgain }) => `${percent(inconclusive.ratio, 1)} (${percent(asksAgain.ratio, 1)})`
    ),
    'Unchanged targets of a provider: jobs with an alarm.',
    table(
      ({ cell }) => (cell.owned ? undefined : cell.scenario),
      ({ oneJob }) => both(oneJob)
    )
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
    twoJobs: outcomes.filter(isRedInTwoJobs).length / extent.fileCount
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
      { ...cell, owned: true, correlation: 0, runCounts: RUN_COUNTS },
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
      // Where one job cannot decide, it is two that find it.
      const { checks } = cell.targetCount === 1 ? changed.first : changed.second()
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
        { ...cell, owned: true, correlation: 0, runCount },
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
    `The smallest slowdown that a page prints, median over the files, and in how many of 100 jobs a slowdown of just that size is found: p50 of TTFT / TPOT / end-to-end time. ${fileCount} files; with several targets fewer, and by two jobs.`,
    markdownTable(['runs on record', ...headOf(RUN_COUNTS)], rows)
  ].join('\n\n')
}
