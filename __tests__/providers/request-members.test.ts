import { describe, expect, it } from '@jest/globals'
import type { Target } from '../../src/domain/plan.ts'
import { givenMembers, withLastMessage, withoutNulls } from '../../src/providers/request-members.ts'

describe('withoutNulls', () => {
  it('takes out what is null, and nothing else that is empty', () => {
    expect(withoutNulls({ seed: null, n: 0, stop: '', logprobs: false, tools: [], metadata: {} })).toEqual({
      n: 0,
      stop: '',
      logprobs: false,
      tools: [],
      metadata: {}
    })
  })

  it('leaves alone what stands deeper', () => {
    expect(withoutNulls({ options: { seed: null } })).toEqual({ options: { seed: null } })
  })
})

describe('givenMembers', () => {
  type Given = Pick<Target, 'params' | 'extraBody'>
  const given = (members: Partial<Given>) =>
    givenMembers({ params: {}, extraBody: {}, ...members }, 'options', (name) => name === 'think')

  it.each<[string, Partial<Given>, ReturnType<typeof givenMembers>]>([
    ['nothing', {}, { body: {}, settings: {} }],
    ['a parameter as a setting', { params: { seed: 1 } }, { body: {}, settings: { seed: 1 } }],
    ['one of the body there', { params: { think: false, seed: 1 } }, { body: { think: false }, settings: { seed: 1 } }],
    ['extra-body there, whatever its names', { extraBody: { seed: 1 } }, { body: { seed: 1 }, settings: {} }],
    [
      'extra-body over a parameter of the same name',
      { params: { think: true }, extraBody: { think: false } },
      { body: { think: false }, settings: {} }
    ],
    [
      'the object as a whole over single settings, and that of extra-body over both',
      {
        params: { seed: 1, top_k: 1, top_p: 1, options: { top_k: 2, top_p: 2 } },
        extraBody: { options: { top_p: 3 } }
      },
      { body: {}, settings: { seed: 1, top_k: 2, top_p: 3 } }
    ],
    ['no settings at all', { params: { seed: 1, options: null } }, { body: {}, settings: undefined }],
    [
      'no settings by extra-body',
      { params: { seed: 1 }, extraBody: { options: null } },
      { body: {}, settings: undefined }
    ],
    [
      'nothing from what is no object',
      { params: { options: [1] }, extraBody: { options: 'x' } },
      { body: {}, settings: {} }
    ]
  ])('takes %s', (_, members, expected) => {
    expect(given(members)).toEqual(expected)
  })

  it('keeps nulls, which take out what the API would be sent otherwise', () => {
    expect(given({ params: { seed: null, think: null } })).toEqual({ body: { think: null }, settings: { seed: null } })
  })
})

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
