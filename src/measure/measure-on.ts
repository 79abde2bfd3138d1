import type { RunEnd } from '../domain/run-file.ts'
import type { Slot } from '../domain/slot.ts'
import type { Look } from '../ports.ts'
import { counted, type LoadTokenizer } from './count-tokens.ts'
import type { Measurement } from './measurement.ts'
import { SlotRun, type SlotsParts } from './run-slots.ts'
import { askedTarget } from './slot-units.ts'

export interface MeasureOnParts extends SlotsParts {
  readonly slots: readonly Slot[]
  readonly look?: Look | undefined
  readonly loadTokenizer?: LoadTokenizer | undefined
  /** Targets that are base of another and could not be measured: their side of each pair is left out. */
  readonly unmeasuredBases: ReadonlySet<string>
}

export interface SlotsResult {
  readonly measurements: readonly Measurement[]
  /** Why it stopped; absent where the signal was the reason. */
  readonly end?: Extract<RunEnd['reason'], 'fixed' | 'decided' | 'max-pairs' | 'max-cost'>
  /** Whether everything was asked that the first look needs. */
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
    await countTexts(run, parts)
    if (!complete) return result(lookCount > 0, run.usedUp ? 'max-cost' : undefined)
    const next = await lookNow(run, parts)
    if ('end' in next) return result(true, next.end)
    if (next.slots.length === 0) return result(true, 'fixed')
    slots = next.slots
  }
}

function isMeasured(slot: Slot, { plan, unmeasuredBases }: MeasureOnParts): boolean {
  return !unmeasuredBases.has(askedTarget(slot, plan)?.id ?? '')
}

async function lookNow(run: SlotRun, { look, bench }: MeasureOnParts): Promise<ReturnType<Look>> {
  if (look === undefined) return { end: 'fixed' }
  return await bench.health.apart(() => look(run.measurements().map(({ sample }) => sample)))
}

async function countTexts(run: SlotRun, { plan, loadTokenizer, bench }: MeasureOnParts): Promise<void> {
  if (loadTokenizer === undefined || !run.measurements().some(({ text }) => text !== undefined)) return
  await bench.health.apart(async () => {
    const countTokens = await loadTokenizer()
    run.amend((measurement) => counted(measurement, plan, countTokens))
  })
}
