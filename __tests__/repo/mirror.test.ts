import { existsSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { PURE_ROOMS, projectFiles, ROOT, read } from './repository.ts'

/** Types, and tables of words or numbers: a test would only say them again. */
const TABLES = ['src/domain/plan.ts', 'src/domain/report.ts', 'src/domain/verdict.ts', 'src/domain/warning.ts']

const isTypesAlone = (path: string) =>
  /^(\s|export \{\s*\};?)*$/.test(stripTypeScriptTypes(read(path)).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
const pureFiles = projectFiles().filter((path) => PURE_ROOMS.some((room) => path.startsWith(`src/${room}/`)))
const testOf = (path: string) => path.replace(/^src\//, '__tests__/').replace(/\.ts$/, '.test.ts')

describe('the tests of pure rooms', () => {
  const tested = pureFiles.filter((path) => !TABLES.includes(path) && !isTypesAlone(path))

  it('are asked for at all', () => {
    expect(tested.length).toBeGreaterThan(30)
  })

  it.each(tested)('%s has a test of the same name', (path) => {
    expect(existsSync(join(ROOT, testOf(path)))).toBe(true)
  })

  it.each(TABLES)('%s is without a function that would need one', (path) => {
    expect(read(path)).not.toMatch(/=>|\bfunction\b/)
  })
})
