import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { machineOf, mergedEnvironment, mergeRuns, nameOfPart } from '../../../src/analysis/runs/merge-runs.ts'
import { judge } from '../../../src/analysis/verdict/judge.ts'
import { environmentClass } from '../../../src/domain/environment.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { readGate } from '../../../src/plan/config/read-schedule.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { aRun, aSample, runsOnMain, sha256 } from '../../support/a-run.ts'

type Part = Omit<NonNullable<RunFile['part']>, 'key'>

/** What one of several machines would have stored of a run: its samples, counted from when it began. */
function partOf(run: RunFile, part: Part, laterMs = 0): RunFile {
  const scenarios = run.plan.scenarios.map(({ id }) => id)
  const { index, count } = part.shard ?? { index: 1, count: 1 }
  const own = new Set(scenarios.filter((_, position) => position % count === index - 1))
  return {
    ...run,
    part: { key: 'ci', ...part },
    startedAt: laterMs === 0 ? run.startedAt : new Date(Date.parse(run.startedAt) + laterMs).toISOString(),
    samples: run.samples
      .filter(({ targetId, scenarioId }) => own.has(scenarioId) && (part.targets?.includes(targetId) ?? true))
      .map((sample) => ({ ...sample, startedAtMs: sample.startedAtMs - laterMs }))
  }
}

const shards = (run: RunFile, count: number): readonly RunFile[] =>
  Array.from({ length: count }, (_, context) => partOf(run, { shard: { index: context + 1, count } }))

describe('merging shards', () => {
  it.each([2, 3, 8])('gives back what one machine would have stored: %i of them', (count) => {
    const run = aRun()
    const { run: merged, warnings } = mergeRuns({ runs: shards(run, count).toReversed() })
    expect(merged).toEqual(run)
    expect(warnings).toEqual([])
  })

  it('comes to the verdict of one machine, with the same interval', () => {
    const baselines = runsOnMain(8).map((one, ordinal) => digestRun(one, { ordinal }))
    const slower = aRun({ factor: 1.4, startedAt: '2026-11-28T08:00:00Z', workflowRunId: 99 })
    const verdictOf = (run: RunFile) =>
      judge({
        targets: [{ id: 'mini', owned: true }],
        gate: readGate({}, undefined),
        budgets: [],
        compare: true,
        candidate: digestRun(run, { ordinal: 0 }),
        samples: run.samples,
        baselines,
        random: seededRandom(run.seed)
      }).checks
    const merged = mergeRuns({ runs: shards(slower, 4) }).run as RunFile
    expect(verdictOf(merged).map(({ verdict }) => verdict)).toContain('regressed')
    expect(verdictOf(merged)).toEqual(verdictOf(slower))
  })

  it('counts all times from the start of the first machine', () => {
    const run = aRun()
    const [first, second] = [
      partOf(run, { shard: { index: 1, count: 2 } }),
      partOf(run, { shard: { index: 2, count: 2 } }, 700)
    ]
    expect(mergeRuns({ runs: [second, first] }).run?.samples).toEqual(run.samples)
  })

  it('names a missing shard, and calls the whole partial', () => {
    const [first, , third] = shards(aRun(), 3) as [RunFile, RunFile, RunFile]
    const { run, warnings } = mergeRuns({ runs: [first, third] })
    expect(warnings).toEqual([{ kind: 'part-missing', part: 'shard 2/3' }])
    expect(run?.end).toEqual({ reason: 'fixed', partial: true })
  })

  it('knows a missing part from one that was cut off, whatever else ended early', () => {
    const end = { reason: 'timeout', partial: true } as const
    const [first, second, third] = shards(aRun(), 3).map((run) => ({ ...run, end })) as [RunFile, RunFile, RunFile]
    const [whole, part] = [
      [first, second, third],
      [first, third]
    ].map((runs) => mergeRuns({ runs }).run as RunFile)
    expect(whole?.end).toEqual(end)
    expect(part?.end).toEqual({ reason: 'fixed', partial: true })
  })

  it('names a double one, and takes the newest attempt', () => {
    const [first, second] = shards(aRun(), 2) as [RunFile, RunFile]
    const again = {
      ...first,
      workflowRun: { id: 1, attempt: 2 },
      samples: first.samples.map((sample) => ({ ...sample, ttftMs: 7 }))
    }
    const { run, warnings } = mergeRuns({ runs: [first, second, again] })
    expect(warnings).toEqual([{ kind: 'part-repeated', part: 'shard 1/2' }])
    expect(run?.samples).toHaveLength(aRun().samples.length)
    expect(run?.samples.filter(({ ttftMs }) => ttftMs === 7)).toHaveLength(first.samples.length)
    expect(run?.workflowRun).toEqual({ id: 1, attempt: 2 })
  })

  it('takes nothing twice where shards of two sizes overlap', () => {
    const run = aRun()
    const { run: merged } = mergeRuns({ runs: [...shards(run, 2), ...shards(run, 5)] })
    expect(merged?.samples).toHaveLength(run.samples.length)
  })

  it('keeps times of events with their samples', () => {
    const run = aRun({ roundCount: 1 })
    const withEvents = shards(run, 2).map((part) => ({
      ...part,
      events: part.samples.map(({ startedAtMs }, sample) => ({ sample, atMs: [startedAtMs] }))
    }))
    const merged = mergeRuns({ runs: withEvents }).run
    expect(merged?.events).toHaveLength(run.samples.length)
    for (const { sample, atMs } of merged?.events ?? []) {
      expect(merged?.samples[sample]?.startedAtMs).toBe(atMs[0])
    }
  })

  it('numbers on where machines of two seeds used one number for two pairs, and never parts a pair', () => {
    const run = { ...aRun({ scenarioCount: 2, roundCount: 1 }), samples: [] as RunFile['samples'] }
    const pair = (scenarioId: string, startedAtMs: number) =>
      (['base', 'head'] as const).map((arm, context) =>
        aSample({ scenarioId, arm, pair: 0, startedAtMs: startedAtMs + context })
      )
    const first = { ...partOf(run, { shard: { index: 1, count: 2 } }), samples: pair('s1', 0) }
    const second = { ...partOf(run, { shard: { index: 2, count: 2 } }), seed: 9, samples: pair('s2', 10) }
    const samples = mergeRuns({ runs: [first, second] }).run?.samples ?? []
    const pairs = Map.groupBy(samples, ({ pair: number }) => number)
    expect([...pairs.values()].map((two) => two.map(({ scenarioId, arm }) => `${scenarioId} ${arm}`))).toEqual([
      ['s1 base', 's1 head'],
      ['s2 base', 's2 head']
    ])
  })
})

describe('merging targets', () => {
  const run = aRun({ targetIds: ['a', 'b', 'c'] })
  const legs = ['a', 'b', 'c'].map((id) => partOf(run, { targets: [id] }))

  it('gives back the whole, and adds up what was spent', () => {
    const priced = legs.map((leg) => ({ ...leg, costUsd: 0.25 }))
    expect(mergeRuns({ runs: priced }).run).toEqual({ ...run, costUsd: 0.75 })
  })

  it('does not know what was spent where one leg does not', () => {
    const [first, ...others] = legs as [RunFile, ...RunFile[]]
    expect(mergeRuns({ runs: [{ ...first, costUsd: 1 }, ...others] }).run?.costUsd).toBeUndefined()
  })

  it('names a target that nobody measured', () => {
    expect(mergeRuns({ runs: legs.slice(0, 2) }).warnings).toEqual([{ kind: 'part-missing', part: 'c' }])
  })

  it('takes the samples of a base with those of its target', () => {
    const withBase = {
      ...run,
      plan: {
        ...run.plan,
        targets: [
          ...run.plan.targets,
          { ...run.plan.targets[0], id: 'a (direct)', directOf: 'a' }
        ] as RunFile['plan']['targets']
      }
    }
    const leg = {
      ...partOf(withBase, { targets: ['a'] }),
      samples: [aSample({ targetId: 'a' }), aSample({ targetId: 'a (direct)', startedAtMs: 1 })]
    }
    const merged = mergeRuns({ runs: [leg], targetIds: ['a'] })
    expect(merged.run?.samples.map(({ targetId }) => targetId)).toEqual(['a', 'a (direct)'])
    expect(merged.warnings).toEqual([])
  })
})

describe('what does not belong together', () => {
  const run = aRun()
  const [first, second] = shards(run, 2) as [RunFile, RunFile]

  it.each([
    ['other-plan', { plan: { ...second.plan, fingerprint: sha256('other') } }],
    ['other-commit', { commit: 'b'.repeat(40) }],
    ['other-version', { metricDefinition: '2' }]
  ] as const)('is left out and named: %s', (why, change) => {
    const { run: merged, warnings } = mergeRuns({ runs: [first, { ...first }, { ...second, ...change }] })
    expect(warnings).toContainEqual({ kind: 'part-refused', part: 'shard 2/2', why })
    expect(warnings).toContainEqual({ kind: 'part-missing', part: 'shard 2/2' })
    expect(merged?.samples).toHaveLength(first.samples.length)
  })

  it('is what has not the plan that is reported', () => {
    const merged = mergeRuns({ runs: [first, second], fingerprint: sha256('reported') })
    expect(merged.run).toBeUndefined()
    expect(merged.warnings).toHaveLength(2)
  })

  it('names machines of several kinds', () => {
    const other = { ...second, environment: { ...second.environment, cpuModel: 'another' } }
    const merged = mergeRuns({ runs: [first, other] })
    expect(merged.warnings).toEqual([{ kind: 'parts-differ', machines: ['Linux X64 cpu', 'Linux X64 another'] }])
    expect(merged.run?.environment.cpuModel).toBe('another + cpu')
  })

  it('is nothing where there is nothing', () => {
    expect(mergeRuns({ runs: [] })).toEqual({ unused: [], warnings: [] })
  })
})

it('calls a part by its targets and its shard', () => {
  const run = aRun()
  expect(nameOfPart(run)).toBe('the whole')
  expect(nameOfPart(partOf(run, { targets: ['a', 'b'], shard: { index: 2, count: 8 } }))).toBe('a, b, shard 2/8')
})

const amd = { os: 'Linux', architecture: 'X64', cpuModel: 'EPYC', connectMs: { 'https://a.test': 10 } }
const intel = { ...amd, cpuModel: 'Xeon', connectMs: { 'https://a.test': 20, 'https://b.test': 5 } }

describe('machines of one run', () => {
  it('stay what they are where they are alike', () => {
    expect(mergedEnvironment([amd, amd])).toEqual(amd)
  })

  it('are named all, in one order, where they differ', () => {
    expect(mergedEnvironment([intel, amd]).cpuModel).toBe('EPYC + Xeon')
    expect(mergedEnvironment([amd, intel]).cpuModel).toBe('EPYC + Xeon')
  })

  it('are of no class that one of them has', () => {
    const classes = [amd, intel].map(environmentClass)
    expect(classes).not.toContain(environmentClass(mergedEnvironment([amd, intel])))
  })

  it('give each origin the median of their connect times', () => {
    expect(mergedEnvironment([amd, intel]).connectMs).toEqual({ 'https://a.test': 15, 'https://b.test': 5 })
  })

  it('say nothing that none of them says', () => {
    expect(mergedEnvironment([{ os: 'Linux' }])).toEqual({ os: 'Linux' })
  })

  it('are told in a few words', () => {
    expect(machineOf(amd)).toBe('Linux X64 EPYC')
  })
})
