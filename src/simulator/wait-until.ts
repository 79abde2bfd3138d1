import { setTimeout } from 'node:timers/promises'

/** Timers count in whole milliseconds and come up to one late. */
const GRAIN_MS = 1

/**
 * Waits for a moment of `performance.now()`; at once where it has passed. What is due within half a grain is due now, so
 * that errors fall on both sides and leave the mean alone; and since moments are absolute, errors do not add up from
 * token to token. Rejects when aborted.
 */
export async function waitUntil(atMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  let leftMs = atMs - performance.now()
  while (leftMs > GRAIN_MS / 2) {
    await setTimeout(Math.max(GRAIN_MS, Math.floor(leftMs)), undefined, { signal })
    leftMs = atMs - performance.now()
  }
}
