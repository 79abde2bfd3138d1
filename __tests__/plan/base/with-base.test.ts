import { describe, expect, it } from '@jest/globals'
import type { Plan } from '../../../src/domain/plan.ts'
import { matchingBase, withBase, withoutKeylessBases } from '../../../src/plan/base/with-base.ts'
import { readPlan } from '../../../src/plan/read-plan.ts'
import { aWorld, CONFIG_PATH, planOf, sha256 } from '../plan-world.ts'

const FOUR = ['a', 'b', 'c', 'd']
const prompts = (ids: readonly string[], text = 'Hi') =>
  ids.map((id) => `- { id: ${id}, prompt: ${text} ${id} }`).join('\n')

function plan(targets: string, promptFile = prompts(FOUR), rest = ''): Plan {
  const config = `targets: [${targets}]\nprompts: p.yml\n${rest}`
  return readPlan({}, aWorld({ [CONFIG_PATH]: config, 'p.yml': promptFile }))
}

const MINI = '{ id: mini, model: gpt-4.1-mini, api-key-env: K }'
const NANO = '{ id: mini, model: gpt-4.1-nano, api-key-env: K }'
const OWN = '{ id: own, model: m, base-url: http://127.0.0.1:8000/v1 }'

const join = (head: Plan, base: Plan, which: 'all' | 'changed' = 'changed') =>
  withBase(
    head,
    { source: 'files-at-base', commit: 'abc1234', targets: base.targets, prompts: base.prompts },
    { sha256, which }
  )
const idsOf = ({ targets }: Plan) => targets.map(({ id }) => id)

describe('a provider’s target', () => {
  it('gets base beside it where the change gives it another model', () => {
    const { plan: both, warnings } = join(plan(NANO), plan(MINI))
    expect(warnings).toEqual([])
    expect(both.targets).toMatchObject([
      { id: 'mini', model: 'gpt-4.1-nano' },
      { id: 'mini (base)', baseOf: 'mini', model: 'gpt-4.1-mini', owned: false }
    ])
    expect(both.base).toMatchObject({ source: 'files-at-base', commit: 'abc1234', prompts: { name: 'p.yml' } })
  })

  it.each([
    ['its parameters', '{ id: mini, model: gpt-4.1-mini, api-key-env: K, params: { temperature: 0 } }', prompts(FOUR)],
    ['its provider', '{ id: mini, model: gpt-4.1-mini, base-url: https://api.groq.com/v1 }', prompts(FOUR)],
    ['the text of one prompt', MINI, prompts(FOUR).replace('Hi a', 'Please hi a')],
    ['the longest answer', MINI, prompts(FOUR).replace('Hi a', 'Hi a, max-output-tokens: 9')]
  ])('gets it where the change touches %s', (_, target, file) => {
    expect(idsOf(join(plan(target, file), plan(MINI)).plan)).toEqual(['mini', 'mini (base)'])
  })

  it.each([
    ['nothing', MINI, prompts(FOUR), ''],
    [
      'the price',
      '{ id: mini, model: gpt-4.1-mini, api-key-env: K, price: { input: 1, output: 2 } }',
      prompts(FOUR),
      ''
    ],
    ['the load', MINI, prompts(FOUR), 'schedule: { in-flight: 2 }'],
    ['the name of a prompt file’s kind', MINI, prompts(FOUR).replace('Hi a', 'Hi a, kind: other'), ''],
    ['budgets and margins', MINI, prompts(FOUR), 'budgets: [ttft.p95 < 1s]'],
    ['which prompts there are, and none of those that stay', MINI, prompts(['a', 'b', 'c', 'e']), '']
  ])('gets none where the change touches %s', (_, target, file, rest) => {
    const head = plan(target, file, rest)
    expect(join(head, plan(MINI))).toEqual({ plan: head, warnings: [] })
  })

  it('gets it where a target that is named for its model has another', () => {
    const { plan: both } = join(plan('{ model: nano, api-key-env: K }'), plan('{ model: mini, api-key-env: K }'))
    expect(both.targets).toMatchObject([{ id: 'nano' }, { id: 'nano (base)', baseOf: 'nano', model: 'mini' }])
  })

  it('gets none where it is new with the change, and nothing is amiss', () => {
    const head = plan(`${MINI}, { id: second, model: x, api-key-env: K }`)
    expect(join(head, plan(MINI))).toEqual({ plan: head, warnings: [] })
  })

  it('is sent what base’s plan says, by head’s schedule', () => {
    const head = plan(NANO, prompts(FOUR), 'schedule: { in-flight: 2 }')
    const base = join(head, plan(MINI)).plan.targets[1]
    expect(base?.fingerprint).toBe(plan(MINI, prompts(FOUR), 'schedule: { in-flight: 2 }').targets[0]?.fingerprint)
  })

  it('leaves head’s own fingerprint as it was', () => {
    expect(join(plan(NANO), plan(MINI)).plan.fingerprint).toBe(plan(NANO).fingerprint)
  })

  it('is capped by tokens where base has no price and dollars bind head', () => {
    const priced = NANO.replace('api-key-env', 'price: { input: 1, output: 1 }, api-key-env')
    const head = plan(priced, prompts(FOUR), 'schedule: { max-cost: $5 }')
    expect(head.schedule.maxOutputTokenCount).toBe(Number.MAX_SAFE_INTEGER)
    expect(join(head, plan(MINI)).plan.schedule.maxOutputTokenCount).toBe(250_000)
  })
})

describe('an owned target without a "base:" block', () => {
  it('is left to history, since its server is head’s build in both arms', () => {
    const head = plan(OWN.replace('model: m', 'model: m, params: { temperature: 0 }'))
    expect(join(head, plan(OWN))).toEqual({ plan: head, warnings: [] })
  })

  it('is not asked the same twice even where the comparison was asked for, and that is said', () => {
    expect(join(plan(OWN), plan(OWN), 'all')).toEqual({
      plan: plan(OWN),
      warnings: [{ kind: 'base-not-measured', target: 'own', why: 'same-server' }]
    })
  })

  it('is compared where it was asked for and the plan is another', () => {
    const elsewhere = OWN.replace('8000', '8001')
    expect(join(plan(OWN), plan(elsewhere), 'all').plan.targets).toMatchObject([
      { baseUrl: 'http://127.0.0.1:8000/v1' },
      { baseUrl: 'http://127.0.0.1:8001/v1', baseOf: 'own', owned: true }
    ])
  })

  it('is measured against itself to calibrate', () => {
    const head = plan(OWN)
    const found = { source: 'same-plan', targets: head.targets, prompts: head.prompts } as const
    const { plan: both, warnings } = withBase(head, found, { sha256, which: 'all' })
    expect(warnings).toEqual([])
    expect(idsOf(both)).toEqual(['own', 'own (base)'])
    expect(both.targets[1]?.fingerprint).toBe(both.targets[0]?.fingerprint)
  })
})

describe('where the comparison was asked for', () => {
  it('every target that base has is compared, and those that it lacks are named', () => {
    const head = plan(`${MINI}, { id: second, model: x, api-key-env: K }, { id: third, model: y, api-key-env: K }`)
    const { plan: both, warnings } = join(head, plan(MINI), 'all')
    expect(idsOf(both)).toEqual(['mini', 'second', 'third', 'mini (base)'])
    expect(warnings).toEqual([
      { kind: 'base-not-measured', target: 'second', why: 'target-absent' },
      { kind: 'base-not-measured', target: 'third', why: 'target-absent' }
    ])
  })
})

describe('prompts', () => {
  it('of the arm base are those found at base', () => {
    const base = plan(MINI, prompts(FOUR, 'Ho'))
    expect(join(plan(MINI), base).plan.base?.prompts).toEqual(base.prompts)
  })

  it('are head’s where nobody knows base’s', () => {
    const head = plan(NANO)
    const found = { source: 'recorded-plan', targets: plan(MINI).targets } as const
    expect(withBase(head, found, { sha256, which: 'changed' }).plan.base?.prompts).toEqual(head.prompts)
  })

  it.each([
    [['a', 'b', 'x', 'y'], true],
    [['a', 'x', 'y', 'z'], false]
  ])('%j are in common with four: compared %p', (ids, compared) => {
    const { plan: both, warnings } = join(plan(NANO), plan(MINI, prompts(ids)))
    expect(both.base !== undefined).toBe(compared)
    expect(warnings).toEqual(
      compared ? [] : [{ kind: 'base-not-measured', why: 'too-few-common-prompts', detail: '1 of 4' }]
    )
  })
})

describe('a "base:" block', () => {
  const BLOCK = '{ id: gw, model: m, base-url: http://127.0.0.1:4000/v1, base: { base-url: http://127.0.0.1:4001/v1 } }'

  it('is kept whatever was found, and asked base’s prompts', () => {
    const base = plan(OWN.replace('own', 'gw'), prompts(FOUR, 'Ho'))
    const { plan: both } = join(plan(BLOCK), base)
    expect(both.targets).toMatchObject([{ id: 'gw' }, { id: 'gw (base)', baseUrl: 'http://127.0.0.1:4001/v1' }])
    expect(both.base).toMatchObject({ source: 'base-block', prompts: base.prompts })
  })

  it('is asked head’s prompts where too few of base’s are the same, and that is said', () => {
    const head = plan(BLOCK)
    expect(join(head, plan(OWN, prompts(['x', 'y'])))).toEqual({
      plan: head,
      warnings: [{ kind: 'base-not-measured', why: 'too-few-common-prompts', detail: '0 of 4' }]
    })
  })
})

describe('matchingBase', () => {
  const named = (id: string, model = id) => ({ id, model })

  it.each([
    ['the same name', named('a', 'x'), [named('a', 'x')], [named('a', 'y'), named('b')], 'a'],
    [
      'the only target of either side, whatever it is called',
      named('a', 'x'),
      [named('a', 'x')],
      [named('b', 'y')],
      'b'
    ],
    [
      'the only one left over, both named for their models',
      named('n'),
      [named('n'), named('s')],
      [named('s'), named('o')],
      'o'
    ]
  ])('finds %s', (_, target, heads, bases, id) => {
    expect(matchingBase(target, { heads, bases })?.id).toBe(id)
  })

  it.each([
    ['names that a user chose', named('a', 'x'), [named('a', 'x'), named('s')], [named('s'), named('b', 'y')]],
    ['two left over at base', named('n'), [named('n'), named('s')], [named('s'), named('o'), named('p')]],
    ['two left over at head', named('n'), [named('n'), named('m')], [named('o')]],
    ['an empty base', named('n'), [named('n')], []]
  ])('does not guess with %s', (_, target, heads, bases) => {
    expect(matchingBase(target, { heads, bases })).toBeUndefined()
  })
})

describe('withoutKeylessBases', () => {
  const both = join(plan(NANO), plan(MINI.replace('K', 'OLD_KEY'))).plan

  it('drops a base whose variable is empty, and says which that is', () => {
    const { plan: kept, warnings } = withoutKeylessBases(
      both,
      ({ key }) => key.from === 'environment' && key.name === 'OLD_KEY'
    )
    expect(idsOf(kept)).toEqual(['mini'])
    expect(kept.base).toBeUndefined()
    expect(warnings).toEqual([{ kind: 'base-not-measured', target: 'mini', why: 'key-missing', detail: 'OLD_KEY' }])
  })

  it('leaves the plan alone where all keys are there, and where head’s is missing too', () => {
    expect(withoutKeylessBases(both, () => false)).toEqual({ plan: both, warnings: [] })
    expect(withoutKeylessBases(both, () => true)).toEqual({ plan: both, warnings: [] })
  })

  it('keeps the bases of other targets', () => {
    const two = planOf(
      ['a', 'b']
        .map(
          (id) =>
            `  - { id: ${id}, model: m, base-url: http://127.0.0.1:1/v1, base: { base-url: http://127.0.0.1:2/v1, api-key-env: ${id.toUpperCase()} } }\n`
        )
        .join('')
        .replace(/^/, 'targets:\n')
    )
    const { plan: kept } = withoutKeylessBases(two, ({ key }) => key.from === 'environment' && key.name === 'A')
    expect(idsOf(kept)).toEqual(['a', 'b', 'b (base)'])
    expect(kept.base).toBeDefined()
  })
})
