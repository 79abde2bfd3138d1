import type { TimedPart } from '../../domain/timeline.ts'

/** Tags around thoughts that a server leaves among the answer: DeepSeek-R1 and Qwen, Kimi, Seed and others. */
const OPENS = /^\s*(?:<(?:[a-z]+:)?(?:think|thinking|thought|thoughts|reasoning)>|◁think▷)/i
const CLOSES = /<\/(?:[a-z]+:)?(?:think|thinking|thought|thoughts|reasoning)>|◁\/think▷/i
/** The longest tag, which may arrive in pieces. */
const LONGEST_TAG = 32

/**
 * Tells thoughts from the answer where both come as text, between tags. Returns the parts with thoughts as `reasoning-delta`. Some
 * templates put the opening tag into the prompt, so that the closing one alone tells.
 */
export function withoutInlineThoughts(parts: readonly TimedPart[]): readonly TimedPart[] {
  const texts = parts.filter((part) => part.type === 'text-delta')
  const closing = closingText(texts)
  if (closing === undefined && !OPENS.test(startOf(texts))) return parts
  let isThought = true
  return parts.flatMap((part): readonly TimedPart[] => {
    if (part.type !== 'text-delta' || !isThought) return [part]
    if (part !== closing?.part) return [{ ...part, type: 'reasoning-delta' }]
    isThought = false
    const answer = part.text.slice(closing.answerFrom)
    const thought: TimedPart = { ...part, type: 'reasoning-delta', text: part.text.slice(0, closing.answerFrom) }
    return answer === '' ? [thought] : [thought, { ...part, text: answer }]
  })
}

type TextPart = Extract<TimedPart, { readonly type: 'text-delta' }>

/** The part in which the closing tag ends, and where the answer begins in it. */
function closingText(texts: readonly TextPart[]): { readonly part: TextPart; readonly answerFrom: number } | undefined {
  let before = ''
  for (const part of texts) {
    const match = CLOSES.exec(before + part.text)
    if (match !== null) return { part, answerFrom: match.index + match[0].length - before.length }
    before = (before + part.text).slice(-LONGEST_TAG)
  }
  return undefined
}

function startOf(texts: readonly TextPart[]): string {
  let start = ''
  for (const { text } of texts) {
    start = (start + text).trimStart()
    if (start.length >= LONGEST_TAG) break
  }
  return start
}
