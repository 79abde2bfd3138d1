import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@jest/globals'

const FOLDER = join(import.meta.dirname, '../goldens')

/**
 * Compares a page with the one in `__tests__/goldens/`. `UPDATE_GOLDENS=1 npm run jest -- __tests__/report` writes them
 * anew; then read the difference as a reviewer would.
 */
export function expectGolden(name: string, page: string): void {
  const path = join(FOLDER, name)
  if (process.env['UPDATE_GOLDENS'] === '1') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, page)
  }
  expect(page).toBe(readFileSync(path, 'utf8'))
}
