import { type ApiId, CUSTOM_API, type TargetApi } from '../../domain/plan.ts'
import { CACHE_SWITCHES } from '../cache-switches.ts'

/** One limit, two names: newer OpenAI models refuse the first with a 400, older ones and most other hosts the second. */
export const OTHER_LIMIT_NAME: Readonly<Record<string, string>> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens'
}

/**
 * Paths of members that the gate adds by itself and a host may not know. Without the last of them no tokens are counted,
 * so a host that does not say what it refuses is asked without the first group, then the second, then the third.
 */
export const OWN_MEMBERS: readonly (readonly string[])[] = [
  CACHE_SWITCHES,
  ['perf_metrics_in_response', 'stream_options.include_obfuscation'],
  ['stream_options']
]

/** Some hosts name only the inner member: `extraneous key [include_usage] is not permitted`. */
export const INNER_NAMES: Readonly<Record<string, readonly string[]>> = { stream_options: ['include_usage'] }

/** Objects in which some APIs keep parameters that others have in the body itself. */
export const SETTINGS = ['generationConfig', 'inferenceConfig', 'options']

/** One way to make a model think less. */
export interface Effort {
  /** Path of the member within the request. */
  readonly path: string
  readonly value: string | number | boolean
  /** Models that do not know it may think as before without a word about it. */
  readonly mayBeIgnored?: true
}

const at = (path: string, ...values: readonly Effort['value'][]): readonly Effort[] =>
  values.map((value) => ({ path, value }))

/**
 * `minimal` came with GPT-5, `none` took its place in later ones, and the models before know only `low`.
 * https://platform.openai.com/docs/guides/reasoning
 */
const OPENAI_EFFORTS = ['none', 'minimal', 'low'] as const

/** By API: the ways to ask for little thinking, the least first. A model that refuses one is asked for the next. */
export const EFFORTS: Readonly<Record<ApiId, readonly Effort[]>> = {
  'openai-chat': at('reasoning_effort', ...OPENAI_EFFORTS),
  'openai-responses': at('reasoning.effort', ...OPENAI_EFFORTS),
  /**
   * Claude up to 4 thinks only when it is asked to. Later ones do by themselves, and those that always do answer 400 to
   * `disabled`. https://docs.aws.amazon.com/bedrock/latest/userguide/claude-messages-adaptive-thinking.html
   */
  'anthropic-messages': [...at('thinking.type', 'disabled'), ...at('output_config.effort', 'low')],
  /**
   * Gemini 3 has levels, not every model the lowest. Models before it refuse levels and take a budget: 0 turns thinking
   * off in 2.5 Flash, and 2.5 Pro takes no less than 128. https://ai.google.dev/gemini-api/docs/thinking
   */
  gemini: [
    ...at('generationConfig.thinkingConfig.thinkingLevel', 'MINIMAL', 'LOW'),
    ...at('generationConfig.thinkingConfig.thinkingBudget', 0, 128)
  ],
  /**
   * Bedrock passes on members of the model's own API: Claude's, then those of OpenAI's open models. Nova thinks only when
   * it is asked to. https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters.html
   */
  'bedrock-converse': [
    { path: 'additionalModelRequestFields.thinking.type', value: 'disabled', mayBeIgnored: true },
    ...at('additionalModelRequestFields.output_config.effort', 'low'),
    ...at('additionalModelRequestFields.reasoning_effort', 'low')
  ],
  /** On unless it is turned off. https://docs.cohere.com/docs/reasoning */
  'cohere-chat': at('thinking.type', 'disabled'),
  /** gpt-oss knows levels alone, and goes on thinking at `false`. https://docs.ollama.com/capabilities/thinking */
  ollama: [{ path: 'think', value: false, mayBeIgnored: true }, ...at('think', 'low')]
}

/** Returns the ways of a target's API; none for an application of one's own, which decides itself what its model is sent. */
export function effortsOf({ api }: { readonly api: TargetApi }): readonly Effort[] {
  return api === CUSTOM_API ? [] : EFFORTS[api]
}

/** Members by which a user decides how much a model thinks. The gate then adds no effort of its own. */
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

/** Objects that hold such members among others. */
export const THINKING_CONTAINERS = [
  'generationConfig',
  'thinkingConfig',
  'output_config',
  'additionalModelRequestFields'
]

/**
 * Paths of a user's own budget for thinking. It comes out of the limit of the answer, and Anthropic refuses a limit that is
 * not larger, which no limit of a short answer is: the least budget is 1,024.
 * https://docs.anthropic.com/en/docs/build-with-claude/extended-thinking, https://ai.google.dev/gemini-api/docs/thinking,
 * https://openrouter.ai/docs/use-cases/reasoning-tokens, https://docs.cohere.com/docs/reasoning
 */
export const BUDGET_PATHS = [
  'thinking.budget_tokens',
  'thinking.token_budget',
  'reasoning.max_tokens',
  'additionalModelRequestFields.thinking.budget_tokens',
  'additionalModelRequestFields.reasoning_config.budget_tokens',
  'generationConfig.thinkingConfig.thinkingBudget',
  'generationConfig.thinkingConfig.thinking_budget',
  'generationConfig.thinking_config.thinking_budget'
]

/** As a rule, the thoughts before a short answer fit into this. */
export const REASONING_ALLOWANCE_TOKENS = 4000
