import type { Random } from '../../src/stats/random.ts'

/** Values on which code that was written for others trips. */
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1e308,
  1e-308,
  2 ** 53,
  0.1,
  [],
  {},
  [[]],
  'x'.repeat(300),
  '\u202e\u0000\u001b[2J',
  '__proto__',
  '2026-11-20T08:00:00Z',
  'NaN',
  '🙂',
  '\ud800',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
  '${{ x }}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable as extra-headers name it
  '${HOME}',
  '../../etc/passwd',
  'mini',
  '60..10',
  '0%'
]
const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '\n',
  '\r\n',
  '\0',
  '- ',
  '&a ',
  '*a',
  '<<: ',
  '|',
  '>',
  '"\\u',
  '9'.repeat(40),
  '\u2028',
  'data: ',
  '[DONE]',
  '\ufeff'
]

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** One to four changes of the text: pieces cut out, repeated, moved, or put in between. */
export function mutatedText(text: string, random: Random): string {
  let changed = text
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) changed = changedOnce(changed, random)
  return changed
}

function changedOnce(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1))
  const to = Math.min(text.length, at + Math.floor(random() ** 3 * 200) + 1)
  switch (Math.floor(random() * 5)) {
    case 0:
      return text.slice(0, at) + text.slice(to)
    case 1:
      return text.slice(0, to) + text.slice(at, to).repeat(1 + Math.floor(random() * 5)) + text.slice(to)
    case 2:
      return text.slice(0, at) + pick(random, PIECES) + text.slice(at)
    case 3:
      return text.slice(0, at)
    default:
      return text.slice(0, at) + String.fromCharCode(Math.floor(random() ** 2 * 0x3000)) + text.slice(at + 1)
  }
}

/** The same of bytes. */
export function mutatedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  if (random() < 0.3) return Buffer.from(mutatedText(text, random), 'latin1')
  const changed = Uint8Array.from(bytes)
  for (let count = 1 + Math.floor(random() * 4); count > 0 && changed.length > 0; count -= 1)
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256)
  return changed
}

/** One to three changes inside of a JSON value that leave it one: members taken away, doubled, replaced, swapped. */
export function mutatedJson(value: unknown, random: Random): unknown {
  let changed: unknown = structuredClone(value)
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) changed = changedValue(changed, random)
  return changed
}

function changedValue(value: unknown, random: Random): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (keys.length === 0 || random() < 0.02) return pick(random, VALUES)
  const key = pick(random, keys)
  const holder = value as Record<string, unknown>
  const inner = holder[key]
  if (random() < 0.7) return withMember(holder, key, changedValue(inner, random))
  switch (Math.floor(random() * 4)) {
    case 0:
      return withoutMember(holder, key)
    case 1:
      return withMember(holder, key, holder[pick(random, keys)])
    case 2:
      return withMember(holder, key, pick(random, VALUES))
    default:
      return withMember(holder, key, typeof inner === 'number' ? inner * pick(random, [-1, 0, 0.5, 1000]) : inner)
  }
}

function withMember(holder: Record<string, unknown>, key: string, value: unknown): unknown {
  return Array.isArray(holder) ? holder.with(Number(key), value) : { ...holder, [key]: value }
}

function withoutMember(holder: Record<string, unknown>, key: string): unknown {
  if (Array.isArray(holder)) return holder.toSpliced(Number(key), 1)
  const { [key]: _gone, ...rest } = holder
  return rest
}

/** The text made shorter for as long as it still fails. */
export function shrunk(text: string, fails: (text: string) => boolean): string {
  let smallest = text
  let tries = 0
  for (let size = Math.ceil(text.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < smallest.length && tries < 500; tries += 1) {
      const shorter = smallest.slice(0, at) + smallest.slice(at + size)
      if (fails(shorter)) smallest = shorter
      else at += size
    }
  }
  return smallest
}
