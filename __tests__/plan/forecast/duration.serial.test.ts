import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import { measureOnce } from '../../../src/measure-run.ts'
import { factsOnRecord, forecast } from '../../../src/plan/forecast/forecast.ts'
import { startSimulator } from '../../../src/simulator/start-simulator.ts'
import { createMeasurePort } from '../../../src/wiring/machine.ts'
import { planOf } from '../plan-world.ts'

const PROGRESS = { start: () => undefined, advance: () => undefined, stop: () => undefined, note: () => undefined }

const own = (id: string, url: string, rest = ''): string =>
  `{ id: ${id}, model: m, base-url: "${url}", params: { max_tokens: 60 }${rest} }`
const SMALL = 'prompts: builtin:smoke-6'
/** Each by the addresses of two equal servers. */
const PLANS: Readonly<Record<string, (url: string, other: string) => string>> = {
  'one target': (url) => `targets: [${own('a', url)}]\n${SMALL}\nschedule: { requests: 20, in-flight: 1 }`,
  'two targets, four requests at a time': (url, other) =>
    `targets: [${own('a', url)}, ${own('b', other)}]\n${SMALL}\nschedule: { requests: 40, in-flight: 4 }`,
  pairs: (url, other) =>
    `targets: [${own('a', url, `, base: { base-url: "${other}" }`)}]\n${SMALL}\nschedule: { pairs: 20..20, in-flight: 2 }`
}

async function measured(plan: Plan) {
  const facts = {
    plan,
    context: { event: 'local', key: 'k', feedsBaseline: false },
    environment: {},
    tool: { name: 'gate', version: '0' },
    seed: 1
  }
  const measure = createMeasurePort({ plan, keys: () => undefined, progress: PROGRESS })
  return measureOnce({ facts, measure, ordinal: 0, warm: false })
}

// Both sides of the ratio come from the same run, so that a slow machine slows both alike.
describe('the forecast of a duration', () => {
  it.each(Object.entries(PLANS))('is within a fifth of what the requests on record took: %s', async (_name, config) => {
    const servers = await Promise.all(
      [7, 8].map((seed) => startSimulator({ seed, ttftMs: 40, tpotMs: 1, jitter: 0.3 }))
    )
    try {
      const [url = '', other = ''] = servers.map((server) => server.url)
      const plan = planOf(config(url, other))
      const { run, durationMs } = await measured(plan)
      const { usual } = forecast(plan, factsOnRecord([digestRun(run, { ordinal: 0 })]))
      expect(durationMs / (usual.durationMs ?? 0)).toBeGreaterThan(0.8)
      expect(durationMs / (usual.durationMs ?? 0)).toBeLessThan(1.2)
    } finally {
      await Promise.all(servers.map((server) => server.close()))
    }
  })
})
