import type { RawScenario } from '../domain/plan.ts'

/** Long enough to see the stream run, short enough to cost nothing. */
const MAX_OUTPUT_TOKENS = 32

/**
 * Sent before anything is timed, to open connections and wake what sleeps. They are in no prompt set, so that no measured
 * prompt meets a cache that its own warm-up filled.
 */
export const WARM_UP_PROMPTS: readonly RawScenario[] = [
  warmUpScenario('warm-up-colors', 'Name five colors that you might see in an autumn wood, in one line.'),
  warmUpScenario('warm-up-count', 'Count from one to twelve in words, with a comma after each number.'),
  warmUpScenario('warm-up-greeting', 'Write one friendly sentence that wishes a colleague a good morning.'),
  warmUpScenario('warm-up-tools', 'List six tools that are found in most kitchens, separated by commas.')
]

function warmUpScenario(id: string, content: string): RawScenario {
  return { id, kind: 'warm-up', messages: [{ role: 'user', content }], maxOutputTokens: MAX_OUTPUT_TOKENS }
}
