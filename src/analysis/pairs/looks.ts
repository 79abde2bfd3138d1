import type { RunDigest } from '../../domain/baseline.ts'
import { largest } from '../../domain/extremes.ts'
import type { Look, LookResult, SettledMembers } from '../../domain/look.ts'
import type { Plan } from '../../domain/plan.ts'
import type { RunFile, RunPlan } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import type { Slot } from '../../domain/slot.ts'
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
} from '../../plan/slots/pair-slots.ts'
import { planOfPart, slotsOfPart } from '../../plan/slots/part-of-plan.ts'
import { schedule } from '../../plan/slots/schedule.ts'
import { joinSeeds, seededRandom } from '../../stats/random.ts'
import { withSettledMembers } from '../runs/assemble-run.ts'
import { pairsOf } from '../values/pairs.ts'
import { earlierPairs, haveSettledAlike } from './earlier-pairs.ts'
import { judgePairedTargets, pairedTargetsOf } from './paired-targets.ts'
import type { AwaitedCheck } from './replay-looks.ts'

/** The requests of one measurement: those to make first, and the look that decides after them whether more are needed. */
export interface Work {
  readonly slots: readonly Slot[]
  /** Absent where the first slots are all there is. */
  readonly look?: Look
  /** Single requests and pairs at most, for the progress bar. */
  readonly mostUnitCount?: number
}

export interface WorkRequest {
  readonly plan: Plan
  /** The plan as the run file records it. */
  readonly recorded: RunPlan
  readonly seed: number
  readonly commit?: string
  /** Runs of earlier attempts of the same job; their pairs count, and new pairs are numbered after them. */
  readonly earlierJobs: readonly RunFile[]
  readonly baselines: readonly RunDigest[]
  /** The alarms that a second measurement is to decide; absent in a first one. */
  readonly awaited?: readonly AwaitedCheck[]
}

/** Plans the requests of one measurement. Pairs continue look by look; everything else is scheduled once. */
export function planWork(request: WorkRequest): Work {
  const { plan, seed, recorded, commit, earlierJobs } = request
  const options: PairOptions = { seed, randomOf: (seeds) => seededRandom(joinSeeds(seeds)) }
  if (plan.part?.shard !== undefined) return { slots: slotsOfPart(plan, everySlot(plan, options)) }
  if (pairedTargets(plan).length === 0) return { slots: slotsOfPart(plan, schedule(plan, seededRandom(seed))) }
  const looks = new Looks(request, options)
  const earlier = earlierPairs(earlierJobs, { plan: recorded, commit }).samples
  // Earlier pairs count only if hosts get the same requests now, which is known once warming up has settled them.
  const comparable = (settled: SettledMembers): readonly Sample[] => {
    const now = withSettledMembers(recorded, settled)
    const alike = earlierJobs.filter((run) => haveSettledAlike(run.plan, now))
    return earlierPairs(alike, { plan: recorded, commit }).samples
  }
  return {
    slots: slotsOfPart(plan, earlier.length === 0 ? looks.first() : looks.firstAfter(earlier)),
    look: (samples, settled = {}) => looks.next([...comparable(settled), ...samples]),
    mostUnitCount: mostUnitCount(planOfPart(plan))
  }
}

/** A shard sees only the samples of its own prompts, so it cannot tell when enough was measured: it makes every pair. */
function everySlot(plan: Plan, options: PairOptions): readonly Slot[] {
  const ranges = pairedTargets(plan).map((target) => ({
    targetId: target.id,
    from: firstPairCount(plan, target),
    to: mostPairsOf(plan, target)
  }))
  return [...firstSlots(plan, options), ...pairSlots(plan, ranges, options)]
}

/** Judges the pairs so far after each batch, and asks for more only where a check is undecided. */
class Looks {
  readonly #request: WorkRequest
  readonly #options: PairOptions
  /** Pairs requested of each target, however they ended. */
  readonly #requestedCounts = new Map<string, number>()
  #recheckCount = 0

  constructor(request: WorkRequest, options: PairOptions) {
    this.#request = request
    this.#options = options
  }

  first(): readonly Slot[] {
    const { plan } = this.#request
    for (const target of pairedTargets(plan)) this.#requestedCounts.set(target.id, firstPairCount(plan, target))
    return firstSlots(plan, this.#options)
  }

  firstAfter(earlier: readonly Sample[]): readonly Slot[] {
    const { plan, seed } = this.#request
    for (const { id } of pairedTargets(plan)) this.#requestedCounts.set(id, nextPairNumber(earlier, id))
    this.#recheckCount = Math.max(0, largest(earlier.map(({ pair = 0 }) => Math.floor(pair / RECHECKS_FROM))))
    return [...schedule(plan, seededRandom(seed)), ...this.#more(earlier).slots]
  }

  next(samples: readonly Sample[]): LookResult {
    const { slots, isDecided } = this.#more(samples)
    return slots.length > 0 ? { slots } : { end: isDecided ? 'decided' : 'max-pairs' }
  }

  #more(samples: readonly Sample[]): { readonly slots: readonly Slot[]; readonly isDecided: boolean } {
    const { plan, recorded, baselines, awaited } = this.#request
    const paired = pairedTargetsOf(recorded, plan)
    const judged = judgePairedTargets({ targets: plan.targets, paired, samples, gate: plan.gate, baselines, awaited })
    const isStopped = paired.some(
      ({ id, failFast }) =>
        awaited === undefined &&
        failFast &&
        judged.get(id)?.checks.some(({ verdict }) => verdict === 'regressed') === true
    )
    if (isStopped) return { slots: [], isDecided: true }
    const checks = [...judged.values()].flatMap((target) => target.checks)
    const isDecided = !checks.some(
      (check) => check.gating && check.verdict === 'inconclusive' && (awaited?.some(isSameCheck(check)) ?? true)
    )
    const wanted = [...judged].map(([targetId, { next }]) => ({ targetId, ...next }))
    return { slots: [...this.#morePairs(wanted, samples), ...this.#rechecks(wanted)], isDecided }
  }

  #morePairs(
    wanted: readonly { readonly targetId: string; readonly pairCount?: number }[],
    samples: readonly Sample[]
  ) {
    const { plan } = this.#request
    const ranges = wanted.flatMap(({ targetId, pairCount }) => {
      const target = plan.targets.find(({ id }) => id === targetId)
      if (pairCount === undefined || target === undefined) return []
      const from = this.#requestedCounts.get(targetId) ?? 0
      // Lost pairs are replaced, up to the most there can be.
      const missing = from + pairCount - pairsOf(samples, targetId).regular.length
      const to = Math.min(missing, mostPairsOf(plan, target))
      this.#requestedCounts.set(targetId, Math.max(from, to))
      return to > from ? [{ targetId, from, to }] : []
    })
    return pairSlots(plan, ranges, this.#options)
  }

  #rechecks(wanted: readonly { readonly targetId: string; readonly rechecks: readonly Recheck[] }[]): readonly Slot[] {
    return wanted.flatMap(({ targetId, rechecks }) =>
      rechecks.flatMap((recheck) => {
        this.#recheckCount += 1
        const numbered = { targetId, ...recheck, again: this.#recheckCount - 1 }
        return recheckSlots(this.#request.plan, numbered, this.#options)
      })
    )
  }
}

function isSameCheck({ target, metric, statistic }: AwaitedCheck): (other: AwaitedCheck) => boolean {
  return (other) => other.target === target && other.metric === metric && other.statistic === statistic
}

interface Recheck {
  readonly scenarioIds: readonly string[]
  readonly pairCount: number
}

/** Returns one more than the highest number of a regular pair. */
function nextPairNumber(samples: readonly Sample[], targetId: string): number {
  const own = samples.filter((sample) => sample.targetId === targetId && !sample.flags.includes('recheck'))
  return Math.max(0, largest(own.map(({ pair = -1 }) => pair + 1)))
}
