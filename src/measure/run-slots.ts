import type { Plan, RawScenario, Target } from '../domain/plan.ts'
import type { RunEnd } from '../domain/run-file.ts'
import type { Flag, Sample } from '../domain/sample.ts'
import type { Slot } from '../domain/slot.ts'
import type { Progress } from '../ports.ts'
import type { Bench } from './bench.ts'
import { paceMs } from './pace.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Spending } from './spending.ts'
import { type Attempt, type Question, streamOnce } from './stream-once.ts'

/** Replacements may be half as many as the slots: with more, the run says more about the limit than about the target. */
const REPLACED_SHARE = 0.5

export interface SlotsParts {
  readonly bench: Bench
  readonly plan: Plan
  readonly slots: readonly Slot[]
  readonly spending: Spending
  readonly progress: Progress
  readonly wallClock: () => Date
  readonly signal: AbortSignal
  /** The most cached tokens a cold request to the target may have. */
  readonly coldBoundOf: (target: Target) => number
}

/** A sample, and when its content came. */
export interface Measurement {
  readonly sample: Sample
  readonly contentAtMs: readonly number[]
}

export interface SlotsResult {
  readonly measurements: readonly Measurement[]
  /** Why it stopped, but for the signal's own reasons. */
  readonly end: Extract<RunEnd['reason'], 'fixed' | 'max-cost'>
  readonly complete: boolean
}

interface Job {
  readonly slot: Slot
  readonly replaces: boolean
}

/** Since when, and how often in a row, a target has asked to be left alone; and how fast it wants to be asked. */
interface Manners {
  notBeforeMs: number
  refusalCount: number
  intervalMs: number
}

/**
 * Makes the slots' requests in order, `inFlightCount` at a time. What a busy target refused, a cache answered or this
 * process slept through is kept as a sample and asked again in its own right; everything else is asked once.
 */
export async function runSlots(parts: SlotsParts): Promise<SlotsResult> {
  const run = new SlotRun(parts)
  const lanes = Array.from({ length: parts.plan.schedule.inFlightCount }, () => run.lane())
  await Promise.all(lanes)
  return run.result()
}

class SlotRun {
  readonly #parts: SlotsParts
  readonly #jobs: Job[]
  readonly #measurements: Measurement[] = []
  readonly #manners = new Map<string, Manners>()
  #replacementsLeft: number
  #inFlightCount = 0
  #doneCount = 0
  #usedUp = false

  constructor(parts: SlotsParts) {
    this.#parts = parts
    this.#jobs = parts.slots.map((slot) => ({ slot, replaces: false }))
    this.#replacementsLeft = Math.floor(parts.slots.length * REPLACED_SHARE)
  }

  /** One request after another, until there is nothing left to ask. */
  async lane(): Promise<void> {
    const { signal, bench } = this.#parts
    while (!signal.aborted && !this.#usedUp) {
      const job = this.#jobs.shift()
      if (job === undefined) return
      const question = this.#questionOf(job.slot)
      await this.#turn(question.target)
      if (signal.aborted || this.#stopsForMoney()) {
        this.#jobs.unshift(job)
        return
      }
      this.#inFlightCount += 1
      const attempt = await streamOnce(bench, question, signal)
      this.#inFlightCount -= 1
      if (attempt === undefined) this.#jobs.unshift(job)
      else this.#record(job, attempt)
    }
  }

  result(): SlotsResult {
    const measurements = this.#measurements.toSorted((a, b) => a.sample.startedAtMs - b.sample.startedAtMs)
    return { measurements, end: this.#usedUp ? 'max-cost' : 'fixed', complete: this.#jobs.length === 0 }
  }

  #stopsForMoney(): boolean {
    this.#usedUp ||= this.#parts.spending.isUsedUp(this.#inFlightCount)
    return this.#usedUp
  }

  #questionOf(slot: Slot): Question {
    const { plan } = this.#parts
    const target = plan.targets.find(({ id }) => id === slot.targetId)
    const scenario: RawScenario | undefined = plan.prompts.scenarios.find(({ id }) => id === slot.scenarioId)
    if (target === undefined || scenario === undefined) throw new Error('a slot that is not of the plan')
    const { round, arm, pair } = slot
    return { target, scenario, slot: { round, arm, ...(pair === undefined ? {} : { pair }) } }
  }

  #mannersOf(target: string): Manners {
    const known = this.#manners.get(target)
    if (known !== undefined) return known
    const fresh: Manners = { notBeforeMs: 0, refusalCount: 0, intervalMs: 0 }
    this.#manners.set(target, fresh)
    return fresh
  }

  /** Waits until the target may be asked again. Another refusal meanwhile prolongs it. */
  async #turn(target: Target): Promise<void> {
    const { bench, signal } = this.#parts
    const manners = this.#mannersOf(target.id)
    for (;;) {
      const nowMs = bench.clock.nowMs()
      const waitMs = manners.notBeforeMs - nowMs
      if (waitMs <= 0 || signal.aborted) {
        manners.notBeforeMs = nowMs + manners.intervalMs
        return
      }
      await bench.clock.wait(waitMs, signal)
    }
  }

  #record(job: Job, attempt: Attempt): void {
    const { spending, progress } = this.#parts
    const { target } = attempt.question
    spending.add(target, attempt.messages, attempt.derived)
    this.#heed(attempt)
    const flags = [...attempt.sample.flags, ...this.#cacheFlags(attempt), ...replacementFlags(job)]
    this.#measurements.push({ sample: { ...attempt.sample, flags }, contentAtMs: attempt.contentAtMs })
    const spoilt = isBusy(attempt) || flags.some((flag) => flag.startsWith('void-'))
    if (spoilt && this.#replacementsLeft > 0) {
      this.#replacementsLeft -= 1
      this.#jobs.unshift({ slot: job.slot, replaces: true })
      return
    }
    this.#doneCount += 1
    progress.advance(this.#doneCount)
  }

  /** Does what the reply asks of the next requests. */
  #heed(attempt: Attempt): void {
    const { bench, progress, wallClock } = this.#parts
    const { target } = attempt.question
    const manners = this.#mannersOf(target.id)
    manners.intervalMs = paceMs(attempt.headers, this.#jobs.filter(({ slot }) => slot.targetId === target.id).length)
    if (!isBusy(attempt)) {
      manners.refusalCount = 0
      return
    }
    manners.refusalCount += 1
    const waitMs = retryAfterMs({
      headers: attempt.headers,
      toldMs: attempt.detail.retryAfterMs,
      refusalCount: manners.refusalCount,
      now: wallClock()
    })
    manners.notBeforeMs = Math.max(manners.notBeforeMs, bench.clock.nowMs() + waitMs)
    progress.note(`${target.id}: ${attempt.derived.outcome}, waiting ${Math.ceil(waitMs / 1000)} s`)
  }

  #cacheFlags({ derived, question }: Attempt): readonly Flag[] {
    if (derived.outcome !== 'ok') return []
    if (derived.cachedTokenCount === undefined) return ['cache-unverified']
    return derived.cachedTokenCount > this.#parts.coldBoundOf(question.target) ? ['void-cache-hit'] : []
  }
}

function isBusy({ derived }: Attempt): boolean {
  return derived.outcome === 'rate-limited' || derived.outcome === 'overloaded'
}

function replacementFlags({ replaces }: Job): readonly Flag[] {
  return replaces ? ['replacement'] : []
}
