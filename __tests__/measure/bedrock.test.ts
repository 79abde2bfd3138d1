import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import { metadataFrame, startFrame, stopFrame, textFrame } from '../support/aws-frames.ts'
import { type Job, KEY, runJob } from '../support/measure-job.ts'
import { document, head, type Script, type Served } from '../support/raw-server.ts'
import { carriedSignature, signatureOf } from '../support/sigv4.ts'

const AWS = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE0123',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  AWS_SESSION_TOKEN: 'FwoGZXIvYXdzEJr//a-session-token==',
  AWS_REGION: 'eu-central-1'
}
const TARGET = { api: 'bedrock-converse', model: 'vendor.model-v1:0' } as const

const frames = Buffer.concat([startFrame(), textFrame('a'), textFrame('b')])
const good = (): Script => [
  { atMs: 0, bytes: head(200, { 'content-type': 'application/vnd.amazon.eventstream' }) },
  { atMs: 5, bytes: frames.subarray(0, 100) },
  { atMs: 10, bytes: frames.subarray(100) },
  { atMs: 15, bytes: Buffer.concat([stopFrame(), metadataFrame(7, 2)]) },
  { atMs: 15, close: 'fin' }
]

function headersOf({ head: text }: Served): Record<string, string> {
  const lines = text.split('\r\n').slice(1)
  return Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1] ?? '']))
}

async function failureOf(job: Job): Promise<KnownError> {
  const error: unknown = await runJob(job).catch((reason: unknown) => reason)
  if (!(error instanceof KnownError)) throw new Error(`no known failure: ${String(error)}`)
  for (const secret of [KEY, ...Object.values(AWS).slice(0, 3)]) {
    expect(`${error.message} ${error.hint}`).not.toContain(secret)
  }
  return error
}

describe('a target at Bedrock', () => {
  it('is measured over its binary frames', async () => {
    const { measured } = await runJob({ script: good, target: TARGET })
    expect(measured.samples).toHaveLength(2)
    for (const sample of measured.samples) {
      expect(sample).toMatchObject({ outcome: 'ok', inputTokenCount: 7, outputTokenCount: 2, chunkCount: 2 })
      expect(sample.ttftMs).toBeLessThanOrEqual(sample.lastMs ?? 0)
    }
  })

  it('gets each request signed for itself, as the server checks it', async () => {
    const { served } = await runJob({ script: good, target: TARGET, options: { environment: AWS } })
    const signatures = served.map((request) => {
      const path = /^POST (\S+) HTTP/.exec(request.head)?.[1] ?? ''
      expect(path).toBe('/v1/model/vendor.model-v1%3A0/converse-stream')
      const headers = headersOf(request)
      expect(headers['authorization']).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0123\/\d{8}\/eu-central-1\/bedrock\//
      )
      expect(headers['x-amz-security-token']).toBe(AWS.AWS_SESSION_TOKEN)
      const signed = { method: 'POST', path, headers, body: request.body }
      expect(carriedSignature(headers)).toBe(signatureOf(signed, AWS.AWS_SECRET_ACCESS_KEY))
      expect(request.head).not.toContain(AWS.AWS_SECRET_ACCESS_KEY)
      return carriedSignature(headers)
    })
    expect(new Set(signatures).size).toBe(3)
  })

  it('gets its key where it has one, whatever AWS credentials there are', async () => {
    const { served } = await runJob({
      script: good,
      target: { ...TARGET, key: { from: 'input' } },
      options: { environment: AWS }
    })
    expect(headersOf(served[0] as Served)).toMatchObject({ authorization: `Bearer ${KEY}` })
    expect(served[0]?.head).not.toContain('x-amz-security-token')
  })

  it('gets neither where there is neither', async () => {
    const { served } = await runJob({ script: good, target: TARGET })
    expect(served[0]?.head).not.toMatch(/authorization|x-amz/i)
  })

  it('whose region nobody names is a fault of the configuration', async () => {
    const { AWS_REGION: _, ...environment } = AWS
    expect(await failureOf({ script: good, target: TARGET, options: { environment } })).toMatchObject({
      code: 'invalid-input',
      message: 'target "mini": 127.0.0.1 names no AWS region',
      hint: expect.stringContaining('AWS_REGION')
    })
  })

  it('is not signed for over plain http to another machine', async () => {
    const error = await failureOf({
      script: good,
      target: { ...TARGET, baseUrl: 'http://no-such-host.invalid' },
      options: { environment: { ...AWS, AWS_REGION: '' } }
    })
    // With a signature the region would have been missed first.
    expect(error.code).toBe('cannot-measure')
  })

  it.each([
    [`{"message":"Signature expired: 20261130T000000Z"}`, /Set the clock of this machine/],
    [`{"message":"The security token ${AWS.AWS_SESSION_TOKEN} is invalid"}`, /bedrock:InvokeModelWithResponseStream/]
  ])('that refuses the signature says what to do: %s', async (body, hint) => {
    const error = await failureOf({
      script: () => document(403, body),
      target: TARGET,
      options: { environment: AWS }
    })
    expect(error).toMatchObject({
      code: 'key-refused',
      message: expect.stringMatching(/127\.0\.0\.1:\d+ refused the AWS credentials of the environment \(403\)$/),
      hint: expect.stringMatching(hint)
    })
  })

  it('shows no credential that an error repeats', async () => {
    const body = JSON.stringify({ message: `got ${AWS.AWS_SECRET_ACCESS_KEY} of ${AWS.AWS_ACCESS_KEY_ID}` })
    const error = await failureOf({ script: () => document(400, body), target: TARGET, options: { environment: AWS } })
    expect(error.message).toMatch(/refused the request \(400\): got \*\*\* of \*\*\*$/)
  })

  it('that sends its type and a broken first frame sends no page', async () => {
    const broken: Script = [
      {
        atMs: 0,
        bytes: Buffer.concat([
          Buffer.from(head(200, { 'content-type': 'application/vnd.amazon.eventstream' })),
          textFrame('a').fill(0, 8, 12)
        ])
      },
      { atMs: 0, close: 'fin' }
    ]
    const { measured } = await runJob({ script: (index) => (index === 1 ? broken : good()), target: TARGET })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['protocol-error', 'ok'])
  })
})
