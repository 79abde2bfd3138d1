import { afterEach, describe, expect, it } from '@jest/globals'
import { InputError } from '../../src/domain/errors.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from '../../src/simulator/start-simulator.ts'

const QUICK = { ttftMs: 1, tpotMs: 0.1, jitter: 0, outputTokens: 10 }
const running: Simulator[] = []
const start = async (options: Partial<SimulatorOptions> = {}) => {
  const simulator = await startSimulator({ ...QUICK, ...options })
  running.push(simulator)
  return simulator
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((simulator) => simulator.close()))
})

const ask = (simulator: Simulator, change: object = {}, signal?: AbortSignal) =>
  fetch(`${simulator.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'sim-1',
      messages: [{ role: 'user', content: 'x'.repeat(40) }],
      stream: true,
      stream_options: { include_usage: true },
      ...change
    }),
    signal
  })

/** What came until the stream ended, one way or another. */
async function read(response: Response): Promise<{ readonly text: string; readonly broken: boolean }> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true })
    return { text, broken: false }
  } catch {
    return { text, broken: true }
  }
}

const dataOf = (text: string) =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)))
const tokenEvents = (text: string) => dataOf(text).filter((event) => event.choices?.[0]?.delta.content)

describe('startSimulator', () => {
  it('streams a role, the tokens, the finish, usage and the end mark', async () => {
    const response = await ask(await start())
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const { text } = await read(response)
    const events = dataOf(text)
    expect(events[0].choices[0].delta).toEqual({ role: 'assistant', content: '' })
    expect(tokenEvents(text)).toHaveLength(10)
    expect(events.at(-2).choices[0]).toEqual({ index: 0, delta: {}, finish_reason: 'stop' })
    expect(events.at(-1)).toMatchObject({
      model: 'sim-1',
      choices: [],
      usage: {
        prompt_tokens: 10,
        completion_tokens: 10,
        total_tokens: 20,
        prompt_tokens_details: { cached_tokens: 0 }
      }
    })
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  })

  it('sends no usage where none is asked for', async () => {
    const { text } = await read(await ask(await start(), { stream_options: undefined }))
    expect(dataOf(text).every((event) => event.usage === undefined)).toBe(true)
  })

  it.each([
    { limit: { max_tokens: 4 }, tokens: 4, finish: 'length' },
    { limit: { max_completion_tokens: 1 }, tokens: 1, finish: 'length' },
    { limit: { max_tokens: 400 }, tokens: 10, finish: 'stop' }
  ])('keeps to $limit', async ({ limit, tokens, finish }) => {
    const { text } = await read(await ask(await start(), limit))
    expect(tokenEvents(text)).toHaveLength(tokens)
    expect(dataOf(text).at(-2).choices[0].finish_reason).toBe(finish)
    expect(dataOf(text).at(-1).usage.completion_tokens).toBe(tokens)
  })

  it('puts several tokens in a chunk, with the same words', async () => {
    const wordsOf = (text: string) =>
      tokenEvents(text)
        .map((event) => event.choices[0].delta.content)
        .join('')
    const single = await read(await ask(await start()))
    const grouped = await read(await ask(await start({ chunkTokens: 4 })))
    expect(tokenEvents(grouped.text)).toHaveLength(4)
    expect(wordsOf(grouped.text)).toBe(wordsOf(single.text))
    expect(dataOf(grouped.text).at(-1).usage.completion_tokens).toBe(10)
  })

  it.each([
    { fault: 'status-429', status: 429, retryAfter: '1' },
    { fault: 'status-500', status: 500, retryAfter: null }
  ] as const)('answers with $status for $fault', async ({ fault, status, retryAfter }) => {
    const response = await ask(await start({ fault }))
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(retryAfter)
    expect(await response.json()).toMatchObject({ error: { code: status } })
  })

  it('answers with a page for html', async () => {
    const response = await ask(await start({ fault: 'html' }))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  it('answers with nothing for empty', async () => {
    const response = await ask(await start({ fault: 'empty' }))
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it.each([
    { fault: 'truncate', broken: false, error: false },
    { fault: 'reset', broken: true, error: false },
    { fault: 'error-midstream', broken: false, error: true }
  ] as const)('breaks off after half of the tokens for $fault', async ({ fault, broken, error }) => {
    // A reset throws away what the client has not read yet, so it gets the time to.
    const reply = await read(await ask(await start({ fault, tpotMs: 20 })))
    expect(reply.broken).toBe(broken)
    expect(tokenEvents(reply.text)).toHaveLength(5)
    expect(reply.text).not.toContain('[DONE]')
    expect(dataOf(reply.text).some((event) => event.error !== undefined)).toBe(error)
  })

  it('falls silent after half of the tokens for stall, until the client leaves', async () => {
    const simulator = await start({ fault: 'stall' })
    const reader = (await ask(simulator)).body?.getReader()
    const decoder = new TextDecoder()
    let text = ''
    while (tokenEvents(text).length < 5) text += decoder.decode((await reader?.read())?.value, { stream: true })
    const more = reader?.read().then(() => 'more')
    const silence = new Promise((resolve) => setTimeout(() => resolve('silence'), 100))
    expect(await Promise.race([more, silence])).toBe('silence')
    await simulator.close()
    await expect(more).rejects.toThrow()
  })

  it('is whole, only late, for slow-start', async () => {
    const { text } = await read(await ask(await start({ fault: 'slow-start' })))
    expect(tokenEvents(text)).toHaveLength(10)
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  })

  it('meets the fault as often as asked, in the same places for the same seed', async () => {
    const statuses = async (seed: number, run = 0) => {
      const simulator = await start({ fault: 'status-500', faultRatio: 0.3, outputTokens: 1, seed })
      for (let i = 0; i < run; i += 1) simulator.nextRun()
      const found: number[] = []
      for (let i = 0; i < 60; i += 1) {
        const response = await ask(simulator)
        found.push(response.status)
        await response.text()
      }
      return found
    }
    const [first, again, other] = [await statuses(1), await statuses(1), await statuses(2)]
    const failed = first.filter((status) => status === 500).length
    // Binomial with n = 60 and p = 0.3: 18 ± 3.7 standard deviations.
    expect(failed).toBeGreaterThan(4)
    expect(failed).toBeLessThan(32)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    const nextRun = await statuses(1, 1)
    expect(nextRun).not.toEqual(first)
    expect(await statuses(1, 1)).toEqual(nextRun)
  })

  it('goes on after a client that left in the middle', async () => {
    const simulator = await start({ outputTokens: 100, tpotMs: 5 })
    const leave = new AbortController()
    const response = await ask(simulator, {}, leave.signal)
    await response.body?.getReader().read()
    leave.abort()
    expect((await ask(simulator, { max_tokens: 1 })).status).toBe(200)
  })

  it.each([
    { what: 'another path', path: '/v1/models', init: {}, status: 404 },
    { what: 'another method', path: '/v1/chat/completions', init: { method: 'GET' }, status: 404 },
    { what: 'no JSON', path: '/v1/chat/completions', init: { method: 'POST', body: '{' }, status: 400 },
    {
      what: 'too much',
      path: '/v1/chat/completions',
      init: { method: 'POST', body: 'x'.repeat(17 * 1024 * 1024) },
      status: 413
    }
  ])('refuses $what with $status and an error', async ({ path, init, status }) => {
    const simulator = await start()
    const response = await fetch(new URL(path, simulator.url), init)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code: status } })
  })

  it('names the port where it is taken', async () => {
    const { port } = await start()
    await expect(start({ port })).rejects.toThrow(InputError)
    await expect(start({ port })).rejects.toThrow(`port: ${port} is in use by another program`)
  })

  it('names every option that makes no sense', async () => {
    const bad = { chunkTokens: 0, outputTokens: 1.5, faultRatio: 1.1, stallRatio: -0.1, ttftMs: -1, tpotMs: Number.NaN }
    const error = await start(bad).catch((thrown: unknown) => thrown)
    const named = error instanceof InputError ? error.problems.map(({ where }) => where) : []
    expect(named.toSorted()).toEqual(Object.keys(bad).toSorted())
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('has no speed %d', async (factor) => {
    const simulator = await start()
    expect(() => simulator.setSpeed(factor)).toThrow(RangeError)
  })
})
