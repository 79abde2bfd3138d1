import { describe, expect, it } from '@jest/globals'
import { keyUses, newKeyUses } from '../../../src/plan/base/key-uses.ts'
import { aDraft } from '../plan-world.ts'

const target = (members: Parameters<typeof aDraft>[0] = {}) => ({ ...aDraft(members), fingerprint: '' })
const plan = (...members: Parameters<typeof aDraft>[0][]) => ({ targets: members.map(target) })
const variables = { a: `Bearer \${A} \${B}`, b: 'plain' }

describe('keyUses', () => {
  it('are the key and every variable in a header, with the origin', () => {
    expect(keyUses(plan({ extraHeaders: variables }))).toEqual(
      ['OPENAI_API_KEY', 'A', 'B'].map((name) => ({ name, origin: 'https://api.openai.com' }))
    )
    expect(keyUses(plan({ key: { from: 'input' } }))).toEqual([{ name: 'api-key', origin: 'https://api.openai.com' }])
    expect(keyUses(plan({ key: { from: 'none' } }))).toEqual([])
  })
})

describe('newKeyUses', () => {
  it.each<[what: string, Parameters<typeof aDraft>[0], number]>([
    ['another model or path', { model: 'm', baseUrl: 'https://api.openai.com/v2' }, 0],
    ['another host', { baseUrl: 'https://evil.example/v1' }, 1],
    ['another port', { baseUrl: 'https://api.openai.com:8443/v1' }, 1],
    ['another variable', { key: { from: 'environment', name: 'OTHER' } }, 1],
    ['no key', { key: { from: 'none' } }, 0],
    ['two variables in a header', { extraHeaders: variables }, 2]
  ])('of %s', (_, members, count) => {
    expect(newKeyUses(plan(members), plan({}))).toHaveLength(count)
  })
})
