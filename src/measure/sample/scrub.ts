import type { Derived } from './derive-sample.ts'
import type { Detail, Interpretation } from './interpret.ts'

/** Shorter values are words of everyday language, and hide nothing. */
const MIN_SECRET_CHARACTERS = 4
/** A shorter value would be found in encoded text by chance. */
const MIN_ENCODED_CHARACTERS = 8
const HIDDEN = '***'

/** Hides secrets in everything that a server said of itself, whatever of it is printed or stored: an endpoint may echo its request. */
export function scrubReply(reply: Interpretation, secrets: readonly string[]): Interpretation {
  return { ...reply, derived: scrubTexts(reply.derived, secrets), detail: scrubDetail(reply.detail, secrets) }
}

/** Every text of a sample, known by being one: a member that is added later is covered as well. */
function scrubTexts(derived: Derived, secrets: readonly string[]): Derived {
  const entries = Object.entries(derived).map(([name, value]) =>
    typeof value === 'string' ? [name, scrub(value, secrets)] : [name, value]
  )
  return Object.fromEntries(entries) as Derived
}

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

/** Replaces each secret, also encoded or cut at the end of the text, and whatever follows `Bearer` or `Basic`. */
export function scrub(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARACTERS).flatMap(formsOf)
  const longestFirst = [...new Set(known)].toSorted((a, b) => b.length - a.length)
  const hidden = longestFirst.reduce((rest, secret) => cutEnd(rest.replaceAll(secret, HIDDEN), secret), text)
  return hidden.replace(/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${HIDDEN}`)
}

const FORMS = new Map<string, readonly string[]>()

/** A secret as it stands, and in the encodings that a server may repeat it in. */
function formsOf(secret: string): readonly string[] {
  const known = FORMS.get(secret)
  if (known !== undefined) return known
  const forms = secret.length < MIN_ENCODED_CHARACTERS ? [secret] : [secret, ...encodedForms(secret)]
  FORMS.set(secret, forms)
  return forms
}

function encodedForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const url = encodeURIComponent(secret)
  const base64 = [0, 1, 2].map((offset) => base64Within(bytes, offset))
  return [
    hex,
    hex.toUpperCase(),
    url,
    url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    [...secret].toReversed().join(''),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
  ]
}

/** The letters that stand for these bytes wherever they lie in an encoded text: those that its neighbors decide as well are left out. */
function base64Within(bytes: Uint8Array, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  const first = offset === 0 ? 0 : offset + 1
  const isWhole = (offset + bytes.length) % 3 === 0
  return encoded.slice(first, isWhole ? undefined : -1)
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
