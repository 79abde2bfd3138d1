import { describe, expect, it } from '@jest/globals'
import { baseUsed } from '../../../src/analysis/report/base-used.ts'
import type { SummarizedTarget } from '../../../src/analysis/report/summarize.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aPairedRun, ofHead, type PairedShape } from '../../support/a-paired-run.ts'
import { aPairedRegression } from '../../support/a-report.ts'
import { aRun } from '../../support/a-run.ts'

const TARGETS = [
  { id: 'mini', owned: false, price: { input: 1, output: 4 } },
  { id: 'mini (base)', owned: false, price: { input: 1, output: 4 } }
]
const used = (over: Partial<PairedShape> = {}, targets: readonly SummarizedTarget[] = TARGETS) => {
  const run = aPairedRun(over)
  return baseUsed({ run, targets, samples: run.samples, checks: [] })
}
const targetOf = (over: Partial<PairedShape> = {}, targets: readonly SummarizedTarget[] = TARGETS) =>
  used(over, targets)?.targets[0]

describe('what base was', () => {
  it('is absent where nothing was measured beside head', () => {
    const run = aRun()
    expect(baseUsed({ run, targets: TARGETS, samples: run.samples, checks: [] })).toBeUndefined()
  })

  it('says where it was found, and which commit it is', () => {
    expect(used()).toMatchObject({ source: 'files-at-base', commit: 'abc1234'.padEnd(40, '0') })
    expect(targetOf()).toMatchObject({
      id: 'mini',
      model: 'mini-model',
      host: 'base.test',
      counts: { attempted: 40, ok: 40, failed: {} },
      pairCount: 40
    })
  })

  it('lists the prompts that one side lacks, and counts those whose text differs', () => {
    const base = [
      { id: 's1', text: 's1' },
      { id: 's2', text: 'another text' },
      { id: 'old', text: 'old' }
    ]
    expect(used({ scenarioIds: ['s1', 's2', 'new'], baseScenarios: base })).toMatchObject({
      addedScenarios: ['new'],
      removedScenarios: ['old'],
      changedScenarioCount: 1
    })
  })

  it('counts pairs that both sides answered, after what was made again', () => {
    const failed = (sample: Sample): Sample =>
      sample.pair === 3 && sample.arm === 'base' ? { ...sample, outcome: 'timeout-idle' } : sample
    expect(targetOf({ change: failed })).toMatchObject({
      pairCount: 39,
      counts: { attempted: 40, ok: 39, failed: { 'timeout-idle': 1 } }
    })
  })

  it('takes the samples of earlier attempts where they are given', () => {
    const run = aPairedRun()
    const earlier = run.samples.map((sample) => ({ ...sample, pair: (sample.pair ?? 0) + 1000 }))
    const samples = [...earlier, ...run.samples]
    const [target] = baseUsed({ run, targets: TARGETS, samples, checks: [] })?.targets ?? []
    expect(target).toMatchObject({ pairCount: 80, counts: { attempted: 40, ok: 40 } })
  })
})

describe('how head differs from base', () => {
  it('is nothing where nothing differs', () => {
    expect(targetOf()).toMatchObject({ costChangeRatio: 0, outputLengthChangeRatio: 0, normalizedTokens: false })
    expect(targetOf()?.e2eAsExperienced?.changeRatio).toBeCloseTo(0, 6)
    expect(targetOf()?.quality).toBeUndefined()
  })

  it('in price is what head costs in all against what base costs', () => {
    const cheaper = [{ id: 'mini', owned: false, price: { input: 0.5, output: 2 } }, ...TARGETS.slice(1)]
    expect(targetOf({}, cheaper)?.costChangeRatio).toBeCloseTo(-0.5, 9)
    expect(targetOf({}, [{ id: 'mini', owned: false }])?.costChangeRatio).toBeUndefined()
  })

  it('in end-to-end time is told as users meet it and at equal length', () => {
    // Half as many tokens again, each as fast as before: 100 + 10 × 30 ms against 100 + 10 × 20 ms.
    const longer = ofHead(({ ttftMs = 0 }) => ({ outputTokenCount: 31, lastMs: ttftMs + 300 }))
    const target = targetOf({ change: longer })
    expect(target?.outputLengthChangeRatio).toBeCloseTo(10 / 21, 9)
    expect(target?.e2eAsExperienced?.changeRatio).toBeCloseTo(1 / 3, 4)
    expect(target?.e2eAtEqualLength?.changeRatio).toBeCloseTo(0, 4)
  })

  it.each<[string, (sample: Sample) => Sample]>([
    ['the first token is hidden', ({ ttftMs: _, ...sample }) => sample],
    [
      'one reply hid its first token',
      ({ ttftMs, ...sample }) =>
        sample.pair === 5 ? sample : { ...sample, ...(ttftMs === undefined ? {} : { ttftMs }) }
    ],
    ['answers came in one piece', (sample) => ({ ...sample, readCount: 1 })],
    ['nobody counted the answers', ({ outputTokenCount: _, ...sample }) => sample]
  ])('in end-to-end time is told as users meet it alone where %s', (_name, change) => {
    const run = aPairedRun({ factor: 1.2, change })
    const check = aPairedRegression({ target: 'mini', metric: 'e2e', changeRatio: 0.5, intervalRatio: [0.4, 0.6] })
    const of = (checks: Parameters<typeof baseUsed>[0]['checks']) =>
      baseUsed({ run, targets: TARGETS, samples: run.samples, checks })?.targets[0]
    expect(of([])?.e2eAtEqualLength).toBeUndefined()
    expect(of([])?.e2eAsExperienced?.changeRatio).toBeCloseTo(0.2, 4)
    expect(of([check])?.e2eAtEqualLength).toBeUndefined()
    expect(of([check])?.e2eAsExperienced?.changeRatio).toBe(0.5)
  })

  it('is told with an interval that holds the true change, as wide as two servers make it', () => {
    const { changeRatio = 0, intervalRatio: [low, high] = [0, 0] } =
      targetOf({ factor: 1.1, noise: 0.1 })?.e2eAsExperienced ?? {}
    expect(low).toBeLessThan(0.1)
    expect(high).toBeGreaterThan(0.1)
    expect(high - low).toBeGreaterThan(0.15)
    expect(high - low).toBeLessThan(0.3)
    expect(changeRatio).toBeGreaterThan(low)
    expect(changeRatio).toBeLessThan(high)
  })

  it('is told as the check on it has it, in the way in which it was checked', () => {
    const check = aPairedRegression({ target: 'mini', metric: 'e2e', changeRatio: 0.5, intervalRatio: [0.4, 0.6] })
    const of = (over: Partial<PairedShape>) => {
      const run = aPairedRun(over)
      return baseUsed({ run, targets: TARGETS, samples: run.samples, checks: [check] })?.targets[0]
    }
    const told = { changeRatio: 0.5, intervalRatio: [0.4, 0.6] }
    expect(of({})).toMatchObject({ e2eAtEqualLength: told, e2eAsExperienced: { changeRatio: expect.closeTo(0, 4) } })
    expect(of({ headModel: 'other' })?.e2eAsExperienced).toEqual(told)
    expect(of({ scenarioIds: ['s1'], baseScenarios: [{ id: 's1', text: 'before' }] })?.e2eAsExperienced).toEqual(told)
  })

  it('is told at equal length where single answers could not be counted, or a pair failed', () => {
    const few = ({ outputTokenCount, ...sample }: Sample): Sample => {
      const isOdd = (sample.pair ?? 0) < 5
      return isOdd
        ? { ...sample, outcome: 'timeout-idle' }
        : { ...sample, ...(outputTokenCount === undefined || sample.pair === 7 ? {} : { outputTokenCount }) }
    }
    expect(targetOf({ change: few })?.e2eAtEqualLength).toBeDefined()
  })

  it('is not told of fewer than ten pairs', () => {
    expect(targetOf({ pairCount: 9 })?.e2eAsExperienced).toBeUndefined()
    expect(targetOf({ pairCount: 10 })?.e2eAsExperienced).toBeDefined()
  })

  it('in length is counted in tokens of one tokenizer where the models differ', () => {
    // The same text: 21 tokens of base's model, 42 of head's.
    const change = (sample: Sample): Sample => ({
      ...sample,
      normalizedTokenCount: 20,
      ...(sample.arm === 'head' ? { outputTokenCount: 42 } : {})
    })
    const target = targetOf({ headModel: 'other', change })
    expect(target).toMatchObject({ outputLengthChangeRatio: 0, normalizedTokens: true })
    expect(target?.e2eAtEqualLength?.changeRatio).toBeCloseTo(0, 4)
    expect(targetOf({ change })?.normalizedTokens).toBe(false)
    expect(targetOf({ headModel: 'other' })?.normalizedTokens).toBe(false)
  })

  it('in quality is counted where prompts say what they expect', () => {
    const change = (sample: Sample): Sample => ({
      ...sample,
      expectationsMet: sample.arm === 'base' || (sample.pair ?? 0) > 3
    })
    expect(targetOf({ change })?.quality).toEqual({ base: { count: 40, of: 40 }, head: { count: 36, of: 40 } })
  })

  it('at equal length has no value where counted reasoning is hidden', () => {
    const hidden = (sample: Sample): Sample => {
      const { ttftMs: _, ...rest } = sample
      return {
        ...rest,
        reasoningTokenCount: sample.arm === 'head' ? 500 : 0,
        outputTokenCount: sample.arm === 'head' ? 521 : 21
      }
    }
    const target = targetOf({ change: hidden })
    expect(target?.e2eAtEqualLength).toBeUndefined()
    expect(target?.e2eAsExperienced?.changeRatio).toBeCloseTo(0, 4)
  })

  it('at equal length has no value where nothing counts tokens', () => {
    const uncounted = ({ outputTokenCount: _, ...sample }: Sample): Sample => sample
    const target = targetOf({ change: uncounted })
    expect(target?.e2eAtEqualLength).toBeUndefined()
    expect(target?.outputLengthChangeRatio).toBeUndefined()
    expect(target?.e2eAsExperienced).toBeDefined()
  })
})
