import type { RawScenario } from '../domain/plan.ts'
import { CHAT_20 } from './chat-20.ts'
import { SMOKE_6 } from './smoke-6.ts'

/** The prompt sets that come with the gate, by the name a config calls them. */
export const BUILTIN_SETS: Readonly<Record<string, readonly RawScenario[]>> = {
  'builtin:chat-20': CHAT_20,
  'builtin:smoke-6': SMOKE_6
}
