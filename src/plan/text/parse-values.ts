import type { Margin, Schedule } from '../../domain/plan.ts'

/** `1%`, `0.5 %`: the sign is never left out, since 0.01 and 1 could both mean one percent. */
export const PERCENT_PATTERN = /^(\d+(?:\.\d+)?)\s*%$/

/** A share of 1; absent where the text is no percentage. */
export function parsePercent(text: string): number | undefined {
  const [, number] = PERCENT_PATTERN.exec(text.trim()) ?? []
  // Dividing keeps 1% the double nearest to 0.01; multiplying by 0.01 would not.
  return number === undefined ? undefined : Number(number) / 100
}

/** `+35%`, or without the sign: by how much more. */
export const GROWTH_PATTERN = /^\+?\s*\d+(?:\.\d+)?\s*%$/

/** A share of 1 above nothing; absent where the text is no such percentage. */
export function parseGrowth(text: string): number | undefined {
  const ratio = parsePercent(text.trim().replace(/^\+/, ''))
  return ratio === undefined || ratio === 0 ? undefined : ratio
}

const QUANTITY = String.raw`\d+(?:\.\d+)?\s*(?:%|ms|s)`
/** `25%`, `10ms`, `max(10%, 10ms)`. */
export const MARGIN_PATTERN = new RegExp(String.raw`^(?:${QUANTITY}|max\(\s*${QUANTITY}\s*,\s*${QUANTITY}\s*\))$`)

/** Absolute part in ms; absent where the text is no margin, is zero, or names two of a kind. */
export function parseMargin(text: string): Margin | undefined {
  const trimmed = text.trim()
  if (!MARGIN_PATTERN.test(trimmed)) return undefined
  const parts = trimmed
    .replaceAll(/^max\(|\)$/g, '')
    .split(',')
    .map(readPart)
  const [first, second] = parts
  const margin: Margin = { ...first, ...second }
  return parts.some(isZero) || Object.keys(margin).length < parts.length ? undefined : margin
}

function readPart(text: string): Margin {
  const ratio = parsePercent(text)
  if (ratio !== undefined) return { ratio }
  const number = Number.parseFloat(text)
  return { absolute: /ms\s*$/.test(text) ? number : number * 1000 }
}

function isZero(part: Margin): boolean {
  return (part.ratio ?? part.absolute) === 0
}

/** `$1.00`, or the bare number of dollars. */
export const MONEY_PATTERN = /^\$?\s*(\d+(?:\.\d+)?)$/

/** US dollars; absent where the text is no amount. */
export function parseMoney(text: string): number | undefined {
  const [, number] = MONEY_PATTERN.exec(text.trim()) ?? []
  return number === undefined ? undefined : Number(number)
}

/** `500ms`, `30s`, `15m`, `1h`: a number and its unit, which is never left out. */
export const DURATION_PATTERN = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Milliseconds; absent where the text is no duration. */
export function parseDuration(text: string): number | undefined {
  const [, number, unit = ''] = DURATION_PATTERN.exec(text.trim()) ?? []
  const unitMs = UNIT_MS[unit]
  return number === undefined || unitMs === undefined ? undefined : Number(number) * unitMs
}

/** Pairs from which a p95 is printed, and so the least that are made unless the user wants fewer. */
export const LEAST_PAIRS = 60
/** Fewer pairs than two have no spread. */
const FEWEST = 2
const MOST = 100_000

/** `60..400`, or `400`: the most alone. */
export const PAIRS_PATTERN = /^\d+(?:\s*\.\.\s*\d+)?$/

/** From the least to the most; absent where the text is no such range, turns it round, or leaves 2 to 100000. */
export function parsePairs(text: string): Schedule['pairs'] | undefined {
  const trimmed = text.trim()
  if (!PAIRS_PATTERN.test(trimmed)) return undefined
  const [first = 0, second] = trimmed.split('..').map(Number)
  const most = second ?? first
  const least = second === undefined ? Math.min(LEAST_PAIRS, most) : first
  return least >= FEWEST && least <= most && most <= MOST ? { least, most } : undefined
}
