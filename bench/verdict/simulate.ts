import { type Draws, drawsOf } from './draws.ts'
import { parseEffect, truthOf } from './effects.ts'
import { type Level, requestMaker } from './requests.ts'
import { type NoiseShape, SCENARIOS, type Scenario, type ScenarioName } from './scenarios.ts'
import type { SimulatedFile, SimulatedPrompt, SimulatedRequest, SimulatedRun, SimulatedSlot } from './simulated.ts'

export interface SimulationOptions {
  readonly scenario: ScenarioName
  /** See `Effect`. */
  readonly effect: string
  readonly seed: number
  readonly mode: 'history' | 'interleaved' | 'both'
  /** Runs of the default branch before head. */
  readonly baseline: number
  readonly prompts: number
  /** Requests to each prompt in a run of one arm. */
  readonly repeats: number
  /** Pairs of each prompt in the interleaved job; `repeats` unless given. */
  readonly rounds?: number
  /** Half of each round's pairs ask base first; else each pair throws a coin. */
  readonly balanced: boolean
  /** Standard deviation, in logs, of what lies between the arms and no interleaving takes away: another server start. */
  readonly armDeviation: number
  /** Each arm has a server of its own, which is busy with something from time to time. */
  readonly ownLoad?: OwnLoad
  /** Log shift of the TTFT of a pair's second request, as by a shared prompt cache. */
  readonly orderEffect: number
  /** Mean hours between runs of the default branch. */
  readonly gapHours: number
  /** Hours that head comes later than the next run would have. */
  readonly headDelayHours: number
  /** Head is measured again in the same job, so many seconds after its first measurement. */
  readonly secondAfterS?: number
  /** Head's run is slow as a whole, or it is not; absent: as often as the endpoint's runs are. */
  readonly slowHead?: boolean
  /**
   * Jobs after head's that measure the same change, each by how alike it is to head's: the correlation of their run effects, and the
   * probability that a slow state lasts. 0: another machine; 1: one machine that stays as it is.
   */
  readonly laterJobs?: readonly number[]
}

/** An Ornstein-Uhlenbeck process in logs, of TTFT and TPOT alike. */
export interface OwnLoad {
  readonly deviation: number
  /** Pairs until it has fallen to 1/e. */
  readonly pairCount: number
}

const DEFAULTS: SimulationOptions = {
  scenario: 'hosted',
  effect: 'none',
  seed: 1,
  mode: 'both',
  baseline: 10,
  prompts: 30,
  repeats: 5,
  balanced: false,
  armDeviation: 0,
  orderEffect: 0,
  gapHours: 8,
  headDelayHours: 0
}
const HOURS_FROM_HEAD_TO_PAIRS = 0.25
const HOURS_FROM_JOB_TO_JOB = 0.25
const S_PER_HOUR = 3600

/**
 * Latencies of an endpoint with drift over hours, runs that differ, autocorrelated noise, slow requests in bursts, failures
 * and a clock of whole milliseconds. All effects multiply:
 *
 *   TTFT = (a + b × input tokens) × exp(drift + run + drift within the run + body + slow part + head's effect)
 *
 * and TPOT alike; end-to-end time is TTFT + TPOT × (tokens − 1). The two arms of the interleaved job share run and drift,
 * and so does head's second measurement with its first. Same options, same numbers.
 */
export function simulate(over: Partial<SimulationOptions> = {}): SimulatedFile {
  const options = { ...DEFAULTS, ...over }
  const scenario = SCENARIOS[options.scenario]
  const effect = parseEffect(options.effect)
  const draws = drawsOf(options.seed)
  const prompts = Array.from({ length: options.prompts }, (_, index) => promptOf(index, draws))
  const slowPrompts = effect.kind === 'bimodal' ? chooseTenth(options.prompts, draws) : new Set<number>()
  const driftAt = drift(scenario, draws)
  const armShift = [options.armDeviation * draws.normal(), options.armDeviation * draws.normal()] as const
  const make = requestMaker({
    scenario,
    effect,
    draws,
    prompts,
    slowPrompts,
    armShift,
    orderEffect: options.orderEffect
  })
  const world: World = { options, scenario, draws, make }

  let hours = 0
  const baseline: SimulatedRun[] = []
  for (let index = 0; index < options.baseline; index += 1) {
    baseline.push({ id: `base-${index}`, ...runAt(world, hours, 'base', driftAt(hours)).run })
    hours -= Math.log(draws.uniform()) * options.gapHours
  }
  hours += options.headDelayHours
  const head = options.mode === 'interleaved' ? undefined : headAt(world, hours, driftAt(hours))
  const pairsAt = head === undefined ? hours : hours + HOURS_FROM_HEAD_TO_PAIRS
  const interleaved = options.mode === 'history' ? undefined : jobAt(world, pairsAt, driftAt(pairsAt))
  const second = head === undefined ? undefined : measuredAgain(world, hours, head.last)
  const again = head && laterJobs(world, { hours: pairsAt, driftAt, first: head.drawn })
  return {
    ...headerOf(options, truthOf(effect, scenario), prompts),
    baseline,
    head: head && { id: 'head', ...head.run },
    interleaved: interleaved && { id: 'pr-job', ...interleaved },
    second: second && { id: 'head-again', ...second },
    again
  }
}

function headerOf(
  { scenario, effect, seed, prompts: count, repeats, baseline, rounds, armDeviation }: SimulationOptions,
  truth: SimulatedFile['truth'],
  prompts: readonly SimulatedPrompt[]
) {
  const options = { prompts: count, repeats, baseline, rounds: rounds ?? repeats, armSd: armDeviation }
  return { schema: 'llm-latency-sim/1', scenario, effect, seed, truth, options, prompts } as const
}

interface World {
  readonly options: SimulationOptions
  readonly scenario: Scenario
  readonly draws: Draws
  readonly make: ReturnType<typeof requestMaker>
}

/** Lognormal lengths: medians of about 330 tokens in and 134 out. */
function promptOf(index: number, { normal }: Draws): SimulatedPrompt {
  const between = (low: number, high: number, value: number): number =>
    Math.round(Math.min(high, Math.max(low, Math.exp(value))))
  const inputTokens = between(16, 8000, 5.8 + 1.1 * normal())
  const outputTokens = between(16, 800, 4.9 + 0.6 * normal())
  return { id: `p${String(index).padStart(3, '0')}`, inputTokens, outputTokens }
}

/** At least one. */
function chooseTenth(count: number, { below }: Draws): ReadonlySet<number> {
  const chosen = new Set<number>()
  while (chosen.size < Math.max(1, Math.round(0.1 * count))) chosen.add(below(count))
  return chosen
}

/** The endpoint's level over hours, in logs, of TTFT and TPOT: a day's cycle and a wandering part. Hours must not fall. */
function drift({ ttft, tpot }: Scenario, { uniform, normal }: Draws): (hours: number) => Level {
  const phase = uniform() * 24
  let before: number | undefined
  let wandering: Level = [normal(), normal()]
  return (hours) => {
    if (before !== undefined) {
      const passed = hours - before
      const next = (shape: NoiseShape, value: number): number => {
        const kept = Math.exp(-passed / shape.wander[1])
        return kept * value + Math.sqrt(1 - kept * kept) * normal()
      }
      wandering = [next(ttft, wandering[0]), next(tpot, wandering[1])]
    }
    before = hours
    const day = Math.sin((2 * Math.PI * (hours + phase)) / 24)
    return [ttft.day * day + ttft.wander[0] * wandering[0], tpot.day * day + tpot.wander[0] * wandering[1]]
  }
}

/** What all requests of a run share. */
interface RunEffect {
  readonly level: Level
  /** Times the usual share of slow requests. */
  readonly tail: number
  readonly isSlow: boolean
}

/** The chances of a run: of its levels and its share of slow requests, standard normal, and the log of how slow it is as a whole. */
interface RunDraws {
  readonly ttft: number
  readonly tpot: number
  readonly tail: number
  readonly slow: number
}

function runDraws({ scenario, draws }: World, forced?: boolean): RunDraws {
  const { normal, uniform, logUniform } = draws
  const common = normal()
  const ttft = 0.6 * common + 0.8 * normal()
  const tpot = 0.6 * common + 0.8 * normal()
  const [probability, low, high] = scenario.slowRuns
  const chance = uniform()
  const slow = (forced ?? chance < probability) ? Math.log(logUniform(low, high)) : 0
  return { ttft, tpot, slow, tail: normal() }
}

/** The chances of a later run, alike to a first one's by this correlation. */
function drawsLike(first: RunDraws, fresh: RunDraws, { correlation, lasts }: Likeness): RunDraws {
  const mixed = (one: number, other: number): number => correlation * one + Math.sqrt(1 - correlation ** 2) * other
  return {
    ttft: mixed(first.ttft, fresh.ttft),
    tpot: mixed(first.tpot, fresh.tpot),
    tail: mixed(first.tail, fresh.tail),
    slow: lasts ? first.slow : fresh.slow
  }
}

interface Likeness {
  readonly correlation: number
  /** The first run's slow state, or its absence, is the later one's too. */
  readonly lasts: boolean
}

function runEffect(
  { scenario }: World,
  [driftTtft, driftTpot]: Level,
  { ttft, tpot, slow, tail }: RunDraws
): RunEffect {
  return {
    level: [driftTtft + (scenario.ttft.run * ttft + slow), driftTpot + (scenario.tpot.run * tpot + 0.7 * slow)],
    tail: Math.exp(scenario.tailRun * tail),
    isSlow: slow > 0
  }
}

type Measured = Omit<SimulatedRun, 'id'>

/** Where a run came to its end, for whatever is measured right after it. */
interface LastState {
  readonly shared: RunEffect
  readonly drifted: Level
}

/** A run of one arm: `repeats` rounds over all prompts, each in an order of its own. */
function runAt(world: World, hours: number, arm: 'head' | 'base', level: Level): { run: Measured; last: LastState } {
  return runWith(world, hours, arm, runEffect(world, level, runDraws(world)))
}

function headAt(world: World, hours: number, level: Level): ReturnType<typeof runWith> & { readonly drawn: RunDraws } {
  const drawn = runDraws(world, world.options.slowHead)
  return { ...runWith(world, hours, 'head', runEffect(world, level, drawn)), drawn }
}

/** The same change measured by later jobs, each of which begins anew. */
function laterJobs(
  world: World,
  {
    hours,
    driftAt,
    first
  }: { readonly hours: number; readonly driftAt: (hours: number) => Level; readonly first: RunDraws }
): readonly SimulatedRun[] | undefined {
  const { options, draws } = world
  if (options.laterJobs === undefined) return undefined
  return options.laterJobs.map((correlation, index) => {
    const at = hours + (index + 1) * HOURS_FROM_JOB_TO_JOB
    const drawn = drawsLike(first, runDraws(world), { correlation, lasts: draws.uniform() < correlation })
    const { run } = runWith(world, at, 'head', runEffect(world, driftAt(at), drawn))
    return { id: `job-${index + 2}`, ...run }
  })
}

function runWith(
  world: World,
  hours: number,
  arm: 'head' | 'base',
  shared: RunEffect
): { run: Measured; last: LastState } {
  const { options, scenario, draws, make } = world
  const stream = make.stream(shared)
  const count = options.repeats * options.prompts
  const samples: SimulatedRequest[] = []
  for (let rep = 0; rep < options.repeats; rep += 1) {
    for (const prompt of draws.shuffled(options.prompts)) {
      const position = samples.length
      const tH = hours + (position * scenario.gapS) / S_PER_HOUR
      samples.push(stream.next({ prompt, arm, context: position / count, hours: tH, extra: { rep } }))
    }
  }
  const run = { startedAtH: Number(hours.toFixed(4)), outlierRun: shared.isSlow, samples }
  return { run, last: { shared, drifted: stream.driftAtEnd() } }
}

/**
 * Head once more, soon after: the same run, drift and slow state of the endpoint, its level where the first measurement had
 * drifted to, and noise of its own.
 */
function measuredAgain(world: World, hours: number, { shared, drifted }: LastState): Measured | undefined {
  const { options, scenario } = world
  if (options.secondAfterS === undefined) return undefined
  const later = options.repeats * options.prompts * scenario.gapS + options.secondAfterS
  const level = [shared.level[0] + drifted[0], shared.level[1] + drifted[1]] as const
  return runWith(world, hours + later / S_PER_HOUR, 'head', { ...shared, level }).run
}

/** The interleaved job: round by round a pair of each prompt, its two requests adjacent. */
function jobAt(world: World, hours: number, level: Level): InterleavedJob {
  const { options, scenario, draws, make } = world
  const shared = runEffect(world, level, runDraws(world))
  const stream = make.stream(shared)
  const rounds = options.rounds ?? options.repeats
  const count = 2 * rounds * options.prompts
  const slots: SimulatedSlot[] = []
  const loads = { base: loadOf(options.ownLoad, draws), head: loadOf(options.ownLoad, draws) }
  const ask = (prompt: number, arm: 'head' | 'base', pair: PairExtra): void => {
    const slot = slots.length
    const { second, ...context } = pair
    const extra = { ...context, slot, second }
    const tH = hours + (slot * scenario.gapS) / S_PER_HOUR
    slots.push(stream.next({ prompt, arm, context: slot / count, hours: tH, extra, own: loads[arm]() }))
  }
  for (let rep = 0; rep < rounds; rep += 1) {
    const coins = options.balanced ? draws.shuffled(options.prompts) : undefined
    for (const [index, prompt] of draws.shuffled(options.prompts).entries()) {
      const pair = { rep, pair: rep * options.prompts + index }
      const [first, second] = armOrder(coins?.[index], draws)
      ask(prompt, first, pair)
      ask(prompt, second, { ...pair, second: true })
    }
  }
  return { startedAtH: Number(hours.toFixed(4)), outlierRun: shared.isSlow, slots }
}

/** What an arm's server is slowed by at its next request: one for each pair. */
function loadOf(load: OwnLoad | undefined, { normal }: Draws): () => number {
  if (load === undefined) return () => 0
  const kept = Math.exp(-1 / load.pairCount)
  let value = normal()
  return () => {
    value = kept * value + Math.sqrt(1 - kept * kept) * normal()
    return load.deviation * value
  }
}

type InterleavedJob = Omit<Measured, 'samples'> & { readonly slots: readonly SimulatedSlot[] }

interface PairExtra {
  readonly rep: number
  readonly pair: number
  readonly second?: true
}

/** By a number that is odd for half of the round's pairs, or by a coin. */
function armOrder(balanced: number | undefined, { uniform }: Draws): readonly ['base' | 'head', 'base' | 'head'] {
  const baseFirst = balanced === undefined ? uniform() < 0.5 : balanced % 2 === 1
  return baseFirst ? ['base', 'head'] : ['head', 'base']
}
