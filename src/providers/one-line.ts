/** Longest piece of a server's own words that is worth repeating. */
const MAX_CHARACTERS = 200

/** A server's words as one printable line of at most 200 UTF-16 units; an ellipsis marks what was cut. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  if (line.length <= MAX_CHARACTERS) return line
  // A pair of surrogates is one character: half of it is none.
  return `${line.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
