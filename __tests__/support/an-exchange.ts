import type { Exchange } from '../../src/measure/wire/exchange.ts'

export const SENT_AT_MS = 1000

/** What transport would have recorded of a 200 whose body came in these pieces, each a read of its own. */
export function exchangeOf(
  type: string,
  pieces: readonly (readonly [atMs: number, bytes: Uint8Array | string])[],
  members: Partial<Exchange> = {}
): Exchange {
  return {
    dispatchedAtMs: SENT_AT_MS,
    sentAtMs: SENT_AT_MS,
    uploadPending: false,
    answered: true,
    status: 200,
    headers: { 'content-type': type },
    reads: pieces.map(([atMs, bytes]) => ({
      atMs: SENT_AT_MS + atMs,
      bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
      sameArrival: false
    })),
    endedAtMs: SENT_AT_MS + (pieces.at(-1)?.[0] ?? 0),
    end: { kind: 'complete' },
    ...members
  }
}
