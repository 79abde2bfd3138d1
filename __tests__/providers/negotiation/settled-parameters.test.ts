import { describe, expect, it } from '@jest/globals'
import type { ApiId, Target } from '../../../src/domain/plan.ts'
import {
  AS_PLANNED,
  buildSettledRequest,
  firstParameters,
  type SettledParameters
} from '../../../src/providers/negotiation/settled-parameters.ts'
import { DIALECTS, dialectOf } from '../../../src/providers/registry.ts'
import { aTarget } from '../../support/measure-plan.ts'

const bodyOf = (adaptation: Partial<SettledParameters>, members: Parameters<typeof aTarget>[0] = {}) => {
  const target = aTarget(members)
  const asked = { target, messages: [{ role: 'user', content: 'Hi' }] as const, maxOutputTokens: 100 }
  return buildSettledRequest(dialectOf(target), asked, { ...AS_PLANNED, ...adaptation }).body
}

describe('buildSettledRequest', () => {
  it('is the dialect’s own where nothing is changed', () => {
    const target = aTarget({ params: { temperature: 0 } })
    const messages = [{ role: 'user', content: 'Hi' }] as const
    expect(
      buildSettledRequest(DIALECTS['openai-chat'], { target, messages, maxOutputTokens: 100 }, AS_PLANNED)
    ).toEqual(DIALECTS['openai-chat'].buildRequest(target, messages, 100))
  })

  it('raises the limit, under its new name', () => {
    const body = bodyOf({
      thinking: { reasons: true, allowanceTokenCount: 4000 },
      renamed: { max_tokens: 'max_completion_tokens' }
    })
    expect(body).toMatchObject({ max_completion_tokens: 4100 })
    expect(body).not.toHaveProperty('max_tokens')
  })

  it('leaves members out, within others as well', () => {
    expect(bodyOf({ dropped: ['stream_options'] })).not.toHaveProperty('stream_options')
    const openai = { baseUrl: 'https://api.openai.com/v1' }
    expect(bodyOf({ dropped: ['stream_options.include_obfuscation'] }, openai)['stream_options']).toEqual({
      include_usage: true
    })
    const bedrock = { api: 'bedrock-converse', params: { temperature: 0 } } as const
    expect(bodyOf({ dropped: ['inferenceConfig.temperature'] }, bedrock)['inferenceConfig']).toEqual({ maxTokens: 100 })
  })

  it('sends no empty object in place of what it left out', () => {
    const responses = { api: 'openai-responses', baseUrl: 'https://api.openai.com/v1' } as const
    expect(bodyOf({ dropped: ['stream_options.include_obfuscation'] }, responses)).not.toHaveProperty('stream_options')
  })

  it.each<[string, Parameters<typeof aTarget>[0], object]>([
    ['a server of one’s own', {}, { cache_prompt: false, cache_salt: '4711' }],
    ['a known host without', { baseUrl: 'https://api.groq.com/openai/v1' }, {}],
    ['a switch of the user', { extraBody: { cache_salt: 'mine' } }, { cache_prompt: false, cache_salt: 'mine' }],
    ['a switch taken out by the user', { params: { cache_prompt: null } }, { cache_salt: '4711' }],
    ['an API without', { api: 'ollama' }, {}]
  ])('switches caches off: %s', (_, members, switches) => {
    const target = aTarget(members)
    const asked = { target, messages: [], maxOutputTokens: 100 }
    const { body } = buildSettledRequest(dialectOf(target), { ...asked, unique: '4711' }, AS_PLANNED)
    expect(body).toEqual({ ...dialectOf(target).buildRequest(target, [], 100).body, ...switches })
  })

  describe('where the cache is wanted', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' }
    ] as const
    const asks = (api: ApiId, members: Partial<Target> = {}) =>
      buildSettledRequest(
        DIALECTS[api],
        { target: aTarget({ api, ...members }), messages, maxOutputTokens: 100 },
        AS_PLANNED
      ).body

    it('marks the end of the prompt for hosts that cache nothing unasked', () => {
      expect(asks('anthropic-messages')['messages']).toEqual([
        { role: 'user', content: [{ type: 'text', text: 'Hi', cache_control: { type: 'ephemeral' } }] }
      ])
      expect(asks('bedrock-converse')['messages']).toEqual([
        { role: 'user', content: [{ text: 'Hi' }, { cachePoint: { type: 'default' } }] }
      ])
    })

    it('leaves it to a user who says what is to be cached', () => {
      const extraBody = { cache_control: { type: 'ephemeral', ttl: '1h' } }
      expect(asks('anthropic-messages', { extraBody })).toMatchObject({
        ...extraBody,
        messages: [{ role: 'user', content: 'Hi' }]
      })
    })

    it.each(['openai-chat', 'openai-responses', 'gemini', 'cohere-chat', 'ollama'] as const)(
      'marks nothing for %s',
      (api) => {
        expect(JSON.stringify(asks(api))).not.toMatch(/cache/i)
      }
    )
  })

  it('marks nothing of what is to be cold', () => {
    const asked = {
      target: aTarget({ api: 'anthropic-messages' }),
      messages: [{ role: 'user', content: 'Hi' }] as const
    }
    const { body } = buildSettledRequest(
      DIALECTS['anthropic-messages'],
      { ...asked, maxOutputTokens: 1, unique: '1' },
      AS_PLANNED
    )
    expect(JSON.stringify(body)).not.toContain('cache_control')
  })

  it('leaves switches alone where caches are wanted, and out where they were refused', () => {
    expect(bodyOf({})).not.toHaveProperty('cache_salt')
    const asked = { target: aTarget(), messages: [], maxOutputTokens: 100, unique: '4711' }
    const dropped = { ...AS_PLANNED, dropped: ['cache_salt'] }
    expect(buildSettledRequest(DIALECTS['openai-chat'], asked, dropped).body).not.toHaveProperty('cache_salt')
  })

  it('passes by what is not there', () => {
    expect(bodyOf({ dropped: ['a.b.c', 'seed'], renamed: { x: 'y' } })).toEqual(bodyOf({}))
  })

  it.each([
    ['openai-chat', {}, 'reasoning_effort', { reasoning_effort: 'low' }],
    ['openai-responses', {}, 'reasoning.effort', { reasoning: { effort: 'low' } }],
    [
      'openai-responses',
      { reasoning: { summary: 'auto' } },
      'reasoning.effort',
      { reasoning: { summary: 'auto', effort: 'low' } }
    ],
    [
      'gemini',
      { thinkingConfig: { includeThoughts: true } },
      'generationConfig.thinkingConfig.thinkingLevel',
      { generationConfig: { maxOutputTokens: 100, thinkingConfig: { includeThoughts: true, thinkingLevel: 'low' } } }
    ],
    ['ollama', {}, 'think', { think: 'low', options: { num_predict: 100 } }]
  ] as const)('says how much to think where %s has it', (api, params, path, members) => {
    expect(
      bodyOf({ thinking: { reasons: true, allowanceTokenCount: 0, effort: { path, value: 'low' } } }, { api, params })
    ).toMatchObject(members)
  })
})

describe('firstParameters', () => {
  const first = (members: Partial<Target>) => {
    const target = aTarget(members)
    return firstParameters(dialectOf(target), target)
  }
  const thinking = (budget: number) => ({ thinking: { type: 'enabled', budget_tokens: budget } })

  it.each<[Partial<Target>, number]>([
    [{ api: 'anthropic-messages', params: thinking(1024) }, 4000],
    [{ api: 'anthropic-messages', extraBody: thinking(8000) }, 8000],
    [{ api: 'bedrock-converse', params: { additionalModelRequestFields: thinking(6000) } }, 6000],
    [
      { api: 'bedrock-converse', params: { additionalModelRequestFields: { reasoning_config: { budget_tokens: 1 } } } },
      4000
    ],
    [{ api: 'gemini', params: { thinkingConfig: { thinkingBudget: 5000 } } }, 5000],
    [{ api: 'gemini', extraBody: { generationConfig: { thinkingConfig: { thinking_budget: 128 } } } }, 4000],
    [{ api: 'cohere-chat', params: { thinking: { type: 'enabled', token_budget: 500 } } }, 4000],
    [{ baseUrl: 'https://openrouter.ai/api/v1', params: { reasoning: { max_tokens: 9000 } } }, 9000]
  ])('has room for the thinking that the user gave a budget: %j', (members, allowanceTokenCount) => {
    expect(first(members)).toEqual({ ...AS_PLANNED, thinking: { reasons: true, allowanceTokenCount } })
  })

  it.each<Partial<Target>>([
    {},
    { api: 'anthropic-messages', params: { thinking: { type: 'adaptive' } } },
    { api: 'anthropic-messages', params: { ...thinking(1024), max_tokens: 2000 } },
    { api: 'gemini', params: { thinkingConfig: { thinkingBudget: -1 } } },
    { api: 'gemini', params: { thinkingConfig: { thinkingBudget: 0 } } },
    { api: 'gemini', params: { thinkingConfig: { thinkingBudget: 'many' } } }
  ])('is as the plan has it without one, or with a limit of the user’s: %j', (members) => {
    expect(first(members)).toEqual(AS_PLANNED)
  })
})
