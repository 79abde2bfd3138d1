import { describe, expect, it } from '@jest/globals'
import { checkPrompts, recheckWanted, suspectsOf } from '../../../src/analysis/pairs/prompt-checks.ts'
import { type Pair, pairsOf } from '../../../src/analysis/values/pairs.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { threeErrors } from '../../support/noise.ts'
import { somePairs } from '../../support/some-pairs.ts'

const reading = { normalized: false, ownLength: false }
const facts = { target: 'mini', owned: true, alpha: 0.001, reading, finished: true }

const slower = (sample: Sample, factor: number): Sample =>
  sample.ttftMs === undefined || sample.lastMs === undefined
    ? sample
    : { ...sample, ttftMs: factor * sample.ttftMs, lastMs: factor * sample.lastMs }
const hot =
  (ids: readonly string[], factor: number) =>
  ([base, head]: readonly [Sample, Sample]): readonly [Sample, Sample] =>
    ids.includes(head.scenarioId) ? [base, slower(head, factor)] : [base, head]
const pairs = (over: Parameters<typeof somePairs>[0]): readonly Pair[] => pairsOf(somePairs(over), 'mini').regular
const only = (list: readonly Pair[], ids: readonly string[], count: number): readonly Pair[] =>
  ids.flatMap((id) => list.filter(({ scenarioId }) => scenarioId === id).slice(0, count))

describe('suspectsOf', () => {
  it('names the prompts that got slower, the most suspicious first', () => {
    const firstLook = pairs({ change: (samples) => hot(['s3'], 3)(hot(['s7'], 2)(samples)) })
    expect(suspectsOf(firstLook, reading)).toEqual(['s3', 's7'])
  })

  it('suspects none where all got slower alike, or none did', () => {
    expect(suspectsOf(pairs({ factor: 1.5 }), reading)).toEqual([])
    expect(suspectsOf(pairs({}), reading)).toEqual([])
  })

  it('asks of no more than three', () => {
    expect(suspectsOf(pairs({ change: hot(['s1', 's2', 's3', 's4', 's5'], 2) }), reading)).toHaveLength(3)
  })
})

describe('recheckWanted', () => {
  const firstLook = pairs({ change: hot(['s3'], 2) })

  it('asks a suspect twice, and on where that does not clear it', () => {
    expect(recheckWanted(firstLook, [], reading)).toEqual([{ scenarioIds: ['s3'], pairCount: 2 }])
    const fresh = pairs({ seed: 2, pairCount: 400, change: hot(['s3'], 2) })
    expect(recheckWanted(firstLook, only(fresh, ['s3'], 1), reading)).toEqual([{ scenarioIds: ['s3'], pairCount: 1 }])
    expect(recheckWanted(firstLook, only(fresh, ['s3'], 2), reading)).toEqual([{ scenarioIds: ['s3'], pairCount: 6 }])
    expect(recheckWanted(firstLook, only(fresh, ['s3'], 8), reading)).toEqual([])
  })

  it('clears a suspect whose fresh pairs are as the others', () => {
    expect(recheckWanted(firstLook, only(pairs({ seed: 2 }), ['s3'], 2), reading)).toEqual([])
  })
})

describe('checkPrompts', () => {
  const firstLook = pairs({ change: hot(['s3'], 2) })
  const regular = { firstLook, all: firstLook }

  it('names a prompt that its fresh pairs show slower', () => {
    const fresh = only(pairs({ seed: 2, pairCount: 400, change: hot(['s3'], 2) }), ['s3'], 8)
    const [ttft, tpot] = checkPrompts(regular, fresh, facts)
    expect(ttft).toMatchObject({
      metric: 'ttft',
      statistic: 'worst-prompt',
      verdict: 'regressed',
      reason: 'slower-prompts',
      scenarios: ['s3']
    })
    expect(ttft?.changeRatio).toBeCloseTo(1, 0)
    expect(tpot?.verdict).toBe('regressed')
  })

  it('does not judge by the pairs that made it suspicious', () => {
    const fresh = only(pairs({ seed: 2, pairCount: 400 }), ['s3'], 8)
    expect(checkPrompts(regular, fresh, facts)).toMatchObject([
      { verdict: 'unchanged', reason: 'no-slower-prompt' },
      { verdict: 'unchanged' }
    ])
  })

  it('says so where the fresh pairs were not made', () => {
    expect(checkPrompts(regular, [], { ...facts, finished: false })[0]).toMatchObject({ reason: 'not-finished' })
  })

  it('says what it would have found', () => {
    expect(checkPrompts(regular, [], facts)[0]?.detectableRatio).toBeGreaterThan(0.4)
    expect(checkPrompts(regular, [], facts)[0]?.detectableRatio).toBeLessThan(1)
  })

  it('raises no more false alarms than its level, and finds one prompt in ten that takes twice as long', () => {
    const rounds = 100
    let alarms = 0
    let found = 0
    for (let seed = 1; seed <= rounds; seed += 1) {
      const judged = (factor: number): boolean => {
        const change = hot(['s3', 's9'], factor)
        const first = pairs({ seed, pairCount: 40, noise: 0.15, change })
        const later = pairs({ seed: seed + 1000, pairCount: 240, noise: 0.15, change })
        const fresh = only(later, suspectsOf(first, reading), 8)
        return checkPrompts({ firstLook: first, all: first }, fresh, { ...facts, alpha: 0.01 }).some(
          ({ verdict }) => verdict === 'regressed'
        )
      }
      if (judged(1)) alarms += 1
      if (judged(2)) found += 1
    }
    expect(alarms / rounds).toBeLessThan(0.02 + threeErrors(0.02, rounds))
    expect(found / rounds).toBeGreaterThan(0.95)
  })
})
