import { describe, expect, it } from '@jest/globals'
import { againstItself } from '../../src/commands/calibrate.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { LOCAL_PLAN_WORLD } from '../../src/wiring/cli-environment.ts'

const planOf = (target: string) =>
  againstItself(
    readPlan(
      { config: 'c.yml' },
      { ...LOCAL_PLAN_WORLD, readText: () => `targets: [{ ${target} }]\nprompts: builtin:smoke-6\n` }
    )
  )

describe('the plan against itself', () => {
  it('asks the server of base too', () => {
    const { targets, base } = planOf(
      'id: local, model: m, base-url: "http://127.0.0.1:1/v1", base: { base-url: "http://127.0.0.1:2/v1" }'
    )
    expect(targets.map(({ id, model, baseUrl, baseOf }) => [id, model, baseUrl, baseOf])).toEqual([
      ['local', 'm', 'http://127.0.0.1:1/v1', undefined],
      ['local (base)', 'm', 'http://127.0.0.1:2/v1', 'local']
    ])
    expect(base?.source).toBe('base-block')
  })

  it('asks one server where there is one', () => {
    const { targets, base } = planOf('id: local, model: m, base-url: "http://127.0.0.1:1/v1"')
    expect(targets.map(({ baseUrl }) => baseUrl)).toEqual(['http://127.0.0.1:1/v1', 'http://127.0.0.1:1/v1'])
    expect(base?.source).toBe('same-plan')
  })
})
