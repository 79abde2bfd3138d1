import type { RawScenario } from '../domain/plan.ts'

const MAX_OUTPUT_TOKENS = 64

/**
 * Six small questions, about 30 tokens in and at most 64 out: enough to see that everything works, for next to nothing.
 * The texts are fixed: a changed prompt is another scenario to every baseline.
 */
export const SMOKE_6: readonly RawScenario[] = [
  chat(
    'rainbow',
    'Explain to a curious child, in three short sentences and without any formulas, why a rainbow is curved and where they should stand to see one.'
  ),
  chat(
    'tea-or-coffee',
    'In three short sentences, tell me how the caffeine in a cup of black tea differs from that in a cup of coffee, and which one lasts longer.'
  ),
  chat(
    'lost-umbrella',
    'Write a notice of three short sentences for our hallway: a green umbrella was found on the second floor, and its owner can ask at number seven.'
  ),
  chat(
    'name-a-boat',
    'Suggest four friendly names for a small wooden rowing boat that is painted dark blue, and give each of them a reason of only a few words.'
  ),
  chat(
    'fix-a-drip',
    'My kitchen tap drips about once a second since yesterday. In three short sentences, what is the usual cause, and what should I try before calling anyone?'
  ),
  chat(
    'stretch',
    'Describe, in three short sentences, one stretch for the neck that I can do at my desk in under a minute without anybody in the office noticing.'
  )
]

function chat(id: string, content: string): RawScenario {
  return { id, kind: 'chat', messages: [{ role: 'user', content }], maxOutputTokens: MAX_OUTPUT_TOKENS }
}
