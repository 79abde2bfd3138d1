import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { configSchema } from '../../../src/plan/config/config-schema.ts'

interface JsonSchema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
}

const WHOLE = {
  targets: [
    {
      id: 'mini',
      model: 'gpt-4.1-mini',
      api: 'openai-chat',
      'base-url': 'https://api.openai.com/v1',
      'api-key-env': 'OPENAI_API_KEY',
      params: { temperature: 0, stop: ['a', null] },
      'extra-body': { user: { id: 1 } },
      'extra-headers': { 'x-team': 'search' },
      labels: { precision: 'fp8' },
      price: { input: 0.4, output: 1.6 },
      owned: false,
      base: { 'base-url': 'http://127.0.0.1:1/v1', 'api-key-env': 'OLD', 'extra-headers': { a: 'b' } },
      control: true,
      'build-id': 'v1',
      'allow-http': false
    }
  ],
  prompts: 'builtin:chat-20',
  schedule: {
    pairs: '60..400',
    requests: 60,
    'in-flight': 4,
    warmup: 2,
    cache: 'cold',
    'max-cost': '$1.00',
    'max-total-input-tokens': 1_000_000,
    'max-total-output-tokens': 250_000,
    timeout: '15m',
    'confirm-after': '60s',
    timeouts: { connect: '10s', 'first-byte': '60s', idle: '30s', total: '180s' }
  },
  budgets: ['ttft.p95 < 800ms', { mini: 'e2e < 2s' }],
  gate: {
    'fail-on': ['regression'],
    'false-alarms': '1%',
    'fail-fast': false,
    checks: [{ metric: 'ttft', statistic: 'p50', margin: '25%' }]
  },
  accept: [{ check: 'mini ttft p95', 'up-to': '+35%', until: '2027-01-31', reason: 'longer system prompt' }],
  trial: true,
  compare: 'auto',
  comment: 'on-change',
  store: 'artifact',
  key: 'nightly',
  'baseline-workflow': 'nightly.yml',
  anchor: 'v1.2.0',
  runs: 1,
  'ca-file': 'ca.pem',
  'client-cert-file': 'client.pem',
  'client-key-file': 'client.key',
  'keep-events': false
}

describe('configSchema', () => {
  it('accepts a configuration that says everything', () => {
    expect(configSchema.safeParse(WHOLE).error).toBeUndefined()
  })

  it('accepts one that says nothing', () => {
    expect(configSchema.parse({})).toEqual({})
  })

  it.each([
    ['a key instead of its variable', { targets: [{ model: 'm', 'api-key-env': 'sk-123' }] }],
    ['a metric that history does not keep', { gate: { checks: [{ metric: 'icl' }] } }],
    ['an anchor that git would take for an option', { anchor: '--all' }],
    ['an anchor that is a range', { anchor: 'v1..v2' }],
    ['a baseline workflow in another folder', { 'baseline-workflow': '../x.yml' }],
    ['a header of many kinds', { targets: [{ model: 'm', 'extra-headers': { x: ['a'] } }] }],
    ['a model of two lines', { targets: [{ model: 'a\nb' }] }],
    ['no targets in a list of them', { targets: [] }],
    ['more than a whole window of runs', { runs: 31 }]
  ])('refuses %s', (_, config) => {
    expect(configSchema.safeParse(config).success).toBe(false)
  })

  it('describes every key to editors', () => {
    const membersOf = (schema: JsonSchema): readonly (readonly [string, JsonSchema])[] => {
      const own = Object.entries({ ...schema.properties, ...schema.items?.properties })
      return own.flatMap(([key, member]) => [[key, member] as const, ...membersOf(member)])
    }
    const members = membersOf(z.toJSONSchema(configSchema, { io: 'input' }) as JsonSchema)
    const undescribed = members.filter(([key, { description }]) => description === undefined && key !== 'metric')
    expect(members.length).toBeGreaterThan(40)
    expect(undescribed).toEqual([])
  })
})
