import type { Plan } from '../../domain/plan.ts'
import type { Progress } from '../../ports.ts'
import type { Attempt } from '../sample/stream-once.ts'
import type { Clock } from '../wire/clock.ts'
import { allowanceOf, paceMs, requestAmounts, type StatedLimits, statedLimits } from './pace.ts'
import { createManners, type Manners, retryAfterMs } from './rate-limits.ts'

export interface PacingParts {
  readonly clock: Clock
  readonly plan: Plan
  readonly progress: Progress
  readonly wallClock: () => Date
}

/** Requests this far apart make a run last so much longer that people ask why. */
const NOTED_INTERVAL_MS = 1000

/**
 * When each target may be asked, by what its replies said of that, from warming up to the last of a measurement: a quarter of
 * each limit, and as long after a refusal as it asks for.
 */
export class Pacing {
  readonly #parts: PacingParts
  readonly #manners: Manners
  /** What was said to be asked slowly, once each. */
  readonly #slowedDown = new Set<string>()
  /** What replies stated last, by allowance: not every reply states it, least of all a failed one. */
  readonly #limits = new Map<string, StatedLimits>()
  #leftFor: (allowance: string) => number = () => 0

  constructor(parts: PacingParts) {
    this.#parts = parts
    this.#manners = createManners(parts.clock)
  }

  /** Who counts the requests of an allowance that are still to be sent: few of them may fit into what is left of a limit. */
  countBy(leftFor: (allowance: string) => number): void {
    this.#leftFor = leftFor
  }

  /** Waits until one more may be asked. */
  async turn(allowance: string, signal: AbortSignal): Promise<void> {
    await this.#manners.turn(allowance, signal)
  }

  /** Does what the reply asks of the next requests. */
  heed(attempt: Attempt): void {
    const { progress, wallClock } = this.#parts
    const { headers, detail, question } = attempt
    const { target } = question
    const allowance = allowanceOf(target)
    this.learn(attempt)
    if (!isBusy(attempt)) {
      this.#manners.answered(allowance)
      return
    }
    const waitMs = this.#manners.refused(allowance, (refusalCount) =>
      retryAfterMs({ headers, toldMs: detail.retryAfterMs, refusalCount, now: wallClock() })
    )
    progress.note(`${target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`)
  }

  /** A limit holds until another is stated in its place. How fast it lets ask depends on what is left when it is asked. */
  learn({ headers, adaptation, question }: Attempt): void {
    const { progress, plan } = this.#parts
    const { target } = question
    const allowance = allowanceOf(target)
    const limits = new Map([...(this.#limits.get(allowance) ?? []), ...statedLimits(headers)])
    this.#limits.set(allowance, limits)
    const amounts = requestAmounts(plan.prompts.scenarios, adaptation.allowanceTokenCount)
    const intervalMs = (): number => paceMs(limits, this.#leftFor(allowance), amounts)
    this.#manners.pace(allowance, intervalMs)
    const currentMs = intervalMs()
    if (currentMs < NOTED_INTERVAL_MS || this.#slowedDown.has(allowance)) return
    this.#slowedDown.add(allowance)
    const seconds = Math.ceil(currentMs / 1000)
    progress.note(`${target.id}: a request every ${seconds} s, to keep to a quarter of the limit that its host states`)
  }
}

export function isBusy({ derived }: Attempt): boolean {
  return derived.outcome === 'rate-limited' || derived.outcome === 'overloaded'
}
