import { describe, expect, it } from '@jest/globals'
import { readConfig, readConfigFile } from '../../../src/plan/config/read-config.ts'

const read = (text: string) => readConfig(text, 'c.yml')
const complaints = (text: string) => read(text).problems.map(({ where, message }) => `${where}: ${message}`)

describe('readConfig', () => {
  it('reads an empty file as one that says nothing', () => {
    expect(read('# later\n')).toMatchObject({ config: {}, problems: [] })
  })

  it('reports everything at once, each with its place and a near name', () => {
    const text = 'targets:\n  - modle: x\n    model: m\nschedule:\n  timeout: 900\nruns: many\nbugets: []\n'
    expect(read(text).problems).toEqual([
      { where: 'c.yml:2:5', message: 'at targets[0].modle: unknown key "modle"', hint: 'Did you mean "model"?' },
      { where: 'c.yml:5:12', message: expect.stringContaining('at schedule.timeout: got 900; expected a duration') },
      { where: 'c.yml:6:7', message: 'at runs: got "many"; expected a whole number from 1 to 30' },
      { where: 'c.yml:7:1', message: 'at bugets: unknown key "bugets"', hint: 'Did you mean "budgets"?' }
    ])
  })

  it('leaves what can be used, so that the rest is checked in the same go', () => {
    const { config } = read('targets:\n  - model: m\n    modle: x\n    params: []\nprompts: p.yml\nruns: many\n')
    expect(config).toEqual({ targets: [{ model: 'm' }], prompts: 'p.yml' })
  })

  it('drops a section whole where something in it is missing', () => {
    const { config, mentions } = read('targets:\n  - id: a\nprompts: p.yml\n')
    expect(config).toEqual({ prompts: 'p.yml' })
    expect(mentions('targets')).toBe(true)
    expect(mentions('budgets')).toBe(false)
  })

  it('says that expressions of GitHub are not filled in here, once a place', () => {
    const expression = `\${${'{ secrets.KEY }'}}`
    const text = `targets:\n  - model: ${expression}\n    api-key-env: ${expression}\n`
    expect(complaints(text)).toEqual([
      'c.yml:2:12: at targets[0].model: contains an expression of GitHub, which works only in workflow files',
      'c.yml:3:18: at targets[0].api-key-env: got text (not shown); expected the name of an environment variable, not the key itself'
    ])
  })

  it.each([
    [
      'targets: [{ model: m, labels: { precision: 8 } }]',
      'at targets[0].labels.precision: got 8; expected text, in quotes'
    ],
    ['targets: [{ id: 5, model: m }]', 'at targets[0].id: got 5; expected a name for this target, in quotes'],
    ['targets: [{ model: 4.1 }]', 'at targets[0].model: got 4.1; expected the name of a model, in quotes'],
    ['targets: [{ model: true }]', 'at targets[0].model: got true; expected the name of a model, in quotes'],
    ['when-label: ""', 'at when-label: got empty text; expected the name of a label'],
    [
      'gate: { fail-on: regression }',
      'at gate.fail-on: got "regression"; expected a list such as [regression, budget], or [] for none'
    ]
  ])('says it once, and how to write it: %s', (text, complaint) => {
    expect(complaints(text).map((one) => one.replace(/^c\.yml:\d+:\d+: /, ''))).toEqual([complaint])
  })

  it('never repeats a key that was put into the file', () => {
    const text = 'targets:\n  - model: m\n    api-key: sk-s3cret\n    api-key-env: sk-s3cret\n'
    expect(complaints(text)).toHaveLength(2)
    expect(complaints(text).join()).not.toContain('s3cret')
  })

  it.each([
    ['hello', 'c.yml:1:1: got text (not shown); expected a mapping'],
    ['targets: [', 'c.yml:1:11: malformed YAML: '],
    ['a: 1\na: 2', 'c.yml:2:1: the key "a" appears twice']
  ])('survives %j', (text, complaint) => {
    expect(complaints(text).join('\n')).toContain(complaint)
    expect(read(text).config).toEqual({})
  })
})

describe('readConfigFile', () => {
  const world = (files: Readonly<Record<string, string>>) => ({
    readText: (path: string) => files[path],
    defaultConfigPath: '.github/llm-latency.yml'
  })

  it('reads the default file where none is named', () => {
    const file = readConfigFile({}, world({ '.github/llm-latency.yml': 'runs: 2' }))
    expect(file).toMatchObject({ config: { runs: 2 }, exists: true, path: '.github/llm-latency.yml', problems: [] })
  })

  it('does without it', () => {
    expect(readConfigFile({ config: ' ' }, world({}))).toMatchObject({ config: {}, exists: false, problems: [] })
  })

  it('prefers the one that is named, and insists on it', () => {
    const files = { '.github/llm-latency.yml': 'runs: 2', 'other.yml': 'runs: 3' }
    expect(readConfigFile({ config: 'other.yml' }, world(files)).config).toEqual({ runs: 3 })
    expect(readConfigFile({ config: './other.yml' }, world(files))).toMatchObject({ path: 'other.yml', exists: true })
    expect(readConfigFile({ config: 'gone.yml' }, world(files)).problems).toEqual([
      { where: 'input "config"', message: 'the file "gone.yml" does not exist', hint: expect.anything() }
    ])
  })
})
