import { describe, expect, it } from '@jest/globals'
import { headerFault, isCredential } from '../../../src/plan/text/header-fault.ts'

const variable = (name: string) => `\${${name}}`

describe('headerFault', () => {
  it.each([
    ['x-team', 'search'],
    ['x-team', variable('TEAM')],
    ['authorization', `Bearer ${variable('KEY')}`],
    ['x-api-key', variable('KEY')],
    ['x-keyboard', 'qwerty'],
    ['x-price', '$5']
  ])('lets "%s: %s" pass', (name, value) => {
    expect(headerFault(name, value)).toBeUndefined()
  })

  it.each([
    ['x team', 'a', 'is not a valid header name'],
    ['', 'a', 'is not a valid header name'],
    ['Host', 'a', 'the gate sets this header itself'],
    ['accept-encoding', 'gzip', 'the gate sets this header itself'],
    ['x-team', 'a\nb', 'the value contains characters that are not allowed in a header'],
    ['x-team', '日本', 'the value contains characters that are not allowed in a header'],
    ['x-team', `\${${'{ secrets.X }'}}`, 'without the name of a variable'],
    ['x-team', variable('1A'), 'without the name of a variable'],
    ['authorization', 'Bearer s3cret', 'credential in plain text'],
    ['x-api-key', 's3cret', 'credential in plain text'],
    ['Api-Key', 's3cret', 'credential in plain text'],
    ['x-goog-token', 's3cret', 'credential in plain text']
  ])('refuses "%s: %s"', (name, value, message) => {
    const fault = headerFault(name, value)
    expect(fault?.message).toContain(message)
    expect(JSON.stringify(fault)).not.toContain('s3cret')
  })
})

describe('isCredential', () => {
  it.each([
    'Authorization',
    'proxy-authorization',
    'Cookie',
    'x-api-key',
    'api-key',
    'apikey',
    'x-auth',
    'ocp-subscription-key'
  ])('%s is one', (name) => {
    expect(isCredential(name)).toBe(true)
  })

  it.each(['x-keyboard', 'x-team', 'x-token-count', 'idempotency-keys'])('%s is none', (name) => {
    expect(isCredential(name)).toBe(false)
  })
})
