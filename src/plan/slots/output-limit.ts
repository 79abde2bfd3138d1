import { largest } from '../../domain/extremes.ts'
import type { Json, RawScenario, Target } from '../../domain/plan.ts'

import { dialectOf } from '../../providers/registry.ts'
import { isMembers, type Members } from '../../providers/request-members.ts'

/**
 * The members in which a user sets a number of tokens for thinking. They count within the limit, so the prompts' limits are raised by as
 * many from the first request on, and never by less than a model is given that turns out to think.
 */
const THINKING_BUDGETS = [
  'thinking.budget_tokens',
  'thinking.token_budget',
  'reasoning.max_tokens',
  'additionalModelRequestFields.thinking.budget_tokens',
  'additionalModelRequestFields.reasoning_config.budget_tokens',
  'generationConfig.thinkingConfig.thinkingBudget',
  'generationConfig.thinkingConfig.thinking_budget',
  'generationConfig.thinking_config.thinking_budget'
]
const LEAST_FOR_THINKING = 4000

type Limited = Pick<Target, 'api' | 'custom' | 'params' | 'extraBody'>

/**
 * The limit that the target's own parameters set in place of the prompts': `none` where they take it out or lift it, so
 * that an answer is as long as the model likes; absent where the prompts' limits are sent.
 */
export function ownLimitOf(target: Limited): number | 'none' | undefined {
  const { names, within, isNeverSent } = dialectOf(target).outputLimit
  if (isNeverSent === true) return 'none'
  const settings = settingsOf(target, within)
  if (settings === undefined) return 'none'
  const given = names.filter((name) => name in settings).map((name) => settings[name])
  if (given.length === 0) return undefined
  const counts = given.filter((value) => typeof value === 'number' && value > 0) as readonly number[]
  return counts.length === 0 ? 'none' : largest(counts)
}

/** The most output tokens of one reply, as the request says; `none` where it says nothing. */
export function outputLimitOf(
  target: Limited,
  { maxOutputTokens }: Pick<RawScenario, 'maxOutputTokens'>
): number | 'none' {
  const { least = 0 } = dialectOf(target).outputLimit
  return ownLimitOf(target) ?? Math.max(least, maxOutputTokens) + thinkingRoomOf(target)
}

/** Returns true when the target's own parameters set another limit than the prompts'. */
export function setsLimit(target: Limited): boolean {
  return ownLimitOf(target) !== undefined || thinkingRoomOf(target) > 0
}

/** Returns the tokens that are added to the prompts' limits for the thinking that the target's parameters allow. */
function thinkingRoomOf(target: Limited): number {
  const { within } = dialectOf(target).outputLimit
  const settings = settingsOf(target, within)
  const body = {
    ...target.params,
    ...target.extraBody,
    ...(within === undefined ? {} : { [within]: settings ?? null })
  }
  const budgets = THINKING_BUDGETS.map((memberPath) =>
    memberPath.split('.').reduce<Json | undefined>((outer, name) => (isMembers(outer) ? outer[name] : undefined), body)
  )
  const budget = Math.max(0, largest(budgets.filter((each) => typeof each === 'number')))
  return budget === 0 ? 0 : Math.max(LEAST_FOR_THINKING, budget)
}

/** Members given one by one under `params`, or with the object that holds them; nothing where that object is taken out. */
function settingsOf({ params, extraBody }: Limited, within: string | undefined): Members | undefined {
  if (within === undefined) return { ...params, ...extraBody }
  const whole = [params[within], extraBody[within]]
  if (whole.includes(null)) return undefined
  return Object.assign({}, params, ...whole.filter(isMembers))
}
