import { describe, expect, it } from '@jest/globals'
import { API_IDS, type Plan } from '../../src/domain/plan.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { Secret } from '../../src/domain/secret.ts'
import { createMeasure } from '../../src/measure/run/create-measure.ts'
import type { Measured } from '../../src/ports.ts'
import { leapingClock } from '../support/measure-clock.ts'
import { aMeasurePlan, aTarget } from '../support/measure-plan.ts'
import {
  ANSWER_CHUNKS,
  PEER_ENDPOINTS,
  type Peer,
  type PeerEndpoint,
  type PeerReply,
  peerTarget,
  REASONING_CHUNKS,
  REFUSAL_WORDS,
  startPeer
} from '../support/peer.ts'

const quiet = { start: () => undefined, advance: () => undefined, stop: () => undefined, note: () => undefined }

interface Met {
  readonly measured: Measured
  /** Requests as the peer read them, warm-up first. */
  readonly asked: readonly unknown[]
}

const SYSTEM = { role: 'system', content: 'Be brief.' } as const

function planAt(peer: Peer, endpoint: PeerEndpoint): Plan {
  const plan = aMeasurePlan([peerTarget(peer, endpoint, aTarget())])
  const scenarios = plan.prompts.scenarios.map((each) => ({ ...each, messages: [SYSTEM, ...each.messages] }))
  return { ...plan, prompts: { ...plan.prompts, scenarios }, keepEvents: true }
}

async function measureAt(endpoint: PeerEndpoint, reply: PeerReply, warm = false): Promise<Met> {
  const peer = await startPeer(reply)
  try {
    const measure = createMeasure({
      keyOf: () => new Secret('key-0123456789'),
      environment: {},
      warmupPrompts: [{ id: 'w', kind: 'warm-up', messages: [{ role: 'user', content: 'Hello' }], maxOutputTokens: 8 }],
      progress: quiet,
      clock: leapingClock(),
      stallMs: Number.POSITIVE_INFINITY
    })
    const slots = [{ targetId: 'mini', scenarioId: 'a', round: 0, arm: 'head' }] as const
    const measured = await measure({ plan: planAt(peer, endpoint), slots, warm })
    return { measured, asked: peer.asked() }
  } finally {
    await peer.stop()
  }
}

async function sampleAt(endpoint: PeerEndpoint, reply: PeerReply, warm = false): Promise<Sample> {
  const { measured } = await measureAt(endpoint, reply, warm)
  const [sample] = measured.samples
  if (sample === undefined) throw new Error('nothing was measured')
  return sample
}

const spoken = PEER_ENDPOINTS.filter(({ api }) => API_IDS.some((id) => id === api))

describe('the peer', () => {
  it.each(API_IDS)('speaks %s', (id) => {
    expect(PEER_ENDPOINTS.map(({ api }) => api)).toContain(id)
  })
})

describe.each(spoken)('against the independent $name, $api', (endpoint) => {
  it('an answer is read as it was sent', async () => {
    const { samples, events } = (await measureAt(endpoint, 'plain')).measured
    const { servedModel } = endpoint
    expect(samples).toHaveLength(1)
    expect(samples[0]).toMatchObject({
      outcome: 'ok',
      chunkCount: ANSWER_CHUNKS,
      ...endpoint.counts,
      ...(servedModel === undefined ? {} : { servedModel }),
      httpVersion: '1.1',
      connectionReused: true
    })
    const { ttftMs = Number.NaN, ttfatMs, lastMs, endMs = Number.NaN } = samples[0] ?? {}
    expect(ttftMs).toBeGreaterThan(0)
    expect(ttfatMs).toBe(ttftMs)
    // Pieces are 5 ms apart: a process that sleeps so long meets two together.
    expect(lastMs).toBeGreaterThanOrEqual(ttftMs)
    expect(lastMs).toBeLessThanOrEqual(endMs)
    expect(events?.[0]?.atMs).toHaveLength(ANSWER_CHUNKS)
  })

  it('a request is read as it was meant', async () => {
    const { asked } = await measureAt(endpoint, 'plain')
    expect(asked).toHaveLength(2)
    expect(asked[1]).toMatchObject({
      model: 'm-1',
      messages: [
        { role: 'system', content: expect.stringMatching(/^\[\d{12}\] Be brief\.$/) },
        { role: 'user', content: 'Prompt a' }
      ],
      stream: true,
      max_tokens: 50
    })
  })

  it('a count that is not sent is none', async () => {
    const sample = await sampleAt(endpoint, 'plain')
    expect('outputTokenCount' in sample).toBe('outputTokenCount' in endpoint.counts)
  })

  it('a tool call is an answer', async () => {
    const sample = await sampleAt(endpoint, 'tool-call')
    expect(sample.outcome).toBe('ok')
    expect(sample.ttftMs).toBeGreaterThan(0)
    expect(sample).not.toHaveProperty('ttfatMs')
  })

  it('a stream that breaks off is no answer', async () => {
    expect(await sampleAt(endpoint, 'cut', true)).toMatchObject({ outcome: 'truncated' })
  })

  it('a server that has too much to do is busy', async () => {
    expect(await sampleAt(endpoint, 'overloaded', true)).toMatchObject({ outcome: 'overloaded' })
  })

  it('a refused request is told from others, in the words of the server', async () => {
    const words = endpoint.ownErrors ? REFUSAL_WORDS : '400'
    await expect(measureAt(endpoint, 'refused')).rejects.toThrow(words)
  })
})

describe.each(spoken.filter(({ reasons }) => reasons))('against the independent $name, $api', (endpoint) => {
  it('reasoning comes before the answer', async () => {
    const sample = await sampleAt(endpoint, 'reasoning')
    expect(sample).toMatchObject({ outcome: 'ok', chunkCount: REASONING_CHUNKS + ANSWER_CHUNKS })
    expect(sample.ttftMs).toBeLessThanOrEqual(sample.ttfatMs ?? 0)
  })
})
