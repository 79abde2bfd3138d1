/** The faults that the simulated endpoint can have. */
export const FAULTS = [
  'none',
  'status-429',
  'status-500',
  'truncate',
  'reset',
  'html',
  'empty',
  'stall',
  'error-midstream',
  'slow-start'
] as const
export type Fault = (typeof FAULTS)[number]
