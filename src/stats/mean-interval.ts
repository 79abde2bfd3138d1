import { mean, sampleStandardDeviation } from 'simple-statistics'
import { studentTQuantile } from './student-t.ts'

/** Student's interval of a mean; from one value everything is possible, of none there is no mean. */
export function meanInterval(
  values: readonly number[],
  confidence: number
): { readonly mean: number; readonly interval: readonly [number, number] } | undefined {
  if (values.length === 0) return undefined
  const center = mean([...values])
  if (values.length === 1) return { mean: center, interval: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] }
  const error = sampleStandardDeviation([...values]) / Math.sqrt(values.length)
  const reach = studentTQuantile(1 - (1 - confidence) / 2, values.length - 1) * error
  return { mean: center, interval: [center - reach, center + reach] }
}
