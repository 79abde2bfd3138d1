import { describe, expect, it } from '@jest/globals'
import type { BaseUsed } from '../../../src/domain/report.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { baseParagraphs, comparedWithBase } from '../../../src/report/sentences/base-sentences.ts'
import { aBaseUsed, aCheck, aPairedCheck, aReport, aTarget } from '../../support/a-report.ts'

const paired = (base: Parameters<typeof aBaseUsed>[0] = {}) => aReport().base(aBaseUsed(base)).checks(aPairedCheck())
const compared = (base: Parameters<typeof aBaseUsed>[0] = {}): string =>
  comparedWithBase(paired(base).build(), PLAIN_VOICE)

describe('what base was', () => {
  it('is said with its commit, where its plan was found, and the pairs', () => {
    expect(compared()).toMatch(/base abc1234 \(its configuration and prompts\) in the same job: 90 pairs\.$/)
  })

  it.each<[BaseUsed['source'], string]>([
    ['base-block', 'the endpoint under base:'],
    ['files-at-base', 'its configuration and prompts'],
    ['recorded-plan', 'the plan of its newest stored run'],
    ['base-config', 'the configuration given as --base-config'],
    ['base-ref', 'the configuration and prompts of --base-ref'],
    ['same-plan', 'the same plan on both sides']
  ])('found as %s is %s', (source, words) => {
    expect(compared({ source })).toContain(`base abc1234 (${words})`)
  })

  it('is said without a commit where none is known', () => {
    const { commit: _, ...base } = aBaseUsed({ source: 'base-block' })
    expect(comparedWithBase(paired().base(base).build(), PLAIN_VOICE)).toMatch(/^Compared with base \(the endpoint/)
  })

  it('counts the pairs that checks rest on, over several targets from the fewest to the most', () => {
    const report = (...counts: readonly number[]) =>
      paired()
        .checks(...counts.map((pairCount, index) => aPairedCheck({ target: `t${index}`, pairCount })))
        .build()
    expect(comparedWithBase(report(60, 280), PLAIN_VOICE)).toContain(': 60 to 280 pairs for each target.')
    expect(comparedWithBase(report(60, 60), PLAIN_VOICE)).toContain(': 60 pairs for each target.')
  })

  it('names the prompts that one side lacks, and counts those that were changed', () => {
    const base = { addedScenarios: ['a', 'b', 'c', 'd'], removedScenarios: ['old'], changedScenarioCount: 2 }
    expect(compared(base)).toMatch(/ 2 prompts changed\. Not compared .*: a, b, c and 1 more\. Not compared .*: old\.$/)
    expect(compared({ changedScenarioCount: 1 })).toMatch(/ 1 prompt changed\.$/)
  })

  it('says whether a re-run goes on or starts from zero', () => {
    const second = paired().context({ workflowRun: { id: 1, attempt: 3 } })
    expect(comparedWithBase(second.measured({ continuedAttempts: [1, 2] }).build(), PLAIN_VOICE)).toContain(
      'the pairs of attempts 1 and 2.'
    )
    expect(comparedWithBase(second.build(), PLAIN_VOICE)).toContain('This re-run starts from zero')
    expect(compared()).not.toContain('re-run')
  })

  it('is not said where nothing was compared in pairs', () => {
    expect(comparedWithBase(paired().checks(aCheck()).build(), PLAIN_VOICE)).toBe('')
    expect(comparedWithBase(aReport().build(), PLAIN_VOICE)).toBe('')
  })
})

describe('a remark on base', () => {
  const paragraphs = (base: Parameters<typeof aBaseUsed>[0]): readonly string[] =>
    baseParagraphs(paired(base).build(), PLAIN_VOICE)

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
      expect.stringMatching(/^chat .* model llama-3\.1-8b instead of before\. .*one tokenizer/)
    ])
    const [first] = aBaseUsed({ target: { model: 'before', costChangeRatio: -0.4 } }).targets
    const targets = ['chat', 'b', 'c', 'd'].flatMap((id) => (first === undefined ? [] : [{ ...first, id }]))
    const report = paired()
      .base({ ...aBaseUsed(), targets })
      .targets(...targets.map(({ id }) => aTarget({ id })))
      .build()
    expect(baseParagraphs(report, PLAIN_VOICE)[0]).toMatch(
      /^chat .* llama-3\.1-8b instead of before, 40 % cheaper\. b .* 1 more target below\.$/
    )
  })
})
