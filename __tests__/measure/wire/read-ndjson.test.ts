import { expect, it } from '@jest/globals'
import { createJsonLines } from '../../../src/measure/wire/framing.ts'

const encoder = new TextEncoder()
const found = (...pieces: readonly (string | Uint8Array)[]) => {
  const events: string[] = []
  const counts = { comments: 0, overflows: 0, stray: 0 }
  const frames = createJsonLines({
    onEvent: ({ data }) => events.push(data),
    onStrayLine: () => (counts.stray += 1),
    onComment: () => (counts.comments += 1),
    onOverflow: () => (counts.overflows += 1)
  })
  for (const piece of pieces) frames.feed(typeof piece === 'string' ? encoder.encode(piece) : piece)
  frames.end()
  return { events, ...counts }
}
const nothing = { comments: 0, overflows: 0, stray: 0 }

it.each<[string, readonly string[], readonly string[]]>([
  ['lines of one read', ['{"a":1}\n{"a":2}\n'], ['{"a":1}', '{"a":2}']],
  ['a line over three reads', ['{"a', '":', '1}\n'], ['{"a":1}']],
  ['one and a half lines a read', ['{"a":1}\n{"a', '":2}\n'], ['{"a":1}', '{"a":2}']],
  ['a last line without its end', ['{"a":1}\n{"a":2}'], ['{"a":1}', '{"a":2}']],
  ['CRLF, also in two reads', ['{"a":1}\r\n{"a":2}\r', '\n'], ['{"a":1}', '{"a":2}']],
  ['a byte order mark', ['\uFEFF{"a":1}\n'], ['{"a":1}']],
  ['no line for blank ones', ['\n\n{"a":1}\n  \n'], ['{"a":1}']],
  ['a line that is no JSON', ['oops\n'], ['oops']]
])('reads %s', (_, pieces, events) => {
  expect(found(...pieces)).toEqual({ ...nothing, events })
})

it('keeps characters whole that two reads share', () => {
  const bytes = encoder.encode('{"a":"👩‍🚀é"}\n')
  expect(found(...Array.from(bytes, (byte) => Uint8Array.of(byte))).events).toEqual(['{"a":"👩‍🚀é"}'])
})

it('counts pings as comments', () => {
  expect(found(': ping\n{"a":1}\n:\n')).toEqual({ ...nothing, comments: 2, events: ['{"a":1}'] })
})

it('gives up once on a line without an end', () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  expect(found(...Array.from({ length: 40 }, () => megabyte))).toEqual({ ...nothing, overflows: 1, events: [] })
})
