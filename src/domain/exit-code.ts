import type { ErrorCode } from './errors.ts'

/** Exit codes of the command line. They are interface. */
export const EXIT_CODES = { passed: 0, failed: 1, invalidInput: 2, couldNotMeasure: 3, undecided: 4, bug: 70 } as const
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES]

/** 3 where the world would not be measured, 2 where what was given is wrong. */
export function exitCodeOfError(code: ErrorCode): ExitCode {
  return code === 'cannot-measure' ? EXIT_CODES.couldNotMeasure : EXIT_CODES.invalidInput
}
