import { describe, expect, it } from '@jest/globals'
import { environmentSchema } from '../../../src/domain/environment.ts'
import { readRunnerEnvironment } from '../../../src/github/event/environment.ts'

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
