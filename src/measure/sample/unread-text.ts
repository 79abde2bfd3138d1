import type { TimedPart } from '../../domain/timeline.ts'

/** Text that was generated in a place where nothing is read. */
interface UnreadText {
  /** Path of the member that holds it, of the first if there are several. */
  readonly member: string
  readonly lastAtMs: number
}

type UnreadPart = Extract<TimedPart, { type: 'unread-text' }>

/** A single string with a space between its words, and as long as this, is a sentence; a shorter one may be a label. */
const SENTENCE_CHARACTERS = 20

/**
 * Text that no dialect reads, as far as it looks generated: it came in several events of its own, or as a sentence. With such text
 * nobody knows when the first token came, nor how many tokens came since.
 */
export function unreadText(parts: readonly TimedPart[]): UnreadText | undefined {
  const byMember = new Map<string, UnreadPart[]>()
  for (const part of parts) {
    if (part.type !== 'unread-text') continue
    const before = byMember.get(part.member)
    if (before === undefined) byMember.set(part.member, [part])
    else before.push(part)
  }
  const generated = [...byMember].find(([, unread]) => looksGenerated(unread))
  if (generated === undefined) return undefined
  const [member, unread] = generated
  return { member, lastAtMs: unread.at(-1)?.atMs ?? 0 }
}

function looksGenerated(parts: readonly UnreadPart[]): boolean {
  return parts.length > 1 || parts.some(({ text }) => text.length >= SENTENCE_CHARACTERS && /\S\s+\S/.test(text))
}
