import { describe, expect, it } from '@jest/globals'
import { baselineArtifactName, outputFolderName, reportArtifactName } from '../../src/github/names.ts'

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
