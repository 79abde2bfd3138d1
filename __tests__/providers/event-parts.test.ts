import { describe, expect, it } from '@jest/globals'
import type { StreamPart } from '../../src/domain/timeline.ts'
import { CHAT_END, readObject, servedByParts, usageParts } from '../../src/providers/event-parts.ts'
import type { ForeignObject } from '../../src/providers/foreign-json.ts'

const textOf = (json: ForeignObject): readonly StreamPart[] =>
  typeof json['text'] === 'string' ? [{ type: 'text-delta', text: json['text'] }] : []
const malformed = [{ type: 'malformed', message: 'an event that is no JSON object' }]

describe('the data of an event', () => {
  it.each([
    ['{"text":"Hi"}', [{ type: 'text-delta', text: 'Hi' }]],
    ['  {"text":"Hi"}\n', [{ type: 'text-delta', text: 'Hi' }]],
    ['{}', []],
    ['[DONE]', []],
    [' [DONE] ', []],
    ['', [{ type: 'keep-alive' }]],
    [' \n', [{ type: 'keep-alive' }]],
    [': OPENROUTER PROCESSING', [{ type: 'keep-alive' }]],
    ['{"text":"Hi', malformed],
    ['[{"text":"Hi"}]', malformed],
    ['"Hi"', malformed],
    ['null', [{ type: 'keep-alive' }]],
    ['ping', malformed],
    ['DONE', malformed]
  ])('%j says %j', (data, parts) => {
    expect(readObject({ data }, textOf)).toEqual(parts)
  })
})

it.each(['ping', 'heartbeat', 'keep-alive'])('an event named %s keeps the connection open', (event) => {
  expect(readObject({ event, data: 'ping' }, textOf)).toEqual([{ type: 'keep-alive' }])
})

it.each(['[DONE]', ' [DONE] '])('%j is an end where the API ends with it', (data) => {
  expect(readObject({ data }, textOf, CHAT_END)).toEqual([{ type: 'end-mark' }])
})

describe('an error', () => {
  const boom = (outcome: string, message: string) => ({ type: 'stream-error', outcome, message })

  it.each([
    ['a member of the data', { data: '{"error":{"message":"no","code":429}}' }, [boom('rate-limited', 'no')]],
    ['the data of an event by that name', { event: 'error', data: '{"message":"no"}' }, [boom('api-error', 'no')]],
    ['both', { event: 'error', data: '{"error":{"message":"no","code":503}}' }, [boom('overloaded', 'no')]],
    ['words alone', { event: 'error', data: 'out of memory' }, [boom('api-error', 'out of memory')]]
  ])('is found where it is %s', (_, event, parts) => {
    expect(readObject(event, textOf)).toEqual(parts)
  })

  it('goes before what else the event says, and takes nothing from it', () => {
    expect(readObject({ data: '{"error":"no","text":"Hi"}' }, textOf)).toEqual([
      boom('api-error', 'no'),
      { type: 'text-delta', text: 'Hi' }
    ])
  })

  it('is one by its words alone only where nothing more follows', () => {
    expect(readObject({ event: 'message', data: '{"message":"no"}' }, textOf)).toEqual([
      { ...boom('api-error', 'no'), unlessMoreFollows: true }
    ])
  })
})

it.each([
  [{ model: 'm', serviceTier: undefined }, [{ type: 'served-by', model: 'm' }]],
  [{ model: undefined, serviceTier: 'flex' }, [{ type: 'served-by', serviceTier: 'flex' }]],
  [{ model: 'm', via: 'Acme' }, [{ type: 'served-by', model: 'm', via: 'Acme' }]],
  [{ model: 'm', via: 'Other' }, [{ type: 'served-by', model: 'm', via: 'Other' }]],
  [{ model: undefined }, []],
  [{}, []]
])('who served, out of %j, is %j', (said, parts) => {
  expect(servedByParts(said)).toStrictEqual(parts)
})

it.each([
  [{ outputTokenCount: 0, inputTokenCount: undefined }, [{ type: 'usage', outputTokenCount: 0 }]],
  [{ outputTokenCount: undefined }, []]
])('counts, out of %j, are %j', (said, parts) => {
  expect(usageParts(said)).toStrictEqual(parts)
})
