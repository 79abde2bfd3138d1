import { describe, expect, it } from '@jest/globals'
import {
  baselineArtifactName,
  outputFolderName,
  reportArtifactName,
  runArtifactName
} from '../../../src/github/api/names.ts'

describe('names of artifacts', () => {
  it('carry the key', () => {
    expect(baselineArtifactName('LLM latency-check (a100)')).toBe('llm-latency-baseline-LLM latency-check (a100)')
    expect(reportArtifactName('k')).toBe('llm-latency-report-k')
    expect(outputFolderName('k')).toBe('llm-latency-k')
  })

  it('hold nothing that the artifact service refuses, and differ where keys do', () => {
    const keys = ['a/b', 'a\\b', 'a:b', 'a"b', 'a<b', 'a>b', 'a|b', 'a*b', 'a?b', 'a\nb', 'a_b']
    const names = keys.map(baselineArtifactName)
    expect(names.filter((name) => /["<>:|*?\r\n\\/]/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(keys.length)
  })
})

describe('the name of a part', () => {
  it.each([
    [{}, 'llm-latency-run-ci'],
    [{ shard: { index: 2, count: 8 } }, 'llm-latency-run-ci-shard-2-of-8'],
    [{ targets: ['a', 'b'] }, 'llm-latency-run-ci a b'],
    [{ targets: ['a'], shard: { index: 1, count: 2 } }, 'llm-latency-run-ci a-shard-1-of-2']
  ])('says what it is of: %j', (part, name) => {
    expect(runArtifactName('ci', part)).toBe(name)
  })
})
