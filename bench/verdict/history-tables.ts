import { type HistoryTally, tallyHistory } from './history.ts'
import { foundRatios } from './history-power.ts'
import { SCENARIO_NAMES } from './scenarios.ts'
import { markdownTable, percent } from './table.ts'

export interface Extent {
  readonly fileCount: number
  readonly firstSeed: number
}

const RUN_COUNTS = [1, 2, 3, 5, 10, 20] as const
const FEW_RUN_COUNTS = [2, 5, 20] as const
const headOf = (counts: readonly number[]): readonly string[] => counts.map((count) => `${count}`)

/** The tables of false alarms, detectable changes and found changes, as Markdown. */
export function historyTables({ fileCount, firstSeed }: Extent): string {
  const owners = [true, false]
  const rows = SCENARIO_NAMES.flatMap((scenario, context) =>
    owners.map((owned) => {
      // A provider's rule differs by its larger margins alone: a quarter of the files show that it alarms no more.
      const files = owned ? fileCount : Math.ceil(fileCount / 4)
      const tallies = tallyHistory({
        scenario,
        effect: 'none',
        owned,
        runCounts: RUN_COUNTS,
        fileCount: files,
        firstSeed: seedOf(firstSeed, context)
      })
      return { name: `${scenario}, ${owned ? 'owned' : 'provider'}, ${files} files`, tallies }
    })
  )
  const table = (cell: (tally: HistoryTally) => string): string =>
    markdownTable(
      ['baseline runs', ...headOf(RUN_COUNTS)],
      rows.map(({ name, tallies }) => [name, ...tallies.map(cell)])
    )
  return [
    'Jobs with at least one false alarm over the eight checks of one target: after the first measurement → after both. In brackets the check with the most alarms after both.',
    table(({ firstAlarmRatio, alarmRatio, checks }) => {
      const worst = checks.toSorted((a, b) => b.alarmRatio - a.alarmRatio)[0]
      const named =
        worst === undefined || worst.alarmRatio === 0 ? '' : ` (${worst.name} ${percent(worst.alarmRatio, 1)})`
      return `${percent(firstAlarmRatio, 1)} → ${percent(alarmRatio, 1)}${named}`
    }),
    'The smallest slowdown that the gate says it would find nine times in ten, median over the files: p50 of TTFT / p50 of TPOT / p95 of TTFT.',
    table(({ checks }) => {
      const of = (name: string): string =>
        percent(checks.find((check) => check.name === name)?.detectableRatio ?? Number.NaN, 0)
      return ['ttft p50', 'tpot p50', 'ttft p95'].map(of).join(' / ')
    }),
    'Share of gating checks that are inconclusive in unchanged jobs.',
    table(({ inconclusiveRatio }) => percent(inconclusiveRatio, 0)),
    foundTable({ fileCount: Math.ceil(fileCount / 8), firstSeed })
  ].join('\n\n')
}

/** With one seed, every scenario would draw the same slow runs, and their rates would rise and fall together. */
function seedOf(firstSeed: number, context: number): number {
  return firstSeed + 100_000 * context
}

function foundTable({ fileCount, firstSeed }: Extent): string {
  const rows = SCENARIO_NAMES.flatMap((scenario, context) =>
    (['stated', 0.5, 1] as const).map((change) => {
      const found = foundRatios(
        { scenario, owned: true, runCounts: FEW_RUN_COUNTS, fileCount, firstSeed: seedOf(firstSeed, context) },
        change
      )
      const name = change === 'stated' ? 'the change it says it finds' : `${percent(change, 0)} slower`
      return [`${scenario}, ${name}`, ...found.map(({ ttft, tpot }) => `${percent(ttft, 0)} / ${percent(tpot, 0)}`)]
    })
  )
  return [
    `Found after both measurements, owned targets, ${fileCount} files: p50 of TTFT / p50 of TPOT.`,
    markdownTable(['baseline runs', ...headOf(FEW_RUN_COUNTS)], rows)
  ].join('\n\n')
}
