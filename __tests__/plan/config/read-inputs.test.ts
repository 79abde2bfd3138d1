import { describe, expect, it } from '@jest/globals'
import { API_IDS } from '../../../src/domain/plan.ts'
import { given, type RawInputs, readInputs } from '../../../src/plan/config/read-inputs.ts'
import { eitherOf } from '../../../src/plan/text/wording.ts'

const complaints = (raw: RawInputs) => readInputs(raw).problems.map(({ where, message }) => `${where}: ${message}`)

describe('readInputs', () => {
  it('takes what is empty as not given, as the runner passes every input', () => {
    const read = readInputs({ model: '', runs: '', comment: ' ', budgets: '\n', 'fail-on': '' })
    expect(read.problems).toEqual([])
    expect(Object.values(read.over).filter((value) => value !== undefined)).toEqual([])
    expect(read).toMatchObject({ budgets: [], target: { given: [] } })
    expect(read.failOn).toBeUndefined()
  })

  it('reads each in the form of the file', () => {
    const raw = {
      runs: '5',
      'keep-events': 'true',
      compare: 'off',
      'fail-on': 'regression, budget\ndrift',
      'max-cost': '$2'
    }
    expect(readInputs(raw)).toMatchObject({
      over: { runs: 5, 'keep-events': true, compare: 'off' },
      failOn: ['regression', 'budget', 'drift'],
      maxCostUsd: 2,
      problems: []
    })
  })

  it('can say that nothing fails', () => {
    expect(readInputs({ 'fail-on': 'none' }).failOn).toEqual([])
  })

  it.each([
    [{ runs: 'x' }, 'input "runs": got "x"; expected a whole number from 1 to 30'],
    [{ runs: '1.5' }, 'input "runs": got "1.5"; expected a whole number from 1 to 30'],
    [{ 'keep-events': 'yes' }, 'input "keep-events": got "yes"; expected true or false'],
    [{ compare: 'histroy' }, 'input "compare": got "histroy"; expected auto, interleaved, history or off'],
    [{ comment: 'on_change' }, 'input "comment": got "on_change"; expected on-change, always, failure or never'],
    [{ store: 'cache' }, 'input "store": got "cache"; expected artifact, branch or file'],
    [{ 'max-cost': '1€' }, 'input "max-cost": got "1€"; expected an amount in US dollars above 0, such as $1.00'],
    [
      { 'baseline-workflow': 'nightly' },
      'input "baseline-workflow": got "nightly"; expected the file of a workflow, such as nightly.yml'
    ],
    [
      { 'fail-on': 'budget, drft' },
      'input "fail-on": got "drft"; expected regression, budget, could-not-measure, inconclusive, no-baseline, drift or rules-changed'
    ],
    [{ api: 'openai' }, `input "api": got "openai"; expected ${eitherOf(API_IDS)}`],
    [{ modle: 'm' }, 'input "modle": unknown input']
  ])('says of %j what is expected', (raw, complaint) => {
    expect(complaints(raw)).toEqual([complaint])
  })

  it('guesses which input was meant, and tells it from a variable of the workflow', () => {
    const hints = (raw: RawInputs) => readInputs(raw).problems.map(({ hint }) => hint)
    expect(hints({ budget: 'ttft.p95 < 1s' })).toEqual([
      'Did you mean "budgets"? If INPUT_BUDGET is a variable of the workflow itself, rename it.'
    ])
    expect(hints({ fail_on: 'none' })).toEqual([expect.stringContaining('Did you mean "fail-on"?')])
    expect(hints({ 'base-ulr': 'https://h/v1' })).toEqual(['Did you mean "base-url"?'])
    expect(complaints({ 'use-case': 'chat' })).toEqual(['input "use-case": unknown input'])
    expect(complaints({ version: '1.2', environment: 'staging' })).toEqual([])
  })

  it('says of a key that is more than one line what it should be', () => {
    expect(complaints({ key: 'a\nb' })).toEqual(['input "key": got "a b"; expected text, on one line'])
  })

  it('reports every wrong input at once', () => {
    expect(complaints({ runs: 'x', compare: 'x', store: 'x' })).toHaveLength(3)
  })

  it('never says what the key is', () => {
    expect(JSON.stringify(readInputs({ model: 'm', 'api-key': 's3cret' }))).not.toContain('s3cret')
  })
})

describe('given', () => {
  it('trims', () => {
    expect(given({ model: ' m\n' }, 'model')).toBe('m')
    expect(given({ model: ' ' }, 'model')).toBeUndefined()
    expect(given({}, 'model')).toBeUndefined()
  })
})
