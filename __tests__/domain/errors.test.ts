import { describe, expect, it } from '@jest/globals'
import { InputError, KnownError } from '../../src/domain/errors.ts'

describe('a known error', () => {
  it('has a code, a message and a hint, and is an error', () => {
    const error = new KnownError('not-found', 'mini answered 404', { hint: 'Check base-url.' })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'KnownError',
      code: 'not-found',
      message: 'mini answered 404',
      hint: 'Check base-url.'
    })
  })

  it('keeps its cause, and has none where none was given', () => {
    const cause = new TypeError('inner')
    expect(new KnownError('unreadable-file', 'cannot read', { cause }).cause).toBe(cause)
    const plain = new KnownError('unreadable-file', 'cannot read')
    expect('cause' in plain).toBe(false)
    expect(plain.hint).toBeUndefined()
  })
})

describe('an input error', () => {
  const problems = [
    { where: '.github/llm-latency.yml:12:5', message: 'unknown key "modle"', hint: 'Write "model".' },
    { where: 'input "budgets", entry 2', message: 'got "fast"' },
    { where: 'input "runs"', message: 'got "0"; 1 to 20 is allowed', hint: 'Leave it out for 1.' }
  ]

  it('says every problem with its place, and each hint under its own', () => {
    expect(new InputError(problems).message).toBe(
      [
        '.github/llm-latency.yml:12:5: unknown key "modle"',
        '  hint: Write "model".',
        'input "budgets", entry 2: got "fast"',
        'input "runs": got "0"; 1 to 20 is allowed',
        '  hint: Leave it out for 1.'
      ].join('\n')
    )
  })

  it('is a known error that keeps its problems apart', () => {
    const error = new InputError(problems)
    expect(error).toBeInstanceOf(KnownError)
    expect(error).toMatchObject({ name: 'InputError', code: 'invalid-input', hint: undefined, problems })
  })
})
