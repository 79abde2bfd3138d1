import { describe, expect, it } from '@jest/globals'
import { API_IDS } from '../../../src/domain/plan.ts'
import {
  EFFORTS,
  EFFORTS_ASCENDING,
  NAMED_BY_PART,
  OPTIONAL_MEMBERS,
  OPTIONAL_STEPS,
  OTHER_LIMIT
} from '../../../src/providers/negotiation/parameters.ts'

describe('the knowledge of parameters', () => {
  it('has each name of the limit lead to the other', () => {
    for (const [name, other] of Object.entries(OTHER_LIMIT)) expect(OTHER_LIMIT[other]).toBe(name)
  })

  it('orders OpenAI’s efforts in two ways', () => {
    const values = EFFORTS['openai-chat'].map(({ value }) => value)
    expect(values.toSorted()).toEqual(EFFORTS_ASCENDING.toSorted())
    expect(EFFORTS['openai-responses'].map(({ value }) => value)).toEqual(values)
  })

  it('has a way to think less for each API, and no way twice', () => {
    expect(Object.keys(EFFORTS).toSorted()).toEqual(API_IDS.toSorted())
    for (const efforts of Object.values(EFFORTS)) {
      const ways = efforts.map(({ place, value }) => `${place}=${value}`)
      expect(ways.length).toBeGreaterThan(0)
      expect(new Set(ways).size).toBe(ways.length)
    }
  })

  it('gives up each member of ours in one step, the counts in the last', () => {
    expect(OPTIONAL_STEPS.flat()).toEqual(OPTIONAL_MEMBERS)
    expect(OPTIONAL_STEPS.at(-1)).toEqual(['stream_options'])
    expect(OPTIONAL_MEMBERS).toEqual(expect.arrayContaining(Object.keys(NAMED_BY_PART)))
  })
})
