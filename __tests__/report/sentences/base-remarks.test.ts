import { describe, expect, it } from '@jest/globals'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { baseRemarks } from '../../../src/report/sentences/base-remarks.ts'
import { aBaseUsed, aPairedCheck, aReport, aTarget } from '../../support/a-report.ts'

const paired = (base: Parameters<typeof aBaseUsed>[0] = {}) => aReport().base(aBaseUsed(base)).checks(aPairedCheck())

describe('a remark on base', () => {
  const paragraphs = (base: Parameters<typeof aBaseUsed>[0]): readonly string[] =>
    baseRemarks(paired(base).build(), PLAIN_VOICE)

  it('is nothing where length and model are the same', () => {
    expect(paragraphs({ target: { outputLengthChangeRatio: 0.1 } })).toEqual([])
  })

  it('is that many of its requests failed, and how', () => {
    const failing = (failed: number) =>
      paragraphs({ target: { counts: { attempted: 80, ok: 80 - failed, failed: { overloaded: failed } } } })
    expect(failing(40)).toEqual(['Base of chat: 40 of 80 requests failed (overloaded (503 or 529)).'])
    expect(failing(8)).toEqual([])
    expect(failing(9)).toHaveLength(1)
  })

  it('is that answers got longer or shorter, and what that does', () => {
    const e2eAsExperienced = { changeRatio: 0.24, intervalRatio: [0.2, 0.28] } as const
    const e2eAtEqualLength = { changeRatio: 0.012, intervalRatio: [-0.009, 0.03] } as const
    expect(paragraphs({ target: { outputLengthChangeRatio: 0.22, e2eAsExperienced, e2eAtEqualLength } })).toEqual([
      expect.stringMatching(
        /^Answers of chat are 22 % longer than on base\. At equal length.* \+1\.2 % \(−0\.9 to \+3\)/
      )
    ])
    expect(paragraphs({ target: { outputLengthChangeRatio: -0.3 } })[0]).toMatch(/^Answers of chat are 30 % shorter/)
  })

  it('is another model, with the trade where the first line has no room for it', () => {
    expect(paragraphs({ target: { model: 'before', normalizedTokens: true } })).toEqual([
      expect.stringMatching(/^chat .* model llama-3\.1-8b instead of before\.$/)
    ])
    const [first] = aBaseUsed({ target: { model: 'before', costChangeRatio: -0.4 } }).targets
    const targets = ['chat', 'b', 'c', 'd'].flatMap((id) => (first === undefined ? [] : [{ ...first, id }]))
    const report = paired()
      .base({ ...aBaseUsed(), targets })
      .targets(...targets.map(({ id }) => aTarget({ id })))
      .build()
    expect(baseRemarks(report, PLAIN_VOICE)[0]).toMatch(
      /^chat .* llama-3\.1-8b instead of before, 40 % cheaper\. b .* 1 more target below\.$/
    )
  })
})
