import { expect, it } from '@jest/globals'
import { sizeText } from '../../src/commands/plan-text.ts'

it.each([
  ['p50', 0.118, '+11.8 %'],
  ['worst-prompt', 0.6, '+60 %'],
  ['rate', 0.05, '+5 points'],
  ['p95', undefined, '–']
] as const)('writes the size of a change of %s, %p, as %s', (statistic, ratio, text) => {
  expect(sizeText({ statistic }, ratio)).toBe(text)
})
