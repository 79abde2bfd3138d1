import { describe, expect, it } from '@jest/globals'
import { nextBaseline, withLogLine } from '../../../src/analysis/history/next-baseline.ts'
import { digestRun, logLineOf } from '../../../src/analysis/runs/digest.ts'
import { baselineFileSchema } from '../../../src/domain/baseline.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'

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
