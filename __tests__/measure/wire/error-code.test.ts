import { describe, expect, it } from '@jest/globals'
import { errorCode } from '../../../src/measure/wire/transport.ts'

describe('errorCode', () => {
  it.each([
    [{ code: 'ECONNRESET', message: 'secret' }, 'ECONNRESET'],
    [{ name: 'AggregateError', code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
    [{ name: 'Odd', cause: { code: 'EPIPE' } }, 'EPIPE'],
    [{ name: 'Odd', code: 'not a code' }, 'Odd'],
    ['text', 'unknown'],
    [null, 'unknown']
  ])('of %j is %s', (error, code) => {
    expect(errorCode(error)).toBe(code)
  })
})
