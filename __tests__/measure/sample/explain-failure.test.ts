import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../../src/domain/errors.ts'
import type { Target } from '../../../src/domain/plan.ts'
import { pathOf } from '../../../src/measure/sample/stream-once.ts'
import { type Job, runJob } from '../../support/measure-job.ts'
import { aTarget } from '../../support/measure-plan.ts'
import { head, type Script } from '../../support/raw-server.ts'

async function failureOf(job: Job): Promise<KnownError> {
  const error: unknown = await runJob(job).then(
    () => undefined,
    (reason: unknown) => reason
  )
  if (!(error instanceof KnownError)) throw new Error(`no known failure: ${String(error)}`)
  return error
}

const reply = (status: number, type: string, body: string): Script => [
  { atMs: 0, bytes: head(status, { 'content-type': type }) + body },
  { atMs: 0, close: 'fin' }
]
const target = (api: Target['api']): Partial<Target> => ({ api, key: { from: 'environment', name: 'THE_KEY' } })

describe('a failure is explained in the terms of its API', () => {
  it('a 400 of Google that names the key is a refused key', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
    const body = JSON.stringify({ error: { code: 400, message: 'API key not valid.', details } })
    const error = await failureOf({ script: () => reply(400, 'application/json', body), target: target('gemini') })
    expect(error).toMatchObject({ code: 'key-refused', message: expect.stringContaining('variable THE_KEY (400)') })
  })

  it('a proxy that is not there is named, and not taken for the host', async () => {
    const error = await failureOf({
      script: () => [],
      target: { baseUrl: 'https://api.example.com/v1', owned: false },
      options: { environment: { HTTPS_PROXY: 'http://me:secret@127.0.0.1:1' } }
    })
    expect(error).toMatchObject({
      code: 'cannot-measure',
      message:
        'target "mini": the proxy 127.0.0.1:1, which variable HTTPS_PROXY names, could not be reached (ECONNREFUSED)'
    })
  })

  it.each([
    ['openai-chat', '/v1'],
    ['gemini', '/v1beta'],
    ['cohere-chat', '/v2'],
    ['ollama', '/api']
  ] as const)('an address of %s usually ends in %s', async (api, end) => {
    const script = () => reply(404, 'application/json', '{"error":"not found"}')
    const error = await failureOf({ script, target: target(api) })
    expect(error.code).toBe('not-found')
    expect(error.hint).toBe(`Check "base-url", which usually ends in ${end}, and "model".`)
  })

  it('an address of an API without a usual place has no usual end', async () => {
    const script = () => reply(404, 'application/json', '{"message":"not found"}')
    const error = await failureOf({ script, target: target('bedrock-converse') })
    expect(error.hint).toBe('Check "base-url", and "model".')
  })

  it.each([
    ['gemini', 'data: {"candidates":[{"finishReason":"MAX_TOKENS"}]}\n\n', 'maxOutputTokens'],
    ['ollama', '{"message":{"content":""},"done":true,"done_reason":"length"}\n', 'num_predict']
  ] as const)('the limit of %s has its own name', async (api, body, name) => {
    const script = () => reply(200, 'application/x-unknown', body)
    const error = await failureOf({ script, target: target(api) })
    expect(error.code).toBe('empty-replies')
    expect(error.hint).toContain(`params: { ${name}: `)
  })
})

it('an answer in a place where nothing is read is named', async () => {
  const chunk = (text: string) => `data: {"choices":[{"delta":{"musing":"${text}"}}]}\n\n`
  const end = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
  const script = () => reply(200, 'text/event-stream', chunk('Hm') + chunk('Yes') + end)
  const error = await failureOf({ script, target: target('openai-chat') })
  expect(error).toMatchObject({
    code: 'empty-replies',
    message: expect.stringContaining('sent text only in "delta.musing", which this version does not read')
  })
})

describe('a status between 300 and 399', () => {
  const answering = (status: number, headers: Readonly<Record<string, string>> = {}) =>
    failureOf({
      script: () => [
        { atMs: 0, bytes: head(status, headers) },
        { atMs: 0, close: 'fin' }
      ],
      target: target('openai-chat')
    })

  it.each([301, 302, 303, 307, 308])('%d with an address is a redirect', async (status) => {
    expect(await answering(status, { location: 'https://elsewhere.example/v1?token=abc' })).toMatchObject({
      code: 'wrong-endpoint',
      message: expect.stringMatching(
        `answered ${status}, a redirect to elsewhere.example; redirects are not followed$`
      ),
      hint: 'Set "base-url" to the address that the redirect leads to.'
    })
  })

  it.each([
    [307, {}],
    [300, {}],
    [304, {}],
    [304, { location: 'https://elsewhere.example/' }]
  ])('%d with %j is none', async (status, headers) => {
    expect(await answering(status, headers)).toMatchObject({
      code: 'wrong-endpoint',
      message: expect.stringMatching(`answered ${status}, which is neither a reply nor a redirect with an address$`),
      hint: 'Check "base-url", which usually ends in /v1, and whether a cache, a proxy or a sign-in page stands in front of the server.'
    })
  })
})

describe('pathOf', () => {
  it.each([
    ['https://h.com/v1', '/chat', '/v1/chat'],
    ['https://h.com/v1/', '/chat', '/v1/chat'],
    ['https://h.com/v1?api-version=1', '/chat', '/v1/chat?api-version=1'],
    ['https://h.com/v1?key=1', '/m:stream?alt=sse', '/v1/m:stream?alt=sse&key=1']
  ])('joins %s and %s', (baseUrl, path, expected) => {
    expect(pathOf(aTarget({ baseUrl }), path)).toBe(expected)
  })
})
