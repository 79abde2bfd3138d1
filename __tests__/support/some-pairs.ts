import type { Sample } from '../../src/domain/sample.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { aSample } from './a-run.ts'
import { normal } from './noise.ts'

export interface PairShape {
  readonly seed: number
  readonly scenarioCount: number
  readonly pairCount: number
  /** Times head's latencies. */
  readonly factor: number
  /** Log standard deviation from request to request. */
  readonly noise: number
  /** Changes the samples of a pair, base first. */
  readonly change: (samples: readonly [Sample, Sample], pair: number) => readonly [Sample, Sample]
}

const PLAIN: PairShape = {
  seed: 1,
  scenarioCount: 20,
  pairCount: 60,
  factor: 1,
  noise: 0.05,
  change: (samples) => samples
}

/** Pairs of base and head as they are measured: each scenario once a round, the arms in random order. */
export function somePairs(over: Partial<PairShape> = {}): readonly Sample[] {
  const shape = { ...PLAIN, ...over }
  const random = seededRandom(shape.seed)
  return Array.from({ length: shape.pairCount }, (_, pair) => pairOf(shape, pair, random)).flat()
}

function pairOf({ scenarioCount, factor, noise, change }: PairShape, pair: number, random: Random): readonly Sample[] {
  const scenario = pair % scenarioCount
  const headSecond = random() < 0.5
  const sampleOf = (arm: 'base' | 'head'): Sample => {
    const times = arm === 'head' ? factor : 1
    const ttftMs = (100 + 10 * scenario) * times * Math.exp(noise * normal(random))
    const lastMs = ttftMs + 200 * times * Math.exp(noise * normal(random))
    return aSample({
      scenarioId: `s${scenario + 1}`,
      round: Math.floor(pair / scenarioCount),
      arm,
      pair,
      startedAtMs: 1000 * (2 * pair + ((arm === 'head') === headSecond ? 1 : 0)),
      ttftMs,
      ttfatMs: ttftMs,
      lastMs,
      endMs: lastMs + 1
    })
  }
  return change([sampleOf('base'), sampleOf('head')], pair)
}

/** Fails one arm of a pair. */
export function failed(sample: Sample): Sample {
  const { ttftMs: _ttft, ttfatMs: _ttfat, lastMs: _last, endMs: _end, outputTokenCount: _tokens, ...rest } = sample
  return { ...rest, outcome: 'timeout-total' }
}
