import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import type { FakeFault } from '../support/fake-github-http.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'
import { isLong, printTable } from './print-table.ts'

/** Every call that a pull request makes. */
const CALLS: Readonly<Record<string, RegExp>> = {
  'base commit': /api GET .*\/(?:git\/ref|compare|commits)\b/,
  'list of artifacts': /api GET .*\/actions\/artifacts\?/,
  'workflow run': /api GET .*\/actions\/runs\//,
  'baseline download': /(?:api GET .*\/zip$|blob GET )/,
  'list of comments': /api GET .*\/issues\/\d+\/comments/,
  'new comment': /api POST .*\/issues\/\d+\/comments/,
  'own login': /api (?:POST \/graphql|GET \/user)/,
  'report artifact': /results POST /,
  'report bytes': /blob PUT /,
  'everything but artifacts': /api /,
  everything: /./
}
/** Every way in which a call fails. */
const FAULTS: Readonly<Record<string, Partial<FakeFault>>> = {
  'expired token': { status: 401, body: { message: 'Bad credentials' } },
  'no permission': { status: 403, body: { message: 'Resource not accessible by integration' } },
  'not found': { status: 404, body: { message: 'Not Found' } },
  conflict: { status: 409, body: { message: 'Conflict' } },
  invalid: { status: 422, body: { message: 'Validation Failed' } },
  'rate limit': { status: 429, headers: { 'retry-after': '1' }, body: { message: 'API rate limit exceeded' } },
  broken: { status: 500, body: { message: 'Server Error' } },
  'bad gateway': { status: 502, body: '<html>' },
  reset: { how: 'reset' },
  'cut answer': { how: 'cut' }
}
/** The client of the artifact service tries these again for up to a minute, whatever the clock of the test says. */
const isSlow = (call: string, fault: string): boolean =>
  call.startsWith('report ') && !['expired token', 'no permission', 'not found', 'conflict', 'invalid'].includes(fault)
const faults = Object.keys(FAULTS)
/** A fault for each call in every test run, another from call to call; the long form tries all. */
const CASES = Object.keys(CALLS).flatMap((call, row) => {
  const own = faults.map((_, index) => faults[(row + index) % faults.length] ?? '')
  const tried = isLong ? own : own.filter((fault) => !isSlow(call, fault)).slice(0, 1)
  return tried.map((fault) => [call, fault] as const)
})

const host = new ScriptedHost({ seed: 5, ttftMs: 100, tpotMs: 1, outputTokens: 10 })
const rows: string[][] = []
let repository: Repository

beforeAll(async () => {
  repository = await new Repository(runStepHere).open()
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 12, confirm-after: 0s }\n`
  )
  expect((await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6' } })).code).toBe(0)
})
afterAll(async () => repository.close())

async function act(call: string, fault: string, speed: number): Promise<StepResult> {
  repository.github.comments.length = 0
  repository.github.faults.length = 0
  repository.github.faults.push({ match: CALLS[call] ?? /./, times: 9999, ...FAULTS[fault] })
  host.setSpeed(speed)
  try {
    return await repository.act({ event: 'pull_request' })
  } finally {
    host.setSpeed(1)
    repository.github.faults.length = 0
  }
}

const said = ({ code, outputs }: StepResult): string =>
  `${outputs['verdict'] ?? 'nothing'}, ${code === 0 ? 'green' : 'red'}`

describe('every fault of GitHub in every call of a pull request', () => {
  it.each(CASES)('%s, %s: neither a pass of what is slow nor a regression of what is not', async (call, fault) => {
    const [slow, usual] = [await act(call, fault, 1 / 6), await act(call, fault, 1)]
    rows.push([call, fault, said(slow), said(usual), slow.outputs['run-file'] === undefined ? 'nothing' : 'run file'])
    // Without its baseline a job cannot tell, and then it says so; it never says that all is well.
    expect(slow.outputs['verdict']).not.toBe('pass')
    expect(usual.outputs['verdict']).not.toBe('regression')
    // What was measured is kept, whatever could not be published.
    if (slow.outputs['verdict'] !== 'could-not-measure') expect(slow.outputs['run-file']).toMatch(/\.run\.json\.gz$/)
    // An exit code for bugs would be this.
    expect(slow.raw + usual.raw).not.toContain('This is a bug')
  })

  it('is printed', () => {
    expect(rows.length).toBeGreaterThan(0)
    printTable(['Call', 'Fault', 'Six times slower', 'As usual', 'Kept'], rows)
  })
})
