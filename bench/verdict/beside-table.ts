import { tallyBeside } from './beside.ts'
import { COMPETITORS } from './competitors.ts'
import type { Extent } from './history-tables.ts'
import { SCENARIO_NAMES } from './scenarios.ts'
import { markdownTable, percent } from './table.ts'

const EFFECTS = ['none', 'p50+10', 'p50+20'] as const

/** The table of all rules on the same files, as Markdown. */
export function besideTable({ fileCount, firstSeed }: Extent): string {
  const columns = SCENARIO_NAMES.map((scenario) =>
    EFFECTS.map((effect) => tallyBeside({ scenario, effect, fileCount, firstSeed }))
  )
  const names = columns[0]?.[0]?.map(({ name }) => name) ?? []
  const rows = names.map((name) => [
    name,
    ...columns.map((effects) =>
      effects
        .map((tallies, index) => {
          const tally = tallies.find((each) => each.name === name)
          // Unchanged files count every alarm; changed ones the metric that the column is about.
          return percent((index === 0 ? tally?.anyRatio : tally?.ttftRatio) ?? Number.NaN, 0)
        })
        .join(', ')
    )
  ])
  return [
    `${fileCount} files per figure. First figure: unchanged files with an alarm over the p50 of TTFT, TPOT or end-to-end time. Second and third: files with all times 10 % and 20 % longer whose TTFT slowdown was found. Ten baseline runs of 60 requests; interleaved with up to 400 pairs.`,
    markdownTable(['rule', ...SCENARIO_NAMES], rows),
    [...Map.groupBy(COMPETITORS, ({ source }) => source)]
      .map(([source, rules]) => `- ${rules.map(({ name }) => `*${name}*`).join(', ')}: ${source}.`)
      .join('\n')
  ].join('\n\n')
}
