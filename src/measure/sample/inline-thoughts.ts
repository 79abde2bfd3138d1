import type { TimedPart } from '../../domain/timeline.ts'

const NAMES = 'think|thinking|thoughts?|reasoning'
/** `<think>`, `<thinking>`, `<seed:think>`, `<|START_THINKING|>`, `◁think▷`. */
const OPENING = new RegExp(`^\\s*(?:<\\|?|◁)(?:START_)?(?:\\w{1,20}:)?(?:${NAMES})(?:\\|?>|▷)`, 'i')
const CLOSING = new RegExp(`(?:<\\|?|◁)(?:/|END_)(?:\\w{1,20}:)?(?:${NAMES})(?:\\|?>|▷)`, 'i')

/** The ways in which models mark thoughts at the front of their text, where the server does not tell them apart. */
const MARKS: readonly { readonly opening: RegExp; readonly closing: RegExp }[] = [
  { opening: OPENING, closing: CLOSING },
  // Magistral, whose capitals tell its tag from a word in brackets.
  { opening: /^\s*\[THINK\]/, closing: /\[\/THINK\]/ },
  // The raw format of gpt-oss. https://cookbook.openai.com/articles/openai-harmony
  { opening: /^\s*<\|channel\|>\s*(?:analysis|commentary)\b/, closing: /<\|channel\|>\s*final\s*<\|message\|>/ }
]

/** Templates put the opening tag into the prompt: the reply then has the closing one alone. */
const CLOSING_ALONE = /<\/think(?:ing)?>/

/**
 * The parts with thoughts told from the answer where both come as text: everything up to the closing tag is
 * thinking, all of the text where that never comes. A reply whose server tells them apart itself is left as it is.
 */
export function withInlineThoughts(parts: readonly TimedPart[]): readonly TimedPart[] {
  const text = parts.map((part) => (part.type === 'text-delta' ? part.text : '')).join('')
  if (parts.some(({ type }) => type === 'reasoning-delta')) return parts
  const length = thoughtLength(text)
  return length === 0 ? parts : splitAt(parts, length)
}

/** The number of characters at the front of a text that are thoughts, tags included. */
function thoughtLength(text: string): number {
  let length = 0
  for (;;) {
    const rest = text.slice(length)
    const mark = MARKS.find(({ opening }) => opening.test(rest))
    if (mark === undefined) break
    const end = indexAfter(mark.closing, rest)
    if (end === undefined) return text.length
    length += end
  }
  return length > 0 ? length : (indexAfter(CLOSING_ALONE, text) ?? 0)
}

function indexAfter(tag: RegExp, text: string): number | undefined {
  const match = tag.exec(text)
  return match === null ? undefined : match.index + match[0].length
}

/** A part that holds the end of the thoughts becomes two, which arrived together. */
function splitAt(parts: readonly TimedPart[], thoughtEnd: number): readonly TimedPart[] {
  let before = 0
  return parts.flatMap((part): readonly TimedPart[] => {
    if (part.type !== 'text-delta') return [part]
    const ofThought = Math.max(0, thoughtEnd - before)
    before += part.text.length
    const pieces: readonly TimedPart[] = [
      { ...part, type: 'reasoning-delta', text: part.text.slice(0, ofThought) },
      { ...part, text: part.text.slice(ofThought) }
    ]
    return ofThought === 0 ? [part] : pieces.filter((piece) => 'text' in piece && piece.text !== '')
  })
}
