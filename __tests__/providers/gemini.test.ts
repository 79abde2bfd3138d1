import { describe, expect, it } from '@jest/globals'
import type { Message, Target } from '../../src/domain/plan.ts'
import { gemini, readGeminiRefusal, readGeminiStrayLine, readGeminiWhole } from '../../src/providers/gemini.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

describeDialect(gemini, streamFixtures('gemini'))

const messages: readonly Message[] = [{ role: 'user', content: 'Hi' }]
const contents = [{ role: 'user', parts: [{ text: 'Hi' }] }]
const request = (members: Partial<Target> = {}, asked = messages) =>
  gemini.buildRequest(aTarget({ api: 'gemini', ...members }), asked, 200)

describe('buildRequest', () => {
  it('asks for server-sent events, with the model in the path alone', () => {
    expect(request({ model: 'gemini-2.5-flash' })).toEqual({
      path: '/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
      body: { contents, generationConfig: { maxOutputTokens: 200 } }
    })
  })

  it.each([
    ['gemini-2.5-flash', 'models/gemini-2.5-flash'],
    ['models/gemini-2.5-flash', 'models/gemini-2.5-flash'],
    ['tunedModels/mine', 'tunedModels/mine'],
    ['a b/c?d#e:f', 'models/a%20b%2Fc%3Fd%23e%3Af'],
    ['models/../secrets', 'models/..%2Fsecrets']
  ])('names the model %s as %s', (model, path) => {
    expect(request({ model }).path).toBe(`/${path}:streamGenerateContent?alt=sse`)
  })

  it('puts what the system says apart, and calls the assistant model', () => {
    const asked: readonly Message[] = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: 'Bye' }
    ]
    expect(request({}, asked).body).toMatchObject({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'Hi' }] },
        { role: 'model', parts: [{ text: 'Hello.' }] },
        { role: 'user', parts: [{ text: 'Bye' }] }
      ]
    })
  })

  it.each<[string, Partial<Target>, object]>([
    [
      'params into generationConfig',
      { params: { temperature: 0, topK: 1, thinkingConfig: { thinkingBudget: 0 } } },
      { generationConfig: { maxOutputTokens: 200, temperature: 0, topK: 1, thinkingConfig: { thinkingBudget: 0 } } }
    ],
    ['a limit of its own', { params: { maxOutputTokens: 9 } }, { generationConfig: { maxOutputTokens: 9 } }],
    ['a limit in snake case', { params: { max_output_tokens: 9 } }, { generationConfig: { max_output_tokens: 9 } }],
    ['no limit', { params: { maxOutputTokens: null } }, { generationConfig: {} }],
    [
      'params beside generationConfig that stand there',
      { params: { safetySettings: [], tool_config: {} } },
      { safetySettings: [], tool_config: {}, generationConfig: { maxOutputTokens: 200 } }
    ],
    [
      'extra-body into the body',
      { extraBody: { cachedContent: 'cachedContents/1', seed: 1 } },
      { cachedContent: 'cachedContents/1', seed: 1, generationConfig: { maxOutputTokens: 200 } }
    ],
    [
      'generationConfig as a whole',
      { params: { seed: 1, topP: 1 }, extraBody: { generationConfig: { seed: 2 } } },
      { generationConfig: { maxOutputTokens: 200, seed: 2, topP: 1 } }
    ],
    ['no generationConfig', { extraBody: { generationConfig: null } }, {}]
  ])('sends %s', (_, members, expected) => {
    expect(request(members).body).toEqual({ contents, ...expected })
  })
})

describe('readEvent', () => {
  const read = (json: unknown) => gemini.readEvent({ data: JSON.stringify(json) })

  it.each([
    ['STOP', 'stop'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'refusal'],
    ['RECITATION', 'refusal'],
    ['BLOCKLIST', 'refusal'],
    ['PROHIBITED_CONTENT', 'refusal'],
    ['SPII', 'refusal'],
    ['MALFORMED_FUNCTION_CALL', 'error'],
    ['LANGUAGE', 'unknown'],
    ['constructor', 'unknown']
  ])('reads the finish reason %s as %s', (finishReason, reason) => {
    expect(read({ candidates: [{ finishReason }] })).toEqual([{ type: 'finish', reason, name: finishReason }])
  })

  it.each([
    ['no reason yet', { candidates: [{ finishReason: 'FINISH_REASON_UNSPECIFIED' }] }],
    // Replies that took no thought are signed as well, and so are thoughts that were shown before.
    ['a signature', { candidates: [{ content: { parts: [{ text: '', thoughtSignature: 'x' }] } }] }],
    [
      'a signed thought',
      { candidates: [{ content: { parts: [{ text: '', thought: true, thoughtSignature: 'x' }] } }] }
    ],
    ['an image', { candidates: [{ content: { parts: [{ inlineData: { data: 'x' } }] } }] }],
    ['what code printed', { candidates: [{ content: { parts: [{ codeExecutionResult: { output: '5' } }] } }] }],
    ['feedback without a block', { promptFeedback: { safetyRatings: [] } }],
    ['nothing', {}],
    ['lists of anything', { candidates: [null, 3, { content: { parts: [null, 1, {}] } }] }]
  ])('takes %s for no words', (_, json) => {
    expect(read(json)).toEqual([])
  })

  it('takes code for words', () => {
    expect(read({ candidates: [{ content: { parts: [{ executableCode: { code: 'print(5)' } }] } }] })).toEqual([
      { type: 'tool-call-delta', text: 'print(5)' }
    ])
  })

  it.each([
    [
      { candidatesTokenCount: 23, thoughtsTokenCount: 185 },
      { outputTokenCount: 208, reasoningTokenCount: 185 }
    ],
    [{ thoughtsTokenCount: 185 }, { outputTokenCount: 185, reasoningTokenCount: 185 }],
    [{ candidatesTokenCount: 23 }, { outputTokenCount: 23 }],
    [
      { promptTokenCount: 12, candidatesTokenCount: 3, totalTokenCount: 200 },
      { inputTokenCount: 12, outputTokenCount: 188, reasoningTokenCount: 185, unnamedTokenCount: 185 }
    ],
    [
      { promptTokenCount: 12, candidatesTokenCount: 3, toolUsePromptTokenCount: 5, totalTokenCount: 20 },
      { inputTokenCount: 17, outputTokenCount: 3 }
    ],
    [{ promptTokenCount: 8, toolUsePromptTokenCount: 4 }, { inputTokenCount: 12 }],
    [{ promptTokenCount: -1, candidatesTokenCount: 1e12 }, undefined]
  ])('counts %j', (usageMetadata, counts) => {
    expect(read({ usageMetadata })).toEqual(counts === undefined ? [] : [{ type: 'usage', ...counts }])
  })

  it.each([
    [{ serviceTier: 'priority' }, 'priority'],
    [{ trafficType: 'PROVISIONED_THROUGHPUT' }, 'PROVISIONED_THROUGHPUT'],
    [{ serviceTier: 'unspecified', trafficType: 'ON_DEMAND' }, 'ON_DEMAND']
  ])('reads the tier out of %j', (usageMetadata, serviceTier) => {
    expect(read({ usageMetadata })).toEqual([{ type: 'served-by', serviceTier }])
  })

  it.each([
    [{ serviceTier: 'SERVICE_TIER_UNSPECIFIED' }],
    [{ trafficType: 'TRAFFIC_TYPE_UNSPECIFIED' }],
    [{ serviceTier: 3 }]
  ])('reads no tier out of %j', (usageMetadata) => {
    expect(read({ usageMetadata })).toEqual([])
  })

  it('is not misled by the end mark of another API', () => {
    expect(gemini.readEvent({ data: '[DONE]' })).toEqual([])
  })
})

const googleError = (code: number, message: string, details: readonly object[] = []) =>
  JSON.stringify({ error: { code, message, status: 'INVALID_ARGUMENT', details } }, null, 2)

describe('readRefusal', () => {
  it('names the member that is not known', () => {
    const message = 'Invalid JSON payload received. Unknown name "topZ" at \'generation_config\': Cannot find field.'
    const violations = [
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'generation_config' }] }
    ]
    expect(gemini.readRefusal(400, googleError(400, message, violations))).toEqual({
      outcome: 'http-error',
      message,
      fields: ['topZ', 'generation_config']
    })
  })

  it('tells a refused key, which is a 400', () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
    expect(gemini.readRefusal(400, googleError(400, 'API key not valid.', details))).toMatchObject({
      message: 'API key not valid.',
      keyRefused: true
    })
  })

  it.each([
    ['31s', 31_000],
    ['0.5s', 500],
    ['-3s', undefined],
    ['soon', undefined],
    ['9999999999s', undefined]
  ])('reads how long to wait: %s', (retryDelay, retryAfterMs) => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]
    const refusal = gemini.readRefusal(429, googleError(429, 'Quota exceeded.', details))
    expect(refusal.outcome).toBe('rate-limited')
    expect(refusal.retryAfterMs).toBe(retryAfterMs)
  })

  it('reads an error in a list', () => {
    expect(gemini.readRefusal(503, `[${googleError(503, 'Overloaded.')}]`)).toMatchObject({
      outcome: 'overloaded',
      message: 'Overloaded.'
    })
  })
})

describe('readWhole', () => {
  it.each([
    ['a list of events', '[{"candidates":[]},{"candidates":[]}]', 'not-streamed'],
    ['one reply', '{"candidates":[{"content":{}}]}', 'not-streamed'],
    ['an error', googleError(429, 'Quota exceeded.'), 'rate-limited'],
    ['an error in a list', `[${googleError(500, 'Internal.')}]`, 'api-error'],
    ['another API', '{"choices":[]}', 'api-error'],
    ['a page', '<html>Sign in</html>', 'not-a-stream']
  ])('tells %s', (_, text, outcome) => {
    expect(gemini.readWhole(text)).toMatchObject({ outcome })
  })
})

const body = (error: object) => JSON.stringify({ error })
const badRequest = (...violations: readonly object[]) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: violations
})
const retry = (retryDelay: string) => ({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay })

describe('a refusal', () => {
  it('is told alone and in a list of one alike', () => {
    const text = body({ code: 400, message: 'no', status: 'INVALID_ARGUMENT' })
    const refusal = { outcome: 'http-error', message: 'no', fields: [] }
    expect(readGeminiRefusal(400, text)).toEqual(refusal)
    expect(readGeminiRefusal(400, `[${text}\n]`)).toEqual(refusal)
  })

  it.each([
    [429, 'RESOURCE_EXHAUSTED', 'rate-limited'],
    [503, 'UNAVAILABLE', 'overloaded'],
    [500, 'INTERNAL', 'http-error']
  ])('of %d is %s: %s', (code, status, outcome) => {
    expect(readGeminiRefusal(code, body({ code, message: 'no', status })).outcome).toBe(outcome)
  })

  it.each<[string, object, readonly string[]]>([
    ['its violations name', { message: 'no', details: [badRequest({ field: 'a.b' }, { field: 'c' })] }, ['a.b', 'c']],
    [
      'its message names as unknown, beside where they were found',
      {
        message: `Invalid JSON payload received. Unknown name "seed" at 'generation_config': Cannot find field.`,
        details: [badRequest({ field: 'generation_config', description: 'Unknown name "seed"' })]
      },
      ['seed', 'generation_config']
    ],
    ['it names twice, once', { message: 'Unknown name "seed": Unknown name "seed":' }, ['seed']],
    [
      'are none',
      { message: 'no', details: [badRequest({ field: '' }, { field: 7 }), 'x', { fieldViolations: 'x' }] },
      []
    ]
  ])('carries the fields that %s', (_, error, fields) => {
    expect(readGeminiRefusal(400, body(error)).fields).toEqual(fields)
  })

  it('of a bad key is told from that of a bad request', () => {
    const refusalFor = (reason: string) => readGeminiRefusal(400, body({ message: 'no', details: [{ reason }] }))
    expect(refusalFor('API_KEY_INVALID').keyRefused).toBe(true)
    expect(refusalFor('SERVICE_DISABLED')).not.toHaveProperty('keyRefused')
  })

  it.each([
    ['31s', 31_000],
    ['0.5s', 500],
    ['0s', 0],
    ['31', undefined],
    ['-1s', undefined],
    ['1m', undefined],
    ['99999999s', undefined],
    ['', undefined]
  ])('asks to wait %j: %p ms', (delay, waitMs) => {
    expect(readGeminiRefusal(429, body({ message: 'slow', details: [retry(delay)] })).retryAfterMs).toBe(waitMs)
  })

  it.each(['', 'words', '[]', '[1]', '{}', '{"error":null}', '{"error":{"details":{}}}'])('may be %j', (text) => {
    expect(readGeminiRefusal(502, text)).toEqual({ outcome: 'http-error', message: '', fields: [] })
  })
})

describe('a document in place of a stream', () => {
  it.each([
    ['a reply nobody streamed', '{"candidates":[]}', 'not-streamed'],
    [
      'a list of its events, which alt=sse was left out for',
      '[{"candidates":[{}]},{"candidates":[{}]}]',
      'not-streamed'
    ],
    ['a prompt that was blocked', '{"promptFeedback":{"blockReason":"SAFETY"}}', 'not-streamed'],
    ['an error in a list', '[{"error":{"code":429,"message":"slow"}}]', 'rate-limited'],
    ['something else', '{"models":[]}', 'api-error'],
    ['a page', '<html>Sign in</html>', 'not-a-stream'],
    ['an empty list', '[]', 'not-a-stream']
  ])('is %s', (_, text, outcome) => {
    expect(readGeminiWhole(text).outcome).toBe(outcome)
  })
})

describe('a stray line', () => {
  const error = { type: 'stream-error', outcome: 'overloaded', message: 'busy' }

  it.each([
    ['{"error":{"code":503,"message":"busy"}}', [error]],
    ['[{\n"error": {"code": 503, "message": "busy"}\n}]', [error]],
    ['[1]', []],
    ['words', []]
  ])('%j says %j', (line, parts) => {
    expect(readGeminiStrayLine(line)).toEqual(parts)
  })
})
