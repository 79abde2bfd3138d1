import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

const host = new ScriptedHost({ seed: 6, ttftMs: 100, tpotMs: 1, outputTokens: 10 })
let repository: Repository

beforeAll(async () => {
  repository = await new Repository(runStepHere).open()
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 12, confirm-after: 0s }\n`
  )
  expect((await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6' } })).code).toBe(0)
})
afterAll(async () => repository.close())

/** A folder in which nothing can be written, also by root: it is a file. */
function unwritable(): string {
  const path = join(makeTemporaryFolder(), 'full')
  writeFileSync(path, '')
  return path
}

describe('a machine that fails', () => {
  it.each([1, 1 / 6])(
    'has no room for files, at speed %f: judges what it can, and says what it could not write',
    async (speed) => {
      host.setSpeed(speed)
      const result = await repository.act({ event: 'pull_request', env: { RUNNER_TEMP: unwritable() } })
      host.setSpeed(1)
      expect(result.raw).not.toContain('This is a bug')
      if (speed < 1) expect(result.outputs['verdict']).not.toBe('pass')
      else expect(result.outputs['verdict']).not.toBe('regression')
      expect(result.annotations.map(({ message }) => message).join('\n')).toMatch(
        /ENOTDIR|ENOSPC|EEXIST|written|artifact/
      )
    }
  )

  it.each([
    ['years ahead', '2036-01-01T00:00:00Z'],
    ['years behind', '2016-01-01T00:00:00Z']
  ])('has its clock %s: never a pass of what is slow', async (_, now) => {
    const real = Date.now
    const offsetMs = Date.parse(now) - real()
    Date.now = () => real() + offsetMs
    host.setSpeed(1 / 6)
    try {
      const result = await repository.act({ event: 'pull_request' })
      expect(result.raw).not.toContain('This is a bug')
      expect(result.outputs['verdict']).not.toBe('pass')
    } finally {
      Date.now = real
      host.setSpeed(1)
    }
  })
})
