import { z } from 'zod'
import {
  DURATION_PATTERN,
  GROWTH_PATTERN,
  MARGIN_PATTERN,
  MONEY_PATTERN,
  PAIRS_PATTERN,
  PERCENT_PATTERN,
  parseDuration,
  parseGrowth,
  parseMargin,
  parseMoney,
  parsePairs,
  parsePercent
} from '../text/parse-values.ts'
import { mappingErrors } from './schema-problems.ts'

/** A mapping that has these keys and no other; `example` is shown to whoever writes something else. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape, example?: string) {
  return z.strictObject(shape, mappingErrors(shape, example))
}

/** Text that is not empty. */
export function text(expected: string, maxChars: number) {
  const error = `expected ${expected}`
  // YAML takes 8, 4.1 and true for something else than text.
  const inQuotes = ({ input }: { readonly input?: unknown }) =>
    typeof input === 'number' || typeof input === 'boolean' ? `${error}, in quotes` : error
  return z
    .string({ error: inQuotes })
    .min(1, { error })
    .max(maxChars, { error: `expected at most ${maxChars} characters` })
}

/** One line of printable text, as the run file demands of every name (`nameText` of domain/sample.ts). */
export function line(expected: string) {
  return text(expected, 200).regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, { error: `expected ${expected}, on one line` })
}

export function whole(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/** Written `30s`, read as milliseconds. */
export function duration(min: string, max: string) {
  const error = `expected a duration from ${min} to ${max} with its unit, such as 500ms, 30s or 15m`
  const inRange = (value: number) => value >= (parseDuration(min) ?? 0) && value <= (parseDuration(max) ?? 0)
  return converted(DURATION_PATTERN, parseDuration, error).refine(inRange, { error })
}

/** Written `1%`, read as a share of 1. */
export function percent(min: string, max: string) {
  const error = `expected a percentage from ${min} to ${max}, such as ${min}`
  const inRange = (value: number) => value >= (parsePercent(min) ?? 0) && value <= (parsePercent(max) ?? 0)
  return converted(PERCENT_PATTERN, parsePercent, error).refine(inRange, { error })
}

/** Written `$1.00` or as a bare number, read as US dollars. */
export function money() {
  const error = 'expected an amount in US dollars above 0, such as $1.00'
  return z
    .union([converted(MONEY_PATTERN, parseMoney, error), z.number()], { error })
    .refine((value) => value > 0 && value <= 100_000, { error })
}

/** Written `- ttft.p95 < 1s`, or `- mini: ttft.p95 < 1s`, which YAML takes for a mapping of one key. */
export function budgetText() {
  const error = 'expected a budget such as "ttft.p95 < 800ms"'
  const entry = z.string({ error }).min(1, { error }).max(300, { error: 'expected at most 300 characters' })
  const named = z
    .record(z.string(), entry)
    .refine((value) => Object.keys(value).length === 1, { error })
    .transform((value) =>
      Object.entries(value)
        .map(([target, rest]) => `${target}: ${rest}`)
        .join()
    )
  return z.union([entry, named], { error })
}

export function margin() {
  return converted(MARGIN_PATTERN, parseMargin, 'expected a margin such as 25%, 10ms or max(10%, 10ms)')
}

/** Written `60..400` or as a bare number, which is the most. */
export function pairs() {
  const error = 'expected a range of pairs such as 60..400, or the maximum alone, from 2 to 100000'
  const alone = z.number().transform(String)
  return z.union([z.string({ error }).regex(PAIRS_PATTERN, { error }), alone], { error }).transform((text, context) => {
    const value = parsePairs(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
}

/** Written `+35%`, read as a share of 1. */
export function growth() {
  return converted(GROWTH_PATTERN, parseGrowth, 'expected the largest accepted increase, such as +35%')
}

/** Written `2027-01-31`. */
export function day() {
  return z.iso.date({ error: 'expected a day as YYYY-MM-DD, such as 2027-01-31' })
}

/** The pattern is for editors, through the JSON Schema; the parser decides. */
function converted<Value>(pattern: RegExp, parse: (text: string) => Value | undefined, error: string) {
  return z
    .string({ error })
    .regex(pattern, { error })
    .transform((text, context): Value => {
      const value = parse(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    })
}
