import type { Detail } from './interpret.ts'

/** Shorter values are words of everyday language, and hide nothing. */
const MIN_SECRET_CHARACTERS = 4
const HIDDEN = '***'

/** Hides secrets in a server's words: some servers echo the key they refuse. */
export function scrubDetail(detail: Detail, secrets: readonly string[]): Detail {
  const { message, fields, redirectHost, encoding, ...facts } = detail
  return {
    ...facts,
    message: scrub(message, secrets),
    fields: fields.map((field) => scrub(field, secrets)),
    ...(redirectHost === undefined ? {} : { redirectHost: scrub(redirectHost, secrets) }),
    ...(encoding === undefined ? {} : { encoding: scrub(encoding, secrets) })
  }
}

/** Replaces each secret, also one that was cut at the end of the text, and whatever follows `Bearer` or `Basic`. */
export function scrub(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARACTERS)
  const longestFirst = known.toSorted((a, b) => b.length - a.length)
  const hidden = longestFirst.reduce((rest, secret) => cutEnd(rest.replaceAll(secret, HIDDEN), secret), text)
  return hidden.replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${HIDDEN}`)
}

function cutEnd(text: string, secret: string): string {
  if (!text.endsWith('…')) return text
  const body = text.slice(0, -1)
  for (let length = Math.min(secret.length - 1, body.length); length >= MIN_SECRET_CHARACTERS; length -= 1) {
    if (body.endsWith(secret.slice(0, length))) return `${body.slice(0, -length)}${HIDDEN}…`
  }
  return text
}

/** A stretch this long that also stands in another text was copied from there. */
const ECHO_CHARACTERS = 24

/** Leaves out of a server's words what they repeat of a prompt or of a reply. */
export function withoutEcho(words: string, texts: readonly string[]): string {
  const known = texts.map((text) => text.replaceAll(/\s+/g, ' '))
  let kept = ''
  for (let at = 0; at < words.length; ) {
    const length = echoLength(words.slice(at), known)
    kept += length === 0 ? words[at] : '…'
    at += Math.max(1, length)
  }
  return kept
}

/** The length of the stretch at the front of the words that one of the texts has too; 0 where it is short. */
function echoLength(words: string, texts: readonly string[]): number {
  const stretch = words.slice(0, ECHO_CHARACTERS)
  const text = stretch.length < ECHO_CHARACTERS ? undefined : texts.find((each) => each.includes(stretch))
  if (text === undefined) return 0
  let length = ECHO_CHARACTERS
  while (length < words.length && text.includes(words.slice(0, length + 1))) length += 1
  return length
}
