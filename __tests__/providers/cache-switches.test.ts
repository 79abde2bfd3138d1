import { describe, expect, it } from '@jest/globals'
import {
  CACHE_SWITCHES,
  isolationKey,
  NO_SWITCHES,
  openaiSwitches,
  selfHostedSwitches
} from '../../src/providers/cache-switches.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { aTarget } from '../support/measure-plan.ts'

describe('openaiSwitches', () => {
  it.each(['gpt-5.6', 'gpt-5.6-mini', 'gpt-5.6-2026-08-01', 'gpt-5.10', 'gpt-6', 'gpt-6.1-nano', 'ft:gpt-5.6:acme'])(
    'sets no breakpoint for %s',
    (model) => {
      expect(openaiSwitches(model, '1')).toEqual({ prompt_cache_options: { mode: 'explicit' } })
    }
  )

  it.each([
    'gpt-5',
    'gpt-5.5',
    'gpt-5-mini',
    'gpt-4.1-mini',
    'gpt-4o',
    'gpt-35-turbo',
    'o4-mini',
    'chatgpt-5.6',
    'gpt-5.6.1x',
    ''
  ])('has none for %s', (model) => {
    expect(openaiSwitches(model, '1')).toEqual({})
  })
})

describe('the other switches', () => {
  it('isolate one request from all others', () => {
    expect(isolationKey('any', '4711')).toEqual({ prompt_cache_isolation_key: '4711' })
    expect(selfHostedSwitches('any', '4711')).toEqual({ cache_prompt: false, cache_salt: '4711' })
    expect(NO_SWITCHES('any', '4711')).toEqual({})
  })

  it('are listed by name, all of them', () => {
    const sent = [openaiSwitches('gpt-5.6', '1'), isolationKey('', '1'), selfHostedSwitches('', '1')]
    expect(sent.flatMap(Object.keys).toSorted()).toEqual(CACHE_SWITCHES.toSorted())
  })
})

describe('which host is sent which', () => {
  it.each([
    ['openai-chat', 'https://api.openai.com/v1', ['prompt_cache_options']],
    ['openai-responses', 'https://api.openai.com/v1', ['prompt_cache_options']],
    ['openai-chat', 'https://api.fireworks.ai/inference/v1', ['prompt_cache_isolation_key']],
    ['openai-chat', 'http://127.0.0.1:8000/v1', ['cache_prompt', 'cache_salt']],
    ['openai-chat', 'https://api.deepseek.com', []],
    // A deployment has a name of its own there, which says nothing of the model.
    ['openai-chat', 'https://my.openai.azure.com/openai/v1', []]
  ] as const)('%s at %s', (api, baseUrl, names) => {
    const target = aTarget({ api, baseUrl, model: 'gpt-5.6' })
    expect(Object.keys(DIALECTS[api].cacheSwitches?.(target, '1') ?? {})).toEqual(names)
  })

  it.each(['anthropic-messages', 'gemini', 'bedrock-converse', 'cohere-chat', 'ollama'] as const)(
    '%s has none',
    (api) => {
      expect(DIALECTS[api].cacheSwitches).toBeUndefined()
    }
  )
})
