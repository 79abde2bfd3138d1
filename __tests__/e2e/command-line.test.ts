// Each test starts the built command line as a process of its own, over real sockets.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts'
import { Laptop } from '../support/command-line.ts'

jest.setTimeout(120_000)

const laptop = new Laptop()
let simulator: Simulator
beforeAll(async () => {
  simulator = await startSimulator({ seed: 8, ttftMs: 20, tpotMs: 1 })
})
afterAll(async () => {
  await simulator.close()
})

const readRun = (path: string): RunFile =>
  runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')))

describe('measure and run', () => {
  const model = () => ['--model', 'simulated', '--base-url', simulator.url, '--prompts', 'builtin:smoke-6']

  it('measures a run that its schema reads, without a word of prompts, answers or keys', async () => {
    const out = laptop.path('x.run.json.gz')
    const said = await laptop.run(['measure', ...model(), '--api-key', 'sk-planted-key-1', '--out', out])
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining('60 of 60 requests answered') })
    const run = readRun(out)
    expect(run.samples).toHaveLength(60)
    for (const sample of run.samples) {
      expect(sample.outcome).toBe('ok')
      expect(sample.ttftMs).toBeLessThanOrEqual(sample.lastMs ?? 0)
      expect(sample.lastMs).toBeLessThanOrEqual(sample.endMs ?? 0)
    }
    const text = gunzipSync(readFileSync(out)).toString('utf8')
    expect(text + said.stdout + said.stderr).not.toMatch(/sk-planted|Bearer|autumn/i)
  })

  it('says before it spends anything that a report cannot be written', async () => {
    const said = await laptop.run(['run', ...model(), '--report', '/nowhere/at/all.md'])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining('"--report"') })
    expect(said.stderr).not.toContain('measuring')
  })
})

describe('demo', () => {
  it('shows a regression in well under a minute, writes its files, and exits with 0', async () => {
    const said = await laptop.run(['demo'])
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining('🔴 LLM latency') })
    expect(said.stdout).toMatch(/regressed/)
    const files = readdirSync(laptop.path('llm-latency-demo'))
    expect(files).toEqual(
      expect.arrayContaining(['report.html', 'report.md', 'comment.md', 'report.json', 'pull-request.run.json.gz'])
    )
    expect(files.filter((file) => file.startsWith('main-'))).toHaveLength(6)
  })
})

describe('an endpoint that cannot be measured', () => {
  const local = 'http://127.0.0.1:9/v1'

  it('an unreachable host is exit 3', async () => {
    writeFileSync(laptop.path('c.yml'), `targets: [{ id: a, model: m, base-url: "${local}", owned: false }]\n`)
    const said = await laptop.run(['measure', '--config', 'c.yml', '--out', 'y.run.json.gz'])
    expect(said).toMatchObject({ code: 3, stderr: expect.stringContaining('127.0.0.1:9') })
    expect(existsSync(laptop.path('y.run.json.gz'))).toBe(false)
  })

  describe('from the endpoint', () => {
    let server: Server
    let reply: { status: number; type: string; body: string }
    let baseUrl: string
    beforeAll(async () => {
      server = createServer((_, response) => {
        response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`
    const thinking =
      event({ choices: [{ delta: { content: '' }, finish_reason: 'length' }] }) +
      event({ choices: [], usage: { prompt_tokens: 5, completion_tokens: 64 } }) +
      'data: [DONE]\n\n'

    it.each<[string, typeof reply, RegExp]>([
      [
        '401',
        { status: 401, type: 'application/json', body: '{"error":{"message":"bad key sk-planted-key-2"}}' },
        /key/
      ],
      ['404', { status: 404, type: 'application/json', body: '{}' }, /404/],
      ['HTML with 200', { status: 200, type: 'text/html', body: '<html></html>' }, /\/v1/],
      [
        'an empty reply that ran into its cap',
        { status: 200, type: 'text/event-stream', body: thinking },
        /max-output-tokens/
      ]
    ])('%s is exit 2, and says what to do', async (_, answer, message) => {
      reply = answer
      const asked = [
        'measure',
        '--model',
        'm',
        '--base-url',
        baseUrl,
        '--api-key',
        'sk-planted-key-2',
        '--out',
        'y.run.json.gz'
      ]
      const said = await laptop.run(asked)
      expect(said).toMatchObject({ code: 2, stdout: '' })
      expect(said.stderr).toMatch(message)
      expect(said.stderr).toContain('hint:')
      expect(said.stderr).not.toContain('sk-planted')
    })
  })
})
