import { describe, expect, it } from '@jest/globals'
import { awsCredentials, awsSecrets } from '../../../src/measure/wire/sign-request.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' }

describe('awsCredentials', () => {
  it('reads what the SDKs of AWS read, and shows none of it', () => {
    const credentials = awsCredentials({ ...KEYS, AWS_SESSION_TOKEN: 'token' })
    expect(awsSecrets(credentials)).toEqual(['AKID', 'secret', 'token'])
    expect(JSON.stringify(credentials)).not.toMatch(/AKID|secret"|token"/)
  })

  it('needs no session', () => {
    expect(awsSecrets(awsCredentials({ ...KEYS, AWS_SESSION_TOKEN: '' }))).toEqual(['AKID', 'secret'])
  })

  it.each([
    {},
    { AWS_ACCESS_KEY_ID: 'AKID' },
    { ...KEYS, AWS_SECRET_ACCESS_KEY: '' },
    { ...KEYS, AWS_ACCESS_KEY_ID: ' ' }
  ])('has none in %j', (environment) => {
    expect(awsCredentials(environment)).toBeUndefined()
    expect(awsSecrets(undefined)).toEqual([])
  })
})
