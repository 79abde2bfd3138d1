import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readRunFile } from '../../src/baseline/run-file-io.ts'
import { isFailure } from '../../src/domain/sample.ts'
import { type Attempt, streamOnce } from '../../src/measure/sample/stream-once.ts'
import { systemClock } from '../../src/measure/wire/clock.ts'
import { openMeasureContext } from '../../src/measure/wire/measure-context.ts'
import { C, D, F, U } from '../support/chat-events.ts'
import { aMeasurePlan, aTarget, TIMEOUTS } from '../support/measure-plan.ts'
import { head, startRawServer } from '../support/raw-server.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'
import { isLong, printTable } from './print-table.ts'

const MIB = 1024 * 1024
/** The short form sends as much as shows that a limit is kept, the long one as much as a mad server would. */
const times = (inLong: number, inShort: number): number => (isLong ? inLong : inShort)

interface Flood {
  /** What is sent over and over. */
  readonly piece: Buffer
  readonly count: number
  readonly end: string
}
const long = (bytes: number): string => 'x'.repeat(bytes)
const FLOODS: Readonly<Record<string, Flood>> = {
  'a stream of 1 GB': { piece: Buffer.from(C(long(60_000)).repeat(16)), count: times(1024, 80), end: F('stop') + D },
  'a line of 100 MB': { piece: Buffer.from(long(MIB)), count: times(100, 20), end: '\n\n' },
  'ten million events': {
    piece: Buffer.from(C('a').repeat(10_000)),
    count: times(1000, 5),
    end: F('stop') + U(5, 3) + D
  },
  'ten million comments': { piece: Buffer.from(':\n\n'.repeat(10_000)), count: times(1000, 5), end: D },
  'ten million empty lines': { piece: Buffer.from('\n'.repeat(10_000)), count: times(1000, 5), end: D }
}
const rows: string[][] = []

/** Sends as fast as the client reads. */
async function startFlood({ piece, count, end }: Flood): Promise<{ readonly server: Server; readonly url: string }> {
  const pour = async (socket: Socket): Promise<void> => {
    // A listener for each time the client is slower.
    socket.setMaxListeners(0)
    socket.write(head())
    for (let sent = 0; sent < count && !socket.destroyed; sent += 1) {
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    }
    socket.end(end)
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => void pour(socket).catch(() => undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }
}

/** Asks a server that floods, once. */
async function askFlooded(
  name: string
): Promise<{ readonly attempt: Attempt; readonly grownMib: number; readonly tookMs: number }> {
  const { server, url } = await startFlood(FLOODS[name] ?? { piece: Buffer.alloc(0), count: 0, end: '' })
  const target = aTarget({ baseUrl: url })
  const plan = aMeasurePlan([target], { requestTimeouts: { ...TIMEOUTS, totalMs: 120_000 } })
  const environment = { keyOf: () => undefined, environment: {}, clock: systemClock, nonce: () => '123456789012' }
  const context = openMeasureContext([target], plan.schedule, { ...environment, stallMs: Number.POSITIVE_INFINITY })
  const [before, startedMs] = [process.memoryUsage.rss(), performance.now()]
  try {
    const [scenario] = plan.prompts.scenarios
    const question = { target, scenario: scenario ?? ({} as never), slot: { round: 0, arm: 'head' } } as const
    const attempt = await streamOnce(context, question, new AbortController().signal)
    if (attempt === undefined) throw new Error('nothing was asked')
    const grownMib = Math.round((process.memoryUsage.rss() - before) / MIB)
    return { attempt, grownMib, tookMs: Math.round(performance.now() - startedMs) }
  } finally {
    await context.close()
    server.close()
  }
}

describe('a reply that does not end', () => {
  it.each(Object.keys(FLOODS))('%s: is a failure or an answer, and fits into memory', async (name) => {
    const { attempt, grownMib, tookMs } = await askFlooded(name)
    const { sample, detail } = attempt
    rows.push([name, `${sample.outcome}, ${tookMs} ms`, `${grownMib} MiB more memory`])
    if (!isFailure(sample)) expect(sample.ttftMs).toBeDefined()
    // The cause is this program's limit, and no server that hung up.
    if (name === 'a stream of 1 GB') expect(detail.code).toMatch(/MAX_SIZE|TOO_LARGE/)
    expect(grownMib).toBeLessThan(1500)
  })
})

if (isLong && existsSync('/bin/bash'))
  it.each([24, 32, 48])('a process that may open %d files: keeps what it measured, and is no bug', async (limit) => {
    const server = await startRawServer(() => [
      { atMs: 5, bytes: head() + C('a') },
      { atMs: 8, bytes: C('b') + F('stop') + U(5, 3) + D, close: 'fin' }
    ])
    const folder = makeTemporaryFolder()
    const config = `targets: [{ id: mini, model: m, base-url: "${server.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 24 }\n`
    writeFileSync(join(folder, 'c.yml'), config)
    const cli = resolve(import.meta.dirname, '../../src/cli.ts')
    const command = `ulimit -n ${limit}; exec "${process.execPath}" "${cli}" run --config c.yml --out x.run.json.gz`
    const child = spawn('/bin/bash', ['-c', command], { cwd: folder, env: { PATH: process.env['PATH'] ?? '' } })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (printed += String(bytes)))
    const code = await new Promise<number | null>((done) => child.on('close', done))
    await server.close()
    const first = printed.split('\n').find((line) => /error|LLM latency|Error/.test(line)) ?? ''
    rows.push([`${limit} open files`, `exit ${code}`, first.slice(0, 100)])
    expect(printed).not.toContain('This is a bug')
    // What this machine could not ask says nothing about the target.
    const { samples } = await readRunFile(join(folder, 'x.run.json.gz'))
    const unasked = samples.filter(({ outcome }) => outcome === 'connection')
    expect(unasked.every(({ flags }) => flags.includes('void-client-stall'))).toBe(true)
  })

it('is printed', () => {
  expect(rows.length).toBeGreaterThanOrEqual(Object.keys(FLOODS).length)
  printTable(['What', 'Comes to', 'Costs'], rows)
})
