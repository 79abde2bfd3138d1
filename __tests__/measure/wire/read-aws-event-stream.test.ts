import { crc32 } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { deriveSample } from '../../../src/measure/sample/derive-sample.ts'
import { createAwsFrames, loadAwsFrames } from '../../../src/measure/wire/read-aws-event-stream.ts'
import { readTimeline } from '../../../src/measure/wire/read-timeline.ts'
import { bedrockConverse } from '../../../src/providers/bedrock-converse.ts'
import { aFrame, exceptionOf, metadataFrame, startFrame, stopFrame, textFrame } from '../../support/aws-frames.ts'

await loadAwsFrames()

/** What a body comes to, one string an occurrence. */
function heard(reads: readonly Uint8Array[]): readonly string[] {
  const said: string[] = []
  const frames = createAwsFrames({
    onEvent: ({ event, data, isException }) => said.push(`${isException === true ? '!' : ''}${event} ${data.length}`),
    onStrayLine: () => said.push('stray'),
    onComment: () => said.push('comment'),
    onOverflow: () => said.push('overflow'),
    onBroken: () => said.push('broken'),
    onCut: () => said.push('cut')
  })
  for (const bytes of reads) frames.feed(bytes)
  frames.end()
  return said
}

const reply = Buffer.concat([startFrame(), textFrame('a'), textFrame('b'), stopFrame(), metadataFrame(5, 2)])
const events = heard([reply])

/** A frame's front that claims a length, its own checksum right. */
function preludeOf(length: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(length, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(0, 8)), 8)
  return bytes
}

const flipped = (frame: Buffer, at: number): Buffer => {
  const copy = Buffer.from(frame)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

describe('frames', () => {
  it('are told apart when several come in one read', () => {
    expect(events.map((said) => said.split(' ')[0])).toEqual([
      'messageStart',
      'contentBlockDelta',
      'contentBlockDelta',
      'messageStop',
      'metadata'
    ])
  })

  it('are whole again, wherever they are cut in two', () => {
    for (let at = 1; at < reply.length; at += 1) {
      expect(heard([reply.subarray(0, at), reply.subarray(at)])).toEqual(events)
    }
  })

  it.each([
    ['of the prelude', 9],
    ['of the length', 3],
    ['of the length, which then asks for 64 KiB that never come', 1],
    ['of the length of the headers', 6],
    ['of the body', 40],
    ['of the whole', startFrame().length - 1]
  ])('with a wrong bit %s end the reading', (_, at) => {
    expect(heard([startFrame(), flipped(startFrame(), at), textFrame('never read')])).toEqual([events[0], 'broken'])
  })

  it('that claim 4 GiB are not waited for', () => {
    expect(heard([preludeOf(0xffff_ffff), Buffer.alloc(100)])).toEqual(['overflow'])
    expect(heard([preludeOf(16 * 1024 * 1024 + 1)])).toEqual(['overflow'])
  })

  it('up to 16 MiB are', () => {
    expect(heard([preludeOf(16 * 1024 * 1024), Buffer.alloc(100)])).toEqual(['cut'])
  })

  it('shorter than their own front are broken', () => {
    expect(heard([preludeOf(12), Buffer.alloc(100)])).toEqual(['broken'])
  })

  it.each([1, 11, 12, 30])('cut off after %d bytes are known to be', (length) => {
    expect(heard([startFrame(), textFrame('a').subarray(0, length)])).toEqual([events[0], 'cut'])
  })

  it('say which are exceptions, and what the framing itself reports', () => {
    const fault = aFrame({ ':message-type': 'error', ':error-code': 'Fault', ':error-message': 'it broke' }, {})
    expect(heard([exceptionOf('throttlingException', 'x'), fault])).toEqual([
      `!throttlingException ${'{"message":"x"}'.length}`,
      `!Fault ${'{"message":"it broke"}'.length}`
    ])
  })
})

describe('a reply of frames', () => {
  const outcomeOf = (...frames: readonly Buffer[]) => {
    const reads = frames.map((bytes, index) => ({ atMs: 10 * (index + 1), bytes, sameArrival: false }))
    const { timeline } = readTimeline(bedrockConverse, { reads, sentAtMs: 0, endedAtMs: 100 })
    return deriveSample(timeline, 'complete')
  }

  it('29: has its counts behind messageStop', () => {
    expect(outcomeOf(startFrame(), textFrame('a'), textFrame('b'), stopFrame(), metadataFrame(5, 2))).toMatchObject({
      outcome: 'ok',
      ttftMs: 20,
      lastMs: 30,
      inputTokenCount: 5,
      outputTokenCount: 2,
      serverTimings: { totalMs: 40 },
      flags: []
    })
  })

  it('29: with an exception behind text is an error in midstream', () => {
    expect(outcomeOf(textFrame('a'), exceptionOf('internalServerException', 'x')).outcome).toBe('error-midstream')
  })

  it('29: that ends inside a frame is truncated, even where it had said that it stops', () => {
    const rest = metadataFrame(5, 2).subarray(0, 20)
    expect(outcomeOf(textFrame('a'), stopFrame(), rest).outcome).toBe('truncated')
  })

  it('29: with a wrong checksum is no reply', () => {
    expect(outcomeOf(textFrame('a'), flipped(textFrame('b'), 30), stopFrame()).outcome).toBe('protocol-error')
  })
})
