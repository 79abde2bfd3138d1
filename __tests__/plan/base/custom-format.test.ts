import { describe, expect, it } from '@jest/globals'
import type { RunDigest, TargetDigest } from '../../../src/domain/baseline.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import { changedRules } from '../../../src/plan/base/changed-rules.ts'
import { withRecordedBase } from '../../../src/plan/base/recorded-base.ts'
import { withBase } from '../../../src/plan/base/with-base.ts'
import { planParts } from '../../../src/plan/config/fingerprint.ts'
import { planOf, sha256 } from '../plan-world.ts'

const described = (members: string, owned = false): Plan =>
  planOf(`targets:
  - { id: app, model: bot, api: custom, base-url: "https://bot.example.com", owned: ${owned}, custom: { ${members} } }
`)
const CHAT = 'path: /chat, body: { message: "{{prompt}}", top: 3 }, text: token'
const BASE = described(CHAT)

describe('the description of a provider’s application', () => {
  it.each([
    ['the path', 'path: /v2/chat, body: { message: "{{prompt}}", top: 3 }, text: token'],
    ['the body', 'path: /chat, body: { message: "{{prompt}}", top: 5 }, text: token'],
    ['where the text stands', 'path: /chat, body: { message: "{{prompt}}", top: 3 }, text: delta'],
    ['the end', `${CHAT}, done: { event: end }`]
  ])('is a changed request where the change touches %s: both are measured in pairs', (_, members) => {
    const found = { source: 'files-at-base', targets: BASE.targets, prompts: BASE.prompts } as const
    const { plan } = withBase(described(members), found, { sha256, which: 'changed' })
    expect(plan.targets).toMatchObject([{ id: 'app' }, { baseOf: 'app', custom: BASE.targets[0]?.custom }])
  })

  it('is none where nothing of it changed', () => {
    const found = { source: 'files-at-base', targets: BASE.targets, prompts: BASE.prompts } as const
    expect(withBase(described(CHAT), found, { sha256, which: 'changed' }).plan.targets).toHaveLength(1)
  })

  it('is a rule of an owned one, member by member, in the words of the file', () => {
    const head = described(`${CHAT}, text-event: { path: type, value: token }`, true)
    const { laxer } = changedRules(
      described('path: /chat, body: { message: "{{prompt}}", top: 5 }, text: token', true),
      head
    )
    expect(laxer.map(({ rule }) => rule)).toEqual([
      'targets.app.custom.body.top',
      'targets.app.custom.text-event.path',
      'targets.app.custom.text-event.value'
    ])
  })
})

describe('the description on record', () => {
  const digestOf = ({ targets, prompts, schedule }: Plan, over: object = {}): RunDigest => ({
    recordedAt: '2026-11-01T00:00:00Z',
    commit: 'base1',
    ordinal: 0,
    environmentClass: 'x',
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    targets: targets.map(
      (target): TargetDigest => ({
        id: target.id,
        fingerprint: target.fingerprint,
        parts: JSON.parse(JSON.stringify({ ...planParts(target, schedule), ...over })) as TargetDigest['parts'],
        tokenSource: 'estimated',
        servedModels: [],
        servedFingerprints: [],
        serviceTiers: [],
        failures: {},
        scenarios: prompts.scenarios.map(({ id, hash }) => ({
          id,
          hash,
          attempted: 3,
          failed: 0,
          streamed: 3,
          rows: []
        }))
      })
    )
  })
  const HEAD = described(CHAT.replace('/chat', '/v2/chat'))
  const join = (digest: RunDigest) =>
    withRecordedBase(HEAD, { digests: [digest], ancestry: ['base1'], unresolved: [], sha256 })

  it('is what base is asked with', () => {
    const { plan, warnings } = join(digestOf(BASE))
    expect(warnings).toEqual([])
    expect(plan.targets[1]).toMatchObject({ baseOf: 'app', api: 'custom', custom: BASE.targets[0]?.custom })
  })

  it('is left behind where base spoke an API', () => {
    const { plan } = join(digestOf(BASE, { api: 'openai-chat', custom: undefined }))
    expect(plan.targets[1]?.api).toBe('openai-chat')
    expect(plan.targets[1]).not.toHaveProperty('custom')
  })

  it.each([
    ['leads elsewhere', { path: '//evil.example/chat' }],
    ['leaves its folder', { path: '/a/../../b' }],
    ['splits the request', { path: '/chat HTTP/1.1\r\nx-a: b' }],
    ['has no body', { body: undefined }],
    ['has members that nobody knows', { sendKeyTo: 'https://evil.example' }]
  ])('is not used where it %s', (_, members) => {
    const custom = { ...BASE.targets[0]?.custom, ...members }
    expect(join(digestOf(BASE, { custom }))).toMatchObject({
      plan: HEAD,
      warnings: [{ kind: 'base-not-measured', target: 'app', why: 'nothing-recorded' }]
    })
  })

  it('is not used where it is missing', () => {
    expect(join(digestOf(BASE, { custom: undefined })).plan).toBe(HEAD)
  })
})
