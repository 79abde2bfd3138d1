import { describe, expect, it } from '@jest/globals'
import { API_IDS, type ApiId, type Json, type Target } from '../../../src/domain/plan.ts'
import { outputLimitOf, ownLimitOf, setsLimit } from '../../../src/plan/slots/output-limit.ts'
import { BUDGET_PATHS } from '../../../src/providers/negotiation/known-parameters.ts'
import { buildSettledRequest, firstParameters } from '../../../src/providers/negotiation/settled-parameters.ts'
import { dialectOf } from '../../../src/providers/registry.ts'
import { aDraft } from '../plan-world.ts'

const BASE_URLS: Partial<Record<ApiId, string>> = {
  'bedrock-converse': 'https://bedrock-runtime.us-east-1.amazonaws.com'
}
const a = (api: ApiId, members: Partial<Pick<Target, 'params' | 'extraBody'>> = {}): Target => ({
  ...aDraft({ api, baseUrl: BASE_URLS[api] ?? 'https://h.example/v1', ...members }),
  fingerprint: ''
})
type BodyOf = (target: Target, maxOutputTokens: number) => { readonly [name: string]: Json }
/** The same of the request that is made first, before any reply. */
function firstLimit(target: Target, maxOutputTokens: number): number | undefined {
  const dialect = dialectOf(target)
  return sentLimit(target, maxOutputTokens, (of, limit) => {
    const asked = { target: of, messages: [], maxOutputTokens: limit }
    return buildSettledRequest(dialect, asked, firstParameters(dialect, of)).body
  })
}
/** The number that the dialect's request limits the answer to, wherever it stands in it. */
function sentLimit(
  target: Target,
  maxOutputTokens: number,
  bodyOf: BodyOf = (...asked) => dialectOf(target).buildRequest(asked[0], [], asked[1]).body
): number | undefined {
  const limits = [
    'max_tokens',
    'max_completion_tokens',
    'max_output_tokens',
    'maxOutputTokens',
    'maxTokens',
    'num_predict'
  ]
  const numbers = (value: Json | undefined): readonly number[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, inner]) =>
          limits.includes(name) && typeof inner === 'number' ? [inner] : numbers(inner as Json)
        )
  const found = numbers(bodyOf(target, maxOutputTokens))
  return found.length === 0 ? undefined : Math.max(...found)
}

const OWN: readonly (readonly [ApiId, Partial<Pick<Target, 'params' | 'extraBody'>>])[] = [
  ['openai-chat', { params: { max_tokens: 4300 } }],
  ['openai-chat', { params: { max_completion_tokens: 4300 } }],
  ['openai-chat', { params: { max_tokens: 10 }, extraBody: { max_tokens: 4300 } }],
  ['openai-chat', { params: { max_tokens: null, max_completion_tokens: 4300 } }],
  ['openai-responses', { params: { max_output_tokens: 4300 } }],
  ['anthropic-messages', { params: { max_tokens: 4300, thinking: { type: 'enabled', budget_tokens: 4000 } } }],
  ['gemini', { params: { maxOutputTokens: 4300 } }],
  ['gemini', { extraBody: { generationConfig: { maxOutputTokens: 4300 } } }],
  ['gemini', { params: { maxOutputTokens: 10, generationConfig: { maxOutputTokens: 4300 } } }],
  ['bedrock-converse', { params: { maxTokens: 4300 } }],
  ['bedrock-converse', { params: { inferenceConfig: { maxTokens: 4300 } } }],
  ['cohere-chat', { extraBody: { max_tokens: 4300 } }],
  ['ollama', { params: { num_predict: 4300 } }],
  ['ollama', { params: { options: { num_predict: 4300 } } }]
]

const NONE: typeof OWN = [
  ['openai-chat', { params: { max_tokens: null } }],
  ['openai-responses', { params: { max_output_tokens: null } }],
  ['gemini', { params: { maxOutputTokens: null } }],
  ['gemini', { params: { generationConfig: null } }],
  ['bedrock-converse', { extraBody: { inferenceConfig: null } }],
  ['cohere-chat', { params: { max_tokens: null } }],
  ['ollama', { params: { num_predict: null } }]
]

describe('outputLimitOf', () => {
  it.each(API_IDS)('is the limit of the prompt where %s sends that', (api) => {
    expect(outputLimitOf(a(api), { maxOutputTokens: 300 })).toBe(300)
    expect(sentLimit(a(api), 300)).toBe(300)
  })

  it('is no less than the API takes', () => {
    const target = a('openai-responses')
    expect(outputLimitOf(target, { maxOutputTokens: 5 })).toBe(16)
    expect(sentLimit(target, 5)).toBe(16)
  })

  it.each(OWN)('is the limit that the user set: %s %j', (api, members) => {
    const target = a(api, members)
    expect(outputLimitOf(target, { maxOutputTokens: 300 })).toBe(4300)
    expect(sentLimit(target, 300)).toBe(4300)
  })

  it.each(NONE)('is none where the user takes it out: %s %j', (api, members) => {
    const target = a(api, members)
    expect(outputLimitOf(target, { maxOutputTokens: 300 })).toBe('none')
    expect(sentLimit(target, 300)).toBeUndefined()
  })

  it('is none where the user lifts it', () => {
    expect(ownLimitOf(a('ollama', { params: { num_predict: -1 } }))).toBe('none')
  })

  describe.each(BUDGET_PATHS)('with a budget at %s', (place) => {
    const api = place.startsWith('generationConfig')
      ? 'gemini'
      : place.startsWith('additional')
        ? 'bedrock-converse'
        : undefined
    const given = (budget: number) => place.split('.').reduceRight<Json>((inner, name) => ({ [name]: inner }), budget)
    const target = (budget: number) =>
      a(api ?? 'anthropic-messages', { extraBody: given(budget) as Target['extraBody'] })

    it.each([
      [5000, 5300],
      [2000, 4300],
      [0, 300]
    ])('has as much room for thinking as the first request: %d', (budget, limit) => {
      expect(outputLimitOf(target(budget), { maxOutputTokens: 300 })).toBe(limit)
      expect(firstLimit(target(budget), 300)).toBe(limit)
      expect(setsLimit(target(budget))).toBe(budget > 0)
    })
  })

  it.each([
    ['gemini', { params: { thinkingConfig: { thinkingBudget: 5000 } } }],
    ['bedrock-converse', { params: { additionalModelRequestFields: { thinking: { budget_tokens: 5000 } } } }],
    ['cohere-chat', { params: { thinking: { type: 'enabled', token_budget: 5000 } } }]
  ] as const)('finds it under "params" of %s', (api, members) => {
    expect(outputLimitOf(a(api, members), { maxOutputTokens: 300 })).toBe(5300)
    expect(firstLimit(a(api, members), 300)).toBe(5300)
  })

  it('takes a budget without an end for none', () => {
    expect(
      outputLimitOf(a('gemini', { params: { thinkingConfig: { thinkingBudget: -1 } } }), { maxOutputTokens: 300 })
    ).toBe(300)
  })
})
