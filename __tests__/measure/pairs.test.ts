import { describe, expect, it } from '@jest/globals'
import type { LookResult } from '../../src/domain/look.ts'
import type { Plan } from '../../src/domain/plan.ts'
import { isVoid, type Sample, sampleSchema } from '../../src/domain/sample.ts'
import type { Slot } from '../../src/domain/slot.ts'
import { C, D, F, reasoning, U } from '../support/chat-events.ts'
import { type Job, runJob } from '../support/measure-job.ts'
import { aMeasurePlan } from '../support/measure-plan.ts'
import { document, head, httpChunk, type Script, type Served } from '../support/raw-server.ts'

const KEEP = { 'transfer-encoding': 'chunked', connection: 'keep-alive' }
const good = (atMs = 0, usage = U(5, 3)): Script => [
  { atMs, bytes: head(200, KEEP) + httpChunk(C('a') + C('b') + C('c') + F('stop') + usage + D) + httpChunk('') }
]
const busy = document(429, '{"error":{"message":"slow down"}}', { 'retry-after': '3' })

const prompts = aMeasurePlan([]).prompts
/** Base asks the same by other words. */
const BASE: NonNullable<Plan['base']> = {
  source: 'files-at-base',
  prompts: {
    ...prompts,
    scenarios: prompts.scenarios.map((each) => ({
      ...each,
      messages: [{ role: 'user', content: `Old prompt ${each.id}` }]
    }))
  }
}
const BESIDE = [{ id: 'mini (base)', baseOf: 'mini', model: 'm-0' }]

const pairOf = (pair: number, arms: readonly Slot['arm'][] = ['base', 'head']): readonly Slot[] =>
  arms.map((arm) => ({ targetId: 'mini', scenarioId: pair % 2 === 0 ? 'a' : 'b', round: 0, arm, pair }))
const pairsTo = (to: number, from = 0): readonly Slot[] =>
  Array.from({ length: to - from }, (_, index) =>
    pairOf(from + index, index % 2 === 0 ? ['base', 'head'] : ['head', 'base'])
  ).flat()

const runPairs = (job: Partial<Job>) =>
  runJob({ script: () => good(), slots: pairsTo(2), beside: BESIDE, base: BASE, ...job })

const asked = ({ body }: Served): string => {
  const { model, messages } = JSON.parse(body)
  return `${model} ${messages[0].content.replace(/^\[\d+\] /, '')}`
}
const named = ({ arm, pair, scenarioId, outcome }: Sample) => `${pair} ${arm} ${scenarioId} ${outcome}`

describe('pairs', () => {
  it('ask base for what base asked, and head for what head asks', async () => {
    const { measured, served } = await runPairs({})
    expect(served.map(asked)).toEqual([
      'm-1 Hello',
      'm-0 Hello',
      'm-0 Old prompt a',
      'm-1 Prompt a',
      'm-1 Prompt b',
      'm-0 Old prompt b'
    ])
    expect(measured.samples.map(named)).toEqual(['0 base a ok', '0 head a ok', '1 head b ok', '1 base b ok'])
    for (const sample of measured.samples) {
      expect(sample.targetId).toBe('mini')
      expect(sampleSchema.parse(sample)).toEqual(sample)
    }
  })

  it('have nothing of their own lane between them, however many lanes there are', async () => {
    const { measured, served } = await runPairs({
      slots: pairsTo(16),
      schedule: { inFlightCount: 4 },
      script: () => good(15)
    })
    const openAt = (atMs: number) =>
      measured.samples.filter(({ startedAtMs, lastMs = 0 }) => startedAtMs <= atMs && atMs < startedAtMs + lastMs)
    const most = Math.max(...measured.samples.map(({ startedAtMs }) => openAt(startedAtMs).length))
    expect([1, 2, 3, 4]).toContain(most)
    expect(served).toHaveLength(8 + 32)
    const pairs = [...Map.groupBy(measured.samples, ({ pair }) => pair).values()]
    expect(pairs.map((pair) => pair.length)).toEqual(Array(16).fill(2))
    for (const [index, pair] of pairs.entries()) {
      const [first, second] = pair as [Sample, Sample]
      // One after the other, in the order asked for.
      expect(second.startedAtMs).toBeGreaterThanOrEqual(first.startedAtMs + (first.lastMs ?? 0))
      expect(first.arm).toBe((first.pair ?? index) % 2 === 0 ? 'base' : 'head')
    }
  })

  it('of two targets may have the same number', async () => {
    const { measured } = await runPairs({
      beside: [...BESIDE, { id: 'other' }, { id: 'other (base)', baseOf: 'other' }],
      slots: [...pairOf(0), ...pairOf(0).map((slot) => ({ ...slot, targetId: 'other' }))],
      // Were they one unit, the second lane would have nothing to do.
      schedule: { inFlightCount: 2 },
      script: () => good(30)
    })
    const [mini, other] = ['mini', 'other'].map((id) => measured.samples.filter(({ targetId }) => targetId === id))
    expect([mini?.length, other?.length]).toEqual([2, 2])
    expect(other?.[0]?.startedAtMs).toBeLessThan(mini?.[1]?.startedAtMs ?? 0)
  })

  it('have the upstream asked in the same lane', async () => {
    const { measured, served } = await runPairs({
      beside: [...BESIDE, { id: 'mini (direct)', directOf: 'mini', model: 'm-d' }],
      slots: [{ ...(pairOf(0)[0] as Slot), targetId: 'mini (direct)', arm: 'head' }, ...pairOf(0)],
      schedule: { inFlightCount: 2 },
      script: () => good(15)
    })
    expect(served.slice(-3).map(asked)).toEqual(['m-d Prompt a', 'm-0 Old prompt a', 'm-1 Prompt a'])
    for (const [index, sample] of measured.samples.slice(1).entries()) {
      const before = measured.samples[index]
      expect(sample.startedAtMs).toBeGreaterThanOrEqual((before?.startedAtMs ?? 0) + (before?.lastMs ?? 0))
    }
    expect(measured.samples.map(({ targetId }) => targetId)).toEqual(['mini (direct)', 'mini', 'mini'])
  })

  it('that recheck a prompt say so', async () => {
    const slots = pairOf(9).map((slot): Slot => ({ ...slot, recheck: true }))
    const { measured } = await runPairs({ slots })
    expect(measured.samples.map(({ flags }) => flags.includes('recheck'))).toEqual([true, true])
  })
})

describe('a pair of which one was refused', () => {
  const refusing = (refused: number, job: Partial<Job> = {}) =>
    runPairs({ script: (index) => (index === refused ? busy : good()), ...job })

  it.each([
    ['first', 2, ['0 base a rate-limited', '0 base a ok', '0 head a ok']],
    ['second', 3, ['0 base a ok', '0 head a rate-limited', '0 base a ok', '0 head a ok']]
  ])('is made again as a whole: the %s', async (_, refused, expected) => {
    const { measured, waitsMs } = await refusing(refused)
    expect(measured.samples.map(named)).toEqual([...expected, '1 head b ok', '1 base b ok'])
    const replaced = measured.samples.filter(({ flags }) => flags.includes('replacement'))
    expect(replaced.map(named)).toEqual(['0 base a ok', '0 head a ok'])
    expect(waitsMs.map((waitMs) => Math.round(waitMs / 1000))).toEqual([3])
    expect(Math.max(...measured.samples.map(({ endMs = 0 }) => endMs))).toBeLessThan(3000)
    expect(measured.end).toEqual({ reason: 'fixed', partial: false })
  })

  it('waits for the arm that was refused, and asks the other one meanwhile', async () => {
    const { measured } = await refusing(2, { slots: [...pairOf(0), ...pairOf(1, ['head', 'base'])] })
    const [refused, again] = measured.samples
    expect((again?.startedAtMs ?? 0) - (refused?.startedAtMs ?? 0)).toBeGreaterThan(2900)
    const second = await refusing(3, { slots: pairsTo(2) })
    const times = second.measured.samples.map(({ startedAtMs }) => startedAtMs)
    // Base, which was not the one refused, is asked again at once; head three seconds after it.
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeLessThan(1000)
    expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThan(2000)
  })

  it('is made again where a cache answered one', async () => {
    const cached = (count: number) => good(0, U(500, 3, { prompt_tokens_details: { cached_tokens: count } }))
    const { measured } = await runPairs({ script: (index) => cached(index === 3 ? 400 : 0) })
    expect(measured.samples.map((sample) => `${named(sample)}${isVoid(sample) ? ' void' : ''}`)).toEqual([
      '0 base a ok',
      '0 head a ok void',
      '0 base a ok',
      '0 head a ok',
      '1 head b ok',
      '1 base b ok'
    ])
  })

  it('holds base to what base cached while warming up, and head to its own', async () => {
    const cached = (index: number, body: string) => {
      const isBase = body.includes('"m-0"')
      const count = isBase ? 300 : index < 2 ? 0 : 300
      return good(0, U(500, 3, { prompt_tokens_details: { cached_tokens: count } }))
    }
    const { measured } = await runPairs({
      script: (index, { body }) => cached(index, body),
      slots: pairsTo(4)
    })
    const void_ = (arm: Slot['arm']) => measured.samples.filter((sample) => sample.arm === arm).map(isVoid)
    expect(new Set(void_('base'))).toEqual(new Set([false]))
    expect(new Set(void_('head'))).toEqual(new Set([true]))
  })

  it('is given up with both sides asked when too many were refused', async () => {
    const { measured } = await runPairs({
      slots: pairsTo(4),
      script: (index, { body }) => (index > 1 && body.includes('"m-1"') ? busy : good())
    })
    // Two of four pairs may be made again; then each is asked once and left as it is.
    const last = [0, 1, 2, 3].map((pair) => {
      const own = measured.samples.filter((sample) => sample.pair === pair)
      return ['base', 'head'].map((arm) => own.findLast((sample) => sample.arm === arm)?.outcome)
    })
    expect(last).toEqual(Array(4).fill(['ok', 'rate-limited']))
    expect(measured.samples.filter(({ flags }) => flags.includes('replacement')).length).toBeGreaterThan(0)
  })
})

describe('a look', () => {
  /** Answers with each of the results in turn. */
  const looking = (...results: readonly LookResult[]) => {
    const seen: string[][] = []
    const look = (samples: readonly Sample[]): LookResult => {
      seen.push(samples.map(named))
      return results[seen.length - 1] ?? { end: 'max-pairs' }
    }
    return { seen, look }
  }

  it('sees everything so far, and gives more or the end', async () => {
    const { seen, look } = looking({ slots: pairsTo(3, 2) }, { slots: pairsTo(5, 3) }, { end: 'decided' })
    const { measured, served, progress } = await runPairs({ look, mostUnitCount: 9 })
    expect(seen.map((samples) => samples.length)).toEqual([4, 6, 10])
    expect(seen[2]).toEqual(measured.samples.map(named))
    expect(measured.end).toEqual({ reason: 'decided', partial: false })
    expect(served).toHaveLength(2 + 10)
    expect(progress).toEqual([
      ['start', 9, 'measuring in pairs'],
      ...[1, 2, 3, 4, 5].map((done) => ['advance', done]),
      ['stop']
    ])
  })

  it.each(['decided', 'max-pairs', 'fixed'] as const)('ends the run as it says: %s', async (end) => {
    const { measured } = await runPairs({ look: () => ({ end }) })
    expect(measured.end).toEqual({ reason: end, partial: false })
  })

  it('is taken when nothing is in flight', async () => {
    let open = 0
    const openAtLooks: number[] = []
    await runPairs({
      slots: pairsTo(7),
      schedule: { inFlightCount: 4 },
      script: () => {
        open += 1
        setTimeout(() => {
          open -= 1
        }, 20)
        return good(25)
      },
      look: () => {
        openAtLooks.push(open)
        return openAtLooks.length === 1 ? { slots: pairsTo(12, 7) } : { end: 'decided' }
      }
    })
    expect(openAtLooks).toEqual([0, 0])
  })

  it('that gives nothing more is an end', async () => {
    const { measured } = await runPairs({ look: () => ({ slots: [] }) })
    expect(measured.end).toEqual({ reason: 'fixed', partial: false })
  })

  it('may take long without spoiling a sample or the record of this process', async () => {
    let looks = 0
    const { measured } = await runPairs({
      look: () => {
        const untilMs = performance.now() + 700
        while (performance.now() < untilMs);
        looks += 1
        return looks === 1 ? { slots: pairsTo(3, 2) } : { end: 'decided' }
      },
      options: { stallMs: 500 }
    })
    expect(measured.samples.some(isVoid)).toBe(false)
    expect(measured.samples).toHaveLength(6)
    expect(measured.clientHealth.eventLoopDelayMs.max).toBeLessThan(500)
  })
})

describe('an end before its time', () => {
  const more = () => ({ slots: pairsTo(40, 2) })

  it('leaves a run partial before the first look', async () => {
    const { measured } = await runPairs({
      slots: pairsTo(20),
      look: more,
      schedule: { maxOutputTokenCount: 12 }
    })
    expect(measured.end).toEqual({ reason: 'max-cost', partial: true })
  })

  it('does not after it: the money', async () => {
    const { measured } = await runPairs({ look: more, schedule: { maxOutputTokenCount: 30 } })
    expect(measured.end).toEqual({ reason: 'max-cost', partial: false })
    // Warm-ups of both arms and four pairs are 30 tokens; no pair is begun that could pass the cap.
    expect(measured.samples).toHaveLength(8)
  })

  it('does not after it: the time', async () => {
    const { measured } = await runPairs({
      look: more,
      script: (index) => (index === 7 ? [] : good()),
      schedule: { timeoutMs: 3000 }
    })
    expect(measured.end).toEqual({ reason: 'timeout', partial: false })
    expect(measured.samples).toHaveLength(5)
  })

  it('does not after it: the user', async () => {
    const cancel = new AbortController()
    const { measured } = await runPairs({
      look: () => {
        cancel.abort()
        return more()
      },
      options: { signal: cancel.signal }
    })
    expect(measured.end).toEqual({ reason: 'cancelled', partial: false })
    expect(measured.samples).toHaveLength(4)
  })

  it('cannot happen once the look has decided', async () => {
    const cancel = new AbortController()
    const { measured } = await runPairs({
      look: () => {
        cancel.abort()
        return { end: 'decided' }
      },
      options: { signal: cancel.signal }
    })
    expect(measured.end).toEqual({ reason: 'decided', partial: false })
  })
})

describe('a base that does not answer', () => {
  const gone = (_: number, { body }: Served) =>
    body.includes('"m-0"') ? document(404, '{"error":{"message":"no such model"}}') : good()

  it('is left out where nobody asked for it, so that who repairs it is not held up', async () => {
    const { measured, served, progress } = await runPairs({ script: gone, compare: 'auto' })
    expect(measured.samples.map(named)).toEqual(['0 head a ok', '1 head b ok'])
    expect(measured.warnings).toContainEqual({
      kind: 'base-not-measured',
      target: 'mini',
      why: 'base-does-not-answer',
      detail: expect.stringContaining('answered 404 for model "m-0": no such model')
    })
    expect(measured.end).toEqual({ reason: 'fixed', partial: false })
    expect(served).toHaveLength(4)
    expect(progress.at(-2)).toEqual(['advance', 2])
  })

  it.each([
    ['it was asked for', { compare: 'interleaved' }],
    ['the user named it', { compare: 'auto', base: { ...BASE, source: 'base-block' } }]
  ] as const)('ends the run where %s', async (_, job) => {
    await expect(runPairs({ script: gone, ...job })).rejects.toMatchObject({ code: 'not-found' })
  })
})

const isUpstream = ({ head: lines }: Served): boolean => /^x-arm: upstream/im.test(lines)

/** What decides what is measured, of the requests that came last. */
const formsOf = (served: readonly Served[], count: number) =>
  served.slice(-count).map((request) => {
    const { max_tokens: limit, max_completion_tokens: newer, reasoning_effort: effort } = JSON.parse(request.body)
    return { arm: isUpstream(request) ? 'upstream' : 'same', limit: limit ?? newer, effort }
  })

const answer = (thought: number): Script => good(0, U(5, thought + 3, reasoning(thought)))
/** A reply whose limit was used up before its first word. */
const thoughtAway = (limit: number): Script => [
  { atMs: 0, bytes: head(200, KEEP) + httpChunk(F('length') + U(5, limit, reasoning(limit)) + D) + httpChunk('') }
]

/** Each host refuses something that the other takes. */
function refusals(request: Served): Script | undefined {
  const body = JSON.parse(request.body)
  if (!isUpstream(request)) return body.reasoning_effort === 'minimal' ? refuse('reasoning_effort') : undefined
  if ('max_tokens' in body) return refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.")
  return body.reasoning_effort === 'none' ? refuse("reasoning_effort must be one of 'low', 'high'") : undefined
}

const refuse = (message: string): Script => document(400, JSON.stringify({ error: { message } }))

describe('targets that are compared', () => {
  const UPSTREAM = { id: 'mini (direct)', directOf: 'mini', extraHeaders: { 'x-arm': 'upstream' } }
  const SAME = [{ id: 'mini (base)', baseOf: 'mini' }]
  const PAIR = pairOf(0)
  const TRIO: readonly Slot[] = [{ ...(PAIR[0] as Slot), targetId: 'mini (direct)', arm: 'head' }, ...PAIR]

  it.each([
    ['head', 0],
    ['base', 1]
  ])('are asked alike where only one thought while warming up: %s', async (_, thinking) => {
    const { measured, served } = await runPairs({
      beside: SAME,
      slots: PAIR,
      script: (index) => answer(index === thinking ? 100 : 0)
    })
    expect(formsOf(served, 2)).toEqual(Array(2).fill({ arm: 'same', limit: 4050, effort: 'none' }))
    const asked = { 'max-output-tokens': '+4000', reasoning_effort: 'none' }
    expect(measured.asked).toEqual({ mini: asked, 'mini (base)': asked })
    // One to warm up, one to find out, one more for whom it was news.
    expect(served.length - 2).toBe(thinking === 0 ? 3 : 4)
  })

  it('are asked alike in the form that both hosts take', async () => {
    const { measured, served } = await runPairs({
      beside: [UPSTREAM, ...SAME],
      slots: TRIO,
      script: (_, request) => refusals(request) ?? answer(100)
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok'])
    const form = { limit: 4050, effort: 'low' }
    expect(formsOf(served, 3)).toEqual([
      { arm: 'upstream', ...form },
      { arm: 'same', ...form },
      { arm: 'same', ...form }
    ])
    // The name of the limit is between a host and us.
    expect(served.slice(-3).map(({ body }) => 'max_tokens' in JSON.parse(body))).toEqual([false, true, true])
    const asked = { 'max-output-tokens': '+4000', reasoning_effort: 'low' }
    expect(measured.asked).toEqual({ mini: asked, 'mini (direct)': asked, 'mini (base)': asked })
  })

  it.each([
    ['by name', 'max_tokens is too large'],
    ['in no words', 'nope']
  ])('are not measured where one needs what the other refuses: %s', async (_, message) => {
    const job: Partial<Job> = {
      beside: [UPSTREAM, ...SAME],
      slots: TRIO,
      script: (_index, request) => {
        const { max_tokens: limit } = JSON.parse(request.body)
        if (isUpstream(request)) return limit > 1000 ? refuse(message) : answer(0)
        return limit > 1000 ? answer(100) : thoughtAway(limit)
      }
    }
    await expect(runPairs(job)).rejects.toMatchObject({ code: 'empty-replies' })
  })

  it('are asked as the plan has it where one takes nothing else, and does not say what it minds', async () => {
    const { measured, served } = await runPairs({
      beside: [UPSTREAM, ...SAME],
      slots: TRIO,
      script: (_, request) =>
        isUpstream(request) && JSON.parse(request.body).max_tokens > 1000 ? refuse('nope') : answer(100)
    })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok'])
    expect(formsOf(served, 3).map(({ limit, effort }) => [limit, effort])).toEqual(Array(3).fill([50, undefined]))
    expect(measured.asked).toBeUndefined()
  })

  it.each<[string, Partial<Job>]>([
    ['another model', { beside: [{ ...SAME[0], model: 'm-0' }] }],
    ['other parameters', { beside: [{ ...SAME[0], params: { top_p: 1 } }] }],
    [
      'nothing to do with each other',
      { beside: [{ id: 'other' }], slots: [...PAIR.slice(1), { ...(PAIR[1] as Slot), targetId: 'other' }] }
    ]
  ])('but have %s are asked each as it needs', async (_, job) => {
    const { measured, served } = await runPairs({
      slots: PAIR,
      script: (index) => answer(index === 0 ? 100 : 0),
      ...job
    })
    expect(new Set(formsOf(served, 2).map(({ limit }) => limit))).toEqual(new Set([50, 4050]))
    expect(Object.keys(measured.asked ?? {})).toEqual(['mini'])
  })

  it('are asked alike before prompts are put into the cache', async () => {
    const { served } = await runPairs({
      beside: SAME,
      slots: PAIR,
      schedule: { cache: 'warm' },
      script: (index) => answer(index === 1 ? 100 : 0)
    })
    const primed = served.filter(({ body }) => /rompt [ab]/.test(body))
    expect(primed).toHaveLength(4 + 2)
    expect(new Set(formsOf(primed, 6).map(({ effort }) => effort))).toEqual(new Set(['none']))
  })

  it('have nothing said of a base that was not measured', async () => {
    const { measured } = await runPairs({
      beside: [{ ...SAME[0], model: 'm-0' }],
      compare: 'auto',
      slots: PAIR,
      script: (_, { body }) =>
        body.includes('"m-0"') ? refuse(body.includes('cache_salt') ? 'cache_salt' : 'no') : good()
    })
    expect(measured.samples.map(named)).toEqual(['0 head a ok'])
    expect(measured.warnings.map(({ kind }) => kind)).not.toContain('parameter-adapted')
    expect(measured.asked).toBeUndefined()
  })
})
