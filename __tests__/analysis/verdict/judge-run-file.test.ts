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

function judged(run: RunFile, over: Partial<JudgingRules> = {}, earlierAttempts: readonly RunFile[] = []) {
  const rules = { targets: [{ id: 'mini', owned: true }], gate, budgets: [], accept: [], compare: true, now: NOW }
  return judgeRunFile(run, { ...rules, ...over }, { digests, earlierAttempts })
}

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
  const second = { ...first, workflowRun: { id: 7, attempt: 2 } }

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
