import type { Unit } from '../../domain/metric.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts'

/** Stands where a number is absent. */
export const NOTHING = '–'

const MINUS = '−'

interface Scale {
  readonly unit: string
  readonly sizeMs: number
  /** From this printed value on the next scale is used. */
  readonly below: number
  readonly print: (value: number) => string
}

const SCALES: readonly Scale[] = [
  { unit: 'ms', sizeMs: 1, below: 1000, print: threeDigits },
  { unit: 's', sizeMs: 1000, below: 60, print: (value) => value.toPrecision(3) },
  { unit: 'min', sizeMs: 60_000, below: 60, print: (value) => value.toFixed(1) },
  { unit: 'h', sizeMs: 3_600_000, below: Number.POSITIVE_INFINITY, print: (value) => value.toFixed(1) }
]

/**
 * A duration with three significant digits: 412 ms, 12 ms, 1.24 s, 2.3 min. The scale is chosen by the printed digits, so that
 * 999.6 is 1.00 s and never 1000 ms. Below 0.1 ms it shows microseconds; +∞ is `∞`.
 */
export function formatMs(ms: number): string {
  if (ms === 0) return '0 ms'
  if (!Number.isFinite(ms)) return '∞'
  for (const { unit, sizeMs, below, print } of SCALES) {
    const digits = print(ms / sizeMs)
    if (Number(digits.replace('<', '')) < below) return `${digits} ${unit}`
  }
  return NOTHING
}

/** Three significant digits without exponent; `12` for 12.0, and below 1 at most three decimals. */
function threeDigits(value: number): string {
  if (value < 0.001) return '<0.001'
  if (value < 0.9995) return trimmed(value.toFixed(3))
  const digits = value.toPrecision(3)
  return digits.includes('e') ? String(Number(digits)) : digits.replace(/\.0+$/, '')
}

/** Tokens per second: 71.4 tok/s, 1240 tok/s. */
export function formatTokensPerSecond(tokensPerSecond: number): string {
  return `${threeDigits(tokensPerSecond)} tok/s`
}

/** Dollars: two decimals from ten cents up, two significant digits below, since an answer costs a fraction of a cent. */
export function formatDollars(dollars: number): string {
  if (dollars === 0) return '$0'
  if (dollars < 0.000001) return '<$0.000001'
  return `$${dollars >= 0.1 ? dollars.toFixed(2) : dollars.toPrecision(2)}`
}

/** A change without its sign: 31 %, 11.8 %, 0.6 %. One decimal below 20 %, where it still says something. */
export function formatPercent(ratio: number): string {
  return `${percentDigits(ratio)} %`
}

/** A change with its sign: +0.6 %, −2.9 %. A change that rounds to nothing has none. */
export function formatSignedPercent(ratio: number): string {
  return `${signedDigits(ratio)} %`
}

/** Both ends of an interval of changes with their signs, the unit left to the reader: `−2.9 to +4.2`. */
export function formatSignedRange([low, high]: readonly [number, number]): string {
  return high === Number.POSITIVE_INFINITY
    ? `${signedDigits(low)} or more`
    : `${signedDigits(low)} to ${signedDigits(high)}`
}

/** Both ends without signs, the smaller first, for a sentence that says the direction in a word: `27 to 36`. */
export function formatUnsignedRange([low, high]: readonly [number, number]): string {
  const ends = [low, high].toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return ends.map(percentDigits).join(' to ').replace(' to ∞', ' or more')
}

function percentDigits(ratio: number): string {
  const percent = Math.abs(ratio * 100)
  if (!Number.isFinite(percent)) return '∞'
  const fine = percent.toFixed(1).replace(/\.0$/, '')
  return Number(fine) < 20 ? fine : percent.toFixed(0)
}

function signedDigits(ratio: number): string {
  const digits = percentDigits(ratio)
  if (digits === '0') return digits
  return `${ratio < 0 ? MINUS : '+'}${digits}`
}

/** A share of 1. A share that is not nothing or all never prints as 0 % or 100 %. */
export function formatShare(ratio: number): string {
  const percent = ratio * 100
  if (percent <= 0 || percent >= 100) return `${percent <= 0 ? 0 : 100} %`
  if (percent < 0.01) return '<0.01 %'
  if (percent < 1) return `${trimmed(percent.toFixed(2))} %`
  const digits = trimmed(percent.toFixed(1))
  return digits === '100' ? '>99.9 %' : `${digits} %`
}

/** A measured value in its metric's unit. */
export function formatValue(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return NOTHING
  switch (unit) {
    case 'ms':
      return formatMs(value)
    case 'tok/s':
      return formatTokensPerSecond(value)
    case '$':
      return formatDollars(value)
    case 'ratio':
      return formatShare(value)
    default:
      return unit satisfies never
  }
}

/** A limit as it was applied, not rounded, so that it never looks met where it is not: 800 ms, 1.5 s, 1 %. */
export function formatLimit(limit: number, unit: Unit): string {
  switch (unit) {
    case 'ms':
      return limit < 1000 ? `${exact(limit)} ms` : `${exact(limit / 1000)} s`
    case 'tok/s':
      return `${exact(limit)} tok/s`
    case '$':
      return `$${exact(limit)}`
    case 'ratio':
      return `${exact(limit * 100)} %`
    default:
      return unit satisfies never
  }
}

/** Twelve digits hide what binary fractions add (0.07 × 100) and nothing a person wrote. */
function exact(value: number): string {
  return String(Number(value.toPrecision(12)))
}

/** `412 → 540 ms`: the unit once where both share it. */
export function formatFromTo(from: number | undefined, to: number | undefined, unit: Unit): string {
  return withUnitOnce(formatValue(from, unit), formatValue(to, unit), '→')
}

/** `1.52 to 1.81 s`: the unit once where both share it. */
export function formatRange([low, high]: readonly [number, number], unit: Unit): string {
  const from = formatValue(low, unit)
  return high === Number.POSITIVE_INFINITY ? `${from} or more` : withUnitOnce(from, formatValue(high, unit), 'to')
}

function withUnitOnce(from: string, to: string, word: string): string {
  const unit = to.replace(/^\S+/, '')
  const short = unit !== '' && from.endsWith(unit) ? from.slice(0, -unit.length) : from
  return `${short} ${word} ${to}`
}

/** Whole numbers with commas: 12,345. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** `1 run`, `5 runs`, `3 targets`; the plural is the word with an s unless given. */
export function plural(count: number, word: string, words = `${word}s`): string {
  return `${formatCount(count)} ${count === 1 ? word : words}`
}

/** An age in the largest unit of which two are full: 90 minutes, 47 hours, 2 days. */
export function formatAge(ageMs: number): string {
  if (ageMs < MINUTE_MS) return 'less than a minute'
  if (ageMs < 2 * HOUR_MS) return plural(Math.floor(ageMs / MINUTE_MS), 'minute')
  if (ageMs < 2 * DAY_MS) return plural(Math.floor(ageMs / HOUR_MS), 'hour')
  return plural(Math.floor(ageMs / DAY_MS), 'day')
}

/** The first seven digits, as GitHub shows a commit. */
export function shortSha(commit: string): string {
  return commit.slice(0, 7)
}

/** An ISO 8601 time to the minute: `2026-09-21 14:03 UTC`. Another offset than Z is shown as it is. */
export function formatTime(iso: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})[^Z+-]*(Z|[+-]\d{2}:\d{2})$/.exec(iso)
  if (parts === null) return iso
  const [, day = '', minute = '', zone = ''] = parts
  return `${day} ${minute} ${zone === 'Z' ? 'UTC' : zone}`
}

/** The day of an ISO 8601 time. */
export function formatDay(iso: string): string {
  return iso.slice(0, 10)
}

function trimmed(digits: string): string {
  return digits.replace(/\.?0+$/, '')
}
