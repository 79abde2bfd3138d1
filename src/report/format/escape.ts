import { oneLine } from '../../domain/quote.ts'

/** Names and ids; longer ones are cut. */
const NAME_LENGTH = 60
/** Error messages and other foreign sentences. */
const SENTENCE_LENGTH = 500
/**
 * Escaping makes a character up to twelve long. A text is cut where its escaped form passes this many times its limit,
 * so that a page of hostile names still fits into a comment.
 */
const GROWTH = 4

/**
 * A page's way to write text that is not its own. Every foreign text (ids, models, hosts, paths, messages, branch
 * names) goes through `name` or `sentence` of the page's voice.
 */
export interface Voice {
  readonly name: (foreign: string) => string
  readonly sentence: (foreign: string) => string
  /** An icon where the page has them, else its word. */
  readonly mark: (facts: { readonly icon: string; readonly word: string }) => string
  /** Our own words in one line: a number stays with its unit. */
  readonly tight: (own: string) => string
  /** Our own words, to be seen first. */
  readonly strong: (own: string) => string
  /** Our own literal: a config key, a permission. */
  readonly literal: (own: string) => string
  /** `word` as a link where the address is a plain http(s) one and the page can hold links. */
  readonly link: (word: string, url: string) => string
}

export const MARKDOWN_VOICE: Voice = {
  name: (foreign) => code(foreign, NAME_LENGTH),
  sentence: (foreign) => code(foreign, SENTENCE_LENGTH),
  mark: ({ icon }) => icon,
  tight: (own) => own.replaceAll(' ', '\u00a0'),
  strong: (own) => `**${own}**`,
  literal: (own) => `\`${own}\``,
  link: (word, url) => (SAFE_URL.test(url) ? `[${word}](${url})` : word)
}

export const PLAIN_VOICE: Voice = {
  name: (foreign) => plain(foreign, NAME_LENGTH),
  sentence: (foreign) => plain(foreign, SENTENCE_LENGTH),
  mark: ({ word }) => word,
  tight: (own) => own,
  strong: (own) => own,
  literal: (own) => own,
  link: (word, url) => (SAFE_URL.test(url) ? `${word} ${url}` : word)
}

/** Icons as colors: a web page draws its own marks, since not every machine has a font with emoji. */
export const TONES: Readonly<Record<string, 'bad' | 'warn' | 'good' | 'plain'>> = {
  '🔴': 'bad',
  '🟡': 'warn',
  '🟢': 'good',
  '✅': 'good',
  '⚪': 'plain',
  '👁': 'plain'
}

/** For a web page. Our own words may hold a `<`, as in `< 800 ms`: see `escapeOwn`. */
export const HTML_VOICE: Voice = {
  name: (foreign) => `<code>${cut(printable(beginning(foreign, NAME_LENGTH)), NAME_LENGTH, escapeHtml)}</code>`,
  sentence: (foreign) =>
    `<code>${cut(printable(beginning(foreign, SENTENCE_LENGTH)), SENTENCE_LENGTH, escapeHtml)}</code>`,
  mark: ({ icon, word }) => {
    const tone = TONES[icon]
    return tone === undefined ? word : `<span class="mark ${tone}" role="img" aria-label="${word}"></span>`
  },
  tight: (own) => own.replaceAll(' ', '\u00a0'),
  strong: (own) => `<strong>${own}</strong>`,
  literal: (own) => `<code>${own}</code>`,
  link: (word, url) => (SAFE_URL.test(url) ? `<a href="${escapeHtml(url)}">${word}</a>` : word)
}

/** Text as it stands in a web page, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * A sentence in the HTML voice, ready for the page: what is foreign in it is escaped already, so that any other `<` than that
 * of the voice's own elements is one of our words.
 */
export function escapeOwn(text: string): string {
  return text.replace(/<(?!\/?(?:code|strong|span|a)\b[^<>]*>)/g, '&lt;')
}

const SAFE_URL = /^https?:\/\/[\w.:/?=&%~-]+$/

/** Everything markdown, HTML, GitHub's emoji, mathematics, mentions, references and links are made of. */
const MARKUP = /[&<>|`*_~[\](){}\\!#:/@$"'=]|www\./giu

/** A whole line that may quote a stranger's text, with nothing in it live: for errors, which are read to their end. */
export function escapeLine(text: string): string {
  return entities(printable(text))
}

function code(foreign: string, length: number): string {
  return `<code>${cut(printable(beginning(foreign, length)), length, entities)}</code>`
}

// GitHub turns an escaped @ into a mention all the same; an invisible space behind it is what stops that.
const MENTION_STOP = '&#8203;'

function entities(text: string): string {
  return text.replace(MARKUP, (match) => {
    if (match.length > 1) return `${match.slice(0, -1)}&#46;`
    return `&#${match.codePointAt(0)};${match === '@' ? MENTION_STOP : ''}`
  })
}

/**
 * For logs and terminals: one line, and nothing that the runner takes for a command (`::error::` at the start of a line,
 * `##[error]` anywhere in it).
 */
function plain(foreign: string, length: number): string {
  return cut(printable(beginning(foreign, length)), length, (text) =>
    text.replaceAll('::', ': :').replaceAll('##[', '# #[')
  )
}

/** Longer than any name or sentence of a report; Bencher takes names of up to 1,024 characters. */
const LONGEST_EXPORT = 1000

/**
 * For files that other programs read: one line of visible text, whole, since a dashboard finds a row by its name. Printed into a
 * log, it is no command of the runner as long as something of our own begins its line.
 */
export function exportedText(foreign: string): string {
  return oneLine(foreign, LONGEST_EXPORT).replaceAll('##[', '# #[')
}

/** Far more than will be shown, so that a text of megabytes costs no more than a name. */
function beginning(foreign: string, length: number): string {
  const most = length * 4
  return foreign.length > most ? `${foreign.slice(0, most)}…` : foreign
}

/** One line of visible text: no control, bidi, zero-width or lone surrogate characters. */
function printable(foreign: string): string {
  const line = foreign
    .toWellFormed()
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim()
  return line === '' ? '(empty)' : line
}

/** Cuts by code points, so that no character is halved, and by what the text grows to. */
function cut(text: string, length: number, escaped: (text: string) => string): string {
  const full = escaped(text)
  const points = [...text]
  if (points.length <= length && full.length <= length * GROWTH) return full
  let kept = points.slice(0, length - 1)
  while (escaped(kept.join('')).length >= length * GROWTH) kept = kept.slice(0, Math.floor(kept.length * 0.9))
  return `${escaped(kept.join(''))}…`
}

/**
 * A key inside an HTML comment: nothing in it can close the comment or break the line, and no two keys become the same.
 * Ordinary keys stay as they are.
 */
export function escapeKey(key: string): string {
  return key.toWellFormed().replace(/[%<>\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?<=-)-/gu, (match) => {
    return match === '-' ? '%2D' : encodeURIComponent(match)
  })
}
