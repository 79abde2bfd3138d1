import { describe, expect, it } from '@jest/globals'
import { createJsonLines } from '../../../src/measure/wire/framing.ts'
import { createAwsFrames, loadAwsFrames } from '../../../src/measure/wire/read-aws-event-stream.ts'
import { Recording } from '../../../src/measure/wire/recording.ts'
import { textFrame } from '../../support/aws-frames.ts'

const listener = (events: string[]) => ({
  onEvent: ({ data }: { readonly data: string }) => void events.push(data),
  onStrayLine: () => undefined,
  onComment: () => undefined,
  onOverflow: () => void events.push('overflow'),
  onBroken: () => void events.push('broken'),
  onCut: () => void events.push('cut')
})
const MEBIBYTE = 1024 * 1024

/** A reader that copies what it has for each byte that comes would take minutes here. */
describe('a mebibyte that comes byte by byte', () => {
  it('is a line of JSON', () => {
    const events: string[] = []
    const reader = createJsonLines(listener(events))
    const line = Buffer.from(`"${'x'.repeat(MEBIBYTE)}"\n`)
    for (let at = 0; at < line.length; at += 1) reader.feed(line.subarray(at, at + 1))
    expect(events.map(({ length }) => length)).toEqual([MEBIBYTE + 2])
  })

  it('is a binary frame', async () => {
    await loadAwsFrames()
    const events: string[] = []
    const reader = createAwsFrames(listener(events))
    const frames = Buffer.concat([textFrame('x'.repeat(MEBIBYTE)), textFrame('y')])
    for (let at = 0; at < frames.length; at += 1) reader.feed(frames.subarray(at, at + 1))
    expect(events.map(({ length }) => length > MEBIBYTE)).toEqual([true, false])
  })
})

describe('a recording', () => {
  it('is full after half a million reads', () => {
    const recording = new Recording()
    const byte = new Uint8Array(1)
    for (let read = 0; read < 499_999; read += 1) recording.add(read, byte, false)
    expect(recording.isFull()).toBe(false)
    recording.add(499_999, byte, false)
    expect(recording.isFull()).toBe(true)
  })

  it('is full after 64 MiB', () => {
    const recording = new Recording()
    recording.add(0, new Uint8Array(64 * MEBIBYTE), false)
    expect(recording.isFull()).toBe(false)
    recording.add(0, new Uint8Array(1), true)
    expect(recording.isFull()).toBe(true)
  })
})
