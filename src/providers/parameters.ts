import { CACHE_SWITCHES } from './cache-switches.ts'

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

/**
 * Parameters that a user may set and some models refuse: reasoning models take no temperature but 1, newer ones of
 * Anthropic not both of the first two, and many hosts have no seed.
 */
export const SAMPLING_NAMES = ['temperature', 'top_p', 'topP', 'p', 'seed', 'random_seed']

/** Where APIs keep such parameters that do not have them in the body itself. */
export const SETTINGS = ['generationConfig', 'inferenceConfig', 'options']

/** Where each API takes how much a model is to think; absent where it has no such word. */
export const EFFORT_PATHS: Readonly<Record<string, readonly string[]>> = {
  'openai-chat': ['reasoning_effort'],
  'openai-responses': ['reasoning', 'effort']
}

/**
 * Tried in this order. `minimal` came with GPT-5, `none` took its place in later ones, and the models before know only
 * `low`. https://platform.openai.com/docs/guides/reasoning
 */
export const LOW_EFFORTS = ['minimal', 'low', 'none']

/** From the lowest, for a host that lists what it takes. */
export const EFFORTS_ASCENDING = ['none', 'minimal', 'low']

/** Members by which a user has decided already how much a model thinks. */
export const THINKING_MEMBERS = [
  'reasoning_effort',
  'reasoning',
  'thinking',
  'enable_thinking',
  'think',
  'chat_template_kwargs',
  'extra_body'
]

/** What a reasoning model thinks before a short answer fits into this, as a rule. */
export const REASONING_ALLOWANCE_TOKENS = 4000
