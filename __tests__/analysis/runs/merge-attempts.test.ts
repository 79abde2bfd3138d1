import { describe, expect, it } from '@jest/globals'
import { mergeAttempts } from '../../../src/analysis/runs/merge-runs.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { aRun, aSample } from '../../support/a-run.ts'

/** A shard of one scenario, in pairs numbered as the schedule of one seed numbers them. */
function shard(index: number, attempt: number, arms: readonly ('base' | 'head')[] = ['base', 'head']): RunFile {
  const run = aRun({ scenarioCount: 2, roundCount: 1 })
  const samples = [0, 1].flatMap((round) =>
    arms.map((arm, context) =>
      aSample({
        scenarioId: `s${index}`,
        round,
        arm,
        pair: 2 * round + index - 1,
        ttftMs: attempt,
        startedAtMs: 10 * round + context
      })
    )
  )
  return {
    ...run,
    startedAt: `2026-11-20T0${7 + attempt}:00:00Z`,
    workflowRun: { id: 1, attempt },
    part: { key: 'ci', shard: { index, count: 2 } },
    samples
  }
}
const pairsOf = (run: RunFile | undefined) => [...new Set(run?.samples.map(({ pair }) => pair))].toSorted()

describe('jobs that were run again', () => {
  it('go on from the pairs of before, which are numbered first', () => {
    const { run, earlierJobs, warnings } = mergeAttempts({
      runs: [shard(1, 1), shard(2, 1), shard(1, 2), shard(2, 2)]
    })
    expect(earlierJobs.map(({ workflowRun }) => workflowRun?.attempt)).toEqual([1])
    expect(pairsOf(earlierJobs[0])).toEqual([0, 1, 2, 3])
    expect(pairsOf(run)).toEqual([4, 5, 6, 7])
    expect(new Set(run?.samples.map(({ ttftMs }) => ttftMs))).toEqual(new Set([2]))
    expect(warnings).toEqual([])
  })

  it('keep a part that was not run again where it is, and count it once', () => {
    const { run, earlierJobs } = mergeAttempts({ runs: [shard(1, 1), shard(2, 1), shard(2, 2)] })
    expect(earlierJobs.map(({ samples }) => samples.length)).toEqual([4])
    expect(run?.samples).toHaveLength(8)
    const numbers = [...(run?.samples ?? []), ...(earlierJobs[0]?.samples ?? [])].map(
      ({ scenarioId, arm, pair }) => `${scenarioId} ${arm} ${pair}`
    )
    expect(new Set(numbers).size).toBe(12)
  })

  it('add up over three attempts', () => {
    const { run, earlierJobs } = mergeAttempts({
      runs: [3, 1, 2].flatMap((attempt) => [shard(1, attempt), shard(2, attempt)])
    })
    expect(earlierJobs.map(pairsOf)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7]
    ])
    expect(pairsOf(run)).toEqual([10, 11, 8, 9])
  })

  it('are the newest alone where nothing was measured in pairs, and say that there were more', () => {
    const parts = [shard(1, 1, ['head']), shard(2, 1, ['head']), shard(1, 2, ['head']), shard(2, 2, ['head'])]
    const { run, earlierJobs, warnings } = mergeAttempts({ runs: parts })
    expect(earlierJobs).toEqual([])
    expect(run?.samples).toHaveLength(4)
    expect(warnings.map(({ kind }) => kind)).toEqual(['part-repeated', 'part-repeated'])
  })

  it('are nothing where there is nothing', () => {
    expect(mergeAttempts({ runs: [] })).toEqual({ unused: [], earlierJobs: [], warnings: [] })
  })
})
