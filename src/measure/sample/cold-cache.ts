import { randomInt } from 'node:crypto'
import { smallest } from '../../domain/extremes.ts'
import type { Message } from '../../domain/plan.ts'
import type { Sample } from '../../domain/sample.ts'

/** Digits always come to the same number of tokens, which hex does not. */
const NONCE_DIGITS = 12
/** Chat templates put some tokens before the first message, which a cache may hold. */
const TEMPLATE_TOKENS = 64

/** Twelve digits that no other request of any run has. From the system's randomness: the seed would repeat them. */
export function freshNonce(): string {
  return String(randomInt(10 ** NONCE_DIGITS)).padStart(NONCE_DIGITS, '0')
}

/** The messages with a nonce at their very front. Anywhere later, a prefix cache would still hold what is before it. */
export function withNonce(messages: readonly Message[], nonce: string): readonly Message[] {
  const [first, ...others] = messages
  return first === undefined ? [] : [{ ...first, content: `[${nonce}] ${first.content}` }, ...others]
}

/** The most cached tokens a cold request may have: the template's share, as warm-up saw it. */
export function coldBound(warmup: readonly Pick<Sample, 'cachedTokenCount'>[]): number {
  const seen = warmup.map((sample) => sample.cachedTokenCount).filter((count) => count !== undefined)
  return seen.length === 0 ? TEMPLATE_TOKENS : Math.max(TEMPLATE_TOKENS, smallest(seen))
}
