import { EventStreamCodec } from '@smithy/eventstream-codec'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const codec = new EventStreamCodec(
  (bytes) => (typeof bytes === 'string' ? bytes : decoder.decode(bytes)),
  (text) => encoder.encode(text)
)

/** A frame with these headers and this body, its checksums right. */
export function aFrame(headers: Readonly<Record<string, string>>, body: unknown): Buffer {
  const typed = Object.entries(headers).map(([name, value]) => [name, { type: 'string', value }] as const)
  return Buffer.from(codec.encode({ headers: Object.fromEntries(typed), body: encoder.encode(JSON.stringify(body)) }))
}

/** An event as Bedrock frames it, padding included. */
export const frameOf = (type: string, payload: object): Buffer =>
  aFrame(
    { ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' },
    { ...payload, p: 'abcdefgh' }
  )

/** An error under status 200. */
export const exceptionOf = (type: string, message: string): Buffer =>
  aFrame({ ':exception-type': type, ':content-type': 'application/json', ':message-type': 'exception' }, { message })

export const textFrame = (text: string): Buffer =>
  frameOf('contentBlockDelta', { contentBlockIndex: 0, delta: { text } })
export const startFrame = (): Buffer => frameOf('messageStart', { role: 'assistant' })
export const stopFrame = (stopReason = 'end_turn'): Buffer => frameOf('messageStop', { stopReason })
export const metadataFrame = (inputTokens: number, outputTokens: number, latencyMs = 40): Buffer =>
  frameOf('metadata', {
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs }
  })
