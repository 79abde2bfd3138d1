import { describe, expect, it } from '@jest/globals'
import { Secret } from '../../../src/domain/secret.ts'
import { signedHeaders } from '../../../src/measure/wire/sign-request.ts'
import { carriedSignature, signatureOf } from '../../support/sigv4.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const NOW = new Date('2026-11-30T12:34:56Z')

const requestOf = (path: string, body = '{"messages":[]}') => ({
  origin: 'https://bedrock-runtime.us-east-1.amazonaws.com',
  path,
  headers: { 'content-type': 'application/json', accept: 'application/vnd.amazon.eventstream', 'user-agent': 'x' },
  body
})
const signingOf = (token?: string) => ({
  credentials: {
    accessKeyId: new Secret('AKIDEXAMPLE'),
    secretAccessKey: new Secret(SECRET),
    ...(token === undefined ? {} : { sessionToken: new Secret(token) })
  },
  region: 'us-east-1',
  service: 'bedrock'
})

describe('a signature', () => {
  it.each([
    ['a plain path', '/model/m/converse-stream', '{}', undefined],
    ['a colon', '/model/anthropic.claude-v1%3A0/converse-stream', '{}', undefined],
    ['an ARN', '/model/arn%3Aaws%3Abedrock%3Aus-east-1%3A1%3Ainference-profile%2Fx/converse-stream', '{}', undefined],
    ['a query', '/model/m/converse-stream?b=2&a=1', '{}', undefined],
    ['a body beyond ASCII', '/model/m/converse-stream', '{"text":"wörld 👩‍🚀"}', undefined],
    ['a session', '/model/m/converse-stream', '{}', 'FwoGZXIvYXdzEJr//////////token==']
  ])('is what the specification makes of %s', async (_, path, body, token) => {
    const request = requestOf(path, body)
    const headers = await signedHeaders(request, signingOf(token), NOW)
    const received = { ...headers, host: 'bedrock-runtime.us-east-1.amazonaws.com' }
    expect(carriedSignature(headers)).toMatch(/^[0-9a-f]{64}$/)
    expect(carriedSignature(headers)).toBe(signatureOf({ method: 'POST', path, headers: received, body }, SECRET))
  })

  it('names day, region, service and the session, and signs the host', async () => {
    const headers = await signedHeaders(requestOf('/model/m/converse-stream'), signingOf('token-1'), NOW)
    expect(headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20261130\/us-east-1\/bedrock\/aws4_request, SignedHeaders=[a-z0-9;-]*\bhost;/
    )
    expect(headers).toMatchObject({ 'x-amz-date': '20261130T123456Z', 'x-amz-security-token': 'token-1' })
    expect(headers['authorization']).toContain('x-amz-security-token')
  })

  it('keeps the other headers, and leaves the host to the connection', async () => {
    const headers = await signedHeaders(requestOf('/model/m/converse-stream'), signingOf(), NOW)
    expect(headers).toMatchObject({ 'user-agent': 'x', 'content-type': 'application/json' })
    expect(headers).not.toHaveProperty('host')
    expect(headers['authorization']).not.toContain('user-agent')
  })

  it('changes with every part of the request', async () => {
    const signatures = await Promise.all(
      [requestOf('/a'), requestOf('/b'), requestOf('/a', '{}')].map(async (request) =>
        carriedSignature(await signedHeaders(request, signingOf(), NOW))
      )
    )
    expect(new Set(signatures).size).toBe(3)
  })

  // The example that AWS publishes with its answer: GET of ListUsers, 2015-08-30.
  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
  it('is checked by code that gives the published answer to the published example', () => {
    const scope = 'AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request'
    const headers = {
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=content-type;host;x-amz-date, Signature=`,
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      host: 'iam.amazonaws.com',
      'x-amz-date': '20150830T123600Z'
    }
    const request = { method: 'GET', path: '/?Action=ListUsers&Version=2010-05-08', headers, body: '' }
    expect(signatureOf(request, SECRET)).toBe('5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7')
  })
})
