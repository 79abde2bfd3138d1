import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that can be left off between any two of its steps. */
export type Steps<T> = Generator<undefined, T>

/** The longest time that one slice may keep an open stream from being stamped. */
const SLICE_MS = 0.1

/** All of it, now. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The work before, so that all replies together take one slice a turn, however many end at once. */
let before: Promise<unknown> = Promise.resolve()

/**
 * A tenth of a millisecond a turn, each after what the sockets had was read: one stream's reply is worked through while
 * others are open, and what comes on those meanwhile must not wait for the whole of it.
 */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const work = before.then(() => slices(steps))
  before = work.catch(() => undefined)
  return await work
}

async function slices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await nextTurn()
    const untilMs = performance.now() + SLICE_MS
    do {
      const { done, value } = steps.next()
      if (done === true) return value
    } while (performance.now() < untilMs)
  }
}
