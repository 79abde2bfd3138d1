import { describe, expect, it } from '@jest/globals'
import type { Plan, Target } from '../../../src/domain/plan.ts'
import { missingKey } from '../../../src/plan/config/missing-key.ts'

const planOf = (over: Partial<Target>): Plan =>
  ({
    targets: [{ id: 'mini', baseUrl: 'https://api.openai.com/v1', key: { from: 'none' }, extraHeaders: {}, ...over }]
  }) as unknown as Plan
const find = (over: Partial<Target>, hasKey = false, canSign = false) =>
  missingKey(planOf(over), {
    hasKey: () => hasKey,
    canSign
  })
const BEDROCK: Partial<Target> = {
  api: 'bedrock-converse',
  baseUrl: 'https://bedrock-runtime.us-east-1.amazonaws.com',
  key: { from: 'input' }
}

describe('missingKey', () => {
  it.each<[string, Partial<Target>]>([
    ['a variable that is named and empty', { key: { from: 'environment', name: 'OPENAI_API_KEY' } }],
    [
      'an empty variable even on loopback',
      { key: { from: 'environment', name: 'K' }, baseUrl: 'http://127.0.0.1:1/v1' }
    ],
    ['no key for a hosted API', {}]
  ])('is %s', (_, over) => {
    expect(find(over)).toMatchObject({ code: 'missing-key', message: expect.stringContaining('target "mini"') })
  })

  it.each<[string, Partial<Target>, boolean]>([
    ['a target that has its key', { key: { from: 'environment', name: 'K' } }, true],
    ['a keyless server of the repository', { baseUrl: 'http://127.0.0.1:8000/v1' }, false],
    ['a hosted API whose key goes in a header of its own', { extraHeaders: { 'x-key': `\${KEY}` } }, false]
  ])('is not %s', (_, over, hasKey) => {
    expect(find(over, hasKey)).toBeUndefined()
  })

  it('is neither a key nor credentials where Bedrock takes both', () => {
    expect(find(BEDROCK)).toMatchObject({
      code: 'missing-key',
      message: expect.stringMatching(/neither AWS credentials nor an "api-key".+us-east-1\.amazonaws\.com/),
      hint: expect.stringContaining('AWS_ACCESS_KEY_ID')
    })
    expect(find(BEDROCK, false, true)).toBeUndefined()
    expect(find(BEDROCK, true)).toBeUndefined()
  })

  it('is not made up for by AWS credentials where nothing is signed', () => {
    expect(find({}, false, true)).toMatchObject({ code: 'missing-key' })
  })

  it('is a variable of a key that is empty, whatever else could sign', () => {
    const named = { ...BEDROCK, key: { from: 'environment', name: 'AWS_BEARER_TOKEN_BEDROCK' } } as const
    expect(find(named, false, true)).toMatchObject({ message: expect.stringContaining('AWS_BEARER_TOKEN_BEDROCK') })
  })
})
