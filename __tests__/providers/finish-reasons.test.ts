import { describe, expect, it } from '@jest/globals'
import { finishParts } from '../../src/providers/finish-reasons.ts'

describe('finishParts', () => {
  it.each([
    ['stop', 'stop'],
    ['max_tokens', 'length'],
    // The words of another API, in its own case.
    ['STOP', 'stop'],
    ['end_turn', 'stop'],
    ['MAX-TOKENS', 'length'],
    ['tool_use', 'tool-calls'],
    ['sensitive', 'refusal'],
    ['content_filter', 'refusal'],
    ['IMAGE_SAFETY', 'refusal'],
    ['network_error', 'error'],
    ['timeout', 'error'],
    ['cancelled', 'error'],
    ['MALFORMED_RESPONSE', 'error'],
    ['time_limit', 'error'],
    ['LANGUAGE', 'unknown'],
    ['whatever comes next', 'unknown'],
    ['constructor', 'unknown'],
    ['__proto__', 'unknown']
  ])('%j means %s', (name, reason) => {
    expect(finishParts(name)).toEqual([{ type: 'finish', reason, name }])
  })

  it.each(['', ' ', 'null', 'NULL', 'none', 'FINISH_REASON_UNSPECIFIED', null, undefined, 0, {}])(
    '%j is no end',
    (name) => {
      expect(finishParts(name)).toEqual([])
    }
  )

  it('hands on a name as one line that can be printed', () => {
    expect(finishParts('a\n\u001bb')).toEqual([{ type: 'finish', reason: 'unknown', name: 'a b' }])
    expect(finishParts('\u200b\u0007')).toMatchObject([{ reason: 'unknown', name: 'no printable name' }])
  })
})
