/** At least one number, ascending, +∞ allowed, never NaN. Only {@link sortSamples} makes one. */
export type Sorted = readonly [number, ...number[]] & { readonly __sorted: true }

/** Copies and sorts; `undefined` when there is nothing to sort. Throws on NaN, which has no place in an order. */
export function sortSamples(values: readonly number[]): Sorted | undefined {
  if (values.length === 0) return undefined
  if (values.some(Number.isNaN)) throw new RangeError('a sample is NaN')
  return values.toSorted((a, b) => a - b) as unknown as Sorted
}
