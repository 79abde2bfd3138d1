import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStore } from '../baseline/file-store.ts'
import { writeRunFile } from '../baseline/run-file-io.ts'
import { writeTextFile } from '../baseline/text-file.ts'
import { EXIT_CODES, type ExitCode } from '../domain/exit-code.ts'
import type { Plan } from '../domain/plan.ts'
import { TOOL } from '../domain/tool.ts'
import { readPlan } from '../plan/read-plan.ts'
import { roundCountOf } from '../plan/slots/schedule.ts'
import type { Progress, Publication, Publisher } from '../ports.ts'
import { BUILTIN_SETS } from '../prompts/builtin.ts'
import { run } from '../run.ts'
import { type Simulator, startSimulator } from '../simulator/start-simulator.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import { localEnvironment } from '../wiring/cli-environment.ts'
import { createMeasurePort, keyLookup, now, sha256 } from '../wiring/machine.ts'

const FOLDER = 'llm-latency-demo'
const BASELINE_RUNS = 6
const SLOWDOWN = 1.3
const SEED = 20_261_130
/**
 * A small, fast model whose runs differ a little on their own, as real ones do: by so little that one job decides, even on a busy
 * machine, which adds to it.
 *
 * @internal
 */
export const DEMO_MODEL = {
  seed: SEED,
  ttftMs: 60,
  tpotMs: 2,
  prefillMsPerToken: 0.05,
  jitter: 0.04,
  runNoise: 0.01,
  stallRatio: 0.01
}

/**
 * `demo`: the main job with nothing to set up. It measures a simulated endpoint six times as the default branch would, makes it
 * 30 % slower, measures it again as a pull request would, and shows the comment that the pull request would get.
 */
export async function demo(options: { readonly exitCode: boolean }): Promise<ExitCode> {
  const simulator = await startSimulator(DEMO_MODEL)
  const plan = demoPlan(simulator.url)
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  // The slower run raises an alarm and is measured a second time, hence one more measurement than runs.
  const perRun = roundCountOf(plan) * plan.prompts.scenarios.length
  const bar = createProgress(process.stderr)
  bar.start((BASELINE_RUNS + 2) * perRun, 'six runs of main, then a pull request that is 30 % slower')
  try {
    const slower = await measureStory({ simulator, plan, bar, perRun })
    bar.stop()
    printText(visible(slower.publication.comment))
    printText(`\nWritten to ./${FOLDER}/: report.html, report.md, comment.md, report.json and seven run files.`)
    printText('Next: README.md has the workflow file that does this on your pull requests.')
    return options.exitCode ? slower.exitCode : EXIT_CODES.passed
  } finally {
    bar.stop()
    await simulator.close()
  }
}

interface Story {
  readonly simulator: Simulator
  readonly plan: Plan
  readonly bar: Progress
  readonly perRun: number
}

async function measureStory(story: Story): Promise<{ publication: Publication; exitCode: ExitCode }> {
  for (let number = 0; number < BASELINE_RUNS; number += 1) {
    story.simulator.nextRun()
    await runOnce(story, { number, event: 'push', file: `main-${number + 1}.run.json.gz` })
  }
  story.simulator.nextRun()
  story.simulator.setSpeed(1 / SLOWDOWN)
  const slower = await runOnce(story, {
    number: BASELINE_RUNS,
    event: 'pull_request',
    file: 'pull-request.run.json.gz'
  })
  const { report } = slower.publication
  await writeTextFile(join(FOLDER, 'report.html'), await slower.publication.html())
  await writeTextFile(join(FOLDER, 'report.md'), slower.publication.summary)
  await writeTextFile(join(FOLDER, 'comment.md'), slower.publication.comment)
  await writeTextFile(join(FOLDER, 'report.json'), slower.publication.json)
  story.bar.note(`verdict: ${report.state}`)
  return slower
}

interface StoryRun {
  readonly number: number
  readonly event: 'push' | 'pull_request'
  readonly file: string
}

async function runOnce(
  { simulator, plan, bar, perRun }: Story,
  { number, event, file }: StoryRun
): Promise<{ publication: Publication; exitCode: ExitCode }> {
  const kept: Publication[] = []
  const publisher: Publisher = {
    prove: async () => [],
    publish: async (publication) => {
      kept.push(publication)
      if (publication.run !== undefined) await writeRunFile(join(FOLDER, file), publication.run)
      return []
    }
  }
  const progress = shareOfBar(bar, number * perRun, perRun)
  const result = await run(
    {
      plan,
      context: {
        event,
        key: 'demo',
        feedsBaseline: event === 'push',
        commit: sha256(`${SEED} ${number}`).slice(0, 40)
      },
      environment: localEnvironment(),
      tool: TOOL,
      seed: SEED + number,
      warnings: []
    },
    {
      measure: createMeasurePort({ plan, keys: keyLookup(undefined), progress }),
      baselines: createFileStore(join(FOLDER, 'baseline')),
      publisher,
      wait: async () => simulator.nextRun(),
      now
    }
  )
  const [publication] = kept
  if (publication === undefined) throw new Error('the run published nothing')
  return { publication, exitCode: result.exitCode }
}

/** Maps one run onto its share of the whole bar. A second measurement continues where the first ended. */
function shareOfBar(bar: Progress, before: number, perRun: number): Progress {
  let measurements = 0
  return {
    start: () => {
      measurements += 1
    },
    advance: (done) => bar.advance(before + (measurements - 1) * perRun + done),
    stop: () => undefined,
    note: () => undefined
  }
}

function demoPlan(url: string): Plan {
  const config = `
targets:
  - { id: demo, model: simulated, base-url: ${url}, labels: { kind: simulated }, price: { input: 0, output: 0 } }
prompts: builtin:smoke-6
schedule: { in-flight: 4, confirm-after: 0s }
budgets: [e2e.p95 < 1s, error_rate < 5%]
`
  return readPlan(
    { config: 'demo.yml' },
    {
      readText: (path) => (path === 'demo.yml' ? config : undefined),
      sha256,
      builtinSets: BUILTIN_SETS,
      defaultConfigPath: 'demo.yml'
    }
  )
}

/** Renders the comment as GitHub shows it: hidden markers are gone, and folds show only their headings. */
function visible(comment: string): string {
  return comment
    .replace(/<!--.*?-->\n?/gs, '')
    .replace(/<details><summary>(.*?)<\/summary>.*?<\/details>\n*/gs, '▸ $1\n')
    .replace(/<code>(.*?)<\/code>/gs, '`$1`')
    .replace(/<\/?sub>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()
}
