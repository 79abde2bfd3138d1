import { sampleStandardDeviation } from 'simple-statistics'

/** Returns the standard deviation of a sample of two or more values, with n − 1 in the denominator. */
export function standardDeviation(values: readonly number[]): number {
  return sampleStandardDeviation([...values])
}
