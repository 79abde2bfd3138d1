import { describe, expect, it } from '@jest/globals'
import { inputsBefore, type StepChange } from '../../../src/plan/base/step-inputs.ts'

const ACTION = 'octo/llm-latency-gate'

function workflow(given: readonly string[], more = ''): string {
  return [
    'on: pull_request',
    'jobs:',
    '  check:',
    '    runs-on: ubuntu-24.04',
    ...(more === '' ? [] : [`    ${more}`]),
    '    steps:',
    '      - uses: actions/checkout@v5',
    `      - uses: ${ACTION}@v1`,
    ...(given.length === 0 ? [] : ['        with:', ...given.map((line) => `          ${line}`)]),
    ''
  ].join('\n')
}

const inputsOf = (old: string | undefined, now: string | undefined, change: Partial<StepChange> = {}) =>
  inputsBefore({ before: old, after: now, job: 'check', actionRepository: ACTION, raw: {}, ...change })
const KEY = `api-key: \${{ secrets.KEY }}`

describe('inputsBefore', () => {
  it('are this run’s where the workflow is as it was, expressions and all', () => {
    const text = workflow([`model: \${{ vars.MODEL }}`, KEY])
    const raw = { model: 'm', 'api-key': 'k' }
    expect(inputsOf(text, text, { raw })).toEqual({ raw })
  })

  it('are the text of the file where that says them, with the key of this run', () => {
    const raw = { model: 'new', 'api-key': 'k', budgets: 'ttft < 1s' }
    const old = workflow(['model: old', 'runs: 3', 'keep-events: true', KEY])
    expect(inputsOf(old, workflow(['model: new', 'budgets: ttft < 1s', KEY]), { raw })).toEqual({
      raw: { model: 'old', runs: '3', 'keep-events': 'true', 'api-key': 'k' }
    })
  })

  it('are this run’s where both sides leave the runner the same to fill in', () => {
    const raw = { model: 'new', key: 'a' }
    const old = workflow(['model: old', `key: \${{ github.job }}`])
    expect(inputsOf(old, workflow(['model: new', `key: \${{ github.job }}`]), { raw })).toEqual({
      raw: { model: 'old', key: 'a' }
    })
  })

  it.each([
    ['another expression', `model: \${{ vars.OLD }}`, `model: \${{ vars.NEW }}`, ''],
    ['an expression that is a text now', `model: \${{ vars.OLD }}`, 'model: new', ''],
    [
      'one that a changed matrix fills in',
      `model: \${{ matrix.m }}`,
      `model: \${{ matrix.m }}`,
      'strategy: { matrix: { m: [a] } }'
    ]
  ])('are unclear with %s', (_, old, now, more) => {
    const raw = { model: 'new' }
    expect(inputsOf(workflow([old]), workflow([now], more), { raw })).toEqual({
      raw,
      unclear: 'the input "model" had another expression, whose value is no longer known'
    })
  })

  it.each([
    ['there is no workflow file', undefined],
    ['before the change the workflow file could not be read', 'jobs: ['],
    ['before the change the workflow had no job "check"', 'jobs: { other: { steps: [] } }'],
    ['before the change the workflow had no job "check"', 'just text'],
    ['before the change the job did not use this action', 'jobs: { check: { steps: [{ run: make }] } }']
  ])('are unclear, since %s', (unclear, old) => {
    const raw = { model: 'm' }
    expect(inputsOf(old, workflow(['model: m']), { raw })).toEqual({ raw, unclear })
  })

  it.each([
    ['another reference of the action', `jobs: { check: { steps: [{ uses: "${ACTION}@v2", with: { model: old } }] } }`],
    [
      'the action by another writing',
      'jobs: { check: { steps: [{ uses: "Octo/LLM-Latency-Gate@v1", with: { model: old } }] } }'
    ],
    [
      'the only step with inputs of this action',
      'jobs: { check: { steps: [{ uses: ./, with: { model: old } }, { uses: actions/checkout@v5, with: { ref: x } }] } }'
    ]
  ])('are found at %s', (_, old) => {
    expect(inputsOf(old, workflow(['model: new']), { raw: { model: 'new' } })).toEqual({ raw: { model: 'old' } })
  })

  it('are found where the action is the repository’s own', () => {
    const text = (model: string) => `jobs: { check: { steps: [{ uses: ./, with: { model: ${model} } }] } }`
    const { actionRepository: _, ...own } = { actionRepository: ACTION, before: text('old'), after: text('new') }
    expect(inputsBefore({ ...own, job: 'check', raw: { model: 'new' } })).toEqual({ raw: { model: 'old' } })
  })

  const twice = (...steps: readonly string[]) =>
    `jobs: { check: { steps: [${steps.map((step) => `{ uses: "${ACTION}@v1", ${step} }`).join(', ')}] } }`

  it('are those of the step with the same id, where the job has several', () => {
    const old = twice('id: one, with: { model: a }', 'id: two, with: { model: b }')
    const now = twice('id: one, with: { model: c }', 'id: two, with: { model: d }')
    expect(inputsOf(old, now, { stepId: 'two', raw: { model: 'd' } })).toEqual({ raw: { model: 'b' } })
  })

  it('are those of the step with the same key, where ids do not tell', () => {
    const old = twice('with: { model: a, key: x }', 'with: { model: b, key: y }')
    const now = twice('with: { model: c, key: x }', 'with: { model: d, key: y }')
    expect(inputsOf(old, now, { raw: { model: 'd', key: 'y' } })).toEqual({ raw: { model: 'b', key: 'y' } })
  })

  it('are unclear where nothing tells several steps apart', () => {
    const old = twice('with: { model: a }', 'with: { model: b }')
    expect(inputsOf(old, workflow(['model: c']), { raw: { model: 'c' } })).toMatchObject({
      unclear: 'before the change the job used this action several times'
    })
  })
})
