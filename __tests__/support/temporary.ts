import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

const made: string[] = []

/** Makes a folder that is removed after the last test of the file. `npm test` fails when one is left behind. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'llm-latency-gate-test-'))
  made.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})
