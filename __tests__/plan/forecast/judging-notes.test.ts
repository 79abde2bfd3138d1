import { describe, expect, it } from '@jest/globals'
import { judgingNotes } from '../../../src/plan/forecast/judging-notes.ts'
import { planOf } from '../plan-world.ts'

const TARGET = '{ id: a, model: m, base-url: "http://127.0.0.1:1/v1" }'
const PAIRED = TARGET.replace('id: a', 'id: p, base: { base-url: "http://127.0.0.1:2/v1" }')
/** One prompt of 200 tokens at most. */
const notes = (rest: string, targets = TARGET) =>
  judgingNotes(planOf(`targets: [${targets}]\nprompts: builtin:smoke-6\n${rest}\n`))

describe('judgingNotes', () => {
  it('has nothing to say of a plan whose every check and budget can be judged', () => {
    expect(notes('budgets: [ttft < 1s, tpot < 30ms, error_rate < 1%, e2e.mean < 9s]')).toEqual([])
  })

  it('says that nothing is compared, or nothing judged at all', () => {
    expect(notes('compare: off\nbudgets: [ttft < 1s]')).toEqual([expect.stringContaining('Only budgets are judged')])
    expect(notes('compare: off')).toEqual([expect.stringContaining('Nothing is judged')])
  })

  it('says which check few requests leave to pairs, and few pairs to nobody', () => {
    expect(notes('schedule: { requests: 19 }')).toEqual([
      'Comparing a p50 with history needs 20 requests, and a gets 19: without pairs the check stays undecided.'
    ])
    expect(notes('schedule: { requests: 19 }', PAIRED)).toEqual([])
    const p95 = 'schedule: { pairs: 60..99 }\ngate: { checks: [{ metric: ttft, statistic: p95 }] }'
    expect(notes(p95, `${TARGET}, ${PAIRED}`)).toEqual([
      'Comparing a p95 in pairs needs 100 pairs, and p gets fewer: the check stays undecided.'
    ])
  })

  it('says which budget few requests cannot meet, and which they cannot judge', () => {
    const [, met] = notes('schedule: { requests: 19 }\nbudgets: [ttft < 1s]')
    expect(met).toBe(
      'The budget ttft < 1s can be broken but never met: meeting it needs 20 requests, and the plan makes fewer.'
    )
    const [, mute, ...others] = notes('schedule: { requests: 7 }\nbudgets: [ttft.p50 < 1s]')
    expect(mute).toBe('The budget ttft.p50 < 1s stays undecided for a: it needs more requests than the plan makes.')
    expect(others).toEqual([])
  })

  it('says which budget answers are too short for, unless the model reasons', () => {
    const plan = planOf(`targets: [${TARGET}]\nbudgets: [tpot < 30ms, ttft < 1s]\n`)
    const scenarios = plan.prompts.scenarios.map((scenario) => ({ ...scenario, maxOutputTokens: 7 }))
    expect(judgingNotes({ ...plan, prompts: { ...plan.prompts, scenarios } })).toEqual([
      'The budget tpot < 30ms needs answers of 8 tokens, and the prompts limit them to 7: only reasoning can be longer.'
    ])
  })

  it('says at whom a budget is not judged, by a limit of its own', () => {
    const short = TARGET.replace('id: a', 'id: s, params: { max_tokens: 5 }')
    expect(notes('budgets: [tpot < 30ms]', `${TARGET}, ${short}`)).toEqual([
      'The budget tpot < 30ms is not judged for s: its "params" limit answers to too few tokens.'
    ])
  })

  it('says that few requests open a connection', () => {
    expect(notes('budgets: [connect < 1s]')).toEqual([expect.stringContaining('most reuse one from warm-up')])
  })
})
