import { KnownError } from '../domain/errors.ts'
import type { Target } from '../domain/plan.ts'
import { Secret } from '../domain/secret.ts'

/** What a header may carry; a key is sent in one. */
const FITS_A_HEADER = /^[\x21-\x7e\x80-\xff]+(?:[\t ][\x21-\x7e\x80-\xff]+)*$/

/**
 * The key of a target as it was given, without the line feed that a secret made from a file ends with; absent where there is
 * none. Throws where it has characters that no request could carry: a host would never see it, and seem to be down.
 */
export function readKey({ id, key }: Pick<Target, 'id' | 'key'>, given: string | undefined): Secret | undefined {
  const value = given?.trim() ?? ''
  if (value === '' || key.from === 'none') return undefined
  if (FITS_A_HEADER.test(value)) return new Secret(value)
  const name = key.from === 'environment' ? `the variable ${key.name}` : '"api-key"'
  throw new KnownError('invalid-input', `target "${id}": ${name} has characters that no key has`, {
    hint: 'Store the key again, as one line: it holds a line break, a quotation mark of a word processor, or the like.'
  })
}
