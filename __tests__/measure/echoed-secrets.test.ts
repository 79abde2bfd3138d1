import { describe, expect, it } from '@jest/globals'
import { any, C, D } from '../support/chat-events.ts'
import { type JobDone, KEY, runJob } from '../support/measure-job.ts'
import { document, head, httpChunk, type Script } from '../support/raw-server.ts'

const HEADER_VALUE = 'hk/Very+Secret value:0123'
const SECRETS = [KEY, HEADER_VALUE]

/** Each way in which an endpoint may repeat what it was sent. */
const ENCODINGS: Readonly<Record<string, (value: string) => string>> = {
  bare: (value) => value,
  base64: (value) => Buffer.from(value).toString('base64'),
  'base64, behind a name': (value) => Buffer.from(`user:${value}`).toString('base64'),
  'base64, behind a longer name': (value) => Buffer.from(`Bearer ${value}!`).toString('base64'),
  base64url: (value) => Buffer.from(`a${value}`).toString('base64url'),
  'in a URL': encodeURIComponent,
  'in a URL, in small letters': (value) => encodeURIComponent(value).replaceAll(/%../g, (code) => code.toLowerCase()),
  'in JSON': (value) => JSON.stringify(value),
  hex: (value) => Buffer.from(value).toString('hex'),
  'hex in capitals': (value) => Buffer.from(value).toString('hex').toUpperCase(),
  'among other words': (value) => `key=${value}; please check`
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what users write
const HEADER = 'Token ${HK}'
const target = { key: { from: 'environment', name: 'MINI_KEY' }, extraHeaders: { 'x-gate': HEADER } } as const
const options = { environment: { HK: HEADER_VALUE } }
const run = (script: () => Script): Promise<JobDone | Error> =>
  runJob({ script, target, options }).catch((error: unknown) => error as Error)

/** Every member of a reply that is read into a sample, holding the same text. */
function reply(text: string): Script {
  const chunk = {
    id: text,
    object: text,
    model: text,
    system_fingerprint: text,
    service_tier: text,
    provider: text,
    choices: [{ index: 0, delta: { content: 'a', [text]: `${text}1` }, finish_reason: null }]
  }
  const last = { ...chunk, choices: [{ index: 0, delta: { [text]: `${text}2` }, finish_reason: 'stop' }] }
  const headers = {
    'transfer-encoding': 'chunked',
    connection: 'keep-alive',
    'x-litellm-model-id': text,
    'x-served-by': text,
    'x-groq-region': text,
    'openai-processing-ms': text
  }
  const printable = Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)))
  return [{ atMs: 0, bytes: head(200, printable) + httpChunk(any(chunk) + C('b') + any(last) + D) + httpChunk('') }]
}

describe('an endpoint that repeats every secret it is sent', () => {
  const leaks = (done: JobDone | Error, encoded: string): readonly string[] => {
    const text =
      done instanceof Error
        ? `${done.message} ${String((done as { hint?: string }).hint)}`
        : JSON.stringify([done.measured, done.notes])
    return [...SECRETS, encoded, JSON.stringify(encoded).slice(1, -1)].filter((secret) => text.includes(secret))
  }
  const cases = Object.keys(ENCODINGS).flatMap((name) => SECRETS.map((secret) => [name, secret] as const))

  it.each(cases)('leaves none in samples and notes: %s', async (name, secret) => {
    const encoded = ENCODINGS[name]?.(secret) ?? ''
    expect(leaks(await run(() => reply(encoded)), encoded)).toEqual([])
  })

  it.each(cases)('leaves none in errors: %s', async (name, secret) => {
    const encoded = ENCODINGS[name]?.(secret) ?? ''
    const body = JSON.stringify({ error: { message: encoded, type: encoded, code: encoded, param: encoded } })
    expect(leaks(await run(() => document(400, body)), encoded)).toEqual([])
  })
})
