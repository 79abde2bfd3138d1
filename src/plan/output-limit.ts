import type { ApiId, Json, RawScenario, Target } from '../domain/plan.ts'

type Members = { readonly [name: string]: Json }

interface Limit {
  /** The member's names; where several are given, hosts differ in which one they follow. */
  readonly names: readonly string[]
  /** The object of settings that holds it; absent where the body itself does. */
  readonly within?: string
  /** Where a budget for thinking is, which counts within the limit. */
  readonly thinking?: readonly string[]
  /** The API refuses less. */
  readonly least?: number
}

/** What limits an answer, as each dialect sends it. A test holds every line to the body that the dialect builds. */
const LIMITS: Readonly<Record<ApiId, Limit>> = {
  'openai-chat': { names: ['max_tokens', 'max_completion_tokens'] },
  'openai-responses': { names: ['max_output_tokens'], least: 16 },
  'anthropic-messages': { names: ['max_tokens'], thinking: ['thinking', 'budget_tokens'] },
  gemini: {
    names: ['maxOutputTokens', 'max_output_tokens'],
    within: 'generationConfig',
    thinking: ['thinkingConfig', 'thinkingBudget']
  },
  'bedrock-converse': {
    names: ['maxTokens'],
    within: 'inferenceConfig',
    thinking: ['additionalModelRequestFields', 'thinking', 'budget_tokens']
  },
  'cohere-chat': { names: ['max_tokens'], thinking: ['thinking', 'token_budget'] },
  ollama: { names: ['num_predict'], within: 'options' }
}

type Limited = Pick<Target, 'api' | 'params' | 'extraBody'>

/**
 * The limit that the target's own parameters set in place of the prompts': `none` where they take it out or lift it, so
 * that an answer is as long as the model likes; absent where the prompts' limits are sent.
 */
export function ownLimitOf(target: Limited): number | 'none' | undefined {
  const { names, within } = LIMITS[target.api]
  const settings = settingsOf(target, within)
  if (settings === undefined) return 'none'
  const given = names.filter((name) => name in settings).map((name) => settings[name])
  if (given.length === 0) return undefined
  const counts = given.filter((value) => typeof value === 'number' && value > 0) as readonly number[]
  return counts.length === 0 ? 'none' : Math.max(...counts)
}

/** The most output tokens of one reply, as the request says; `none` where it says nothing. */
export function outputLimitOf(
  target: Limited,
  { maxOutputTokens }: Pick<RawScenario, 'maxOutputTokens'>
): number | 'none' {
  const { least = 0 } = LIMITS[target.api]
  return ownLimitOf(target) ?? Math.max(least, maxOutputTokens) + thinkingBudgetOf(target)
}

/** What a target may set for thinking is added to the prompts' limits, since it counts within the limit that is sent. */
function thinkingBudgetOf(target: Limited): number {
  const { thinking = [], within } = LIMITS[target.api]
  const budgets = [target.params, target.extraBody, settingsOf(target, within) ?? {}].map((members) =>
    thinking.reduce<Json | undefined>((outer, name) => (isMembers(outer) ? outer[name] : undefined), members)
  )
  return Math.max(0, ...budgets.filter((budget) => typeof budget === 'number'))
}

/** Members given one by one under `params`, or with the object that holds them; nothing where that object is taken out. */
function settingsOf({ params, extraBody }: Limited, within: string | undefined): Members | undefined {
  if (within === undefined) return { ...params, ...extraBody }
  const whole = [params[within], extraBody[within]]
  if (whole.includes(null)) return undefined
  return Object.assign({}, params, ...whole.filter(isMembers))
}

function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
