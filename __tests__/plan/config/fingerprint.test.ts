import { describe, expect, it } from '@jest/globals'
import { planParts } from '../../../src/plan/config/fingerprint.ts'
import { aDraft } from '../plan-world.ts'

const SCHEDULE = { cache: 'cold', inFlightCount: 4 } as const
const header = `\${TEAM}`

describe('planParts', () => {
  it('holds all that decides what is sent', () => {
    const target = aDraft({ params: { temperature: 0 }, extraHeaders: { 'x-team': header }, labels: { gpu: 'h100' } })
    expect(planParts(target, SCHEDULE)).toEqual({
      api: 'openai-chat',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4.1-mini',
      params: { temperature: 0 },
      extraBody: {},
      extraHeaders: { 'x-team': header },
      labels: { gpu: 'h100' },
      cache: 'cold',
      load: { inFlight: 4 },
      metricDefinition: '2',
      tokenSource: 'usage'
    })
  })

  it.each([
    ['its id', { id: 'other' }],
    ['its price', { price: { input: 1, output: 2 } }],
    ['where its key comes from', { key: { from: 'none' as const } }],
    ['who owns it', { owned: true }],
    ['its build', { buildId: 'b' }]
  ])('does not hold %s, since that changes no request', (_, members) => {
    expect(planParts(aDraft(members), SCHEDULE)).toEqual(planParts(aDraft(), SCHEDULE))
  })
})
