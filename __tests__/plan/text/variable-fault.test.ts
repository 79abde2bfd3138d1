import { describe, expect, it } from '@jest/globals'
import { variableFault } from '../../../src/plan/text/variable-fault.ts'

describe('variableFault', () => {
  it.each([
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'GH_ENTERPRISE_TOKEN',
    'RUNNER_TEMP',
    'INPUT_API_KEY',
    'NODE_OPTIONS',
    'NODE_AUTH_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'AWS_ACCESS_KEY_ID',
    'aws_secret_access_key',
    'Actions_Runtime_Token'
  ])('refuses %s, by its name', (name) => {
    expect(variableFault(name)?.message).toContain(name)
  })

  it.each([
    'OPENAI_API_KEY',
    'TEAM',
    'GITHUB_SHA',
    'GITHUB_RUN_ID',
    'AWS_BEARER_TOKEN_BEDROCK',
    'AWS_REGION',
    'MY_GITHUB_TOKEN'
  ])('lets %s pass', (name) => expect(variableFault(name)).toBeUndefined())
})
