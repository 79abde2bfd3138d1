import { describe, expect, it } from '@jest/globals'
import { complaintsOf, planOf } from '../plan-world.ts'

const config = (line: string) => `targets: [{ id: mini, model: m }, { id: my gw, model: m }]\naccept:\n  - ${line}\n`
const entry = (check: string, more = 'up-to: +35%, until: 2027-01-31, reason: longer system prompt') =>
  config(`{ check: ${check}, ${more} }`)
const complaints = (text: string) => complaintsOf(() => planOf(text))

describe('an accepted change', () => {
  it.each([
    ['mini ttft p95', { target: 'mini', metric: 'ttft', statistic: 'p95' }],
    ['my gw error_rate rate', { target: 'my gw', metric: 'error_rate', statistic: 'rate' }],
    ['mini tpot worst-prompt', { target: 'mini', metric: 'tpot', statistic: 'worst-prompt' }]
  ])('names the check as the output failed-checks does: %s', (check, named) => {
    const rest = { upToRatio: 0.35, until: '2027-01-31', reason: 'longer system prompt' }
    expect(planOf(entry(check)).accept).toEqual([{ ...named, ...rest }])
  })

  it.each(['to be filled in', 'tbd', 'To Do', 'fixme', 'n/a', '...', '-'])(
    'is refused where its reason is still %j',
    (reason) => {
      const [line = ''] = complaints(entry('mini ttft p95', `up-to: +35%, until: 2027-01-31, reason: "${reason}"`))
      expect(line).toContain('at accept[0].reason: "mini ttft p95": the reason is still')
    }
  )

  it.each([
    ['a target', 'mimi ttft p95', 'there is no target "mimi"; expected mini or my gw', 'Did you mean "mini"?'],
    [
      'a metric',
      'mini tttf p95',
      expect.stringMatching(/^there is no check of the metric "tttf"; expected ttft, /),
      'Did you mean "ttft"?'
    ],
    [
      'a statistic',
      'mini ttft p59',
      'there is no check of the ttft statistic "p59"; expected p50, p95 or worst-prompt',
      'Did you mean "p50"?'
    ],
    [
      'a metric that is no check',
      'mini cost mean',
      expect.stringContaining('there is no check of the metric "cost"'),
      undefined
    ]
  ])('is refused where it mistypes %s', (_, check, message, hint) => {
    const [line = '', ...hints] = complaints(entry(check))
    expect(line).toMatch(/^\.github\/llm-latency\.yml:3:\d+: at accept\[0\]\.check: /)
    expect(line.replace(/^.*?check: ".*?": /, '')).toEqual(message)
    expect(hints).toEqual(hint === undefined ? [] : [`  hint: ${hint}`])
  })

  it.each([
    [
      'mini',
      '.github/llm-latency.yml:3:14: at accept[0].check: "mini" is not the name of a check; expected TARGET METRIC STATISTIC'
    ],
    [
      'ttft p95',
      '.github/llm-latency.yml:3:14: at accept[0].check: "ttft p95" is not the name of a check; expected TARGET METRIC STATISTIC'
    ]
  ])('is refused for more than one check: %s', (check, message) => {
    expect(complaints(entry(check))[0]).toContain(message)
  })

  it.each([
    [
      'up-to: 35, until: 2027-01-31, reason: x',
      '.github/llm-latency.yml:3:36: at accept[0].up-to: got 35; expected the largest accepted increase, such as +35%'
    ],
    ['up-to: +35%, until: soon, reason: x', 'expected a day as YYYY-MM-DD, such as 2027-01-31'],
    ['up-to: +35%, until: 2027-02-30, reason: x', 'expected a day as YYYY-MM-DD, such as 2027-01-31'],
    ['up-to: +35%, reason: x', '"until" is missing'],
    ['up-to: +35%, until: 2027-01-31', '"reason" is missing']
  ])('needs a size, an end and a reason: %s', (more, message) => {
    expect(complaints(entry('mini ttft p95', more))[0]).toContain(message)
  })

  it('is said once of each check', () => {
    const line = (check: string) => `{ check: ${check}, up-to: +35%, until: 2027-01-31, reason: x }`
    expect(complaints(config(`${line('mini ttft p95')}\n  - ${line('mini ttft  p95')}`))).toEqual([
      '.github/llm-latency.yml:4:14: at accept[1].check: "mini ttft p95" is already accepted by accept[0], at .github/llm-latency.yml:3:14',
      '  hint: Keep one of the two.'
    ])
    expect(complaints(config(`${line('mini ttft p95')}\n  - ${line('mini ttft p50')}`))).toEqual([])
    // A line whose check does not exist is reported for that alone.
    expect(complaints(config(`${line('x')}\n  - ${line('x')}`)).filter((one) => one.includes('already'))).toEqual([])
  })

  it('is refused for the base or the upstream of a target', () => {
    const gateway =
      'targets: [{ id: gw, model: m, base-url: http://127.0.0.1:1/v1, base: { base-url: http://127.0.0.1:2/v1 } }]\n'
    const accept = 'accept: [{ check: gw (base) ttft p95, up-to: 5%, until: 2027-01-31, reason: x }]\n'
    expect(complaints(gateway + accept)[0]).toContain(' target "gw (base)"; expected gw')
  })

  it('is none where the file has none', () => {
    expect(planOf('targets: [{ model: m }]').accept).toEqual([])
  })
})
