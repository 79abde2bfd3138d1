import type { Dialect, Framing } from '../../src/providers/dialect.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { exceptionOf, frameOf, startFrame, stopFrame, textFrame } from './aws-frames.ts'

/** How a reply ends: why, and with which counts; without them where the host counts nothing. */
export interface End {
  readonly reason?: 'stop' | 'length'
  readonly counts?: Counts
}

export interface Counts {
  readonly input: number
  readonly output: number
  /** Within `output`, as the project counts. */
  readonly reasoning?: number
}

/** How a wire format says what every one of them can say. Each event by itself: they are written one by one. */
export interface Tongue {
  readonly dialect: Dialect
  /** Of its streams. */
  readonly type: string
  /** What comes before the first token and is none: roles, empty strings, pings. */
  readonly preamble: readonly Buffer[]
  readonly text: (text: string) => Buffer
  readonly reasoning: (text: string) => Buffer
  /** A call of a tool, and nothing of it empty. */
  readonly tool: (name: string, args: string) => Buffer
  readonly end: (end?: End) => readonly Buffer[]
  /** The last events without the one that the API ends with; absent where a finish has no other event behind it. */
  readonly endWithoutMark?: readonly Buffer[]
  /** A refusal of the model, whole. */
  readonly refusal: readonly Buffer[]
  /** Events whose members are not there. */
  readonly hollow: readonly Buffer[]
  /** `x`, with code 429 where the format has codes. */
  readonly error: Buffer
  /** What a 200 holds that nobody streamed: an answer of "secret words", and an error of "boom". */
  readonly whole: string
  readonly wholeError: string
}

const sse = (json: unknown, event?: string): Buffer =>
  Buffer.from(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(json)}\n\n`)
const named = (type: string, members: object = {}): Buffer => sse({ type, ...members }, type)
const line = (json: unknown): Buffer => Buffer.from(`${JSON.stringify(json)}\n`)
const TYPES: Readonly<Record<Framing, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'aws-event-stream': 'application/vnd.amazon.eventstream',
  text: 'text/plain'
}

const chunk = (delta: unknown, reason: string | null = null) =>
  sse({ model: 'served-1', choices: [{ index: 0, delta, finish_reason: reason }], usage: null })
const chatUsage = ({ input, output, reasoning }: Counts) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  ...(reasoning === undefined ? {} : { completion_tokens_details: { reasoning_tokens: reasoning } })
})
const DONE = Buffer.from('data: [DONE]\n\n')

const chat: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [chunk({ role: 'assistant', content: '' })],
  text: (content) => chunk({ content }),
  reasoning: (text) => chunk({ reasoning_content: text }),
  tool: (name, args) => chunk({ tool_calls: [{ index: 0, function: { name, arguments: args } }] }),
  end: ({ reason = 'stop', counts } = {}) => [
    chunk({}, reason),
    ...(counts === undefined ? [] : [sse({ model: 'served-1', choices: [], usage: chatUsage(counts) })]),
    DONE
  ],
  endWithoutMark: [chunk({}, 'stop')],
  refusal: [chunk({ refusal: 'I cannot' }), chunk({}, 'stop'), DONE],
  hollow: [sse({ usage: null }), sse({ choices: null }), sse({ choices: [{ content_filter_offsets: {} }] })],
  error: sse({ error: { message: 'x', code: 429 } }),
  whole: JSON.stringify({ choices: [{ message: { content: 'secret words' } }] }),
  wholeError: JSON.stringify({ error: { message: 'boom' } })
}

const responseOf = (status: string, counts?: Counts, more = {}) => ({
  object: 'response',
  status,
  model: 'served-1',
  ...more,
  ...(counts === undefined
    ? {}
    : {
        usage: {
          input_tokens: counts.input,
          output_tokens: counts.output,
          total_tokens: counts.input + counts.output,
          output_tokens_details: { reasoning_tokens: counts.reasoning ?? 0 }
        }
      })
})
const responses: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [
    named('response.created', { response: responseOf('in_progress') }),
    named('response.in_progress', { response: responseOf('in_progress') }),
    named('response.output_item.added', { item: { type: 'message', content: [] } }),
    named('response.content_part.added', { part: { type: 'output_text', text: '' } })
  ],
  text: (delta) => named('response.output_text.delta', { delta }),
  reasoning: (delta) => named('response.reasoning_text.delta', { delta }),
  tool: (name, delta) =>
    Buffer.concat([
      named('response.output_item.added', { item: { type: 'function_call', name, arguments: '' } }),
      named('response.function_call_arguments.delta', { delta })
    ]),
  end: ({ reason = 'stop', counts } = {}) => [
    named('response.output_text.done', { text: 'all of it once more' }),
    named('response.content_part.done', { part: { type: 'output_text', text: 'all of it once more' } }),
    reason === 'stop'
      ? named('response.completed', { response: responseOf('completed', counts) })
      : named('response.incomplete', {
          response: responseOf('incomplete', counts, { incomplete_details: { reason: 'max_output_tokens' } })
        })
  ],
  refusal: [
    named('response.refusal.delta', { delta: 'I cannot' }),
    named('response.completed', { response: responseOf('completed') })
  ],
  hollow: [sse({}), named('response.output_text.delta'), named('response.completed')],
  error: named('error', { error: { code: 'rate_limit_exceeded', message: 'x' } }),
  whole: JSON.stringify({ object: 'response', output: [{ content: [{ text: 'secret words' }] }] }),
  wholeError: JSON.stringify({ error: { message: 'boom' } })
}

const STOPS = { stop: 'end_turn', length: 'max_tokens' } as const
const anthropic: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [
    named('message_start', { message: { model: 'served-1', usage: { input_tokens: 1, output_tokens: 1 } } }),
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    named('ping')
  ],
  text: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  reasoning: (thinking) => named('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking } }),
  tool: (name, json) =>
    Buffer.concat([
      named('content_block_start', { content_block: { type: 'tool_use', name, input: {} } }),
      named('content_block_delta', { delta: { type: 'input_json_delta', partial_json: json } })
    ]),
  end: ({ reason = 'stop', counts } = {}) => [
    named('content_block_stop', { index: 0 }),
    named('message_delta', {
      delta: { stop_reason: STOPS[reason] },
      ...(counts === undefined
        ? {}
        : {
            usage: {
              input_tokens: counts.input,
              output_tokens: counts.output,
              ...(counts.reasoning === undefined
                ? {}
                : { output_tokens_details: { thinking_tokens: counts.reasoning } })
            }
          })
    }),
    named('message_stop')
  ],
  refusal: [
    named('ping'),
    named('message_delta', { delta: { stop_reason: 'refusal' }, usage: { output_tokens: 1 } }),
    named('message_stop')
  ],
  hollow: [sse({}), named('content_block_delta'), named('content_block_start'), named('message_start')],
  error: named('error', { error: { type: 'rate_limit_error', message: 'x' } }),
  whole: JSON.stringify({ type: 'message', content: [{ type: 'text', text: 'secret words' }] }),
  wholeError: JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message: 'boom' } })
}

const candidate = (part: object, more = {}) =>
  sse({ candidates: [{ content: { parts: [part] }, ...more }], modelVersion: 'served-1' })
const gemini: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [candidate({ text: '' })],
  text: (text) => candidate({ text }),
  reasoning: (text) => candidate({ text, thought: true }),
  tool: (name, args) => candidate({ functionCall: { name, args: JSON.parse(args) } }),
  end: ({ reason = 'stop', counts } = {}) => [
    sse({
      candidates: [
        {
          content: { parts: [{ text: '', thoughtSignature: 'CpoBAVSoXO4' }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS' }[reason]
        }
      ],
      ...(counts === undefined
        ? {}
        : {
            usageMetadata: {
              promptTokenCount: counts.input,
              candidatesTokenCount: counts.output - (counts.reasoning ?? 0),
              thoughtsTokenCount: counts.reasoning
            }
          })
    })
  ],
  refusal: [sse({ promptFeedback: { blockReason: 'SAFETY' } })],
  hollow: [sse({}), sse({ candidates: null }), sse({ candidates: [{}] }), sse({ candidates: [{ content: {} }] })],
  error: sse({ error: { code: 429, message: 'x', status: 'RESOURCE_EXHAUSTED' } }),
  whole: JSON.stringify([{ candidates: [{ content: { parts: [{ text: 'secret words' }] } }] }], null, 2),
  wholeError: JSON.stringify({ error: { code: 400, message: 'boom' } }, null, 2)
}

const cohereDelta = (type: string, content: object) => named(type, { index: 0, delta: { message: { content } } })
const cohere: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [
    named('message-start', { delta: { message: { role: 'assistant', content: [], tool_plan: '' } } }),
    cohereDelta('content-start', { type: 'text', text: '' })
  ],
  text: (text) => cohereDelta('content-delta', { text }),
  reasoning: (thinking) => cohereDelta('content-delta', { thinking }),
  tool: (name, args) =>
    named('tool-call-start', { delta: { message: { tool_calls: { function: { name, arguments: args } } } } }),
  end: ({ reason = 'stop', counts } = {}) => [
    named('content-end', { index: 0 }),
    named('message-end', {
      delta: {
        finish_reason: { stop: 'COMPLETE', length: 'MAX_TOKENS' }[reason],
        ...(counts === undefined
          ? {}
          : {
              usage: {
                billed_units: { output_tokens: 1 },
                tokens: { input_tokens: counts.input, output_tokens: counts.output }
              }
            })
      }
    })
  ],
  refusal: [named('message-end', { delta: { finish_reason: 'ERROR_TOXIC' } })],
  hollow: [sse({}), named('content-delta'), named('content-delta', { delta: {} })],
  error: sse({ error: { code: 429, message: 'x' } }),
  whole: JSON.stringify({ message: { content: [{ type: 'text', text: 'secret words' }] } }),
  wholeError: JSON.stringify({ message: 'boom' })
}

const said = (message: object) => line({ model: 'served-1', message: { role: 'assistant', ...message }, done: false })
const ollama: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [said({ content: '' })],
  text: (content) => said({ content }),
  reasoning: (thinking) => said({ content: '', thinking }),
  tool: (name, args) => said({ content: '', tool_calls: [{ function: { name, arguments: JSON.parse(args) } }] }),
  end: ({ reason = 'stop', counts } = {}) => [
    line({
      message: { content: '' },
      done: true,
      done_reason: reason,
      ...(counts === undefined ? {} : { prompt_eval_count: counts.input, eval_count: counts.output })
    })
  ],
  // The API has no such thing.
  refusal: [],
  hollow: [line({}), line({ message: null, done: false })],
  error: line({ error: { code: 429, message: 'x' } }),
  whole: JSON.stringify({ message: { role: 'assistant', content: 'secret words' }, done: true }),
  wholeError: JSON.stringify({ error: 'boom' })
}

const bedrock: Omit<Tongue, 'dialect' | 'type'> = {
  preamble: [startFrame(), textFrame('')],
  text: textFrame,
  reasoning: (text) => frameOf('contentBlockDelta', { delta: { reasoningContent: { text } } }),
  tool: (name, input) =>
    Buffer.concat([
      frameOf('contentBlockStart', { start: { toolUse: { name } } }),
      frameOf('contentBlockDelta', { delta: { toolUse: { input } } })
    ]),
  end: ({ reason = 'stop', counts } = {}) => [
    frameOf('contentBlockStop', { contentBlockIndex: 0 }),
    stopFrame(STOPS[reason]),
    frameOf('metadata', {
      metrics: { latencyMs: 40 },
      ...(counts === undefined ? {} : { usage: { inputTokens: counts.input, outputTokens: counts.output } })
    })
  ],
  endWithoutMark: [stopFrame()],
  refusal: [stopFrame('guardrail_intervened'), frameOf('metadata', {})],
  hollow: [frameOf('contentBlockDelta', {}), frameOf('contentBlockStart', {}), frameOf('notYetKnown', {})],
  error: exceptionOf('throttlingException', 'x'),
  whole: JSON.stringify({ output: { message: { content: [{ text: 'secret words' }] } } }),
  wholeError: JSON.stringify({ message: 'boom' })
}

const of = (dialect: Dialect, tongue: Omit<Tongue, 'dialect' | 'type'>): Tongue => ({
  dialect,
  type: TYPES[dialect.framing],
  ...tongue
})

/** Every dialect. */
export const TONGUES: readonly Tongue[] = [
  of(DIALECTS['openai-chat'], chat),
  of(DIALECTS['openai-responses'], responses),
  of(DIALECTS['anthropic-messages'], anthropic),
  of(DIALECTS['gemini'], gemini),
  of(DIALECTS['bedrock-converse'], bedrock),
  of(DIALECTS['cohere-chat'], cohere),
  of(DIALECTS['ollama'], ollama)
]
