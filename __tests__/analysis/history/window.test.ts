import { describe, expect, it } from '@jest/globals'
import { nextBaseline } from '../../../src/analysis/history/next-baseline.ts'
import { chooseWindow, nextWindow, uniteLogs, uniteWindows } from '../../../src/analysis/history/window.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import type { RunDigest } from '../../../src/domain/baseline.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import type { State } from '../../../src/domain/verdict.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'

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

describe('nextWindow, of runs that are kept as anchors', () => {
  it('holds them beyond the newest, thirty in all', () => {
    const runs = Array.from({ length: 40 }, (_, index) => digest(aRun({ workflowRunId: 1000 - index })))
    const kept = runs.map((run, index) => (index >= 37 ? { ...run, anchor: true as const } : run))
    const ids = nextWindow(kept.slice(0, 1), kept.slice(1)).map(({ workflowRun }) => workflowRun?.id)
    expect(ids).toHaveLength(30)
    expect(ids.slice(26)).toEqual([974, 963, 962, 961])
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

  it('compares with nothing that its host was asked in another way, and names what differs', () => {
    const asked = (run: RunFile, members?: Record<string, string>): RunFile => ({
      ...run,
      plan: {
        ...run.plan,
        targets: run.plan.targets.map((target) => ({ ...target, ...(members === undefined ? {} : { asked: members }) }))
      }
    })
    const low = { reasoning_effort: 'low', 'max-output-tokens': '+4000' }
    const before = runsOnMain(3).map((run) => digest(asked(run, low)))
    expect(choose(asked(aRun(), { ...low, reasoning_effort: 'minimal' }), before)).toEqual({
      runs: [],
      warnings: [
        {
          kind: 'plan-differs',
          target: 'mini',
          differences: [{ part: 'reasoning_effort', baseline: 'low', candidate: 'minimal' }]
        }
      ]
    })
    expect(choose(aRun(), before).runs).toEqual([])
    const inAnotherOrder = { 'max-output-tokens': '+4000', reasoning_effort: 'low' }
    expect(choose(asked(aRun(), inAnotherOrder), before).runs).toHaveLength(3)
  })

  it('has no first token of runs that saw another one', () => {
    const hiding = runsOnMain(3).map((run) =>
      digest({
        ...run,
        samples: run.samples.map(({ ttftMs = 0, ...sample }) => ({ ...sample, ttfatMs: 10 * ttftMs }))
      })
    )
    const rowsFor = (candidate: RunFile) =>
      choose(candidate, hiding).runs.flatMap(({ target }) => target.scenarios.flatMap(({ rows }) => rows))
    const aloud = aRun({ change: ({ ttftMs = 0, ...sample }) => ({ ...sample, ttftMs, ttfatMs: 2 * ttftMs }) })
    expect(new Set(rowsFor(aloud).map(([first]) => first))).toEqual(new Set([null]))
    expect(rowsFor(aloud).every(([, tpot]) => tpot !== null)).toBe(true)
    // Where nothing was thought both first tokens are one.
    expect(rowsFor(aRun()).every(([first]) => first !== null)).toBe(true)
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

  describe('the level of the default branch', () => {
    /** Newest first: as many runs at 1.5 times the level as are asked for, and marked, before six at the old one. */
    const risen = (count: number) => [
      ...Array.from({ length: count }, (_, index) =>
        digest(
          aRun({
            factor: 1.5,
            seed: 70 + index,
            startedAt: `2026-11-${25 - index}T08:00:00Z`,
            commit: `${index + 1}`.repeat(40),
            workflowRunId: 990 - index
          }),
          'regression'
        )
      ),
      ...main.map((run) => digest(run, 'pass'))
    ]
    const commitsOf = ({ runs }: ReturnType<typeof choose>) => runs.map(({ commit }) => commit)

    it('is not moved by one run that regressed, nor by two: they are left out', () => {
      for (const count of [1, 2])
        expect(commitsOf(choose(aRun(), risen(count)))).toEqual(main.map(({ commit }) => commit))
    })

    it('is moved by three runs that stay there, and begins at the first of them', () => {
      const chosen = choose(aRun(), risen(3))
      expect(commitsOf(chosen)).toEqual(['1', '2', '3'].map((digit) => digit.repeat(40)))
      expect(chosen.warnings).toMatchObject([
        { kind: 'level-shift', target: 'mini', why: 'confirmed', commit: '3'.repeat(40) }
      ])
    })

    it('leaves out a later run that regressed against the new level', () => {
      const bad = digest(
        aRun({ factor: 3, seed: 5, startedAt: '2026-11-26T08:00:00Z', commit: 'b'.repeat(40), workflowRunId: 999 }),
        'regression'
      )
      const settled = digest(
        aRun({ factor: 1.5, seed: 6, startedAt: '2026-11-25T18:00:00Z', commit: 'c'.repeat(40), workflowRunId: 998 }),
        'pass'
      )
      expect(commitsOf(choose(aRun(), [bad, settled, ...risen(3)]))).toEqual([
        'c'.repeat(40),
        ...['1', '2', '3'].map((digit) => digit.repeat(40))
      ])
    })

    it('is that of the base, whatever the default branch did since', () => {
      const ancestry = main.map(({ commit }) => commit as string)
      const chosen = choose(aRun(), risen(4), { ancestry })
      expect(commitsOf(chosen)).toEqual(ancestry)
      expect(chosen.warnings).toEqual([])
      expect(commitsOf(choose(aRun(), risen(4), { ancestry: ['4'.repeat(40), ...ancestry] }))).toEqual(['4'.repeat(40)])
    })

    it('is told of for ten runs', () => {
      const [first, ...others] = risen(3).toReversed().slice(6)
      if (first === undefined) throw new Error('no run')
      const noted = { ...first, levelShifts: [{ target: 'mini', why: 'confirmed' as const, runCount: 3, changes: [] }] }
      const told = (count: number) => {
        const later = Array.from({ length: count }, (_, index) =>
          digest(
            aRun({ factor: 1.5, startedAt: `2026-12-${10 + index}T08:00:00Z`, workflowRunId: 2000 + index }),
            'pass'
          )
        )
        return choose(aRun(), [...later, ...others, noted]).warnings.map(({ kind }) => kind)
      }
      expect(told(7)).toEqual(['level-shift'])
      expect(told(8)).toEqual([])
    })

    it('does not move where runs are marked and yet lie where the others do', () => {
      const marked = main.map((run, index) => digest(run, index < 3 ? 'regression' : 'pass'))
      expect(commitsOf(choose(aRun(), marked))).toEqual(main.slice(3).map(({ commit }) => commit))
    })
  })

  it('has nothing for a target that the baseline does not know', () => {
    expect(choose(aRun({ targetIds: ['mini'] }), [digest(aRun({ targetIds: ['other'] }))])).toEqual({
      runs: [],
      warnings: []
    })
  })
})
