import { describe, expect, it } from '@jest/globals'
import { API_IDS } from '../../src/domain/plan.ts'
import { EFFORT_PATHS, EFFORTS_ASCENDING, LOW_EFFORTS, OTHER_LIMIT } from '../../src/providers/parameters.ts'

describe('the knowledge of parameters', () => {
  it('has each name of the limit lead to the other', () => {
    for (const [name, other] of Object.entries(OTHER_LIMIT)) expect(OTHER_LIMIT[other]).toBe(name)
  })

  it('orders the same efforts in two ways', () => {
    expect(LOW_EFFORTS.toSorted()).toEqual(EFFORTS_ASCENDING.toSorted())
  })

  it('names APIs that there are', () => {
    expect(API_IDS).toEqual(expect.arrayContaining(Object.keys(EFFORT_PATHS)))
  })
})
