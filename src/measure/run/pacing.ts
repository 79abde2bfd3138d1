import type { Plan } from '../../domain/plan.ts'
import type { Progress } from '../../ports.ts'
import type { Attempt } from '../sample/stream-once.ts'
import type { Clock } from '../wire/clock.ts'
import { allowanceOf, paceMs, requestAmounts, retryAfterMs, type StatedLimits, statedLimits } from './rate-limits.ts'

export interface PacingParts {
  readonly clock: Clock
  readonly plan: Plan
  readonly progress: Progress
  readonly wallClock: () => Date
}

/** Requests this far apart make a run last so much longer that people ask why. */
const NOTED_INTERVAL_MS = 1000

/**
 * Decides when the next request may go, from warming up to the end of a measurement: a quarter of each limit that replies
 * state, and after a refusal no sooner than it asks for.
 */
export class Pacing {
  readonly #parts: PacingParts
  readonly #turns: Turns
  /** Allowances of which the log has said that they are slow. */
  readonly #noted = new Set<string>()
  /** By allowance: not every reply states a limit, least of all a failed one, so the last statement of each stands. */
  readonly #limits = new Map<string, StatedLimits>()
  #leftFor: (allowance: string) => number = () => 0

  constructor(parts: PacingParts) {
    this.#parts = parts
    this.#turns = createTurns(parts.clock)
  }

  /** Takes a count of the requests of an allowance that are still to be sent: few of them may fit into what is left. */
  countBy(leftFor: (allowance: string) => number): void {
    this.#leftFor = leftFor
  }

  /** Waits until one more request may go. */
  async turn(allowance: string, signal: AbortSignal): Promise<void> {
    await this.#turns.take(allowance, signal)
  }

  /** Learns from the reply, and holds the next requests back where it refuses this one. */
  heed(attempt: Attempt): void {
    const { progress, wallClock } = this.#parts
    const { headers, detail, question } = attempt
    const { target } = question
    const allowance = allowanceOf(target)
    this.learn(attempt)
    if (!isBusy(attempt)) {
      this.#turns.answered(allowance)
      return
    }
    const waitMs = this.#turns.refused(allowance, (refusalCount) =>
      retryAfterMs({ headers, bodyMs: detail.retryAfterMs, refusalCount, now: wallClock() })
    )
    progress.note(`${target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`)
  }

  /** Takes up the limits that the reply states. The pace depends on what is left when the next request is due. */
  learn({ headers, settled, question }: Attempt): void {
    const { progress, plan } = this.#parts
    const { target } = question
    const allowance = allowanceOf(target)
    const limits = new Map([...(this.#limits.get(allowance) ?? []), ...statedLimits(headers)])
    this.#limits.set(allowance, limits)
    const amounts = requestAmounts(plan.prompts.scenarios, settled.thinking.allowanceTokenCount)
    const intervalMs = (): number => paceMs(limits, this.#leftFor(allowance), amounts)
    this.#turns.keepApart(allowance, intervalMs)
    const currentMs = intervalMs()
    if (currentMs < NOTED_INTERVAL_MS || this.#noted.has(allowance)) return
    this.#noted.add(allowance)
    const seconds = Math.ceil(currentMs / 1000)
    progress.note(`${target.id}: a request every ${seconds} s, to keep to a quarter of the limit that its host states`)
  }
}

export function isBusy({ derived }: Attempt): boolean {
  return derived.outcome === 'rate-limited' || derived.outcome === 'overloaded'
}

interface Turn {
  notBeforeMs: number
  /** In a row. */
  refusalCount: number
  takenAtMs: number
  intervalMs: () => number
}

export interface Turns {
  /** Waits until the next request of the allowance may go. A refusal meanwhile prolongs it, and so does a slower pace. */
  readonly take: (allowance: string, signal: AbortSignal) => Promise<void>
  /** Keeps requests so far apart from now on, the next one from the last. The interval is looked up for each turn. */
  readonly keepApart: (allowance: string, intervalMs: () => number) => void
  readonly answered: (allowance: string) => void
  /** Takes the wait after that many refusals in a row, and returns it. */
  readonly refused: (allowance: string, waitMsAfter: (refusalCount: number) => number) => number
}

/** Gives each allowance turns of its own. */
export function createTurns(clock: Clock): Turns {
  const turns = new Map<string, Turn>()
  const turnOf = (allowance: string): Turn => {
    const known = turns.get(allowance)
    if (known !== undefined) return known
    const fresh = { notBeforeMs: 0, refusalCount: 0, takenAtMs: Number.NEGATIVE_INFINITY, intervalMs: () => 0 }
    turns.set(allowance, fresh)
    return fresh
  }
  return {
    take: async (allowance, signal) => {
      const turn = turnOf(allowance)
      for (;;) {
        const nowMs = clock.nowMs()
        const waitMs = Math.max(turn.notBeforeMs, turn.takenAtMs + turn.intervalMs()) - nowMs
        if (waitMs <= 0 || signal.aborted) {
          turn.takenAtMs = nowMs
          return
        }
        await clock.wait(waitMs, signal)
      }
    },
    keepApart: (allowance, intervalMs) => {
      turnOf(allowance).intervalMs = intervalMs
    },
    answered: (allowance) => {
      turnOf(allowance).refusalCount = 0
    },
    refused: (allowance, waitMsAfter) => {
      const turn = turnOf(allowance)
      turn.refusalCount += 1
      const waitMs = waitMsAfter(turn.refusalCount)
      turn.notBeforeMs = Math.max(turn.notBeforeMs, clock.nowMs() + waitMs)
      return waitMs
    }
  }
}
