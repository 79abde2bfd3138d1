import { describe, expect, it } from '@jest/globals'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { branchOf, commitName, headOf, notOurChangeText, subjectOf } from '../../../src/report/sentences/subject.ts'
import { aReport } from '../../support/a-report.ts'

describe('what is judged', () => {
  it('is a change in a pull request and in a merge queue, and a run elsewhere', () => {
    expect(subjectOf(aReport().build())).toBe('this change')
    expect(subjectOf(aReport().onMain().context({ event: 'merge_group' }).build())).toBe('this change')
    expect(subjectOf(aReport().onMain().build())).toBe('this run')
  })

  it('cannot be the cause of a provider’s drift', () => {
    expect(notOurChangeText(aReport().build())).toBe('this change cannot have changed the speed of the model')
    expect(notOurChangeText(aReport().onMain().build())).toMatch(/^nothing in this repository/)
  })
})

describe('names of branches and commits', () => {
  it('are escaped unless they are what they should be', () => {
    expect(branchOf(aReport().context({ defaultBranch: 'a|b' }).build(), MARKDOWN_VOICE)).toBe('<code>a&#124;b</code>')
    expect(commitName('a1b2c3d4e5', MARKDOWN_VOICE)).toBe('a1b2c3d')
    expect(commitName('@octo', MARKDOWN_VOICE)).toBe('<code>&#64;&#8203;octo</code>')
  })

  it('say so where they are unknown', () => {
    const { defaultBranch: _, headCommit: __, commit: ___, ...context } = aReport().build().context
    const report = aReport().but({ context }).build()
    expect(branchOf(report, PLAIN_VOICE)).toBe('the default branch')
    expect(headOf(report, PLAIN_VOICE)).toBeUndefined()
  })

  it('show the head of a pull request before the merge of it', () => {
    expect(headOf(aReport().build(), PLAIN_VOICE)).toBe('5e6f7a8')
    expect(headOf(aReport().onMain().build(), PLAIN_VOICE)).toBe('9988776')
  })
})
