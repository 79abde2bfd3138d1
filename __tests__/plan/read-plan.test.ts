import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import type { RawInputs } from '../../src/plan/config/read-inputs.ts'
import { readPlan, readUncappedPlan } from '../../src/plan/read-plan.ts'
import { aWorld, CONFIG_PATH, complaintsOf, planOf, sha256 } from './plan-world.ts'

type Files = Readonly<Record<string, string>>

const plan = (raw: RawInputs, files: Files = {}) => readPlan(raw, aWorld(files))
const complaints = (raw: RawInputs, files: Files = {}) => complaintsOf(() => plan(raw, files))

describe('readPlan', () => {
  it('makes a whole plan of the short form', () => {
    const raw = { model: 'gpt-4.1-mini', 'api-key': 'k', budgets: 'ttft.p95 < 1500ms\nerror_rate < 1%\n' }
    expect(plan(raw)).toMatchObject({
      targets: [{ id: 'gpt-4.1-mini', baseUrl: 'https://api.openai.com/v1', key: { from: 'input' }, owned: false }],
      prompts: { name: 'builtin:chat-20' },
      schedule: { requestCount: 60, inFlightCount: 4 },
      budgets: [
        { metric: 'ttft', limit: 1500 },
        { metric: 'error_rate', limit: 0.01 }
      ],
      compare: 'auto',
      comment: 'on-change',
      store: 'artifact',
      runCount: 1,
      keepEvents: false
    })
  })

  it('leaves out what was not said', () => {
    const members = Object.keys(plan({ model: 'm' }))
    expect(members.filter((name) => ['key', 'caFile', 'baselineWorkflow', 'anchor'].includes(name))).toEqual([])
    expect(plan({}, { [CONFIG_PATH]: 'targets: [{ id: m, model: m }]\nanchor: v1.2.0\n' }).anchor).toBe('v1.2.0')
  })

  it('has base in it where a target names one, and says that it is that', () => {
    const config = (compare: string) => ({
      [CONFIG_PATH]: `targets: [{ id: gw, model: m, base-url: http://127.0.0.1:1/v1, base: { base-url: http://127.0.0.1:2/v1 } }]\ncompare: ${compare}\n`
    })
    const both = plan({}, config('auto'))
    expect(both.targets.map(({ id, baseOf }) => [id, baseOf])).toEqual([
      ['gw', undefined],
      ['gw (base)', 'gw']
    ])
    expect(both.base).toEqual({ source: 'base-block', prompts: both.prompts })
    const alone = plan({}, config('history'))
    expect([alone.targets.length, alone.base]).toEqual([1, undefined])
    expect(alone.fingerprint).toBe(both.fingerprint)
  })

  it('reads how base and head are compared', () => {
    const config = {
      [CONFIG_PATH]: 'targets: [{ model: m }]\nschedule: { pairs: 400 }\ngate: { fail-fast: false }\ntrial: true\n'
    }
    expect(plan({}, config)).toMatchObject({
      schedule: { pairs: { least: 60, most: 400 } },
      gate: { failFast: false },
      trial: true,
      compare: 'auto'
    })
    expect(plan({ trial: 'false', compare: 'interleaved' }, config)).toMatchObject({
      trial: false,
      compare: 'interleaved'
    })
  })

  it('takes a client certificate and its key, and never one of them alone', () => {
    const config = (more: string) => ({ [CONFIG_PATH]: `targets: [{ model: m }]\n${more}` })
    const both = plan({}, config('client-cert-file: c.pem\nclient-key-file: k.pem\n'))
    expect(both).toMatchObject({ clientCertFile: 'c.pem', clientKeyFile: 'k.pem' })
    expect(complaints({}, config('client-key-file: k.pem\n'))).toEqual([
      `${CONFIG_PATH}:2:18: at client-key-file: "client-cert-file" is missing; set both or neither`
    ])
  })

  it('lets an input override the file’s key of the same name', () => {
    const config = 'targets: [{ model: m }]\nprompts: builtin:chat-20\nruns: 2\nstore: file\nkey: a\ncompare: off\n'
    const both = plan({ prompts: 'builtin:smoke-6', runs: '3', key: 'b' }, { [CONFIG_PATH]: config })
    expect(both).toMatchObject({
      prompts: { name: 'builtin:smoke-6' },
      runCount: 3,
      key: 'b',
      store: 'file',
      compare: 'off'
    })
  })

  it('reports what is wrong with inputs, file, targets, prompts and budgets in one go', () => {
    const config =
      'targets:\n  - model: m\n    base-url: http://h.com\nbugets: []\nprompts: p.yml\nbudgets: [tttf < 1s]\n'
    const lines = complaints({ runs: 'x', budgets: 'fast' }, { [CONFIG_PATH]: config, 'p.yml': '- id: a\n' })
    const places = lines.filter((line) => !line.startsWith('  hint: ')).map((line) => line.split(': ')[0])
    expect(places).toEqual([
      'input "runs"',
      `${CONFIG_PATH}:4:1`,
      `${CONFIG_PATH}:3:15`,
      'p.yml:1:3',
      `${CONFIG_PATH}:6:11`,
      'input "budgets", entry 1'
    ])
  })

  it.each([
    [
      'prompts: gone.yml',
      `${CONFIG_PATH}:2:10: at prompts: the prompt file "gone.yml" does not exist in the repository`
    ],
    [
      'prompts: ../p.yml',
      `${CONFIG_PATH}:2:10: at prompts: "../p.yml" is outside the repository; expected a path from its root`
    ],
    ['prompts: builtin:x', expect.stringContaining(`${CONFIG_PATH}:2:10: at prompts: unknown prompt set "builtin:x"`)]
  ])('says of %s where it stands', (line, complaint) => {
    expect(
      complaints({}, { [CONFIG_PATH]: `targets: [{ model: m }]\n${line}\n`, '../p.yml': '- { id: a, prompt: x }' })
    ).toEqual([complaint])
  })

  it('names a prompt set as GitHub names its file', () => {
    const files = { 'sets/p.yml': '- { id: a, prompt: x }' }
    const inFile = plan({}, { ...files, [CONFIG_PATH]: 'targets: [{ model: m }]\nprompts: ./sets/p.yml\n' })
    expect([inFile.prompts.name, plan({ model: 'm', prompts: 'sets//p.yml' }, files).prompts.name]).toEqual([
      'sets/p.yml',
      'sets/p.yml'
    ])
  })

  it('says of a prompt set that an input names which input that was', () => {
    expect(complaints({ model: 'm', prompts: 'gone.yml' })).toEqual([
      'input "prompts": the prompt file "gone.yml" does not exist in the repository'
    ])
  })

  it('refuses a plan whose caps end it too early, as something other than wrong input', () => {
    const config = 'targets:\n  - { model: m, price: { input: 1, output: 1 } }\nschedule: { max-cost: $0.001 }\n'
    const refused = () => plan({}, { [CONFIG_PATH]: config })
    expect(refused).toThrow(KnownError)
    expect(refused).toThrow(expect.objectContaining({ code: 'cannot-reach-first-look' }))
    expect(readUncappedPlan({}, aWorld({ [CONFIG_PATH]: config })).targets).toHaveLength(1)
  })

  it('holds no key', () => {
    expect(JSON.stringify(plan({ model: 'm', 'api-key': 's3cret' }))).not.toContain('s3cret')
  })
})

describe('fingerprints', () => {
  const config = (target: string, rest = '') => `targets:\n  - { model: m, ${target} }\n${rest}`
  const base = planOf(config('params: { temperature: 0, seed: 1 }'))
  const fingerprintOf = (text: string) => planOf(text).targets[0]?.fingerprint

  it('are hashes', () => {
    expect(base.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(base.targets[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['parameters in another order', 'params: { seed: 1, temperature: 0 }', ''],
    ['a default written out', 'params: { temperature: 0, seed: 1 }, base-url: "https://API.openai.com/v1/"', ''],
    ['another id', 'id: other, params: { temperature: 0, seed: 1 }', ''],
    ['a price', 'params: { temperature: 0, seed: 1 }, price: { input: 1, output: 1 }', ''],
    ['more requests', 'params: { temperature: 0, seed: 1 }', 'schedule: { requests: 80 }']
  ])('stay as they are with %s', (_, target, rest) => {
    expect(fingerprintOf(config(target, rest))).toBe(base.targets[0]?.fingerprint)
  })

  it.each([
    ['another parameter', 'params: { temperature: 1, seed: 1 }', ''],
    ['another model', 'model: n, params: { temperature: 0, seed: 1 }', ''],
    ['another address', 'params: { temperature: 0, seed: 1 }, base-url: https://api.groq.com/v1', ''],
    ['another body', 'params: { temperature: 0, seed: 1 }, extra-body: { a: 1 }', ''],
    ['another header', 'params: { temperature: 0, seed: 1 }, extra-headers: { x-a: b }', ''],
    ['another label', 'params: { temperature: 0, seed: 1 }, labels: { a: b }', ''],
    ['another load', 'params: { temperature: 0, seed: 1 }', 'schedule: { in-flight: 2 }']
  ])('change with %s', (_, target, rest) => {
    const text = config(target, rest).replace('model: m, model: n', 'model: n')
    expect(fingerprintOf(text)).not.toBe(base.targets[0]?.fingerprint)
  })

  const prompts = (text: string) => readPlan({ model: 'm', prompts: 'p.yml' }, aWorld({ 'p.yml': text }))

  it('tell a prompt by what it says and how long its answer may be, not by its name', () => {
    const [a] = prompts('- { id: a, prompt: Hi }').prompts.scenarios
    const [renamed] = prompts('- { id: b, prompt: Hi, kind: greeting }').prompts.scenarios
    const [longer] = prompts('- { id: a, prompt: Hi, max-output-tokens: 300 }').prompts.scenarios
    const [other] = prompts('- { id: a, prompt: Ho }').prompts.scenarios
    expect(renamed?.hash).toBe(a?.hash)
    expect(new Set([a?.hash, longer?.hash, other?.hash]).size).toBe(3)
    // RFC 8785 form, so that anyone can make the same hash.
    expect(a?.hash).toBe(sha256('{"maxOutputTokens":256,"messages":[{"content":"Hi","role":"user"}]}'))
  })

  it('change with a prompt that a file holds, and not with the order of a set', () => {
    const two = prompts('- { id: a, prompt: Hi }\n- { id: b, prompt: Ho }')
    const swapped = prompts('- { id: b, prompt: Ho }\n- { id: a, prompt: Hi }')
    expect(swapped.fingerprint).toBe(two.fingerprint)
    expect(prompts('- { id: a, prompt: Hi }').fingerprint).not.toBe(two.fingerprint)
    const set = '- { id: a, messages: [{ role: user, file: x.md }] }'
    const withFile = (content: string) => plan({ model: 'm', prompts: 'p.yml' }, { 'p.yml': set, 'x.md': content })
    expect(withFile('one').fingerprint).not.toBe(withFile('two').fingerprint)
  })
})
