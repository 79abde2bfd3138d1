import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { planText } from '../../src/commands/plan-text.ts'
import type { Plan } from '../../src/domain/plan.ts'
import type { Check } from '../../src/domain/verdict.ts'
import { forecast } from '../../src/plan/forecast/forecast.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { aCheck, aPairedCheck, provisional } from '../support/a-report.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const PRICE = 'price: { input: 1, output: 10 }'
const PROVIDER = `{ id: mini, model: gpt, api-key-env: K, ${PRICE} }`
const GATEWAY = `{ id: gw, model: m, base-url: http://127.0.0.1:1/v1, base: { base-url: http://127.0.0.1:2/v1 }, ${PRICE} }`

function plan(targets: string, rest = ''): Plan {
  const prompts = Array.from({ length: 10 }, (_, index) => `- { id: p${index}, prompt: Hi, max-output-tokens: 100 }`)
  const files: Readonly<Record<string, string>> = {
    'c.yml': `targets: [${targets}]\nprompts: p.yml\n${rest}`,
    'p.yml': prompts.join('\n')
  }
  const world = { readText: (path: string) => files[path], sha256, builtinSets: {} }
  return readPlan({ config: 'c.yml' }, { ...world, defaultConfigPath: 'c.yml' })
}

const foreseen = (checks: readonly Check[], unknown: readonly string[] = [], others: readonly Check[] = []) => ({
  checks,
  unknown,
  atOtherRate: { falseAlarmRatio: 0.05, checks: others }
})

const said = (of: Plan, over: Partial<Parameters<typeof planText>[0]> = {}) =>
  planText({
    plan: of,
    warnings: [],
    forecast: forecast(of),
    foresight: foreseen([]),
    runCount: 0,
    ...over
  })

describe('planText', () => {
  it('says what is compared with what, and how often each is asked', () => {
    const text = said(plan(`${PROVIDER}, ${GATEWAY}`), { runCount: 3 })
    expect(text).toMatch(/^2 targets, 10 prompts of p\.yml, 0 budgets; 3 runs on record\./)
    expect(text).toMatch(/mini +gpt +https:\/\/api\.openai\.com\/v1 +history \(a provider’s\) +60 requests in 6 rounds/)
    expect(text).toMatch(/gw +m +http:\/\/127\.0\.0\.1:1\/v1 +base, in pairs \(owned\) +60 to 400 pairs of 10 prompts/)
    expect(text).toMatch(/gw \(base\) +m +http:\/\/127\.0\.0\.1:2\/v1 +nothing: it is the base of gw +60 to 400 pairs/)
  })

  it('says what it takes usually and at most', () => {
    const text = said(plan(GATEWAY))
    // 60 pairs and 2 warm-ups of each arm. At most 400 pairs and 24 of prompts that look slow, and all of that once more,
    // since base has a place of its own. 100 tokens each at $10 per million, and 1 token of input at $1.
    expect(text).toMatch(/Requests +124 +1,700\n/)
    expect(text).toMatch(/Output tokens +12,400 +170,000\n/)
    expect(text).toMatch(/Cost +\$0\.12 +\$1\.70\n/)
  })

  it('says what reasoning may add, where a limit is not the user’s own', () => {
    expect(said(plan(PROVIDER))).toContain(
      '\nIf a model turns out to reason (mini), each answer may have 4,000 tokens more.\n'
    )
    const own = PROVIDER.replace('gpt,', 'gpt, params: { max_completion_tokens: 200 },')
    expect(said(plan(own))).not.toContain('turns out to reason')
    expect(said(plan(`${own}, ${PROVIDER.replace('mini', 'maxi')}`))).toContain('turns out to reason (maxi), each')
  })

  it('says what another rate of false alarms would detect', () => {
    const at = (ratio: number) => aCheck({ target: 'mini', detectableRatio: ratio })
    expect(said(plan(PROVIDER), { foresight: foreseen([at(0.14)], [], [at(0.11)]) })).toContain(
      '"gate.false-alarms" is 1 %. At 5 % these would be detectable: +11 % in place of +14 % for mini: TTFT p50.'
    )
    expect(said(plan(PROVIDER), { foresight: foreseen([at(0.14)], [], [at(0.14)]) })).not.toContain('false-alarms')
  })

  it('says of whom no most is known, since nothing limits the answers', () => {
    const text = said(plan(PROVIDER.replace('gpt,', 'gpt, params: { max_tokens: null },')))
    expect(text).toMatch(/Output tokens +6,400 +–\n/)
    expect(text).toMatch(/Cost +\$0\.064 +–\n/)
    expect(text).toContain('There is no maximum: the "params" of mini remove the limit on answers.')
    const custom = 'custom: { path: /chat, body: { message: "{{prompt}}" } }'
    expect(said(plan(`{ id: app, model: bot, api: custom, base-url: http://127.0.0.1:1, ${custom} }`))).toContain(
      'There is no maximum: the "body" of app has no {{max-tokens}}.'
    )
  })

  it('says that several runs take as much each', () => {
    expect(said(plan(PROVIDER, 'runs: 5'))).toContain('"runs" makes 5, one after another.')
    expect(said(plan(PROVIDER))).not.toContain('"runs"')
  })

  it('names the caps, and whose price is missing', () => {
    expect(said(plan(GATEWAY, 'schedule: { max-cost: $2, timeout: 10m }'))).toContain('ends at $2.00, 10.0 min.')
    const text = said(plan(PROVIDER.replace(`, ${PRICE}`, '')))
    expect(text).toContain('ends at 1,000,000 input tokens, 250,000 output tokens, 15.0 min.')
    expect(text).toContain('The cost is unknown, because these targets have no "price": mini.')
    expect(text).toMatch(/Cost +– +–\n/)
  })

  it('says the smallest change of each check, and by what it is known', () => {
    const checks = [
      aPairedCheck({ target: 'gw', marginRatio: 0.1, detectableRatio: 0.083 }),
      aCheck({ target: 'mini', metric: 'error_rate', statistic: 'rate', detectableRatio: 0.05 }),
      provisional(aCheck({ target: 'mini', metric: 'tpot', detectableRatio: 0.42 }), 2)
    ]
    const text = said(plan(`${PROVIDER}, ${GATEWAY}`), { foresight: foreseen(checks) })
    expect(text).toMatch(/gw: TTFT p50 +\+10 % +\+8\.3 % +pairs\n/)
    expect(text).toMatch(/mini: error rate +.* +\+5 points +history\n/)
    expect(text).toMatch(/mini: TPOT p50 +\+6 % +\+42 % +history, of few runs\n/)
  })

  it('says of what nothing is known, and what would make it known', () => {
    const text = said(plan(`${PROVIDER}, ${GATEWAY}`), { foresight: foreseen([], ['mini', 'gw']) })
    expect(text).toContain(
      'The smallest change that mini can detect is unknown: no comparable run is stored; stored runs will tell.'
    )
    expect(text).toContain(
      'The smallest change that gw can detect is unknown: no comparable run is stored; calibrate measures it.'
    )
  })

  it('passes on what was noticed on the way', () => {
    const warning = { kind: 'base-not-measured', target: 'mini', why: 'target-absent' } as const
    expect(said(plan(PROVIDER), { warnings: [warning] })).toMatch(/\nnote: .*mini/)
  })
})
