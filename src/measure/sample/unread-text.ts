import type { TimedPart } from '../../domain/timeline.ts'
import { isContent } from './generated-chunks.ts'

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
  const read = byMember.size === 0 ? '' : parts.map((part) => (isContent(part) ? part.text : '')).join('')
  const generated = [...byMember].find(([, unread]) => looksGenerated(unread, read))
  if (generated === undefined) return undefined
  const [member, unread] = generated
  return { member, lastAtMs: unread.at(-1)?.atMs ?? 0 }
}

/** A label that is no name we know may stand in each event without text: that of the role, of the end, of the counts. */
const MOST_LABELS = 3

function isConstant([first, ...others]: readonly UnreadPart[]): boolean {
  return others.every(({ text }) => text === first?.text)
}

/** More long texts than these are compared with what was read only at a cost. */
const MOST_COMPARED = 100

/** Some servers send the text again with their last event, or all of it so far with each: that is nothing new. */
function looksGenerated(parts: readonly UnreadPart[], read: string): boolean {
  const isRepeated = ({ text }: UnreadPart): boolean => text.length >= SENTENCE_CHARACTERS && read.includes(text.trim())
  const fresh = [...parts.slice(0, MOST_COMPARED).filter((part) => !isRepeated(part)), ...parts.slice(MOST_COMPARED)]
  if (fresh.length > (isConstant(fresh) ? MOST_LABELS : 1)) return true
  return fresh.some(({ text }) => text.length >= SENTENCE_CHARACTERS && /\S\s+\S/.test(text))
}
