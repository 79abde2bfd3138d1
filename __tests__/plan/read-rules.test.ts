import { describe, expect, it } from '@jest/globals'
import { readRules } from '../../src/plan/read-rules.ts'
import { aWorld, CONFIG_PATH, complaintsOf } from './plan-world.ts'

const rules = (config: string) => readRules({}, aWorld({ [CONFIG_PATH]: config }))

describe('readRules', () => {
  it('needs no target, and no prompt set that is there', () => {
    expect(rules('budgets: [ttft < 1s]\nprompts: gone.yml\ngate: { fail-on: [drift] }\n')).toMatchObject({
      targets: [],
      budgets: [{ metric: 'ttft', limit: 1000 }],
      gate: { failOn: ['drift'], falseAlarmRatio: 0.01 }
    })
  })

  it('knows whose speed is whose and what it costs', () => {
    const config =
      'targets:\n  - { id: a, model: m, owned: false, base-url: https://h.com, price: { input: 1, output: 2 } }\n'
    expect(rules(config).targets).toMatchObject([{ id: 'a', owned: false, price: { input: 1, output: 2 } }])
  })

  it('knows which changes are accepted, and whether it is a trial', () => {
    const accept = '{ check: a ttft p95, up-to: 35%, until: 2027-01-31, reason: longer prompt }'
    const target = { target: 'a', metric: 'ttft', statistic: 'p95', upToRatio: 0.35 }
    expect(rules(`accept: [${accept}]\ntrial: true\n`)).toMatchObject({ accept: [target], trial: true })
    expect(rules('runs: 2\n')).toMatchObject({ accept: [], trial: false })
  })

  it('does not mind a cap that measuring would not survive', () => {
    expect(rules('targets: [{ model: m }]\nschedule: { max-total-output-tokens: 1 }\n').targets).toHaveLength(1)
  })

  it('takes a budget of any target where the configuration names none', () => {
    expect(rules('budgets:\n  - mini: ttft < 1s\n').budgets).toMatchObject([{ target: 'mini' }])
  })

  it('reports all that is wrong', () => {
    const complaints = complaintsOf(() => rules('targets: [{ modle: m }]\nbudgets: [fast]\ngate: { checks: [] }\n'))
    expect(complaints.filter((line) => line.startsWith(CONFIG_PATH))).toHaveLength(4)
  })
})
