import type { Extent } from './history-tables.ts'
import { type CheckCounts, type CountRequest, countInterleaved, type InterleavedCounts } from './interleaved.ts'
import { markdownTable, percent } from './table.ts'

interface ServerCase extends Pick<CountRequest, 'scenario' | 'ownLoad' | 'armDeviation'> {
  readonly name: string
}

/** What two servers of one build differ by, on a quiet and on a usual machine. */
const CASES: readonly ServerCase[] = [
  { name: 'dedicated, equally fast', scenario: 'dedicated' },
  { name: 'dedicated, another start 2 % off', scenario: 'dedicated', armDeviation: 0.02 },
  {
    name: 'dedicated, each busy by 5 % for 10 pairs',
    scenario: 'dedicated',
    ownLoad: { deviation: 0.05, pairCount: 10 }
  },
  { name: 'dedicated, by 10 % for 5 pairs', scenario: 'dedicated', ownLoad: { deviation: 0.1, pairCount: 5 } },
  { name: 'dedicated, by 10 % for 20 pairs', scenario: 'dedicated', ownLoad: { deviation: 0.1, pairCount: 20 } },
  { name: 'dedicated, by 10 % for 60 pairs', scenario: 'dedicated', ownLoad: { deviation: 0.1, pairCount: 60 } },
  { name: 'hosted, equally fast', scenario: 'hosted' },
  { name: 'hosted, each busy by 10 % for 10 pairs', scenario: 'hosted', ownLoad: { deviation: 0.1, pairCount: 10 } }
]
const SLOWER = ['p50+10', 'p50+20'] as const

/** Pairs whose base and head have a server each, as Markdown. */
export function serversTable({ fileCount, firstSeed }: Extent): string {
  const rows = CASES.map((one) => {
    const unchanged = counted(one, 'none', { fileCount, firstSeed })
    return [
      one.name,
      bothOf(unchanged, ({ coverage }) => (coverage === undefined ? Number.NaN : coverage.covered / coverage.of)),
      percent(unchanged.verdicts.regression / unchanged.fileCount, 1),
      unchanged.meanRequests.toFixed(0),
      ...SLOWER.map((effect) =>
        bothOf(counted(one, effect, { fileCount, firstSeed }), ({ verdicts, n }) => verdicts.regression / n)
      )
    ]
  })
  const head = [
    'two servers',
    'interval holds the truth',
    'files with an alarm, first measurement',
    'requests',
    'found: 10 % slower',
    '20 % slower'
  ]
  return [
    `${fileCount} files per figure; TTFT / TPOT. Up to 400 pairs, the first look after 60.`,
    markdownTable(head, rows)
  ].join('\n\n')
}

function counted({ name: _, ...differing }: ServerCase, effect: string, extent: Extent): InterleavedCounts {
  const judging = { minPairs: 60, twoServers: true, failFast: effect === 'none' }
  return countInterleaved({ ...differing, ...extent, effect, judging })
}

function bothOf({ checks }: InterleavedCounts, ratio: (counts: CheckCounts) => number): string {
  return ['ttft p50', 'tpot p50']
    .map((name) => {
      const counts = checks.get(name)
      return percent(counts === undefined ? Number.NaN : ratio(counts), 0)
    })
    .join(' / ')
}
