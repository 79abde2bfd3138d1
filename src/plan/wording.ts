const LONGEST_QUOTE = 80

/** The user's own text in quotes, on one line and cut where it is long: an error is read, not scrolled. */
export function quote(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ')
  return `"${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`
}

/** `a, b or c`. */
export function eitherOf(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`
}

/** `targets[0].base-url`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
