import { describe, expect, it } from '@jest/globals'
import { readForeignJson } from '../../src/domain/foreign-json.ts'
import { RUN_SCHEMA, runFileSchema } from '../../src/domain/run-file.ts'
import { aRun } from '../support/a-run.ts'

const FORMAT = { name: RUN_SCHEMA, shape: runFileSchema }

/** Each of these ended in a heap that was full, or took minutes. */
describe('a file of far too much', () => {
  it('is refused before it is parsed', () => {
    const text = `{"schema":"${RUN_SCHEMA}","samples":[${'{},'.repeat(4_000_000)}{}]}`
    expect(readForeignJson(text, FORMAT)).toMatchObject({
      why: 'unreadable',
      message: expect.stringContaining('far more values')
    })
  })

  it('is refused at its first bad entry', () => {
    const text = JSON.stringify({ ...aRun(), samples: Array.from({ length: 150_000 }, () => ({})) })
    const read = readForeignJson(text, FORMAT)
    expect(read).toMatchObject({ why: 'unreadable', message: expect.stringMatching(/^samples\.0\./) })
  })
})
