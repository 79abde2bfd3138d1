// `node bench/verdict/speed.ts`: how long the statistics of one pull request take on this machine, printed, not asserted.

import { median } from '../../src/stats/quantile.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { sortSamples } from '../../src/stats/sorted.ts'
import { bootstrapError } from './bootstrap.ts'
import { simulate } from './simulate.ts'
import { judgeInterleaved, PRODUCT_DEFAULTS } from './simulated-file.ts'

const MODELS = 2
const PAIRS = 400
const RESAMPLES = 10_000
const TIMES = 7
/** Half of what is looked for: neither slower nor not slower, so that measuring goes on to the cap. */
const UNDECIDED = 'p50+5'

/** The middle of several times, in ms, after one that does not count. */
function timed(work: () => unknown): number {
  work()
  const times = Array.from({ length: TIMES }, () => {
    const begin = process.cpuUsage().user
    work()
    return (process.cpuUsage().user - begin) / 1000
  })
  return median(times) ?? Number.NaN
}

const files = Array.from({ length: MODELS }, (_, index) =>
  simulate({
    scenario: 'noisy',
    effect: UNDECIDED,
    seed: index,
    mode: 'interleaved',
    baseline: 8,
    prompts: 30,
    rounds: 14,
    balanced: true
  })
)
const options = { ...PRODUCT_DEFAULTS, gateP95: true, minPairs: 30, cap: PAIRS, failFast: false }
const judged = files.map((file) => judgeInterleaved(file, options))
const judging = timed(() => files.map((file) => judgeInterleaved(file, options)))

const random = seededRandom(1)
const values = sortSamples(Array.from({ length: PAIRS }, () => random()))
const resampling = timed(() =>
  [0.5, 0.95].map((q) =>
    values === undefined ? undefined : bootstrapError(values, q, { random, resamples: RESAMPLES })
  )
)

const checkCount = judged.flatMap(({ checks }) => checks.filter(({ q }) => q === 'p50' || q === 'p95')).length
const requests = judged.map((file) => file.requests).join(' and ')
console.log(`${checkCount} checks, every look up to ${PAIRS} pairs (${requests} requests): ${judging.toFixed(0)} ms`)
console.log(`${RESAMPLES} resamples of p50 and of p95 of ${PAIRS} values: ${resampling.toFixed(0)} ms`)
