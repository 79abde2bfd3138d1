import { describe, expect, it } from '@jest/globals'
import { recordPlan } from '../../../src/analysis/runs/assemble-run.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import { sha256 } from '../../support/a-run.ts'

const target = { id: 'mini', model: 'm', owned: true, fingerprint: sha256('head') }
const set = (text: string) => ({
  name: 'builtin:smoke-6',
  hash: sha256('set'),
  scenarios: [
    { id: 's1', kind: 'chat', messages: [{ role: 'user', content: text }], maxOutputTokens: 64, hash: sha256(text) }
  ]
})
const plan = {
  targets: [target, { ...target, id: 'mini (base)', baseOf: 'mini', owned: false, fingerprint: sha256('base') }],
  prompts: set('new words'),
  base: { source: 'files-at-base', commit: 'b'.repeat(40), prompts: set('old words') },
  gate: { checks: [] },
  schedule: { pairs: { least: 60 }, cache: 'any', inFlightCount: 1 },
  fingerprint: sha256('plan')
} as unknown as Plan

const recorded = recordPlan(plan, 'c'.repeat(40))

describe('recordPlan', () => {
  it('keeps where base was found, and the hashes of what it was asked', () => {
    expect(recorded.base).toEqual({
      source: 'files-at-base',
      commit: 'b'.repeat(40),
      scenarios: [{ id: 's1', kind: 'chat', hash: sha256('old words') }]
    })
  })

  it('keeps with a base how many pairs its head gets', () => {
    const [head, base] = recorded.targets
    expect(head).toMatchObject({
      id: 'mini',
      fingerprint: sha256('head'),
      buildIdentity: `${sha256('head')} ${'c'.repeat(40)}`,
      pairs: undefined,
      parts: { model: 'm' }
    })
    expect(base).toMatchObject({ baseOf: 'mini', pairs: { least: 60, most: 400 } })
  })

  it('holds no word of a prompt', () => {
    expect(JSON.stringify(recorded)).not.toContain('words')
  })
})
