import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const PRINT = JSON.stringify(new URL('../../src/terminal/print.ts', import.meta.url).href)
const ERRORS = JSON.stringify(new URL('../../src/domain/errors.ts', import.meta.url).href)
const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** Runs a line of code that has `printText` and `printError`, since what is printed to is the process's own. */
function start(code: string) {
  const script = `
    const { printText, printError } = await import(${PRINT})
    const { KnownError } = await import(${ERRORS})
    ${code}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: FOLDER,
    env: { ...process.env, NODE_OPTIONS: '' }
  })
  return { child, exit: new Promise((resolve) => child.once('exit', resolve)) }
}

async function print(code: string) {
  const { child, exit } = start(code)
  return { out: await text(child.stdout), err: await text(child.stderr), exit: await exit }
}

describe('printText', () => {
  it('writes to standard output and ends the line, once', async () => {
    expect(await print("printText('one'); printText('two\\n')")).toEqual({ out: 'one\ntwo\n', err: '', exit: 0 })
  })

  it('leaves the exit code alone where the reader has gone', async () => {
    const code = `
      process.exitCode = 1
      await new Promise((resolve) => process.stdin.once('data', resolve))
      for (let i = 0; i < 50; i += 1) {
        printText('x'.repeat(100_000))
        await new Promise((resolve) => setImmediate(resolve))
      }
      printError(new Error('got this far'))
      process.stdin.destroy()`
    const { child, exit } = start(code)
    child.stdout.destroy()
    child.stdin.end('go')
    const err = await text(child.stderr)
    expect(err).toMatch(/^Error: got this far\n/)
    expect(err).not.toContain('EPIPE')
    expect(await exit).toBe(1)
  })
})

describe('printError', () => {
  it('writes to standard error, without color where that is no terminal', async () => {
    const printed = await print("printError(new KnownError('not-found', 'gone', { hint: 'Look.' }))")
    expect(printed).toEqual({ out: '', err: 'error gone\n  hint: Look.\n', exit: 0 })
  })
})
