import { expect, it } from '@jest/globals'
import { baseName, directName } from '../../../src/plan/config/read-target.ts'

it('names what is measured beside a target after it', () => {
  expect([directName('mini'), baseName('mini')]).toEqual(['mini (direct)', 'mini (base)'])
})
