import { describe, expect, it } from '@jest/globals'
import { reasoningInTotal, serverTimingsPart, usagePart } from '../../src/providers/openai-usage.ts'

const usage = (members: Readonly<Record<string, unknown>>) => ({ prompt_tokens: 12, completion_tokens: 1, ...members })
const counts = { inputTokenCount: 12, outputTokenCount: 1 }

describe('usagePart', () => {
  it.each([
    ['beside the choices', { usage: usage({}) }, counts],
    ['below x_groq', { usage: null, x_groq: { usage: usage({}) } }, counts],
    [
      'reasoning on top (xAI)',
      { usage: usage({ total_tokens: 303, completion_tokens_details: { reasoning_tokens: 290 } }) },
      { inputTokenCount: 12, outputTokenCount: 291, reasoningTokenCount: 290 }
    ],
    [
      'reasoning within (OpenAI)',
      {
        usage: {
          prompt_tokens: 15,
          completion_tokens: 78,
          total_tokens: 93,
          completion_tokens_details: { reasoning_tokens: 64 }
        }
      },
      { inputTokenCount: 15, outputTokenCount: 78, reasoningTokenCount: 64 }
    ],
    ['reasoning at the top (SGLang)', { usage: usage({ reasoning_tokens: 1 }) }, { ...counts, reasoningTokenCount: 1 }],
    [
      'cached tokens (OpenAI)',
      { usage: usage({ prompt_tokens_details: { cached_tokens: 8 } }) },
      { ...counts, cachedTokenCount: 8 }
    ],
    ['cached tokens (DeepSeek)', { usage: usage({ prompt_cache_hit_tokens: 0 }) }, { ...counts, cachedTokenCount: 0 }],
    [
      'cached tokens (Fireworks)',
      { usage: usage({}), perf_metrics: { 'cached-prompt-tokens': 4 } },
      { ...counts, cachedTokenCount: 4 }
    ],
    [
      'cached tokens as text (Fireworks)',
      { usage: usage({}), perf_metrics: { 'cached-prompt-tokens': '4' } },
      { ...counts, cachedTokenCount: 4 }
    ],
    [
      "cached tokens with the host's name (Fireworks)",
      { usage: usage({}), perf_metrics: { 'fireworks-cached-prompt-tokens': '0' } },
      { ...counts, cachedTokenCount: 0 }
    ],
    [
      'no cached tokens out of other text (Fireworks)',
      { usage: usage({}), perf_metrics: { 'cached-prompt-tokens': '4 of 12', 'fireworks-cached-prompt-tokens': '' } },
      counts
    ],
    [
      'cached tokens beside the rest (LiteLLM)',
      { usage: usage({ total_tokens: 17, cache_read_input_tokens: 4 }) },
      { ...counts, cachedTokenCount: 4 }
    ],
    [
      'reasoning in the total alone (Gemini)',
      { usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 200 } },
      { inputTokenCount: 12, outputTokenCount: 188, reasoningTokenCount: 185, unnamedTokenCount: 185 }
    ],
    [
      'a count of no reasoning, whatever the total',
      { usage: usage({ total_tokens: 200, completion_tokens_details: { reasoning_tokens: 0 } }) },
      { ...counts, reasoningTokenCount: 0 }
    ],
    ['cached tokens (llama.cpp)', { usage: usage({}), timings: { cache_n: 7 } }, { ...counts, cachedTokenCount: 7 }]
  ])('reads %s', (_, chunk, expected) => {
    expect(usagePart(chunk)).toEqual([{ type: 'usage', ...expected }])
  })

  it.each([
    [{}],
    [{ usage: null }],
    [{ usage: [] }],
    [{ usage: { completion_tokens: -1 } }],
    [{ usage: { completion_tokens: '3' } }]
  ])('says nothing about %j', (chunk) => {
    expect(usagePart(chunk)).toEqual([])
  })
})

describe('reasoningInTotal', () => {
  const all = { input: 12, output: 3, total: 200 }

  it('is what the total has beyond the rest', () => {
    expect(reasoningInTotal(all)).toBe(185)
    expect(reasoningInTotal({ ...all, output: 0 })).toBe(188)
  })

  it.each([
    ['nothing is beyond', { ...all, total: 15 }, []],
    ['the total is less', { ...all, total: 3 }, []],
    ['there is no total', { ...all, total: undefined }, []],
    ['the total is no count', { ...all, total: '200' }, []],
    ['the input is not known', { ...all, input: undefined }, []],
    ['the output is not known', { ...all, output: undefined }, []],
    ['it was read from a cache', all, [185]],
    ['it was written to a cache', all, [undefined, 185]],
    ['it was read from a cache, and what was written to it stands within', all, [185, 5]],
    ['it was written to a cache, and what was read from it stands within', all, [5, 185]],
    ['it was read from a cache and written to it', all, [180, 5]]
  ])('is absent where %s', (_, counts, cache) => {
    const [cached, written] = cache
    expect(reasoningInTotal(counts, cached, written)).toBeUndefined()
  })
})

describe('serverTimingsPart', () => {
  it.each([
    [
      'Groq',
      { usage: { queue_time: 0.172, prompt_time: 0.0008, completion_time: 0.5, total_time: 0.5008 } },
      { queueMs: 172, prefillMs: 0.8, decodeMs: 500, totalMs: 500.8 }
    ],
    [
      'Fireworks',
      { perf_metrics: { 'server-time-to-first-token': 0.2, 'server-processing-time': 1.5, 'prompt-tokens': 9 } },
      { firstTokenMs: 200, totalMs: 1500 }
    ],
    ['Groq below x_groq', { x_groq: { usage: { queue_time: 0.1 } } }, { queueMs: 100 }],
    [
      'Cerebras',
      { usage: { completion_tokens: 3 }, time_info: { prompt_time: 0.25, created: 1e9 } },
      { prefillMs: 250 }
    ],
    [
      'llama.cpp',
      { timings: { prompt_ms: 31.5, predicted_ms: 60, predicted_n: 10 } },
      { prefillMs: 31.5, decodeMs: 60 }
    ]
  ])('reads those of %s', (_, chunk, timings) => {
    expect(serverTimingsPart(chunk)).toEqual([{ type: 'server-timings', timings }])
  })

  it.each([[{}], [{ usage: { queue_time: -1 } }], [{ time_info: 'soon' }]])('says nothing about %j', (chunk) => {
    expect(serverTimingsPart(chunk)).toEqual([])
  })
})
