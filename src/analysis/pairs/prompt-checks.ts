import type { Check } from '../../domain/verdict.ts'
import { binomialUpperTail, criticalCount } from '../../stats/binomial.ts'
import { bisect } from '../../stats/bisect.ts'
import { huberScore } from '../../stats/huber-score.ts'
import { orderEffect, pairedShift } from '../../stats/paired-shift.ts'
import { median, quantile } from '../../stats/quantile.ts'
import { sortSamples } from '../../stats/sorted.ts'
import { hasBothValues, type PairReading, type PairValue, pairValues } from '../values/pair-values.ts'
import type { Pair } from '../values/pairs.ts'
import { logOf } from '../values/scenario-values.ts'
import { POWER } from '../values/thresholds.ts'
import { logPairs } from './pair-shifts.ts'

/** The metrics that one slow prompt shows in. End-to-end time follows from them. */
export const PROMPT_METRICS = ['ttft', 'tpot'] as const
type PromptMetric = (typeof PROMPT_METRICS)[number]

/** Prompts to ask again, and how many more pairs of each. */
export interface PromptRecheck {
  readonly scenarioIds: readonly string[]
  readonly pairCount: number
}

/** So many prompts are asked again, the most suspicious first. */
const MOST_SUSPECTS = 3
/** A prompt is suspicious that is slower than the others by this much, in logs, and by so many times its error. */
const SUSPICIOUS = { excess: Math.log(1.3), errors: 2.5 } as const
/** A suspect is asked so often, and not to the end where the first pairs clear it. */
const FRESH_PAIRS = { first: 2, all: 8 } as const
/** The first pairs clear a suspect that is slower by less than this, in logs. */
const CLEARED_BELOW = Math.log(1.4)
/** A fresh pair speaks against its prompt that is slower by more than this, in logs: halfway to twice as slow. */
const SLOW_PAIR = Math.log(Math.SQRT2)

/** The scatter of all pairs, and how far each prompt lies from the rest. */
interface PromptNoise {
  readonly order: number
  readonly shift: number
  /** Each pair's change without the effect of order and the common shift, by scenario. */
  readonly residuals: ReadonlyMap<string, readonly number[]>
  readonly scale: number
}

function promptNoise(values: readonly PairValue[]): PromptNoise | undefined {
  const whole = logPairs(values)
  const estimate = pairedShift(whole)
  if (estimate === undefined) return undefined
  const order = orderEffect(whole)
  const frame = { order, shift: estimate.shift }
  const residuals = residualsOf(values, frame)
  const scale = huberScore([...residuals.values()].flat()).scaleAt(0)
  return { ...frame, residuals, scale }
}

function residualsOf(
  values: readonly PairValue[],
  { order, shift }: Pick<PromptNoise, 'order' | 'shift'>
): ReadonlyMap<string, readonly number[]> {
  const residuals = new Map<string, number[]>()
  for (const { scenarioId, base, head, headSecond } of values.filter(hasBothValues)) {
    const change = logOf(head) - logOf(base) - (headSecond ? order : -order)
    residuals.set(scenarioId, [...(residuals.get(scenarioId) ?? []), change - shift])
  }
  return residuals
}

/**
 * The prompts that look slower than the others by the pairs of the first look, the most suspicious first. A tenth of the
 * prompts getting twice as slow moves no median; it takes a question of its own.
 */
export function suspectsOf(firstLook: readonly Pair[], reading: PairReading): readonly string[] {
  const suspicion = new Map<string, number>()
  for (const metric of PROMPT_METRICS) {
    const noise = promptNoise(pairValues(firstLook, metric, reading))
    for (const [id, list] of noise?.residuals ?? []) {
      const excess = list.reduce((sum, value) => sum + value, 0) / list.length
      const errors = excess / ((noise?.scale ?? 1) / Math.sqrt(list.length))
      if (excess < SUSPICIOUS.excess || errors < SUSPICIOUS.errors) continue
      suspicion.set(id, Math.max(errors, suspicion.get(id) ?? 0))
    }
  }
  return [...suspicion]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_SUSPECTS)
    .map(([id]) => id)
}

/** The fresh pairs that are still to be made. `rechecks` are those made so far. */
export function recheckWanted(
  firstLook: readonly Pair[],
  rechecks: readonly Pair[],
  reading: PairReading
): readonly PromptRecheck[] {
  const missing = suspectsOf(firstLook, reading).map((id) => {
    const own = rechecks.filter(({ scenarioId }) => scenarioId === id)
    const wanted = own.length < FRESH_PAIRS.first ? FRESH_PAIRS.first : FRESH_PAIRS.all
    const cleared = own.length >= FRESH_PAIRS.first && isCleared(firstLook, own, reading)
    return { id, pairCount: cleared ? 0 : wanted - own.length }
  })
  return [...Map.groupBy(missing, ({ pairCount }) => pairCount)]
    .filter(([pairCount]) => pairCount > 0)
    .map(([pairCount, prompts]) => ({ scenarioIds: prompts.map(({ id }) => id), pairCount }))
}

function isCleared(firstLook: readonly Pair[], own: readonly Pair[], reading: PairReading): boolean {
  return PROMPT_METRICS.every((metric) => {
    const noise = promptNoise(pairValues(firstLook, metric, reading))
    if (noise === undefined) return true
    const fresh = [...residualsOf(pairValues(own.slice(0, FRESH_PAIRS.first), metric, reading), noise).values()].flat()
    return fresh.length === 0 || fresh.reduce((sum, value) => sum + value, 0) / fresh.length < CLEARED_BELOW
  })
}

export interface PromptFacts {
  readonly target: string
  readonly owned: boolean
  readonly alpha: number
  readonly reading: PairReading
  /** All wanted fresh pairs were made. */
  readonly finished: boolean
}

/**
 * Checks that no single prompt got slower, by fresh pairs only: those of the first look were what made them
 * suspicious. A prompt is slower where more of its fresh pairs are slow than chance allows (exact binomial), with the
 * share of slow ones among all other pairs as the chance; α is shared over the suspects. `undefined` for a metric that
 * the pairs do not have.
 */
export function checkPrompts(
  regular: { readonly firstLook: readonly Pair[]; readonly all: readonly Pair[] },
  rechecks: readonly Pair[],
  facts: PromptFacts
): readonly Check[] {
  const suspects = suspectsOf(regular.firstLook, facts.reading)
  return PROMPT_METRICS.flatMap((metric) => {
    const values = pairValues(regular.all, metric, facts.reading)
    const noise = promptNoise(values)
    return noise === undefined ? [] : [promptCheck(metric, { noise, suspects, pairs: regular.all, rechecks }, facts)]
  })
}

interface PromptMaterial {
  readonly noise: PromptNoise
  readonly suspects: readonly string[]
  readonly pairs: readonly Pair[]
  readonly rechecks: readonly Pair[]
}

function promptCheck(metric: PromptMetric, material: PromptMaterial, facts: PromptFacts): Check {
  const { noise, suspects, pairs, rechecks } = material
  const others = [...noise.residuals].filter(([id]) => !suspects.includes(id)).flatMap(([, list]) => list)
  // Both signs are the same chance: under no change the labels of a pair are a coin's. One more keeps it above 0.
  const chance = (1 + others.filter((value) => Math.abs(value) > SLOW_PAIR).length) / (2 * (others.length + 1))
  const alpha = facts.alpha / MOST_SUSPECTS
  const fresh = residualsOf(pairValues(rechecks, metric, facts.reading), noise)
  const slower = suspects
    .map((id) => ({ id, list: fresh.get(id) ?? [] }))
    .map(({ id, list }) => ({ id, list, upperTail: slowTail(list, chance) }))
    .filter(({ upperTail }) => upperTail <= alpha)
    .toSorted((a, b) => (median(b.list) ?? 0) - (median(a.list) ?? 0))
  const [worst] = slower
  return {
    target: facts.target,
    metric,
    statistic: 'worst-prompt',
    kind: 'interleaved',
    gating: true,
    owned: facts.owned,
    ...(worst !== undefined
      ? { verdict: 'regressed', reason: 'slower-prompts' }
      : facts.finished
        ? { verdict: 'unchanged', reason: 'no-slower-prompt' }
        : { verdict: 'inconclusive', reason: 'not-finished' }),
    ...(worst === undefined
      ? {}
      : {
          changeRatio: Math.expm1((median(worst.list) ?? 0) + noise.shift),
          chanceOneIn: Math.floor(1 / Math.max(1e-6, worst.upperTail * MOST_SUSPECTS)),
          scenarios: slower.map(({ id }) => id)
        }),
    detectableRatio: detectableOf(others, chance, alpha),
    sampleCounts: { baseline: pairs.length, candidate: pairs.length, runs: 1 },
    pairCount: pairs.length
  }
}

function slowTail(list: readonly number[], chance: number): number {
  return list.length === 0
    ? 1
    : binomialUpperTail(list.filter((value) => value > SLOW_PAIR).length, list.length, chance)
}

/** The slowdown of one prompt that its fresh pairs show nine times in ten, by how the other pairs scatter. */
function detectableOf(others: readonly number[], chance: number, alpha: number): number | undefined {
  const sorted = sortSamples(others)
  const needed = criticalCount(FRESH_PAIRS.all, chance, alpha)
  if (sorted === undefined || needed > FRESH_PAIRS.all) return undefined
  const share = bisect((p) => -binomialUpperTail(needed, FRESH_PAIRS.all, p), -POWER, [0, 1])
  return Math.expm1(SLOW_PAIR - quantile(sorted, Math.max(0, 1 - share)))
}
