import type { Json } from '../domain/plan.ts'

type Members = { readonly [name: string]: Json }

/**
 * Members that keep a host's prompt cache out of its reply, besides the digits in front of its prompt.
 * `unique` is a text that no other request has.
 */
export type CacheSwitches = (model: string, unique: string) => Members

/** Hosts that cache by themselves, and those that cache nothing unasked. */
export const NO_SWITCHES: CacheSwitches = () => ({})

/**
 * Only breakpoints that the prompt sets, and ours set none: nothing is looked up, and nothing written that would be paid
 * for. Models before GPT-5.6 cache by themselves and refuse the member.
 * https://platform.openai.com/docs/guides/prompt-caching
 */
export const openaiSwitches: CacheSwitches = (model): Members =>
  knowsBreakpoints(model) ? { prompt_cache_options: { mode: 'explicit' } } : NOTHING

const NOTHING: Members = {}

/** Fireworks: what another key was sent with is not found. https://docs.fireworks.ai/guides/prompt-caching */
export const isolationKey: CacheSwitches = (_model, unique) => ({ prompt_cache_isolation_key: unique })

/**
 * Of llama.cpp, and of vLLM and SGLang. Which of them answers is not known before it does; each passes over what is the
 * others', and a gateway that refuses it is asked without.
 * https://github.com/ggml-org/llama.cpp/tree/master/tools/server, https://docs.vllm.ai/en/latest/design/prefix_caching
 */
export const selfHostedSwitches: CacheSwitches = (_model, unique) => ({ cache_prompt: false, cache_salt: unique })

/** All of the above by name. */
export const CACHE_SWITCHES = [
  'prompt_cache_options',
  'prompt_cache_isolation_key',
  'cache_prompt',
  'cache_salt'
] as const

/** GPT-5.6 and later, `gpt-5.10-mini` and fine-tuned ones (`ft:gpt-5.6:…`) among them. */
function knowsBreakpoints(model: string): boolean {
  const [, major, minor = '0'] = /^(?:ft:)?gpt-(\d)(?:\.(\d+))?(?![.\da-z])/.exec(model) ?? []
  return Number(major) > 5 || (major === '5' && Number(minor) >= 6)
}
