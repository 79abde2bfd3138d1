import { describe, expect, it } from '@jest/globals'
import type { z } from 'zod'
import {
  budgetText,
  duration,
  line,
  margin,
  money,
  percent,
  strict,
  text,
  whole
} from '../../../src/plan/config/config-values.ts'

const read = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message)
}

describe('the values of a configuration', () => {
  it.each([
    ['duration', duration('1s', '1h'), '30s', 30_000],
    ['duration at its lower end', duration('1s', '1h'), '1s', 1000],
    ['duration at its upper end', duration('1s', '1h'), '60m', 3_600_000],
    ['percent', percent('0.01%', '20%'), '20%', 0.2],
    ['money as text', money(), '$1.50', 1.5],
    ['money as a number', money(), 2, 2],
    ['margin', margin(), 'max(10%, 10ms)', { ratio: 0.1, absolute: 10 }],
    ['whole number', whole(1, 3), 3, 3],
    ['line', line('a name'), 'a b', 'a b'],
    ['text', text('text', 9), 'a\nb', 'a\nb'],
    ['budget', budgetText(), 'ttft < 1s', 'ttft < 1s'],
    ['budget that YAML took for a mapping', budgetText(), { 'llama3.2:3b': 'ttft < 1s' }, 'llama3.2:3b: ttft < 1s']
  ])('a %s is read', (_, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected)
  })

  it.each([
    ['a duration without a unit', duration('1s', '1h'), 900],
    ['a duration too short', duration('1s', '1h'), '999ms'],
    ['a duration too long', duration('1s', '1h'), '61m'],
    ['a share as a number', percent('0.01%', '20%'), 0.01],
    ['a share too large', percent('0.01%', '20%'), '21%'],
    ['money of nothing', money(), '$0'],
    ['money that is none', money(), 'free'],
    ['negative money', money(), -1],
    ['a margin of nothing', margin(), '0%'],
    ['a fraction for a whole number', whole(1, 3), 1.5],
    ['a number below the least', whole(1, 3), 0],
    ['a number as text', whole(1, 3), '2'],
    ['two lines for one', line('a name'), 'a\nb'],
    ['nothing for text', text('text', 9), ''],
    ['text too long', text('text', 3), 'abcd'],
    ['a budget of two keys', budgetText(), { a: 'x', b: 'y' }]
  ])('%s is refused, with what is expected', (_, schema, value) => {
    expect(read(schema, value)).toEqual([expect.stringMatching(/^expected /)])
  })

  it('a mapping with another key is refused with the keys it may have', () => {
    expect(read(strict({ a: whole(1, 2), b: margin() }), { c: 1, a: 1, b: '1%' })).toEqual(['a, b'])
  })
})
