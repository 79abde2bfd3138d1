import { describe, expect, it } from '@jest/globals'
import { codeOfThrown, messageOfThrown, statusOfThrown } from '../../src/domain/thrown.ts'

describe('codeOfThrown, messageOfThrown, statusOfThrown', () => {
  it.each([
    [Object.assign(new Error('gone'), { code: 'ENOENT', status: 404 }), 'ENOENT', 'gone', 404],
    [{ code: 'ENOENT', message: 'of another realm' }, 'ENOENT', 'of another realm', undefined],
    [{ code: 7, message: 7, status: '404' }, 'unknown error', 'unknown error', undefined],
    ['a string', 'unknown error', 'unknown error', undefined],
    [null, 'unknown error', 'unknown error', undefined],
    [undefined, 'unknown error', 'unknown error', undefined]
  ])('read what was thrown, whatever it is: %p', (thrown, code, message, status) => {
    expect([codeOfThrown(thrown), messageOfThrown(thrown), statusOfThrown(thrown)]).toEqual([code, message, status])
  })
})
