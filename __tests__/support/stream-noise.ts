import { EventStreamCodec } from '@smithy/eventstream-codec'
import type { Framing } from '../../src/providers/dialect.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Where one event ends and the next begins, as offsets into the bytes: the front, and behind each event. */
export function eventStarts(framing: Framing, bytes: Uint8Array): readonly number[] {
  if (framing === 'aws-event-stream') return frameStarts(bytes)
  // Latin-1 keeps one character a byte, so that places in the text are places in the bytes.
  const text = Buffer.from(bytes).toString('latin1')
  const end = framing === 'ndjson' ? /\n/g : /\r\n\r\n|\n\n|\r\r/g
  const behind = [...text.matchAll(end)].map((match) => match.index + match[0].length)
  // A byte order mark stands at the very front or is none.
  const front = text.startsWith('\u00EF\u00BB\u00BF') ? [] : [0]
  return [...front, ...behind].filter((start) => start < bytes.length)
}

/** The first four bytes of a frame are its length. */
function frameStarts(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts: number[] = []
  for (let at = 0; at + 4 <= bytes.length; at += Math.max(1, view.getUint32(at))) starts.push(at)
  return starts
}

const SSE_NOISE = [
  ': ping\n\n',
  ':\n\n',
  '\n',
  'event: ping\ndata: {"type":"ping"}\n\n',
  'data: {"type":"ping"}\n\n',
  'event: not.yet.known\ndata: {"type":"not.yet.known","item":{"text":"x","list":[1,null]}}\n\n',
  'id: 3\n\n',
  'retry: 10\n\n',
  'odd: field\n\n'
]
const NDJSON_NOISE = ['\n', '{}\n', '{"not-yet-known":{"text":"x","list":[1,null]}}\n']

/** Whole events that say nothing: comments, pings, and what an API may send one day. */
export function noiseOf(framing: Framing): readonly Uint8Array[] {
  if (framing === 'aws-event-stream') return [unknownFrame({}), unknownFrame({ text: 'x', list: [1, null], p: 'ab' })]
  return (framing === 'ndjson' ? NDJSON_NOISE : SSE_NOISE).map((text) => encoder.encode(text))
}

function unknownFrame(payload: unknown): Uint8Array {
  const codec = new EventStreamCodec(
    (bytes) => (typeof bytes === 'string' ? bytes : decoder.decode(bytes)),
    (text) => encoder.encode(text)
  )
  const headers = { ':message-type': 'event', ':event-type': 'notYetKnown', ':content-type': 'application/json' }
  return codec.encode({
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { type: 'string', value }] as const)
    ),
    body: encoder.encode(JSON.stringify(payload))
  })
}
