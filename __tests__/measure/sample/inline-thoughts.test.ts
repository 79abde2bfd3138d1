import { describe, expect, it } from '@jest/globals'
import type { StreamPart, TimedPart } from '../../../src/domain/timeline.ts'
import { withInlineThoughts } from '../../../src/measure/sample/inline-thoughts.ts'

const at = (index: number, part: StreamPart): TimedPart => ({ ...part, atMs: index, read: index, event: index })
const texts = (...pieces: readonly string[]) => pieces.map((text, index) => at(index, { type: 'text-delta', text }))
/** `T:` for thoughts, `A:` for the answer, one a part. */
const told = (parts: readonly TimedPart[]) =>
  withInlineThoughts(parts).map((part) =>
    'text' in part ? `${part.type === 'text-delta' ? 'A' : 'T'}:${part.text}` : part.type
  )

describe('thoughts among the text', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['tags of their own', ['<think>', 'Hm.', '</think>', 'Yes'], ['T:<think>', 'T:Hm.', 'T:</think>', 'A:Yes']],
    ['tags that were cut', ['<th', 'ink>Hm.</th', 'ink>Yes'], ['T:<th', 'T:ink>Hm.</th', 'T:ink>', 'A:Yes']],
    ['an end in the middle of a piece', ['<think>Hm.</think>\n\nYes'], ['T:<think>Hm.</think>', 'A:\n\nYes']],
    ['blanks before them', ['\n', '<thinking>Hm.</thinking>', 'Yes'], ['T:\n', 'T:<thinking>Hm.</thinking>', 'A:Yes']],
    [
      'several blocks',
      ['<think>a</think>\n<think>b</think>', 'Yes'],
      ['T:<think>a</think>\n<think>b</think>', 'A:Yes']
    ],
    ['the end alone', ['Hm.', '</think>', 'Yes'], ['T:Hm.', 'T:</think>', 'A:Yes']],
    ['no end', ['<think>', 'Hm.'], ['T:<think>', 'T:Hm.']],
    ['a name space', ['<seed:think>Hm.</seed:think>Yes'], ['T:<seed:think>Hm.</seed:think>', 'A:Yes']],
    ['marks of Kimi', ['◁think▷Hm.◁/think▷Yes'], ['T:◁think▷Hm.◁/think▷', 'A:Yes']],
    ['marks of Magistral', ['[THINK]Hm.[/THINK]Yes'], ['T:[THINK]Hm.[/THINK]', 'A:Yes']],
    [
      'marks of Cohere',
      ['<|START_THINKING|>Hm.<|END_THINKING|>Yes'],
      ['T:<|START_THINKING|>Hm.<|END_THINKING|>', 'A:Yes']
    ],
    [
      'the raw format of gpt-oss',
      ['<|channel|>analysis<|message|>Hm.', '<|end|><|start|>assistant<|channel|>final<|message|>Yes'],
      ['T:<|channel|>analysis<|message|>Hm.', 'T:<|end|><|start|>assistant<|channel|>final<|message|>', 'A:Yes']
    ]
  ])('are told by %s', (_, pieces, expected) => {
    expect(told(texts(...pieces))).toEqual(expected)
  })

  it.each<[string, readonly string[]]>([
    ['no tags', ['Yes', '.']],
    ['a tag within the answer', ['Write <think> first.']],
    ['a word in brackets', ['[thinking] is a word']],
    ['nothing', []]
  ])('are none with %s', (_, pieces) => {
    expect(told(texts(...pieces))).toEqual(pieces.map((text) => `A:${text}`))
  })

  it('are not looked for where the server tells them apart itself', () => {
    const parts = [at(0, { type: 'reasoning-delta', text: 'Hm.' }), ...texts('</think> is how it ends')]
    expect(withInlineThoughts(parts)).toBe(parts)
  })
})
