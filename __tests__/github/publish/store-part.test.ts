import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Upload } from '../../../src/github/api/upload.ts'
import { aRun } from '../../support/a-run.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const outputs: Record<string, string> = {}
const warnings: string[] = []
jest.unstable_mockModule('@actions/core', () => ({
  setOutput: (name: string, value: string) => {
    outputs[name] = value
  },
  warning: (text: string) => warnings.push(text),
  info: () => undefined,
  summary: { addRaw: () => ({ write: async () => Promise.reject(new Error('no file')) }) }
}))
const { storePart, publishPart } = await import('../../../src/github/publish/outputs.ts')

const uploads: Upload[] = []
beforeEach(() => {
  uploads.length = 0
  warnings.length = 0
})
const temporaryFolder = makeTemporaryFolder()
const part = (attempt: number, taken: readonly string[] = []) => ({
  run: { ...aRun({ roundCount: 1 }), costUsd: 0.5 },
  name: 'llm-latency-run-ci',
  key: 'ci',
  workflowRun: { id: 1, attempt },
  temporaryFolder,
  writeRunFile: async (path: string) => {
    const { writeFile } = await import('node:fs/promises')
    await writeFile(path, 'the run')
  },
  upload: async (upload: Upload) => {
    if (taken.includes(upload.name)) throw new Error('Failed request: (409) Conflict: already exists')
    uploads.push(upload)
  }
})

describe('a part', () => {
  it('is stored under its name, and told to later steps', async () => {
    expect(await storePart(part(1))).toBe(true)
    expect(uploads.map(({ name }) => name)).toEqual(['llm-latency-run-ci'])
    expect(readFileSync(outputs['run-file'] ?? '', 'utf8')).toBe('the run')
    expect(outputs['cost-usd']).toBe('0.5')
  })

  it('takes a name of its own where an earlier attempt holds it', async () => {
    expect(await storePart(part(3, ['llm-latency-run-ci']))).toBe(true)
    expect(uploads.map(({ name }) => name)).toEqual(['llm-latency-run-ci-attempt-3'])
  })

  it('is lost, and said to be, where another job of this attempt has the name', async () => {
    expect(await storePart(part(1, ['llm-latency-run-ci']))).toBe(false)
    expect(warnings).toEqual([expect.stringContaining('another job uses the same key')])
  })
})

it('tells what it measured, with or without a summary', async () => {
  await expect(publishPart('text', 'page')).resolves.toBeUndefined()
})
