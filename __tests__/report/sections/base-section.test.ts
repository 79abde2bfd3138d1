import { describe, expect, it } from '@jest/globals'
import type { Detail } from '../../../src/report/format/detail.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { baseSection } from '../../../src/report/sections/base-section.ts'
import { aBaseUsed, aReport } from '../../support/a-report.ts'

const WHOLE: Detail = { wide: true, percentiles: true, trend: true, passing: true, improvements: true, rowCount: 1000 }
/** Prompts that the pull request edits. */
const OTHER = { changedScenarioCount: 20 }
const tableOf = (base: Parameters<typeof aBaseUsed>[0] = {}, detail: Partial<Detail> = {}) =>
  baseSection(aReport().base(aBaseUsed(base)).build(), PLAIN_VOICE, { ...WHOLE, ...detail })[0]

describe('how head stands to base', () => {
  it('is a row a target, end-to-end time both at own and at equal length', () => {
    expect(tableOf(OTHER)?.title).toBe('What changed against base: 90 pairs, end-to-end time +1.4 % (−1.6 to +4.5)')
    expect(tableOf(OTHER)?.tables?.[0]?.rows).toEqual([
      ['chat', 'llama-3.1-8b', '90', '+1.4 % (−1.6 to +4.5)', '+0.9 % (−1.8 to +3.7)', '+1.2 %', '+0.4 %']
    ])
  })

  it('names both models where they differ, and says how tokens were counted', () => {
    const table = tableOf({ target: { model: 'before', normalizedTokens: true } })
    expect(table?.tables?.[0]?.rows[0]?.[1]).toBe('before → llama-3.1-8b')
    expect(table?.lines?.join(' ')).toContain('counted with one tokenizer')
    expect(tableOf(OTHER)?.lines?.join(' ')).not.toContain('tokenizer')
  })

  it('names both places where they differ', () => {
    expect(tableOf({ target: { host: 'base:1' } })?.tables?.[0]?.rows[0]?.[1]).toBe(
      'llama-3.1-8b at base:1 → llama-3.1-8b at llm.internal:8000'
    )
  })

  it('lists the prompts that only one side has', () => {
    const lines = tableOf({ addedScenarios: ['new-one', 'new-two'], removedScenarios: ['old'] })?.lines
    expect(lines?.slice(1)).toEqual([
      'Not compared (new in this change): new-one and new-two.',
      'Not compared (removed by this change): old.'
    ])
  })

  it('leaves open what is not known', () => {
    const counts = { attempted: 90, ok: 90, failed: {} }
    const target = { id: 'chat', model: 'llama-3.1-8b', host: 'h', counts, pairCount: 90, normalizedTokens: false }
    const bare = { ...aBaseUsed(OTHER), targets: [target] }
    const table = baseSection(aReport().base(bare).build(), PLAIN_VOICE, WHOLE)[0]
    expect(table?.title).toBe('What changed against base: 90 pairs')
    expect(table?.tables?.[0]?.rows[0]?.slice(3)).toEqual(['–', '–', '–', '–'])
  })

  it('counts the targets that a page has no room for', () => {
    expect(tableOf(OTHER, { rowCount: 0 })?.tables?.[0]).toMatchObject({ rows: [], moreCount: 1 })
  })

  it('is not there where nothing was measured beside head', () => {
    expect(baseSection(aReport().build(), PLAIN_VOICE, WHOLE)).toEqual([])
    expect(tableOf({ targets: [] })).toBeUndefined()
  })

  it('is not there where answers are as long as on base, of the same model and to the same prompts', () => {
    expect(tableOf()).toBeUndefined()
    expect(tableOf({ target: { outputLengthChangeRatio: -0.2 } })).toBeDefined()
  })
})
