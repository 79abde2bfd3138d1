import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

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
