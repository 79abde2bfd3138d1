import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { aPairedRun } from '../../__tests__/support/a-paired-run.ts'
import { aReport } from '../../__tests__/support/a-report.ts'
import { aRun, sha256 } from '../../__tests__/support/a-run.ts'
import { streamFixtures } from '../../__tests__/support/stream-fixtures.ts'
import { buildReport } from '../../src/analysis/report/build-report.ts'
import { judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import { readForeignJson } from '../../src/domain/foreign-json.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { textIn } from '../../src/github/api/download.ts'
import { importCsv } from '../../src/imports/csv.ts'
import { interpret } from '../../src/measure/sample/interpret.ts'
import { loadAwsFrames } from '../../src/measure/wire/read-aws-event-stream.ts'
import { readPrompts } from '../../src/plan/config/read-prompts.ts'
import { readGate } from '../../src/plan/config/read-schedule.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { customDialect } from '../../src/providers/custom.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { renderPages } from '../../src/report/pages/render-pages.ts'
import type { Random } from '../../src/stats/random.ts'
import { mutatedBytes, mutatedJson, mutatedText } from './mutate.ts'

/** A reader under attack: what it is fed, as text of one byte a character, and what reads it. */
export interface Reader {
  readonly make: (random: Random) => string
  readonly read: (input: string) => unknown
}

const bytesOf = (input: string): Buffer => Buffer.from(input, 'latin1')
const inBytes = (text: string): string => Buffer.from(text).toString('latin1')
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const CONFIG = {
  targets: [
    {
      id: 'mini',
      model: 'gpt-4.1-mini',
      'api-key-env': 'KEY',
      params: { temperature: 0 },
      price: { input: 0.4, output: 1.6 }
    },
    { id: 'gw', model: 'm', 'base-url': 'http://127.0.0.1:4000/v1', base: { 'base-url': 'http://127.0.0.1:4001/v1' } }
  ],
  prompts: 'set.yml',
  schedule: { pairs: '60..280', 'in-flight': 4, warmup: 2, cache: 'cold', 'max-cost': '$1.00', timeout: '15m' },
  budgets: ['ttft.p95 < 800ms', 'mini: error_rate < 1%'],
  gate: {
    'fail-on': ['regression', 'budget'],
    'false-alarms': '1%',
    checks: [{ metric: 'ttft', statistic: 'p50', margin: 'max(6%, 6ms)' }]
  },
  accept: [{ check: 'mini ttft p95', 'up-to': '+35%', until: '2027-01-31', reason: 'longer prompt' }]
}
const CONFIG_TEXT = `targets:\n  - { id: mini, model: m, labels: { a: b } }\nbudgets:\n  - ttft.p95 < 800ms\nschedule: { pairs: 60..280 }\n`
const PROMPTS = [
  {
    id: 'a',
    messages: [
      { role: 'system', file: 'a.md' },
      { role: 'user', content: 'x' }
    ],
    'max-output-tokens': 9
  },
  { id: 'b', prompt: 'y', kind: 'chat' }
]
const PROMPT_LINES = PROMPTS.map((prompt) => JSON.stringify(prompt)).join('\n')
const RUNS = [aRun({ scenarioCount: 3, roundCount: 2 }), aPairedRun({ pairCount: 12, factor: 2 })]
const CSV =
  'target,scenario,round,outcome,ttft_ms,last_ms,output_tokens,arm,pair\nmini,s1,0,ok,100,300,20,head,0\nmini,s1,0,ok,101,300,20,base,0\nmini,s2,1,truncated,,,,head,1\n'

function readConfigText(input: string): void {
  const config = bytesOf(input).toString()
  const files = new Map([
    ['c.yml', config],
    ['set.yml', JSON.stringify(PROMPTS)],
    ['a.md', 'x']
  ])
  readPlan(
    { config: 'c.yml' },
    { readText: (path) => files.get(path), sha256, builtinSets: BUILTIN_SETS, defaultConfigPath: 'c.yml' }
  )
}

function readPromptText(name: string) {
  return (input: string) => readPrompts(name, { readText: () => bytesOf(input).toString(), builtinSets: {} })
}

/** Reads a run as `compare` does, and makes every page of it. */
function judgeText(text: string): void {
  const json = readForeignJson(text, { name: RUN_SCHEMA, shape: runFileSchema })
  if (json.kind === 'fits') judge(json.value)
}

function judge(run: RunFile): void {
  const now = '2026-12-01T00:00:00Z'
  const targets = run.plan.targets.map(({ id, baseOf, directOf }) => ({ id, owned: true, baseOf, directOf }))
  const judged = judgeRunFile(
    run,
    { targets, gate: readGate({}, undefined), budgets: [], accept: [], compare: true, now },
    { digests: [] }
  )
  const { context } = aReport().build()
  renderPages(
    buildReport({
      run,
      judged,
      targets,
      context,
      durationMs: 1,
      circumstances: { failOn: undefined, trial: false },
      warnings: [],
      now
    })
  )
}

function packed(random: Random): string {
  const run = JSON.stringify(pick(random, RUNS))
  const bytes = pick<() => Uint8Array>(random, [
    () => gzipSync(run),
    () => zipSync({ 'a.run.json.gz': gzipSync(run) }),
    () => zipSync({ 'a.run.json.gz': Buffer.from(run) })
  ])()
  return Buffer.from(mutatedBytes(bytes, random)).toString('latin1')
}

function readPacked(input: string): void {
  const got = textIn(bytesOf(input), 'a.run.json.gz')
  if (got.kind === 'text') judgeText(got.text)
}

/** Every wire format, two that users described among them. */
const FORMATS = {
  ...DIALECTS,
  'custom-sse': customDialect({
    path: '/chat',
    body: { message: '{{prompt}}' },
    format: 'sse',
    text: 'content',
    textEvent: { path: 'type', value: 'token' },
    done: { path: 'type', value: 'end' },
    error: 'problem'
  }),
  'custom-ndjson': customDialect({
    path: '/chat',
    body: { message: '{{prompt}}' },
    format: 'ndjson',
    text: 'delta.0.text',
    done: { path: 'finished' }
  })
} as const
type FormatName = keyof typeof FORMATS

/** A reply of one wire format, whose bytes were changed and cut anywhere. */
function stream(ids: readonly FormatName[]): Reader {
  const seeds = ids.flatMap((id) => streamFixtures(id).map(({ bytes }) => ({ id, bytes })))
  return {
    make: (random) => {
      const { id, bytes } = pick(random, seeds)
      return `${id}\n${Buffer.from(mutatedBytes(bytes, random)).toString('latin1')}`
    },
    read: (input) => {
      const at = input.indexOf('\n')
      const dialect = FORMATS[input.slice(0, at) as FormatName]
      if (dialect === undefined) return undefined
      const bytes = bytesOf(input.slice(at + 1))
      const size = 1 + (bytes.length % 97)
      const reads = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => ({
        atMs: index,
        bytes: bytes.subarray(index * size, (index + 1) * size),
        sameArrival: false
      }))
      const exchange = {
        dispatchedAtMs: 0,
        sentAtMs: 0,
        uploadPending: false,
        answered: true,
        status: 200,
        headers: {},
        reads,
        endedAtMs: 9999
      }
      return interpret(dialect, {
        ...exchange,
        end: { kind: bytes.length % 2 === 0 ? 'complete' : 'failed', code: 'ECONNRESET' }
      })
    }
  }
}

const idsOf = (framing: string): readonly FormatName[] =>
  (Object.keys(FORMATS) as FormatName[]).filter((id) => FORMATS[id].framing === framing)

/** Everything that reads what somebody else wrote. */
export async function loadReaders(): Promise<Readonly<Record<string, Reader>>> {
  await loadAwsFrames()
  return {
    config: {
      make: (random) =>
        inBytes(
          random() < 0.7
            ? JSON.stringify(mutatedJson(CONFIG, random))
            : mutatedText(random() < 0.5 ? CONFIG_TEXT : README_CONFIG, random)
        ),
      read: readConfigText
    },
    prompts: {
      make: (random) =>
        inBytes(
          random() < 0.5 ? JSON.stringify(mutatedJson(PROMPTS, random)) : mutatedText(JSON.stringify(PROMPTS), random)
        ),
      read: readPromptText('set.yml')
    },
    'prompt-lines': { make: (random) => inBytes(mutatedText(PROMPT_LINES, random)), read: readPromptText('set.jsonl') },
    'run-files': { make: (random) => JSON.stringify(mutatedJson(pick(random, RUNS), random)), read: judgeText },
    artifacts: { make: packed, read: readPacked },
    imports: {
      make: (random) => inBytes(mutatedText(CSV, random)),
      read: (input) =>
        judge(
          importCsv(bytesOf(input).toString(), {
            sha256,
            importedAt: '2026-11-30T00:00:00Z',
            toolVersion: '0.0.0',
            source: 'a.csv'
          })
        )
    },
    sse: stream(idsOf('sse')),
    ndjson: stream(idsOf('ndjson')),
    frames: stream(idsOf('aws-event-stream'))
  }
}

const README_CONFIG =
  /```yaml\n(targets:[\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'))?.[1] ??
  CONFIG_TEXT
