import { type Draws, drawsOf } from './draws.ts'
import type { NoiseShape, Scenario } from './scenarios.ts'

const KINDS = ['p50', 'ttft', 'throughput', 'tail', 'slow', 'errors', 'improve'] as const

/**
 * What head does to latency. `p50+10`: all times 10 % longer; `ttft+10`: TTFT alone; `throughput-10`: a tenth fewer tokens
 * a second; `tail+25`: the slowest fifth, up to 25 %, the middle untouched; `bimodal`: one prompt in ten takes twice as
 * long; `slow+5`: 5 % of the requests stall; `errors+5`: 5 % more fail; `improve-10`: all times 10 % shorter.
 */
export interface Effect {
  readonly kind: 'none' | 'bimodal' | (typeof KINDS)[number]
  readonly size: number
}

export function parseEffect(text: string): Effect {
  if (text === 'none' || text === 'bimodal') return { kind: text, size: 0 }
  const [, word, number] = /^([a-z0-9]+)[+-](\d+(?:\.\d+)?)$/.exec(text) ?? []
  const kind = KINDS.find((known) => known === word)
  if (kind === undefined) {
    throw new RangeError(`effect "${text}": expected none, bimodal, or one of ${KINDS.join(', ')} with its per cent`)
  }
  return { kind, size: Number(number) / 100 }
}

/** Log shifts of TTFT and TPOT that fall on every request of head. */
export function uniformShift({ kind, size }: Effect): readonly [ttft: number, tpot: number] {
  if (kind === 'p50') return [Math.log(1 + size), Math.log(1 + size)]
  if (kind === 'improve') return [Math.log(1 - size), Math.log(1 - size)]
  if (kind === 'ttft') return [Math.log(1 + size), 0]
  if (kind === 'throughput') return [0, -Math.log(1 - size)]
  return [0, 0]
}

/** The share of a tail effect at this rank of the noise: none below 0.80, all from 0.94, smooth between. */
export function tailShare(rank: number): number {
  if (rank <= 0.8) return 0
  if (rank >= 0.94) return 1
  const way = (rank - 0.8) / 0.14
  return way * way * (3 - 2 * way)
}

/** The share of a metric's usual noise that is at most `value`. */
export function rankOf(shape: NoiseShape, value: number): number {
  const sorted = usualNoise(shape)
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low / sorted.length
}

const DRAWN = 60_000
const noiseOfShape = new Map<NoiseShape, Float64Array>()

/** The sorted noise of the requests of one run: the body and its slow parts, without run effects. */
function usualNoise(shape: NoiseShape): Float64Array {
  const known = noiseOfShape.get(shape)
  if (known !== undefined) return known
  const draws = drawsOf(987_654_321)
  const values = Float64Array.from({ length: DRAWN }, () => {
    const slow = slowness(shape, draws)
    return shape.body * draws.normal() + slow
  }).sort()
  noiseOfShape.set(shape, values)
  return values
}

function slowness({ severe, moderate }: NoiseShape, draws: Draws): number {
  const chance = draws.uniform()
  if (chance < severe[0]) return Math.log(draws.logUniform(severe[1], severe[2]))
  if (chance < severe[0] + moderate[0]) return Math.log(draws.logUniform(moderate[1], moderate[2]))
  return 0
}

/** The true quantiles of head as ratios to those of base, with prompts normalized. */
export interface Truth {
  readonly p50: number
  readonly p95: number
}

export function truthOf(effect: Effect, scenario: Scenario): { readonly ttft: Truth; readonly tpot: Truth } {
  const [ttft, tpot] = uniformShift(effect)
  const stalls = effect.kind === 'slow'
  return {
    ttft: metricTruth(effect, scenario.ttft, ratioOf(effect, ttft)),
    tpot: stalls ? { p50: 1, p95: 1 } : metricTruth(effect, scenario.tpot, ratioOf(effect, tpot))
  }
}

function ratioOf({ kind, size }: Effect, shift: number): number {
  if (shift === 0) return 1
  if (kind === 'throughput') return Number((1 / (1 - size)).toFixed(4))
  return kind === 'improve' ? 1 - size : 1 + size
}

function metricTruth({ kind, size }: Effect, shape: NoiseShape, uniform: number): Truth {
  if (kind === 'tail') return { p50: 1, p95: 1 + size }
  if (kind !== 'bimodal' && kind !== 'slow') return { p50: uniform, p95: uniform }
  const draws = drawsOf(5)
  const before = usualNoise(shape)
  const after = before
    .map((value) => {
      if (kind === 'bimodal') return draws.uniform() < 0.1 ? value + Math.LN2 : value
      return draws.uniform() < size ? value + Math.log(draws.logUniform(3, 10)) : value
    })
    .sort()
  const change = (q: number): number => {
    const index = Math.floor(q * (before.length - 1))
    return Number(Math.exp((after[index] as number) - (before[index] as number)).toFixed(3))
  }
  return { p50: change(0.5), p95: change(0.95) }
}
