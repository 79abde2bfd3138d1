import type { Look } from '../../domain/look.ts'
import type { Plan, Target } from '../../domain/plan.ts'
import type { RunEnd } from '../../domain/run-file.ts'
import type { Flag, Sample } from '../../domain/sample.ts'
import type { Slot } from '../../domain/slot.ts'
import { messageOfThrown } from '../../domain/thrown.ts'
import type { Progress } from '../../ports.ts'
import { type Attempt, streamOnce } from '../sample/stream-once.ts'
import type { MeasureContext } from '../wire/measure-context.ts'
import { counted, type LoadTokenizer, type Measurement, needsCounting, uncounted } from './count-tokens.ts'
import { withCutReplies } from './cut-replies.ts'
import { isBusy, type Pacing } from './pacing.ts'
import { type Member, targetOfSlot, type Unit, unitsOf } from './slot-units.ts'
import type { Spending } from './spending.ts'

/** Replacements may be half as many as the units: with more, the run says more about the limit than about the target. */
const REPLACED_SHARE = 0.5

export interface SlotsParts {
  readonly context: MeasureContext
  readonly plan: Plan
  readonly spending: Spending
  readonly pacing: Pacing
  readonly progress: Progress
  readonly signal: AbortSignal
  /** The most cached tokens a cold request to the target may have. */
  readonly coldBoundOf: (target: Target) => number
}

interface Job {
  readonly unit: Unit
  readonly replaces: boolean
}

/**
 * Makes the slots' requests in order, `inFlightCount` units at a time. What a busy target refused, a cache answered or
 * this process slept through is kept as a sample and asked again in its own right, of a pair both; everything else is
 * asked once.
 */
class SlotRun {
  readonly #parts: SlotsParts
  /** Of units that were begun, what was not sent yet. */
  readonly #unsent = new Set<Member>()
  #jobs: Job[] = []
  #measurements: Measurement[] = []
  #unitCount = 0
  #replacedCount = 0
  /** Requests of units that were begun and not yet ended. */
  #openCount = 0
  #doneCount = 0
  #usedUp = false
  #isAccountRefused = false

  constructor(parts: SlotsParts) {
    this.#parts = parts
    parts.pacing.countBy((allowance) => this.#leftFor(allowance))
  }

  /** Asks all of them, and says whether it could. When it is back nothing is in flight. */
  async batch(slots: readonly Slot[]): Promise<boolean> {
    const { plan } = this.#parts
    this.#jobs = unitsOf(slots, plan).map((unit) => ({ unit, replaces: false }))
    this.#unitCount += this.#jobs.length
    await Promise.all(Array.from({ length: plan.schedule.inFlightCount }, () => this.#lane()))
    return this.#jobs.length === 0
  }

  /** By the time they were sent. */
  measurements(): readonly Measurement[] {
    return this.#measurements.toSorted((a, b) => a.sample.startedAtMs - b.sample.startedAtMs)
  }

  /** Replaces all, for what is found out about them later. */
  amend(change: (measurements: readonly Measurement[]) => readonly Measurement[]): void {
    this.#measurements = [...change(this.#measurements)]
  }

  /** The cause of an early end: an account that can no longer pay, or a cap. */
  get cutShort(): 'account-refused' | 'max-cost' | undefined {
    if (this.#isAccountRefused) return 'account-refused'
    return this.#usedUp ? 'max-cost' : undefined
  }

  /** One unit after another, until there is nothing left to ask. */
  async #lane(): Promise<void> {
    while (!this.#parts.signal.aborted && !this.#usedUp && !this.#isAccountRefused) {
      const job = this.#jobs.shift()
      if (job === undefined) return
      if (!(await this.#ask(job))) {
        this.#jobs.unshift(job)
        return
      }
    }
  }

  /** Returns true when all of the unit was sent, or is queued again. */
  async #ask({ unit, replaces }: Job): Promise<boolean> {
    if (this.#stopsForMoney(this.#openCount + unit.length)) return false
    this.#openCount += unit.length
    for (const member of unit) this.#unsent.add(member)
    let askedCount = 0
    try {
      for (const member of unit) {
        const attempt = await this.#send(member)
        if (attempt === undefined) return false
        askedCount += 1
        this.#openCount -= 1
        // What is left of a spoilt unit would be asked in vain.
        if (this.#record(member, attempt, replaces) && this.#replaces(unit)) return true
      }
    } finally {
      this.#openCount -= unit.length - askedCount
      for (const member of unit) this.#unsent.delete(member)
    }
    this.#doneCount += 1
    this.#parts.progress.advance(this.#doneCount)
    return true
  }

  /** Absent where the measuring was ended meanwhile. */
  async #send(member: Member): Promise<Attempt | undefined> {
    const { context, pacing, signal } = this.#parts
    await pacing.turn(member.allowance, signal)
    this.#unsent.delete(member)
    // What was in flight meanwhile may have cost more than was expected of it.
    if (signal.aborted || this.#stopsForMoney()) return undefined
    return await streamOnce(context, member.question, signal)
  }

  #replaces(unit: Unit): boolean {
    if (this.#replacedCount >= Math.floor(this.#unitCount * REPLACED_SHARE)) return false
    this.#replacedCount += 1
    this.#jobs.unshift({ unit, replaces: true })
    return true
  }

  #stopsForMoney(furtherCount = 0): boolean {
    this.#usedUp ||= this.#parts.spending.isUsedUp(furtherCount)
    return this.#usedUp
  }

  /** Returns true when something that is not the target's doing spoilt the sample. */
  #record(member: Member, attempt: Attempt, replaces: boolean): boolean {
    const { spending, pacing } = this.#parts
    spending.add(attempt.question.target, attempt.messages, attempt)
    pacing.heed(attempt)
    if (attempt.detail.account === true) this.#isAccountRefused = true
    const flags: Flag[] = [
      ...attempt.sample.flags,
      ...this.#cacheFlags(attempt),
      ...member.flags,
      ...(replaces ? (['replacement'] as const) : []),
      ...(attempt.detail.account === true ? (['account-refused'] as const) : [])
    ]
    const { contentAtMs, text } = attempt
    const sample: Sample = { ...attempt.sample, flags }
    const kept = needsCounting(sample, text, this.#parts.plan) ? { text } : {}
    this.#measurements.push({ sample, contentAtMs, ...kept })
    return isBusy(attempt) || flags.some((flag) => flag.startsWith('void-'))
  }

  #leftFor(allowance: string): number {
    const waiting = this.#jobs.flatMap(({ unit }) => unit)
    return [...waiting, ...this.#unsent].filter((member) => member.allowance === allowance).length
  }

  #cacheFlags({ derived, question }: Attempt): readonly Flag[] {
    if (derived.outcome !== 'ok') return []
    if (derived.cachedTokenCount === undefined) return ['cache-unverified']
    if (this.#parts.plan.schedule.cache === 'warm') return derived.cachedTokenCount > 0 ? [] : ['void-cache-miss']
    return derived.cachedTokenCount > this.#parts.coldBoundOf(question.target) ? ['void-cache-hit'] : []
  }
}

interface MeasureOnParts extends SlotsParts {
  readonly slots: readonly Slot[]
  readonly look?: Look | undefined
  readonly loadTokenizer?: LoadTokenizer | undefined
  /** Targets that are base of another and could not be measured: their side of each pair is left out. */
  readonly unmeasuredBases: ReadonlySet<string>
}

export interface SlotsResult {
  readonly measurements: readonly Measurement[]
  /** Why it stopped; absent where the signal was the reason. */
  readonly end?: Extract<RunEnd['reason'], 'fixed' | 'decided' | 'max-pairs' | 'max-cost' | 'account-refused'>
  /** True when everything was sent that the first look needs. */
  readonly lookedOnce: boolean
}

/**
 * Asks the slots, looks at what came of them when nothing is in flight, and goes on for as long as the look says what
 * with. Texts are counted before each look, and dropped.
 */
export async function measureOn(parts: MeasureOnParts): Promise<SlotsResult> {
  const run = new SlotRun(parts)
  const result = (lookedOnce: boolean, end?: SlotsResult['end']): SlotsResult => ({
    measurements: run.measurements(),
    ...(end === undefined ? {} : { end }),
    lookedOnce
  })
  let slots = parts.slots
  for (let lookCount = 0; ; lookCount += 1) {
    const complete = await run.batch(slots.filter((slot) => isMeasured(slot, parts)))
    run.amend(withCutReplies)
    await countTexts(run, parts)
    if (!complete || run.cutShort === 'account-refused') return result(lookCount > 0, run.cutShort)
    const next = await lookNow(run, parts)
    if ('end' in next) return result(true, next.end)
    if (next.slots.length === 0) return result(true, 'fixed')
    slots = next.slots
  }
}

function isMeasured(slot: Slot, { plan, unmeasuredBases }: MeasureOnParts): boolean {
  return !unmeasuredBases.has(targetOfSlot(slot, plan)?.id ?? '')
}

async function lookNow(run: SlotRun, { look, context }: MeasureOnParts): Promise<ReturnType<Look>> {
  if (look === undefined) return { end: 'fixed' }
  return await context.health.apart(() => look(run.measurements().map(({ sample }) => sample)))
}

async function countTexts(run: SlotRun, { plan, loadTokenizer, context, progress }: MeasureOnParts): Promise<void> {
  if (loadTokenizer === undefined || !run.measurements().some(({ text }) => text !== undefined)) return
  await context.health.apart(async () => {
    const countTokens = await loadTokenizer().catch((error: unknown) => {
      // A machine that has nothing left to open it with keeps what it measured.
      progress.note(`tokens are not counted, because the tokenizer cannot be loaded: ${messageOfThrown(error)}`)
      return undefined
    })
    run.amend((measurements) =>
      measurements.map((measurement) =>
        countTokens === undefined ? uncounted(measurement) : counted(measurement, plan, countTokens)
      )
    )
  })
}
