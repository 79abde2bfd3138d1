import { describe, expect, it } from '@jest/globals'
import { tpotMs } from '../../../src/domain/metric.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { interpret } from '../../../src/measure/sample/interpret.ts'
import { gemini } from '../../../src/providers/gemini.ts'
import { openaiChat } from '../../../src/providers/openai-chat.ts'
import { aSample } from '../../support/a-run.ts'
import { exchangeOf } from '../../support/an-exchange.ts'
import { any, C, D, delta, F, T, U } from '../../support/chat-events.ts'

type Piece = readonly [atMs: number, text: string]
const SSE = 'text/event-stream'
const LIMIT = 64

/** Twenty words: the first at 50 ms, then one every 10 ms, each made into an event. */
const words = (make: (word: string, index: number) => string, count = 20): readonly Piece[] =>
  Array.from({ length: count }, (_, index) => [50 + 10 * index, make(` word${index}`, index)] as const)
const end: readonly Piece[] = [
  [241, F('stop')],
  [242, U(30, 20)],
  [243, D]
]
const read = (pieces: readonly Piece[]) => interpret(openaiChat, exchangeOf(SSE, pieces), LIMIT)
const derived = (pieces: readonly Piece[]) => read(pieces).derived
const tpotOf = (pieces: readonly Piece[]) => tpotMs({ ...aSample(), ...noTimes, ...derived(pieces) } as Sample, 2)
const noTimes = { ttftMs: undefined, ttfatMs: undefined, outputTokenCount: undefined, reasoningTokenCount: undefined }
const chunk = (content: string, finish: string | null) =>
  any({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })

describe('the end of a reply', () => {
  it('is good after a known reason and the end mark', () => {
    expect(derived([...words(C), ...end])).toMatchObject({ outcome: 'ok', ttftMs: 50, lastMs: 240, flags: [] })
  })

  it.each(['', 'null', 'stop'])('is no end where %j stands in every event and the stream breaks off', (reason) => {
    expect(derived(words((word) => chunk(word, reason), 8)).outcome).toBe('truncated')
  })

  it('is explained where it is none', () => {
    expect(read(words((word) => chunk(word, 'stop'), 8)).detail.message).toBe(
      'the finish reason "stop" came before the last text, and no end mark after it'
    )
    expect(read(words(C, 8)).detail.message).toBe('')
  })

  it.each(['continue', 'null', 'stop'])('may stand in every event as %j where the end mark comes', (reason) => {
    expect(derived([...words((word) => chunk(word, reason)), ...end]).outcome).toBe('ok')
    expect(derived([...words((word) => chunk(word, reason)), [242, U(30, 20)], [243, D]]).outcome).toBe('ok')
  })

  it('may stand in every event of Google where the count came with the last', () => {
    const part = (text: string, members = {}) =>
      any({ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }], ...members })
    const counted = { usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 9 } }
    const heard = (pieces: readonly Piece[]) => interpret(gemini, exchangeOf(SSE, pieces)).derived.outcome
    expect(heard([...words((word) => part(word), 8), [200, part('.', counted)]])).toBe('ok')
    expect(heard(words((word) => part(word, counted), 8))).toBe('truncated')
  })

  it('is no end where more text follows it', () => {
    expect(derived([...words((word, index) => chunk(word, index === 3 ? 'stop' : null), 8)]).outcome).toBe('truncated')
  })

  it('is no end on the first, empty event of Google', () => {
    const part = (text: string, finishReason?: string) =>
      any({ candidates: [{ content: { parts: [{ text }] }, finishReason }] })
    const pieces: readonly Piece[] = [[20, part('', 'STOP')], ...words((word) => part(word), 8)]
    expect(interpret(gemini, exchangeOf(SSE, pieces)).derived.outcome).toBe('truncated')
    const whole: readonly Piece[] = [...pieces, [300, part('.', 'STOP')]]
    expect(interpret(gemini, exchangeOf(SSE, whole)).derived.outcome).toBe('ok')
  })

  it.each(['network_error', 'timeout', 'cancelled', 'time_limit', 'LANGUAGE', 'MALFORMED_RESPONSE', 'some-new-word'])(
    'is a failure, by its own name, where the reason is %s',
    (reason) => {
      const { derived: failed, detail } = read([...words(C, 5), [100, F(reason)], [101, D]])
      expect(failed).toMatchObject({ outcome: 'error-midstream', endReason: reason })
      expect(detail.message).toContain(reason)
    }
  )

  it('is a refusal where the host filtered it', () => {
    expect(derived([...words(C, 5), [100, F('sensitive')], [101, D]]).outcome).toBe('refusal')
  })
})

describe('an error without a member of that name', () => {
  const errors = [
    { text: 'worker lost', error_code: 50001 },
    { base_resp: { status_code: 1002, status_msg: 'worker lost' } },
    { code: 500, msg: 'worker lost' },
    { code: '1302', message: 'worker lost' },
    { success: false, message: 'worker lost' },
    { errcode: 7, errmsg: 'worker lost' }
  ]

  it.each(errors)('ends a reply: %j', (error) => {
    const { derived: failed, detail } = read([...words(C, 5), [100, any(error)], [101, D]])
    expect(failed.outcome).toBe('error-midstream')
    expect(detail.message).toBe('worker lost')
  })

  it.each(errors)('may be all there is: %j', (error) => {
    expect(
      derived([
        [20, any(error)],
        [21, D]
      ]).outcome
    ).toBe('api-error')
  })

  it.each([
    { base_resp: { status_code: 0, status_msg: 'success' } },
    { code: 0, msg: 'ok' },
    { code: 200, message: 'done' },
    { success: true }
  ])('is none where all went well: %j', (said) => {
    expect(derived([[20, any({ ...said, choices: [] })], ...words(C), ...end]).outcome).toBe('ok')
  })
})

describe('generated text', () => {
  it.each<[string, (word: string) => string]>([
    ['an object', (word) => delta({ reasoning_content: { text: word } })],
    ['a list of parts', (word) => delta({ reasoning_content: [{ type: 'text', text: word }] })],
    ['another name', (word) => delta({ reasoning_text: word })],
    ['an object of another name', (word) => delta({ reasoning: { content: word } })]
  ])('is reasoning as %s', (_, make) => {
    const pieces: readonly Piece[] = [...words(make), [360, C(' yes')], [370, F('stop')], [371, U(30, 21)], [372, D]]
    expect(derived(pieces)).toMatchObject({ outcome: 'ok', ttftMs: 50, ttfatMs: 360, flags: [] })
  })

  it('in a member that nobody knows leaves no first token, and is named', () => {
    const pieces: readonly Piece[] = [
      ...words((word) => delta({ musing: [{ part: word }] })),
      [360, C(' yes')],
      [370, F('stop')],
      [372, D]
    ]
    const sample = derived(pieces)
    expect(sample).toMatchObject({
      outcome: 'ok',
      unreadMember: 'delta.musing',
      flags: ['unread-text', 'usage-missing'].toSorted().toReversed()
    })
    expect(sample).not.toHaveProperty('ttftMs')
    expect(tpotOf(pieces)).toBeUndefined()
  })

  it('is not a member that says the same in every event', () => {
    expect(derived([...words((word) => delta({ content: word, session: 'abc' })), ...end])).toMatchObject({
      ttftMs: 50,
      flags: []
    })
  })

  it('between tags is no answer', () => {
    const pieces: readonly Piece[] = [
      [20, C('<th')],
      [30, C('ink>')],
      ...words(C),
      [300, C('</thi')],
      [360, C('nk>')],
      [370, C('Yes')],
      ...end
    ]
    expect(derived(pieces)).toMatchObject({ outcome: 'ok', ttfatMs: 370 })
  })

  it('before a closing tag is no answer either, since templates write the opening one', () => {
    expect(derived([...words(C), [300, C('</think>\n\n')], [370, C('Yes')], ...end])).toMatchObject({
      ttftMs: 50,
      ttfatMs: 370
    })
  })

  it.each([
    ['between tags', [[20, C('<think>')], ...words(C), [300, F('length')], [301, D]]],
    ['in a channel of its own', [...words((word) => T(word)), [300, F('length')], [301, D]]]
  ] as const)('that is all reasoning, %s, is an empty reply', (_, pieces) => {
    expect(derived(pieces).outcome).toBe('empty-output')
  })
})

describe('what starts the clock', () => {
  it.each(['\u200b', '\ufeff', '\u2060', '\u200d', ' ', '\n', '\u00ad'])(
    'is not %j, however often it comes',
    (blank) => {
      const beats = Array.from({ length: 18 }, (_, index) => [20 + 20 * index, C(blank)] as const)
      const late = words(C).map(([atMs, text]) => [atMs + 350, text] as const)
      expect(derived([...beats, ...late, [700, F('stop')], [701, U(30, 20)], [702, D]])).toMatchObject({
        ttftMs: 400,
        ttfatMs: 400
      })
    }
  )

  it.each(['.', '...', '⏳', 'thinking'])('is not %j, repeated until the first other text', (beat) => {
    const beats = Array.from({ length: 18 }, (_, index) => [20 + 20 * index, C(beat)] as const)
    const late = words(C).map(([atMs, text]) => [atMs + 350, text] as const)
    expect(derived([...beats, ...late, [700, F('stop')], [701, U(30, 20)], [702, D]])).toMatchObject({ ttftMs: 400 })
  })

  it('is a repeated text that the provider counts among its tokens', () => {
    const pieces = words((_, index) => C(index < 5 ? 'ha' : ` word${index}`))
    expect(derived([...pieces, ...end])).toMatchObject({ ttftMs: 50 })
  })
})

describe('the count of a provider', () => {
  const counted = (usage: string) => derived([...words(C), [241, F('stop')], [242, usage], [243, D]])

  it('is not believed beyond the limit that was sent', () => {
    expect(counted(U(30, 820))).toMatchObject({ countDoubt: 'more-than-limit', ttftMs: 50 })
    expect(counted(U(30, 820))).not.toHaveProperty('outputTokenCount')
  })

  it('is no reasoning where the total leaves more than there was time for', () => {
    const sample = counted(U(30, 20, { total_tokens: 1074 }))
    expect(sample).toMatchObject({ countDoubt: 'reasoning-impossible', outputTokenCount: 20, ttftMs: 50 })
    expect(sample).not.toHaveProperty('reasoningTokenCount')
  })

  it('may leave unseen reasoning to the total where there was time for it', () => {
    const late = words(C).map(([atMs, text]) => [atMs + 1000, text] as const)
    const sample = derived([...late, [1300, F('stop')], [1301, U(30, 20, { total_tokens: 80 })], [1302, D]])
    expect(sample).toMatchObject({ reasoningTokenCount: 30, outputTokenCount: 50 })
  })

  it('of more reasoning than output leaves the output to be timed', () => {
    const pieces: readonly Piece[] = [
      ...words(C),
      [241, F('stop')],
      [242, U(30, 20, { completion_tokens_details: { reasoning_tokens: 35 } })],
      [243, D]
    ]
    expect(derived(pieces)).toMatchObject({ countDoubt: 'reasoning-above-output', outputTokenCount: 20 })
    expect(tpotOf(pieces)).toBeCloseTo(10, 6)
  })
})

describe('a stream that is told apart', () => {
  it.each(['none', 'identity', 'utf-8', 'aws-chunked'])('is read with content-encoding %s', (encoding) => {
    const exchange = exchangeOf(SSE, [...words(C), ...end], {
      headers: { 'content-type': SSE, 'content-encoding': encoding }
    })
    expect(interpret(openaiChat, exchange).derived.outcome).toBe('ok')
  })

  it('is read though it is called a page', () => {
    expect(interpret(openaiChat, exchangeOf('text/html', [...words(C), ...end])).derived.outcome).toBe('ok')
  })

  it('may hold null as padding', () => {
    expect(derived([[20, 'data: null\n\n'], ...words(C), ...end])).toMatchObject({ outcome: 'ok', ttftMs: 50 })
  })

  it.each([
    ['framed twice', 'data: data: {"choices":[]}\n\n', 'framed twice'],
    ['without empty lines', 'data: {"choices":[]}\ndata: {"choices":[]}\n\n', 'without an empty line']
  ])('is explained where it is %s', (_, text, words) => {
    expect(read([[20, text]]).detail.message).toContain(words)
  })

  it('of another API shows the shape of an event, and none of its text', () => {
    const { derived: failed, detail } = read([...words((word) => any({ token: word })), [300, any({ done: true })]])
    expect(failed.outcome).toBe('protocol-error')
    expect(detail.message).toBe(
      'the first event was {"token":"…"}; openai-chat sends {"choices":[{"delta":{"content":"…"}}]}'
    )
  })

  it('of another API is no error, though its text is in a member for messages', () => {
    const { derived: failed, detail } = read([...words((word) => any({ message: word })), [300, any({ done: true })]])
    expect(failed.outcome).toBe('protocol-error')
    expect(detail.message).toContain('the first event was {"message":"…"}')
  })

  it('is not streamed where it is played back faster than any model writes', () => {
    const pieces = Array.from({ length: 60 }, (_, index) => [50 + index / 20, C(` word${index}`)] as const)
    expect(tpotOf([...pieces, [60, F('stop')], [61, U(30, 60)], [62, D]])).toBeUndefined()
  })
})
