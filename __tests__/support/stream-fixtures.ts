import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiId } from '../../src/domain/plan.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/streams')

/** A reply's body byte for byte, and what it says. */
export interface StreamFixture {
  readonly name: string
  readonly bytes: Uint8Array
  /** Everything that is to be read from it, and nothing else: see `StreamFacts`. */
  readonly facts: unknown
}

/** Every `CASE.sse`, `CASE.ndjson` or `CASE.bin` of a dialect, each with its `CASE.json`. */
export function streamFixtures(id: ApiId | 'custom-sse' | 'custom-ndjson'): readonly StreamFixture[] {
  const folder = join(FOLDER, id)
  const files = readdirSync(folder).filter((file) => !file.endsWith('.json'))
  return files.toSorted().map((file) => {
    const name = file.replace(/\.[^.]+$/, '')
    const facts: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    return { name, bytes: readFileSync(join(folder, file)), facts }
  })
}
