import type { Extent } from './history-tables.ts'
import { type CheckCounts, countInterleaved, type InterleavedCounts } from './interleaved.ts'
import { type PairedScenarioName, SCENARIO_NAMES } from './scenarios.ts'
import { markdownTable, percent } from './table.ts'

interface Bar {
  readonly name: string
  readonly effect: string
  /** One of so many of the part's files: what is rare takes more of them than what is common. */
  readonly every: number
  readonly gateP95?: boolean
  /** Pairs at most; the default's where absent. */
  readonly cap?: number
  readonly wanted: Readonly<Record<PairedScenarioName, string>>
  readonly figure: (counts: InterleavedCounts) => string
}

const alike = (text: string): Bar['wanted'] => ({ dedicated: text, hosted: text, noisy: text, cliff: text })
const shareOf = (counts: CheckCounts | undefined): string =>
  percent(counts === undefined ? Number.NaN : counts.verdicts.regression / counts.n, 1)
const found = ({ checks }: InterleavedCounts, name: string): string => shareOf(checks.get(name))
const coverage = ({ checks }: InterleavedCounts, name: string): string => {
  const counts = checks.get(name)?.coverage
  return percent(counts === undefined ? Number.NaN : counts.covered / counts.of, 1)
}

/** What the rule is held to: two targets a pull request, thirty prompts, looks from twenty pairs on, up to 400 pairs. */
const BARS: readonly Bar[] = [
  {
    name: 'unchanged: pull requests with an alarm',
    effect: 'none',
    every: 1,
    wanted: alike('≤ 1 %'),
    figure: ({ alarmedRatio }) => percent(alarmedRatio, 2)
  },
  {
    name: 'unchanged: requests, mean',
    effect: 'none',
    every: 1,
    wanted: { dedicated: '≤ 70', hosted: '≤ 110', noisy: '≤ 300', cliff: '≤ 110' },
    figure: ({ meanRequests }) => meanRequests.toFixed(0)
  },
  {
    name: 'unchanged: files inconclusive',
    effect: 'none',
    every: 1,
    wanted: { dedicated: '≤ 1 %', hosted: '≤ 1 %', noisy: '≤ 7 %', cliff: '≤ 1 %' },
    figure: ({ verdicts, fileCount }) => percent(verdicts.inconclusive / fileCount, 1)
  },
  {
    name: 'unchanged: 95 % interval of p50 holds the truth, TTFT / TPOT',
    effect: 'none',
    every: 1,
    wanted: alike('≥ 92 %'),
    figure: (counts) => `${coverage(counts, 'ttft p50')} / ${coverage(counts, 'tpot p50')}`
  },
  {
    name: '10 % slower: TTFT / TPOT p50 found',
    effect: 'p50+10',
    every: 5,
    wanted: { dedicated: '≥ 97 / 97 %', hosted: '≥ 92 / 97 %', noisy: '≥ 80 / 93 %', cliff: '≥ 92 / 97 %' },
    figure: (counts) => `${found(counts, 'ttft p50')} / ${found(counts, 'tpot p50')}`
  },
  {
    name: '20 % slower: file found',
    effect: 'p50+20',
    every: 5,
    wanted: { dedicated: '≥ 99 %', hosted: '≥ 99 %', noisy: '≥ 97 %', cliff: '≥ 99 %' },
    figure: ({ verdicts, fileCount }) => percent(verdicts.regression / fileCount, 1)
  },
  {
    name: 'a tenth fewer tokens a second: TPOT found',
    effect: 'throughput-10',
    every: 5,
    wanted: { dedicated: '≥ 97 %', hosted: '≥ 97 %', noisy: '≥ 93 %', cliff: '≥ 97 %' },
    figure: (counts) => found(counts, 'tpot p50')
  },
  {
    name: '10 % faster: files with an alarm',
    effect: 'improve-10',
    every: 5,
    wanted: alike('0'),
    figure: ({ verdicts }) => `${verdicts.regression}`
  },
  {
    name: 'tail 25 % longer, p95 gates, up to 1,000 pairs: file found',
    effect: 'tail+25',
    every: 15,
    gateP95: true,
    cap: 1000,
    wanted: { dedicated: '≥ 95 %', hosted: '≥ 90 %', noisy: '–', cliff: '–' },
    figure: ({ verdicts, fileCount }) => percent(verdicts.regression / fileCount, 1)
  }
]

/** What the interleaved rule is held to and what it does, as Markdown. */
export function interleavedTable({ fileCount, firstSeed }: Extent): string {
  const counted = new Map<string, InterleavedCounts>()
  const countsFor = (bar: Bar, scenario: PairedScenarioName): InterleavedCounts => {
    const key = `${bar.effect} ${scenario}`
    const known = counted.get(key) ?? countBar(bar, scenario, { fileCount, firstSeed })
    counted.set(key, known)
    return known
  }
  const rows = BARS.map((bar) => [
    bar.name,
    ...SCENARIO_NAMES.map((scenario) => {
      const figure = bar.wanted[scenario] === '–' ? '–' : bar.figure(countsFor(bar, scenario))
      return `${figure} (${bar.wanted[scenario]})`
    })
  ])
  const counts = [...new Set(BARS.map(({ every }) => Math.ceil(fileCount / every)))].join(', ')
  return [
    `Each figure with its goal in brackets, from ${counts} files per cell: the rarer the event, the more files.`,
    markdownTable(['', ...SCENARIO_NAMES], rows)
  ].join('\n\n')
}

function countBar(bar: Bar, scenario: PairedScenarioName, { fileCount, firstSeed }: Extent): InterleavedCounts {
  return countInterleaved({
    scenario,
    effect: bar.effect,
    fileCount: Math.ceil(fileCount / bar.every),
    firstSeed,
    judging: {
      gateP95: bar.gateP95 === true,
      // What each check finds shows only where the first regression does not end the measuring.
      failFast: bar.effect === 'none',
      ...(bar.cap === undefined ? {} : { cap: bar.cap })
    }
  })
}
