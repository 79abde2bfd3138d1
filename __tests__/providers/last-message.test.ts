import { expect, it } from '@jest/globals'
import { withLastMessage } from '../../src/providers/request-members.ts'

it('changes the last message and nothing else', () => {
  const body = { model: 'm', messages: [{ content: 'a' }, { content: 'b' }] }
  expect(withLastMessage(body, (message) => ({ ...message, marked: true }))).toEqual({
    model: 'm',
    messages: [{ content: 'a' }, { content: 'b', marked: true }]
  })
})

const UNLIKE: Parameters<typeof withLastMessage>[0][] = [
  {},
  { messages: [] },
  { messages: 'none' },
  { messages: ['text'] }
]

it.each(UNLIKE)('leaves %j as it is', (body) => {
  expect(withLastMessage(body, () => ({ marked: true }))).toBe(body)
})
