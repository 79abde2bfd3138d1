import { describe, expect, it } from '@jest/globals'
import type { Detail } from '../../../src/report/format/detail.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { overheadLines, sectionsOf, ttftPartLines } from '../../../src/report/sections/sections.ts'
import { aBaseUsed, aReport, aTarget } from '../../support/a-report.ts'
import { CASES, manyTargets } from '../cases.ts'

const WHOLE: Detail = { wide: true, percentiles: true, trend: true, passing: true, improvements: true, rowCount: 1000 }
const titlesOf = (name: string, detail: Partial<Detail> = {}): readonly string[] =>
  sectionsOf(CASES[name] ?? aReport().build(), PLAIN_VOICE, { ...WHOLE, ...detail }).map(({ title }) => title)
const tableOf = (start: string, report = aReport().build(), detail: Partial<Detail> = {}) =>
  sectionsOf(report, PLAIN_VOICE, { ...WHOLE, ...detail }).find(({ title }) => title.startsWith(start))?.tables?.[0]

describe('the sections', () => {
  it('carry their result in the title', () => {
    expect(titlesOf('regression')).toEqual([
      'Accept them: 2 lines for the configuration',
      'All checks: 2 regressed, 1 over budget, 1 inconclusive, 1 improved, 1 met, 2 passed',
      'All percentiles',
      'How it was measured: 60 of 60 requests ok'
    ])
    expect(titlesOf('regression-failures')).toContain('Failures: 9 of 60 requests')
    expect(titlesOf('regression-no-longer-streams')).toContain('1 note')
  })

  it('are none where nothing was measured', () => {
    expect(titlesOf('not-measured')).toEqual([])
  })

  it('show all percentiles on a wide page with room for them', () => {
    expect(titlesOf('pass')).toContain('All percentiles')
    expect(titlesOf('pass', { percentiles: false })).not.toContain('All percentiles')
    expect(titlesOf('pass', { wide: false })).not.toContain('All percentiles')
  })

  it('count the rows that were left out', () => {
    const report = CASES['regression'] ?? aReport().build()
    const checks = (detail: Partial<Detail>) => tableOf('All checks', report, detail)
    expect(checks({})).toMatchObject({ moreCount: 0 })
    expect(checks({ passing: false })).toMatchObject({ moreCount: 3 })
    expect(checks({ passing: false, improvements: false })).toMatchObject({ moreCount: 4 })
    expect(checks({ rowCount: 1 })).toMatchObject({ moreCount: 7 })
    expect(checks({ rowCount: 1 })?.rows).toHaveLength(1)
  })

  it('hold the tables of targets that are not open, and count those that have no room', () => {
    const report = manyTargets(20)
    const more = (detail: Partial<Detail>) =>
      sectionsOf(report, PLAIN_VOICE, { ...WHOLE, ...detail }).find(({ title }) => title.includes('more targets'))
    expect(more({})?.title).toBe('296 more targets: 16 regressed, 280 passed')
    expect(more({})?.tables).toHaveLength(296)
    expect(more({ passing: false })?.tables).toHaveLength(16)
    expect(more({ passing: false, rowCount: 5 })).toMatchObject({ lines: ['291 more targets not shown here.'] })
    expect(titlesOf('pass').join()).not.toContain('more target')
  })

  it('tell how the requests of base failed, too', () => {
    const counts = { attempted: 80, ok: 40, failed: { overloaded: 40 } }
    const report = aReport()
      .base(aBaseUsed({ target: { counts } }))
      .build()
    const failures = sectionsOf(report, PLAIN_VOICE, WHOLE).find(({ title }) => title.startsWith('Failures'))
    expect(failures?.title).toBe('Failures: 40 of 140 requests')
    expect(failures?.tables?.[0]?.rows).toEqual([['chat (base)', 'overloaded (503 or 529)', '40 of 80']])
  })

  it('say how many values a percentile lacks, or that a failure reaches it', () => {
    const metrics = [{ metric: 'ttft', candidate: { n: 45, p50: 400 }, trend: [] }] as const
    expect(tableOf('All percentiles', aReport().targets(aTarget({ metrics })).build())?.rows).toEqual([
      ['chat', 'TTFT', '400 ms', 'needs 15 more', 'needs 255 more', '45']
    ])
    const full = [{ metric: 'ttft', candidate: { n: 60, p50: 400 }, trend: [] }] as const
    expect(
      tableOf(
        'All percentiles',
        aReport()
          .targets(aTarget({ metrics: full }))
          .build()
      )?.rows[0]?.[3]
    ).toBe('∞ (failures)')
  })
})

const added = (medianMs: number, low: number, high: number) => ({
  medianMs,
  intervalMs: [low, high] as const,
  pairCount: 60
})

describe('overheadLines', () => {
  it('say what a layer adds to the first token and to the whole answer', () => {
    const target = aTarget({ id: 'gw', overhead: { ttft: added(0.8, 0.6, 1), e2e: added(1.5, -0.2, 3.1) } })
    expect(overheadLines([target], PLAIN_VOICE)).toEqual([
      'gw adds 0.8 ms (95 % interval 0.6 ms to 1 ms) to the first token and 1.50 ms (95 % interval −0.2 ms to 3.10 ms) to the whole answer at equal length (60 pairs with its upstream).'
    ])
  })

  it('do not make up a number from a few pairs', () => {
    expect(overheadLines([aTarget({ id: 'gw', overhead: {} })], PLAIN_VOICE)).toEqual([
      'gw: too few pairs with its upstream to say what it adds.'
    ])
  })

  it('are silent about a target without an upstream', () => {
    expect(overheadLines([aTarget()], PLAIN_VOICE)).toEqual([])
  })
})

describe('ttftPartLines', () => {
  it('split the time to first token where the server says how', () => {
    const target = aTarget({ id: 'groq', ttftParts: { queueMs: 172, prefillMs: 0.8, restMs: 31, sampleCount: 60 } })
    expect(ttftPartLines([target], PLAIN_VOICE)).toEqual([
      'Time to first token of groq, by what its server says: 172 ms in the queue, 0.8 ms reading the prompt and 31 ms on the way and elsewhere (medians of 60 requests).'
    ])
    expect(ttftPartLines([aTarget()], PLAIN_VOICE)).toEqual([])
  })

  it.each([
    [{ serverMs: 140, restMs: 31 }, '140 ms in the server and 31 ms on the way and elsewhere'],
    [
      { prefillMs: 100, serverMs: 40, restMs: 31 },
      '100 ms reading the prompt, 40 ms otherwise in the server and 31 ms on the way and elsewhere'
    ]
  ])('name the server where it does not split all of its time: %j', (parts, words) => {
    const target = aTarget({ id: 'fw', ttftParts: { ...parts, sampleCount: 60 } })
    expect(ttftPartLines([target], PLAIN_VOICE)).toEqual([
      `Time to first token of fw, by what its server says: ${words} (medians of 60 requests).`
    ])
  })
})
