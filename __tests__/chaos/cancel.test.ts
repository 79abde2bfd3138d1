import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BaselineFile } from '../../src/domain/baseline.ts'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { wait } from '../../src/wiring/machine.ts'
import { C, D, F, U } from '../support/chat-events.ts'
import { head, type Script, startRawServer } from '../support/raw-server.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'
import { doJobAt, JobServer } from './a-whole-job.ts'
import { isLong, printTable } from './print-table.ts'

const rest = C('b') + C('c') + F('stop') + U(5, 3) + D
const answerAt = (firstMs: number): Script => [
  { atMs: firstMs, bytes: head() + C('a') },
  { atMs: firstMs + 1, bytes: rest, close: 'fin' }
]

/** How the reply stands in which the signal comes. */
const STANDS: Readonly<Record<string, Script>> = {
  'before the head': [],
  'in the head': [{ atMs: 0, bytes: 'HTTP/1.1 200 OK\r\ncontent-ty' }],
  'in the stream': [{ atMs: 0, bytes: head() + C('a') }],
  'after the end': answerAt(0)
}
/** The number of the request; 0 is the warm-up's. */
const REQUESTS = [0, 1, 20, 60]
const PHASES = REQUESTS.flatMap((at) => Object.keys(STANDS).map((stand) => [at, stand] as const))
const rows: string[][] = []
const answersOf = (run: RunFile | undefined): number =>
  (run?.samples ?? []).filter(({ outcome }) => outcome === 'ok').length
/** Enough for a reply to get as far as it gets. */
const BEGUN_MS = 15

describe('a job that is cancelled', () => {
  it.each(PHASES)('in request %d, %s, keeps every answer until then', async (at, stand) => {
    const stop = new AbortController()
    const done = await doJobAt({
      signal: stop.signal,
      scriptOf: (_, index) => {
        if (index === at) setTimeout(() => stop.abort(), BEGUN_MS)
        return (index === at ? STANDS[stand] : undefined) ?? answerAt(0)
      }
    })
    const kept = answersOf(done.kept)
    rows.push([`request ${at}`, stand, `${done.report.state}, exit ${done.exitCode}`, `${kept} answers`])
    expect(kept).toBeGreaterThanOrEqual(at - 1)
    if (kept === 0) expect(done).toMatchObject({ exitCode: 3, report: { state: 'could-not-measure' } })
    if (kept < 60) expect(done.kept?.end).toEqual({ reason: 'cancelled', partial: true })
  })

  it('does not sit out the pause before a second measurement', async () => {
    const stop = new AbortController()
    const startedMs = performance.now()
    const paused = wait(60_000, stop.signal)
    stop.abort()
    await paused
    await wait(60_000, stop.signal)
    expect(performance.now() - startedMs).toBeLessThan(30_000)
  })
})

describe('a job that is cancelled beside its baseline', () => {
  const server = new JobServer()
  const inFlightCount = 12
  const USUAL_MS = 40
  let stored: readonly BaselineFile[] = []
  beforeAll(async () => {
    await server.open()
    for (let count = 0; count < 6; count += 1) {
      stored = (await server.run({ event: 'push', stored, inFlightCount, scriptOf: () => answerAt(USUAL_MS) })).stored
    }
  })
  afterAll(async () => server.close())

  const cancelled = (at: number, firstMs: number) => {
    const stop = new AbortController()
    return server.run({
      stored,
      inFlightCount,
      signal: stop.signal,
      scriptOf: (_, index) => {
        if (index === at) setTimeout(() => stop.abort(), BEGUN_MS)
        return index === at ? [] : answerAt(firstMs)
      }
    })
  }

  it.each([12, 20, 40, 65])(
    'in request %d is no pass of what is slower, and no regression of what is not',
    async (at) => {
      // Faster by more than a busy machine can hide.
      const [slow, fast] = [await cancelled(at, 3 * USUAL_MS), await cancelled(at, 1)]
      for (const [name, { report, exitCode, kept }] of [
        ['three times slower', slow],
        ['faster', fast]
      ] as const)
        rows.push([`request ${at}`, name, `${report.state}, exit ${exitCode}`, `${answersOf(kept)} answers`])
      expect(slow.report.state).not.toBe('pass')
      expect(fast.report.states).not.toContain('regression')
    }
  )
})

if (isLong)
  describe('a process that gets SIGINT and then SIGTERM', () => {
    const CLI = resolve(import.meta.dirname, '../../src/cli.ts')
    /** GitHub sends SIGTERM 7.5 s after SIGINT, and ends everything 2.5 s later. */
    const GRACE_MS = 10_000
    const folder = makeTemporaryFolder()
    const out = join(folder, 'out.run.json.gz')
    let server: Awaited<ReturnType<typeof startRawServer>>
    let [firstMs, count] = [5, 0]
    beforeAll(async () => {
      server = await startRawServer(() => {
        count += 1
        return answerAt(firstMs)
      })
      const config = `targets: [{ id: mini, model: m, base-url: "${server.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 4 }\n`
      writeFileSync(join(folder, 'c.yml'), config)
      for (let run = 0; run < 6; run += 1) expect((await start(['--save-baseline'])).code).toBe(0)
    })
    afterAll(async () => server.close())

    /** Runs the command line, and stops it once what it printed or the count of requests says so. */
    async function start(more: readonly string[], isDue: (printed: string) => boolean = () => false) {
      count = 0
      const args = [CLI, 'run', '--config', 'c.yml', '--baseline-folder', 'b', '--out', out, ...more]
      const child = spawn(process.execPath, args, { cwd: folder, env: { PATH: process.env['PATH'] ?? '' } })
      let printed = ''
      let stoppedMs = 0
      const poll = setInterval(() => {
        if (stoppedMs > 0 || !isDue(printed)) return
        stoppedMs = performance.now()
        child.kill('SIGINT')
        setTimeout(() => child.kill('SIGTERM'), 200)
      }, 2)
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (printed += String(bytes)))
      const code = await new Promise<number | string | null>((done) =>
        child.on('close', (exitCode, signal) => done(exitCode ?? signal))
      )
      clearInterval(poll)
      return { code, printed, tookMs: stoppedMs === 0 ? 0 : performance.now() - stoppedMs }
    }

    it.each<[string, (printed: string) => boolean, number]>([
      ['at the start', () => true, 0],
      ['in the warm-up', () => count > 0, 0],
      ['at the first request', () => count > 4, 0],
      ['in the middle', () => count > 30, 20],
      ['at the end', () => count >= 64, 55],
      ['in the pause before the second measurement', (printed) => printed.includes('An alarm was raised'), 60],
      ['while it prints', (printed) => printed.includes('LLM latency'), 60]
    ])('%s: keeps what was measured, in time', async (phase, isDue, least) => {
      if (existsSync(out)) writeFileSync(out, '')
      // Without an alarm there is no pause before it prints.
      firstMs = phase === 'while it prints' ? 5 : 60
      const { code, printed, tookMs } = await start([], isDue)
      const bytes = existsSync(out) ? readFileSync(out) : Buffer.alloc(0)
      const run = bytes.length === 0 ? undefined : runFileSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')))
      rows.push(['two signals', phase, `exit ${code} after ${Math.round(tookMs)} ms`, `${answersOf(run)} answers`])
      expect(printed).not.toContain('This is a bug')
      expect(code).not.toBe(70)
      expect(tookMs).toBeLessThan(GRACE_MS)
      expect(answersOf(run)).toBeGreaterThanOrEqual(least)
    })
  })

it('is printed', () => {
  expect(rows.length).toBeGreaterThan(PHASES.length)
  printTable(['When', 'How it stands', 'Comes to', 'Kept'], rows)
})
