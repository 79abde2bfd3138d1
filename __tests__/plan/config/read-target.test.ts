import { describe, expect, it } from '@jest/globals'
import { readTarget } from '../../../src/plan/config/read-target.ts'

type Config = Parameters<typeof readTarget>[0]

const read = (config: Partial<Config>, inputKeyGiven = false) => readTarget({ model: 'm', ...config }, inputKeyGiven)
const at = (url: string, more: Partial<Config> = {}) => read({ 'base-url': url, ...more })
const variable = `\${NAME}`

describe('readTarget', () => {
  it('fills in what is not said', () => {
    expect(read({})).toEqual({
      id: 'm',
      model: 'm',
      api: 'openai-chat',
      baseUrl: 'https://api.openai.com/v1',
      key: { from: 'input' },
      params: {},
      extraBody: {},
      extraHeaders: {},
      labels: {},
      owned: false,
      readyTimeoutMs: 60_000
    })
  })

  it.each([
    ['https://api.openai.com/v1', {}, false],
    ['https://api.openai.com/v1', { owned: true }, true],
    ['https://llm.example.com/v1', {}, true],
    ['https://llm.example.com/v1', { owned: false }, false],
    ['http://127.0.0.1:8000', {}, true],
    ['http://10.0.0.1:8000', {}, true],
    ['http://[fd00::1]:8000', {}, true],
    ['http://vllm:8000', {}, true],
    ['http://gpu.internal', {}, true]
  ])('knows whose speed %s with %j is', (url, more, owned) => {
    expect(at(url, more)).toMatchObject({ owned })
  })

  it.each([
    ['a variable that is named', { 'api-key-env': 'KEY' }, false, { from: 'environment', name: 'KEY' }],
    ['a variable rather than the input', { 'api-key-env': 'KEY' }, true, { from: 'environment', name: 'KEY' }],
    ['the input', { 'base-url': 'https://own.example.com' }, true, { from: 'input' }],
    ['nowhere', { 'base-url': 'https://own.example.com' }, false, { from: 'none' }],
    ['the input at a hosted API, even if it came empty', {}, false, { from: 'input' }],
    ['a header of its own', { 'extra-headers': { 'api-key': variable } }, true, { from: 'none' }]
  ])('takes its key from %s', (_, config, inputKeyGiven, key) => {
    expect(read(config, inputKeyGiven)).toMatchObject({ key })
  })

  it.each([
    ['api-key-env', { 'api-key-env': 'ACTIONS_RUNTIME_TOKEN' }, ['api-key-env']],
    ['a header', { 'extra-headers': { 'x-a': `Token \${AWS_SESSION_TOKEN}` } }, ['extra-headers', 'x-a']]
  ])('never sends what is the runner’s own, as %s', (_, config, path) => {
    expect(read(config)).toEqual([expect.objectContaining({ path, message: expect.stringContaining('never sent') })])
  })

  it.each([
    ['http://127.0.0.1:8000', { 'api-key-env': 'KEY' }],
    ['http://localhost:8000', { 'api-key-env': 'KEY' }],
    ['http://10.0.0.1:8000', {}],
    ['http://vllm:8000', { 'api-key-env': 'KEY', 'allow-http': true }],
    ['http://gpu.internal:8000', { 'extra-headers': { 'x-api-key': variable }, 'allow-http': true }]
  ])('lets plain http go to %s with %j', (url, more) => {
    expect(at(url, more)).toHaveProperty('baseUrl', url)
  })

  it.each([
    ['http://llm.example.com', {}, 'got plain http for llm.example.com'],
    ['http://llm.example.com', { 'allow-http': true }, 'got plain http for llm.example.com'],
    ['http://vllm:8000', { 'api-key-env': 'KEY' }, 'the key would be sent to vllm over plain http'],
    [
      'http://10.0.0.1',
      { 'extra-headers': { authorization: variable } },
      'the key would be sent to 10.0.0.1 over plain http'
    ],
    [
      'http://vllm:8000',
      { 'extra-headers': { 'x-team': `Bearer ${variable}` } },
      'the key would be sent to vllm over plain http'
    ],
    ['http://169.254.169.254', {}, 'got plain http for 169.254.169.254'],
    ['https://u:p@h.com', {}, 'the address contains credentials'],
    ['https://h.com?a=b', {}, 'the address contains a query']
  ])('refuses %s with %j', (url, more, message) => {
    expect(at(url, more)).toEqual([
      expect.objectContaining({ path: ['base-url'], message: expect.stringContaining(message) })
    ])
  })

  it.each<[string, Partial<Config>]>([
    ['https://api.openai.com/v1', {}],
    ['https://generativelanguage.googleapis.com/v1beta', { api: 'gemini' }],
    ['http://127.0.0.1:11434/api', { api: 'ollama' }]
  ])('is at %s with %j', (baseUrl, config) => {
    expect(read(config)).toMatchObject({ baseUrl })
  })

  it('reports all that is wrong, each at its own member', () => {
    const faults = at('http://llm.example.com', { params: { n: 2 }, 'extra-headers': { host: 'x', 'x-key': 'y' } })
    expect(faults).toMatchObject([
      { path: ['base-url'] },
      { path: ['params', 'n'] },
      { path: ['extra-headers', 'host'] },
      { path: ['extra-headers', 'x-key'] }
    ])
  })
})

describe('wait-for', () => {
  const waitFor = (given: string, url = 'http://127.0.0.1:8000/v1') => at(url, { 'wait-for': given })

  it.each([
    ['/health', 'http://127.0.0.1:8000/health'],
    ['/v1/models?x=1', 'http://127.0.0.1:8000/v1/models?x=1'],
    ['http://127.0.0.1:9000/ready', 'http://127.0.0.1:9000/ready'],
    ['http://db.internal:8080/ready', 'http://db.internal:8080/ready']
  ])('%s means %s', (given, address) => {
    expect(waitFor(given)).toMatchObject({ waitFor: address })
  })

  it('may be on the host of the target, wherever that is', () => {
    expect(waitFor('https://llm.example.com/ready', 'https://llm.example.com/v1')).toMatchObject({
      waitFor: 'https://llm.example.com/ready'
    })
  })

  it.each([
    ['health', 'got "health"; expected a path that begins with "/"'],
    ['//evil.example/x', 'without a host'],
    ['/../x', 'without ".."'],
    [
      'https://evil.example/x',
      'got the host evil.example; expected the host of "base-url", this machine, or a private address'
    ],
    ['http://169.254.169.254/latest/meta-data', 'got the host 169.254.169.254'],
    ['http://metadata.internal/x', 'got the host metadata.internal'],
    ['http://me:secret@127.0.0.1/x', 'contains credentials'],
    ['http://127.0.0.1/x?token=abc', 'contains a query']
  ])('%s is refused', (given, message) => {
    expect(waitFor(given)).toEqual([
      expect.objectContaining({ path: ['wait-for'], message: expect.stringContaining(message) })
    ])
  })
})
