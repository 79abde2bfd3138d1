import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import { machineFault } from '../../src/domain/machine-fault.ts'

const thrown = (code: string): Error => Object.assign(new Error('of the system'), { code })

describe('a machine that is out of something', () => {
  it.each([
    ['ENOSPC', 'unwritable-file', /disk is full/],
    ['EROFS', 'unwritable-file', /read-only/],
    ['EMFILE', 'cannot-measure', /files and sockets/],
    ['ENOMEM', 'cannot-measure', /memory/]
  ])('%s is a failure with a way out, and no bug', (code, known, message) => {
    expect(machineFault(thrown(code))).toMatchObject({ code: known, message: expect.stringMatching(message) })
  })

  it('leaves bugs and known failures what they are', () => {
    for (const other of [new TypeError('x'), thrown('toString'), undefined, new KnownError('not-found', 'x')])
      expect(machineFault(other)).toBeUndefined()
  })
})
