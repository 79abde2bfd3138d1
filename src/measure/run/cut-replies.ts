import { armKey, type Sample } from '../../domain/sample.ts'
import type { Measurement } from './count-tokens.ts'

/**
 * The samples with those cut off that an end mark alone ended, where other replies of the same target and arm name a reason
 * for their end: gateways add the mark to whatever the server behind them broke off. A host that never names one is taken at its word.
 */
export function withCutReplies(measurements: readonly Measurement[]): readonly Measurement[] {
  const naming = new Set(measurements.filter(({ sample }) => namesItsEnd(sample)).map(({ sample }) => armKey(sample)))
  return measurements.map((measurement) => {
    const { sample } = measurement
    const isCut = sample.flags.includes('no-finish-reason') && naming.has(armKey(sample))
    return isCut ? { ...measurement, sample: cutOff(sample) } : measurement
  })
}

function namesItsEnd({ outcome, flags }: Sample): boolean {
  return outcome === 'ok' && !flags.includes('no-finish-reason')
}

function cutOff(sample: Sample): Sample {
  return {
    ...sample,
    outcome: 'truncated',
    flags: sample.flags.filter((flag) => flag !== 'no-finish-reason')
  }
}
