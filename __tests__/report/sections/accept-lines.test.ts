import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import { acceptLines } from '../../../src/report/sections/accept-lines.ts'
import { planOf } from '../../plan/plan-world.ts'
import { anErrorRate, aPairedRegression, aRegression, aReport, aStreamedShare } from '../../support/a-report.ts'
import { HOSTILE_TEXT } from '../cases.ts'

const red = aReport().state('regression', 'red')
const linesOf = (check: Check, generatedAt = '2026-11-30T08:00:00Z') =>
  acceptLines(red.checks(check).but({ generatedAt }).build(), 100)?.lines

describe('the lines that would accept what is red', () => {
  it('hold for what the change may really be, rounded up, and for two months', () => {
    expect(linesOf(aPairedRegression())).toEqual([
      '- { check: chat ttft p50, up-to: +20%, until: 2027-01-30, reason: to be filled in }'
    ])
  })

  it.each([
    [0.118, [0.079, 0.158], '+20%'],
    [0.31, [0.27, 0.349], '+35%'],
    [0.31, [0.27, 0.35], '+40%'],
    [0.28, [0.2, 0.3], '+35%'],
    [2.4, [2.1, 2.76], '+280%'],
    [0.02, [0.01, 0.03], '+5%']
  ] as const)('a change of %d with interval %j is accepted up to %s', (changeRatio, intervalRatio, upTo) => {
    expect(linesOf(aPairedRegression({ changeRatio, intervalRatio }))?.[0]).toContain(`up-to: ${upTo},`)
  })

  it('hold for a quarter more where no interval is known', () => {
    const { intervalRatio: _, ...hotSpot } = aPairedRegression({ statistic: 'worst-prompt', changeRatio: 1.05 })
    expect(linesOf(hotSpot)?.[0]).toContain('check: chat ttft worst-prompt, up-to: +135%,')
  })

  it('hold for no more than all of a share', () => {
    const gone = aStreamedShare({ verdict: 'regressed', reason: 'no-longer-streams', candidate: 0, changeRatio: -1 })
    expect(linesOf(gone)?.[0]).toContain('check: chat streamed_share rate, up-to: +100%,')
  })

  it('count the bad direction of a metric that is better when higher', () => {
    const slower = aRegression({ metric: 'output_speed', changeRatio: -0.2, intervalRatio: [-0.28, -0.12] })
    expect(linesOf(slower)?.[0]).toContain('check: chat output_speed p50, up-to: +30%,')
  })

  it.each([
    ['2026-11-30T23:59:59Z', '2027-01-30'],
    ['2026-12-31T00:00:00Z', '2027-02-28'],
    ['2027-12-31T00:00:00Z', '2028-02-29'],
    ['2026-08-31T00:00:00Z', '2026-10-31'],
    ['2026-07-31T00:00:00Z', '2026-09-30'],
    ['2026-10-05T00:00:00Z', '2026-12-05']
  ])('made at %s end on %s', (generatedAt, until) => {
    expect(linesOf(aPairedRegression(), generatedAt)?.[0]).toContain(`until: ${until},`)
  })

  it('are one for each red check, the largest first, and say how many were left out', () => {
    const report = red.checks(aRegression(), aRegression({ target: 'b', changeRatio: 0.5 })).build()
    expect(acceptLines(report, 100)?.title).toBe('Accept them: 2 lines for the configuration')
    expect(acceptLines(report, 1)?.lines).toEqual([expect.stringContaining('check: b ttft p50'), '# and 1 more'])
  })

  it('are none of what is not red', () => {
    expect(acceptLines(aReport().build(), 100)).toBeUndefined()
    const accepted = { upToRatio: 0.4, until: '2027-01-01', reason: 'x' }
    expect(linesOf(aRegression({ accepted }))).toBeUndefined()
    expect(linesOf(aRegression({ owned: false }))).toBeUndefined()
  })

  it('are there for drift where that is what makes the job red', () => {
    const drift = aReport().checks(aRegression({ owned: false }))
    expect(acceptLines(drift.state('drift', 'red').build(), 100)?.lines).toHaveLength(1)
    expect(acceptLines(drift.state('drift', 'warning').build(), 100)).toBeUndefined()
  })

  it('are none of a check whose size is not known, and of names that no configuration has', () => {
    const { changeRatio: _, ...unknown } = aRegression()
    expect(linesOf(unknown)).toBeUndefined()
    expect(linesOf(aRegression({ target: 'x'.repeat(201) }))).toBeUndefined()
  })

  it.each(['mini', 'llama3:8b', 'my gw', 'org/model-1.5', 'it\'s "q" # {a}, b', HOSTILE_TEXT.slice(0, 60)])(
    'are read back as the check they are of: %s',
    (id) => {
      const checks = [
        aRegression({ target: id }),
        anErrorRate({
          target: id,
          verdict: 'regressed',
          reason: 'more-failures',
          changeRatio: 0.1,
          intervalRatio: [0.05, 0.2]
        })
      ]
      const lines =
        acceptLines(
          red
            .checks(...checks)
            .but({ generatedAt: '2026-11-30T08:00:00Z' })
            .build(),
          100
        )?.lines ?? []
      const config = `targets: [{ id: ${JSON.stringify(id)}, model: m }]\naccept:\n${lines.map((line) => `  ${line.replace('to be filled in', 'wanted')}`).join('\n')}\n`
      const reason = 'wanted'
      const until = '2027-01-30'
      expect(planOf(config).accept).toEqual([
        { target: id, metric: 'ttft', statistic: 'p50', upToRatio: 0.4, until, reason },
        { target: id, metric: 'error_rate', statistic: 'rate', upToRatio: 0.25, until, reason }
      ])
    }
  )
})
