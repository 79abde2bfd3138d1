import { describe, expect, it } from '@jest/globals'
import type { Judgement } from '../../../src/analysis/verdict/judge.ts'
import { statesOf } from '../../../src/analysis/verdict/state.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aRun, type RunShape, runsOnMain } from '../../support/a-run.ts'
import { judged, p95Under } from '../../support/judged.ts'

const verdicts = ({ checks }: Judgement) =>
  checks.map(({ metric, statistic, verdict }) => `${metric} ${statistic} ${verdict}`)
const failing = (count: number): Partial<RunShape> => ({
  change: (sample, index) => (index < count ? { ...sample, outcome: 'overloaded' } : sample)
})

describe('judge', () => {
  it('makes the same nine checks of every target, the gate’s own first among them', () => {
    const { checks } = judged(aRun(), runsOnMain(6))
    expect(checks.map(({ metric, statistic, gating }) => `${metric} ${statistic}${gating ? '' : ' shown'}`)).toEqual([
      'ttft p50',
      'ttft p95 shown',
      'tpot p50',
      'tpot p95 shown',
      'e2e p50',
      'e2e p95 shown',
      'error_rate rate',
      'slow_rate rate',
      'streamed_share rate'
    ])
    expect(new Set(checks.map(({ verdict }) => verdict))).toEqual(new Set(['unchanged']))
  })

  it('finds a run that is 60 % slower by every latency, and by nothing else', () => {
    expect(verdicts(judged(aRun({ factor: 1.6 }), runsOnMain(6)))).toEqual([
      'ttft p50 regressed',
      'ttft p95 regressed',
      'tpot p50 regressed',
      'tpot p95 regressed',
      'e2e p50 regressed',
      'e2e p95 regressed',
      'error_rate rate unchanged',
      'slow_rate rate unchanged',
      'streamed_share rate unchanged'
    ])
  })

  it('says that there is no baseline, unless nobody asked for a comparison', () => {
    expect(judged(aRun(), [])).toMatchObject({ checks: [], withoutBaseline: ['mini'] })
    expect(judged(aRun(), [], { compare: false })).toMatchObject({ checks: [], withoutBaseline: [] })
  })

  it('lets no single job decide of several targets below a doubled time, since each may have a slow run', () => {
    const slower = aRun({ factor: 1.3 })
    const many = Array.from({ length: 100 }, (_, index) => ({
      id: index === 0 ? 'mini' : `other-${index}`,
      owned: true
    }))
    expect(judged(slower, runsOnMain(6)).checks[0]?.verdict).toBe('regressed')
    const among = judged(slower, runsOnMain(6), { targets: many }).checks[0]
    expect(among).toMatchObject({ verdict: 'inconclusive', reason: 'slower-once' })
  })

  it('draws no latencies from a run that lost more than one in ten requests', () => {
    const { checks, unmeasured } = judged(aRun(failing(7)), runsOnMain(6, failing(7)))
    expect(checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'too-many-failures' })
    expect(unmeasured).toEqual([])
  })

  it('calls a provider that failed so often an outage, and an owned target that newly fails a regression', () => {
    const down = aRun(failing(20))
    expect(statesOf(judged(down, runsOnMain(6), { targets: [{ id: 'mini', owned: false }] }))[0]).toBe(
      'could-not-measure'
    )
    expect(statesOf(judged(down, runsOnMain(6)))[0]).toBe('regression')
    expect(statesOf(judged(aRun(failing(60)), []))[0]).toBe('could-not-measure')
  })

  it('calls a run in which the gate itself stalled too often not measured, however slow it looks', () => {
    const stalled: Partial<RunShape> = {
      factor: 2,
      change: (sample, index) => (index % 5 === 0 ? { ...sample, flags: ['void-client-stall'] } : sample)
    }
    const judgement = judged(aRun(stalled), runsOnMain(6))
    expect(judgement.checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'too-many-void' })
    expect(statesOf(judgement)[0]).toBe('could-not-measure')
    expect(statesOf(judged(aRun(stalled), []))[0]).toBe('could-not-measure')
  })

  it('decides nothing on a run that a cache answered too often', () => {
    const cached: Partial<RunShape> = {
      change: (sample, index) => (index % 5 === 0 ? { ...sample, flags: ['void-cache-hit'] } : sample)
    }
    const judgement = judged(aRun({ ...cached, roundCount: 4 }), runsOnMain(6))
    expect(judgement.checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'too-many-void' })
    expect(judgement.unmeasured).toEqual([])
  })

  it('does not compare token times of a counted and an estimated number of tokens', () => {
    const estimated = aRun({ change: (sample) => ({ ...sample, outputTokenSource: 'estimated' }) })
    const { checks } = judged(estimated, runsOnMain(6))
    expect(checks.find(({ metric }) => metric === 'tpot')).toMatchObject({
      verdict: 'inconclusive',
      reason: 'token-source-differs'
    })
    expect(checks.find(({ metric }) => metric === 'ttft')?.verdict).toBe('unchanged')
  })

  it('says in the warnings that another model answered, and that answers got longer', () => {
    const other = aRun({ tokens: 60, change: (sample) => ({ ...sample, servedModel: 'm-2' }) })
    const before = runsOnMain(6, { change: (sample) => ({ ...sample, servedModel: 'm-1' }) })
    expect(judged(other, before).warnings).toEqual([
      { kind: 'served-model-changed', target: 'mini', from: 'm-1', to: 'm-2' },
      { kind: 'output-length-changed', target: 'mini', changeRatio: expect.closeTo(0.2, 9) }
    ])
  })

  it('notes a build and a service tier that the baseline never met', () => {
    const served = (fingerprint: string, serviceTier: string): Partial<RunShape> => ({
      change: (sample, index) => ({ ...sample, servedFingerprint: `${fingerprint}${index % 2}`, serviceTier })
    })
    const before = runsOnMain(6, served('fp-a', 'default'))
    expect(judged(aRun(served('fp-b', 'flex')), before).warnings).toEqual([
      { kind: 'served-differently', target: 'mini', what: 'fingerprint', from: 'fp-a0', to: 'fp-b0' },
      { kind: 'served-differently', target: 'mini', what: 'service-tier', from: 'default', to: 'flex' }
    ])
    expect(judged(aRun(served('fp-a', 'default')), before).warnings).toEqual([])
  })

  it('counts targets that all got slower by a like amount as one alarm, and as none where the control did', () => {
    const both = { targetIds: ['a', 'b'] }
    const targets = both.targetIds.map((id) => ({ id, owned: true }))
    const main = runsOnMain(6, both)
    const together = judged(aRun({ ...both, factor: 1.6 }), main, { targets })
    expect(together.warnings).toMatchObject([{ kind: 'moved-together', targets: ['a', 'b'] }])
    const alarmsOf = ({ checks }: Judgement) =>
      new Set(checks.filter(({ reason }) => reason === 'slower-once').map(({ target }) => target))
    expect([...alarmsOf(together)]).toEqual(['a'])
    const withControl = judged(aRun({ ...both, factor: 1.6 }), main, {
      targets: [
        { id: 'a', owned: true },
        { id: 'b', owned: false, control: true }
      ]
    })
    expect([...alarmsOf(withControl)]).toEqual(['b'])
    expect(statesOf(withControl)[0]).toBe('inconclusive')
    const alone = aRun({
      ...both,
      change: (sample) =>
        sample.targetId === 'a'
          ? { ...sample, ttftMs: 2 * (sample.ttftMs ?? 0), lastMs: 2 * (sample.lastMs ?? 0) }
          : sample
    })
    expect(judged(alone, main, { targets }).warnings).toEqual([])
  })

  it('does not call a longer answer a slower endpoint', () => {
    const { checks } = judged(aRun({ tokens: 60 }), runsOnMain(6))
    expect(checks.find(({ metric }) => metric === 'e2e')?.verdict).toBe('unchanged')
  })

  it('judges budgets of one target or of all, and says whether the base breaks them too', () => {
    const { budgets } = judged(aRun({ factor: 3 }), runsOnMain(6), {
      budgets: [
        p95Under(500),
        p95Under(150, 'e2e'),
        { ...p95Under(10_000), target: 'mini' },
        { ...p95Under(1), target: 'other' }
      ]
    })
    expect(budgets.map(({ verdict, brokenOnBase }) => [verdict, brokenOnBase])).toEqual([
      ['broken', false],
      ['broken', true],
      ['met', false],
      ['not-measured', undefined]
    ])
  })

  it('has no pass for a budget on what was not measured', () => {
    const judgement = judged(aRun(), [], { budgets: [{ ...p95Under(1), target: 'other' }] })
    expect(judgement.budgets).toEqual([
      expect.objectContaining({ target: 'other', verdict: 'not-measured', sampleCount: 0 })
    ])
  })
})

describe('judge, of a target with its upstream', () => {
  const targets = [
    { id: 'gw', owned: true },
    { id: 'gw (direct)', owned: false, directOf: 'gw' }
  ]
  /** The layer adds 5 ms; the two are asked in turn, so that sample 2k and 2k + 1 are a pair. */
  const through: Partial<RunShape> = {
    targetIds: ['gw', 'gw (direct)'],
    change: (sample, index) => ({
      ...sample,
      pair: 20 * sample.round + (index % 20),
      ttftMs: 100 + (sample.targetId === 'gw' ? 5 : 0)
    })
  }
  const overhead = (limit: number) => ({ ...p95Under(limit, 'overhead' as const), statistic: 'p50' as const })

  it('judges the target and leaves its upstream alone', () => {
    const judgement = judged(aRun(through), [], { targets, budgets: [p95Under(1)] })
    expect(judgement.withoutBaseline).toEqual(['gw'])
    expect(judgement.budgets.map(({ target }) => target)).toEqual(['gw'])
  })

  it('holds a budget on overhead to the paired differences, of targets that have an upstream', () => {
    const { budgets } = judged(aRun(through), [], { targets, budgets: [overhead(8), overhead(4)] })
    expect(budgets.map(({ verdict, value }) => [verdict, value])).toEqual([
      ['met', 5],
      ['broken', 5]
    ])
    expect(judged(aRun(), [], { budgets: [overhead(8)] }).budgets).toEqual([
      expect.objectContaining({ target: 'any target', verdict: 'not-measured' })
    ])
  })
})

describe('text that is not read', () => {
  const unread = (sample: Sample): Sample => ({ ...sample, flags: ['unread-text'] })
  const ttft = (candidate: RunFile, baselines: readonly RunFile[], owned = true) =>
    judged(candidate, baselines, { targets: [{ id: 'mini', owned }] }).checks.find(({ metric }) => metric === 'ttft')

  it.each([true, false])('leaves a metric that vanished, whoever owns the target: %s', (owned) => {
    expect(ttft(aRun({ change: unread }), runsOnMain(6), owned)).toMatchObject({
      verdict: 'inconclusive',
      reason: 'vanished'
    })
  })

  it('leaves a metric that could not be observed where the runs on record have it no more', () => {
    const before = runsOnMain(6).map((run) => ({ ...run, samples: run.samples.map(unread) }))
    expect(ttft(aRun({ change: unread }), before)).toMatchObject({ verdict: 'inconclusive', reason: 'not-observable' })
  })
})
