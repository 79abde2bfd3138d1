import { describe, expect, it } from '@jest/globals'
import type { BaseUsed } from '../../../src/domain/report.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { comparisonText } from '../../../src/report/sentences/compared-with.ts'
import { aBaseUsed, aCheck, anErrorRate, aPairedCheck, aReport, aStreamedShare } from '../../support/a-report.ts'

const paired = (base: Parameters<typeof aBaseUsed>[0] = {}) => aReport().base(aBaseUsed(base)).checks(aPairedCheck())
const compared = (base: Parameters<typeof aBaseUsed>[0] = {}): string =>
  comparisonText(paired(base).build(), PLAIN_VOICE)

describe('what base was', () => {
  it('is said with its commit, where its plan was found, and the pairs', () => {
    expect(compared()).toMatch(/base abc1234 \(its configuration and prompts\) in the same job: 90 pairs\. /)
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
    expect(comparisonText(paired().base(base).build(), PLAIN_VOICE)).toMatch(/^Compared with base \(the endpoint/)
  })

  it('counts the pairs that checks rest on, over several targets from the fewest to the most', () => {
    const report = (...counts: readonly number[]) =>
      paired()
        .checks(...counts.map((pairCount, index) => aPairedCheck({ target: `t${index}`, pairCount })))
        .build()
    expect(comparisonText(report(60, 280), PLAIN_VOICE)).toContain(': 60 to 280 pairs for each target.')
    expect(comparisonText(report(60, 60), PLAIN_VOICE)).toContain(': 60 pairs for each target.')
  })

  it('names the prompts that one side lacks, and counts those that were changed', () => {
    const base = { addedScenarios: ['a', 'b', 'c', 'd'], removedScenarios: ['old'], changedScenarioCount: 2 }
    expect(compared(base)).toMatch(/ 2 prompts changed\. Not compared .*: a, b, c and 1 more\. Not compared .*: old\. /)
    expect(compared({ changedScenarioCount: 1 })).toMatch(/ 1 prompt changed\. /)
  })

  it('says whether a re-run goes on or starts from zero', () => {
    const second = paired().context({ workflowRun: { id: 1, attempt: 3 } })
    expect(comparisonText(second.measured({ continuedAttempts: [1, 2] }).build(), PLAIN_VOICE)).toContain(
      'the pairs of attempts 1 and 2.'
    )
    expect(comparisonText(second.build(), PLAIN_VOICE)).toContain('This re-run starts from zero')
    expect(compared()).not.toContain('re-run')
  })

  it('is not said where nothing was compared in pairs', () => {
    expect(comparisonText(paired().checks(aCheck()).build(), PLAIN_VOICE)).not.toContain('with base')
    expect(comparisonText(aReport().build(), PLAIN_VOICE)).not.toContain('with base')
  })
})

describe('the smallest slowdown that a comparison would have found', () => {
  it.each<[string, readonly Check[], RegExp]>([
    [
      'two metrics',
      [aCheck(), aCheck({ metric: 'tpot', detectableRatio: 0.11 })],
      /14 % \(TTFT\) or 11 % \(TPOT\) nine times in ten/
    ],
    ['metrics alike', [aCheck(), aCheck({ metric: 'tpot' })], /a slowdown of 14 % nine times in ten/],
    [
      'metrics alike and another',
      [aCheck(), aCheck({ metric: 'tpot' }), aCheck({ metric: 'e2e', detectableRatio: 0.2 })],
      /14 % \(TTFT, TPOT\) or 20 % \(end-to-end time\)/
    ],
    ['several targets', [aCheck(), aCheck({ target: 'b', detectableRatio: 0.3 })], /14 to 30 %/],
    ['tails and medians', [aCheck(), aCheck({ statistic: 'p95', detectableRatio: 0.4 })], /a slowdown of 14 % nine/],
    ['tails alone', [aCheck({ statistic: 'p95', detectableRatio: 0.4 })], /40 % \(TTFT p95\)/],
    [
      'a blind metric beside one that is not',
      [aCheck(), aCheck({ metric: 'tpot', detectableRatio: 3.2 })],
      /a slowdown of 14 % \(TTFT\) nine times in ten, and in TPOT none of less than 300 %\./
    ],
    [
      'blind metrics alone',
      [aCheck({ detectableRatio: 4.6 })],
      /would have found no slowdown of less than 300 % nine times in ten\./
    ],
    [
      'two jobs',
      [aCheck({ detectableByTwoJobs: true })],
      /^This comparison and a second job would have found a slowdown of 14 % nine/
    ],
    ['no comparison', [], /^Nothing was compared/],
    ['rates alone', [anErrorRate(), aStreamedShare()], /^Too little was compared/]
  ])('is stated for %s', (_name, checks, fact) => {
    const report = aReport().checks(...checks)
    expect(comparisonText(report.noBaseline().build(), PLAIN_VOICE)).toMatch(fact)
  })
})
