import { describe, expect, it } from '@jest/globals'
import { nextBaseline, uniteBaselines, withLogLine } from '../../../src/analysis/history/next-baseline.ts'
import { digestRun, logLineOf } from '../../../src/analysis/runs/digest.ts'
import { type BaselineFile, baselineFileSchema, type RunDigest, WINDOW_RUNS } from '../../../src/domain/baseline.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'
import { aBaselineFile, aRunFile } from '../../support/stored-files.ts'

const now = '2026-11-30T00:00:00Z'
const digests = runsOnMain(3).map((run) => digestRun(run, { ordinal: 0, state: 'pass' }))
const own = digestRun(aRun(), { ordinal: 0, state: 'pass' })
const log = digests.map(logLineOf)

describe('nextBaseline', () => {
  const run = {
    ...aRun(),
    confirmation: { startedAt: now, end: { reason: 'fixed', partial: false } as const, samples: [] },
    events: []
  }
  const file = nextBaseline({ key: 'k', run, own: [own], earlier: { digests, log }, now })

  it('writes what its own schema reads', () => {
    expect(baselineFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file)
  })

  it('keeps its own run in full but for what no later run needs', () => {
    expect(file.own.samples).toHaveLength(60)
    expect(Object.keys(file.own)).not.toContain('events')
    expect(Object.keys(file.own)).not.toContain('confirmation')
  })

  it('puts its own runs before the earlier ones, in the window and in the log', () => {
    expect(file.window.map(({ recordedAt }) => recordedAt)).toEqual(
      [own, ...digests].map(({ recordedAt }) => recordedAt)
    )
    expect(file.log).toHaveLength(4)
  })

  it('forgets lines of the log after 400 days', () => {
    const old = { ...log[0], recordedAt: '2025-10-25T00:00:00Z', ordinal: 0, targets: [] }
    const kept = nextBaseline({ key: 'k', run, own: [own], earlier: { digests, log: [...log, old] }, now })
    expect(kept.log).toHaveLength(4)
    expect(
      nextBaseline({
        key: 'k',
        run,
        own: [own],
        earlier: { digests, log: [{ ...old, recordedAt: '2025-10-26T00:00:00Z' }] },
        now
      }).log
    ).toHaveLength(2)
  })
})

describe('withLogLine', () => {
  it('remembers a run that measured nothing, and leaves the window as it was', () => {
    const file = nextBaseline({ key: 'k', run: aRun(), own: [own], earlier: { digests, log }, now })
    const line = { recordedAt: now, ordinal: 0, state: 'could-not-measure', targets: [] } as const
    const next = withLogLine(file, { ...line, targets: [] }, now)
    expect(next.log[0]).toEqual(line)
    expect(next.window).toEqual(file.window)
  })
})

/** What a run that knew of others wrote, the newest first; runs of higher numbers are newer. */
function written(run: number, knew: readonly number[] = [], attempt = 1): BaselineFile {
  const recordedAt = (id: number) => new Date(Date.UTC(2026, 10, 1, id)).toISOString()
  const [digest] = aBaselineFile('k').window
  if (digest === undefined) throw new Error('no digest')
  const of = (id: number): RunDigest => ({ ...digest, recordedAt: recordedAt(id), workflowRun: { id, attempt: 1 } })
  const own = { ...of(run), workflowRun: { id: run, attempt } }
  const window = [own, ...knew.map(of)]
  const log = window.map(({ recordedAt: at, workflowRun, ordinal }) => ({
    recordedAt: at,
    ordinal,
    ...(workflowRun && { workflowRun }),
    targets: []
  }))
  return aBaselineFile('k', { own: aRunFile({ seed: run, workflowRun: { id: run, attempt } }), window, log })
}

const idsOf = (
  lines: readonly { readonly workflowRun?: { readonly id: number; readonly attempt: number } | undefined }[]
) => lines.map(({ workflowRun }) => `${workflowRun?.id}.${workflowRun?.attempt}`)

describe('uniteBaselines', () => {
  it('leaves a file as it is where nothing else is stored', () => {
    expect(uniteBaselines(written(3, [2, 1]), [])).toEqual(written(3, [2, 1]))
  })

  it('keeps what another run has stored meanwhile, and nothing twice', () => {
    const both = uniteBaselines(written(4, [2, 1]), [written(3, [2, 1])])
    expect(idsOf(both.window)).toEqual(['4.1', '3.1', '2.1', '1.1'])
    expect(idsOf(both.log)).toEqual(['4.1', '3.1', '2.1', '1.1'])
    expect(both.own.seed).toBe(4)
  })

  it('puts the writer first where it finished after a newer run', () => {
    const both = uniteBaselines(written(3, [1]), [written(4, [2, 1])])
    expect(idsOf(both.window)).toEqual(['3.1', '4.1', '2.1', '1.1'])
    expect(idsOf(both.log)).toEqual(['4.1', '3.1', '2.1', '1.1'])
  })

  it('tells the attempts at a run apart', () => {
    expect(idsOf(uniteBaselines(written(1, [], 2), [written(2, [1])]).window)).toEqual(['1.2', '2.1', '1.1'])
  })

  it('is never longer than a window, and drops the oldest', () => {
    const known = Array.from({ length: WINDOW_RUNS - 1 }, (_, index) => WINDOW_RUNS - 1 - index)
    const both = uniteBaselines(written(40, known), [written(39, known)])
    expect(both.window).toHaveLength(WINDOW_RUNS)
    expect(idsOf(both.window).slice(0, 3)).toEqual(['40.1', '39.1', '29.1'])
    expect(idsOf(both.window)).not.toContain('1.1')
    expect(idsOf(both.log)).toContain('1.1')
  })
})
