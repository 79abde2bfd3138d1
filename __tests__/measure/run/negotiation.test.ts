import { describe, expect, it } from '@jest/globals'
import type { KnownError } from '../../../src/domain/errors.ts'
import { createMeasure } from '../../../src/measure/run/create-measure.ts'
import { parametersOnRecord, settledMembers } from '../../../src/measure/run/negotiation.ts'
import { readPlan } from '../../../src/plan/read-plan.ts'
import { BUILTIN_SETS } from '../../../src/prompts/builtin.ts'
import { WARM_UP_PROMPTS } from '../../../src/prompts/warm-up.ts'
import { run } from '../../../src/run.ts'
import { sha256 } from '../../support/a-run.ts'
import { C, D, F, R, reasoning, U } from '../../support/chat-events.ts'
import { runJob } from '../../support/measure-job.ts'
import { aTarget } from '../../support/measure-plan.ts'
import { document, head, httpChunk, type Script, type Served, startRawServer } from '../../support/raw-server.ts'

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

const errorEvent = (message: string, param?: string): string =>
  `data: ${JSON.stringify({ error: { message, param, code: '400' } })}\n\n`

/** Thinks unseen for as many tokens as its effort says, out of the limit of the answer. */
function reasoningModel(body: Body, least = 1000): Script {
  const limit = Number(body['max_completion_tokens'] ?? body['max_tokens'])
  const thought = body['reasoning_effort'] === 'low' ? 300 : least
  if (limit <= thought) return reply(F('length'), U(5, limit, reasoning(limit)), D)
  return reply(...words.map(C), F('stop'), U(5, thought + words.length, reasoning(thought)), D)
}

/** Like the ones that know neither the old name of the limit nor the lowest efforts. */
function strictReasoningModel(request: Served): Script {
  const body = bodyOf(request)
  if ('max_tokens' in body) {
    return refuse(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens'
    )
  }
  if (body['reasoning_effort'] === 'none' || body['reasoning_effort'] === 'minimal') {
    return refuse(
      `Unsupported value: '${body['reasoning_effort']}'. Supported values are: 'low', 'medium', and 'high'.`,
      'reasoning_effort'
    )
  }
  return reasoningModel(body)
}

/** Thinks a little, and refuses what no host refuses all of, then more than 1,000 tokens. */
function stubbornModel(body: Body): Script {
  const refused = ['max_tokens', 'cache_prompt', 'cache_salt', 'stream_options']
  const name = refused.find((each) => each in body)
  if (name !== undefined) return refuse(`Unknown parameter: '${name}'`, name)
  if ('reasoning_effort' in body) return refuse('Invalid value', 'reasoning_effort')
  if (Number(body['max_completion_tokens']) > 1000) return refuse('max_completion_tokens is too large')
  return reasoningModel(body, 10)
}

/** Of few tokens in all, which thinks and shows it. */
function smallModel(body: Body, message: string): Script {
  return Number(body['max_tokens']) > 3900 ? refuse(message) : reasoningModel(body, 10)
}

const claude = (): Script => {
  const event = (type: string, members: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...members })}\n\n`
  const text = (text: string) => event('content_block_delta', { index: 1, delta: { type: 'text_delta', text } })
  return [
    {
      atMs: 0,
      bytes: head(200, KEEP) + httpChunk(event('message_start', { message: { usage: { input_tokens: 5 } } }))
    },
    {
      atMs: 1,
      bytes: httpChunk(event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: 'hm' } }))
    },
    ...words.map((word, index) => ({ atMs: index + 2, bytes: httpChunk(text(word)) })),
    {
      atMs: 9,
      bytes:
        httpChunk(event('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 8 } })) +
        httpChunk(event('message_stop', {})) +
        httpChunk('')
    }
  ]
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
      script: (_, request) => strictReasoningModel(request)
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    for (const request of served.slice(-2)) {
      expect(bodyOf(request)).toMatchObject({ max_completion_tokens: 4050, reasoning_effort: 'low' })
      expect(bodyOf(request)).not.toHaveProperty('max_tokens')
    }
    expect(measured.asked).toEqual({ mini: { 'max-output-tokens': '+4000', reasoning_effort: 'low' } })
    const mine = { kind: 'parameter-adapted', target: 'mini' }
    expect(measured.warnings.filter(({ kind }) => kind === 'parameter-adapted')).toEqual([
      { ...mine, parameter: 'max_tokens', change: { how: 'renamed', to: 'max_completion_tokens' } },
      { ...mine, parameter: 'max-output-tokens', change: { how: 'raised', byTokenCount: 4000 } },
      { ...mine, parameter: 'reasoning_effort', change: { how: 'set', to: 'low' } }
    ])
  })

  it('costs a plain model nothing', async () => {
    const { measured, served } = await runJob({ script: plain })
    expect(served).toHaveLength(3)
    expect(measured.warnings.map(({ kind }) => kind)).not.toContain('parameter-adapted')
    expect(measured.asked).toBeUndefined()
  })

  it('is not touched within a sample', async () => {
    const { measured, served } = await runJob({
      script: (index) => (index === 0 ? plain() : refuse('Unknown parameter', 'stream_options'))
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['http-error', 'http-error'])
    expect(served).toHaveLength(3)
  })

  it('with a parameter of the user is an error that names it', async () => {
    const job = {
      script: () => refuse("Unsupported value: 'temperature' does not support 0 with this model."),
      target: { params: { temperature: 0 } }
    }
    await expect(runJob(job)).rejects.toMatchObject({
      code: 'request-refused',
      hint: 'Remove "temperature" from "params" of the target, or give it a value that this model takes.'
    })
  })

  it('that nothing helps against is explained', async () => {
    const job = { script: () => refuse('Unsupported parameter', 'max_tokens') }
    await expect(runJob(job)).rejects.toMatchObject({
      code: 'request-refused',
      message: expect.stringContaining('400')
    })
  })

  it('is settled however much of it a host refuses, one thing after the other', async () => {
    const { measured, served } = await runJob({
      script: (_, request) => stubbornModel(bodyOf(request))
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    const { messages: _messages, ...last } = bodyOf(served.at(-1) as Served)
    expect(last).toEqual({ model: 'm-1', stream: true, max_completion_tokens: 50 })
    // Limit, two switches, stream_options, thinking, three efforts, room; then connections are opened and two are measured.
    expect(served).toHaveLength(1 + 9 + 1 + 2)
  })

  it.each([
    ["'max_tokens' or 'max_completion_tokens' is too large: 4050."],
    [
      "Requested token count exceeds the model's maximum context length of 4096 tokens. You requested a total of 4150 tokens: 100 tokens from the input messages and 4050 tokens for the completion."
    ]
  ])('of a model too small for the room is settled by asking without: %s', async (message) => {
    const { measured, served } = await runJob({ script: (_, request) => smallModel(bodyOf(request), message) })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(served.map((request) => bodyOf(request)['max_tokens'])).toEqual([50, 4050, 50, 50, 50])
    expect(bodyOf(served.at(-1) as Served)).toHaveProperty('reasoning_effort', 'none')
    expect(measured.asked).toEqual({ mini: { reasoning_effort: 'none' } })
  })

  it('that nothing helps against after an answer leaves the form that was answered', async () => {
    const { measured, served } = await runJob({
      script: (_, request) => smallModel(bodyOf(request), 'Bad Request')
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    for (const request of served.slice(-2)) {
      expect(bodyOf(request)).toHaveProperty('max_tokens', 50)
      expect(bodyOf(request)).toHaveProperty('stream_options')
      expect(bodyOf(request)).not.toHaveProperty('reasoning_effort')
    }
    expect(measured.asked).toBeUndefined()
    expect(measured.warnings.map(({ kind }) => kind)).not.toContain('parameter-adapted')
  })

  it('is not what a host has that answered and is busy now', async () => {
    const job = {
      script: (index: number, request: Served) =>
        index === 0 ? reasoningModel(bodyOf(request), 10) : document(503, '{"error":{"message":"busy"}}')
    }
    await expect(runJob(job)).rejects.toMatchObject({ code: 'cannot-measure' })
  })

  it.each([
    ['by nothing', () => refuse('Param Incorrect')],
    ['by a part of it', () => refuse('extraneous key [include_usage] is not permitted')],
    ['in the stream', () => reply(errorEvent('Unknown parameter', 'stream_options'))],
    ['in the stream, by nothing', () => reply(errorEvent('Param Incorrect'))]
  ])('is settled where stream_options are refused and named %s', async (_, refusal) => {
    const { measured, served } = await runJob({
      script: (_index, request) => ('stream_options' in bodyOf(request) ? refusal() : plain())
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    for (const request of served.slice(-2)) expect(bodyOf(request)).not.toHaveProperty('stream_options')
    // It changes no answer.
    expect(measured.asked).toBeUndefined()
  })

  it('is settled where a gateway had said 200 before it was refused', async () => {
    const { measured, served } = await runJob({
      script: (_, request) =>
        'max_tokens' in bodyOf(request)
          ? reply(errorEvent("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", 'max_tokens'))
          : plain()
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(bodyOf(served.at(-1) as Served)).toHaveProperty('max_completion_tokens', 50)
  })

  it('does not arise from a budget for thinking that is larger than the limit of an answer', async () => {
    const { measured, served } = await runJob({
      target: { api: 'anthropic-messages', params: { thinking: { type: 'enabled', budget_tokens: 1024 } } },
      script: (_, request) => {
        const { max_tokens: limit, thinking } = bodyOf(request) as {
          max_tokens: number
          thinking: { budget_tokens: number }
        }
        const message = '`max_tokens` must be greater than `thinking.budget_tokens`'
        return limit > thinking.budget_tokens ? claude() : document(400, JSON.stringify({ error: { message } }))
      }
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(served.map((request) => bodyOf(request)['max_tokens'])).toEqual([4050, 4050, 4050])
    expect(measured.asked).toEqual({ mini: { 'max-output-tokens': '+4000' } })
    expect(measured.warnings).toContainEqual(
      expect.objectContaining({ parameter: 'max-output-tokens', change: { how: 'raised', byTokenCount: 4000 } })
    )
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
    // In vain, once more in vain, and without for good.
    expect(served.slice(0, 3).map((request) => 'stream_options' in bodyOf(request))).toEqual([true, true, false])
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
    expect(again.asked).toEqual({ m: { 'max-output-tokens': '+4000', reasoning_effort: 'low' } })
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
        context: { event: 'pull_request', key: 'k', feedsBaseline: false },
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

describe('a form on record', () => {
  const asked = { 'max-output-tokens': '+4000', reasoning_effort: 'low' }

  it('is asked from the first request on, and kept where it is answered', async () => {
    const { measured, served } = await runJob({
      script: () => plain(),
      settledBefore: { mini: asked }
    })
    for (const request of served) {
      expect(bodyOf(request)).toMatchObject({ max_tokens: expect.any(Number), reasoning_effort: 'low' })
      expect(Number(bodyOf(request)['max_tokens'])).toBeGreaterThan(4000)
    }
    expect(measured.asked).toEqual({ mini: asked })
  })

  it('gives way where the host refuses it', async () => {
    const { measured } = await runJob({
      script: (_, request) =>
        'reasoning_effort' in bodyOf(request) ? refuse('Unknown parameter', 'reasoning_effort') : plain(),
      settledBefore: { mini: { reasoning_effort: 'low' } }
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(measured.asked ?? {}).not.toHaveProperty('mini.reasoning_effort')
  })

  it('is given up where the host refuses it and does not say what of it', async () => {
    const { measured, served } = await runJob({
      script: (_, request) => (Number(bodyOf(request)['max_tokens']) > 4000 ? refuse('Bad Request') : plain()),
      settledBefore: { mini: { 'max-output-tokens': '+4000' } }
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(served.slice(-2).every((request) => Number(bodyOf(request)['max_tokens']) < 4000)).toBe(true)
    expect(measured.asked).toBeUndefined()
  })

  it.each([
    ['openai-chat', { reasoning_effort: 'minimal' }],
    ['gemini', { 'max-output-tokens': '+4000', 'thinkingConfig.thinkingBudget': 128 }],
    ['bedrock-converse', { 'additionalModelRequestFields.reasoning_effort': 'low' }],
    ['ollama', { think: false }]
  ] as const)('is the one it was made of: %s %j', (api, members) => {
    const target = aTarget({ api })
    const settled = new Map([[target.id, parametersOnRecord(target, members)]])
    expect(settledMembers([target], settled)).toEqual({ [target.id]: members })
  })

  it('passes over what the request has no place for', () => {
    const target = aTarget()
    const nonsense = { seed: null, 'max-output-tokens': 'many', reasoning_effort: 'gigantic', other: 1 }
    expect(settledMembers([target], new Map([[target.id, parametersOnRecord(target, nonsense)]]))).toBeUndefined()
  })
})
