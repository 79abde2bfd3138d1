import { existsSync, readdirSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { PURE_ROOMS, projectFiles, ROOT, read } from './repository.ts'

const isTypesAlone = (path: string) =>
  /^(\s|export \{\s*\};?)*$/.test(stripTypeScriptTypes(read(path)).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
const pureFiles = projectFiles().filter((path) => PURE_ROOMS.some((room) => path.startsWith(`src/${room}/`)))
const testFolderOf = (folder: string) => folder.replace(/^src\//, '__tests__/')

describe('the tests of pure rooms', () => {
  const tested = pureFiles.filter((path) => !isTypesAlone(path))

  it('are asked for at all', () => {
    expect(tested.length).toBeGreaterThan(30)
  })

  it.each([...new Set(tested.map((path) => dirname(path)))])('%s has a folder of tests of the same name', (folder) => {
    const path = join(ROOT, testFolderOf(folder))
    const tests = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.test.ts')) : []
    expect(tests).not.toEqual([])
  })
})
