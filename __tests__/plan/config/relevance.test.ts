import { describe, expect, it } from '@jest/globals'
import type { RawInputs } from '../../../src/plan/config/read-inputs.ts'
import { complaintsOf, planOf } from '../plan-world.ts'

const target = 'targets: [{ model: m }]\n'
const complaints = (rest: string, raw: RawInputs = {}) => complaintsOf(() => planOf(`${target}${rest}\n`, raw))

describe('relevanceProblems', () => {
  it('names each glob that no file can match, where it stands', () => {
    expect(complaints('paths: [src/, lib/**, /docs/**]')).toEqual([
      '.github/llm-latency.yml:2:9: at paths[0]: got "src/"; expected a glob that matches files; with a trailing "/" it matches none',
      '  hint: Write "src/**".',
      '.github/llm-latency.yml:2:23: at paths[2]: got "/docs/**"; expected a path from the root, without a leading "/"',
      '  hint: Write "docs/**".'
    ])
  })

  it('does the same for the input', () => {
    expect(complaints('', { paths: 'lib/**\nsrc/** # the prompts\n' })).toEqual([
      'input "paths": got "src/** # the prompts"; expected a glob without a comment after it',
      '  hint: Put the comment on its own line.'
    ])
  })

  it('refuses a list that only takes out', () => {
    expect(complaints('paths: ["!docs/**", "!*.md"]')).toEqual([
      '.github/llm-latency.yml:2:8: at paths: got "!docs/**", "!*.md", which match no file; expected at least one glob without "!"',
      '  hint: Put "**" first to start from all files.'
    ])
    expect(complaints('paths: ["**", "!docs/**"]')).toEqual([])
  })

  it('refuses globs that "on-unchanged: measure" makes idle', () => {
    const idle = expect.stringMatching(
      /^\.github\/llm-latency\.yml:\d:15: at on-unchanged: got "measure" together with "paths"/
    )
    const hint = expect.stringContaining('Remove "on-unchanged"')
    expect(complaints('on-unchanged: measure\npaths: [src/**]')).toEqual([idle, hint])
    expect(complaints('on-unchanged: measure', { paths: 'src/**' })).toEqual([idle, hint])
    expect(complaints('on-unchanged: skip\npaths: [src/**]')).toEqual([])
  })

  it('lets an input measure for once what the file would skip', () => {
    expect(complaints('paths: [src/**]', { 'on-unchanged': 'measure' })).toEqual([])
    expect(complaints('on-unchanged: measure', { paths: 'src/**', 'on-unchanged': 'skip' })).toEqual([])
  })
})
