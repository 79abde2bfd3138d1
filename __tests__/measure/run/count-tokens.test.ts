import { describe, expect, it } from '@jest/globals'
import type { CountTokens } from '../../../src/measure/run/count-tokens.ts'
import { loadTokenizer } from '../../../src/tokens/o200k.ts'
import { C, D, F, T, U } from '../../support/chat-events.ts'
import { type Job, runJob } from '../../support/measure-job.ts'
import { document, head, httpChunk, type Script } from '../../support/raw-server.ts'

const KEEP = { 'transfer-encoding': 'chunked', connection: 'keep-alive' }
const reply = (events: string, atMs = 0): Script => [
  { atMs, bytes: head(200, KEEP) + httpChunk(events + F('stop') + D) + httpChunk('') }
]
const counting = (counted: string[] = [], loads: number[] = []) => ({
  counted,
  loads,
  loadTokenizer: async (): Promise<CountTokens> => {
    loads.push(counted.length)
    return (text) => {
      counted.push(text)
      return text.length
    }
  }
})
const run = (job: Partial<Job>, tokenizer = counting()) =>
  runJob({ script: () => reply(C('Hello') + U(5, 3)), ...job, options: { loadTokenizer: tokenizer.loadTokenizer } })

describe('tokens that the host counts', () => {
  it('are taken as they are, and no tokenizer is loaded', async () => {
    const tokenizer = counting()
    const { measured } = await run({}, tokenizer)
    expect(tokenizer.loads).toEqual([])
    expect(
      measured.samples.map(({ outputTokenCount, outputTokenSource }) => [outputTokenCount, outputTokenSource])
    ).toEqual(Array(2).fill([3, 'usage']))
    expect(measured.samples.some((sample) => 'normalizedTokenCount' in sample)).toBe(false)
  })
})

describe('tokens that the host counts against the evidence', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, index) => C(` word${index}`)).join('')
  const counted = async (events: string) =>
    (await run({ script: () => reply(events) }, { ...counting(), loadTokenizer })).measured.samples

  it('are counted by the tokenizer where they are fewer than the pieces that came', async () => {
    for (const sample of await counted(words(40) + U(5, 20))) {
      expect(sample).toMatchObject({ countDoubt: 'fewer-than-chunks', outputTokenSource: 'estimated' })
      expect(sample.outputTokenCount).toBeGreaterThan(39)
    }
  })

  it('are believed where the text was cut into letters on the way', async () => {
    const letters = [...' hello world of tokens'].map((letter) => C(letter)).join('')
    for (const sample of await counted(letters + U(5, 4))) {
      expect(sample).toMatchObject({ outputTokenCount: 4, outputTokenSource: 'usage' })
    }
  })

  it('leave no first token where something else must have been generated as well', async () => {
    for (const sample of await counted(words(3) + U(5, 50))) {
      expect(sample).toMatchObject({ countDoubt: 'far-from-text', outputTokenSource: 'estimated' })
      expect(sample.flags).toContain('unread-text')
      expect(sample).not.toHaveProperty('ttftMs')
    }
  })
})

describe('tokens of other vocabularies than ours', () => {
  const REPLIES: Readonly<
    Record<string, { readonly text: string; readonly perToken: number; readonly believed: boolean }>
  > = {
    'English by 32,000 tokens': {
      text: 'The quick brown fox jumps over the lazy dog. '.repeat(20),
      perToken: 3.5,
      believed: true
    },
    'English by three times as many': {
      text: 'The quick brown fox jumps over the lazy dog. '.repeat(20),
      perToken: 1.5,
      believed: false
    },
    'English by half a token': {
      text: 'The quick brown fox jumps over the lazy dog. '.repeat(20),
      perToken: 12,
      believed: false
    },
    'digits one by one': { text: '3141592653 '.repeat(40), perToken: 1, believed: true },
    'Chinese by bytes': { text: '这是一个用于测试的句子，内容并不重要。'.repeat(10), perToken: 0.45, believed: true },
    'indented code with a token a space': {
      text: 'if (a) {\n        return b\n    }\n'.repeat(20),
      perToken: 1.6,
      believed: true
    }
  }

  it.each(Object.entries(REPLIES))(
    'are believed as far as vocabularies differ: %s',
    async (_, { text, perToken, believed }) => {
      const chunks = text.match(/./gsu) ?? []
      const script = () => reply(chunks.map((piece) => C(piece)).join('') + U(5, Math.round(text.length / perToken)))
      const { measured } = await runJob({
        script,
        schedule: { maxOutputTokenCount: 1e6 },
        options: { loadTokenizer }
      })
      expect(measured.samples.map(({ countDoubt }) => countDoubt === undefined)).toEqual([believed, believed])
    }
  )
})

describe('tokens that the host does not count', () => {
  it('are counted from all that was shown, and marked as an estimate', async () => {
    const tokenizer = counting()
    const { measured } = await run({ script: () => reply(T('Hm. ') + C('Hel') + C('lo')) }, tokenizer)
    expect(tokenizer.counted).toEqual(['Hm. Hello', 'Hm. Hello'])
    expect(tokenizer.loads).toHaveLength(1)
    for (const sample of measured.samples) {
      expect(sample).toMatchObject({ outputTokenCount: 9, outputTokenSource: 'estimated' })
      expect(sample.flags).toContain('usage-missing')
      expect(JSON.stringify(sample)).not.toContain('Hello')
    }
  })

  it('of a reply that failed are not', async () => {
    const tokenizer = counting()
    const { measured } = await run(
      { script: (index) => (index === 0 ? reply(C('Hello')) : document(500, '{"error":"no"}')) },
      tokenizer
    )
    expect(tokenizer.loads).toEqual([])
    expect(measured.samples.some((sample) => 'outputTokenCount' in sample)).toBe(false)
  })

  it('stay unknown in dollars', async () => {
    const { measured } = await run({ script: () => reply(C('Hello')), target: { price: { input: 1, output: 5 } } })
    expect(measured.costUsd).toBeUndefined()
  })
})

describe('the tokenizer itself', () => {
  it('counts what was said in several pieces as one text', async () => {
    const script = () => reply(C('Hel') + C('lo') + C(' wor') + C('ld'))
    const { measured } = await runJob({ script, options: { loadTokenizer } })
    expect(measured.samples.map(({ outputTokenCount }) => outputTokenCount)).toEqual([2, 2])
  })
})

describe('tokens of two models', () => {
  const slots = (['base', 'head'] as const).map((arm) => ({
    targetId: 'mini',
    scenarioId: 'a',
    round: 0,
    arm,
    pair: 0
  }))
  const pair = (model: string): Partial<Job> => ({ slots, beside: [{ id: 'mini (base)', baseOf: 'mini', model }] })

  it('are counted in those of one as well, on both sides', async () => {
    const { measured } = await run(pair('another'))
    expect(
      measured.samples.map(({ arm, outputTokenCount, normalizedTokenCount }) => [
        arm,
        outputTokenCount,
        normalizedTokenCount
      ])
    ).toEqual([
      ['base', 3, 5],
      ['head', 3, 5]
    ])
  })

  it('are not where it is the same model after all', async () => {
    const { measured } = await run(pair('m-1'))
    expect(measured.samples.some((sample) => 'normalizedTokenCount' in sample)).toBe(false)
  })
})

describe('the counting', () => {
  it('is done before each look, when no stream is open', async () => {
    let open = 0
    const openAtLoad: number[] = []
    const seen: (number | undefined)[][] = []
    const { measured } = await runJob({
      slotCount: 6,
      schedule: { inFlightCount: 3 },
      script: () => {
        open += 1
        setTimeout(() => {
          open -= 1
        }, 10)
        return reply(C('Hello'), 15)
      },
      look: (samples) => {
        seen.push(samples.map(({ outputTokenCount }) => outputTokenCount))
        return seen.length > 1
          ? { end: 'decided' }
          : { slots: [{ targetId: 'mini', scenarioId: 'a', round: 9, arm: 'head' }] }
      },
      options: {
        loadTokenizer: async () => {
          openAtLoad.push(open)
          return ({ length }) => length
        }
      }
    })
    expect(openAtLoad).toEqual([0, 0])
    expect(seen).toEqual([Array(6).fill(5), Array(7).fill(5)])
    expect(measured.samples).toHaveLength(7)
  })

  it('is done for what there is when the run is cut off', async () => {
    const cancel = new AbortController()
    const { measured } = await runJob({
      slotCount: 4,
      script: (index) => {
        if (index === 2) setTimeout(() => cancel.abort(), 20)
        return index === 2 ? [] : reply(C('Hello'))
      },
      options: { signal: cancel.signal, loadTokenizer: async () => () => 7 }
    })
    expect(measured.end).toEqual({ reason: 'cancelled', partial: true })
    expect(measured.samples.map(({ outputTokenCount }) => outputTokenCount)).toEqual([7])
  })
})

describe('a tokenizer that cannot be loaded', () => {
  const loadTokenizer = () => Promise.reject(new Error('too many open files'))
  const uncounted = (events: string) =>
    run({ script: () => reply(events) }, { ...counting(), loadTokenizer: loadTokenizer as never })

  it('loses nothing that was measured, and says so', async () => {
    const { measured, notes } = await uncounted(C('Hel') + C('lo'))
    expect(notes).toContainEqual(expect.stringContaining('too many open files'))
    for (const sample of measured.samples) {
      expect(sample).toMatchObject({ outcome: 'ok', ttftMs: expect.any(Number) })
      expect(sample).not.toHaveProperty('outputTokenCount')
      expect(JSON.stringify(sample)).not.toContain('Hel')
    }
  })

  it('lets no count through that the text contradicts', async () => {
    for (const sample of (await uncounted(C('Hello') + U(5, 50))).measured.samples) {
      expect(sample.flags).toEqual(expect.arrayContaining(['count-disbelieved', 'unread-text']))
      expect(sample).not.toHaveProperty('outputTokenCount')
      expect(sample).not.toHaveProperty('ttftMs')
    }
    for (const sample of (await uncounted(C('H') + C('e') + C('l') + U(5, 2))).measured.samples) {
      expect(sample.flags).toContain('count-disbelieved')
      expect(sample).not.toHaveProperty('outputTokenCount')
    }
  })
})
