import { describe, expect, it } from '@jest/globals'
import type { RuleChange } from '../../../src/domain/rules.ts'
import { changedRules } from '../../../src/plan/base/changed-rules.ts'
import { planOf } from '../plan-world.ts'

const OWNED = '{ id: mini, model: m, base-url: "http://127.0.0.1:1/v1" }'
const HOSTED = '{ id: mini, model: gpt-4.1-mini, api-key-env: K }'

function changes(base: string, head: string, target = OWNED, headTarget = target) {
  return changedRules(planOf(`targets: [${target}]\n${base}\n`), planOf(`targets: [${headTarget}]\n${head}\n`))
}

const texts = (list: readonly RuleChange[]) =>
  list.map(({ rule, base = '–', head = '–' }) => `${rule}: ${base} → ${head}`)

/** The paths of all values in a plan but those that are derived from others, and what of a target is sent. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (path.some((step) => ['fingerprint', 'hash', 'messages', 'text', 'reason', 'key'].includes(step))) return []
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}

const OTHER: Readonly<Record<string, string>> = { ttft: 'tpot', '<': '>' }

/** A copy of the value with another one at the path. */
function mutated<T>(value: T, [step, ...rest]: readonly string[]): T {
  if (step !== undefined) {
    const members = Object.entries(value as object).map(([name, inner]) => [
      name,
      name === step ? mutated(inner, rest) : inner
    ])
    return (Array.isArray(value) ? members.map(([, inner]) => inner) : Object.fromEntries(members)) as T
  }
  if (typeof value === 'number') return (value + 1) as T
  return (typeof value === 'boolean' ? !value : (OTHER[String(value)] ?? `${value}x`)) as T
}

describe('changedRules, of a plan with everything in it', () => {
  const whole = {
    ...planOf(`
targets:
  - { id: mini, model: m, base-url: "http://127.0.0.1:1/v1", price: { input: 1, output: 2 }, labels: { a: b }, control: true, build-id: b1,
      direct: { base-url: "http://127.0.0.1:3/v1" }, base: { base-url: "http://127.0.0.1:2/v1" }, extra-headers: { x-a: b } }
budgets: [ttft.p95 < 1s]
gate: { fail-on: [regression], checks: [{ metric: ttft, margin: "max(10%, 10ms)" }] }
accept: [{ check: mini ttft p50, up-to: +9%, until: 2099-01-31, reason: r }]
schedule: { max-cost: $1, pairs: 60..80 }
compare: interleaved
anchor: v1
baseline-workflow: x.yml
ca-file: c.pem
paths: [src/**]
when-label: l
`),
    aRuleOfTomorrow: { limitMs: 5 }
  }
  // Prompts are known by their hash, and what stands beside a target by the target's name.
  const derived = ['targets.1.id', 'targets.2.id']
  const paths = leavesOf(whole).filter(
    (path) => !['prompts', 'base'].includes(path[0] ?? '') && !derived.includes(path.join('.'))
  )

  it('has them all', () => expect(paths.length).toBeGreaterThan(70))

  it.each(paths.map((path) => [path.join('.'), path] as const))('finds another value of %s', (_, path) => {
    const { laxer, stricter } = changedRules(whole, mutated(whole, path))
    expect([...laxer, ...stricter]).not.toEqual([])
  })

  it('shows a rule that nothing is known of', () => {
    const { laxer } = changedRules(whole, mutated(whole, ['aRuleOfTomorrow', 'limitMs']))
    expect(texts(laxer)).toEqual(['a-rule-of-tomorrow.limit: 5ms → 6ms'])
  })
})

describe('changedRules', () => {
  it('finds nothing where nothing but the wording of the file differs', () => {
    const same = changes('budgets: [ttft.p95 < 1s]', 'trial: false\nbudgets: ["ttft.p95  <  1000ms"]')
    expect(same).toEqual({ laxer: [], stricter: [] })
  })

  it.each<[what: string, base: string, head: string, shown: string]>([
    [
      'a wider margin',
      '',
      'gate: { checks: [{ metric: ttft, margin: 900% }, { metric: tpot }, { metric: e2e }] }',
      '900%'
    ],
    ['a check that is gone', '', 'gate: { checks: [{ metric: ttft }] }', 'gate.checks.e2e p50.margin: '],
    [
      'a raised budget',
      'budgets: [ttft.p95 < 1s]',
      'budgets: [ttft.p95 < 9s]',
      'budgets.ttft p95: ttft.p95 < 1s → ttft.p95 < 9s'
    ],
    ['a budget that is gone', 'budgets: [ttft.p95 < 1s]', '', 'budgets.ttft p95: ttft.p95 < 1s → –'],
    ['comparing switched off', '', 'compare: off', 'compare: auto → off'],
    ['a label that starts measuring', '', 'when-label: never-set', 'when-label: – → never-set'],
    ['paths', '', 'paths: [nothing/**]', 'paths: – → nothing/**'],
    ['no comment', '', 'comment: never', 'comment: on-change → never'],
    [
      'a shorter fail-on',
      'gate: { fail-on: [regression, budget] }',
      'gate: { fail-on: [budget] }',
      'gate.fail-on: regression, budget → budget'
    ],
    ['fail-on in place of the table', '', 'gate: { fail-on: [drift] }', 'gate.fail-on: – → drift'],
    ['fewer false alarms', '', 'gate: { false-alarms: 0.01% }', 'gate.false-alarms: 1% → 0.01%'],
    ['a trial', '', 'trial: true', 'trial: false → true'],
    ['fewer pairs', '', 'schedule: { pairs: 2..2 }', 'schedule.pairs.least: 60 → 2'],
    [
      'a raised cap',
      '',
      'schedule: { max-total-input-tokens: 900000000 }',
      'schedule.max-total-input-tokens: – → 900000000'
    ],
    ['another store', '', 'store: branch', 'store: artifact → branch'],
    ['another key', 'key: a', 'key: b', 'key: a → b'],
    ['another baseline workflow', '', 'baseline-workflow: x.yml', 'baseline-workflow: – → x.yml'],
    ['a CA of its own', '', 'ca-file: ca.pem', 'ca-file: – → ca.pem'],
    [
      'an accepted slowdown',
      '',
      'accept: [{ check: mini ttft p50, up-to: +900%, until: 2099-01-31, reason: because }]',
      'accept.mini ttft p50: – → up to +900% until 2099-01-31'
    ]
  ])('shows %s', (_, base, head, shown) => {
    expect(texts(changes(base, head).laxer).join('\n')).toContain(shown)
  })

  it.each<[what: string, target: string, shown: string]>([
    ['owned: false', `${OWNED.slice(0, -2)}, owned: false }`, 'targets.mini.owned: true → false'],
    ['control: true', `${OWNED.slice(0, -2)}, control: true }`, 'targets.mini.control: – → true'],
    ['another label', `${OWNED.slice(0, -2)}, labels: { compare: on } }`, 'targets.mini.labels.compare: – → on'],
    ['a price', `${OWNED.slice(0, -2)}, price: { input: 0, output: 0 } }`, 'targets.mini.price.input: – → 0'],
    [
      'another server',
      OWNED.replace(':1/', ':2/'),
      'targets.mini.base-url: http://127.0.0.1:1/v1 → http://127.0.0.1:2/v1'
    ],
    ['another name', OWNED.replace('mini', 'other'), 'targets.mini.id: mini → other'],
    ['a base of its own', `${OWNED.slice(0, -2)}, base: { base-url: "http://127.0.0.1:9/v1" } }`, '']
  ])('shows %s of a target', (_, target, shown) => {
    expect(texts(changes('', '', OWNED, target).laxer).join('\n')).toContain(shown)
  })

  it('shows a slower server behind base', () => {
    const beside = (port: number) => `${OWNED.slice(0, -2)}, base: { base-url: "http://127.0.0.1:${port}/v1" } }`
    const { laxer } = changes('', '', beside(8), beside(9))
    expect(texts(laxer)).toEqual(['targets.mini (base).base-url: http://127.0.0.1:8/v1 → http://127.0.0.1:9/v1'])
  })

  it('says nothing of a schedule that follows from a new target', () => {
    const priced = '{ id: mini, model: gpt-4.1-mini, api-key-env: K, price: { input: 1, output: 2 } }'
    const cost = 'schedule: { max-cost: $1 }'
    const { laxer, stricter } = changedRules(
      planOf(`targets: [${priced}]\n${cost}\n`),
      planOf(`targets: [${priced}, ${OWNED.replace('mini', 'own')}]\n${cost}\n`)
    )
    expect(texts(laxer)).toEqual([])
    expect(texts(stricter)).toContain('targets.own: – → measured')
  })

  it('puts what can be many last', () => {
    const prompts = ['builtin:chat-20', 'builtin:smoke-6'] as const
    const both = changes(`prompts: ${prompts[0]}`, `prompts: ${prompts[1]}\ncompare: off\ntrial: true`)
    expect(both.laxer.slice(0, 2).map(({ rule }) => rule)).toEqual(['trial', 'compare'])
    expect(both.laxer.length).toBeGreaterThan(20)
  })

  it('names a target that is no longer measured, and nothing of its settings', () => {
    const both = changedRules(
      planOf(`targets: [${OWNED}, { id: slow, model: m, base-url: "http://127.0.0.1:2/v1" }]`),
      planOf(`targets: [${OWNED}]`)
    )
    expect(texts(both.laxer)).toEqual(['targets.slow: measured → –'])
  })

  it.each([
    ['a new budget', '', 'budgets: [ttft.p95 < 1s]'],
    ['a tighter budget', 'budgets: [ttft.p95 < 1s]', 'budgets: [ttft.p95 < 500ms]'],
    [
      'a new check',
      '',
      'gate: { checks: [{ metric: ttft }, { metric: tpot }, { metric: e2e }, { metric: ttft, statistic: p95 }] }'
    ],
    ['an acceptance that goes', 'accept: [{ check: mini ttft p50, up-to: +9%, until: 2099-01-31, reason: r }]', ''],
    ['more comments', '', 'comment: always'],
    ['an end of the trial', 'trial: true', '']
  ])('keeps %s quiet', (_, base, head) => {
    const { laxer, stricter } = changes(base, head)
    expect({ laxer, count: stricter.length > 0 }).toEqual({ laxer: [], count: true })
  })

  it('leaves a new model of a hosted target to the pairs', () => {
    expect(changes('', '', HOSTED, HOSTED.replace('gpt-4.1-mini', 'gpt-5')).laxer).toEqual([])
    const unpaired = changes('compare: history', 'compare: history', HOSTED, HOSTED.replace('gpt-4.1-mini', 'gpt-5'))
    expect(texts(unpaired.laxer)).toContain('targets.mini.model: gpt-4.1-mini → gpt-5')
  })
})
