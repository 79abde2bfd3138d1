import { expect, it } from '@jest/globals'
import { finishReasonIn } from '../../src/providers/event-parts.ts'

it.each([
  ['stop', 'stop'],
  ['max_tokens', 'length'],
  ['STOP', 'other'],
  ['', 'other'],
  ['constructor', 'other'],
  ['__proto__', 'other']
])('%j means %s', (name, reason) => {
  expect(finishReasonIn({ stop: 'stop', max_tokens: 'length' }, name)).toBe(reason)
})
