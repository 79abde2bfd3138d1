import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../src/analysis/runs/digest.ts'
import type { Plan } from '../src/domain/plan.ts'
import type { RunEnd, RunFile } from '../src/domain/run-file.ts'
import type { Sample } from '../src/domain/sample.ts'
import { askAgain, judgeRun } from '../src/judge-run.ts'
import type { Measured } from '../src/ports.ts'
import type { RunPorts, RunRequest } from '../src/run-request.ts'
import { aRun, runsOnMain } from './support/a-run.ts'
import { gate } from './support/judged.ts'
import { aMeasurePlan, aTarget } from './support/measure-plan.ts'

const plan: Plan = { ...aMeasurePlan([aTarget()]), gate, compare: 'history' }
const request: RunRequest = {
  plan,
  context: { event: 'pull_request', key: 'k', feedsBaseline: false },
  environment: { os: 'Linux' },
  tool: { name: 'llm-latency-gate', version: '0.0.0' },
  seed: 1,
  warnings: []
}
const history = {
  stored: { files: [], warnings: [] },
  digests: runsOnMain(6).map((run) => digestRun(run, { ordinal: 0 })),
  log: []
}
const WHOLE: RunEnd = { reason: 'fixed', partial: false }
const CUT: RunEnd = { reason: 'timeout', partial: true }

/** Nothing is measured but what is given. */
function portsWith(samples: readonly Sample[], end = WHOLE): RunPorts {
  const measured: Measured = {
    samples,
    startedAt: '2026-11-20T09:00:00Z',
    durationMs: 1000,
    end,
    clientHealth: { eventLoopDelayMs: { p50: 0.1, p99: 1, max: 2 } },
    connectMs: {},
    warnings: []
  }
  return {
    measure: async () => measured,
    baselines: { read: async () => history.stored, write: async () => [] },
    publisher: { prove: async () => [], publish: async () => [] },
    wait: async () => undefined,
    now: () => '2026-11-30T09:00:00Z'
  }
}

async function asked(run: RunFile, ports: RunPorts, over: Partial<RunRequest> = {}) {
  const first = { request: { ...request, ...over }, history, run }
  return await askAgain(first, judgeRun(first), ports)
}

const slow = aRun({ factor: 1.6 })
const nothing = portsWith([])

describe('an alarm', () => {
  it('is confirmed by a second measurement that agrees, and taken back by one that does not', async () => {
    const agreed = await asked(slow, portsWith(aRun({ factor: 1.6, seed: 9 }).samples))
    expect(agreed.judgement.checks[0]).toMatchObject({ verdict: 'regressed', confirmed: true })
    const calm = await asked(slow, portsWith(aRun({ seed: 9 }).samples))
    expect(calm.judgement.checks[0]).toMatchObject({ verdict: 'inconclusive', reason: 'not-confirmed' })
    expect([...agreed.warnings, ...calm.warnings]).toEqual([])
  })

  it('is not taken back by a second measurement that a cap cut off, now and when it is read again', async () => {
    const few = aRun({ seed: 9 }).samples.slice(0, 30)
    const { run, judgement } = await asked(slow, portsWith(few, CUT))
    expect(judgement.unmeasured).toEqual(['mini'])
    expect(judgement.checks[0]).toMatchObject({
      reason: 'not-measured-again',
      secondCounts: { attempted: 30, failed: 0 }
    })
    const stored = await asked(run, nothing, { stored: run })
    expect(stored.judgement.checks[0]).toMatchObject({ reason: 'not-measured-again' })
  })

  it('of a run that ended early is said to be seen once, and stands', async () => {
    const { judgement, warnings, run } = await asked({ ...slow, end: CUT }, portsWith(aRun().samples))
    expect(warnings).toEqual([{ kind: 'not-confirmed-here' }])
    expect(judgement.checks[0]?.verdict).toBe('regressed')
    expect(run.confirmation).toBeUndefined()
  })

  it('is what that is about: of a calm run that ended early nothing is said', async () => {
    expect((await asked({ ...aRun(), end: CUT }, nothing)).warnings).toEqual([])
  })
})
