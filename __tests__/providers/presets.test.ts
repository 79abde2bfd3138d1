import { describe, expect, it } from '@jest/globals'
import { selfHostedSwitches } from '../../src/providers/cache-switches.ts'
import { isKnownProvider, presetOf } from '../../src/providers/presets.ts'

describe('presetOf', () => {
  const bearer = { header: 'authorization', prefix: 'Bearer ' }

  it.each([
    ['api.openai.com', 'OpenAI', 'max_completion_tokens', true, true],
    ['eu.api.openai.com', 'OpenAI', 'max_completion_tokens', true, true],
    ['OPENAI.com.:443', 'OpenAI', 'max_completion_tokens', true, true],
    ['res.openai.azure.com', 'Azure', 'max_completion_tokens', true, false],
    ['res.services.ai.azure.com', 'Azure', 'max_completion_tokens', true, false],
    ['res.openai.azure.us', 'Azure', 'max_completion_tokens', true, false],
    ['res.cognitiveservices.azure.us', 'Azure', 'max_completion_tokens', true, false],
    ['res.openai.azure.cn', 'Azure', 'max_completion_tokens', true, false],
    ['m.eastus2.models.ai.azure.com', 'Azure serverless', 'max_tokens', true, false],
    ['api.mistral.ai', 'Mistral', 'max_tokens', false, false],
    ['api.groq.com', 'Groq', 'max_tokens', true, false],
    ['api.cerebras.ai', 'Cerebras', 'max_tokens', true, false],
    ['api.together.xyz', 'Together', 'max_tokens', true, false],
    ['api.fireworks.ai', 'Fireworks', 'max_tokens', true, false],
    ['api.deepseek.com', 'DeepSeek', 'max_tokens', true, false],
    ['api.x.ai', 'xAI', 'max_tokens', true, false],
    ['openrouter.ai', 'OpenRouter', 'max_tokens', true, false],
    ['integrate.api.nvidia.com', 'NVIDIA', 'max_tokens', true, false],
    ['api.anthropic.com', 'Anthropic', 'max_tokens', true, false],
    ['generativelanguage.googleapis.com', 'Google', 'max_tokens', true, false],
    ['us-central1-aiplatform.googleapis.com', 'Google', 'max_tokens', true, false],
    ['bedrock-runtime.us-east-1.amazonaws.com', 'Bedrock', 'max_tokens', true, false],
    ['bedrock-mantle.eu-west-1.api.aws', 'Bedrock', 'max_tokens', true, false],
    ['api.cohere.com', 'Cohere', 'max_tokens', true, false]
  ])('knows %s as %s', (host, name, tokenLimitField, asksForUsage, pads) => {
    expect(presetOf(host)).toMatchObject({ name, tokenLimitField, asksForUsage, pads })
    expect(isKnownProvider(host)).toBe(true)
  })

  it.each([
    ['vLLM, NIM', '127.0.0.1:8000'],
    ['SGLang', 'gpu-1:30000'],
    ['llama.cpp, TGI', 'localhost:8080'],
    ['LM Studio', 'localhost:1234'],
    ['LiteLLM', 'litellm.internal:4000']
  ])('takes %s at %s for a server of the user, in the plain format', (_, host) => {
    expect(isKnownProvider(host)).toBe(false)
    expect(presetOf(host)).toEqual({
      name: 'unknown',
      tokenLimitField: 'max_tokens',
      asksForUsage: true,
      pads: false,
      tellsTimes: false,
      cacheSwitches: selfHostedSwitches,
      auth: bearer
    })
  })

  it.each([
    ['res.openai.azure.com', { header: 'api-key', prefix: '' }],
    ['res.cognitiveservices.azure.com', { header: 'api-key', prefix: '' }],
    ['res.openai.azure.us', { header: 'api-key', prefix: '' }],
    ['m.eastus2.models.ai.azure.com', bearer],
    ['api.openai.com', bearer],
    ['api.mistral.ai', bearer],
    ['openrouter.ai', bearer]
  ])('sends the key of %s by %j', (host, auth) => {
    expect(presetOf(host).auth).toEqual(auth)
  })

  it.each([
    'localhost',
    'notopenai.com',
    'openai.com.evil.example',
    'my-alb-1.us-east-1.elb.amazonaws.com',
    'bedrock.amazonaws.com.evil.example',
    'my-app.azurewebsites.net',
    'my-vm.usgovvirginia.cloudapp.usgovcloudapi.net',
    'storage.azure.us',
    ''
  ])('does not take %j for a provider', (host) => {
    expect(isKnownProvider(host)).toBe(false)
  })
})
