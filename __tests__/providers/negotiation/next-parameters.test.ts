import { describe, expect, it } from '@jest/globals'
import type { Target } from '../../../src/domain/plan.ts'
import { EFFORTS, type Effort } from '../../../src/providers/negotiation/known-parameters.ts'
import {
  nextParameters,
  type ProbeReply,
  refusedParameters
} from '../../../src/providers/negotiation/next-parameters.ts'
import {
  AS_PLANNED,
  type SettledParameters,
  type Thinking
} from '../../../src/providers/negotiation/settled-parameters.ts'
import { dialectOf } from '../../../src/providers/registry.ts'
import { aTarget } from '../../support/measure-plan.ts'

const REPLY: ProbeReply = {
  outcome: 'ok',
  status: 200,
  message: '',
  fields: [],
  finishedByLength: false,
  reasoned: false
}
const refused = (message: string, fields: readonly string[] = []): ProbeReply => ({
  ...REPLY,
  outcome: 'http-error',
  status: 400,
  message,
  fields
})
type Probed = readonly [reply: Partial<ProbeReply>, members?: Partial<Target>, settled?: Partial<SettledParameters>]
const next = (isCold: boolean, ...[reply, members = {}, settled = {}]: Probed) => {
  const target = aTarget(members)
  const dialect = dialectOf(target)
  return nextParameters({
    reply: { ...REPLY, ...reply },
    dialect,
    target,
    settled: { ...AS_PLANNED, ...settled },
    isCold
  })
}
const nextAfter = (...probed: Probed) => next(false, ...probed)
const nextWhenCold = (...probed: Probed) => next(true, ...probed)
const effortOf = (value: Effort['value'], path = 'reasoning_effort'): Effort => ({ path, value })
const changed = (members: Partial<SettledParameters>): SettledParameters => ({ ...AS_PLANNED, ...members })
const thinking = (members: Partial<Thinking> = {}): Pick<SettledParameters, 'thinking'> => ({
  thinking: { reasons: true, allowanceTokenCount: 4000, ...members }
})

describe('a limit under a name that the host does not know', () => {
  it.each([
    [
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ['max_tokens']
    ],
    ['Unrecognized request argument supplied: max_tokens', []],
    ['Extra inputs are not permitted', ['max_tokens']],
    ['', ['max_tokens']]
  ])('is sent under the other: %s', (message, fields) => {
    expect(nextAfter(refused(message, fields))).toEqual(changed({ renamed: { max_tokens: 'max_completion_tokens' } }))
  })

  it('is sent under the older one as well', () => {
    const openai = { baseUrl: 'https://api.openai.com/v1' }
    const reply = refused('Extra inputs are not permitted', ['max_completion_tokens'])
    expect(nextAfter(reply, openai)).toEqual(changed({ renamed: { max_completion_tokens: 'max_tokens' } }))
  })

  it('is sent under the other where the room for thinking was in it from the first on', () => {
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens'."
    const room = thinking()
    expect(nextAfter(refused(message, ['max_tokens']), {}, room)).toEqual(
      changed({ ...room, renamed: { max_tokens: 'max_completion_tokens' } })
    )
  })

  it('is sent under the other by a gateway that had said 200', () => {
    const reply = { outcome: 'api-error', message: "Unsupported parameter: 'max_tokens'" } as const
    expect(nextAfter(reply)).toEqual(changed({ renamed: { max_tokens: 'max_completion_tokens' } }))
    expect(nextAfter({ ...reply, outcome: 'error-midstream' })).toBeUndefined()
  })

  const bare = { dropped: ['stream_options'] }
  it.each<[string, ProbeReply, Partial<Target>, Partial<SettledParameters>]>([
    ['a value that is too high', refused('max_tokens is too large: 300', ['max_tokens']), {}, bare],
    [
      'the other name being refused too',
      refused('unknown field', ['max_completion_tokens']),
      {},
      { ...bare, renamed: { max_tokens: 'max_completion_tokens' } }
    ],
    ['another API', refused('max_tokens: unexpected value'), { api: 'anthropic-messages' }, {}],
    ['another status', { ...refused('Unsupported parameter', ['max_tokens']), status: 404 }, {}, {}]
  ])('does not help with %s', (_, reply, members, before) => {
    expect(nextAfter(reply, members, before)).toBeUndefined()
  })
})

describe('a member of ours that the host does not know', () => {
  it.each([
    ["Unknown parameter: 'stream_options'", [], 'stream_options'],
    ['extraneous key [include_usage] is not permitted', [], 'stream_options'],
    ['Extra inputs are not permitted', ['stream_options'], 'stream_options'],
    ["Unknown parameter: 'stream_options.include_obfuscation'.", [], 'stream_options.include_obfuscation']
  ])('is left out, and no more than that: %s', (message, fields, place) => {
    const openai = { baseUrl: 'https://api.openai.com/v1' }
    expect(nextAfter(refused(message, fields), openai)).toEqual(changed({ dropped: [place] }))
  })

  it('is left out once', () => {
    expect(nextAfter(refused('Unknown', ['stream_options']), {}, { dropped: ['stream_options'] })).toBeUndefined()
  })

  it.each<[string, Partial<Target>, readonly (readonly string[])[]]>([
    ['a server of one’s own', {}, [['cache_prompt', 'cache_salt'], ['stream_options']]],
    [
      'OpenAI',
      { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.6' },
      [['prompt_cache_options'], ['stream_options.include_obfuscation'], ['stream_options']]
    ],
    [
      'Fireworks',
      { baseUrl: 'https://api.fireworks.ai/inference/v1' },
      [['prompt_cache_isolation_key'], ['perf_metrics_in_response'], ['stream_options']]
    ],
    ['Mistral', { baseUrl: 'https://api.mistral.ai/v1' }, []],
    ['Anthropic', { api: 'anthropic-messages' }, []],
    [
      'a server of one’s own, but for what is the user’s',
      { extraBody: { stream_options: {}, cache_salt: 'a' } },
      [['cache_prompt']]
    ]
  ])('is left out step by step where nothing is named, the least needed first: %s', (_, members, steps) => {
    let before: SettledParameters = AS_PLANNED
    for (const step of steps) {
      const then = nextWhenCold(refused('Param Incorrect'), members, before)
      expect(then).toEqual({ ...before, dropped: [...before.dropped, ...step] })
      before = then ?? before
    }
    expect(nextWhenCold(refused('Param Incorrect'), members, before)).toBeUndefined()
  })
})

describe('a cache switch that the host does not know', () => {
  const SWITCHES = ['cache_prompt', 'cache_salt']

  it.each([
    ["Unrecognized request argument supplied: 'cache_salt'", [], ['cache_salt']],
    ['Extra inputs are not permitted', ['cache_prompt'], ['cache_prompt']],
    ['Bad request', [], SWITCHES],
    ['', [], SWITCHES]
  ])('is left out, by name or with the others: %s', (message, fields, dropped) => {
    expect(nextWhenCold(refused(message, fields))).toEqual(changed({ dropped }))
  })

  it('is left out where it breaks the server, once it is named', () => {
    const broken = (message: string): Partial<ProbeReply> => ({ outcome: 'overloaded', status: 501, message })
    expect(nextWhenCold(broken("cache_salt can't be used here"))).toEqual(changed({ dropped: ['cache_salt'] }))
    expect(nextWhenCold(broken('overloaded'))).toBeUndefined()
  })

  it.each<[string, Probed]>([
    ['when it was left out before', [refused('Bad request'), {}, { dropped: [...SWITCHES, 'stream_options'] }]],
    [
      'of the user, unnamed',
      [refused('Bad request'), { params: { cache_salt: 'a', stream_options: null }, extraBody: { cache_prompt: true } }]
    ],
    ['at a host that is sent none', [refused('Bad request'), { baseUrl: 'https://api.mistral.ai/v1' }]],
    ['of another API', [refused('Bad request'), { api: 'anthropic-messages' }]]
  ])('stays as it is %s', (_, probed) => {
    expect(nextWhenCold(...probed)).toBeUndefined()
  })

  it('is not looked for where none was sent', () => {
    const message = "Unknown parameter: 'cache_salt'"
    expect(nextAfter(refused(message), {}, { dropped: ['stream_options'] })).toBeUndefined()
  })
})

describe('a parameter of the user that the model refuses', () => {
  it.each<[Partial<Target>, string, string]>([
    [{ params: { temperature: 0 } }, "Unsupported value: 'temperature' does not support 0", 'temperature'],
    [{ extraBody: { seed: 1 } }, 'seed is not supported', 'seed'],
    [{ api: 'gemini', params: { topP: 1 } }, 'topP is not supported', 'topP'],
    [{ api: 'ollama', params: { seed: 1 } }, 'seed: not allowed', 'seed'],
    [{ extraBody: { stream_options: {} } }, "Unknown parameter: 'stream_options'", 'stream_options']
  ])('%j stays, and is named: %s', (members, message, name) => {
    expect(nextWhenCold(refused(message), members)).toBeUndefined()
    expect(nextAfter(refused(message), members, thinking({ effort: effortOf('none') }))).toBeUndefined()
    expect(refusedParameters(aTarget(members), { message, fields: [] })).toEqual([name])
  })

  it.each<[string, string, Partial<Target>]>([
    ['was not sent', 'temperature must be 1', {}],
    ['was not named', 'prompt too long', { params: { temperature: 0 } }],
    ['is part of another word', 'temperatures are high', { params: { temperature: 0 } }]
  ])('is not found where it %s', (_, message, members) => {
    expect(refusedParameters(aTarget(members), { message, fields: [] })).toEqual([])
  })

  it('is found among the members that the host lists as wrong', () => {
    const target = aTarget({ params: { temperature: 0, top_p: 1 } })
    expect(refusedParameters(target, { message: '', fields: ['body.top_p'] })).toEqual(['top_p'])
  })
})

describe('a model that reasons', () => {
  it.each<[string, Partial<ProbeReply>]>([
    ['says so in its counts', { reasoned: true }],
    ['shows it by having no room left for a word', { outcome: 'empty-output', finishedByLength: true }]
  ])('gets room, and is asked to think as little as it can, where it %s', (_, reply) => {
    expect(nextAfter(reply)).toEqual(changed(thinking({ effort: effortOf('none') })))
  })

  it.each<[Target['api'], string, Effort['value']]>([
    ['openai-responses', 'reasoning.effort', 'none'],
    ['anthropic-messages', 'thinking.type', 'disabled'],
    ['gemini', 'generationConfig.thinkingConfig.thinkingLevel', 'MINIMAL'],
    ['bedrock-converse', 'additionalModelRequestFields.thinking.type', 'disabled'],
    ['cohere-chat', 'thinking.type', 'disabled'],
    ['ollama', 'think', false]
  ])('is asked in the words of its API: %s', (api, path, value) => {
    expect(nextAfter({ reasoned: true }, { api })).toMatchObject(thinking({ effort: { path, value } }))
  })

  it.each<Partial<Target>>([
    { params: { reasoning_effort: 'high' } },
    { params: { reasoning_effort: null } },
    { extraBody: { thinking: { type: 'disabled' } } },
    { api: 'gemini', params: { thinkingConfig: { thinkingLevel: 'HIGH' } } },
    { api: 'gemini', params: { generationConfig: { thinkingConfig: null } } },
    { api: 'anthropic-messages', params: { output_config: { effort: 'high' } } },
    { api: 'bedrock-converse', extraBody: { additionalModelRequestFields: { reasoning_effort: 'high' } } },
    { api: 'ollama', params: { think: true } }
  ])('thinks as much as the user said: %j', (members) => {
    expect(nextAfter({ reasoned: true }, members)).toEqual(changed(thinking()))
  })

  it.each<Partial<Target>>([
    { api: 'gemini', params: { thinkingConfig: { includeThoughts: true } } },
    { api: 'anthropic-messages', params: { output_config: { format: {} } } },
    { api: 'bedrock-converse', params: { additionalModelRequestFields: { top_k: 1 } } }
  ])('is asked to think little where the user said something else there: %j', (members) => {
    expect(nextAfter({ reasoned: true }, members)?.thinking.effort).toBeDefined()
  })

  it('keeps to the limit of the user', () => {
    const params = { max_completion_tokens: 4300 }
    expect(nextAfter({ reasoned: true }, { params })).toEqual(
      changed(thinking({ allowanceTokenCount: 0, effort: effortOf('none') }))
    )
    expect(nextAfter({ reasoned: true }, { params: { ...params, reasoning_effort: 'low' } })).toBeUndefined()
  })

  it('is changed once', () => {
    expect(nextAfter({ reasoned: true }, {}, thinking({ effort: effortOf('none') }))).toBeUndefined()
  })

  it.each<[string, Partial<ProbeReply>]>([
    ['ended by itself', { outcome: 'empty-output' }],
    ['was cut off', { outcome: 'truncated', reasoned: true }],
    ['answered at once', {}]
  ])('is not what a reply shows that %s', (_, reply) => {
    expect(nextAfter(reply)).toBeUndefined()
  })

  it.each([
    [['reasoning_effort'], "Unsupported value: 'none' is not supported with the 'o3' model."],
    [[], 'bad request'],
    [[], '']
  ])('that refuses an effort is asked for the next, and for none after the last: %j %s', (fields, message) => {
    const efforts: unknown[] = []
    let settled: Partial<SettledParameters> = thinking({ effort: effortOf('none') })
    for (let refusals = 0; refusals < 3; refusals += 1) {
      settled = nextAfter(refused(message, fields), {}, settled) ?? {}
      efforts.push(settled.thinking?.effort?.value)
      expect(settled.thinking).toMatchObject({ reasons: true, allowanceTokenCount: 4000 })
    }
    expect(efforts).toEqual(['minimal', 'low', undefined])
  })

  it('that refuses even the request without an effort gets no room, before anything else is given up', () => {
    expect(nextAfter(refused('bad request'), {}, thinking())).toEqual(changed(thinking({ allowanceTokenCount: 0 })))
  })

  it.each([
    ['max_tokens is too large: 4100. This model supports at most 4096', ['max_tokens']],
    ['', ['max_tokens']],
    [
      "Requested token count exceeds the model's maximum context length of 4096 tokens. You requested a total of 4150 tokens.",
      []
    ],
    ['the context window is 4096', []]
  ])('whose limit is smaller than the room gets none, and keeps its effort: %s', (message, fields) => {
    const effort = effortOf('low')
    expect(nextAfter(refused(message, fields), {}, thinking({ effort }))).toEqual(
      changed(thinking({ effort, allowanceTokenCount: 0 }))
    )
  })

  it('keeps the room that the user’s budget for thinking needs', () => {
    const withBudget = {
      api: 'anthropic-messages',
      params: { thinking: { type: 'enabled', budget_tokens: 1024 } }
    } as const
    const message = 'max_tokens: 4300 > 4096, which is the maximum allowed number of output tokens'
    const lowered = nextAfter(refused(message), withBudget, thinking())
    expect(lowered).toEqual(changed(thinking({ allowanceTokenCount: 1024 })))
    expect(nextAfter(refused(message), withBudget, lowered)).toBeUndefined()
  })

  const bySteps = (api: Target['api'], ...replies: readonly Partial<ProbeReply>[]) => {
    let before: SettledParameters = AS_PLANNED
    return replies.map((reply) => {
      before = nextAfter(reply, { api }, before) ?? before
      return before.thinking.effort?.value
    })
  }
  it.each<[string, Target['api'], readonly Partial<ProbeReply>[], readonly unknown[]]>([
    ['Gemini 3 Flash', 'gemini', [{ reasoned: true }, { reasoned: true }], ['MINIMAL', 'MINIMAL']],
    [
      'Gemini 3 Pro',
      'gemini',
      [{ reasoned: true }, refused('Thinking level MINIMAL is not supported for this model.'), { reasoned: true }],
      ['MINIMAL', 'LOW', 'LOW']
    ],
    [
      'Gemini 2.5 Flash',
      'gemini',
      [
        { reasoned: true },
        refused('Thinking level is not supported for this model.'),
        refused('Thinking level is not supported for this model.'),
        {}
      ],
      ['MINIMAL', 'LOW', 0, 0]
    ],
    [
      'Gemini 2.5 Pro',
      'gemini',
      [
        { reasoned: true },
        refused('Thinking level is not supported for this model.'),
        refused('Thinking level is not supported for this model.'),
        refused('Budget 0 is invalid. This model only works in thinking mode.'),
        { reasoned: true }
      ],
      ['MINIMAL', 'LOW', 0, 128, 128]
    ],
    ['Qwen on Ollama', 'ollama', [{ reasoned: true }, {}], [false, false]],
    [
      'gpt-oss on Ollama',
      'ollama',
      [{ reasoned: true }, { reasoned: true }, { reasoned: true }],
      [false, 'low', 'low']
    ],
    [
      'gpt-oss on a newer Ollama',
      'ollama',
      [{ reasoned: true }, refused('invalid think value: false (must be "high", "medium", "low")')],
      [false, 'low']
    ],
    ['a hybrid of Cohere', 'cohere-chat', [{ reasoned: true }, {}], ['disabled', 'disabled']],
    [
      'a Claude that always thinks',
      'anthropic-messages',
      [{ reasoned: true }, refused('"thinking.type.disabled" is not supported for this model.'), { reasoned: true }],
      ['disabled', 'low', 'low']
    ],
    [
      'gpt-oss on Bedrock',
      'bedrock-converse',
      [
        { reasoned: true },
        refused('Malformed input request: extraneous key [thinking] is not permitted'),
        refused('Malformed input request: extraneous key [output_config] is not permitted'),
        { reasoned: true }
      ],
      ['disabled', 'low', 'low', 'low']
    ]
  ])('ends with the least that %s takes', (_, api, replies, values) => {
    expect(bySteps(api, ...replies)).toEqual(values)
  })

  it.each(Object.entries(EFFORTS))('that refuses all there is at %s is asked for none', (api, all) => {
    const answers = all.map(() => refused('no'))
    expect(bySteps(api as Target['api'], { reasoned: true }, ...answers).at(-1)).toBeUndefined()
  })
})

describe('a host that seems to hang', () => {
  const hangs = { outcome: 'timeout-first-byte', status: undefined } as const

  it('gets the same request once more, since it may have been waking up', () => {
    expect(nextAfter(hangs)).toEqual(changed({ hasHung: true }))
    expect(nextAfter({}, {}, { hasHung: true })).toBeUndefined()
  })

  it('is asked without stream_options when it hangs again, and given up after that', () => {
    const bare = { hasHung: true, dropped: ['stream_options'] }
    expect(nextAfter(hangs, {}, { hasHung: true })).toEqual(changed(bare))
    expect(nextAfter(hangs, {}, bare)).toBeUndefined()
  })

  it('is left alone when it refuses, was sent none, or has them from the user', () => {
    expect(nextAfter({ outcome: 'overloaded', status: 503 }, {}, { hasHung: true })).toBeUndefined()
    expect(nextAfter(hangs, { api: 'anthropic-messages' })).toBeUndefined()
    expect(nextAfter(hangs, { extraBody: { stream_options: { include_usage: true } } })).toBeUndefined()
  })
})
