import { type FrameListener, type FrameReader, MAX_EVENT_CHARACTERS } from './framing.ts'

/** One JSON value a line, ended by LF or CRLF; the last may lack its line end. */
export function createJsonLines({ onEvent, onComment, onOverflow }: FrameListener): FrameReader {
  const decoder = new TextDecoder()
  let pending = ''
  let overflowed = false
  const take = (line: string): void => {
    const text = line.trim()
    // Pings of server-sent events come through from what runs behind the server (ollama/ollama#16443).
    if (text.startsWith(':')) onComment()
    else if (text !== '') onEvent({ data: text })
  }
  const feed = (text: string): void => {
    if (overflowed) return
    const lines = (pending + text).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) take(line)
    overflowed = pending.length > MAX_EVENT_CHARACTERS
    if (overflowed) onOverflow()
  }
  return {
    feed: (bytes) => feed(decoder.decode(bytes, { stream: true })),
    end: () => feed(`${decoder.decode()}\n`)
  }
}
