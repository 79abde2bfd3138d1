import type { BaselineFile } from '../../src/domain/baseline.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import { createMeasure } from '../../src/measure/run/create-measure.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import type { Publication } from '../../src/ports.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { WARM_UP_PROMPTS } from '../../src/prompts/warm-up.ts'
import { type RunResult, run } from '../../src/run.ts'
import { sha256 } from '../support/a-run.ts'
import { leapingClock } from '../support/measure-clock.ts'
import { type RawServer, type Script, type Served, startRawServer } from '../support/raw-server.ts'

/** One target of a job's configuration, and more of it. */
export interface JobAtServer {
  /** The reply to a request, by its number from 0; warm-up comes first. */
  readonly scriptOf: (request: Served, index: number) => Script
  /** Members of the one target, such as `api: anthropic-messages`. */
  readonly target?: string
  /** Further targets, of which `URL` is the server's address. */
  readonly beside?: string
  readonly inFlightCount?: number
  readonly config?: string
  readonly event?: 'push' | 'pull_request'
  readonly stored?: readonly BaselineFile[]
  readonly signal?: AbortSignal
  readonly wait?: (durationMs: number) => Promise<void>
}

export interface JobDone extends RunResult {
  readonly served: readonly Served[]
  readonly stored: readonly BaselineFile[]
  /** The run file that was published; absent where none was. */
  readonly kept: RunFile | undefined
}

const CONFIG_PATH = 'c.yml'

/** A server that stays where it is from job to job, so that their runs can be compared. */
export class JobServer {
  #server: RawServer | undefined
  #scriptOf: JobAtServer['scriptOf'] = () => []
  #firstOfJob = 0

  async open(): Promise<this> {
    this.#server = await startRawServer((request, index) => this.#scriptOf(request, index - this.#firstOfJob))
    return this
  }

  async close(): Promise<void> {
    await this.#server?.close()
  }

  /** Runs a whole job over real sockets: measures, judges, reports, stores; only GitHub is not there. */
  async run(job: JobAtServer): Promise<JobDone> {
    const server = this.#server
    if (server === undefined) throw new Error('the server is not open')
    this.#scriptOf = job.scriptOf
    this.#firstOfJob = server.served.length
    const done = await runJobAt(job, server.url)
    return { ...done, served: server.served.slice(this.#firstOfJob) }
  }
}

/** Runs a whole job at a server of its own. */
export async function doJobAt(job: JobAtServer): Promise<JobDone> {
  const server = await new JobServer().open()
  try {
    return await server.run(job)
  } finally {
    await server.close()
  }
}

async function runJobAt(job: JobAtServer, url: string): Promise<Omit<JobDone, 'served'>> {
  const stored = [...(job.stored ?? [])]
  const published: Publication[] = []
  const event = job.event ?? 'pull_request'
  const result = await run(
    {
      plan: readPlan(
        { config: CONFIG_PATH },
        {
          readText: () => configOf(job, url),
          sha256,
          builtinSets: BUILTIN_SETS,
          defaultConfigPath: CONFIG_PATH
        }
      ),
      context: {
        event,
        key: 'k',
        feedsBaseline: event === 'push',
        workflowRun: { id: stored.length + 1, attempt: 1 }
      },
      environment: { os: 'Linux' },
      tool: { name: 'llm-latency-gate', version: '0.0.0' },
      seed: 1,
      warnings: []
    },
    {
      measure: createMeasure({
        keyOf: () => undefined,
        environment: {},
        warmupPrompts: WARM_UP_PROMPTS,
        progress: { start: () => undefined, advance: () => undefined, stop: () => undefined, note: () => undefined },
        clock: leapingClock(),
        // Pauses of a busy machine are no fault of the wire.
        stallMs: Number.POSITIVE_INFINITY,
        ...(job.signal && { signal: job.signal })
      }),
      baselines: {
        read: async () => ({ files: stored.toReversed(), warnings: [] }),
        write: async (file) => {
          stored.push(file)
          return []
        }
      },
      publisher: {
        prove: async () => [],
        publish: async (publication) => {
          published.push(publication)
          return []
        }
      },
      wait: job.wait ?? (async () => undefined),
      now: () => new Date().toISOString()
    }
  )
  return { ...result, stored, kept: published.at(-1)?.run }
}

function configOf({ target = '', beside = '', inFlightCount = 1, config = '' }: JobAtServer, url: string): string {
  return `
targets:
  - { id: mini, model: m, base-url: "${url}"${target} }
${beside.replaceAll('URL', url)}
prompts: builtin:smoke-6
schedule: { in-flight: ${inFlightCount}, warmup: 1, confirm-after: 0s }
${config}`
}
