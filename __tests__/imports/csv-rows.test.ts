import { describe, expect, it } from '@jest/globals'
import { readRow } from '../../src/imports/csv-rows.ts'

const CELLS = {
  target: 'mini',
  scenario: 'refund',
  round: '0',
  outcome: 'ok',
  ttft_ms: '200',
  last_ms: '1200',
  output_tokens: '101'
}
// Stands in for the guess that the entry hands over: the first name that begins alike.
const nearestHint = (word: string, names: readonly string[]) => {
  const name = names.find((option) => option.slice(0, 4) === word.slice(0, 4))
  return name === undefined ? undefined : `Did you mean "${name}"?`
}
const fileOf = (header: readonly string[]) => ({ source: 'load.csv', header, nearestHint })
const readWith = (change: Readonly<Record<string, string>>) => {
  const cells = { ...CELLS, ...change }
  return readRow({ line: 2, cells: Object.values(cells) }, fileOf(Object.keys(cells)))
}
const problem = (column: string, message: string) =>
  expect.objectContaining({ where: `load.csv:2, column "${column}"`, message: expect.stringContaining(message) })

describe('readRow', () => {
  it('reads cells by the name of their column, and leaves out what is empty', () => {
    expect(readWith({ pair: '3', arm: '', commit: '', input_tokens: '10', cached_tokens: '10' })).toEqual({
      row: {
        target: 'mini',
        scenario: 'refund',
        round: 0,
        outcome: 'ok',
        arm: 'head',
        pair: 3,
        ttftMs: 200,
        lastMs: 1200,
        outputTokenCount: 101,
        inputTokenCount: 10,
        cachedTokenCount: 10
      },
      facts: {}
    })
  })

  it('keeps what is said about the whole run apart', () => {
    const read = readWith({ commit: 'abcdef1', recorded_at: '2026-01-31T08:00:00Z' })
    expect(read).toMatchObject({ facts: { commit: 'abcdef1', recordedAt: '2026-01-31T08:00:00Z' } })
  })

  it.each([
    ['target', '', 'is empty'],
    ['scenario', 'x'.repeat(201), 'at most 200 characters'],
    ['round', '-1', 'got "-1"; expected a whole number'],
    ['outcome', '', 'is empty'],
    ['outcome', 'success', 'got "success"; expected one of ok, rate-limited'],
    ['ttft_ms', '-3', 'got "-3"; expected a number of milliseconds, 0 or more'],
    ['ttft_ms', 'NaN', 'got "NaN"; expected a number of milliseconds'],
    ['last_ms', '1e999', 'at most 86400000 ms'],
    ['last_ms', '', 'is empty; a row whose outcome is "ok" needs'],
    ['last_ms', '199.9', 'got 199.9; the last token cannot come before the first (200)'],
    ['output_tokens', '1.5', 'got "1.5"; expected a whole number'],
    ['ttfat_ms', '100', 'got 100; the first answer token cannot come before the first token (200)'],
    ['ttfat_ms', '1300', 'got 1300; the first answer token cannot come after the last (1200)'],
    ['started_ms', 'now', 'got "now"; expected milliseconds since the start'],
    ['commit', 'main', 'got "main"; expected a commit hash'],
    ['recorded_at', '2026-01-31', 'got "2026-01-31"; expected an ISO 8601 time'],
    ['arm', 'main', 'got "main"; expected one of head, base'],
    ['pair', 'x', 'got "x"; expected a whole number']
  ])('refuses %s %j', (column, text, message) => {
    expect(readWith({ [column]: text })).toEqual({ problems: [problem(column, message)] })
  })

  it('refuses more cached tokens than there are', () => {
    expect(readWith({ input_tokens: '10', cached_tokens: '11' })).toEqual({
      problems: [problem('cached_tokens', 'got 11; at most the 10 input tokens can come from the cache')]
    })
  })

  it('hands on the guess at a mistyped word', () => {
    const hint = 'Did you mean "timeout-connect"?'
    expect(readWith({ outcome: 'timeout' })).toMatchObject({ problems: [{ hint }] })
  })

  it('names every bad cell of a row', () => {
    expect(readWith({ target: '', round: 'x', ttft_ms: 'y' })).toEqual({
      problems: [problem('target', 'empty'), problem('round', '"x"'), problem('ttft_ms', '"y"')]
    })
  })

  it('lets a failed row end where it will', () => {
    expect(readWith({ outcome: 'truncated', last_ms: '' })).toHaveProperty('row')
  })

  it.each([
    [['mini', 'refund'], 'has 2 cells'],
    [[...Object.values(CELLS), '9'], 'has 8 cells']
  ])('refuses a row of %j', (cells, message) => {
    expect(readRow({ line: 2, cells }, fileOf(Object.keys(CELLS)))).toEqual({
      problems: [{ where: 'load.csv:2', message: `${message}, but the first line has 7 columns` }]
    })
  })
})
