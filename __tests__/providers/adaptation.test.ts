import { describe, expect, it } from '@jest/globals'
import { type Adaptation, adaptedRequest, UNCHANGED } from '../../src/providers/adaptation.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { aTarget } from '../support/measure-plan.ts'

const bodyOf = (adaptation: Partial<Adaptation>, members: Parameters<typeof aTarget>[0] = {}) => {
  const target = aTarget(members)
  const asked = { target, messages: [{ role: 'user', content: 'Hi' }] as const, maxOutputTokens: 100 }
  return adaptedRequest(DIALECTS[target.api], asked, { ...UNCHANGED, ...adaptation }).body
}

describe('adaptedRequest', () => {
  it('is the dialect’s own where nothing is changed', () => {
    const target = aTarget({ params: { temperature: 0 } })
    const messages = [{ role: 'user', content: 'Hi' }] as const
    expect(adaptedRequest(DIALECTS['openai-chat'], { target, messages, maxOutputTokens: 100 }, UNCHANGED)).toEqual(
      DIALECTS['openai-chat'].buildRequest(target, messages, 100)
    )
  })

  it('raises the limit, under its new name', () => {
    const body = bodyOf({ allowanceTokenCount: 4000, renamed: { max_tokens: 'max_completion_tokens' } })
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
    const { body } = adaptedRequest(DIALECTS[target.api], { ...asked, unique: '4711' }, UNCHANGED)
    expect(body).toEqual({ ...DIALECTS[target.api].buildRequest(target, [], 100).body, ...switches })
  })

  it('leaves switches alone where caches are wanted, and out where they were refused', () => {
    expect(bodyOf({})).not.toHaveProperty('cache_salt')
    const asked = { target: aTarget(), messages: [], maxOutputTokens: 100, unique: '4711' }
    const dropped = { ...UNCHANGED, dropped: ['cache_salt'] }
    expect(adaptedRequest(DIALECTS['openai-chat'], asked, dropped).body).not.toHaveProperty('cache_salt')
  })

  it('passes by what is not there', () => {
    expect(bodyOf({ dropped: ['a.b.c', 'seed'], renamed: { x: 'y' } })).toEqual(bodyOf({}))
  })

  it.each([
    ['openai-chat', {}, 'reasoning_effort', 'low'],
    ['openai-responses', {}, 'reasoning', { effort: 'low' }],
    ['openai-responses', { reasoning: { summary: 'auto' } }, 'reasoning', { summary: 'auto', effort: 'low' }],
    ['anthropic-messages', {}, 'reasoning_effort', undefined]
  ] as const)('says how much to think where %s has it', (api, params, name, value) => {
    expect(bodyOf({ effort: 'low' }, { api, params })[name]).toEqual(value)
  })
})
