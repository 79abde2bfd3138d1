import { crc32 } from 'node:zlib'
import type { EventStreamCodec } from '@smithy/eventstream-codec'
import type { ServerEvent } from '../../providers/dialect.ts'
import { type FrameListener, type FrameReader, MAX_EVENT_CHARACTERS } from './framing.ts'

/** Total length, length of the headers, and the checksum of both. */
const PRELUDE_BYTES = 12
/** The prelude, and the checksum of the whole. */
const MIN_FRAME_BYTES = PRELUDE_BYTES + 4

const decoder = new TextDecoder()
const encoder = new TextEncoder()

let codec: EventStreamCodec | undefined

/** Loads what reads a frame. That takes longer than most of this program together, and few runs need it. */
export async function loadAwsFrames(): Promise<void> {
  if (codec !== undefined) return
  const { EventStreamCodec: Codec } = await import('@smithy/eventstream-codec')
  codec = new Codec(
    (bytes) => (typeof bytes === 'string' ? bytes : decoder.decode(bytes)),
    (text) => encoder.encode(text)
  )
}

export interface AwsFrameListener extends FrameListener {
  /** A checksum is wrong, or what it protects makes no sense. */
  readonly onBroken: () => void
  /** The body ended inside a frame. */
  readonly onCut: () => void
}

/**
 * The binary frames of `application/vnd.amazon.eventstream`. A length is believed when its checksum is right, and waited
 * for when it is sane: a wrong one could ask for 4 GiB. Behind a broken frame nobody knows where the next one starts.
 * https://smithy.io/2.0/aws/amazon-eventstream.html
 */
export function createAwsFrames(listener: AwsFrameListener): FrameReader {
  return new AwsFrames(listener)
}

class AwsFrames implements FrameReader {
  readonly #listener: AwsFrameListener
  #pending = new PendingBytes()
  #lost = false

  constructor(listener: AwsFrameListener) {
    this.#listener = listener
  }

  feed(bytes: Uint8Array): void {
    this.#pending.add(bytes)
    while (!this.#lost && this.#takeFrame());
    if (this.#lost) this.#pending = new PendingBytes()
  }

  end(): void {
    if (this.#pending.length > 0) this.#listener.onCut()
  }

  #takeFrame(): boolean {
    const length = lengthOf(this.#pending.peek(PRELUDE_BYTES))
    if (length === 'too-long') return this.#lose(this.#listener.onOverflow)
    if (length === 'broken') return this.#lose(this.#listener.onBroken)
    if (length === 'unknown' || this.#pending.length < length) return false
    const event = readFrame(this.#pending.take(length))
    if (event === undefined) return this.#lose(this.#listener.onBroken)
    this.#listener.onEvent(event)
    return true
  }

  #lose(tell: () => void): false {
    this.#lost = true
    tell()
    return false
  }
}

/** The bytes of a frame so far, in one buffer that doubles as it fills, so that one in many reads is not copied for each. */
class PendingBytes {
  length = 0
  #buffer = Buffer.alloc(0)

  add(bytes: Uint8Array): void {
    const length = this.length + bytes.length
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(2 * length)
      larger.set(this.#buffer.subarray(0, this.length))
      this.#buffer = larger
    }
    this.#buffer.set(bytes, this.length)
    this.length = length
  }

  /** The first bytes, or fewer where fewer have come. */
  peek(count: number): Buffer {
    return this.#buffer.subarray(0, Math.min(count, this.length))
  }

  /** Hands out the first bytes. The rest moves to a buffer of its own, so that what was handed out stays as it is. */
  take(count: number): Buffer {
    const taken = this.#buffer.subarray(0, count)
    const rest = this.#buffer.subarray(count, this.length)
    this.#buffer = Buffer.from(rest)
    this.length = rest.length
    return taken
  }
}

function lengthOf(prelude: Buffer): number | 'unknown' | 'broken' | 'too-long' {
  if (prelude.length < PRELUDE_BYTES) return 'unknown'
  const length = prelude.readUInt32BE(0)
  if (length > MAX_EVENT_CHARACTERS) return 'too-long'
  const sound = crc32(prelude.subarray(0, 8)) === prelude.readUInt32BE(8) && length >= MIN_FRAME_BYTES
  return sound ? length : 'broken'
}

/** Absent where it is none: the codec checks both checksums again, and the headers. */
function readFrame(bytes: Uint8Array): ServerEvent | undefined {
  if (codec === undefined) throw new Error('loadAwsFrames() was not waited for')
  try {
    const { headers, body } = codec.decode(bytes)
    const text = (name: string): string => {
      const header = headers[name]
      return header?.type === 'string' ? header.value : ''
    }
    const data = decoder.decode(body)
    if (text(':message-type') === 'exception') return { event: text(':exception-type'), data, isException: true }
    if (text(':message-type') !== 'error') return { event: text(':event-type'), data }
    return { event: text(':error-code'), data: JSON.stringify({ message: text(':error-message') }), isException: true }
  } catch {
    return undefined
  }
}
