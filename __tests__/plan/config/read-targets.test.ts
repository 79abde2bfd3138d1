import { describe, expect, it } from '@jest/globals'
import { readConfigFile } from '../../../src/plan/config/read-config.ts'
import { type RawInputs, readInputs } from '../../../src/plan/config/read-inputs.ts'
import { readTargets } from '../../../src/plan/config/read-targets.ts'
import { aWorld, CONFIG_PATH } from '../plan-world.ts'

function read(raw: RawInputs, config?: string) {
  const world = aWorld(config === undefined ? {} : { [CONFIG_PATH]: config })
  return readTargets({ raw, inputs: readInputs(raw), file: readConfigFile(raw, world), world })
}
const complaints = (...given: Parameters<typeof read>) =>
  read(...given).problems.map(({ where, message }) => `${where}: ${message}`)

describe('readTargets', () => {
  it('makes one target of the inputs, named for its model', () => {
    const { targets } = read({ model: 'gpt-4.1-mini', 'api-key': 'k', 'base-url': 'https://own.example.com/v1' })
    expect(targets).toMatchObject([
      { id: 'gpt-4.1-mini', baseUrl: 'https://own.example.com/v1', key: { from: 'input' } }
    ])
  })

  it('makes it beside a file that has none', () => {
    expect(read({ model: 'm' }, 'runs: 2').targets).toHaveLength(1)
  })

  it('takes the file’s targets, and gives the key of the input to those that name none', () => {
    const { targets } = read(
      { 'api-key': 'k' },
      'targets:\n  - { model: a, api-key-env: A }\n  - { model: b, base-url: https://own.example.com }\n'
    )
    expect(targets.map(({ key }) => key)).toEqual([{ from: 'environment', name: 'A' }, { from: 'input' }])
  })

  it.each(['model', 'base-url', 'api'])('refuses the input "%s" beside targets of the file', (name) => {
    const value = name === 'base-url' ? 'https://h.com' : 'openai-chat'
    expect(complaints({ [name]: value }, 'targets:\n  - model: a\n')).toEqual([
      `input "${name}": defines a single target, but ${CONFIG_PATH} already has "targets"`
    ])
  })

  it.each([
    [undefined, `${CONFIG_PATH} does not exist`],
    ['runs: 2', `${CONFIG_PATH} has no "targets"`]
  ])('shows the short form where thing to measure, with the file %j', (config, why) => {
    const { problems } = read({}, config)
    expect(problems).toMatchObject([{ where: 'input "model"', message: expect.stringContaining(why) }])
    expect(problems[0]?.hint).toMatch(/model: gpt-4.1-mini\n {6}api-key: \$\{\{ secrets.OPENAI_API_KEY \}\}/)
  })

  it('asks for the model of an address', () => {
    expect(complaints({ 'base-url': 'https://h.com' })).toEqual([
      'input "base-url": is set, but "model" is not; a target needs a model'
    ])
  })

  it.each([
    [{ model: 'a\nb' }, undefined],
    [{ config: 'gone.yml' }, undefined],
    [{}, 'targets: [']
  ])('adds nothing to what was complained about already: %j, %j', (raw, config) => {
    expect(complaints(raw, config)).toEqual([])
  })

  it('says where in the file a target is wrong, and at which input', () => {
    expect(complaints({}, 'targets:\n  - model: a\n    base-url: http://h.com\n')).toEqual([
      expect.stringContaining(`${CONFIG_PATH}:3:15: at targets[0].base-url: got plain http for h.com`)
    ])
    expect(complaints({ model: 'm', 'base-url': 'http://h.com' })).toEqual([
      expect.stringContaining('input "base-url": got plain http for h.com')
    ])
  })

  it('refuses an id that is taken', () => {
    expect(complaints({}, 'targets:\n  - model: a\n  - id: a\n    model: b\n')).toEqual([
      `${CONFIG_PATH}:3:9: at targets[1]: the id "a" is already used by targets[0]`
    ])
  })
})

describe('the upstream of a target', () => {
  const gateway = (direct: string) =>
    `targets:\n  - { id: gw, model: m, base-url: http://127.0.0.1:4000/v1, api-key-env: GW, params: { temperature: 0 }, direct: ${direct} }\n`

  it('is a target beside it that gets the same requests, with a key of its own or none', () => {
    const { targets, problems } = read({}, gateway('{ base-url: http://127.0.0.1:9000/v1 }'))
    expect(problems).toEqual([])
    expect(targets).toMatchObject([
      { id: 'gw', baseUrl: 'http://127.0.0.1:4000/v1', key: { name: 'GW' } },
      {
        id: 'gw (direct)',
        directOf: 'gw',
        model: 'm',
        baseUrl: 'http://127.0.0.1:9000/v1',
        key: { from: 'none' },
        params: { temperature: 0 },
        owned: false
      }
    ])
    expect(targets[0]).not.toHaveProperty('directOf')
  })

  it.each([
    ['its own origin', 'http://127.0.0.1:4000/direct', 'input'],
    ['this machine', 'http://localhost:9000/v1', 'input'],
    ['another host', 'https://evil.example/v1', 'none'],
    ['a hosted API', 'https://api.openai.com/v1', 'none']
  ])('gets the key of the input at %s: %s is %s', (_, url, from) => {
    const keyless = gateway(`{ base-url: "${url}" }`).replace('api-key-env: GW, ', '')
    expect(read({ 'api-key': 'k' }, keyless).targets.map(({ key }) => key.from)).toEqual(['input', from])
  })

  it('is complained about in its own place', () => {
    expect(complaints({}, gateway('{ base-url: "http://example.com/v1" }'))).toEqual([
      expect.stringMatching(
        /^\.github\/llm-latency\.yml:2:\d+: at targets\[0\]\.direct\.base-url: got plain http for example\.com/
      )
    ])
  })
})

it.each([
  ['/health', ['http://127.0.0.1:4000/health', undefined, 'http://127.0.0.1:4001/health']],
  ['http://127.0.0.1:5000/ready', ['http://127.0.0.1:5000/ready', undefined, undefined]]
])('"wait-for: %s" is of the target, and of its base where it is a path', (given, addresses) => {
  const beside = 'direct: { base-url: http://127.0.0.1:9000/v1 }, base: { base-url: http://127.0.0.1:4001/v1 }'
  const config = `targets: [{ id: gw, model: m, base-url: http://127.0.0.1:4000/v1, wait-for: "${given}", ${beside} }]`
  expect(read({}, config).targets.map(({ waitFor }) => waitFor)).toEqual(addresses)
})

describe('the base of a target', () => {
  const served = (base: string, more = '') =>
    `targets:\n  - { id: gw, model: m, base-url: https://gw.example.com/v1, api-key-env: GW, params: { temperature: 0 }, control: true, base: ${base}${more} }\n`

  it('is a target beside it that gets the same requests, with a key of its own or none', () => {
    const { targets, problems } = read({}, served('{ base-url: http://127.0.0.1:4001/v1, api-key-env: OLD }'))
    expect(problems).toEqual([])
    expect(targets).toMatchObject([
      { id: 'gw', key: { name: 'GW' }, control: true, owned: true },
      { id: 'gw (base)', baseOf: 'gw', model: 'm', key: { name: 'OLD' }, params: { temperature: 0 }, owned: true }
    ])
    expect(targets[1]?.control).toBeUndefined()
  })

  it('makes it owned, even at a hosted API, unless the file says otherwise', () => {
    const hosted = (owned: string) =>
      read(
        {},
        `targets: [{ id: a, model: m, base-url: https://api.groq.com/v1, ${owned} base: { base-url: https://api.groq.com/v2 } }]`
      )
    expect(hosted('').targets.map(({ owned }) => owned)).toEqual([true, true])
    expect(hosted('owned: false, ').targets.map(({ owned }) => owned)).toEqual([false, false])
  })

  it.each([
    ['http://127.0.0.1:8000/v1', 'http://127.0.0.1:8000/v1'],
    ['http://127.0.0.1:8000/v1', 'http://localhost:8000/v1'],
    ['http://127.0.0.1:8000/v1', 'http://[::1]:8000/v1/'],
    ['http://localhost:8000/v1/', 'http://LOCALHOST:8000/v1'],
    ['http://127.0.0.1:8000/v1', 'http://2130706433:8000/v1'],
    ['https://llm.example.com/v1', 'https://LLM.example.com:443/v1/']
  ])('is refused where it is the target itself: %s and %s', (own, base) => {
    for (const kind of ['base', 'direct']) {
      const { problems } = read(
        {},
        `targets: [{ id: a, model: m, base-url: "${own}", ${kind}: { base-url: "${base}" } }]`
      )
      expect(problems).toHaveLength(1)
      expect(problems[0]?.message).toContain('the comparison would be with itself')
    }
  })

  it('is refused where it is the upstream, and may differ from the target by a header', () => {
    const both = '{ base-url: http://127.0.0.1:9000/v1 }'
    const of = (more: string) =>
      read({}, `targets: [{ id: a, model: m, base-url: http://127.0.0.1:8000/v1, ${more} }]`).problems
    expect(of(`base: ${both}, direct: ${both}`)).toHaveLength(1)
    expect(of('base: { base-url: http://127.0.0.1:8000/v1, extra-headers: { x-build: base } }')).toEqual([])
    expect(of('base: { base-url: http://127.0.0.1:8000/v2 }')).toEqual([])
  })

  it('stands after all targets and their upstreams', () => {
    const beside = (port: number) => `{ base-url: http://127.0.0.1:${port}/v1 }`
    const target = (id: string, port: number) =>
      `  - { id: ${id}, model: m, base-url: http://127.0.0.1:${port}/v1, base: ${beside(port + 1)}, direct: ${beside(port + 2)} }\n`
    const { targets } = read({}, `targets:\n${target('a', 1)}${target('b', 10)}`)
    expect(targets.map(({ id }) => id)).toEqual(['a', 'b', 'a (direct)', 'b (direct)', 'a (base)', 'b (base)'])
  })

  it('is complained about in its own place', () => {
    expect(complaints({}, served('{ base-url: "http://10.0.0.1/v1", api-key-env: K }'))).toEqual([
      expect.stringMatching(/at targets\[0\]\.base\.base-url: the key would be sent to 10\.0\.0\.1 over plain http/)
    ])
  })

  it('has a name that no other target may have', () => {
    const taken = 'targets:\n  - model: a\n  - id: a (base)\n    model: b\n'
    expect(complaints({}, taken)).toEqual([
      `${CONFIG_PATH}:3:9: at targets[1]: the id "a (base)" is already used by the base or upstream of "a"`
    ])
  })
})
