import { quote } from '../domain/quote.ts'
import { commitText, timeText } from '../domain/run-file.ts'
import { nameText, OUTCOMES, type Outcome, type Sample, sampleSchema } from '../domain/sample.ts'

/** What a cell holds, or why it holds nothing of use. */
export type Cell<T> =
  | { readonly value: T; readonly message?: never }
  | {
      readonly message: string
      readonly hint?: string
      /** What is allowed, where that is a list of words to guess from. */
      readonly options?: readonly string[]
    }
export type ReadCell<T> = (text: string) => Cell<T>

const MAX_COUNT = 1_000_000_000
const MAX_MS = 86_400_000
const ARMS: readonly Sample['arm'][] = sampleSchema.shape.arm.options

/** An id that can be printed on one line. */
export const name: ReadCell<string> = (text) =>
  nameText.safeParse(text).success
    ? { value: text }
    : refuse(text, 'a name of one line and at most 200 characters is allowed')

/** A whole number. `200.0` is one too: tools that keep counts in a column with gaps write them so. */
export const count: ReadCell<number> = (text) => {
  const value = /^\d+(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN
  return value <= MAX_COUNT ? { value } : refuse(text, 'a whole number from 0 to 1,000,000,000 is allowed')
}

/** Milliseconds. No request lasts longer than a day, so more than that is another unit. */
export const duration: ReadCell<number> = (text) => {
  const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  if (value > MAX_MS)
    return { ...refuse(text, `at most ${MAX_MS} ms, one day, is allowed`), hint: 'Give milliseconds.' }
  if (value >= 0) return { value }
  return { ...refuse(text, 'a number of milliseconds, 0 or more, is allowed'), ...decimalComma(text) }
}

/** A moment within a run that may last longer than a request. */
export const moment: ReadCell<number> = (text) => {
  const value = /^\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
  return value < Number.POSITIVE_INFINITY
    ? { value }
    : refuse(text, 'milliseconds from the start of the run are allowed')
}

export const outcome: ReadCell<Outcome> = (text) => oneOf(text, OUTCOMES)

export const arm: ReadCell<Sample['arm']> = (text) => oneOf(text, ARMS)

/** A commit's hash, in lower case. */
export const commit: ReadCell<string> = (text) => {
  const value = text.toLowerCase()
  return commitText.safeParse(value).success
    ? { value }
    : refuse(text, 'a commit hash of 7 to 64 hex digits is allowed')
}

export const time: ReadCell<string> = (text) =>
  timeText.safeParse(text).success
    ? { value: text }
    : { ...refuse(text, 'a time of ISO 8601 with its zone is allowed'), hint: 'Write it like 2026-01-31T08:00:00Z.' }

function oneOf<T extends string>(text: string, allowed: readonly T[]): Cell<T> {
  const value = allowed.find((option) => option === text)
  if (value !== undefined) return { value }
  return { ...refuse(text, `allowed: ${allowed.join(', ')}`), options: allowed }
}

const refuse = (text: string, allowed: string) => ({ message: `got ${quote(text)}; ${allowed}` })

const decimalComma = (text: string) => (/^\d+,\d+$/.test(text) ? { hint: 'Write decimals with a point.' } : {})
