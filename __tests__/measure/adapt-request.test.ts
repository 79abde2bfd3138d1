import { describe, expect, it } from '@jest/globals'
import type { KnownError } from '../../src/domain/errors.ts'
import { createMeasure } from '../../src/measure/create-measure.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { WARM_UP_PROMPTS } from '../../src/prompts/warm-up.ts'
import { isKnownProvider } from '../../src/providers/presets.ts'
import { run } from '../../src/run.ts'
import { sha256 } from '../support/a-run.ts'
import { C, D, F, R, reasoning, U } from '../support/chat-events.ts'
import { runJob } from '../support/measure-job.ts'
import { document, head, httpChunk, type Script, type Served, startRawServer } from '../support/raw-server.ts'

type Body = Readonly<Record<string, unknown>>
const bodyOf = ({ body }: Served): Body => JSON.parse(body) as Body

const KEEP = { 'transfer-encoding': 'chunked', connection: 'keep-alive' }
const reply = (...events: readonly string[]): Script => [
  { atMs: 0, bytes: head(200, KEEP) + httpChunk(R('')) },
  ...events.map((event, index) => ({ atMs: index + 1, bytes: httpChunk(event) })),
  { atMs: events.length + 1, bytes: httpChunk('') }
]
const words = ['a', 'b', 'c', 'd']
const plain = (): Script => reply(...words.map(C), F('stop'), U(5, words.length), D)
const refuse = (message: string, param?: string): Script => document(400, JSON.stringify({ error: { message, param } }))

/** Thinks unseen for as many tokens as its effort says, out of the limit of the answer. */
function reasoningModel(body: Body): Script {
  const limit = Number(body['max_completion_tokens'] ?? body['max_tokens'])
  const thought = body['reasoning_effort'] === 'low' ? 300 : 1000
  if (limit <= thought) return reply(F('length'), U(5, limit, reasoning(limit)), D)
  return reply(...words.map(C), F('stop'), U(5, thought + words.length, reasoning(thought)), D)
}

/** Like the ones that know neither the old name of the limit, nor a temperature, nor the lowest effort. */
function strictReasoningModel(request: Served): Script {
  const body = bodyOf(request)
  if ('max_tokens' in body) {
    return refuse(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens'
    )
  }
  if ('temperature' in body) return refuse('Only the default (1) value is supported.', 'temperature')
  if (body['reasoning_effort'] === 'minimal') {
    return refuse(
      "Unsupported value: 'minimal'. Supported values are: 'low', 'medium', and 'high'.",
      'reasoning_effort'
    )
  }
  return reasoningModel(body)
}

describe('switches of prompt caches', () => {
  const switchesOf = (request: Served) => {
    const { cache_prompt: prompt, cache_salt: salt } = bodyOf(request)
    return { prompt, salt }
  }

  it('are sent with each cold request, as unique as the digits in front of its prompt', async () => {
    const { served } = await runJob({ script: () => plain() })
    const salts = served.map((request) => switchesOf(request).salt)
    for (const [index, request] of served.entries()) {
      expect(switchesOf(request)).toEqual({ prompt: false, salt: expect.stringMatching(/^\d{12}$/) })
      expect(request.body).toContain(`[${salts[index]}] `)
    }
    expect(new Set(salts).size).toBe(served.length)
  })

  it('are not sent where the cache is what is measured', async () => {
    const { served } = await runJob({ script: () => plain(), schedule: { cache: 'warm' } })
    expect(served.map(switchesOf)).toEqual(served.map(() => ({})))
  })

  it.each([
    ['one after the other, by name', (name: string) => refuse(`Unknown parameter: '${name}'`, name)],
    ['together, by a host that does not say what is wrong', () => refuse('Bad Request')],
    [
      'by a server that breaks on them',
      (name: string) => document(501, JSON.stringify({ error: { message: `no ${name}` } }))
    ]
  ])('are left out where they are refused: %s', async (_, refusal) => {
    const { measured, served } = await runJob({
      script: (_index, request) => {
        const [name] = ['cache_prompt', 'cache_salt'].filter((each) => each in bodyOf(request))
        return name === undefined ? plain() : refusal(name)
      }
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(served.slice(-2).map(switchesOf)).toEqual([{}, {}])
    expect(measured.warnings).toContainEqual(
      expect.objectContaining({ parameter: 'cache_salt', change: { how: 'left-out', isOfUser: false } })
    )
  })
})

describe('parameter trouble', () => {
  it('is settled before anything is measured, and then remembered', async () => {
    const { measured, served } = await runJob({
      script: (_, request) => strictReasoningModel(request),
      target: { params: { temperature: 0 } }
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    for (const request of served.slice(-2)) {
      expect(bodyOf(request)).toMatchObject({ max_completion_tokens: 4050, reasoning_effort: 'low' })
      expect(bodyOf(request)).not.toHaveProperty('max_tokens')
      expect(bodyOf(request)).not.toHaveProperty('temperature')
    }
    const mine = { kind: 'parameter-adapted', target: 'mini' }
    expect(measured.warnings.filter(({ kind }) => kind === 'parameter-adapted')).toEqual([
      { ...mine, parameter: 'max_tokens', change: { how: 'renamed', to: 'max_completion_tokens' } },
      { ...mine, parameter: 'temperature', change: { how: 'left-out', isOfUser: true } },
      { ...mine, parameter: 'max-output-tokens', change: { how: 'raised', byTokenCount: 4000 } },
      { ...mine, parameter: 'reasoning_effort', change: { how: 'set', to: 'low' } }
    ])
  })

  it('costs a plain model nothing', async () => {
    const { measured, served } = await runJob({ script: plain })
    expect(served).toHaveLength(3)
    expect(measured.warnings.map(({ kind }) => kind)).not.toContain('parameter-adapted')
  })

  it('is not touched within a sample', async () => {
    const { measured, served } = await runJob({
      script: (index) => (index === 0 ? plain() : refuse('Unknown parameter', 'stream_options'))
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['http-error', 'http-error'])
    expect(served).toHaveLength(3)
  })

  it('that nothing helps against is explained', async () => {
    const job = { script: () => refuse('Unsupported parameter', 'max_tokens') }
    await expect(runJob(job)).rejects.toMatchObject({
      code: 'request-refused',
      message: expect.stringContaining('400')
    })
  })

  it('opens connections again that the refusals may have closed', async () => {
    const { served } = await runJob({
      script: (_, request) => {
        if ('stream_options' in bodyOf(request)) {
          return [...refuse('Unknown parameter', 'stream_options'), { atMs: 0, close: 'fin' }]
        }
        return plain()
      },
      slotCount: 4,
      schedule: { inFlightCount: 2, warmupCount: 2 }
    })
    // Two refused, one to settle it, two to open, four measured.
    expect(served).toHaveLength(9)
    expect(new Set(served.slice(-4).map(({ connection }) => connection)).size).toBe(2)
    const opened = new Set(served.slice(0, -4).map(({ connection }) => connection))
    expect(served.slice(-4).every(({ connection }) => opened.has(connection))).toBe(true)
  })

  it('survives a server that hangs when asked for usage', async () => {
    const { measured, served } = await runJob({
      script: (_, request) => ('stream_options' in bodyOf(request) ? [] : plain()),
      schedule: { requestTimeouts: { connectMs: 2000, firstByteMs: 150, idleMs: 2000, totalMs: 5000 } }
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    // In vain, without, once more in vain, without for good.
    expect(served.slice(0, 4).map((request) => 'stream_options' in bodyOf(request))).toEqual([true, false, true, false])
    expect(measured.warnings).toContainEqual(
      expect.objectContaining({ parameter: 'stream_options', change: { how: 'left-out', isOfUser: false } })
    )
  })

  it('is not blamed for a server that was only waking up', async () => {
    const { measured, served } = await runJob({
      script: (index) => (index === 0 ? [] : plain()),
      schedule: { requestTimeouts: { connectMs: 2000, firstByteMs: 150, idleMs: 2000, totalMs: 5000 } }
    })
    expect(measured.warnings.map(({ kind }) => kind)).not.toContain('parameter-adapted')
    expect(served.slice(-2).every((request) => 'stream_options' in bodyOf(request))).toBe(true)
  })

  it('is remembered by the second measurement, which probes nothing', async () => {
    const server = await startRawServer(strictReasoningModel)
    const { measure, plan, slots } = shortForm(server.url)
    await measure({ plan, slots: slots.slice(0, 2), warm: false })
    const before = server.served.length
    const again = await measure({ plan, slots: slots.slice(0, 2), warm: true })
    await server.close()
    expect(server.served.length - before).toBe(2)
    expect(again.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(again.warnings.filter(({ kind }) => kind === 'parameter-adapted')).toHaveLength(3)
  })
})

/** What a workflow of three lines comes to. */
function shortForm(url: string) {
  const raw = {
    model: 'm',
    'base-url': url,
    prompts: 'builtin:smoke-6',
    compare: 'off',
    budgets: 'ttft.p95 < 1500ms\nerror_rate < 1%'
  }
  const plan = readPlan(raw, {
    readText: () => undefined,
    sha256,
    isKnownProvider,
    builtinSets: BUILTIN_SETS,
    defaultConfigPath: 'none.yml'
  })
  const quiet = { start: () => undefined, advance: () => undefined, stop: () => undefined, note: () => undefined }
  const measure = createMeasure({
    keyOf: () => undefined,
    environment: {},
    warmupPrompts: WARM_UP_PROMPTS,
    progress: quiet,
    stallMs: Number.POSITIVE_INFINITY
  })
  const slots = plan.prompts.scenarios.map(({ id }) => ({
    targetId: 'm',
    scenarioId: id,
    round: 0,
    arm: 'head' as const
  }))
  return { plan, measure, slots }
}

async function runShortForm(script: (request: Served) => Script) {
  const server = await startRawServer(script)
  const { plan, measure } = shortForm(server.url)
  try {
    return await run(
      {
        plan,
        place: { event: 'pull_request', key: 'k', feedsBaseline: false },
        environment: { os: 'Linux' },
        tool: { name: 'llm-latency-gate', version: '0.0.0' },
        seed: 1,
        warnings: []
      },
      {
        measure,
        baselines: { read: async () => ({ files: [], warnings: [] }), write: async () => [] },
        publisher: { prove: async () => [], publish: async () => [] },
        wait: async () => undefined,
        now: () => new Date().toISOString()
      }
    )
  } finally {
    await server.close()
  }
}

describe('the short form', () => {
  it('ends green with a plain model', async () => {
    const { report, run: file } = await runShortForm(plain)
    expect([report.color, report.state]).toEqual(['green', 'pass'])
    expect(file?.samples.every(({ outcome, ttftMs }) => outcome === 'ok' && ttftMs !== undefined)).toBe(true)
    expect(report.warnings.map(({ kind }) => kind)).not.toContain('parameter-adapted')
  })

  it('ends green with a reasoning model, whose first token nobody sees', async () => {
    const { report, run: file } = await runShortForm(strictReasoningModel)
    expect([report.color, report.state]).toEqual(['green', 'pass'])
    expect(file?.samples).toHaveLength(60)
    for (const sample of file?.samples ?? []) {
      expect(sample).toMatchObject({ outcome: 'ok', reasoningTokenCount: 300, ttfatMs: expect.any(Number) })
      expect(sample).not.toHaveProperty('ttftMs')
    }
    expect(report.warnings.filter(({ kind }) => kind === 'parameter-adapted')).toHaveLength(3)
  })

  it('is an error where even the room that was made is thought away', async () => {
    const bottomless = (request: Served): Script => {
      const limit = Number(bodyOf(request)['max_tokens'])
      return reply(F('length'), U(5, limit, reasoning(limit)), D)
    }
    const { report } = await runShortForm(bottomless)
    const failure = report.failure as KnownError | undefined
    expect(failure).toMatchObject({ code: 'empty-replies', message: expect.stringMatching(/spent all 4\d{3} output/) })
  })
})
