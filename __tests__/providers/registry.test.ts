import { expect, it } from '@jest/globals'
import { API_IDS } from '../../src/domain/plan.ts'
import { DIALECTS } from '../../src/providers/registry.ts'

it.each(API_IDS)('has a dialect that calls itself %s', (id) => {
  expect(DIALECTS[id].id).toBe(id)
})
