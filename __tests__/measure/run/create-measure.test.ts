import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../../src/domain/errors.ts'
import { sampleSchema } from '../../../src/domain/sample.ts'
import { Secret } from '../../../src/domain/secret.ts'
import { C, D, F, U } from '../../support/chat-events.ts'
import { type Job, KEY, runJob } from '../../support/measure-job.ts'
import { aMeasurePlan } from '../../support/measure-plan.ts'
import { document, head, httpChunk, type Script, startRawServer } from '../../support/raw-server.ts'

const KEEP = { 'transfer-encoding': 'chunked', connection: 'keep-alive' }
const good = (usage = U(5, 3), headers: Readonly<Record<string, string>> = {}): Script => [
  {
    atMs: 0,
    bytes:
      head(200, { ...KEEP, ...headers }) + httpChunk(C('a') + C('b') + C('c') + F('stop') + usage + D) + httpChunk('')
  }
]
const busy = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  document(status, '{"error":{"message":"slow down"}}', headers)

const contentOf = (body: string): string => JSON.parse(body).messages[0].content

const named = (name: string): string => `\${${name}}`

describe('a run', () => {
  it('warms up with every connection and then uses no other', async () => {
    const { measured, served } = await runJob({
      script: () => good().map((step) => ({ ...step, atMs: 20 })),
      slotCount: 8,
      schedule: { inFlightCount: 4, warmupCount: 2 }
    })
    expect(served).toHaveLength(12)
    expect(new Set(served.map(({ connection }) => connection)).size).toBe(4)
    expect(measured.samples).toHaveLength(8)
    expect(measured.samples.every(({ connectionReused }) => connectionReused === true)).toBe(true)
    expect(measured.samples.some((sample) => 'connectMs' in sample)).toBe(false)
    expect(Object.values(measured.connectMs)).toHaveLength(1)
    expect(measured.end).toEqual({ reason: 'fixed', partial: false })
  })

  it('yields samples that fit the run file', async () => {
    const { measured } = await runJob({ script: () => good(), keepEvents: true })
    for (const sample of measured.samples) expect(sampleSchema.parse(sample)).toEqual(sample)
    expect(measured.events?.map(({ sample, atMs }) => [sample, atMs.length])).toEqual([
      [0, 3],
      [1, 3]
    ])
  })

  it('puts a new nonce of twelve digits at the very front of every request', async () => {
    const { served } = await runJob({ script: () => good() })
    const fronts = served.map(({ body }) => /^\[(\d{12})\] (Hello|Prompt [ab])$/.exec(contentOf(body))?.[1])
    expect(fronts).not.toContain(undefined)
    expect(new Set(fronts).size).toBe(3)
  })

  it.each([
    ['x-cache', 'HIT from edge', true],
    ['cf-aig-cache-status', 'HIT', true],
    ['helicone-cache', 'HIT', true],
    ['x-portkey-cache-status', 'SEMANTIC HIT', true],
    ['x-litellm-cache-hit', 'True', true],
    ['x-from-cache', '1', true],
    ['age', '120', true],
    ['age', '0', false],
    ['x-cache', 'MISS', false],
    ['helicone-cache-enabled', 'true', false],
    ['x-litellm-cache-key', 'a1b2', false],
    ['cache-control', 'no-cache', false],
    ['x-prompt-cache', 'hit', false]
  ])('tells a reply out of a store by its header: %s: %s', async (name, value, isStored) => {
    const { measured } = await runJob({ script: () => good(U(5, 3), { [name]: value }) })
    expect(new Set(measured.samples.map(({ flags }) => flags.includes('void-cached-reply')))).toEqual(
      new Set([isStored])
    )
  })

  it('asks for nothing but the slots once the job is warm', async () => {
    const { served } = await runJob({ script: () => good(), warm: true })
    expect(served).toHaveLength(2)
  })

  it('sends the key, and fills extra headers in from the environment', async () => {
    const { served } = await runJob({
      script: () => good(),
      target: { key: { from: 'input' }, extraHeaders: { 'X-Team': `team ${named('TEAM')}` } },
      options: { environment: { TEAM: 'blue' } }
    })
    expect(served[0]?.head).toContain(`authorization: Bearer ${KEY}`)
    expect(served[0]?.head).toContain('x-team: team blue')
    expect(served[0]?.head).toMatch(/^POST \/v1\/chat\/completions HTTP\/1\.1/)
  })

  it('names a variable that an extra header misses', async () => {
    const job = { script: () => good(), target: { extraHeaders: { 'x-team': named('TEAM') } } }
    await expect(runJob(job)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'target "mini", "extra-headers", "x-team": variable TEAM is not set'
    })
  })

  it('meets a connection that was closed meanwhile with one fresh request', async () => {
    const { measured, served } = await runJob({
      script: (index) => (index === 1 ? [{ atMs: 0, close: 'reset' }] : good())
    })
    expect(served).toHaveLength(4)
    expect(measured.samples.map(({ outcome, flags }) => [outcome, flags.includes('fresh-retry')])).toEqual([
      ['ok', true],
      ['ok', false]
    ])
    expect(measured.samples[0]).toMatchObject({ connectionReused: false })
  })

  it('voids and replaces a sample that this very process slept through', async () => {
    const sleepThrough = (durationMs: number): void => {
      const untilMs = performance.now() + durationMs
      while (performance.now() < untilMs);
    }
    const { measured } = await runJob({
      script: (index) => {
        // The server shares this process, so its sleep is the client's.
        if (index === 1) sleepThrough(700)
        return good()
      },
      options: { stallMs: 500 }
    })
    expect(measured.samples.map(({ flags }) => flags.includes('void-client-stall'))).toEqual([true, false, false])
    expect(measured.clientHealth.eventLoopDelayMs.max).toBeGreaterThan(500)
  })

  it('does not repeat a request that a fresh connection failed', async () => {
    const { measured } = await runJob({
      script: (index) => (index === 0 ? [...good(), { atMs: 0, close: 'fin' }] : [{ atMs: 0, close: 'reset' }]),
      slotCount: 1
    })
    expect(measured.samples).toMatchObject([{ outcome: 'connection', connectionReused: false, flags: [] }])
  })
})

describe('a busy target', () => {
  it.each([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after-ms': '1500' }, 1500],
    [{ 'retry-after': 'Wed, 01 Jan 2025 00:00:07 GMT' }, 7000],
    [{ 'retry-after': '-1' }, 1000],
    [{ 'retry-after': '99999' }, 60_000],
    [{ 'retry-after': 'soon' }, 1000]
  ])('25: asked for %j is left alone for %d ms', async (headers, waitMs) => {
    const { measured, waitsMs } = await runJob({
      script: (index) => (index === 1 ? busy(429, headers) : good()),
      options: { wallClock: () => new Date('2025-01-01T00:00:00Z') }
    })
    expect(waitsMs).toHaveLength(1)
    // What is left of it when the next request is due.
    expect(waitsMs[0]).toBeLessThanOrEqual(waitMs)
    expect(waitsMs[0]).toBeGreaterThan(waitMs / 2)
    const [refused, replacement] = measured.samples
    expect(refused).toMatchObject({ outcome: 'rate-limited', flags: [] })
    expect(replacement).toMatchObject({ outcome: 'ok', scenarioId: 'a' })
    expect(replacement?.flags).toContain('replacement')
    expect((replacement?.startedAtMs ?? 0) - (refused?.startedAtMs ?? 0)).toBeGreaterThanOrEqual(waitsMs[0] ?? 0)
    // The wait is in no metric.
    expect((replacement?.startedAtMs ?? 0) + (replacement?.ttftMs ?? 0)).toBeLessThan(measured.durationMs)
    expect(measured.samples).toHaveLength(3)
  })

  it('26: an overloaded answer is kept beside the good one', async () => {
    const { measured } = await runJob({ script: (index) => (index === 1 ? busy(529) : good()) })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['overloaded', 'ok', 'ok'])
  })

  it('is asked no faster than a quarter of the tokens that its host states, and that is said once', async () => {
    // 2 tokens in ("Prompt a"), 50 out, of 416 a minute: two requests a minute are within a quarter.
    const limited = { 'x-ratelimit-limit-tokens': '416', 'x-ratelimit-remaining-tokens': '300' }
    const { waitsMs, notes, measured } = await runJob({ script: () => good(U(5, 3), limited), slotCount: 4 })
    expect(waitsMs.map((waitMs) => Math.round(waitMs / 1000))).toEqual([30, 30])
    expect(notes.filter((note) => note.includes('a request every'))).toEqual([
      'mini: a request every 30 s, to keep to a quarter of the limit that its host states'
    ])
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })

  it('gets at most half as many replacements as there are slots', async () => {
    const { measured, waitsMs } = await runJob({ script: (index) => (index > 0 ? busy(503) : good()), slotCount: 4 })
    expect(measured.samples).toHaveLength(6)
    expect(waitsMs.map((waitMs) => Math.round(waitMs / 1000))).toEqual([1, 2, 4, 8, 16])
    expect(measured.end).toEqual({ reason: 'fixed', partial: false })
  })

  it('is asked again before it is given up', async () => {
    const { waitsMs } = await runJob({ script: (index) => (index < 2 ? busy(503, { 'retry-after': '3' }) : good()) })
    expect(waitsMs).toEqual([3000, 3000])
  })
})

describe('a cold cache', () => {
  const cached = (count: number) => good(U(500, 3, { prompt_tokens_details: { cached_tokens: count } }))

  it('voids and replaces a reply from the cache', async () => {
    const { measured } = await runJob({ script: (index) => cached(index === 1 ? 65 : 64) })
    expect(
      measured.samples.map(({ cachedTokenCount, flags }) => [cachedTokenCount, flags.includes('void-cache-hit')])
    ).toEqual([
      [65, true],
      [64, false],
      [64, false]
    ])
  })

  it('allows what even warm-up had: the share of a template', async () => {
    const { measured } = await runJob({ script: () => cached(1360) })
    expect(measured.samples.flatMap(({ flags }) => flags)).not.toContain('void-cache-hit')
    expect(measured.samples).toHaveLength(2)
  })

  it('is unverified where the host counts nothing', async () => {
    const { measured } = await runJob({ script: () => good() })
    expect(measured.samples.every(({ flags }) => flags.includes('cache-unverified'))).toBe(true)
  })
})

describe('asking each prompt once, for a warm cache', () => {
  const WARM_UPS = 1

  it('waits for a busy host, and asks the prompt that it refused again', async () => {
    const busy = document(429, '{}', { 'retry-after': '20' })
    const { served, waitsMs, measured } = await runJob({
      script: (index) => (index === WARM_UPS ? busy : good()),
      schedule: { cache: 'warm' },
      slotCount: 0
    })
    const [refused, other, again] = served.slice(WARM_UPS).map(({ body }) => body)
    expect(served).toHaveLength(WARM_UPS + 3)
    expect([again === refused, other === refused]).toEqual([true, false])
    expect(waitsMs.map((waitMs) => Math.round(waitMs / 1000))).toEqual([20])
    expect(measured.samples).toEqual([])
  })

  it('gives up on a prompt that is refused for ever', async () => {
    const { served } = await runJob({
      script: (index) => (index < WARM_UPS ? good() : document(429, '{}', { 'retry-after': '1' })),
      schedule: { cache: 'warm' },
      slotCount: 0
    })
    expect(served).toHaveLength(WARM_UPS + 2 * 4)
  })
})

describe('a warm cache', () => {
  const cached = (count: number) => good(U(500, 3, { prompt_tokens_details: { cached_tokens: count } }))
  const warm = { cache: 'warm' } as const

  it('has each prompt asked once before, and always in the same words', async () => {
    const { measured, served } = await runJob({ script: () => cached(400), schedule: warm })
    expect(served.map(({ body }) => contentOf(body))).toEqual(['Hello', 'Prompt a', 'Prompt b', 'Prompt a', 'Prompt b'])
    expect(measured.samples.flatMap(({ flags }) => flags).filter((flag) => flag.startsWith('void-'))).toEqual([])
  })

  it('voids and replaces a reply that had nothing from it', async () => {
    // Warm-up and two primings are the first three.
    const { measured } = await runJob({ script: (index) => cached(index === 3 ? 0 : 400), schedule: warm })
    expect(
      measured.samples.map(({ cachedTokenCount, flags }) => [cachedTokenCount, flags.includes('void-cache-miss')])
    ).toEqual([
      [0, true],
      [400, false],
      [400, false]
    ])
  })

  it('is unverified where the host counts nothing', async () => {
    const { measured } = await runJob({ script: () => good(), schedule: warm })
    expect(measured.samples.every(({ flags }) => flags.includes('cache-unverified'))).toBe(true)
  })
})

describe('a run that ends early', () => {
  it('keeps what it measured when the money is spent', async () => {
    // 2 requests cost 2 × (5 × $1 + 3 × $5) / 1M = $40e-6.
    const { measured } = await runJob({
      script: () => good(),
      slotCount: 10,
      target: { price: { input: 1, output: 5 } },
      schedule: { maxCostUsd: 100e-6 }
    })
    expect(measured.end).toEqual({ reason: 'max-cost', partial: true })
    expect(measured.samples).toHaveLength(4)
    expect(measured.costUsd).toBeCloseTo(100e-6, 12)
  })

  it('is over its cap by no more than the requests in flight, however much dearer they are than the ones before', async () => {
    const dear = () => [{ atMs: 0, bytes: head() + httpChunk(C('a') + F('stop') + U(5, 1000) + D) + httpChunk('') }]
    const { served } = await runJob({
      script: () => dear(),
      warm: true,
      base: { source: 'base-block', prompts: aMeasurePlan([]).prompts },
      slots: Array.from({ length: 20 }, (_, index) => ({
        targetId: 'mini',
        scenarioId: 'a',
        round: 0,
        arm: index % 2 === 0 ? 'base' : 'head',
        pair: Math.floor(index / 2)
      })),
      beside: [{ id: 'mini (base)', baseOf: 'mini', price: { input: 1, output: 5 } }],
      target: { price: { input: 1, output: 5 } },
      schedule: { maxCostUsd: 1000e-6, inFlightCount: 2 }
    })
    // One of $5,000e-6 in each of the two lanes, and none after the first of them is back.
    expect(served).toHaveLength(2)
  })

  it('stops warming up as well', async () => {
    const { served, measured } = await runJob({
      script: () => good(),
      schedule: { maxOutputTokenCount: 4, warmupCount: 50 }
    })
    expect(served).toHaveLength(2)
    expect(measured.end).toEqual({ reason: 'max-cost', partial: true })
  })

  it('holds to the tokens that the workflow’s cap allows, whatever the file says of prices and caps', async () => {
    const { measured } = await runJob({
      script: () => good(),
      slotCount: 10,
      target: { price: { input: 0, output: 0 } },
      schedule: { maxCostUsd: 1, maxOutputTokenCount: 1e9, workflowTokens: { inputCount: 1e6, outputCount: 12 } }
    })
    expect(measured.end).toEqual({ reason: 'max-cost', partial: true })
    expect(measured.samples).toHaveLength(3)
  })

  it('counts tokens where no price is known', async () => {
    const { measured } = await runJob({ script: () => good(), slotCount: 10, schedule: { maxOutputTokenCount: 12 } })
    expect(measured.end).toEqual({ reason: 'max-cost', partial: true })
    expect(measured.samples).toHaveLength(3)
    expect(measured.costUsd).toBeUndefined()
    expect(measured.warnings).toEqual([{ kind: 'price-unknown', targets: ['mini'] }])
  })

  it('keeps what it measured when it is cancelled', async () => {
    const cancel = new AbortController()
    const { measured } = await runJob({
      script: (index) => {
        if (index === 2) setTimeout(() => cancel.abort(), 20)
        return index === 2 ? [] : good()
      },
      slotCount: 4,
      options: { signal: cancel.signal }
    })
    expect(measured.end).toEqual({ reason: 'cancelled', partial: true })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok'])
  })

  it('keeps what it measured when the time is up', async () => {
    const { measured } = await runJob({
      script: (index) => (index === 2 ? [] : good()),
      slotCount: 4,
      schedule: { timeoutMs: 1500 }
    })
    expect(measured.end).toEqual({ reason: 'timeout', partial: true })
    expect(measured.samples).toHaveLength(1)
  })
})

async function failureOf(job: Job): Promise<KnownError> {
  const error: unknown = await runJob(job).then(
    () => undefined,
    (reason: unknown) => reason
  )
  if (!(error instanceof KnownError)) throw new Error(`no known failure: ${String(error)}`)
  expect(`${error.message} ${error.hint} ${String(error.cause)}`).not.toContain(KEY)
  return error
}

describe('an account that stops paying in the middle', () => {
  it.each([
    [402, '{"error":{"message":"Insufficient Balance"}}'],
    [429, '{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}']
  ])('ends the run at once (%d), and what was measured is kept', async (status, body) => {
    const { measured, served } = await runJob({
      script: (index) => (index <= 6 ? good() : document(status, body)),
      slotCount: 40
    })
    expect(measured.end).toMatchObject({ reason: 'account-refused', partial: true })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual([...Array(6).fill('ok'), 'http-error'])
    expect(served).toHaveLength(8)
  })
})

describe('a server of our own that is not ready', () => {
  const own = { owned: true, readyTimeoutMs: 60_000 }
  const loading = () => document(503, '{"error":{"message":"loading model"}}')

  it('is waited for, which is said, and then measured', async () => {
    const { measured, notes, waitsMs } = await runJob({
      script: (index) => (index < 12 ? loading() : good()),
      target: own
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(notes.filter((line) => line.includes('waiting until it is ready')).length).toBeGreaterThan(1)
    expect(notes.join()).toContain('it answered 503: loading model')
    expect(waitsMs.every((waitMs) => waitMs <= 5000)).toBe(true)
  })

  it.each([
    ['your server', {}],
    ['its base', { id: 'mini (base)', baseOf: 'mini' }],
    ['its upstream', { id: 'mini (direct)', directOf: 'mini', owned: false }]
  ])('is an error of the user’s own after the time is up: %s', async (which, companion) => {
    const beside = Object.keys(companion).length === 0 ? [] : [{ ...own, ...companion, model: 'other' }]
    const error = await failureOf({
      script: (_, { body }) => (beside.length > 0 && !body.includes('other') ? good() : loading()),
      target: own,
      beside,
      compare: 'interleaved'
    })
    expect(error.code).toBe('server-not-ready')
    expect(error.message).toMatch(
      new RegExp(
        `^target "mini": ${which} at 127\\.0\\.0\\.1:\\d+ did not get ready within 60 s: it answered 503: loading model$`
      )
    )
  })

  it('is not waited for where the time is set to nothing, or where it is somebody else’s', async () => {
    for (const target of [
      { ...own, readyTimeoutMs: 0 },
      { ...own, owned: false }
    ]) {
      expect(await failureOf({ script: () => document(500, 'x'), target })).toMatchObject({ code: 'cannot-measure' })
    }
  })
})

describe('the probe', () => {
  const keyed = { key: { from: 'environment', name: 'MINI_KEY' } } as const
  const echo = `{"error":{"message":"bad Bearer ${KEY} in ${KEY}","param":"top_p ${KEY}"}}`

  it.each([
    [401, 'key-refused', /^target "mini": 127\.0\.0\.1:\d+ refused the key of variable MINI_KEY \(401\)$/],
    [403, 'key-refused', /variable MINI_KEY \(403\)$/],
    [404, 'not-found', /^target "mini": 127\.0\.0\.1:\d+\/v1\/chat\/completions answered 404 for model "m-1": bad/],
    [400, 'request-refused', /refused the request \(400\), naming "top_p \*\*\*": bad Bearer \*\*\* in \*\*\*$/],
    [422, 'request-refused', /\(422\)/],
    [500, 'cannot-measure', /answered 500: bad Bearer \*\*\* in \*\*\*$/],
    [429, 'cannot-measure', /kept answering "too many requests"/]
  ])('a %d is %s', async (status, code, message) => {
    const error = await failureOf({ script: () => document(status, echo), target: keyed })
    expect(error).toMatchObject({ code, message: expect.stringMatching(message), hint: expect.any(String) })
  })

  it.each([
    [
      'headers beyond what is read',
      { 'transfer-encoding': 'chunked', 'x-big': 'a'.repeat(20_000) },
      'more than 16 KiB'
    ],
    ['a length beside chunks', { 'transfer-encoding': 'chunked', 'content-length': '10' }, 'content-length'],
    ['chunks beside a length', { 'content-length': '10', 'transfer-encoding': 'chunked' }, 'content-length']
  ])('names %s', async (_, headers, words) => {
    const bytes = head(200, headers as Record<string, string>) + httpChunk(C('a') + F('stop') + D) + httpChunk('')
    const error = await failureOf({ script: () => [{ atMs: 0, bytes }] })
    expect(error).toMatchObject({ code: 'wrong-endpoint', message: expect.stringContaining(words) })
  })

  it('names what FastAPI names', async () => {
    const body = '{"detail":[{"loc":["body","seed"],"msg":"extra fields not permitted"}]}'
    const error = await failureOf({ script: () => document(422, body) })
    expect(error.message).toContain('naming "seed": extra fields not permitted')
  })

  it('hides a key that the cut went through', async () => {
    const body = JSON.stringify({ error: { message: `${'x'.repeat(185)}${KEY}` } })
    const error = await failureOf({ script: () => document(400, body), target: keyed })
    expect(error.message).not.toContain(KEY.slice(0, 8))
  })

  const page = (type: string, body: string): Script => [
    { atMs: 0, bytes: head(200, { 'content-type': type }) + body },
    { atMs: 0, close: 'fin' }
  ]
  it.each([
    ['a page', page('text/html', '<h1>Welcome</h1>'), /a page or text instead of a stream of tokens: Welcome$/],
    ['a JSON error', document(200, '{"error":"Unexpected endpoint"}'), /an error: Unexpected endpoint$/],
    ['nothing', page('text/event-stream', ''), /an empty body$/]
  ])('200 with %s is a wrong endpoint', async (_, script, message) => {
    const error = await failureOf({ script: () => script })
    expect(error).toMatchObject({ code: 'wrong-endpoint', message: expect.stringMatching(message) })
    expect(error.hint).toContain('/v1')
  })

  it('gives the line to add where a reply had no room for an answer', async () => {
    const empty: Script = [
      { atMs: 0, bytes: head() + F('length') + U(5, 50) + D },
      { atMs: 0, close: 'fin' }
    ]
    const error = await failureOf({ script: () => empty })
    expect(error.code).toBe('empty-replies')
    expect(error.message).toContain('all 4050 output tokens')
    expect(error.hint).toContain('max-output-tokens: 4050')
    expect(error.hint).toContain('params: { max_tokens: 8050 }')
  })

  it('says where an unreachable host was looked for', async () => {
    const error = await failureOf({ script: () => [], target: { baseUrl: 'http://127.0.0.1:9/v1' } })
    expect(error).toMatchObject({
      code: 'cannot-measure',
      message: 'target "mini": 127.0.0.1:9 refused the connection (ECONNREFUSED)'
    })
  })

  it('does not wait for a handshake that never ends', async () => {
    const silent = await startRawServer(() => [])
    const error = await failureOf({
      script: () => [],
      target: { baseUrl: `https://127.0.0.1:${silent.port}/v1` },
      schedule: { requestTimeouts: { connectMs: 100, firstByteMs: 9000, idleMs: 9000, totalMs: 9000 } }
    })
    await silent.close()
    expect(error).toMatchObject({
      code: 'cannot-measure',
      message: expect.stringMatching(/did not accept a connection in time$/)
    })
  })

  it('follows no redirect, names its host alone, and takes the key nowhere', async () => {
    const elsewhere = await startRawServer(() => good())
    const location = `http://localhost:${elsewhere.port}/v1?token=abc`
    const error = await failureOf({ script: () => document(307, '', { location }), target: keyed })
    await elsewhere.close()
    expect(error.code).toBe('wrong-endpoint')
    expect(error.message).toMatch(/answered 307, a redirect to localhost; redirects are not followed$/)
    expect(elsewhere.served).toHaveLength(0)
  })

  it('takes a reply that does not stream for an answer, since that is a finding', async () => {
    const { measured } = await runJob({ script: () => document(200, '{"choices":[]}') })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['not-streamed', 'not-streamed'])
  })

  it('takes one answer for an answer', async () => {
    const { measured } = await runJob({
      script: (index) => (index === 0 ? busy(500) : good()),
      schedule: { inFlightCount: 2, warmupCount: 2 }
    })
    expect(measured.samples).toHaveLength(2)
  })
})

describe('a proxy', () => {
  const throughProxy = async (noProxy: string, baseUrl?: string) => {
    const proxy = await startRawServer(() => good())
    const environment = { http_proxy: `http://user:pass@127.0.0.1:${proxy.port}`, NO_PROXY: noProxy }
    const target = baseUrl === undefined ? {} : { target: { baseUrl } }
    const { measured, served } = await runJob({ script: () => good(), ...target, options: { environment } })
    await proxy.close()
    return { measured, direct: served, proxied: proxy.served }
  }

  it('is used where the environment names one', async () => {
    const { measured, direct, proxied } = await throughProxy('', 'http://gpu.internal:8000/v1')
    expect(direct).toHaveLength(0)
    expect(proxied[0]?.head).toMatch(/^POST http:\/\/gpu\.internal:8000\/v1\/chat\/completions /)
    expect(measured.samples.every(({ flags }) => flags.includes('via-proxy'))).toBe(true)
  })

  it('is passed by for hosts that need none, such as this machine', async () => {
    const { measured, direct, proxied } = await throughProxy('')
    expect(proxied).toHaveLength(0)
    expect(direct).toHaveLength(3)
    expect(measured.samples.some(({ flags }) => flags.includes('via-proxy'))).toBe(false)
  })

  it.each([
    ['a key', {}, 'sk-planted-0123456789', ''],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the user writes
    ['a header from the environment', { extraHeaders: { 'x-team': 'Bearer ${TEAM}' } }, undefined, '']
  ])('never reads %s', async (_, members, key, noProxy) => {
    const proxy = await startRawServer(() => good())
    const environment = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}`, NO_PROXY: noProxy, TEAM: 'team-secret' }
    const keyOf = () => (key === undefined ? undefined : new Secret(key))
    const target = { baseUrl: 'http://gpu.internal:8000/v1', ...members }
    const error = await failureOf({ script: () => good(), target, options: { environment, keyOf } })
    await proxy.close()
    expect(proxy.served).toHaveLength(0)
    expect(error.message).toMatch(/in plain text through the proxy that HTTP_PROXY names$/)
    expect(error.hint).toBe('Add gpu.internal to NO_PROXY, or use https.')
  })

  it.each([
    [
      'http://gpu.internal:8000/v1',
      'http_proxy',
      /the proxy between this machine and gpu\.internal:8000.* answered 403/
    ],
    ['https://api.example.invalid/v1', 'https_proxy', /the proxy on the way refused to connect \(403\)/]
  ])('that refuses %s is named', async (baseUrl, variable, said) => {
    const proxy = await startRawServer(() => document(403, '{"error":"no"}'))
    const environment = { [variable]: `http://127.0.0.1:${proxy.port}` }
    const error = await failureOf({ script: () => good(), target: { baseUrl }, options: { environment } })
    await proxy.close()
    expect(error.message).toMatch(said)
    // What is forbidden stays forbidden: no outage, which would be green.
    expect(error).toMatchObject({ code: 'wrong-endpoint', hint: expect.stringContaining('NO_PROXY') })
  })

  it('that never opens the tunnel is not waited for', async () => {
    const proxy = await startRawServer(() => [])
    const error = await failureOf({
      script: () => [],
      target: { baseUrl: 'https://api.example.invalid/v1' },
      schedule: { requestTimeouts: { connectMs: 100, firstByteMs: 9000, idleMs: 9000, totalMs: 9000 } },
      options: { environment: { https_proxy: `http://127.0.0.1:${proxy.port}` } }
    })
    await proxy.close()
    expect(proxy.served[0]?.head).toMatch(/^CONNECT api\.example\.invalid:443 /)
    expect(error.message).toMatch(
      /the proxy 127\.0\.0\.1:\d+, which variable https_proxy names, opened no connection to api\.example\.invalid in time$/
    )
  })

  it('without a scheme is refused by the name of its variable, never by its value', async () => {
    const error = await failureOf({ script: () => good(), options: { environment: { HTTP_PROXY: 'me:pw@host:1' } } })
    expect(error.message).toBe('variable HTTP_PROXY holds no proxy address; expected http://HOST:PORT')
  })
})
