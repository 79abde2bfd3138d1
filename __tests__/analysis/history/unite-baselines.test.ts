import { describe, expect, it } from '@jest/globals'
import { uniteBaselines } from '../../../src/analysis/history/next-baseline.ts'
import { type BaselineFile, type RunDigest, WINDOW_RUNS } from '../../../src/domain/baseline.ts'
import { aBaselineFile, aRunFile } from '../../support/stored-files.ts'

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
