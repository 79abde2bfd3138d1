import { describe, expect, it } from '@jest/globals'
import { artifactServiceProblem } from '../../../src/github/api/upload.ts'

const THERE = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://results.example/' }

describe('artifactServiceProblem', () => {
  it.each([undefined, 'https://github.com', 'https://octo.ghe.com', 'http://github.localhost:3000'])(
    'finds none at %s',
    (url) => {
      expect(artifactServiceProblem({ ...THERE, GITHUB_SERVER_URL: url })).toBeUndefined()
    }
  )

  it.each(['https://github.example.com', 'https://notgithub.com', 'https://github.com.example.org', 'nonsense'])(
    'names the branch store at %s',
    (url) => {
      expect(artifactServiceProblem({ ...THERE, GITHUB_SERVER_URL: url })).toMatch(/Enterprise Server.*"store: branch"/)
    }
  )

  it.each(['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'])('names the branch store without %s', (name) => {
    expect(artifactServiceProblem({ ...THERE, [name]: '' })).toMatch(/no artifact service.*"store: branch"/)
  })
})
