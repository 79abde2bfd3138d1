import { describe, expect, it } from '@jest/globals'
import type { Message, Target } from '../../src/domain/plan.ts'
import { ollama } from '../../src/providers/ollama.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

describeDialect(ollama, streamFixtures('ollama'))

const messages: readonly Message[] = [{ role: 'user', content: 'Hi' }]
const request = (members: Partial<Target> = {}) =>
  ollama.buildRequest(aTarget({ api: 'ollama', baseUrl: 'http://127.0.0.1:11434/api', ...members }), messages, 200)
const asked = { model: 'm-1', messages, stream: true }

describe('buildRequest', () => {
  it('asks with the limit among the options', () => {
    expect(request()).toEqual({ path: '/chat', body: { ...asked, options: { num_predict: 200 } } })
  })

  it.each([
    ['http://127.0.0.1:11434', '/api/chat'],
    ['http://127.0.0.1:11434/api', '/chat'],
    ['https://gw.example.com/ollama', '/api/chat'],
    ['https://gw.example.com/ollama/api', '/chat']
  ])('knows the rest of the path below %s', (baseUrl, path) => {
    expect(request({ baseUrl }).path).toBe(path)
  })

  it.each<[string, Partial<Target>, object]>([
    [
      'params into the options',
      { params: { temperature: 0, seed: 1, num_ctx: 8192 } },
      { options: { num_predict: 200, temperature: 0, seed: 1, num_ctx: 8192 } }
    ],
    [
      'params beside the options that stand there',
      { params: { think: false, keep_alive: '10m', format: 'json' } },
      { think: false, keep_alive: '10m', format: 'json', options: { num_predict: 200 } }
    ],
    ['a limit of its own', { params: { num_predict: 9 } }, { options: { num_predict: 9 } }],
    ['no limit', { params: { num_predict: null } }, { options: {} }],
    ['extra-body into the body', { extraBody: { think: 'low' } }, { think: 'low', options: { num_predict: 200 } }],
    [
      'options as a whole',
      { params: { seed: 1, options: { top_k: 1 } } },
      { options: { num_predict: 200, seed: 1, top_k: 1 } }
    ],
    ['no options', { params: { options: null } }, {}]
  ])('sends %s', (_, members, expected) => {
    expect(request(members).body).toEqual({ ...asked, ...expected })
  })

  it('always asks for a stream', () => {
    expect(request({ extraBody: { stream: false } }).body['stream']).toBe(true)
  })
})

describe('readEvent', () => {
  const read = (data: string) => ollama.readEvent({ data })
  const done = (members: object) => read(JSON.stringify({ done: true, done_reason: 'stop', ...members }))

  it('times what it says in nanoseconds', () => {
    const durations = { total_duration: 5e9, load_duration: 1e9, prompt_eval_duration: 2e8, eval_duration: 3.5e9 }
    expect(done(durations)).toContainEqual({
      type: 'server-timings',
      timings: { queueMs: 1300, loadMs: 1000, prefillMs: 200, decodeMs: 3500, totalMs: 5000 }
    })
  })

  it('knows no queue where the parts are longer than the whole', () => {
    expect(done({ total_duration: 1e6, prompt_eval_duration: 2e6, eval_duration: 1e6 })).toContainEqual({
      type: 'server-timings',
      timings: { prefillMs: 2, decodeMs: 1, totalMs: 1 }
    })
  })

  it.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['unload', 'unknown']
  ])('reads the reason %s as %s', (done_reason, reason) => {
    expect(done({ done_reason })).toEqual([{ type: 'finish', reason, name: done_reason }, { type: 'end-mark' }])
  })

  it.each([
    ['an error', '{"error":"boom"}', 'boom'],
    ['an error with its status', '{"error":"boom","status":500}', 'boom'],
    ['words that call themselves an error', 'Error: boom', 'Error: boom'],
    ['words that may be anything', 'Dear reader,', '']
  ])('reads %s', (_, line, message) => {
    expect(read(line)).toEqual([{ type: 'stream-error', outcome: 'api-error', message }])
  })

  it.each(['<html>', '{"model":', '[1]', '"x"', 'data: {}', 'event: message'])('takes %s for a breach', (line) => {
    expect(read(line)).toMatchObject([{ type: 'malformed' }])
  })
})

describe('readWhole', () => {
  it.each([
    ['a reply', '{"model":"m","message":{"role":"assistant","content":"secret"},"done":true}', 'not-streamed', ''],
    ['an error', '{"error":"model \'m\' not found"}', 'api-error', "model 'm' not found"],
    ['a page', '<html>Ollama</html>', 'not-a-stream', 'Ollama'],
    ['the words of its front page', 'Ollama is running', 'not-a-stream', '']
  ])('tells %s', (_, text, outcome, message) => {
    expect(ollama.readWhole(text)).toEqual({ outcome, message, fields: [] })
  })
})

it('is not misled by the end mark of another API', () => {
  expect(ollama.readEvent({ data: '[DONE]' })).toEqual([])
})
