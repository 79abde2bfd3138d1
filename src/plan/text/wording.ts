import { closest, distance } from 'fastest-levenshtein'

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

/** The name that a mistyped word was most likely meant to be; absent where none is near enough to be worth guessing. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const typed = normal(word)
  if (names.length === 0) return undefined
  const guess = closest(typed, names.map(normal))
  // Two swapped letters count as two; of longer words a third may be wrong. Beyond that a guess confuses more than it helps.
  const allowed = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3))
  if (distance(typed, guess) > allowed) return undefined
  return names.find((name) => normal(name) === guess)
}

/** `Did you mean "model"?`, where there is something to guess. */
export function nearestHint(word: string, names: readonly string[]): string | undefined {
  const name = nearest(word, names)
  return name === undefined ? undefined : `Did you mean "${name}"?`
}

/** Case and word separators are how a name is written, not which name it is. */
function normal(name: string): string {
  return name.toLowerCase().replaceAll(/[_\s]/g, '-')
}
