import { relative } from 'node:path'
import { expect, it } from '@jest/globals'
import { projectFiles, ROOT, runProgram } from './repository.ts'

it('every test file runs, in one project and one only', () => {
  const listed = ['tests', 'waiting', 'real-time'].flatMap((project) => {
    const args = ['--selectProjects', project, '--listTests', '--json']
    return JSON.parse(runProgram('node_modules/jest/bin/jest.js', args, ROOT).stdout) as string[]
  })
  const files = projectFiles().filter((path) => /^__tests__\/.+\.test\.ts$/.test(path))
  expect(listed.map((path) => relative(ROOT, path).replaceAll('\\', '/')).sort()).toEqual(files)
})
