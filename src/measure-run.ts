import { type EarlierPairs, earlierPairs, isAskedAlike } from './analysis/pairs/earlier-pairs.ts'
import { judgePairedTargets, pairedTargetsOf } from './analysis/pairs/paired-targets.ts'
import { assembleRun, recordPlan, withAsked } from './analysis/runs/assemble-run.ts'
import { pairsOf } from './analysis/values/pairs.ts'
import type { RunDigest } from './domain/baseline.ts'
import type { Environment } from './domain/environment.ts'
import type { Look, SettledMembers } from './domain/look.ts'
import { ownerOf, type Plan } from './domain/plan.ts'
import type { RunContext } from './domain/report.ts'
import type { RunFile, RunPlan } from './domain/run-file.ts'
import type { Sample } from './domain/sample.ts'
import type { Slot } from './domain/slot.ts'
import { instantOf } from './domain/time.ts'
import {
  firstPairCount,
  firstSlots,
  mostPairsOf,
  mostUnitCount,
  type PairOptions,
  pairedTargets,
  pairSlots,
  RECHECKS_FROM,
  recheckSlots
} from './plan/slots/pair-slots.ts'
import { planOfPart, slotsOfPart } from './plan/slots/part-of-plan.ts'
import { schedule } from './plan/slots/schedule.ts'
import type { Measure, Measured } from './ports.ts'
import { joinSeeds, seededRandom } from './stats/random.ts'

/** What is measured, where and by whom. */
export interface MeasureFacts {
  readonly plan: Plan
  readonly context: RunContext
  readonly environment: Environment
  readonly tool: { readonly name: string; readonly version: string }
  readonly seed: number
}

export interface MeasureStep {
  readonly facts: MeasureFacts
  readonly measure: Measure
  /** Counts the measurements of one job: each has an order of its own. */
  readonly ordinal: number
  readonly warm: boolean
  /** What earlier attempts of the same job stored. */
  readonly earlier?: readonly RunFile[]
  /** The baseline's runs: what is usual for each prompt. */
  readonly baselines?: readonly RunDigest[]
}

export interface Measurement {
  readonly run: RunFile
  readonly measured: Pick<Measured, 'durationMs' | 'warnings'>
}

/** One run of the whole plan, or of this machine's part of it: pairs as long as looks ask for more, the rest as scheduled. */
export async function measureOnce(step: MeasureStep): Promise<Measurement> {
  const { measure, ordinal, warm } = step
  const earlier = continuedPairs(step.facts, step.earlier ?? [])
  const facts = { ...step.facts, seed: earlier.seed ?? step.facts.seed + ordinal }
  const { plan } = facts
  const recorded = recordedPlan(facts)
  const work = workOf({ ...step, facts }, recorded, earlier.samples)
  const settledBefore = lastSettled(plan, step.baselines ?? [])
  const stored = work.slots.length === 0 ? lastOf(step.earlier) : undefined
  // Earlier attempts have decided everything already: there is nothing left to ask.
  if (stored !== undefined) return { run: stored, measured: { durationMs: 0, warnings: [] } }
  const measured = await measure({ plan: planOfPart(plan), ...work, warm, settledBefore })
  return { run: assembleRun({ ...facts, recorded, measured }), measured }
}

/** How each target was asked in its newest run on record. */
function lastSettled({ targets }: Plan, baselines: readonly RunDigest[]): SettledMembers {
  const newestFirst = baselines.toSorted((a, b) => instantOf(b.recordedAt) - instantOf(a.recordedAt))
  const known = newestFirst.flatMap((run) => run.targets)
  return Object.fromEntries(
    targets.flatMap(({ id, fingerprint }) => {
      const last = known.find((target) => target.id === id && target.fingerprint === fingerprint)
      return last?.asked === undefined ? [] : [[id, last.asked]]
    })
  )
}

/** A second measurement after an alarm, of the targets that raised it and of what is measured beside them. */
export async function measureAgain(step: MeasureStep, targetIds: ReadonlySet<string>): Promise<Measurement> {
  const { facts } = step
  const targets = facts.plan.targets.filter((target) => targetIds.has(ownerOf(target)))
  return await measureOnce({ ...step, facts: { ...facts, plan: { ...facts.plan, targets } } })
}

export function recordedPlan({ plan, context }: Pick<MeasureFacts, 'plan' | 'context'>): RunPlan {
  return recordPlan(plan, context.commit)
}

/** What earlier attempts of the same job measured of the same pairs. */
export function continuedPairs(
  facts: Pick<MeasureFacts, 'plan' | 'context'>,
  earlier: readonly RunFile[]
): EarlierPairs {
  const { commit } = facts.context
  return earlierPairs(earlier, { plan: recordedPlan(facts), commit })
}

interface Work {
  readonly slots: readonly Slot[]
  readonly look?: Look
  readonly mostUnitCount?: number
}

function workOf(
  { facts, baselines = [], earlier: runs = [] }: MeasureStep,
  recorded: RunPlan,
  earlier: readonly Sample[]
): Work {
  const { plan, seed } = facts
  const options = pairOptions(seed)
  if (plan.part?.shard !== undefined) return { slots: slotsOfPart(plan, everySlot(plan, options)) }
  if (pairedTargets(plan).length === 0) return { slots: slotsOfPart(plan, schedule(plan, seededRandom(seed))) }
  const looking = new Looking({ plan, recorded, options, baselines })
  // What earlier attempts measured counts only if the hosts are asked the same now, which is known after warming up.
  const earlierAlike = (asked: SettledMembers): readonly Sample[] => {
    const now = withAsked(recorded, asked)
    return continuedPairs(
      facts,
      runs.filter((run) => isAskedAlike(run.plan, now))
    ).samples
  }
  return {
    slots: slotsOfPart(plan, earlier.length === 0 ? looking.first() : looking.firstAfter(earlier)),
    look: (samples, asked = {}) => looking.next([...earlierAlike(asked), ...samples]),
    mostUnitCount: mostUnitCount(planOfPart(plan))
  }
}

function pairOptions(seed: number): PairOptions {
  return { seed, randomOf: (seeds) => seededRandom(joinSeeds(seeds)) }
}

/** A machine that has some of the prompts sees only their samples, and cannot tell when it is enough. */
function everySlot(plan: Plan, options: PairOptions): readonly Slot[] {
  const ranges = pairedTargets(plan).map((target) => ({
    targetId: target.id,
    from: firstPairCount(plan, target),
    to: mostPairsOf(plan, target)
  }))
  return [...firstSlots(plan, options), ...pairSlots(plan, ranges, options)]
}

interface LookingFacts {
  readonly plan: Plan
  readonly recorded: RunPlan
  readonly options: PairOptions
  readonly baselines: readonly RunDigest[]
}

/** After each look only what is undecided is measured on. */
class Looking {
  readonly #facts: LookingFacts
  /** How many pairs of each target were asked, whatever came of them. */
  readonly #asked = new Map<string, number>()
  #recheckCount = 0

  constructor(facts: LookingFacts) {
    this.#facts = facts
  }

  first(): readonly Slot[] {
    const { plan, options } = this.#facts
    for (const target of pairedTargets(plan)) this.#asked.set(target.id, firstPairCount(plan, target))
    return firstSlots(plan, options)
  }

  /** Pairs are numbered on from those of earlier attempts. */
  firstAfter(earlier: readonly Sample[]): readonly Slot[] {
    const { plan, options } = this.#facts
    for (const { id } of pairedTargets(plan)) this.#asked.set(id, numberedPairs(earlier, id))
    this.#recheckCount = Math.max(0, ...earlier.map(({ pair = 0 }) => Math.floor(pair / RECHECKS_FROM)))
    const { slots } = this.#wanted(earlier)
    return [...schedule(plan, seededRandom(options.seed)), ...slots]
  }

  next(samples: readonly Sample[]): ReturnType<Look> {
    const { slots, isEnough } = this.#wanted(samples)
    if (slots.length > 0) return { slots }
    return { end: isEnough ? 'decided' : 'max-pairs' }
  }

  #wanted(samples: readonly Sample[]) {
    const { plan, recorded, baselines, options } = this.#facts
    const paired = pairedTargetsOf(recorded, plan)
    const judged = judgePairedTargets({ targets: plan.targets, paired, samples, gate: plan.gate, baselines })
    const isOver = paired.some(
      ({ id, failFast }) => failFast && judged.get(id)?.checks.some(({ verdict }) => verdict === 'regressed') === true
    )
    const checks = [...judged.values()].flatMap((target) => target.checks)
    const isEnough = isOver || !checks.some(({ gating, verdict }) => gating && verdict === 'inconclusive')
    if (isOver) return { slots: [], isEnough }
    const ranges = [...judged].flatMap(([targetId, { next }]) => {
      const target = plan.targets.find(({ id }) => id === targetId)
      if (next.pairCount === undefined || target === undefined) return []
      const from = this.#asked.get(targetId) ?? 0
      // Where pairs were lost on the way, as many more are asked, but none beyond the most there can be.
      const wanted = from + next.pairCount - pairsOf(samples, targetId).regular.length
      const to = Math.min(wanted, mostPairsOf(plan, target))
      this.#asked.set(targetId, Math.max(from, to))
      return to > from ? [{ targetId, from, to }] : []
    })
    const rechecks = [...judged].flatMap(([targetId, { next }]) =>
      next.rechecks.flatMap((recheck) => {
        this.#recheckCount += 1
        return recheckSlots(plan, { targetId, ...recheck, again: this.#recheckCount - 1 }, options)
      })
    )
    return { slots: [...pairSlots(plan, ranges, options), ...rechecks], isEnough }
  }
}

/** One more than the highest number of a regular pair. */
function numberedPairs(samples: readonly Sample[], targetId: string): number {
  const own = samples.filter((sample) => sample.targetId === targetId && !sample.flags.includes('recheck'))
  return Math.max(0, ...own.map(({ pair = -1 }) => pair + 1))
}

function lastOf(runs: readonly RunFile[] = []): RunFile | undefined {
  return runs[runs.length - 1]
}
