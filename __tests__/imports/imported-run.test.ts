import { describe, expect, it } from '@jest/globals'
import { streamed, tpotMs } from '../../src/domain/metric.ts'
import { runFileSchema } from '../../src/domain/run-file.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { type ImportedRow, importedRun } from '../../src/imports/imported-run.ts'

const ROW: ImportedRow = {
  target: 'mini',
  scenario: 'refund',
  round: 0,
  outcome: 'ok',
  arm: 'head',
  ttftMs: 200,
  lastMs: 1200,
  outputTokenCount: 101
}
// A stand-in that shows what was hashed, in the form of a hash.
const sha256 = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(-64)
const context = { source: 'load.csv', toolVersion: '1.2.3', importedAt: '2026-11-30T08:00:00Z', sha256 }
const runOf = (rows: readonly ImportedRow[], facts = {}) => importedRun(rows, 'import:csv', { facts, context })
const sampleOf = (change: Partial<ImportedRow>, without: readonly (keyof ImportedRow)[] = []): Sample => {
  const members = Object.entries({ ...ROW, ...change }).filter(([key]) => !without.some((name) => name === key))
  const [sample] = runOf([Object.fromEntries(members) as unknown as ImportedRow]).samples
  if (sample === undefined) throw new Error('no sample')
  return sample
}

describe('importedRun', () => {
  it('is a run file, with the time and commit of the file where it says them', () => {
    const run = runOf([ROW], { commit: 'abcdef1', recordedAt: '2026-01-31T08:00:00Z' })
    expect(runFileSchema.parse(run)).toEqual(run)
    expect(run).toMatchObject({ startedAt: '2026-01-31T08:00:00Z', commit: 'abcdef1' })
    expect(run.plan.targets[0]?.buildIdentity).toBe(`${run.plan.targets[0]?.fingerprint} abcdef1`)
    expect(runOf([ROW])).toMatchObject({ startedAt: '2026-11-30T08:00:00Z' })
    expect(runOf([ROW]).commit).toBeUndefined()
  })

  it('has every target and every scenario once, in order of name', () => {
    const rows = ['b x', 'a y', 'a x', 'b x'].map((pair) => {
      const [target = '', scenario = ''] = pair.split(' ')
      return { ...ROW, target, scenario }
    })
    const { plan } = runOf(rows)
    expect(plan.targets.map(({ id, parts }) => [id, parts['scenarios']])).toEqual([
      ['a', ['x', 'y']],
      ['b', ['x']]
    ])
    expect(plan.scenarios.map(({ id }) => id)).toEqual(['x', 'y'])
  })

  it('lets requests follow one another, target by target, where nobody says when they started', () => {
    const rows = [
      { ...ROW, target: 'a', lastMs: 100 },
      { ...ROW, target: 'b', lastMs: 30 },
      { ...ROW, target: 'a', lastMs: 50 },
      { ...ROW, target: 'b', lastMs: 30, startedMs: 7 }
    ]
    expect(runOf(rows).samples.map(({ startedAtMs }) => startedAtMs)).toEqual([0, 0, 100, 7])
  })
})

describe('an imported sample', () => {
  it('has a time per output token, as a measured one of the same times', () => {
    expect(streamed(sampleOf({}))).toBe(true)
    expect(tpotMs(sampleOf({}))).toBe(10)
  })

  it('began its answer with its first token, unless it says otherwise', () => {
    expect(sampleOf({})).toMatchObject({ ttftMs: 200, ttfatMs: 200 })
    expect(sampleOf({ ttfatMs: 300 })).toMatchObject({ ttftMs: 200, ttfatMs: 300 })
  })

  it.each([
    ['two tokens', sampleOf({ outputTokenCount: 2 }), true, []],
    ['one token', sampleOf({ outputTokenCount: 1 }), true, []],
    ['all tokens at once', sampleOf({ lastMs: 200 }), false, ['buffered']],
    ['no count of tokens', sampleOf({}, ['outputTokenCount']), true, ['usage-missing']],
    ['a count of 0', sampleOf({ outputTokenCount: 0 }), false, ['usage-missing']],
    ['no first token', sampleOf({}, ['ttftMs']), false, []],
    ['an answer after hidden reasoning', sampleOf({ ttfatMs: 300 }, ['ttftMs']), true, []],
    ['a failure', sampleOf({ outcome: 'truncated' }), false, []]
  ])('with %s streamed or not, and is flagged, like a measured one', (_, sample, expected, flags) => {
    expect(streamed(sample)).toBe(expected)
    expect(sample.flags).toEqual(flags)
  })
})
