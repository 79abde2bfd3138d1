import type { ApiId } from '../../domain/plan.ts'
import { CACHE_SWITCHES } from '../cache-switches.ts'

/**
 * Two names of one limit: newer OpenAI models answer 400 to the first, older ones and most other hosts to the second.
 */
export const OTHER_LIMIT: Readonly<Record<string, string>> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens'
}

/** Members of ours that a host may not know, the smallest part first: without the last one no tokens are counted. */
export const OPTIONAL_MEMBERS = [
  ...CACHE_SWITCHES,
  'perf_metrics_in_response',
  'stream_options.include_obfuscation',
  'stream_options'
] as const

/** The same in the steps in which they are given up for a host that does not say what it refuses. */
export const OPTIONAL_STEPS: readonly (readonly string[])[] = [
  CACHE_SWITCHES,
  ['perf_metrics_in_response', 'stream_options.include_obfuscation'],
  ['stream_options']
]

/** What a host may name in place of the member that has it: `extraneous key [include_usage] is not permitted`. */
export const NAMED_BY_PART: Readonly<Record<string, readonly string[]>> = { stream_options: ['include_usage'] }

/**
 * Parameters that a user may set and some models refuse: reasoning models take no temperature but 1, newer ones of
 * Anthropic not both of the first two, and many hosts have no seed.
 */
export const SAMPLING_NAMES = ['temperature', 'top_p', 'topP', 'p', 'seed', 'random_seed']

/** Where APIs keep such parameters that do not have them in the body itself. */
export const SETTINGS = ['generationConfig', 'inferenceConfig', 'options']

/** A way to ask a model to think less. */
export interface Effort {
  /** Path of the member within the request. */
  readonly place: string
  readonly value: string | number | boolean
  /** Whether models that cannot do it think as before and say nothing. */
  readonly mayBeIgnored?: true
}

const at = (place: string, ...values: readonly Effort['value'][]): readonly Effort[] =>
  values.map((value) => ({ place, value }))

/**
 * `minimal` came with GPT-5, `none` took its place in later ones, and the models before know only `low`.
 * https://platform.openai.com/docs/guides/reasoning
 */
const OPENAI_EFFORTS = ['minimal', 'low', 'none'] as const

/**
 * How each API asks for as little thinking as there can be, in the order in which it is tried on a model that was seen to
 * think. What one model does not take, the next may: a place, a value, or both differ by family.
 */
export const EFFORTS: Readonly<Record<ApiId, readonly Effort[]>> = {
  'openai-chat': at('reasoning_effort', ...OPENAI_EFFORTS),
  'openai-responses': at('reasoning.effort', ...OPENAI_EFFORTS),
  /**
   * Claude up to 4 thinks only when it is asked to. Later ones do by themselves, and those that always do answer 400 to
   * `disabled`. https://docs.aws.amazon.com/bedrock/latest/userguide/claude-messages-adaptive-thinking.html
   */
  'anthropic-messages': [...at('thinking.type', 'disabled'), ...at('output_config.effort', 'low')],
  /**
   * Levels from Gemini 3 on, not all of which have the lowest; models before refuse them, and take a budget: 0 turns 2.5
   * Flash off, and 2.5 Pro takes no less than 128. https://ai.google.dev/gemini-api/docs/thinking
   */
  gemini: [
    ...at('generationConfig.thinkingConfig.thinkingLevel', 'MINIMAL', 'LOW'),
    ...at('generationConfig.thinkingConfig.thinkingBudget', 0, 128)
  ],
  /**
   * What the model's own API has, unread by Bedrock: Claude's, then that of OpenAI's open models; Nova thinks only when
   * it is asked to. https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters.html
   */
  'bedrock-converse': [
    { place: 'additionalModelRequestFields.thinking.type', value: 'disabled', mayBeIgnored: true },
    ...at('additionalModelRequestFields.output_config.effort', 'low'),
    ...at('additionalModelRequestFields.reasoning_effort', 'low')
  ],
  /** On unless it is turned off. https://docs.cohere.com/docs/reasoning */
  'cohere-chat': at('thinking.type', 'disabled'),
  /** gpt-oss takes levels alone, and goes on thinking at `false`. https://docs.ollama.com/capabilities/thinking */
  ollama: [{ place: 'think', value: false, mayBeIgnored: true }, ...at('think', 'low')]
}

/** OpenAI's from the lowest, for a host that lists what it takes, and for two hosts that take different ones. */
export const EFFORTS_ASCENDING: readonly Effort['value'][] = ['none', 'minimal', 'low']

/** Members by which a user has decided already how much a model thinks. */
export const THINKING_MEMBERS = [
  'reasoning_effort',
  'reasoning',
  'reasoning_config',
  'reasoningConfig',
  'thinking',
  'thinkingBudget',
  'thinking_budget',
  'thinkingLevel',
  'thinking_level',
  'thinking_config',
  'effort',
  'enable_thinking',
  'think',
  'chat_template_kwargs',
  'extra_body'
]

/** Objects that hold such members beside others. */
export const THINKING_CONTAINERS = [
  'generationConfig',
  'thinkingConfig',
  'output_config',
  'additionalModelRequestFields'
]

/**
 * Where a user may have said how many tokens are for thinking. They come out of the limit of the answer, and Anthropic
 * refuses a limit that is not larger, which every limit of a short answer is not: the least budget is 1,024.
 * https://docs.anthropic.com/en/docs/build-with-claude/extended-thinking, https://ai.google.dev/gemini-api/docs/thinking,
 * https://openrouter.ai/docs/use-cases/reasoning-tokens, https://docs.cohere.com/docs/reasoning
 */
export const BUDGET_PLACES = [
  'thinking.budget_tokens',
  'thinking.token_budget',
  'reasoning.max_tokens',
  'additionalModelRequestFields.thinking.budget_tokens',
  'additionalModelRequestFields.reasoning_config.budget_tokens',
  'generationConfig.thinkingConfig.thinkingBudget',
  'generationConfig.thinkingConfig.thinking_budget',
  'generationConfig.thinking_config.thinking_budget'
]

/** What a reasoning model thinks before a short answer fits into this, as a rule. */
export const REASONING_ALLOWANCE_TOKENS = 4000
