import { COMPETITORS, type Measurements } from './competitors.ts'
import { type JobOutcome, judgeChange } from './history.ts'
import type { ScenarioName } from './scenarios.ts'
import { simulate } from './simulate.ts'
import type { SimulatedFile, SimulatedRun } from './simulated.ts'
import { judgeInterleaved, PRODUCT_DEFAULTS } from './simulated-file.ts'

export interface BesideCase {
  readonly scenario: ScenarioName
  readonly effect: string
  readonly fileCount: number
  readonly firstSeed: number
}

/** The alarms of one rule: on TTFT p50, and on any p50 of the three latencies. */
export interface RuleTally {
  readonly name: string
  readonly ttftRatio: number
  readonly anyRatio: number
}

const METRICS = ['ttft', 'tpot', 'e2e'] as const
type Metric = (typeof METRICS)[number]

/** The number of runs of the default branch, for rules that use history. */
const BASELINE_RUNS = 10
/** Twenty prompts three times in each run; up to 400 pairs of the same prompts in paired runs. */
const SHAPE = {
  prompts: 20,
  repeats: 3,
  rounds: 20,
  balanced: true,
  secondAfterS: 60,
  laterJobs: [0],
  baseline: BASELINE_RUNS
} as const

/** Applies every rule to the same files: those of other tools, and this gate's two. */
export function tallyBeside({ scenario, effect, fileCount, firstSeed }: BesideCase): readonly RuleTally[] {
  const alarms = Array.from({ length: fileCount }, (_, index) =>
    alarmsIn(simulate({ scenario, effect, seed: firstSeed + index, mode: 'both', ...SHAPE }))
  )
  const names = alarms[0] === undefined ? [] : [...alarms[0].keys()]
  return names.map((name) => {
    const sets = alarms.map((file) => file.get(name) ?? new Set())
    return {
      name,
      ttftRatio: sets.filter((set) => set.has('ttft')).length / fileCount,
      anyRatio: sets.filter((set) => set.size > 0).length / fileCount
    }
  })
}

/** The metrics whose p50 raises an alarm, by rule. */
function alarmsIn(file: SimulatedFile): ReadonlyMap<string, ReadonlySet<Metric>> {
  const found = new Map<string, ReadonlySet<Metric>>()
  for (const { name, isAlarm } of COMPETITORS) {
    found.set(name, new Set(METRICS.filter((metric) => isAlarm(measurementsOf(file, metric)))))
  }
  const { first, second } = judgeChange([file], { owned: true, runCount: BASELINE_RUNS })
  found.set('this gate, history, one job', slowerMiddles(first))
  found.set('this gate, history, two jobs', slowerMiddles(first.asksAgain ? second() : first))
  const { checks } = judgeInterleaved(file, { ...PRODUCT_DEFAULTS, models: 1, failFast: false })
  found.set(
    'this gate, interleaved',
    new Set(
      METRICS.filter((metric) =>
        checks.some((check) => check.metric === metric && check.q === 'p50' && check.verdict === 'regression')
      )
    )
  )
  return found
}

function slowerMiddles({ checks }: JobOutcome): ReadonlySet<Metric> {
  const isSlower = (metric: Metric): boolean =>
    checks.some((check) => check.metric === metric && check.statistic === 'p50' && check.verdict === 'regressed')
  return new Set(METRICS.filter(isSlower))
}

function measurementsOf({ head, baseline }: SimulatedFile, metric: Metric): Measurements {
  if (head === undefined) throw new Error('the file holds no run of head')
  return { head: scenarioValues(head, metric), runs: baseline.toReversed().map((run) => scenarioValues(run, metric)) }
}

function scenarioValues({ samples }: SimulatedRun, metric: Metric): readonly number[] {
  return samples.flatMap(({ ttftMs, tpotMs, e2eMs }) => ({ ttft: ttftMs, tpot: tpotMs, e2e: e2eMs })[metric] ?? [])
}
