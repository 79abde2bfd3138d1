import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { type JudgingRules, judgeRunFile } from '../../../src/analysis/verdict/judge-run-file.ts'
import { statesOf } from '../../../src/analysis/verdict/state.ts'
import type { Acceptance } from '../../../src/domain/plan.ts'
import type { RunEnd, RunFile } from '../../../src/domain/run-file.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aPairedRun } from '../../support/a-paired-run.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'
import { gate } from '../../support/judged.ts'

const digests = runsOnMain(6).map((run) => digestRun(run, { ordinal: 0 }))
const NOW = '2026-11-30T09:00:00Z'

function judged(run: RunFile, over: Partial<JudgingRules> = {}, earlierJobs: readonly RunFile[] = []) {
  const rules = { targets: [{ id: 'mini', owned: true }], gate, budgets: [], accept: [], compare: true, now: NOW }
  return judgeRunFile(run, { ...rules, ...over }, { digests, earlierJobs })
}

describe('several targets with ten runs on record', () => {
  const all = ['a', 'b', 'c', 'd']
  const main = runsOnMain(10, { targetIds: all }).map((run) => digestRun(run, { ordinal: 0 }))
  const jobOf = (factor: number, seed: number): RunFile =>
    aRun({
      targetIds: all,
      seed,
      change: ({ ttftMs = 0, lastMs = 0, ...sample }) => {
        const by = sample.targetId === 'b' ? factor : 1
        return { ...sample, ttftMs: by * ttftMs, ttfatMs: by * ttftMs, lastMs: by * lastMs }
      }
    })
  const judgedTargets = (count: number, run: RunFile, earlierJobs: readonly RunFile[] = [], share = 0.01) => {
    const targets = all.slice(0, count).map((id) => ({ id, owned: true }))
    const rules = {
      targets,
      gate: { ...gate, falseAlarmRatio: share },
      budgets: [],
      accept: [],
      compare: true,
      now: NOW
    }
    return judgeRunFile(run, rules, { digests: main, earlierJobs }).judgement
  }
  const words = ({ checks }: ReturnType<typeof judgedTargets>) => [
    ...new Set(
      checks.filter(({ verdict }) => verdict !== 'unchanged').map((c) => `${c.target} ${c.verdict} ${c.reason}`)
    )
  ]

  it.each([2, 4])('have no alarm where nothing changed, %i of them', (count) => {
    for (let seed = 1; seed <= 5; seed += 1) expect(words(judgedTargets(count, jobOf(1, seed)))).toEqual([])
  })

  it.each([2, 4])('say which one is 30 %% slower, %i of them: once in one job, and certainly in two', (count) => {
    const first = judgedTargets(count, jobOf(1.3, 1))
    expect(words(first)).toEqual(['b inconclusive slower-once'])
    expect(statesOf(first)[0]).toBe('inconclusive')
    const second = judgedTargets(count, jobOf(1.3, 2), [jobOf(1.3, 1)])
    expect(words(second)).toEqual(['b regressed slower-beyond-noise'])
    expect(statesOf(second)[0]).toBe('regression')
  })

  it('name two jobs as what their smallest slowdown takes', () => {
    const sizes = (count: number) => judgedTargets(count, jobOf(1, 1)).checks.find(({ metric }) => metric === 'ttft')
    expect(sizes(1)?.detectableByTwoJobs).toBeUndefined()
    expect(sizes(2)).toMatchObject({ detectableByTwoJobs: true })
    expect(sizes(2)?.detectableRatio).toBeLessThan(0.3)
  })

  it('ask for another job sooner where more false alarms are allowed', () => {
    const alarmsFrom = (share: number): number => {
      const factors = Array.from({ length: 40 }, (_, step) => 1 + step / 100)
      return factors.find((factor) => words(judgedTargets(2, jobOf(factor, 1), [], share)).length > 0) ?? 9
    }
    const [usual, lenient] = [alarmsFrom(0.01), alarmsFrom(0.05)]
    expect(lenient).toBeLessThan(usual)
    expect(lenient).toBeGreaterThan(1.06)
  })
})

const slow = aRun({ factor: 1.6 })
const measuredAgain = (samples: readonly Sample[], end: RunEnd = { reason: 'fixed', partial: false }): RunFile => ({
  ...slow,
  confirmation: { startedAt: '2026-11-20T09:00:00Z', end, samples: [...samples] }
})

describe('an alarm', () => {
  it('asks for a second measurement of its target, and until then stands', () => {
    const { judgement, unconfirmed } = judged(slow)
    expect([...unconfirmed]).toEqual(['mini'])
    expect(judgement.checks[0]?.verdict).toBe('regressed')
  })

  it('is confirmed by a second measurement that agrees', () => {
    const { judgement, unconfirmed } = judged(measuredAgain(aRun({ factor: 1.6, seed: 9 }).samples))
    expect(judgement.checks[0]).toMatchObject({ verdict: 'regressed', confirmed: true })
    expect(unconfirmed.size).toBe(0)
  })

  it('is left to another job by a second measurement that disagrees', () => {
    const { judgement, unconfirmed } = judged(measuredAgain(aRun({ seed: 9 }).samples))
    expect(judgement.checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'slower-once' })
    expect(unconfirmed.size).toBe(0)
  })

  it('is decided by the jobs of the same commit, and no number of them makes a true one green', () => {
    const job = (seed: number, factor = 1.3) => aRun({ factor, seed })
    const earlier: RunFile[] = []
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { judgement } = judged(job(attempt), {}, earlier)
      expect(statesOf(judgement)[0]).toBe('regression')
      earlier.push(job(attempt))
    }
    const cleared = judged(job(6, 1), {}, [job(1)]).judgement.checks[0]
    expect(cleared).toMatchObject({ verdict: 'unchanged', reason: 'not-slower-again', jobs: { slower: 1, of: 2 } })
    const confirmed = judged(job(6), {}, [job(1)])
    expect(confirmed.judgement.checks[0]).toMatchObject({ verdict: 'regressed', jobs: { slower: 2, of: 2 } })
    expect(confirmed.unconfirmed.size).toBe(0)
  })

  it('stays open after a second measurement that a cap cut off', () => {
    const few = aRun({ seed: 9 }).samples.slice(0, 30)
    const { judgement } = judged(measuredAgain(few, { reason: 'timeout', partial: true }))
    expect(judgement.unmeasured).toEqual(['mini'])
    expect(judgement.checks[0]).toMatchObject({
      reason: 'not-measured-again',
      secondCounts: { attempted: 30, failed: 0 }
    })
  })

  it('that a line accepts needs no second measurement', () => {
    const line: Omit<Acceptance, 'metric' | 'statistic'> = {
      target: 'mini',
      upToRatio: 2,
      until: '2026-11-30',
      reason: 'longer system prompt'
    }
    const accept = (['ttft', 'tpot', 'e2e'] as const).flatMap((metric) =>
      (['p50', 'p95'] as const).map((statistic): Acceptance => ({ ...line, metric, statistic }))
    )
    expect(judged(slow, { accept }).unconfirmed.size).toBe(0)
    expect(judged(slow, { accept, now: '2026-12-01T00:00:00Z' }).unconfirmed.size).toBe(1)
  })
})

describe('a calm run', () => {
  it('asks for no second measurement', () => {
    expect(judged(aRun()).unconfirmed.size).toBe(0)
  })

  it('names the lines that accept nothing', () => {
    const line = {
      target: 'mini',
      metric: 'ttft',
      statistic: 'p50',
      upToRatio: 1,
      until: '2027-01-01',
      reason: 'r'
    } as const
    expect(judged(aRun(), { accept: [line] }).warnings).toEqual([
      { kind: 'acceptance-unused', check: 'mini ttft p50', why: 'no-alarm' }
    ])
  })
})

describe('a job that runs again', () => {
  const first = { ...aPairedRun({ pairCount: 60 }), workflowRun: { id: 7, attempt: 1 } }
  const second = { ...first, samples: [...first.samples], workflowRun: { id: 7, attempt: 2 } }

  it('is judged by the pairs of all its attempts', () => {
    const { allPairs } = judged(second, {}, [first])
    expect(allPairs?.attempts).toEqual([1])
    expect(allPairs?.samples).toHaveLength(first.samples.length + second.samples.length)
  })

  it('counts a run once that is one of the earlier attempts', () => {
    expect(judged(first, {}, [first]).allPairs?.samples).toHaveLength(first.samples.length)
  })

  it('does not count the pairs of another commit', () => {
    expect(judged(second, {}, [{ ...first, commit: 'b'.repeat(40) }]).allPairs).toBeUndefined()
  })
})

it('gives the same judgement each time', () => {
  expect(judged(slow).judgement).toEqual(judged(slow).judgement)
})
