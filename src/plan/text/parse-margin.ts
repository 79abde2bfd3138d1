import type { Margin } from '../../domain/plan.ts'
import { parsePercent } from './parse-percent.ts'

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
