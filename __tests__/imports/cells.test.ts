import { describe, expect, it } from '@jest/globals'
import { arm, commit, count, duration, moment, name, outcome, time } from '../../src/imports/csv-rows.ts'

describe('a cell', () => {
  it.each([
    [count, '0', 0],
    [count, '1000000000', 1_000_000_000],
    [count, '12.00', 12],
    [duration, '0', 0],
    [duration, '12.5', 12.5],
    [duration, '7.', 7],
    [duration, '1.5E-1', 0.15],
    [duration, '86400000', 86_400_000],
    [moment, '1e12', 1e12],
    [name, 'Größe | 日本', 'Größe | 日本'],
    [outcome, 'timeout-idle', 'timeout-idle'],
    [arm, 'base', 'base'],
    [commit, 'ABCDEF0', 'abcdef0'],
    [time, '2026-01-31T08:00:00.5Z', '2026-01-31T08:00:00.5Z'],
    [time, '2026-01-31T08:00:00-05:00', '2026-01-31T08:00:00-05:00']
  ])('%p reads %j', (read, text, value) => {
    expect(read(text)).toEqual({ value })
  })

  it.each([
    [count, ['-1', '1.5', '1e3', '0x1', '1 000', '1000000001', '9'.repeat(400), 'NaN', 'null']],
    [duration, ['-0.1', '+1', '.5', '1,5', '86400000.1', '1e999', 'Infinity', 'NaN', '0x1f', '1_0', '5 ms']],
    [moment, ['-1', '1e999', 'now']],
    [name, ['', 'a\nb', 'a\u0000b', 'a\u2028b', 'x'.repeat(201)]],
    [outcome, ['OK', 'success', '__proto__', 'toString']],
    [arm, ['main', 'HEAD']],
    [commit, ['abcde', 'main', 'g'.repeat(40), 'a'.repeat(65)]],
    [time, ['2026-01-31', '2026-01-31T08:00:00', '31.01.2026', '1769846400']]
  ])('%p refuses what it should', (read, texts) => {
    expect(texts.filter((text) => 'value' in read(text))).toEqual([])
  })

  it.each([
    [duration, '1,5', 'Write decimals with a point.'],
    [duration, '1769846400000', 'Give milliseconds.'],
    [time, '2026-01-31', 'Write it like 2026-01-31T08:00:00Z.']
  ])('%p shows the way out of %j', (read, text, hint) => {
    expect(read(text)).toMatchObject({ hint })
  })
})

describe('a cell of a few words', () => {
  it('shows what there is to choose from', () => {
    expect(arm('main')).toEqual({ message: 'got "main"; expected one of head, base', options: ['head', 'base'] })
  })
})
