import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from '@jest/globals'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { Laptop } from '../support/command-line.ts'
import { runCommandHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const laptop = new Laptop(runCommandHere)
const host = new ScriptedHost({ seed: 8, ttftMs: 20, tpotMs: 1, outputTokens: 10 })

const readRun = (path: string): RunFile =>
  runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')))

async function shard(index: number): Promise<string> {
  const out = laptop.path(`${index}.run.json.gz`)
  const target = ['--model', 'simulated', '--base-url', host.url, '--prompts', 'builtin:smoke-6']
  const measured = await laptop.run(['measure', ...target, '--shard', `${index}/2`, '--out', out])
  expect(measured).toMatchObject({ code: 0, stdout: expect.stringContaining('30 of 30 requests answered') })
  return out
}

it('two machines measure a half each, and merged it is a run like any other', async () => {
  const parts = [await shard(1), await shard(2)]
  expect(parts.map((path) => readRun(path).part?.shard)).toEqual([
    { index: 1, count: 2 },
    { index: 2, count: 2 }
  ])
  const out = laptop.path('whole.run.json.gz')
  const merged = await laptop.run(['merge', ...parts, '--out', out])
  expect(merged).toMatchObject({ code: 0, stdout: expect.stringContaining('60 samples of 2 files') })
  const run = readRun(out)
  expect(run).not.toHaveProperty('part')
  expect(new Set(run.samples.map(({ scenarioId }) => scenarioId)).size).toBe(6)
  expect((await laptop.run(['compare', '--candidate', out, '--baseline', out])).code).toBe(0)
})

it('counts the files that the whole is of', async () => {
  const [one, two] = [laptop.path('1.run.json.gz'), laptop.path('2.run.json.gz')]
  const merged = await laptop.run(['merge', one, two, one, '--out', laptop.path('twice.run.json.gz')])
  expect(merged).toMatchObject({ code: 0, stdout: expect.stringContaining('60 samples of 2 of 3 files') })
})

it('says what is missing', async () => {
  const merged = await laptop.run(['merge', laptop.path('1.run.json.gz'), '--out', laptop.path('half.run.json.gz')])
  expect(merged.stdout).toContain('The part shard 2/2 has no result')
  expect(readRun(laptop.path('half.run.json.gz')).end.partial).toBe(true)
})
