import { describe, expect, it } from '@jest/globals'
import type { Slot } from '../../../src/domain/slot.ts'
import type { Clock } from '../../../src/measure/wire/clock.ts'
import type { Measured } from '../../../src/ports.ts'
import { C, D, F, U } from '../../support/chat-events.ts'
import { type Job, runJob } from '../../support/measure-job.ts'
import { aMeasurePlan } from '../../support/measure-plan.ts'
import { document, head, httpChunk, type Script } from '../../support/raw-server.ts'

const KEEP = { 'transfer-encoding': 'chunked', connection: 'keep-alive' }
/** 60 a minute, of which a quarter is one in four seconds; and so little of it left that nothing fits into it. */
const LIMITED = { 'x-ratelimit-limit-requests': '60', 'x-ratelimit-remaining-requests': '3' }
/** Some ms of the four seconds pass between a request's turn and its t0. Too fast would be none of them at all. */
const PACE_MS = 3000

const answer = (headers: Readonly<Record<string, string>> = LIMITED): Script => [
  { atMs: 15, bytes: head(200, { ...KEEP, ...headers }) + httpChunk(C('a') + F('stop') + U(5, 1) + D) + httpChunk('') }
]

/**
 * Leaps over waits like the clock of other jobs, but to one who waits at a time, and not before who was woken has sent: with
 * lanes that wait together, a leap of one would be in the times of the others.
 */
function clockOfLanes(): Clock {
  const sleepers: { readonly atMs: number; readonly wake: () => void }[] = []
  let leaptMs = 0
  let isRinging = false
  const nowMs = () => performance.now() + leaptMs
  const ring = () => {
    isRinging = sleepers.length > 0
    if (isRinging) setTimeout(wakeNext, 10)
  }
  const wakeNext = () => {
    const next = sleepers.sort((a, b) => a.atMs - b.atMs).shift()
    leaptMs += Math.max(0, (next?.atMs ?? 0) - nowMs())
    next?.wake()
    // By then who was woken has sent, or waits again.
    setImmediate(ring)
  }
  return {
    nowMs,
    wait: (durationMs) =>
      new Promise((wake) => {
        sleepers.push({ atMs: nowMs() + durationMs, wake })
        if (!isRinging) ring()
      })
  }
}

// Each job is warm, so that its first reply is the first that states the limit; and its clock leaps over waits.
const paced = async (job: Partial<Job>) => {
  const done = await runJob({ script: () => answer(), warm: true, ...job })
  return { ...done, gapsMs: gapsOf(done.measured) }
}
const gapsOf = ({ samples }: Measured) =>
  samples.slice(1).map(({ startedAtMs }, index) => startedAtMs - (samples[index]?.startedAtMs ?? 0))
const isPaced = (gapMs: number) => gapMs > PACE_MS

const pairsTo = (to: number, from = 0): readonly Slot[] =>
  Array.from({ length: to - from }, (_, index) =>
    (['base', 'head'] as const).map((arm) => ({ targetId: 'mini', scenarioId: 'a', round: 0, arm, pair: from + index }))
  ).flat()
const PAIRED = {
  beside: [{ id: 'mini (base)', baseOf: 'mini' }],
  base: { source: 'files-at-base', prompts: aMeasurePlan([]).prompts }
} as const

describe('a stated limit', () => {
  it('paces every request after the reply that stated it, the very next and the last as well', async () => {
    const { gapsMs } = await paced({ slotCount: 8 })
    expect(gapsMs.map(isPaced)).toEqual(Array(7).fill(true))
  })

  it('paces as many lanes as there are, down to their last requests', async () => {
    const { gapsMs } = await paced({
      slotCount: 12,
      schedule: { inFlightCount: 4 },
      options: { clock: clockOfLanes() }
    })
    // The first of each lane are sent before anything was stated.
    expect(gapsMs.map(isPaced)).toEqual([...Array(3).fill(false), ...Array(8).fill(true)])
  })

  it('paces pairs, and one batch of them like the other', async () => {
    let looks = 0
    const look = () => {
      looks += 1
      return looks < 3 ? { slots: pairsTo(3 * (looks + 1), 3 * looks) } : ({ end: 'decided' } as const)
    }
    const { gapsMs } = await paced({
      ...PAIRED,
      slots: pairsTo(3),
      look,
      schedule: { inFlightCount: 3 },
      options: { clock: clockOfLanes() }
    })
    expect(gapsMs.map(isPaced)).toEqual([...Array(2).fill(false), ...Array(15).fill(true)])
  })

  it('of warm-up holds for the very first slots', async () => {
    const job = { slotCount: 6, schedule: { inFlightCount: 3 } }
    const { gapsMs } = await paced({ ...job, warm: false, options: { clock: clockOfLanes() } })
    expect(gapsMs.map(isPaced)).toEqual(Array(5).fill(true))
  })

  it.each([
    ['a failure', document(500, '{}'), 8],
    ['a refusal', document(429, '{}', { 'retry-after': '1' }), 9],
    ['an answer', answer({}), 8],
    ['a limit of something else', answer({ 'x-ratelimit-limit-tokens': '9000000' }), 8]
  ])('holds where %s does not state it', async (_, silent, count) => {
    const { gapsMs } = await paced({ slotCount: 8, script: (index) => (index === 3 ? silent : answer()) })
    expect(gapsMs.map(isPaced)).toEqual(Array(count - 1).fill(true))
  })

  it('gives way to the one stated after it', async () => {
    const wide = answer({ 'x-ratelimit-limit-requests': '6000000' })
    const { gapsMs } = await paced({ slotCount: 6, script: (index) => (index < 3 ? answer() : wide) })
    expect(gapsMs.map(isPaced)).toEqual([true, true, true, false, false])
  })

  it('paces nothing where all that is left to send is within a quarter of what remains', async () => {
    const ample = { ...LIMITED, 'x-ratelimit-remaining-requests': '59' }
    const { waitsMs, notes } = await paced({
      slotCount: 12,
      script: () => answer(ample),
      schedule: { inFlightCount: 4 }
    })
    expect([waitsMs, notes]).toEqual([[], []])
  })

  it('of one model paces no other', async () => {
    const slots = ['mini', 'other', 'mini', 'other'].map(
      (targetId): Slot => ({ targetId, scenarioId: 'a', round: 0, arm: 'head' })
    )
    const script: Job['script'] = (_, { body }) => answer(body.includes('"m-1"') ? LIMITED : {})
    const { measured } = await paced({ slots, beside: [{ id: 'other', model: 'm-2' }], script })
    const at = measured.samples.map(({ targetId, startedAtMs }) => [targetId, startedAtMs > PACE_MS])
    expect(at).toEqual([
      ['mini', false],
      ['other', false],
      ['mini', true],
      ['other', true]
    ])
    expect(isPaced(gapsOf(measured)[2] ?? 0)).toBe(false)
  })
})

describe('a refusal', () => {
  it('is waited for anew after an answer, and not twice as long', async () => {
    const { waitsMs } = await paced({
      slotCount: 6,
      script: (index) => (index === 0 || index === 2 ? document(429, '{}') : answer({}))
    })
    expect(waitsMs.map((waitMs) => Math.round(waitMs / 1000))).toEqual([1, 1])
  })
})
