import { describe, expect, it } from '@jest/globals'
import { hostKind } from '../../../src/plan/text/parse-base-url.ts'

describe('hostKind', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['127.8.8.8', 'loopback'],
    ['[::1]', 'loopback'],
    ['[::ffff:127.0.0.1]', 'loopback'],
    ['localhost', 'loopback'],
    ['LOCALHOST', 'loopback'],
    ['api.localhost', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['192.168.1.9', 'private'],
    ['[fd12::1]', 'private'],
    ['[::ffff:10.0.0.1]', 'private'],
    ['vllm', 'private'],
    ['gpu.internal', 'private'],
    ['metadata.google.internal', 'public'],
    ['metadata', 'public'],
    ['metadata.azure.internal.', 'public'],
    ['instance-data.ec2.internal', 'public'],
    ['[fd00:ec2::254]', 'public'],
    ['[fd20:ce::254]', 'public'],
    ['gpu.local.', 'private'],
    ['172.32.0.1', 'public'],
    ['8.8.8.8', 'public'],
    // Link-local holds the clouds' metadata services, and carrier-grade addresses are shared with strangers.
    ['169.254.169.254', 'public'],
    ['100.64.0.1', 'public'],
    ['[2001:db8::1]', 'public'],
    ['api.openai.com', 'public'],
    ['internal.example.com', 'public'],
    ['notlocalhost.com', 'public'],
    ['10.0.0.1.example.com', 'public']
  ])('%s is %s', (host, kind) => {
    expect(hostKind(host)).toBe(kind)
  })
})
