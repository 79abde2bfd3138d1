import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { InputError, KnownError } from '../../../src/domain/errors.ts'
import { publishError } from '../../../src/github/publish/error.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

// The summary of the client remembers its file, so that all tests here share one.
const summaryFile = join(makeTemporaryFolder(), 'summary')
const summary = (): string => readFileSync(summaryFile, 'utf8')
let printed: string

beforeEach(() => {
  printed = ''
  writeFileSync(summaryFile, '')
  process.env['GITHUB_STEP_SUMMARY'] = summaryFile
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('a known failure', () => {
  it('is an annotation with its hint, and stands in the summary', async () => {
    await publishError(new KnownError('not-found', 'mini answered 404', { hint: 'Check base-url.' }))
    expect(printed).toBe('::error::mini answered 404%0Ahint: Check base-url.\n')
    expect(summary()).toBe('### ⚠️ LLM latency — could not run\n\n- mini answered 404<br>hint&#58; Check base-url.\n')
  })

  it('has no hint where there is none', async () => {
    await publishError(new KnownError('cannot-measure', 'all requests failed'))
    expect(printed).toBe('::error::all requests failed\n')
    expect(summary()).toContain('\n- all requests failed\n')
  })

  it('is told without a stack', async () => {
    await publishError(new KnownError('not-found', 'mini answered 404', { cause: new Error('inner') }))
    expect(printed).not.toMatch(/inner|\bat |fault of llm-latency-gate/)
  })
})

describe('an input error', () => {
  it('is an annotation a problem, each with its place and its own hint', async () => {
    const problems = [
      { where: 'llm.yml:3:1', message: 'unknown key "modle"', hint: 'Write "model".' },
      { where: 'input "runs"', message: 'got "0"' }
    ]
    await publishError(new InputError(problems))
    expect(printed.trimEnd().split('\n')).toEqual([
      '::error::llm.yml:3:1: unknown key "modle"%0Ahint: Write "model".',
      '::error::input "runs": got "0"'
    ])
    expect(summary().match(/^- /gm)).toHaveLength(2)
  })
})

describe('a bug', () => {
  it('is told with its stack, and where to report it', async () => {
    await publishError(new TypeError('x is not a function'))
    expect(printed).toMatch(/^::error::x is not a function\nTypeError: x is not a function\n {4}at /)
    expect(printed).toMatch(/\nThis is a bug in llm-latency-gate: please report it with the lines above\.\n$/)
    expect(summary()).toContain('- x is not a function\n')
  })

  it.each([['a text'], [undefined], [{ token: 'sk-1' }]])('may be anything: %j', async (thrown) => {
    await publishError(thrown)
    expect(printed).toContain('::error::unknown error\n')
    expect(printed).not.toContain('sk-1')
  })

  it('gives the runner no order by what its message holds', async () => {
    await publishError(new Error('x\n::add-mask::y\n##[group]z'))
    const orders = printed.split('\n').filter((line) => /^\s*::/.test(line) || line.includes('##['))
    expect(orders).toEqual(['::error::x%0A::add-mask::y%0A##[group]z'])
  })
})

describe('the summary', () => {
  it('shows a stranger\u2019s text as text', async () => {
    const message = '<img src=x> [a](http://b) `c` **d** @team #1 | ~e~ &amp;'
    await publishError(new KnownError('invalid-input', message))
    const line = summary().split('\n').at(-2) ?? ''
    expect(line.replace('<br>', '')).not.toMatch(/[<>`*|@~[\]]|&(?!#\d+;)/)
    const unescaped = line.replace('<br>', '\n').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    expect(unescaped.replaceAll('\u200B', '')).toBe(`- ${message}`)
  })

  it('may not be writable: the annotation has said it', async () => {
    rmSync(summaryFile)
    mkdirSync(summaryFile)
    await publishError(new KnownError('not-found', 'mini answered 404'))
    rmdirSync(summaryFile)
    expect(printed).toBe('::error::mini answered 404\n')
  })
})

const END_JOB = fileURLToPath(new URL('../../../src/github/publish/error.ts', import.meta.url))

/** A process with a connection that nobody ever answers, which prints much and then ends. */
function script(port: number): string {
  return `
import { connect } from 'node:net'
import { endJob } from ${JSON.stringify(END_JOB)}
connect(${port}, '127.0.0.1').on('connect', () => {
  process.exitCode = 1
  for (let line = 0; line < 5000; line += 1) process.stdout.write('a line of the log ' + line + '\\n')
  endJob()
})`
}

describe('endJob', () => {
  it('ends with the exit code that was set and everything printed, though a connection hangs', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const child = spawn(process.execPath, ['--input-type=module', '-e', script(port)], {
      stdio: ['ignore', 'pipe', 'pipe']
    })
    let printed = ''
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString('utf8')
    })
    const code = await new Promise((done) => child.on('close', done))
    server.close()
    expect(code).toBe(1)
    expect(printed.trimEnd().split('\n')).toHaveLength(5000)
  }, 20_000)
})
