import type { Json } from './plan.ts'
import type { RunEnd } from './run-file.ts'
import type { Sample } from './sample.ts'
import type { Slot } from './slot.ts'

/** Request members by target that warming up settled and that decide what is measured, such as a reasoning effort. */
export type SettledMembers = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Decides from all samples so far, and from the members that targets settled on, whether to measure more. */
export type Look = (samples: readonly Sample[], settled?: SettledMembers) => LookResult
export type LookResult =
  | { readonly slots: readonly Slot[] }
  | { readonly end: Extract<RunEnd['reason'], 'decided' | 'max-pairs' | 'fixed'> }
