// The configuration of the guide, run against two builds of a small application over real sockets.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { codeBlocks } from '../../scripts/markdown.ts'
import { main } from '../../src/commands/program.ts'
import { runFileSchema } from '../../src/domain/run-file.ts'
import { read } from '../repo/repository.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'
import { type Application, startApplication } from './an-sse-application.ts'

jest.setTimeout(120_000)

const folder = makeTemporaryFolder()
let head: Application
let base: Application
beforeAll(async () => {
  // A second look-up that nobody noticed in review.
  head = await startApplication(60)
  base = await startApplication(5)
})
afterAll(async () => {
  await head.close()
  await base.close()
})

it('the guide finds that an application starts its answers later, and tells it from what it shows before', async () => {
  const page = read('docs/guides/own-application.md')
  const config = codeBlocks(page).find(({ text }) => text.startsWith('targets:'))?.text ?? ''
  const here = config.replace('http://127.0.0.1:8000', head.url).replace('http://127.0.0.1:8001', base.url)
  expect(here).toContain(`base-url: ${base.url}`)
  const [path, report, out] = ['config.yml', 'report.md', 'run.json.gz'].map((name) => join(folder, name))
  writeFileSync(path ?? '', `${here}schedule: { confirm-after: 0s }\n`)
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const noted = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await main(['run', '--config', path ?? '', '--report', report ?? '', '--out', out ?? ''])
  printed.mockRestore()
  noted.mockRestore()
  expect(code).toBe(1)
  expect(readFileSync(report ?? '', 'utf8')).toMatch(/LLM latency: .*bot.* starts .* later/)
  const { samples } = runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(out ?? '')).toString('utf8')))
  expect(new Set(samples.map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
  expect(new Set(samples.map(({ outputTokenSource }) => outputTokenSource))).toEqual(new Set(['estimated']))
  // The sources came at once, and are no answer.
  const first = samples.filter(({ arm }) => arm === 'head').map(({ ttftMs }) => ttftMs ?? 0)
  expect(Math.min(...first)).toBeGreaterThan(55)
  expect(head.asked[0]).toEqual({ message: expect.stringMatching(/^\[\d{12}\] \S/) })
})
