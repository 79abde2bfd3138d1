import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../src/analysis/digest.ts'
import { nextBaseline } from '../../src/analysis/next-baseline.ts'
import { chooseWindow, nextWindow, uniteLogs, uniteWindows } from '../../src/analysis/window.ts'
import type { RunDigest } from '../../src/domain/baseline.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import type { State } from '../../src/domain/verdict.ts'
import { aRun, runsOnMain } from '../support/a-run.ts'

const digest = (run: RunFile, state?: State): RunDigest =>
  digestRun(run, state === undefined ? { ordinal: 0 } : { ordinal: 0, state })
const fileOf = (runs: readonly RunFile[]) => {
  const [own] = runs
  if (own === undefined) throw new Error('no run')
  const digests = runs.map((run) => digest(run))
  return nextBaseline({
    key: 'k',
    run: own,
    own: digests.slice(0, 1),
    earlier: { digests: digests.slice(1), log: [] },
    now: '2026-11-30T00:00:00Z'
  })
}
const choose = (
  candidate: RunFile,
  baselines: readonly RunDigest[],
  over: { owned?: boolean; ancestry?: string[] } = {}
) => chooseWindow({ digests: baselines, candidate: digest(candidate), targetId: 'mini', owned: true, ...over })

describe('uniteWindows', () => {
  it('takes each run of two files that were written at the same time once, newest first', () => {
    const [a, b, c] = runsOnMain(3) as [RunFile, RunFile, RunFile]
    const united = uniteWindows([fileOf([a, c]), fileOf([b, c])])
    expect(united.map(({ workflowRun }) => workflowRun?.id)).toEqual([900, 899, 898])
    expect(uniteLogs([fileOf([a, c]), fileOf([b, c])])).toHaveLength(2)
  })

  it('keeps two attempts of one workflow run apart', () => {
    const [run] = runsOnMain(1) as [RunFile]
    const again = { ...run, workflowRun: { id: 900, attempt: 2 }, startedAt: '2026-11-21T08:00:00Z' }
    expect(uniteWindows([fileOf([again, run])])).toHaveLength(2)
  })
})

describe('nextWindow', () => {
  it('puts its own run first, each run once, and holds thirty', () => {
    const runs = runsOnMain(19).map((run) => digest(run))
    const many = [...runs, ...runs.map((run) => ({ ...run, ordinal: 1 }))]
    const own = digest(aRun({ workflowRunId: 1000 }))
    const window = nextWindow([own], [own, ...many])
    expect(window).toHaveLength(30)
    expect(window.filter((run) => run.workflowRun?.id === 1000)).toHaveLength(1)
  })
})

describe('chooseWindow', () => {
  const main = runsOnMain(6)

  it('takes the runs of the same plan, nearest first', () => {
    const chosen = choose(
      aRun(),
      [...main].reverse().map((run) => digest(run))
    )
    expect(chosen.runs.map((run) => run.recordedAt)).toEqual(main.map((run) => run.startedAt))
    expect(chosen.warnings).toEqual([])
  })

  it('compares with nothing of another plan, and names what differs', () => {
    const chosen = choose(
      aRun({ fingerprint: 'other' }),
      main.map((run) => digest(run))
    )
    expect(chosen.runs).toEqual([])
    expect(chosen.warnings).toEqual([
      { kind: 'plan-differs', target: 'mini', differences: [{ part: 'plan', baseline: 'plan', candidate: 'other' }] }
    ])
  })

  it('compares an owned target on its own kind of machine only', () => {
    const elsewhere = choose(
      aRun({ cpuModel: 'faster' }),
      main.map((run) => digest(run))
    )
    expect(elsewhere.runs).toEqual([])
    expect(elsewhere.warnings).toMatchObject([{ kind: 'environment-differs', compared: false }])
    const mixed = [...main.slice(0, 2), ...runsOnMain(3, { cpuModel: 'faster' })].map((run) => digest(run))
    expect(choose(aRun({ cpuModel: 'faster' }), mixed)).toMatchObject({ runs: { length: 3 }, warnings: [] })
  })

  it('compares a provider target across machines, with a note', () => {
    const chosen = choose(
      aRun({ cpuModel: 'faster' }),
      main.map((run) => digest(run)),
      { owned: false }
    )
    expect(chosen.runs).toHaveLength(6)
    expect(chosen.warnings).toMatchObject([{ kind: 'environment-differs', compared: true }])
  })

  it('compares on the prompts both sides have, and lists the others', () => {
    const chosen = choose(
      aRun({ scenarioCount: 22 }),
      main.map((run) => digest(run))
    )
    expect(chosen).toMatchObject({ candidate: { scenarios: { length: 20 } } })
    expect(chosen.warnings).toEqual([{ kind: 'scenarios-differ', target: 'mini', added: ['s21', 's22'], removed: [] }])
  })

  it('does not compare where fewer than half of the prompts are the same', () => {
    const chosen = choose(
      aRun({ scenarioCount: 41 }),
      main.map((run) => digest(run))
    )
    expect(chosen.runs).toEqual([])
    expect(chosen.warnings).toEqual([{ kind: 'scenarios-too-few', target: 'mini', common: 20, all: 41 }])
  })

  it('prefers ancestors of the base to newer runs of a main that moved on', () => {
    const ancestry = main.slice(2).map((run) => run.commit as string)
    expect(
      choose(
        aRun(),
        main.map((run) => digest(run)),
        { ancestry }
      ).runs[0]?.commit
    ).toBe(main[2]?.commit)
    const strangers = choose(
      aRun(),
      main.map((run) => digest(run)),
      { ancestry: ['f'.repeat(40)] }
    )
    expect(strangers.runs).toHaveLength(6)
  })

  it('leaves out a run that regressed, until three in a row say that it is the level', () => {
    const marked = (count: number) => main.map((run, index) => digest(run, index < count ? 'regression' : 'pass'))
    expect(choose(aRun(), marked(1)).runs.map((run) => run.commit)).toEqual(main.slice(1).map((run) => run.commit))
    expect(choose(aRun(), marked(2)).runs).toHaveLength(4)
    expect(choose(aRun(), marked(3)).runs.map((run) => run.commit)).toEqual(main.slice(0, 3).map((run) => run.commit))
  })

  it('has nothing for a target that the baseline does not know', () => {
    expect(choose(aRun({ targetIds: ['mini'] }), [digest(aRun({ targetIds: ['other'] }))])).toEqual({
      runs: [],
      warnings: []
    })
  })
})
