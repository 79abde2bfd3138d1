import { execFileSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readRunFile } from '../../src/baseline/run-file-io.ts'
import { readText } from '../../src/wiring/machine.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

const folder = makeTemporaryFolder()
const pipe = join(folder, 'pipe')
execFileSync('mkfifo', [pipe])
const huge = join(folder, 'huge')
writeFileSync(huge, '')
truncateSync(huge, 2 ** 33)

/** A device has no end, and nobody may ever write into a pipe. */
describe('what is no file of a sensible size', () => {
  it.each(['/dev/zero', folder, pipe, huge])('%s is refused as a text', (path) => {
    expect(() => readText(path)).toThrow(expect.objectContaining({ code: 'unreadable-file' }))
  })

  it.each(['/dev/zero', folder, pipe, huge])('%s is refused as a run file', async (path) => {
    await expect(readRunFile(path)).rejects.toMatchObject({ code: 'unreadable-file' })
  })

  it('is not what is missing', () => {
    expect(readText(join(folder, 'none'))).toBeUndefined()
  })
})
