import { describe, expect, it } from '@jest/globals'
import { Recording } from '../../../src/measure/wire/recording.ts'

const textsOf = (recording: Recording) =>
  recording.close().map(({ atMs, bytes, sameArrival }) => [atMs, Buffer.from(bytes).toString(), sameArrival])

describe('a recording', () => {
  it('gives back each read as it came', () => {
    const recording = new Recording()
    expect(recording.lastAtMs()).toBeUndefined()
    recording.add(1.5, Buffer.from('one'), false)
    recording.add(1.5, Buffer.from(''), true)
    recording.add(2.5, Buffer.from('two'), false)
    expect(recording.lastAtMs()).toBe(2.5)
    expect(textsOf(recording)).toEqual([
      [1.5, 'one', false],
      [1.5, '', true],
      [2.5, 'two', false]
    ])
  })

  it('holds what the sender of the bytes writes over later', () => {
    const bytes = Buffer.from('first')
    const recording = new Recording()
    recording.add(0, bytes, false)
    bytes.fill('x')
    expect(textsOf(recording)).toEqual([[0, 'first', false]])
  })

  it('grows with its stream, and with a single read', () => {
    const recording = new Recording()
    const pieces = ['a', 'b', 'c'].map((letter) => letter.repeat(50_000)).concat('d'.repeat(1_000_000))
    for (const [index, piece] of pieces.entries()) recording.add(index, Buffer.from(piece), false)
    expect(textsOf(recording).map(([, text]) => text)).toEqual(pieces)
  })

  it('takes any number of reads', () => {
    const recording = new Recording()
    const count = 3000
    for (let index = 0; index < count; index += 1) recording.add(index / 2, Buffer.from(`${index},`), index % 3 === 1)
    const all = Array.from({ length: count }, (_, index) => [index / 2, `${index},`, index % 3 === 1])
    expect(recording.lastAtMs()).toBe((count - 1) / 2)
    expect(textsOf(recording)).toEqual(all)
  })

  it('is not touched by the next one, which may use its buffer', () => {
    const first = new Recording()
    first.add(0, Buffer.from('first'), false)
    const reads = first.close()
    const second = new Recording()
    second.add(0, Buffer.from('other'), false)
    expect(Buffer.from(reads[0]?.bytes ?? []).toString()).toBe('first')
    expect(textsOf(second)).toEqual([[0, 'other', false]])
  })
})
