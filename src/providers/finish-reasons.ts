import type { FinishReason, StreamPart } from '../domain/timeline.ts'
import { serverLine } from './foreign-json.ts'

type GoodEnd = Extract<FinishReason, 'stop' | 'length' | 'tool-calls'>

/**
 * The names of a good end, in every API and for all of them: gateways pass on the name that the API behind them used.
 * Whatever is not in this table is no good end, so a failure needs no name here to count as one.
 */
const GOOD_ENDS: Readonly<Record<string, GoodEnd>> = {
  stop: 'stop',
  stopped: 'stop',
  stop_sequence: 'stop',
  stop_token: 'stop',
  stop_str: 'stop',
  stop_string: 'stop',
  stop_word: 'stop',
  stop_words: 'stop',
  eos: 'stop',
  // TGI. https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json
  eos_token: 'stop',
  eos_found: 'stop',
  end: 'stop',
  end_turn: 'stop',
  end_of_turn: 'stop',
  end_of_text: 'stop',
  endoftext: 'stop',
  complete: 'stop',
  completed: 'stop',
  finish: 'stop',
  finished: 'stop',
  done: 'stop',
  success: 'stop',
  length: 'length',
  limit: 'length',
  max_length: 'length',
  max_tokens: 'length',
  max_new_tokens: 'length',
  max_output_tokens: 'length',
  max_completion_tokens: 'length',
  token_limit: 'length',
  // Mistral and Anthropic: the context is full.
  model_length: 'length',
  context_length: 'length',
  model_context_window_exceeded: 'length',
  // The first version of Cohere's API, which gateways still send.
  error_limit: 'length',
  tool_call: 'tool-calls',
  tool_calls: 'tool-calls',
  tool_use: 'tool-calls',
  function_call: 'tool-calls',
  function_calls: 'tool-calls',
  // Anthropic: a tool of the server's own takes longer than one reply may.
  pause_turn: 'tool-calls'
}

/** Names of failures that are known as such. They decide nothing: an unknown name is a failure as well. */
const KNOWN_FAILURES =
  /^(error|abort(ed)?|insufficient_system_resource|malformed_\w+|network_error|time_?out|time_limit|cancel(l?ed)?|unexpected_tool_call|too_many_tool_calls|missing_thought_signature|failed)$/

/** The provider, or its filter, would not let the model answer: `content_filter`, `SAFETY`, `sensitive`, `guardrail_intervened`, … */
const REFUSAL =
  /filter|safety|sensitiv|moderat|refus|block|prohibit|toxic|guardrail|recitation|spii|model_armor|polic(y|ies)|censor|harm/

/** Values that stand for no reason yet. Some are words, of serializers that print what is missing. */
const NO_REASON = /^(|null|none|nil|undefined|unknown|n\/?a|finish_reason_unspecified|unspecified)$/

/** The part for a finish reason; nothing where the server has not named one. */
export function finishParts(given: unknown, awaitsEndMark = false): readonly StreamPart[] {
  if (typeof given !== 'string') return []
  const name = given
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  if (NO_REASON.test(name)) return []
  const part = { type: 'finish', reason: reasonOf(name), name: serverLine(given) || 'no printable name' } as const
  return [awaitsEndMark ? { ...part, awaitsEndMark } : part]
}

function reasonOf(name: string): FinishReason {
  // Names come from a server, and `constructor` is one that every object knows.
  if (Object.hasOwn(GOOD_ENDS, name)) return GOOD_ENDS[name] ?? 'unknown'
  if (REFUSAL.test(name)) return 'refusal'
  return KNOWN_FAILURES.test(name) ? 'error' : 'unknown'
}
