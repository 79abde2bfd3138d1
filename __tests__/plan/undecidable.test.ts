import { describe, expect, it } from '@jest/globals'
import type { RawInputs } from '../../src/plan/config/read-inputs.ts'
import { readPlan } from '../../src/plan/read-plan.ts'
import { readRules } from '../../src/plan/read-rules.ts'
import { aWorld, CONFIG_PATH, complaintsOf } from './plan-world.ts'

const TARGET = '{ model: m, base-url: "http://127.0.0.1:1/v1" }'
/** One prompt, so that as many requests are made as are asked for. */
const complaints = (rest: string, { target = TARGET, raw = {} }: { target?: string; raw?: RawInputs } = {}) =>
  complaintsOf(() =>
    readPlan(raw, aWorld({ [CONFIG_PATH]: `targets: [${target}]\nprompts: builtin:smoke-6\n${rest}\n` }))
  )

describe('undecidableChecks', () => {
  const P95 = 'gate: { checks: [{ metric: ttft }, { metric: ttft, statistic: p95 }] }'

  it('refuses checks beside a file that compares nothing', () => {
    const [problem, hint] = complaints(`compare: off\n${P95}`)
    expect(problem).toMatch(
      /^\.github\/llm-latency\.yml:4:\d+: at gate\.checks: checks compare with a baseline, but "compare" is off$/
    )
    expect(hint).toContain('Remove "compare: off" or the checks')
    expect(complaints('compare: off')).toEqual([])
  })

  it('lets an input compare nothing for once', () => {
    expect(complaints(P95, { raw: { compare: 'off' } })).toEqual([])
  })

  it('refuses a second check of the same thing, and names both', () => {
    const twice = 'gate:\n  checks:\n    - { metric: ttft }\n    - { metric: ttft, statistic: p50, margin: 50% }'
    expect(complaints(twice)).toEqual([
      '.github/llm-latency.yml:6:7: at gate.checks[1]: ttft p50 is already checked by gate.checks[0], at .github/llm-latency.yml:5:7',
      '  hint: Keep one of the two.'
    ])
    expect(complaints(twice.replace('p50', 'p95'))).toEqual([])
  })

  it('refuses a percentile that neither requests nor pairs are enough for', () => {
    const few = `compare: history\nschedule: { requests: 59 }\n${P95}`
    const [problem, hint, ...others] = complaints(few)
    expect(problem).toContain(
      '.github/llm-latency.yml:5:36: at gate.checks[1]: a p95 needs at least 60 requests per target, but "schedule" allows at most 59 requests'
    )
    expect(hint).toContain('Raise "schedule.requests" to 60 or more.')
    expect(others).toEqual([])
    expect(complaints(few.replace('59', '60'))).toEqual([])
  })

  it('counts the pairs that there may be', () => {
    const of = (pairs: string) => complaints(`schedule: { requests: 59${pairs} }\n${P95}`)
    expect(of('')).toEqual([])
    expect(of(', pairs: 60..100')).toEqual([])
    expect(of(', pairs: 60..99')).toEqual([
      expect.stringContaining(
        'at least 60 requests or 100 pairs per target, but "schedule" allows at most 59 requests or 99 pairs'
      ),
      expect.stringContaining('Raise "schedule.requests" to 60 or more, or "schedule.pairs" to 100 or more.')
    ])
  })

  it('refuses a speed that answers are too short for by their own limit', () => {
    const short = TARGET.replace('m,', 'm, params: { max_tokens: 5 },')
    const speed = 'gate: { checks: [{ metric: tpot }] }'
    expect(complaints(speed, { target: short })[0]).toContain(
      'at gate.checks[0]: "tpot" needs answers of at least 8 tokens'
    )
    expect(complaints(speed, { target: `${short}, ${TARGET.replace('m,', 'other,')}` })).toEqual([])
    expect(complaints('', { target: short })).toEqual([])
  })
})

describe('undecidableBudgets', () => {
  const short = TARGET.replace('m,', 'm, params: { max_tokens: 7 },')

  it('refuses a speed that answers are too short for by their own limit', () => {
    const speed = 'budgets: [tpot < 30ms]'
    expect(complaints(speed, { target: short })[0]).toContain(
      '.github/llm-latency.yml:3:11: at budgets[0]: "tpot < 30ms": "tpot" needs answers of at least 8 tokens, but the "params" of "m" limit answers to fewer'
    )
    expect(complaints(speed, { target: `${short}, ${TARGET.replace('m,', 'other,')}` })).toEqual([])
    expect(complaints(speed, { target: short.replace('7', '8') })).toEqual([])
    expect(complaints('budgets: [ttft < 1s]', { target: short })).toEqual([])
  })

  it('refuses the same of stored runs, whatever was sent', () => {
    const world = aWorld({ [CONFIG_PATH]: `targets: [${short}]\nbudgets: [tpot < 30ms]\n` })
    expect(complaintsOf(() => readRules({}, world))[0]).toContain('"tpot" needs answers of at least 8 tokens')
  })

  const few = (schedule: string, compare = 'history') =>
    complaints(`compare: ${compare}\nschedule: { ${schedule} }\nbudgets: [ttft.p50 < 1s]`)

  it('refuses a limit that so few requests neither meet nor break', () => {
    expect(few('requests: 7')).toEqual([
      expect.stringMatching(/"ttft\.p50 < 1s": 7 requests are too few to decide this budget/),
      expect.stringContaining('Raise "schedule.requests" to 20 or more.')
    ])
    expect(few('requests: 8')).toEqual([])
  })

  it('counts the pairs that there may be', () => {
    expect(few('requests: 7', 'auto')).toEqual([])
    expect(few('requests: 7, pairs: 2..6', 'auto')).toHaveLength(2)
  })
})
