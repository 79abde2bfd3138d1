import { expect, it } from '@jest/globals'
import { gatherStrayLines } from '../../../src/measure/wire/read-timeline.ts'

const gathered = (lines: readonly string[]): readonly string[] => {
  const texts: string[] = []
  const stray = gatherStrayLines((text) => texts.push(text))
  for (const line of lines) stray.add(line)
  stray.flush()
  return texts
}

it.each<[string, readonly string[], readonly string[]]>([
  ['a value over several lines is one text', ['{', '  "a": [', '    1', '  ]', '}'], ['{\n  "a": [\n    1\n  ]\n}']],
  ['a list is one text', ['[{', '  "a": 1', '}]'], ['[{\n  "a": 1\n}]']],
  ['a value of one line is one text', ['{"a":1}'], ['{"a":1}']],
  ['values one after another are apart', ['{"a":1}', '{', '}'], ['{"a":1}', '{\n}']],
  ['a line that is no JSON is by itself', ['error: {', 'b', '{"a":1}'], ['error: {', 'b', '{"a":1}']],
  ['a value without an end comes as its lines', ['{', '"a": 1'], ['{', '"a": 1']],
  [
    'a hundred lines without an end come as they are',
    Array.from({ length: 150 }, () => '{'),
    Array.from({ length: 150 }, () => '{')
  ]
])('%s', (_, lines, texts) => {
  expect(gathered(lines)).toEqual(texts)
})
