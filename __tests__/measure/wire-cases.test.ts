import { beforeAll, describe, expect, it } from '@jest/globals'
import { tpotMs } from '../../src/domain/metric.ts'
import { API_IDS } from '../../src/domain/plan.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { interpret } from '../../src/measure/sample/interpret.ts'
import { loadAwsFrames } from '../../src/measure/wire/read-aws-event-stream.ts'
import { exchangeOf } from '../support/an-exchange.ts'
import { TONGUES } from '../support/dialect-writers.ts'
import { casesOf, valueFor, WIRE_DOCUMENTS } from '../support/wire-table.ts'

// Exact: what came when is given, as transport would have recorded it. Over sockets: `wire-cases.serial.test.ts`.
beforeAll(loadAwsFrames)

it('every format has its tongue', () => {
  expect(TONGUES.map(({ dialect }) => dialect.id).toSorted()).toEqual([...API_IDS].toSorted())
})

describe.each(TONGUES.map((tongue) => [tongue.dialect.id, tongue] as const))('%s, at given times', (_, tongue) => {
  const { dialect, type } = tongue
  const tpotOf = (derived: Partial<Sample>) =>
    tpotMs({ targetId: 't', scenarioId: 's', kind: 'k', round: 0, arm: 'head', startedAtMs: 0, ...derived } as Sample)

  it.each(casesOf(tongue))('%s', (__, { pieces, derived, absent = [], flags = [], tpotMs: tpot, message }) => {
    const reply = interpret(dialect, exchangeOf(type, pieces))
    expect(reply.derived).toMatchObject(valueFor(derived, tongue))
    for (const name of absent) expect(reply.derived).not.toHaveProperty(name)
    if (reply.derived.outcome === 'ok') expect(reply.derived.flags).toEqual(valueFor(flags, tongue))
    if (message !== undefined) expect(reply.detail.message).toBe(message)
    if (tpot === 'none') expect(tpotOf(reply.derived)).toBeUndefined()
    else if (tpot !== undefined) expect(tpotOf(reply.derived)).toBeCloseTo(tpot, 9)
  })

  it.each(WIRE_DOCUMENTS.map((document) => [document.name, document] as const))('%s', (__, document) => {
    const { encoding = 'identity', outcome, message } = document
    const body = document.body(tongue)
    const pieces = body === '' ? [] : ([[10, Buffer.from(body)]] as const)
    const headers = { 'content-type': document.type(tongue), 'content-encoding': encoding }
    const { derived, detail } = interpret(dialect, exchangeOf('', pieces, { headers }))
    expect(derived).toMatchObject({ outcome, flags: [] })
    expect(derived).not.toHaveProperty('ttftMs')
    if (message !== undefined) expect(detail.message).toBe(message)
    expect(detail.encoding).toBe(outcome === 'unsupported-encoding' ? 'gzip' : undefined)
  })

  it('11: a reply that breaks off is truncated, however it ends', () => {
    const pieces = [[10, tongue.text('a')] as const]
    for (const code of ['ECONNRESET', 'UND_ERR_SOCKET', 'HPE_INVALID_EOF_STATE']) {
      const { derived } = interpret(dialect, exchangeOf(type, pieces, { end: { kind: 'failed', code } }))
      expect(derived).toMatchObject({ outcome: 'truncated', chunkCount: 1 })
    }
  })

  it.each(['timeout-idle', 'timeout-total'] as const)('27: %s is the timer that ended it', (timeout) => {
    const pieces = [[10, tongue.text('a')] as const]
    const { derived } = interpret(dialect, exchangeOf(type, pieces, { end: { kind: 'timeout', timeout } }))
    expect(derived).toMatchObject({ outcome: timeout, chunkCount: 1 })
  })

  it.each(['timeout-first-byte', 'timeout-idle', 'timeout-total'] as const)(
    '27: %s is what ended a reply in JSON, however much of it there was',
    (timeout) => {
      const headers = { 'content-type': 'application/json' }
      for (const body of [tongue.whole, tongue.wholeError, tongue.whole.slice(0, -5)]) {
        const pieces = [[10, body]] as const
        const exchange = exchangeOf('', pieces, { headers, end: { kind: 'timeout', timeout } })
        const { derived, detail } = interpret(dialect, exchange)
        expect([body, derived.outcome, detail.message]).toEqual([body, timeout, ''])
      }
    }
  )

  it('a stream that claims to be JSON is a stream', () => {
    const pieces = [...tongue.preamble, tongue.text('a'), tongue.text('b'), ...tongue.end()]
    const whole = [[10, Buffer.concat(pieces)] as const]
    // Frames are told by their type alone.
    const told = dialect.framing === 'aws-event-stream' ? type : 'application/json'
    expect(interpret(dialect, exchangeOf(told, whole)).derived).toMatchObject({ outcome: 'ok', chunkCount: 2 })
  })
})
