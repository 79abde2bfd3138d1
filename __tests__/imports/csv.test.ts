import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { InputError, type InputProblem } from '../../src/domain/errors.ts'
import { runFileSchema } from '../../src/domain/run-file.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { importCsv } from '../../src/imports/csv.ts'

const HEADER = 'target,scenario,round,outcome,ttft_ms,last_ms,output_tokens'
const OK = 'mini,refund,0,ok,210.5,1210.5,101'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const context = { source: 'load.csv', toolVersion: '1.2.3', importedAt: '2026-11-30T08:00:00Z', sha256 }

const read = (text: string) => importCsv(text, context)
const readRows = (rows: readonly string[], header = HEADER) => read([header, ...rows, ''].join('\n'))
/** One row with some cells changed, by column. */
const readWith = (change: Readonly<Record<string, string>>): Sample => {
  const cells = {
    target: 'mini',
    scenario: 'refund',
    round: '0',
    outcome: 'ok',
    ttft_ms: '200',
    last_ms: '1200',
    output_tokens: '101',
    ...change
  }
  const [sample] = readRows([Object.values(cells).join(',')], Object.keys(cells).join(',')).samples
  if (sample === undefined) throw new Error('no sample')
  return sample
}
const problemsOf = (run: () => unknown): readonly InputProblem[] => {
  try {
    run()
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  throw new Error('nothing was refused')
}

describe('importCsv', () => {
  it('makes a run file that the reader of run files accepts', () => {
    const run = readRows([OK, 'mini,hours,0,timeout-idle,300,,'])
    expect(runFileSchema.parse(run)).toEqual(run)
    expect(run).toMatchObject({
      tool: { name: 'llm-latency-gate', version: '1.2.3' },
      startedAt: '2026-11-30T08:00:00Z',
      environment: {},
      end: { reason: 'fixed', partial: false }
    })
    expect(run.samples).toEqual([
      {
        targetId: 'mini',
        scenarioId: 'refund',
        kind: 'imported',
        round: 0,
        arm: 'head',
        startedAtMs: 0,
        outcome: 'ok',
        ttftMs: 210.5,
        ttfatMs: 210.5,
        lastMs: 1210.5,
        outputTokenCount: 101,
        outputTokenSource: 'usage',
        readCount: 3,
        flags: []
      },
      {
        targetId: 'mini',
        scenarioId: 'hours',
        kind: 'imported',
        round: 0,
        arm: 'head',
        startedAtMs: 1210.5,
        outcome: 'timeout-idle',
        ttftMs: 300,
        ttfatMs: 300,
        flags: []
      }
    ])
  })

  it('reads every optional column', () => {
    const header = `recorded_at,commit,${HEADER},ttfat_ms,input_tokens,cached_tokens,started_ms,arm,pair`
    const run = readRows([`2026-01-31T10:00:00+02:00,ABCDEF1,${OK},300,150,64,12.5,base,7`], header)
    expect(run).toMatchObject({ startedAt: '2026-01-31T10:00:00+02:00', commit: 'abcdef1' })
    expect(run.samples[0]).toMatchObject({
      ttfatMs: 300,
      inputTokenCount: 150,
      cachedTokenCount: 64,
      startedAtMs: 12.5,
      arm: 'base',
      pair: 7
    })
    expect(runFileSchema.safeParse(run).success).toBe(true)
  })

  it('fingerprints a target by its name, the format and its scenarios, not by their order or their numbers', () => {
    const [first] = readRows([OK, 'mini,hours,0,ok,1,2,3']).plan.targets
    const [again] = readRows(['mini,hours,4,ok,9,99,9', OK, OK]).plan.targets
    const [more] = readRows([OK, 'mini,hours,0,ok,1,2,3', 'mini,new,0,ok,1,2,3']).plan.targets
    const [other] = readRows([OK.replace('mini', 'maxi'), 'maxi,hours,0,ok,1,2,3']).plan.targets
    const json = '{"scenarios":["hours","refund"],"source":"import:csv","target":"mini"}'
    expect(first?.fingerprint).toBe(sha256(json))
    expect(again?.fingerprint).toBe(first?.fingerprint)
    expect(more?.fingerprint).not.toBe(first?.fingerprint)
    expect(other?.fingerprint).not.toBe(first?.fingerprint)
  })

  it('hashes a scenario by its id', () => {
    expect(readRows([OK]).plan.scenarios).toEqual([{ id: 'refund', kind: 'imported', hash: sha256('refund') }])
  })

  it.each([
    ['a byte order mark', `\u{feff}${HEADER}\n${OK}\n`],
    ['a byte order mark before a quote', `\u{feff}"target",${HEADER.slice(7)}\n${OK}\n`],
    ['CRLF', `${HEADER}\r\n${OK}\r\n`],
    ['no line end at the end', `${HEADER}\n${OK}`],
    ['quotes', `"target",${HEADER.slice(7)}\n"mini",${OK.slice(5)}\n`],
    [
      'spaces around cells and capitals in names',
      ` ${HEADER.toUpperCase().replaceAll(',', ' , ')}\n ${OK.replaceAll(',', ' , ')}\n`
    ],
    ['empty lines, and the lines of commas that spreadsheets leave', `\n${HEADER}\n\n${OK}\n,,,,,,\n\n`]
  ])('reads %s like the plain file', (_, text) => {
    expect(read(text)).toEqual(readRows([OK]))
  })

  it('keeps commas, quotes and other alphabets in names', () => {
    const sample = readWith({ scenario: '"Größe, ""neu"" 日本"' })
    expect(sample.scenarioId).toBe('Größe, "neu" 日本')
  })

  it('keeps all rows that are alike, in their order', () => {
    const run = readRows([OK, OK.replace('101', '99'), OK])
    expect(run.samples.map(({ outputTokenCount }) => outputTokenCount)).toEqual([101, 99, 101])
  })

  it('reads counts with a decimal zero, and times with an exponent', () => {
    expect(readWith({ output_tokens: '101.0', last_ms: '1.2e3' })).toMatchObject({
      outputTokenCount: 101,
      lastMs: 1200
    })
  })
})

describe('importCsv refuses', () => {
  it.each([
    ['', 'load.csv', 'is empty'],
    ['\n \n', 'load.csv', 'is empty'],
    [`${HEADER}\n`, 'load.csv', 'has no rows'],
    [`${HEADER}\n"mini,refund\n`, 'load.csv', 'is not valid CSV: Quote Not Closed']
  ])('%j', (text, where, message) => {
    expect(problemsOf(() => read(text))).toEqual([{ where, message: expect.stringContaining(message) }])
  })

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs']
  ])('%j between columns', (separator, name) => {
    const [problem] = problemsOf(() => read(`${HEADER}\n${OK}`.replaceAll(',', separator)))
    expect(problem?.hint).toBe(`Separate columns with commas, not with ${name}.`)
  })

  it('a header and rows, with their lines', () => {
    expect(problemsOf(() => readRows([OK], `${HEADER},tokens`))[0]?.where).toBe('load.csv:1')
    expect(problemsOf(() => read(`\n${HEADER},tokens\n${OK}`))[0]?.where).toBe('load.csv:2')
    expect(problemsOf(() => readRows([OK, '', 'mini,refund']))[0]?.where).toBe('load.csv:4')
  })

  it('what is mistyped, with the guess it was given', () => {
    const guessing = { ...context, nearestHint: (word: string, names: readonly string[]) => `${word}: ${names[0]}` }
    const text = `${HEADER}\n${OK.replace('ok', 'OK')}\n`
    expect(problemsOf(() => importCsv(text, guessing))[0]?.hint).toBe('OK: ok')
    expect(problemsOf(() => importCsv(text.replace('target', 'Goal'), guessing))[0]?.hint).toBe('goal: target')
    expect(problemsOf(() => importCsv(text, context))[0]?.hint).toBeUndefined()
  })

  it('a decimal comma, with the way out', () => {
    expect(problemsOf(() => readWith({ ttft_ms: '"200,5"' }))[0]?.hint).toBe('Write decimals with a point.')
  })

  it.each([
    ['commit', 'abcdef1', 'abcdef2'],
    ['recorded_at', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z']
  ])('two values of %s, but not a row without one', (column, first, second) => {
    const rows = [first, '', second].map((value) => `${OK},${value}`)
    expect(problemsOf(() => readRows(rows, `${HEADER},${column}`))).toEqual([
      expect.objectContaining({
        where: `load.csv, column "${column}"`,
        message: expect.stringContaining(`got ${first} and ${second}`)
      })
    ])
    expect(() => readRows(rows.slice(0, 2), `${HEADER},${column}`)).not.toThrow()
  })

  it('all problems at once, twenty of them told one by one', () => {
    const rows = Array.from({ length: 25 }, () => OK.replace('210.5', 'fast'))
    const problems = problemsOf(() => readRows(rows))
    expect(problems).toHaveLength(21)
    expect(problems[19]?.where).toBe('load.csv:21, column "ttft_ms"')
    expect(problems[20]).toEqual({ where: 'load.csv', message: 'has 5 more problems' })
  })

  it.each([
    ['scenarios', 10_001, (index: number) => `mini,s${index},0,ok,1,2,3`],
    ['targets', 1001, (index: number) => `t${index},s,0,ok,1,2,3`],
    ['rows', 200_001, () => OK]
  ])('too many %s', (what, rowCount, rowAt) => {
    const rows = Array.from({ length: rowCount }, (_, index) => rowAt(index))
    const [problem] = problemsOf(() => readRows(rows))
    expect(problem?.message).toMatch(new RegExp(`^has more than [\\d]+ ${what}$`))
  })

  it('a row that never ends, without printing it', () => {
    const [problem] = problemsOf(() => readRows([`mini,${'x'.repeat(30_000)},0,ok,1,2,3`]))
    expect(problem?.message.length).toBeLessThan(300)
  })

  it('names of control characters without printing them as they are', () => {
    const [problem] = problemsOf(() => readWith({ target: '"a\u001b[31mb"' }))
    expect(problem?.message).toContain('got "a [31mb"')
  })
})
