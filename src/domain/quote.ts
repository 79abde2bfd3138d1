const LONGEST_QUOTE = 80

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
