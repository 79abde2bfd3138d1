/** Merging is quadratic in the length of what has no break, such as Thai or Chinese prose or a row of one letter. */
const PIECE_LENGTH = 1000
/** Markers that a text may well spell out are counted as the letters they are. */
const AS_TEXT = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() }

/**
 * The tokenizer o200k_base, for every model: counts by it compare whatever the models count in themselves. Its table of
 * 2.4 MB is read when it is first asked for, which takes a quarter of a second and more, so not while a stream is open.
 */
export async function loadTokenizer(): Promise<(text: string) => number> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base')
  return (text) => pieces(text).reduce((sum, piece) => sum + countTokens(piece, AS_TEXT), 0)
}

/**
 * Text in pieces that are short enough to be merged quickly. Cut in front of a space, where the tokenizer itself divides,
 * so that the count stays what it is; where there is none, a cut may make one token of a thousand letters two.
 */
export function pieces(text: string): readonly string[] {
  const cuts: string[] = []
  let from = 0
  while (text.length - from > PIECE_LENGTH) {
    const to = cutBefore(text, from)
    cuts.push(text.slice(from, to))
    from = to
  }
  return [...cuts, text.slice(from)]
}

/** Finds the end of the piece that begins at `from`: never within a pair of surrogates. */
function cutBefore(text: string, from: number): number {
  const last = from + PIECE_LENGTH
  for (let at = last; at > from; at -= 1) if (text[at] === ' ' && isLetter(text[at + 1])) return at
  return isLowSurrogate(text.charCodeAt(last)) ? last - 1 : last
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character)
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
