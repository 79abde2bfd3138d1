import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readRunFile } from '../../src/baseline/run-file-io.ts'
import { Repository } from '../support/a-repository.ts'
import { Laptop } from '../support/command-line.ts'
import { runCommandHere, runStepHere } from '../support/in-process.ts'
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

describe('a disk that fills up while a laptop measures', () => {
  const laptop = new Laptop(runCommandHere)
  const measured = ['--model', 'simulated', '--base-url', host.url, '--prompts', 'builtin:smoke-6']
  /** Takes the place of a file that was proved writable: no byte fits into it. */
  const fullDisk = '/dev/full'
  const isThere = existsSync(fullDisk)

  it('still tells the verdict, and keeps the run beside the report that could not be written', async () => {
    const report = isThere ? fullDisk : laptop.path('no/such/folder.md')
    const said = await laptop.run(['run', ...measured, '--report', report, '--out', 'x.run.json.gz'])
    if (isThere) expect(said.stdout).toContain('LLM latency')
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining(report) })
    expect(said.stderr).not.toContain('This is a bug')
    if (isThere) expect((await readRunFile(laptop.path('x.run.json.gz'))).samples.length).toBeGreaterThan(0)
  })

  it('keeps a run whose own file cannot be written, and says where', async () => {
    writeFileSync(laptop.path('folder'), '')
    const said = await laptop.run(['measure', ...measured, '--out', 'folder/x.run.json.gz'])
    expect(said.code).toBe(2)
    const kept = /Copy (\S+), where the run is kept/.exec(said.stderr)?.[1] ?? ''
    expect((await readRunFile(kept)).samples.length).toBeGreaterThan(0)
    rmSync(dirname(kept), { recursive: true })
  })

  it('calls a page that cannot be written no bug', async () => {
    await laptop.run(['measure', ...measured, '--out', 'y.run.json.gz'])
    const said = await laptop.run([
      'report',
      '--candidate',
      'y.run.json.gz',
      '--format',
      'text',
      '--out',
      'folder/page.md'
    ])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining('folder/page.md') })
  })
})
