import { describe, expect, it } from '@jest/globals'
import { API_IDS } from '../../../src/domain/plan.ts'
import { reservedMemberFaults } from '../../../src/plan/config/read-target.ts'

describe('reservedMemberFaults', () => {
  it.each([
    ['openai-chat', ['model', 'messages', 'stream', 'n']],
    ['openai-responses', ['model', 'input', 'stream']],
    ['anthropic-messages', ['model', 'messages', 'system', 'stream']],
    ['gemini', ['model', 'contents', 'systemInstruction', 'system_instruction', 'candidateCount']],
    ['bedrock-converse', ['modelId', 'messages', 'system']],
    ['cohere-chat', ['model', 'messages', 'stream']],
    ['ollama', ['model', 'messages', 'stream']]
  ] as const)('refuses what is the own of %s: %j', (api, names) => {
    const given = Object.fromEntries(names.map((name) => [name, 1]))
    const faults = reservedMemberFaults({ model: 'm', params: given, 'extra-body': given }, api)
    expect(faults.map(({ path }) => path)).toEqual([
      ...names.map((name) => ['params', name]),
      ...names.map((name) => ['extra-body', name])
    ])
  })

  it('looks into the settings of an API that keeps them apart', () => {
    const body = { generationConfig: { candidateCount: 2, seed: 1 } }
    expect(reservedMemberFaults({ model: 'm', 'extra-body': body }, 'gemini')).toMatchObject([
      { path: ['extra-body', 'generationConfig', 'candidateCount'], message: 'the gate sets this member itself' }
    ])
  })

  it.each(API_IDS)('leaves parameters of %s alone', (api) => {
    const params = { temperature: 0, options: null, generationConfig: 3, constructor: 1, toString: 1 }
    expect(reservedMemberFaults({ model: 'm', params }, api)).toEqual([])
  })

  it('leaves to each what is the own of others', () => {
    expect(reservedMemberFaults({ model: 'm', params: { n: 2 } }, 'ollama')).toEqual([])
    expect(reservedMemberFaults({ model: 'm', params: { messages: 2 } }, 'gemini')).toEqual([])
  })
})
