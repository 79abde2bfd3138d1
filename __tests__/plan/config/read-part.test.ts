import { describe, expect, it } from '@jest/globals'
import { complaintsOf, planOf } from '../plan-world.ts'

const config = `targets:
  - { id: a, model: m, base-url: "http://localhost:1/v1" }
  - { id: b, model: m, base-url: "http://localhost:2/v1", direct: { base-url: "http://localhost:3/v1" } }
  - { id: c, model: m, base-url: "http://localhost:4/v1" }
budgets: ["a: ttft.p95 < 1s", "b: ttft.p95 < 1s", error_rate < 1%]
`
const complaints = (raw: Readonly<Record<string, string>>) => complaintsOf(() => planOf(config, raw))

describe('a part that is measured for another job', () => {
  it('is said beside the whole plan, which stays the same for all of them', () => {
    const [whole, part] = [planOf(config), planOf(config, { mode: 'measure', targets: 'a, b', shard: '2/8' })]
    expect(part).toEqual({
      ...whole,
      mode: 'measure',
      part: { targets: ['a', 'b'], shard: { index: 2, count: 8 } }
    })
  })

  it('may be the whole', () => {
    expect(planOf(config, { mode: 'measure' })).toEqual({ ...planOf(config), mode: 'measure' })
  })
})

describe('a run of some targets', () => {
  const plan = planOf(config, { targets: 'b' })

  it('has these, what is measured beside them, and their budgets', () => {
    expect(plan.targets.map(({ id }) => id)).toEqual(['b', 'b (direct)'])
    expect(plan.budgets.map(({ target, metric }) => `${target} ${metric}`)).toEqual(['b ttft', 'undefined error_rate'])
  })

  it('has its share of the false alarms that the whole may raise', () => {
    expect(plan.gate.falseAlarmRatio).toBeCloseTo(planOf(config).gate.falseAlarmRatio / 3, 12)
  })
})

describe('what cannot be meant', () => {
  it.each<[Readonly<Record<string, string>>, string]>([
    [{ targets: 'aa' }, 'input "targets": there is no target "aa"; expected "a", "b", "c"'],
    [{ targets: 'b (direct)' }, 'input "targets": there is no target "b (direct)"; expected "a", "b", "c"'],
    [
      { shard: '1/2' },
      'input "shard": got 1/2 with "mode: run"; a shard is measured with "mode: measure", and another job merges all shards'
    ],
    [
      { mode: 'report', shard: '1/2' },
      'input "mode": got "report" together with "targets" or "shard"; a report covers everything that was measured'
    ],
    [
      { mode: 'report', targets: 'a' },
      'input "mode": got "report" together with "targets" or "shard"; a report covers everything that was measured'
    ],
    [{ mode: 'mesure' }, 'input "mode": got "mesure"; expected run, measure or report'],
    [
      { mode: 'measure', shard: '9/8' },
      'input "shard": got "9/8"; expected the number of this part and the number of parts, such as 2/8'
    ],
    [{ mode: 'measure', shard: '0/8' }, 'input "shard": got "0/8"'],
    [{ mode: 'measure', shard: 'x' }, 'input "shard": got "x"'],
    [
      { mode: 'measure', shard: '3/21' },
      'input "shard": got 3/21, but there are only 20 prompts; expected at most 20 parts'
    ]
  ])('%j: %s', (raw, message) => {
    const [first] = complaints(raw)
    expect(first).toContain(message)
  })
})
