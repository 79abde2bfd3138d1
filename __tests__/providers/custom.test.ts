import { describe, expect, it } from '@jest/globals'
import type { CustomFormat, Json, Message } from '../../src/domain/plan.ts'
import { readTimeline } from '../../src/measure/wire/read-timeline.ts'
import { customDialect } from '../../src/providers/custom.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

const REQUEST = { path: '/chat', body: { message: '{{prompt}}' } } as const
const SSE: CustomFormat = {
  ...REQUEST,
  format: 'sse',
  text: 'content',
  textEvent: { path: 'type', value: 'token' },
  done: { path: 'type', value: 'end' },
  error: 'problem'
}
const NDJSON: CustomFormat = { ...REQUEST, format: 'ndjson', text: 'delta.0.text', done: { path: 'finished' } }

describeDialect(customDialect(SSE), streamFixtures('custom-sse'))
describeDialect(customDialect(NDJSON), streamFixtures('custom-ndjson'))

describe('buildRequest', () => {
  const messages: readonly Message[] = [
    { role: 'system', content: `Be "brief"\n{{model}} $& \${HOME}` },
    { role: 'user', content: 'Hi }} there' }
  ]
  const text = `Be "brief"\n{{model}} $& \${HOME}\n\nHi }} there`
  const bodyOf = (body: CustomFormat['body']) => {
    const target = aTarget({ api: 'custom', model: 'bot', custom: { ...SSE, body } })
    return customDialect({ ...SSE, body }).buildRequest(target, messages, 200).body
  }

  it.each<[string, Json, Json]>([
    ['the text of all messages, in order', '{{prompt}}', text],
    [
      'a text around it',
      'Q: {{prompt}} (at most {{max-tokens}} tokens of {{ model }})',
      `Q: ${text} (at most 200 tokens of bot)`
    ],
    ['the messages as a list', '{{messages}}', messages as unknown as Json],
    ['the limit as a number', '{{max-tokens}}', 200],
    ['the model', ' {{model}} ', 'bot'],
    ['what has no placeholder', { a: [1, null, true, 'x'] }, { a: [1, null, true, 'x'] }],
    ['placeholders wherever they stand', { a: [{ b: '{{model}}' }] }, { a: [{ b: 'bot' }] }]
  ])('sends %s', (_, value, sent) => {
    expect(bodyOf({ member: value })).toEqual({ member: sent })
  })

  it('is JSON whatever a prompt holds', () => {
    expect(JSON.parse(JSON.stringify(bodyOf({ m: '{{prompt}}' })))).toEqual({ m: text })
  })

  it('goes to the path of the description', () => {
    expect(customDialect({ ...SSE, path: '/v2/ask?stream=1' }).buildRequest(aTarget(), [], 1).path).toBe(
      '/v2/ask?stream=1'
    )
  })

  it.each([
    ['has a limit where its body has a place for one', '{{max-tokens}}', undefined],
    ['has none where it has not', '{{prompt}}', true]
  ])('%s', (_, value, isNeverSent) => {
    expect(customDialect({ ...SSE, body: { member: value } }).outputLimit.isNeverSent).toBe(isNeverSent)
  })
})

describe('readEvent', () => {
  const END = [{ type: 'finish', reason: 'stop' }, { type: 'end-mark' }]
  const said = (text: string) => [{ type: 'text-delta', text }]
  const read = (members: Partial<CustomFormat>, data: string, event?: string) =>
    customDialect({ ...REQUEST, format: 'sse', ...members }).readEvent(event === undefined ? { data } : { data, event })

  it.each<[string, Partial<CustomFormat>, string, string | undefined, readonly object[]]>([
    ['the data as text where no path is named', {}, ' Hello', undefined, said(' Hello')],
    ['text that is written as JSON', {}, '"one\\ntwo"', undefined, said('one\ntwo')],
    ['nothing from an object where the data is the text', {}, '{"a":"b"}', undefined, []],
    ['nothing from the end mark of other formats', {}, '[DONE]', undefined, []],
    ['events of the name alone', { textEvent: { event: 'token' } }, 'Hello', 'token', said('Hello')],
    ['nothing from events of other names', { textEvent: { event: 'token' } }, 'Hello', 'status', []],
    ['nothing from events without a name', { textEvent: { event: 'token' } }, 'Hello', undefined, []],
    ['events without a name as messages', { textEvent: { event: 'message' } }, 'Hello', undefined, said('Hello')],
    ['an end by its data', { text: 't', done: { data: '[DONE]' } }, '[DONE]', undefined, END],
    ['an end by its name', { text: 't', done: { event: 'end' } }, '', 'end', [{ type: 'keep-alive' }, ...END]],
    ['text in the last event', { text: 't', done: { event: 'end' } }, '{"t":"x"}', 'end', [...said('x'), ...END]],
    ['an end by a member that is true', { text: 't', done: { path: 'd' } }, '{"d":true}', undefined, END],
    ['no end by one that is false', { text: 't', done: { path: 'd' } }, '{"d":false}', undefined, []],
    ['no end by one that is null', { text: 't', done: { path: 'd' } }, '{"d":null}', undefined, []],
    ['an end by a number', { text: 't', done: { path: 'd', value: 3 } }, '{"d":3}', undefined, END],
    ['no end by a number as text', { text: 't', done: { path: 'd', value: 3 } }, '{"d":"3"}', undefined, []],
    [
      'a limit that ended it',
      { text: 't', done: { path: 'd' } },
      '{"d":"max_tokens"}',
      undefined,
      [{ type: 'finish', reason: 'length', name: 'max_tokens' }, { type: 'end-mark' }]
    ],
    ['lists', { text: '1.text' }, '["x",{"text":"y"}]', undefined, said('y')],
    ['no member of every object', { text: 'constructor.name' }, '{"a":1}', undefined, []],
    ['no member of the prototype', { text: '__proto__.x' }, '{"a":1}', undefined, []],
    ['a member that is called so', { text: '__proto__.x' }, '{"__proto__":{"x":"y"}}', undefined, said('y')],
    ['no length of a text', { text: 'a.length' }, '{"a":"xyz"}', undefined, []],
    ['deep paths', { text: 'a.0.b.1.c' }, '{"a":[{"b":[0,{"c":"x"}]}]}', undefined, said('x')],
    [
      'an error that its path alone tells',
      { text: 't', error: 'p.w' },
      '{"p":{"w":"no"}}',
      undefined,
      [{ type: 'stream-error', outcome: 'api-error', message: 'no' }]
    ],
    ['pieces of plain text', { format: 'text' }, '[DONE] {"a":1}', undefined, said('[DONE] {"a":1}')]
  ])('reads %s', (_, members, data, event, parts) => {
    expect(read(members, data, event)).toEqual(parts)
  })

  it('reads an event of 8 MB and 100,000 levels', () => {
    const text = 'x'.repeat(8 << 20)
    expect(read({ text: 't' }, JSON.stringify({ t: text }))).toEqual(said(text))
    expect(read({ text: 't' }, `${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toEqual([])
  })
})

describe('text that each event repeats', () => {
  const dialect = customDialect({ ...REQUEST, format: 'ndjson', text: 't' })
  const told = (texts: readonly string[]) => {
    const lines = texts.map((t) => `${JSON.stringify({ t })}\n`)
    const reads = lines.map((line, index) => ({ atMs: 10 * index, bytes: Buffer.from(line), sameArrival: false }))
    const { parts } = readTimeline(dialect, { reads, sentAtMs: 0, endedAtMs: 100 }).timeline
    return parts.map((part) => [part.atMs, part.type === 'text-delta' ? part.text : ''])
  }

  it('counts once, when it was new', () => {
    expect(told(['You', 'You can', 'You can', 'You can send', 'You can send it'])).toEqual([
      [0, 'You'],
      [10, ' can'],
      [30, ' send'],
      [40, ' it']
    ])
  })

  it.each([
    ['three events, which may be chance', ['a', 'aa', 'aaa']],
    ['words that are new', ['You', ' can', ' send', ' it']],
    ['the same word over and over', ['ha', 'ha', 'ha', 'ha', 'ha']],
    ['one that begins anew', ['a', 'aa', 'aaa', 'aaaa', 'b']]
  ])('is as it came where it is %s', (_, texts) => {
    expect(told(texts).map(([, text]) => text)).toEqual(texts)
  })
})
