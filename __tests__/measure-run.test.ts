import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../src/analysis/runs/digest.ts'
import type { SettledMembers } from '../src/domain/look.ts'
import type { Plan } from '../src/domain/plan.ts'
import type { Sample } from '../src/domain/sample.ts'
import type { Slot } from '../src/domain/slot.ts'
import { type MeasureStep, measureOnce } from '../src/measure-run.ts'
import { readPlan } from '../src/plan/read-plan.ts'
import type { MeasureRequest } from '../src/ports.ts'
import { BUILTIN_SETS } from '../src/prompts/builtin.ts'
import { aSample, sha256 } from './support/a-run.ts'

const CONFIG = `
targets:
  - { id: mini, model: m, base-url: "http://127.0.0.1:1/v1", base: { base-url: "http://127.0.0.1:1/base/v1" } }
  - { id: other, model: o, base-url: "http://127.0.0.1:2/v1" }
prompts: builtin:smoke-6
schedule: { pairs: 12..24, requests: 12 }
`

const plan = (part?: Plan['part']): Plan => {
  const world = { sha256, builtinSets: BUILTIN_SETS, defaultConfigPath: 'c.yml' }
  const whole = readPlan({ config: 'c.yml' }, { ...world, readText: () => CONFIG })
  return part === undefined ? whole : { ...whole, part }
}

/** Measures with an endpoint that is always as fast, and tells what it was asked. */
async function asked(part?: Plan['part'], more: Partial<MeasureStep> = {}, askedNow?: SettledMembers) {
  const requests: MeasureRequest[] = []
  const slots: Slot[] = []
  const step: MeasureStep = {
    facts: {
      plan: plan(part),
      context: { event: 'push', key: 'k', feedsBaseline: false },
      environment: { os: 'Linux' },
      tool: { name: 'llm-latency-gate', version: '0.0.0' },
      seed: 1
    },
    measure: async (request) => {
      requests.push(request)
      slots.push(...request.slots)
      let end = request.look?.(slots.map(answer), askedNow)
      while (end !== undefined && 'slots' in end) {
        slots.push(...end.slots)
        end = request.look?.(slots.map(answer), askedNow)
      }
      return {
        samples: slots.map(answer),
        startedAt: '2026-11-30T08:00:00Z',
        durationMs: 1,
        end: { reason: end?.end ?? 'fixed', partial: false },
        clientHealth: { eventLoopDelayMs: { p50: 0, p99: 0, max: 0 } },
        connectMs: {},
        warnings: [],
        asked: askedNow
      }
    },
    ordinal: 0,
    warm: false,
    ...more
  }
  const { run } = await measureOnce(step)
  return { slots, run, request: requests[0] }
}

function answer({ recheck: _, ...slot }: Slot, index: number): Sample {
  const ttftMs = 100 * (1 + 0.02 * Math.sin(index))
  return aSample({ ...slot, kind: 'chat', startedAtMs: index, ttftMs, lastMs: ttftMs + 200 })
}

const targetsOf = (slots: readonly Slot[]) => [...new Set(slots.map(({ targetId }) => targetId))].toSorted()

const LOW = { mini: { reasoning_effort: 'low' } }
const pairCount = (slots: readonly Slot[]) => slots.filter(({ targetId }) => targetId === 'mini').length / 2

describe('what earlier attempts measured', () => {
  /** Cut off after eight pairs of at least twelve. */
  const cutOff = async (askedThen?: SettledMembers) => {
    const { run } = await asked(undefined, {}, askedThen)
    return { ...run, samples: run.samples.filter(({ pair }) => pair !== undefined && pair < 8) }
  }

  it('is gone on from where the hosts are asked the same', async () => {
    const { slots } = await asked(undefined, { earlierJobs: [await cutOff(LOW)] }, LOW)
    expect(pairCount(slots)).toBeLessThan(12)
  })

  it.each([
    ['were asked otherwise', undefined, LOW],
    ['are asked otherwise now', LOW, { mini: { reasoning_effort: 'minimal' } }]
  ])('does not count where they %s: as many pairs are made as without it', async (_, then, now) => {
    const { slots } = await asked(undefined, { earlierJobs: [await cutOff(then)] }, now)
    expect(pairCount(slots)).toBeGreaterThanOrEqual(12)
  })
})

it('says how each target was asked in its newest run of the same plan', async () => {
  const { run } = await asked(undefined, {}, LOW)
  const digests = [
    { ...digestRun(run, { ordinal: 0 }), recordedAt: '2026-11-28T08:00:00Z' },
    {
      ...digestRun((await asked(undefined, {}, { mini: { reasoning_effort: 'minimal' } })).run, { ordinal: 0 }),
      recordedAt: '2026-11-27T08:00:00Z'
    }
  ]
  const { request } = await asked(undefined, { baselines: digests })
  expect(request?.settledBefore).toEqual(LOW)
  const other = digests.map((digest) => ({
    ...digest,
    targets: digest.targets.map((target) => ({ ...target, fingerprint: sha256('another plan') }))
  }))
  expect((await asked(undefined, { baselines: other })).request?.settledBefore).toEqual({})
})

describe('measureOnce', () => {
  it('asks pairs and single requests, mixed, until the pairs are decided', async () => {
    const { slots, run } = await asked()
    expect(targetsOf(slots)).toEqual(['mini', 'other'])
    const [pairs, single] = ['mini', 'other'].map((id) => slots.filter(({ targetId }) => targetId === id))
    expect(single).toHaveLength(12)
    expect(pairs?.length).toBeGreaterThanOrEqual(24)
    expect(['decided', 'max-pairs']).toContain(run.end.reason)
  })

  it('asks of a part its targets only, and looks, since it has all their samples', async () => {
    const { slots, request } = await asked({ targets: ['mini'] })
    expect(targetsOf(slots)).toEqual(['mini'])
    expect(request?.look).toBeDefined()
    expect(request?.plan.targets.map(({ id }) => id)).toEqual(['mini', 'mini (base)'])
    const alone = await asked({ targets: ['other'] })
    expect(targetsOf(alone.slots)).toEqual(['other'])
  })

  it('asks of a shard all that there can be of its prompts, and never looks', async () => {
    const shards = await Promise.all([1, 2].map((index) => asked({ shard: { index, count: 2 } })))
    const [first, second] = shards.map(({ slots }) => new Set(slots.map(({ scenarioId }) => scenarioId)))
    expect(shards.map(({ request }) => request?.look)).toEqual([undefined, undefined])
    expect([...(first ?? [])].filter((id) => second?.has(id))).toEqual([])
    const pairs = shards.flatMap(({ slots }) => slots.filter(({ targetId }) => targetId === 'mini'))
    expect(pairs).toHaveLength(2 * 24)
  })
})
