import { describe, expect, it } from '@jest/globals'
import { API_IDS } from '../../../src/domain/plan.ts'
import {
  EFFORTS,
  INNER_NAMES,
  OTHER_LIMIT_NAME,
  OWN_MEMBERS
} from '../../../src/providers/negotiation/known-parameters.ts'

describe('the knowledge of parameters', () => {
  it('has each name of the limit lead to the other', () => {
    for (const [name, other] of Object.entries(OTHER_LIMIT_NAME)) expect(OTHER_LIMIT_NAME[other]).toBe(name)
  })

  it('has the same efforts for both APIs of OpenAI', () => {
    const values = EFFORTS['openai-chat'].map(({ value }) => value)
    expect(EFFORTS['openai-responses'].map(({ value }) => value)).toEqual(values)
  })

  it('has a way to think less for each API, and no way twice', () => {
    expect(Object.keys(EFFORTS).toSorted()).toEqual(API_IDS.toSorted())
    for (const efforts of Object.values(EFFORTS)) {
      const ways = efforts.map(({ path, value }) => `${path}=${value}`)
      expect(ways.length).toBeGreaterThan(0)
      expect(new Set(ways).size).toBe(ways.length)
    }
  })

  it('gives up each member of ours in one step, the counts in the last', () => {
    expect(new Set(OWN_MEMBERS.flat()).size).toBe(OWN_MEMBERS.flat().length)
    expect(OWN_MEMBERS.at(-1)).toEqual(['stream_options'])
    expect(OWN_MEMBERS.flat()).toEqual(expect.arrayContaining(Object.keys(INNER_NAMES)))
  })
})
