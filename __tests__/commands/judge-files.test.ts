import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { writeRunFile } from '../../src/baseline/run-file-io.ts'
import { judgeFiles } from '../../src/commands/judge-files.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import { aRun, runsOnMain } from '../support/a-run.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

let folder: string
beforeAll(async () => {
  folder = makeTemporaryFolder()
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

const written = async (name: string, run: RunFile): Promise<string> => {
  const path = join(folder, `${name}.run.json.gz`)
  await writeRunFile(path, run)
  return path
}
const configured = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}
const onMain = async (over: Parameters<typeof aRun>[0] = {}): Promise<readonly string[]> =>
  await Promise.all(runsOnMain(6, over).map(async (run, index) => await written(`main-${index}`, run)))

describe('judging files', () => {
  it('blames no target for what a control of the configuration shows as well', async () => {
    const both = { targetIds: ['mini', 'far'] }
    const baselines = await onMain(both)
    const candidate = await written('both', aRun({ ...both, factor: 1.6 }))
    const config = (control: string) =>
      `targets:\n  - { id: mini, model: m, base-url: "http://127.0.0.1:1/v1" }\n  - { id: far, model: m, base-url: "http://127.0.0.1:1/v1"${control} }\n`
    const without = await judgeFiles({ baselines, candidate, config: await configured('a.yml', config('')) })
    const { report } = await judgeFiles({
      baselines,
      candidate,
      config: await configured('b.yml', config(', control: true'))
    })
    const owned = (id: string, { checks }: typeof report) => checks.filter(({ target }) => target === id)
    expect(owned('far', without.report).some((check) => check.owned)).toBe(true)
    expect(owned('far', report).some((check) => check.owned)).toBe(false)
    expect(owned('mini', report)[0]).toMatchObject({ verdict: 'inconclusive', reason: 'moved-together' })
  })

  it('leaves an alarm open that a second measurement in the file was cut off from', async () => {
    const baselines = await onMain()
    const confirmation = {
      startedAt: '2026-11-20T09:00:00Z',
      end: { reason: 'timeout', partial: true },
      samples: aRun({ seed: 9 }).samples.slice(0, 30)
    } as const
    const cut = await judgeFiles({
      baselines,
      candidate: await written('cut', { ...aRun({ factor: 1.6 }), confirmation })
    })
    expect(cut.report.state).toBe('could-not-measure')
    expect(cut.report.checks[0]?.reason).toBe('not-measured-again')
    expect(cut.exitCode).toBe(3)
  })

  it('ends with the code of the state that fail-on asks for, not of the first one', async () => {
    // A provider's drift beside a target of ours that is new.
    const baselines = await onMain()
    const candidate = await written('new', aRun({ factor: 2.6, targetIds: ['mini', 'new'] }))
    const config = (failOn: string) =>
      `targets:\n  - { id: mini, model: m, base-url: "http://127.0.0.1:1/v1", owned: false }\n  - { id: new, model: m, base-url: "http://127.0.0.1:1/v1" }\ngate: { fail-on: [${failOn}] }\n`
    const drift = await judgeFiles({ baselines, candidate, config: await configured('c.yml', config('drift')) })
    expect(drift.report.states).toEqual(['no-baseline', 'drift', 'pass'])
    expect(drift.exitCode).toBe(1)
    const none = await judgeFiles({ baselines, candidate, config: await configured('d.yml', config('no-baseline')) })
    expect(none.exitCode).toBe(4)
  })
})
