import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { environmentSchema } from '../../../src/domain/environment.ts'
import { readActionInputs, readRunnerEnvironment } from '../../../src/github/event/runner.ts'

let printed: string

beforeEach(() => {
  printed = ''
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (name.startsWith('INPUT_')) delete process.env[name]
})

describe('readActionInputs', () => {
  it('gives what was given, trimmed, and leaves out what was not', () => {
    process.env['INPUT_MODEL'] = ' mini \n'
    process.env['INPUT_BASE-URL'] = ''
    process.env['INPUT_BUDGETS'] = 'ttft.p95 < 1s\nerror_rate < 1%\n'
    expect(readActionInputs(['model', 'base-url', 'budgets', 'fail-on'])).toEqual({
      model: 'mini',
      budgets: 'ttft.p95 < 1s\nerror_rate < 1%'
    })
    expect(printed).toBe('')
  })

  it('hands on what was given under another name, such as a misspelt one', () => {
    process.env['INPUT_BUDGET'] = 'ttft.p95 < 1s'
    process.env['INPUT_BASE-ULR'] = 'https://h/v1'
    process.env['INPUT_EMPTY'] = ''
    expect(readActionInputs(['model', 'budgets'])).toEqual({ budget: 'ttft.p95 < 1s', 'base-ulr': 'https://h/v1' })
  })

  it('masks keys at once', () => {
    process.env['INPUT_API-KEY'] = 'sk-very-secret'
    process.env['INPUT_GITHUB-TOKEN'] = 'ghs_token'
    expect(readActionInputs(['api-key', 'github-token'])).toEqual({
      'api-key': 'sk-very-secret',
      'github-token': 'ghs_token'
    })
    expect(printed).toBe('::add-mask::sk-very-secret\n::add-mask::ghs_token\n')
  })

  it('masks nothing so short that it would star the whole log', () => {
    process.env['INPUT_API-KEY'] = 'none'
    readActionInputs(['api-key'])
    expect(printed).toBe('')
  })
})

describe('readRunnerEnvironment', () => {
  it('reads what the runner says of itself', () => {
    const environment = readRunnerEnvironment({
      RUNNER_OS: 'Linux',
      RUNNER_ARCH: 'X64',
      RUNNER_NAME: 'GitHub Actions 12',
      RUNNER_ENVIRONMENT: 'github-hosted',
      ImageOS: 'ubuntu24',
      ImageVersion: '20261101.1.0'
    })
    expect(environment).toMatchObject({
      os: 'Linux',
      architecture: 'X64',
      runnerName: 'GitHub Actions 12',
      runnerEnvironment: 'github-hosted',
      image: 'ubuntu24 20261101.1.0',
      nodeVersion: process.version
    })
    expect(environmentSchema.parse(environment)).toEqual(environment)
  })

  it('leaves out what is not said, and bounds what is', () => {
    const environment = readRunnerEnvironment({ RUNNER_NAME: 'x'.repeat(1000), RUNNER_OS: '' })
    expect(environment).not.toHaveProperty('image')
    expect(environment).not.toHaveProperty('os')
    expect(environmentSchema.parse(environment).runnerName).toHaveLength(300)
  })
})
