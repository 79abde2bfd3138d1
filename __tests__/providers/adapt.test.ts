import { describe, expect, it } from '@jest/globals'
import type { Target } from '../../src/domain/plan.ts'
import { adapt, type ProbeReply } from '../../src/providers/adapt.ts'
import { type Adaptation, UNCHANGED } from '../../src/providers/adaptation.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { aTarget } from '../support/measure-plan.ts'

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
type Probed = readonly [reply: Partial<ProbeReply>, members?: Partial<Target>, before?: Partial<Adaptation>]
const adaptedBy = (isCold: boolean, ...[reply, members = {}, before = {}]: Probed) => {
  const target = aTarget(members)
  return adapt({ ...REPLY, ...reply }, DIALECTS[target.api], { target, before: { ...UNCHANGED, ...before }, isCold })
}
const adaptedTo = (...probed: Probed) => adaptedBy(false, ...probed)
const adaptedWhenCold = (...probed: Probed) => adaptedBy(true, ...probed)
const changed = (members: Partial<Adaptation>): Adaptation => ({ ...UNCHANGED, ...members })

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
    expect(adaptedTo(refused(message, fields))).toEqual(changed({ renamed: { max_tokens: 'max_completion_tokens' } }))
  })

  it('is sent under the older one as well', () => {
    const openai = { baseUrl: 'https://api.openai.com/v1' }
    const reply = refused('Extra inputs are not permitted', ['max_completion_tokens'])
    expect(adaptedTo(reply, openai)).toEqual(changed({ renamed: { max_completion_tokens: 'max_tokens' } }))
  })

  it.each<[string, ProbeReply, Partial<Target>, Partial<Adaptation>]>([
    ['a value that is too high', refused('max_tokens is too large: 300', ['max_tokens']), {}, {}],
    [
      'the other name being refused too',
      refused('unknown field', ['max_completion_tokens']),
      {},
      { renamed: { max_tokens: 'max_completion_tokens' } }
    ],
    ['another API', refused('max_tokens: unexpected value'), { api: 'anthropic-messages' }, {}],
    ['another status', { ...refused('Unsupported parameter', ['max_tokens']), status: 404 }, {}, {}]
  ])('does not help with %s', (_, reply, members, before) => {
    expect(adaptedTo(reply, members, before)).toBeUndefined()
  })
})

describe('a member of ours that the host does not know', () => {
  it.each([
    ["Unknown parameter: 'stream_options'", [], 'stream_options'],
    ['Extra inputs are not permitted', ['stream_options'], 'stream_options'],
    ["Unknown parameter: 'stream_options.include_obfuscation'.", [], 'stream_options.include_obfuscation']
  ])('is left out, and no more than that: %s', (message, fields, place) => {
    const openai = { baseUrl: 'https://api.openai.com/v1' }
    expect(adaptedTo(refused(message, fields), openai)).toEqual(changed({ dropped: [place] }))
  })

  it('is left out once', () => {
    expect(adaptedTo(refused('Unknown', ['stream_options']), {}, { dropped: ['stream_options'] })).toBeUndefined()
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
    expect(adaptedWhenCold(refused(message, fields))).toEqual(changed({ dropped }))
  })

  it('is left out where it breaks the server, once it is named', () => {
    const broken = (message: string): Partial<ProbeReply> => ({ outcome: 'overloaded', status: 501, message })
    expect(adaptedWhenCold(broken("cache_salt can't be used here"))).toEqual(changed({ dropped: ['cache_salt'] }))
    expect(adaptedWhenCold(broken('overloaded'))).toBeUndefined()
  })

  it.each<[string, Probed]>([
    ['when it was left out before', [refused('Bad request'), {}, { dropped: SWITCHES }]],
    [
      'of the user, unnamed',
      [refused('Bad request'), { params: { cache_salt: 'a' }, extraBody: { cache_prompt: true } }]
    ],
    ['at a host that is sent none', [refused('Bad request'), { baseUrl: 'https://api.groq.com/openai/v1' }]],
    ['of another API', [refused('Bad request'), { api: 'anthropic-messages' }]]
  ])('stays as it is %s', (_, probed) => {
    expect(adaptedWhenCold(...probed)).toBeUndefined()
  })

  it('is not looked for where none was sent', () => {
    expect(adaptedTo(refused("Unknown parameter: 'cache_salt'"))).toBeUndefined()
  })
})

describe('a parameter of the user that the model refuses', () => {
  it.each<[Partial<Target>, string, string]>([
    [{ params: { temperature: 0 } }, "Unsupported value: 'temperature' does not support 0", 'temperature'],
    [{ extraBody: { seed: 1 } }, 'seed is not supported', 'seed'],
    [{ params: { temperature: 0, top_p: 1 } }, '`temperature` and `top_p` cannot both be specified', 'temperature'],
    [{ api: 'gemini', params: { topP: 1 } }, 'topP is not supported', 'generationConfig.topP'],
    [
      { api: 'bedrock-converse', params: { temperature: 0 } },
      'temperature is deprecated',
      'inferenceConfig.temperature'
    ],
    [{ api: 'ollama', params: { seed: 1 } }, 'seed: not allowed', 'options.seed']
  ])('%j is left out: %s', (members, message, place) => {
    expect(adaptedTo(refused(message), members)).toEqual(changed({ dropped: [place] }))
  })

  it.each<[string, string, Partial<Target>]>([
    ['was not sent', 'temperature must be 1', {}],
    ['was not named', 'prompt too long', { params: { temperature: 0 } }],
    ['is part of another word', 'temperatures are high', { params: { temperature: 0 } }],
    ['is none of those', 'logit_bias is not supported', { params: { logit_bias: {} } }]
  ])('stays where it %s', (_, message, members) => {
    expect(adaptedTo(refused(message), members)).toBeUndefined()
  })
})

describe('a model that reasons', () => {
  const reasons = { reasons: true, allowanceTokenCount: 4000 }

  it.each<[string, Partial<ProbeReply>]>([
    ['says so in its counts', { reasoned: true }],
    ['shows it by having no room left for a word', { outcome: 'empty-output', finishedByLength: true }]
  ])('gets room, and is asked to think as little as it can, where it %s', (_, reply) => {
    expect(adaptedTo(reply)).toEqual(changed({ ...reasons, effort: 'minimal' }))
  })

  it('gets room alone where its API has no word for effort', () => {
    expect(adaptedTo({ reasoned: true }, { api: 'gemini' })).toEqual(changed(reasons))
  })

  it.each([{ reasoning_effort: 'high' }, { reasoning_effort: null }, { thinking: { type: 'disabled' } }])(
    'thinks as much as the user said: %j',
    (params) => {
      expect(adaptedTo({ reasoned: true }, { params })).toEqual(changed(reasons))
    }
  )

  it('keeps to the limit of the user', () => {
    const params = { max_completion_tokens: 4300 }
    expect(adaptedTo({ reasoned: true }, { params })).toEqual(changed({ reasons: true, effort: 'minimal' }))
    expect(adaptedTo({ reasoned: true }, { params: { ...params, reasoning_effort: 'low' } })).toBeUndefined()
  })

  it('is changed once', () => {
    expect(adaptedTo({ reasoned: true }, {}, { ...reasons, effort: 'minimal' })).toBeUndefined()
  })

  it.each<[string, Partial<ProbeReply>]>([
    ['ended by itself', { outcome: 'empty-output' }],
    ['was cut off', { outcome: 'truncated', reasoned: true }],
    ['answered at once', {}]
  ])('is not what a reply shows that %s', (_, reply) => {
    expect(adaptedTo(reply)).toBeUndefined()
  })

  const efforts = (message: string, effort: string, refusedEfforts: readonly string[] = []) => {
    const next = adaptedTo(refused(message, ['reasoning_effort']), {}, { ...reasons, effort, refusedEfforts })
    return [next?.effort, next?.refusedEfforts, next?.allowanceTokenCount]
  }
  it.each([
    [
      "Unsupported value: 'minimal' is not supported with the 'o3' model. Supported values are: 'low', 'medium', and 'high'.",
      'low'
    ],
    [
      "Unsupported value: 'minimal' is not supported with the 'gpt-5.1' model. Supported values are: 'none', 'low', 'medium', and 'high'.",
      'none'
    ],
    ['`reasoning_effort` must be one of `none` or `default`', 'none'],
    ['bad request', 'low'],
    ['', 'low']
  ])('that refuses an effort is asked for the next: %s', (message, effort) => {
    expect(efforts(message, 'minimal')).toEqual([effort, ['minimal'], 4000])
  })

  it('that refuses every effort is asked for none', () => {
    expect(efforts('bad', 'low', ['minimal'])).toEqual(['none', ['minimal', 'low'], 4000])
    expect(efforts('bad', 'none', ['minimal', 'low'])[0]).toBeUndefined()
  })

  it.each(['Unrecognized request argument supplied: reasoning_effort', "Unknown parameter: 'reasoning_effort'."])(
    'whose host does not know the word is not asked again: %s',
    (message) => {
      expect(efforts(message, 'minimal')[0]).toBeUndefined()
    }
  )

  it('whose limit is smaller than the room gets none, and keeps its effort', () => {
    const reply = refused('max_tokens is too large: 4100. This model supports at most 4096', ['max_tokens'])
    expect(adaptedTo(reply, {}, { ...reasons, effort: 'minimal' })).toMatchObject({
      allowanceTokenCount: 0,
      effort: 'minimal'
    })
  })
})

describe('a host that seems to hang', () => {
  const hangs = { outcome: 'timeout-first-byte', status: undefined } as unknown as Partial<ProbeReply>
  const suspected = changed({ dropped: ['stream_options'], hang: 'suspected' })
  const checked = changed({ hang: 'checked' })

  it('is asked without stream_options, and where it answers, with them once more', () => {
    expect(adaptedTo(hangs)).toEqual(suspected)
    expect(adaptedTo({}, {}, suspected)).toEqual(checked)
  })

  it('answers with them when it had only been waking up', () => {
    expect(adaptedTo({}, {}, checked)).toBeUndefined()
  })

  it('hangs because of them when it does so again', () => {
    const proven = changed({ dropped: ['stream_options'], hang: 'proven' })
    expect(adaptedTo(hangs, {}, checked)).toEqual(proven)
    expect(adaptedTo({}, {}, proven)).toBeUndefined()
  })

  it('that hangs anyway, refuses, or was sent none is left alone', () => {
    expect(adaptedTo(hangs, {}, suspected)).toBeUndefined()
    expect(adaptedTo({ outcome: 'overloaded', status: 503 }, {}, suspected)).toBeUndefined()
    expect(adaptedTo(hangs, { api: 'anthropic-messages' })).toBeUndefined()
  })
})
