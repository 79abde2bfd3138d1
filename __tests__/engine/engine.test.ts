import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type RunningEngine, startEngine } from './engine.ts'
import { installEngine } from './install.ts'
import { makeModel } from './make-model.ts'
import { MODEL_SHAPES } from './model-shapes.ts'

interface Chunk {
  readonly model: string
  readonly choices: readonly {
    readonly delta: { readonly content?: string }
    readonly finish_reason: string | null
  }[]
  readonly usage?: {
    readonly prompt_tokens: number
    readonly completion_tokens: number
    readonly prompt_tokens_details: { readonly cached_tokens: number }
  }
  readonly timings?: { readonly prompt_n: number; readonly predicted_n: number }
}

const PROMPT = 'List the three things a customer needs for a refund.'

async function chat(url: string, content: string): Promise<readonly Chunk[]> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'any-name',
      messages: [{ role: 'user', content }],
      max_tokens: 12,
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true }
    })
  })
  expect(response.status).toBe(200)
  const events = (await response.text()).split('\n\n').filter((event) => event !== '')
  expect(events.at(-1)).toBe('data: [DONE]')
  return events.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)))
}

const contentOf = (chunks: readonly Chunk[]) =>
  chunks.map(({ choices }) => choices[0]?.delta.content ?? '').filter((piece) => piece !== '')

describe('makeModel', () => {
  it('gives the same bytes for the same shape, and others for another seed', () => {
    const shape = { ...MODEL_SHAPES.tiny, width: 32, layerCount: 1, feedForwardWidth: 96 }
    const model = makeModel(shape)
    expect(model.subarray(0, 4).toString()).toBe('GGUF')
    expect(model.equals(makeModel(shape))).toBe(true)
    expect(model.equals(makeModel({ ...shape, seed: 2 }))).toBe(false)
  })
})

const describeEngine = (await installEngine()) ? describe : describe.skip

describeEngine('a real engine', () => {
  let engine: RunningEngine
  beforeAll(async () => {
    engine = await startEngine({ model: 'tiny' })
  }, 120_000)
  afterAll(() => engine.stop())

  it('streams printable text token by token, and counts it', async () => {
    const chunks = await chat(engine.url, `[000000000001] ${PROMPT}`)
    const pieces = contentOf(chunks)
    expect(pieces).toHaveLength(12)
    expect(pieces.join('')).toMatch(/^[\w .,!?:'"-]+$/)
    expect(chunks.every(({ model }) => model === 'any-name')).toBe(true)
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('length')
    const { usage, timings } = chunks.at(-1) ?? {}
    expect(usage?.completion_tokens).toBe(12)
    expect(timings?.predicted_n).toBe(12)
    expect(usage?.prompt_tokens).toBeGreaterThan(10)
  }, 60_000)

  it('answers the same prompt with the same text, the second time from its cache', async () => {
    const content = `[000000000002] ${PROMPT}`
    const first = await chat(engine.url, content)
    const second = await chat(engine.url, content)
    expect(contentOf(second)).toEqual(contentOf(first))
    const { usage, timings } = second.at(-1) ?? {}
    expect(usage?.prompt_tokens_details.cached_tokens).toBe((usage?.prompt_tokens ?? 0) - 1)
    expect(timings?.prompt_n).toBe(1)
  }, 60_000)

  it('reuses only what stands before the first difference', async () => {
    await chat(engine.url, `[111111111111] ${PROMPT}`)
    const chunks = await chat(engine.url, `[222222222222] ${PROMPT}`)
    expect(chunks.at(-1)?.usage?.prompt_tokens_details.cached_tokens).toBeLessThan(16)
  }, 60_000)

  it('answers two requests at once one after the other, each whole', async () => {
    const answers = await Promise.all(['3', '4'].map((nonce) => chat(engine.url, `[00000000000${nonce}] ${PROMPT}`)))
    expect(answers.map((chunks) => contentOf(chunks).length)).toEqual([12, 12])
  }, 60_000)
})

describeEngine('startEngine', () => {
  it('puts another model behind the same port once the first has stopped', async () => {
    const first = await startEngine({ model: 'tiny' })
    const tiny = await chat(first.url, PROMPT)
    await first.stop()
    const second = await startEngine({ model: 'larger', port: first.port })
    try {
      expect(second.url).toBe(first.url)
      expect(contentOf(await chat(second.url, PROMPT))).not.toEqual(contentOf(tiny))
    } finally {
      await second.stop()
    }
  }, 120_000)
})
