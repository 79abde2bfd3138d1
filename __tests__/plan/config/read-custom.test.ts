import { describe, expect, it } from '@jest/globals'
import { InputError } from '../../../src/domain/errors.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import { readPlan } from '../../../src/plan/read-plan.ts'
import { aWorld, CONFIG_PATH } from '../plan-world.ts'

const TARGET = '{ id: app, model: bot, api: custom, base-url: "http://127.0.0.1:8000/api"'
const plan = (members: string, rest = ''): Plan =>
  readPlan({}, aWorld({ [CONFIG_PATH]: `targets: [${TARGET}, ${members} }]\n${rest}` }))
const custom = (members: string): string => `custom: { ${members} }`
const BODY = 'body: { message: "{{prompt}}" }'

function problemOf(members: string): string {
  try {
    plan(members)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    expect(error.problems).toHaveLength(1)
    const [{ message = '', hint = '' } = {}] = error.problems
    return `${message.replace(/^at targets\[0\]\./, '')} | ${hint}`
  }
  return 'no problem'
}

describe('api: custom', () => {
  it('is read with its defaults', () => {
    expect(plan(custom(`path: /chat, ${BODY}`)).targets[0]).toMatchObject({
      api: 'custom',
      baseUrl: 'http://127.0.0.1:8000/api',
      owned: true,
      custom: { path: '/chat', body: { message: '{{prompt}}' }, format: 'sse' }
    })
  })

  it('is read with everything', () => {
    const members = `path: "/v1/chat?stream=true", ${BODY}, format: sse, text: choices.0.delta, error: problem,
      text-event: { event: token }, done: { path: type, value: end }`
    expect(plan(custom(members)).targets[0]?.custom).toEqual({
      path: '/v1/chat?stream=true',
      body: { message: '{{prompt}}' },
      format: 'sse',
      text: 'choices.0.delta',
      error: 'problem',
      textEvent: { event: 'token' },
      done: { path: 'type', value: 'end' }
    })
  })

  it('is part of the fingerprint, member by member', () => {
    const fingerprints = [
      `path: /chat, ${BODY}, text: a`,
      `path: /talk, ${BODY}, text: a`,
      'path: /chat, body: { message: "{{prompt}}", k: 3 }, text: a',
      `path: /chat, ${BODY}, text: b`,
      `path: /chat, ${BODY}, text: a, done: { event: end }`
    ].map((members) => plan(custom(members)).targets[0]?.fingerprint)
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })

  it('leaves the fingerprints of other targets as they were', () => {
    const { targets } = readPlan({ model: 'm' }, aWorld({}))
    expect(targets[0]).not.toHaveProperty('custom')
  })

  it('is that of its base and its upstream as well', () => {
    const both = `base: { base-url: "http://127.0.0.1:8001/api" }, direct: { base-url: "http://127.0.0.1:8002/api" }`
    const { targets } = plan(`${custom(`path: /chat, ${BODY}`)}, ${both}`)
    expect(targets.map((target) => [target.id, target.custom?.path])).toEqual([
      ['app', '/chat'],
      ['app (direct)', '/chat'],
      ['app (base)', '/chat']
    ])
  })
})

const path = (text: string): string => custom(`path: ${text}, ${BODY}`)
const body = (text: string): string => custom(`path: /chat, body: ${text}`)
const stream = (text: string): string => custom(`path: /chat, ${BODY}, ${text}`)

describe('a wrong description', () => {
  it.each([
    ['labels: {}', 'api: got "custom" without the block "custom"', 'custom: { path: /chat'],
    [`params: {}, ${path('/chat')}`, 'params: has no place', '"body" of the block "custom"'],
    [`extra-body: {}, ${path('/chat')}`, 'extra-body: has no place', '"body" of the block "custom"'],
    [path('chat'), 'custom.path: got "chat"; expected a path that begins with "/"', ''],
    [
      path('//evil.example/x'),
      'custom.path: got "//evil.example/x"; expected a path such as /chat, without a host',
      ''
    ],
    [path('"https://evil.example/x"'), 'custom.path: got "https://evil.example/x"; expected a path', '"base-url"'],
    [path('/a/../b'), 'custom.path: got "/a/../b"; expected a path without ".."', ''],
    [path('/..'), 'custom.path: got "/.."; expected a path without ".."', ''],
    [path('/a/./b'), 'custom.path: got "/a/./b"; expected a path without ".."', ''],
    [path('/a/%2e%2E/b'), 'custom.path: got "/a/%2e%2E/b"; expected a path without ".."', ''],
    [path('/a//b'), 'custom.path: got "/a//b"; expected a path without ".."', ''],
    [path('/a\\b'), 'custom.path: got "/a\\b"; expected a path without spaces', '%XX'],
    [
      path('"/ask?q={{prompt}}"'),
      'custom.path: got "/ask?q={{prompt}}"; placeholders are filled in only in "body"',
      ''
    ],
    [path('"/a b"'), 'custom.path: got "/a b"; expected a path without spaces', '%XX'],
    [path('"/a#b"'), 'custom.path: got "/a#b"; expected a path without spaces', '%XX'],
    [path('/ä'), 'custom.path: got "/ä"; expected a path without spaces', '%XX'],
    [path('"/a\\r\\nx: y"'), 'custom.path: got "/a x: y"; expected a path without spaces', '%XX'],
    [path('"/a?x=1&api_key=abc"'), 'custom.path: the query holds a credential', '"extra-headers'],
    [body('"{{prompt}}"'), 'custom.body: got text (not shown); expected a mapping', ''],
    [body('{ m: hello }'), 'custom.body: no text in it is "{{prompt}}"', 'in quotes'],
    [body('{ m: {{prompt}} }'), 'custom.body.m: has a placeholder without quotes', '"{{prompt}}"'],
    [body('{ m: "{{promt}}" }'), 'custom.body.m: got "{{promt}}"; expected {{prompt}}', 'Did you mean "prompt"?'],
    [body('{ m: ["{{prompt}}", "{{constructor}}"] }'), 'custom.body.m[1]: got "{{constructor}}"', ''],
    [body('{ m: "Say {{messages}}" }'), 'custom.body.m: "{{messages}}" stands in a text', '"{{prompt}}"'],
    [body(`{ m: "{{prompt}}", k: "\${TOKEN}" }`), 'custom.body.k: names a variable', '"extra-headers"'],
    [stream('text: a..b'), 'custom.text: got "a..b"; expected names separated by dots', ''],
    [stream(`text: ${'a.'.repeat(30)}a`), 'custom.text: got', ''],
    [stream('format: json, text: a'), 'custom.format: got "json"; expected sse, ndjson or text', 'ndjson'],
    [stream('format: ndjson'), 'custom: "text" is missing', ''],
    [stream('format: text, text: a'), 'custom.text: has no meaning with "format: text"', ''],
    [stream('format: text, done: { data: a }'), 'custom.done: has no meaning with "format: text"', ''],
    [stream('text: a, done: "[DONE]"'), 'custom.done: got "[DONE]"; expected a mapping such as { data: "[DONE]" }', ''],
    [stream('text: a, done: {}'), 'custom.done: got nothing in it; expected one of "data", "event" or "path"', ''],
    [stream('text: a, done: { value: x }'), 'custom.done: got "value" in it', '{ path: type, value: end }'],
    [stream('text: a, done: { data: x, event: y }'), 'custom.done: got "data" and "event" in it', ''],
    [stream('text: a, done: { event: x, value: y }'), 'custom.done: got "event" and "value" in it', ''],
    [stream('text: a, text-event: { data: x }'), 'custom.text-event: got "data" in it; expected one of "event" or', ''],
    [
      stream('text: a, format: ndjson, done: { event: x }'),
      'custom.done: got "event" in it; expected one of "data"',
      ''
    ],
    [custom(`${BODY}`), 'custom: "path" is missing', ''],
    [custom('path: /chat'), 'custom: "body" is missing', ''],
    [custom(`path: /chat, method: GET, ${BODY}`), 'custom.method: unknown key "method"; expected path, body', '']
  ])('%s', (members, message, hint) => {
    const [said = '', advice = ''] = problemOf(members).split(' | ')
    expect(said).toContain(message)
    expect(advice).toContain(hint)
  })

  it('of another API is refused', () => {
    const config = `targets: [{ model: m, ${path('/chat')} }]`
    expect(() => readPlan({ 'api-key': 'x' }, aWorld({ [CONFIG_PATH]: config }))).toThrow(/"api" is not "custom"/)
  })

  it('has no input: it needs the file', () => {
    expect(() => readPlan({ model: 'm', api: 'custom', 'base-url': 'http://127.0.0.1:1' }, aWorld({}))).toThrow(
      /input "api": got "custom" without the block "custom"/
    )
  })
})
