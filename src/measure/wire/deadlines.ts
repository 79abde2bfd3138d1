import type { RequestTimeouts } from '../../domain/plan.ts'
import type { Clock } from './clock.ts'
import type { TimeoutKind } from './exchange.ts'

/** The timers of one request. */
export interface Deadlines {
  /** The request is out: from now on the reply's deadlines count. */
  readonly sent: (atMs: number) => void
  /** The first byte of the body is there: from now on silence counts. */
  readonly begun: () => void
  readonly clear: () => void
}

export interface DeadlineOptions {
  readonly clock: Clock
  readonly timeouts: RequestTimeouts
  /** When bytes of the body last came. Any byte counts: a comment is a sign of life. */
  readonly lastReadAtMs: () => number | undefined
  readonly expire: (timeout: TimeoutKind) => void
  /** Called every 250 ms or so from the first byte of the body on. */
  readonly onWake?: () => void
}

const WAKE_MS = 250

/**
 * One timer a request, set to whatever is due next. Reading more bytes does not touch it: when it rings, it looks how long ago
 * the last byte came, and sleeps on where that was recent. undici's own timers are off, since they fire up to half a
 * second late.
 */
export function createDeadlines({ clock, timeouts, lastReadAtMs, expire, onWake }: DeadlineOptions): Deadlines {
  const startedAtMs = clock.nowMs()
  let sentAtMs: number | undefined
  let timer: NodeJS.Timeout | undefined
  let cleared = false

  const next = (): readonly [timeout: TimeoutKind, atMs: number] => {
    if (sentAtMs === undefined) return ['timeout-connect', startedAtMs + timeouts.connectMs]
    const totalAtMs = sentAtMs + timeouts.totalMs
    const readAtMs = lastReadAtMs()
    const silentAtMs = readAtMs === undefined ? sentAtMs + timeouts.firstByteMs : readAtMs + timeouts.idleMs
    if (totalAtMs <= silentAtMs) return ['timeout-total', totalAtMs]
    return [readAtMs === undefined ? 'timeout-first-byte' : 'timeout-idle', silentAtMs]
  }
  const arm = (): void => {
    clearTimeout(timer)
    // Node reads the sockets after the timers of a turn: after a stall of this process the bytes may be there already,
    // so the reads of this turn come first.
    const dueMs = Math.max(0, next()[1] - clock.nowMs())
    const isWoken = onWake !== undefined && lastReadAtMs() !== undefined
    timer = setTimeout(() => setImmediate(ring), isWoken ? Math.min(dueMs, WAKE_MS) : dueMs)
  }
  const ring = (): void => {
    if (cleared) return
    const [timeout, atMs] = next()
    // A timer may ring a fraction of a millisecond early.
    if (clock.nowMs() >= atMs - 1) expire(timeout)
    else {
      if (lastReadAtMs() !== undefined) onWake?.()
      rearm()
    }
  }
  const rearm = (): void => {
    if (!cleared) arm()
  }
  arm()
  return {
    sent: (atMs) => {
      sentAtMs = atMs
      rearm()
    },
    begun: rearm,
    clear: () => {
      cleared = true
      clearTimeout(timer)
    }
  }
}
