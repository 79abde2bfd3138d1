import { stripTypeScriptTypes } from 'node:module'
import { dirname } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { PURE_ROOMS, projectFiles, read } from './repository.ts'

const hasFunctions = (path: string): boolean => /=>|\bfunction\b/.test(stripTypeScriptTypes(read(path)))
const files = projectFiles()
const folders = new Set(
  files
    .filter((path) => PURE_ROOMS.some((room) => path.startsWith(`src/${room}/`)) && hasFunctions(path))
    .map((path) => dirname(path))
)
const tested = new Set(files.filter((path) => path.endsWith('.test.ts')).map((path) => dirname(path)))

describe('the tests of pure rooms', () => {
  it('are looked for in every room', () => {
    expect(PURE_ROOMS.filter((room) => ![...folders].some((folder) => folder.startsWith(`src/${room}`)))).toEqual([])
  })

  it.each([...folders])('mirror the folder %s', (folder) => {
    expect(tested).toContain(folder.replace(/^src\//, '__tests__/'))
  })
})
