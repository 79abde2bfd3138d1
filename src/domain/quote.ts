const LONGEST_QUOTE = 80

/** Characters that are not seen, or that move what is seen: controls, formats such as bidi marks, halves of surrogates, and line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Text of our own that repeats somebody else's, on one line of visible characters. */
export function visibleLine(text: string): string {
  return text.replace(UNSEEN, ' ')
}

/** The same over several lines: the line feeds are our own. */
export function visibleLines(text: string): string {
  return text.replace(UNSEEN, (character) => (character === '\n' ? character : ' '))
}

/** JSON in which every character that is not seen stands as an escape, so that nothing is lost and nothing acts on a terminal. */
export function visibleJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(UNSEEN, (character) =>
    character === '\n' ? character : escaped(character)
  )
}

/** One escape for each UTF-16 unit, as JSON has it. */
function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('')
}

/** Somebody else's text on one line, without characters that are not seen, and cut where it is long. */
export function oneLine(text: string, longest: number): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  if (line.length <= longest) return line
  // A pair of surrogates is one character: half of it is none.
  return `${line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The user's own text in quotes: an error is read, not scrolled. */
export function quote(text: string): string {
  return `"${oneLine(text, LONGEST_QUOTE)}"`
}
