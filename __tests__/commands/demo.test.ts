import { describe, expect, it } from '@jest/globals'
import { judgeChange } from '../../bench/verdict/history.ts'
import type { SimulatedFile, SimulatedRequest, SimulatedRun } from '../../bench/verdict/simulated.ts'
import { DEMO_MODEL } from '../../src/commands/demo.ts'
import { drawChunks, drawRunEffect } from '../../src/simulator/latency-model.ts'
import { seededNoise } from '../../src/simulator/random.ts'

const PROMPTS = 6
const ROUNDS = 10
const prompts = Array.from({ length: PROMPTS }, (_, index) => ({ id: `p${index}`, inputTokens: 40, outputTokens: 64 }))

/** The demo's run with this number as an idle machine would see it, every time longer by a factor. */
function runOf(number: number, slowdown: number): SimulatedRun {
  const run = drawRunEffect(DEMO_MODEL, seededNoise(DEMO_MODEL.seed, number))
  const model = { latency: { ...DEMO_MODEL, chunkTokens: 1 }, noise: DEMO_MODEL, run }
  const samples = Array.from({ length: ROUNDS * PROMPTS }, (_, index): SimulatedRequest => {
    const { id, ...request } = prompts[index % PROMPTS] as (typeof prompts)[number]
    const chunks = drawChunks(request, model, seededNoise(DEMO_MODEL.seed, number, index))
    const [first, last] = [chunks.at(0), chunks.at(-1)].map((chunk) => slowdown * (chunk?.atMs ?? Number.NaN))
    const times = { ttftMs: first as number, e2eMs: last as number, tpotMs: null }
    return { prompt: id, arm: 'head', rep: Math.floor(index / PROMPTS), tH: number, ok: true, ...times, outTokens: 64 }
  })
  return { id: `run-${number}`, startedAtH: number, outlierRun: false, samples }
}

const story = (slowdown: number): SimulatedFile => ({
  schema: 'llm-latency-sim/1',
  scenario: 'demo',
  effect: 'none',
  seed: 1,
  truth: { ttft: { p50: slowdown, p95: slowdown }, tpot: { p50: slowdown, p95: slowdown } },
  options: { prompts: PROMPTS, repeats: ROUNDS, baseline: 6, rounds: 0, armSd: 0 },
  prompts,
  baseline: [1, 2, 3, 4, 5, 6].map((number) => runOf(number, 1)),
  head: runOf(7, slowdown),
  second: runOf(8, slowdown)
})

describe('the model of the demo', () => {
  it.each([
    { slowdown: 1.3, verdict: 'regressed' },
    // What a busy machine may take away of it.
    { slowdown: 1.25, verdict: 'regressed' },
    { slowdown: 1, verdict: 'unchanged' }
  ])('lets one job decide after six runs: $slowdown × is $verdict', ({ slowdown, verdict }) => {
    const { checks } = judgeChange([story(slowdown)], { owned: true, runCount: 6 }).first
    const middles = checks.filter(({ statistic }) => statistic === 'p50')
    expect(middles.map((check) => [check.metric, check.verdict])).toEqual([
      ['ttft', verdict],
      ['tpot', verdict],
      ['e2e', verdict]
    ])
  })
})
