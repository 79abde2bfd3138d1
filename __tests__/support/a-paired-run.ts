import type { RunFile } from '../../src/domain/run-file.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { aRun, aSample, sha256 } from './a-run.ts'
import { normal } from './noise.ts'

export interface PairedShape {
  readonly pairCount: number
  /** Times every latency of head. */
  readonly factor: number
  /** Log standard deviation within a pair. */
  readonly noise: number
  readonly headModel: string
  readonly scenarioIds: readonly string[]
  readonly baseScenarios: readonly { readonly id: string; readonly text: string }[]
  readonly change: (sample: Sample) => Sample
}

const IDS = ['s1', 's2', 's3', 's4'] as const
const PLAIN: PairedShape = {
  pairCount: 40,
  factor: 1,
  noise: 0,
  headModel: 'mini-model',
  scenarioIds: IDS,
  baseScenarios: IDS.map((id) => ({ id, text: id })),
  change: (sample) => sample
}

/** A run whose one target, `mini`, was asked in pairs with its base, either first in turn: first token after 100 ms, then 10 ms a token. */
export function aPairedRun(over: Partial<PairedShape> = {}): RunFile {
  const shape = { ...PLAIN, ...over }
  const plain = aRun({ scenarioCount: 1, roundCount: 1 })
  const [target] = plain.plan.targets
  if (target === undefined) throw new Error('a run has a target')
  const scenario = (id: string, text: string) => ({ id, kind: 'chat', hash: sha256(text) })
  return {
    ...plain,
    plan: {
      ...plain.plan,
      scenarios: shape.scenarioIds.map((id) => scenario(id, id)),
      base: {
        source: 'files-at-base',
        commit: 'abc1234'.padEnd(40, '0'),
        scenarios: shape.baseScenarios.map(({ id, text }) => scenario(id, text))
      },
      targets: [
        { ...target, parts: { ...target.parts, model: shape.headModel } },
        { ...target, id: 'mini (base)', baseOf: 'mini', parts: { ...target.parts, baseUrl: 'http://base.test/v1' } }
      ]
    },
    samples: pairedSamples(shape)
  }
}

function pairedSamples({ pairCount, factor, noise, scenarioIds, change }: PairedShape): Sample[] {
  const random = seededRandom(7)
  return Array.from({ length: pairCount }, (_, pair) => {
    const scenarioId = scenarioIds[pair % scenarioIds.length] ?? 's1'
    const headFirst = (pair + Math.floor(pair / scenarioIds.length)) % 2 === 1
    const arms = headFirst ? (['head', 'base'] as const) : (['base', 'head'] as const)
    return arms.map((arm, position) => {
      const startedAtMs = 2000 * pair + 1000 * position
      const times = (arm === 'head' ? factor : 1) * Math.exp(noise * normal(random))
      const ttftMs = 100 * times
      const lastMs = ttftMs + 10 * times * 20
      return change(aSample({ scenarioId, pair, arm, startedAtMs, ttftMs, ttfatMs: ttftMs, lastMs, endMs: lastMs + 1 }))
    })
  }).flat()
}

/** Head's samples changed, base's left alone. */
export const ofHead =
  (over: (sample: Sample) => Partial<Sample>) =>
  (sample: Sample): Sample =>
    sample.arm === 'head' ? { ...sample, ...over(sample) } : sample
