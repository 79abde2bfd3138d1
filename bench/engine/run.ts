// `npm run bench:engine`: runs the complete program against a real engine, in pairs: twenty comparisons of one model with
// itself, and five with a model five times as large. Prints each verdict and the number of requests it took. Engines are
// restarted for each comparison. One process serves one model; with `--servers 2` each arm has its own process, as two builds
// of a server would. If a busy machine then favors one of them, that is a real difference, which no comparison can
// distinguish from a slower build.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startEngine } from '../../__tests__/engine/engine.ts'
import { installEngine } from '../../__tests__/engine/install.ts'
import type { ModelName } from '../../__tests__/engine/model-shapes.ts'
import type { Plan } from '../../src/domain/plan.ts'
import type { Report } from '../../src/domain/report.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import type { Check } from '../../src/domain/verdict.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { type RunPorts, run } from '../../src/run.ts'
import { LOCAL_PLAN_WORLD, localEnvironment } from '../../src/wiring/cli-environment.ts'
import { createMeasurePort, now, wait } from '../../src/wiring/machine.ts'

const { values: options } = parseArgs({
  options: {
    same: { type: 'string', default: '20' },
    larger: { type: 'string', default: '5' },
    servers: { type: 'string', default: '1' },
    /** The seed of the first comparison; each further one takes the next. */
    seed: { type: 'string', default: '1' },
    json: { type: 'string' }
  }
})

/** Short, because every character is about one token for a model with invented words. */
const PROMPTS = `- { id: refund, max-output-tokens: 24, prompt: "List what a customer needs for a refund, and say how long it takes." }
- { id: delay, max-output-tokens: 24, prompt: "Tell a passenger in two sentences that the train is late." }
- { id: recipe, max-output-tokens: 24, prompt: "How much water do I need for two cups of long-grain rice?" }
- { id: meeting, max-output-tokens: 24, prompt: "Write an invitation to a short meeting on Tuesday at nine." }
`

interface Compared {
  readonly head: ModelName
  readonly seed: number
  readonly state: Report['state']
  readonly alarms: readonly string[]
  readonly undecided: readonly string[]
  /** Requests of both arms, including repeated ones and a second measurement, without warm-up. */
  readonly requestCount: number
  readonly pairCount: number
  readonly ended: string
  readonly durationMs: number
  /** Change of each p50 in percent, with its 95 % interval. */
  readonly changes: Readonly<Record<string, string>>
}

/** Defaults for everything except the prompts: margins, error rate, looks, number of pairs. */
function planFor(headUrl: string, baseUrl: string): Plan {
  const files: Readonly<Record<string, string>> = {
    'prompts.yml': PROMPTS,
    'config.yml': `targets: [{ id: local, model: local-model, base-url: "${headUrl}", base: { base-url: "${baseUrl}" } }]
prompts: prompts.yml
`
  }
  return readPlan({ config: 'config.yml' }, { ...LOCAL_PLAN_WORLD, readText: (path) => files[path] })
}

async function compare(head: ModelName, seed: number): Promise<Compared> {
  const base = await startEngine({ model: 'tiny' })
  const isShared = head === 'tiny' && options.servers === '1'
  const other = isShared ? base : await startEngine({ model: head })
  try {
    const plan = planFor(other.url, base.url)
    const { report, run: measured } = await run(
      {
        plan,
        context: { event: 'pull_request', key: 'engine', feedsBaseline: false },
        environment: localEnvironment(),
        tool: { name: 'llm-latency-gate', version: '0.0.0' },
        seed,
        warnings: []
      },
      portsFor(plan)
    )
    if (measured === undefined) throw new Error(`nothing was measured: ${report.failure?.message}`)
    return comparedBy(report, { head, seed, requestCount: requestsOf(measured) })
  } finally {
    await Promise.all([base, other].map((engine) => engine.stop()))
  }
}

function requestsOf({ samples, confirmation }: RunFile): number {
  return samples.length + (confirmation?.samples.length ?? 0)
}

/** Measures over loopback, without history and without publishing. */
function portsFor(plan: Plan): RunPorts {
  const quiet = { start: () => undefined, advance: () => undefined, stop: () => undefined, note: () => undefined }
  return {
    measure: createMeasurePort({ plan, keys: () => undefined, progress: quiet }),
    baselines: { read: async () => ({ files: [], warnings: [] }), write: async () => [] },
    publisher: { prove: async () => [], publish: async () => [] },
    wait,
    now
  }
}

function comparedBy(report: Report, facts: Pick<Compared, 'head' | 'seed' | 'requestCount'>): Compared {
  const named = ({ metric, statistic }: Check): string => `${metric} ${statistic}`
  const middles = report.checks.filter(({ statistic, kind }) => statistic === 'p50' && kind === 'interleaved')
  return {
    ...facts,
    state: report.state,
    alarms: report.checks.filter(({ verdict }) => verdict === 'regressed').map(named),
    undecided: report.checks
      .filter(({ verdict, gating }) => gating && verdict === 'inconclusive')
      .map((check) => `${named(check)} (${check.reason})`),
    pairCount: Math.max(0, ...report.checks.map(({ pairCount = 0 }) => pairCount)),
    ended: report.measured.end.reason,
    durationMs: Math.round(report.measured.durationMs),
    changes: Object.fromEntries(middles.map((check) => [check.metric, changeText(check)]))
  }
}

function changeText({ changeRatio, intervalRatio }: Check): string {
  if (changeRatio === undefined) return 'unknown'
  const [low, high] = (intervalRatio ?? [Number.NaN, Number.NaN]).map(percent)
  return `${percent(changeRatio)} (${low} to ${high})`
}

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(1)}%`
}

function lineOf({ head, seed, state, alarms, undecided, ...rest }: Compared): string {
  const changes = Object.entries(rest.changes).map(([metric, change]) => `${metric} ${change}`)
  return [
    `tiny to ${head}, seed ${seed}: ${state}`,
    alarms.length === 0 ? 'no alarm' : `alarms: ${alarms.join(', ')}`,
    ...(undecided.length === 0 ? [] : [`undecided: ${undecided.join(', ')}`]),
    `${rest.requestCount} requests, ${rest.pairCount} pairs, ${rest.ended}, ${(rest.durationMs / 1000).toFixed(0)} s`,
    ...changes
  ].join('; ')
}

function summaryOf(head: ModelName, all: readonly Compared[]): string {
  const own = all.filter((each) => each.head === head)
  const requests = own.map(({ requestCount }) => requestCount).toSorted((a, b) => a - b)
  const alarmed = own.filter(({ alarms }) => alarms.length > 0).length
  const mean = requests.reduce((sum, count) => sum + count, 0) / Math.max(1, requests.length)
  return (
    `tiny to ${head}: an alarm in ${alarmed} of ${own.length}; requests: mean ${mean.toFixed(0)}, ` +
    `from ${requests[0]} to ${requests.at(-1)}`
  )
}

if (!(await installEngine())) process.exit(1)
const compared: Compared[] = []
const wanted = (['tiny', 'larger'] as const).flatMap((head) =>
  Array<ModelName>(Number(head === 'tiny' ? options.same : options.larger)).fill(head)
)
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`)
for (const [index, head] of wanted.entries()) {
  const each = await compare(head, Number(options.seed) + index)
  compared.push(each)
  console.log(lineOf(each))
}
for (const head of new Set(wanted)) console.log(summaryOf(head, compared))
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(compared, undefined, 2)}\n`)
