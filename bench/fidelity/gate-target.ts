// The requests of this project's client under a load.
import type { Schedule, Target } from '../../src/domain/plan.ts'
import { type Load, PROMPT } from './load.ts'

export function targetOf({ baseUrl }: Load): Target {
  return {
    id: 'truth',
    model: 'truth-1',
    api: 'openai-chat',
    baseUrl,
    key: { from: 'none' },
    params: {},
    extraBody: {},
    extraHeaders: {},
    labels: {},
    owned: true,
    fingerprint: '0'.repeat(64)
  }
}

export function scheduleOf({ streamCount }: Load): Schedule {
  return {
    pairs: { least: 60 },
    requestCount: 1,
    inFlightCount: streamCount,
    warmupCount: 1,
    cache: 'cold',
    maxInputTokenCount: 1,
    maxOutputTokenCount: 1,
    timeoutMs: 600_000,
    confirmAfterMs: 0,
    requestTimeouts: { connectMs: 10_000, firstByteMs: 60_000, idleMs: 60_000, totalMs: 600_000 }
  }
}

export const messagesOf = () => [{ role: 'user', content: PROMPT }] as const
