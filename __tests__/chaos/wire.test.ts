import { describe, expect, it } from '@jest/globals'
import { buildReport } from '../../src/analysis/report/build-report.ts'
import { digestRun } from '../../src/analysis/runs/digest.ts'
import { judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import { exitCodeOf } from '../../src/analysis/verdict/state.ts'
import { API_IDS, type ApiId } from '../../src/domain/plan.ts'
import { isFailure, type Outcome } from '../../src/domain/sample.ts'
import type { Framing } from '../../src/providers/dialect.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { aRun, runsOnMain } from '../support/a-run.ts'
import { gate } from '../support/judged.ts'
import { ask } from '../support/measure-wire.ts'
import { head, type Script, type Step } from '../support/raw-server.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'
import { eventStarts } from '../support/stream-noise.ts'
import { isLong, printTable } from './print-table.ts'

const TYPES: Readonly<Record<Framing, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'aws-event-stream': 'application/vnd.amazon.eventstream',
  text: 'text/plain'
}

/** How much of a healthy reply came before the fault. */
const PHASES = [
  'nothing',
  'half a head',
  'the head',
  'half an event',
  'half the events',
  'all but the end',
  'everything'
] as const
type Phase = (typeof PHASES)[number]

/** What comes in place of the rest. */
const FAULTS: Readonly<Record<string, readonly Step[]>> = {
  'the connection ends': [{ atMs: 5, close: 'fin' }],
  'the connection breaks': [{ atMs: 5, close: 'reset' }],
  'bytes without a meaning': [
    { atMs: 5, bytes: Uint8Array.from({ length: 64 }, (_, index) => (index * 37) % 256) },
    { atMs: 10, close: 'fin' }
  ],
  'a page': [
    { atMs: 5, bytes: '<html><body>Bad gateway</body></html>\n\n' },
    { atMs: 10, close: 'fin' }
  ],
  'an error in words': [
    { atMs: 5, bytes: '{"error":{"message":"worker lost","code":500}}\n\n' },
    { atMs: 10, close: 'fin' }
  ],
  silence: []
}
/** Each silence takes as long as the limit on it. */
const SILENT_DIALECTS: readonly ApiId[] = isLong ? API_IDS : ['openai-chat', 'bedrock-converse']
const IMPATIENT = { firstByteMs: 150, idleMs: 150, totalMs: 3000 }

function before(id: ApiId, phase: Phase): readonly Step[] {
  const { framing } = DIALECTS[id]
  const bytes = streamFixtures(id).find(({ name }) => name === 'normal')?.bytes ?? new Uint8Array()
  const starts = eventStarts(framing, bytes)
  const first = starts[1] ?? bytes.length
  const whole = head(200, { 'content-type': TYPES[framing] })
  const upTo = (end: number): readonly Step[] => [
    { atMs: 0, bytes: whole },
    ...(end === 0 ? [] : [{ atMs: 3, bytes: bytes.subarray(0, end) }])
  ]
  switch (phase) {
    case 'nothing':
      return []
    case 'half a head':
      return [{ atMs: 0, bytes: whole.slice(0, whole.length / 2) }]
    case 'the head':
      return upTo(0)
    case 'half an event':
      return upTo(Math.floor(first / 2))
    case 'half the events':
      return upTo(starts[Math.floor(starts.length / 2)] ?? first)
    case 'all but the end':
      return upTo(starts.at(-1) ?? bytes.length)
    default:
      return upTo(bytes.length)
  }
}

function scriptOf(id: ApiId, phase: Phase, fault: string): Script {
  const steps = before(id, phase)
  const lastMs = steps.at(-1)?.atMs ?? 0
  return [...steps, ...(FAULTS[fault] ?? []).map((step) => ({ ...step, atMs: lastMs + step.atMs }))]
}

const cases = API_IDS.flatMap((id) =>
  Object.keys(FAULTS)
    .filter((fault) => fault !== 'silence' || SILENT_DIALECTS.includes(id))
    .map((fault) => [id, fault] as const)
)
const rows: string[][] = []

describe('every fault of the wire in every phase of a reply', () => {
  it.each(cases)('%s: %s is a failure unless the reply was complete', async (id, fault) => {
    for (const phase of PHASES) {
      const { attempt } = await ask(scriptOf(id, phase, fault), { target: { api: id }, timeouts: IMPATIENT })
      const { sample } = attempt
      rows.push([id, phase, fault, sample.outcome])
      const mayBeWhole = phase === 'everything' || phase === 'all but the end'
      if (!mayBeWhole) expect([phase, isFailure(sample)]).toEqual([phase, true])
      // A failure has no time that enters a statistic of answers.
      if (sample.outcome === 'ok') expect(sample.lastMs).toBeGreaterThanOrEqual(sample.ttftMs ?? 0)
    }
  })

  it.each(API_IDS)('%s: a complete reply stays one, whatever the connection does then', async (id) => {
    for (const fault of ['the connection ends', 'the connection breaks']) {
      const { attempt } = await ask(scriptOf(id, 'everything', fault), { target: { api: id } })
      expect(isFailure(attempt.sample)).toBe(false)
    }
  })
})

describe('what a job comes to whose requests fail', () => {
  const failing = [
    ...new Set<Outcome>(['truncated', 'connection', 'error-midstream', 'protocol-error', 'timeout-idle', 'http-error'])
  ]
  const verdictOf = (outcome: Outcome, share: number, owned: boolean) => {
    const whole = aRun({ seed: 7 })
    const run = {
      ...whole,
      samples: whole.samples.map((sample, index) => {
        const { ttftMs: _first, ttfatMs: _answer, lastMs: _last, ...rest } = sample
        return index % 10 < share * 10 ? { ...rest, outcome } : sample
      })
    }
    const targets = [{ id: 'mini', owned }]
    const judged = judgeRunFile(
      run,
      { targets, gate, budgets: [], accept: [], compare: true, now: '2026-11-21T08:00:00Z' },
      { digests: runsOnMain(6).map((one) => digestRun(one, { ordinal: 0 })) }
    )
    const context = { event: 'pull_request', key: 'k', feedsBaseline: false }
    const report = buildReport({
      run,
      judged,
      targets,
      context,
      durationMs: 1,
      circumstances: {},
      warnings: [],
      now: '2026-11-21T08:00:00Z'
    })
    return { report, kept: run.samples.length }
  }

  it.each(
    failing.flatMap((outcome) =>
      [0.1, 0.5, 1].flatMap((share) => [true, false].map((owned) => [outcome, share, owned] as const))
    )
  )(
    '%s of %d of the requests, own server %p: is never a pass, and no slowdown of what was answered',
    (outcome, share, owned) => {
      const { report, kept } = verdictOf(outcome, share, owned)
      rows.push([
        owned ? 'own server' : 'provider',
        `${100 * share} %`,
        outcome,
        `${report.state}, exit ${exitCodeOf({ states: report.states, color: report.color })}, ${report.color}, ${kept} kept`
      ])
      if (share >= 0.5) expect(report.state).not.toBe('pass')
      // A failed request is infinitely slow, so that a tail may alarm; a median never does.
      const slower = report.checks.filter(({ verdict, statistic }) => verdict === 'regressed' && statistic === 'p50')
      expect(slower).toEqual([])
      expect(kept).toBe(60)
    }
  )

  it('is printed', () => {
    expect(rows.length).toBeGreaterThan(100)
    printTable(['API', 'After', 'Fault', 'Comes to'], rows)
  })
})
