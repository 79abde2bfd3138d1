import type { Draws } from './draws.ts'
import { type Effect, rankOf, tailShare, uniformShift } from './effects.ts'
import type { NoiseShape, Scenario } from './scenarios.ts'
import type { SimulatedPrompt, SimulatedRequest } from './simulated.ts'

/** TTFT's and TPOT's, in logs. */
export type Level = readonly [ttft: number, tpot: number]

export interface RequestWorld {
  readonly scenario: Scenario
  readonly effect: Effect
  readonly draws: Draws
  readonly prompts: readonly SimulatedPrompt[]
  /** Prompts that head answers twice as slowly. */
  readonly slowPrompts: ReadonlySet<number>
  readonly armShift: Level
  readonly orderEffect: number
}

interface Asked<E> {
  readonly prompt: number
  readonly arm: 'head' | 'base'
  /** Where in the run it stands, from 0 to 1. */
  readonly context: number
  readonly hours: number
  /** In logs, what its arm's own server is slowed by. */
  readonly own?: number
  /** Members that the request carries. */
  readonly extra: E
}

/** More than this share of slow requests is another endpoint. */
const MOST = { moderate: 0.4, severe: 0.3 } as const
/** Times come in whole milliseconds, so that there are ties. */
const CLOCK_MS = 1

/** Makes the requests of one run after another. */
export function requestMaker(world: RequestWorld) {
  return {
    /** The requests of one run, which remember those before them. */
    stream: (shared: { readonly level: Level; readonly tail: number }) => {
      const { scenario, draws } = world
      const noise = [
        noiseOf(scenario.ttft, { draws, burst: scenario.burst, tail: shared.tail }),
        noiseOf(scenario.tpot, { draws, burst: scenario.burst, tail: shared.tail })
      ] as const
      const within = [withinRun(scenario.ttft, draws), withinRun(scenario.tpot, draws)] as const
      return {
        next: <E extends { readonly rep: number; readonly second?: true }>(asked: Asked<E>): SimulatedRequest & E => {
          const noises: Level = [noise[0](), noise[1]()]
          const { context, own = 0 } = asked
          const level: Level = [shared.level[0] + within[0](context) + own, shared.level[1] + within[1](context) + own]
          return answer(world, asked, level, noises)
        },
        driftAtEnd: (): Level => [within[0](1), within[1](1)]
      }
    }
  }
}

/** Autocorrelated body and slow requests in bursts, whose shares over the run stay those of the mixture. */
function noiseOf(
  { body, inherited, moderate, severe }: NoiseShape,
  { draws, burst, tail }: { readonly draws: Draws; readonly burst: number; readonly tail: number }
): () => number {
  const moderateShare = Math.min(MOST.moderate, moderate[0] * tail)
  const severeShare = Math.min(MOST.severe, severe[0] * tail)
  const slowShare = moderateShare + severeShare
  let own = draws.normal()
  let wasSlow = false
  return () => {
    own = inherited * own + Math.sqrt(1 - inherited * inherited) * draws.normal()
    wasSlow = draws.uniform() < (wasSlow ? burst + (1 - burst) * slowShare : slowShare * (1 - burst))
    if (!wasSlow) return body * own
    const [, low, high] = draws.uniform() < severeShare / slowShare ? severe : moderate
    return body * own + Math.log(draws.logUniform(low, high))
  }
}

/** A slope over the run, and now and then a step at some point of it. */
function withinRun({ slope, step }: NoiseShape, { uniform, normal }: Draws): (context: number) => number {
  const rise = slope * normal()
  const jump = uniform() < step[0] ? step[1] * normal() : 0
  const at = uniform()
  return (context) => rise * (context - 0.5) + (context > at ? jump : 0)
}

function answer<E extends { readonly rep: number; readonly second?: true }>(
  world: RequestWorld,
  { prompt: index, arm, hours, extra }: Asked<E>,
  level: Level,
  noises: Level
): SimulatedRequest & E {
  const { scenario, draws, prompts, effect, orderEffect } = world
  const prompt = prompts[index] as SimulatedPrompt // the index is one of theirs
  const inOrder: Level = [extra.second === true ? orderEffect : 0, 0]
  const shift = arm === 'head' ? headShift(world, index, { inOrder, noises }) : inOrder
  const stall = arm === 'head' && effect.kind === 'slow' && draws.uniform() < effect.size
  const ttftNoise = stall ? noises[0] + Math.log(draws.logUniform(3, 10)) : noises[0]
  const failureRatio = scenario.failureRatio + (arm === 'head' && effect.kind === 'errors' ? effect.size : 0)
  const failed = draws.uniform() < failureRatio
  const outTokens = Math.max(4, Math.round(prompt.outputTokens * Math.exp(0.12 * draws.normal())))
  const asked = { prompt: prompt.id, arm, ...extra, tH: Number(hours.toFixed(5)) }
  if (failed) {
    const error = draws.uniform() < 0.5 ? 'timeout' : 'http_5xx'
    return { ...asked, ok: false, error, ttftMs: null, tpotMs: null, e2eMs: null, outTokens: 0 }
  }
  const ttft = (scenario.fixedMs + scenario.perTokenMs * prompt.inputTokens) * Math.exp(level[0] + ttftNoise + shift[0])
  const tpot = scenario.tpotMs * Math.exp(level[1] + noises[1] + shift[1])
  const ttftMs = Math.max(CLOCK_MS, ticks(ttft))
  const e2eMs = ticks(ttftMs + tpot * (outTokens - 1))
  // As a client would have it: from the two times it can see, and the tokens it is told.
  const tpotMs = Number(((e2eMs - ttftMs) / (outTokens - 1)).toFixed(4))
  return { ...asked, ok: true, ttftMs, tpotMs, e2eMs, outTokens }
}

function ticks(ms: number): number {
  return Math.round(ms / CLOCK_MS) * CLOCK_MS
}

/** What head's change adds to this request, in logs, to what its place in the pair already does. */
function headShift(
  { effect, armShift, scenario, slowPrompts }: RequestWorld,
  prompt: number,
  { inOrder, noises }: { readonly inOrder: Level; readonly noises: Level }
): Level {
  const start: Level = [inOrder[0] + armShift[0], inOrder[1] + armShift[1]]
  if (effect.kind === 'tail') {
    const full = Math.log(1 + effect.size)
    return [
      start[0] + full * tailShare(rankOf(scenario.ttft, noises[0])),
      start[1] + full * tailShare(rankOf(scenario.tpot, noises[1]))
    ]
  }
  if (slowPrompts.has(prompt)) return [start[0] + Math.LN2, start[1] + Math.LN2]
  const [ttft, tpot] = uniformShift(effect)
  return [start[0] + ttft, start[1] + tpot]
}
