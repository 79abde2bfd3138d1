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
