import { describe, expect, it } from '@jest/globals'
import { fireworksTimings, headerServedBy, headerTimings } from '../../src/providers/reply-headers.ts'

describe('headerTimings', () => {
  it.each([
    ['Google', { 'server-timing': 'gfet4t7; dur=231' }, 231],
    ['Google among others', { 'server-timing': 'cache;desc=hit, gfet4t7;dur=7.5' }, 7.5],
    ['Envoy', { 'x-envoy-upstream-service-time': '88' }, 88],
    ['Kong', { 'x-kong-upstream-latency': '12', 'x-kong-proxy-latency': '1' }, 12],
    ['OpenAI', { 'openai-processing-ms': '417' }, 417],
    ['OpenAI behind its Envoy', { 'openai-processing-ms': '417', 'x-envoy-upstream-service-time': '421' }, 421],
    ['LiteLLM in front', { 'x-litellm-response-duration-ms': '310.4', 'openai-processing-ms': '300' }, 310.4]
  ])('reads how long %s took until the headers', (_, headers, untilHeadersMs) => {
    expect(headerTimings(headers)).toEqual({ timings: {}, untilHeadersMs })
  })

  it('reads the time to first token of Fireworks, in seconds', () => {
    expect(headerTimings({ 'fireworks-server-time-to-first-token': '0.231' })).toEqual({
      timings: { firstTokenMs: 231 }
    })
  })

  it.each<[Readonly<Record<string, string>>]>([
    [{}],
    [{ 'server-timing': 'total; dur=5' }],
    [{ 'server-timing': 'gfet4t7' }],
    [{ 'server-timing': 'gfet4t7; dur=1.2.3' }],
    [{ 'openai-processing-ms': '-5' }],
    [{ 'openai-processing-ms': '1e9' }],
    [{ 'openai-processing-ms': '999999999999' }],
    [{ 'fireworks-server-time-to-first-token': 'soon' }],
    [{ 'fireworks-prompt-tokens': '12' }]
  ])('says nothing about %j', (headers) => {
    expect(headerTimings(headers)).toEqual({ timings: {} })
  })
})

describe('fireworksTimings', () => {
  it('takes numbers and texts, with the name of the host in front and without', () => {
    expect(
      fireworksTimings({
        'server-time-to-first-token': 0.25,
        'server-processing-time': '1.25',
        'fireworks-tokenizer-queue-duration': '0.001',
        'prefill-queue-duration': 0.05,
        'prefill-duration': 0.125,
        'generation-duration': 1
      })
    ).toEqual({ firstTokenMs: 250, totalMs: 1250, queueMs: 51, prefillMs: 125, decodeMs: 1000 })
  })

  it.each([[{}], [{ 'server-time-to-first-token': null }], [{ 'server-time-to-first-token': -1 }]])(
    'says nothing about %j',
    (source) => {
      expect(fireworksTimings(source)).toEqual({})
    }
  )
})

it.each([
  [{}, {}],
  [{ 'x-ms-region': 'Sweden Central' }, { via: 'Sweden Central' }],
  [{ 'x-litellm-model-id': 'azure-east' }, { via: 'azure-east' }],
  [{ 'x-groq-region': 'fra' }, { via: 'fra' }],
  [{ 'x-gemini-service-tier': 'standard' }, { serviceTier: 'standard' }],
  // The outermost first, and what it passes on.
  [{ 'x-ms-region': 'East US', 'x-litellm-model-id': 'a' }, { via: 'a / East US' }],
  [{ 'x-litellm-model-id': 'a', 'llm_provider-x-ms-region': 'East US' }, { via: 'a / East US' }],
  [{ 'llm_provider-x-gemini-service-tier': 'flex' }, { serviceTier: 'flex' }]
])('%j says %j', (headers, expected) => {
  expect(headerServedBy(headers)).toEqual(expected)
})

it.each(['', ' ', '{"a":1}', 'a<b>', 'x'.repeat(81), '-', 'a\nb', 'a, b'])('%j is the name of nothing', (value) => {
  expect(headerServedBy({ 'x-ms-region': value, 'x-gemini-service-tier': value })).toEqual({})
})
