import type { Json } from './plan.ts'
import type { RunEnd } from './run-file.ts'
import type { Sample } from './sample.ts'
import type { Slot } from './slot.ts'

/** By target: members of its request that were settled while warming up and decide what is measured, such as an effort. */
export type SettledMembers = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Sees everything measured so far, and how hosts were asked. */
export type Look = (samples: readonly Sample[], asked?: SettledMembers) => LookResult
export type LookResult =
  | { readonly slots: readonly Slot[] }
  | { readonly end: Extract<RunEnd['reason'], 'decided' | 'max-pairs' | 'fixed'> }
